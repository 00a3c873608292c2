"""Interpreted copies of the compiled modules, loaded from source beside the active ones."""

import functools
import importlib
import sys
from types import ModuleType, SimpleNamespace

from claim.version import SourceFinder, compiled_modules


@functools.cache
def interpreted() -> SimpleNamespace:
    """Return all compilable modules, loaded from source, by their last name: `interpreted().votes`.

    `cards` is that of rules/, not that of game/.
    """
    names = sorted(compiled_modules())  # so rules/ comes after game/
    before = {name: module for name, module in sys.modules.items() if name == "claim" or name.startswith("claim.")}
    finder = SourceFinder()
    for name in before:
        if name != "claim":
            del sys.modules[name]
    attributes = dict(vars(sys.modules["claim"]))
    sys.meta_path.insert(0, finder)
    try:
        found = {name.rsplit(".", 1)[1]: importlib.import_module(name) for name in names}
    finally:
        sys.meta_path.remove(finder)
        for name in [name for name in sys.modules if name.startswith("claim.")]:
            del sys.modules[name]
        sys.modules.update(before)
        vars(sys.modules["claim"]).update(attributes)
    return SimpleNamespace(**found)


def file_of(module: ModuleType) -> str:
    return module.__file__ or ""
