"""The version, and which of the two speeds is active.

The files with a `.pxd` beside them run compiled where an extension was built, interpreted otherwise. With CLAIM_PURE=1
in the environment they run interpreted regardless, to compare the two.
"""

import functools
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

VERSION = "0.2.0"
MEND = (
    "The bots play below their strength. Install a C compiler and Python's headers (Debian, Ubuntu: gcc python3-dev), "
    "then install Claim again from its source: pip install --force-reinstall --no-deps ."
)
_ROOT = Path(__file__).parent


class SourceFinder(importlib.abc.MetaPathFinder):
    """Finds the source of this package's modules, ignoring the compiled ones."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Return the spec of the module's source, if it is one of ours."""
        del path, target
        if not fullname.startswith("claim."):
            return None
        file = _ROOT.joinpath(*fullname.split(".")[1:]).with_suffix(".py")
        return importlib.util.spec_from_file_location(fullname, file) if file.is_file() else None


def obey_environment() -> None:
    """Run interpreted if the environment asks for it. Called once, before anything else is imported."""
    if os.environ.get("CLAIM_PURE") == "1":
        sys.meta_path.insert(0, SourceFinder())


def compiled_modules() -> dict[str, bool]:
    """Return every module that can be compiled, and whether it is."""
    found = {}
    for pxd in sorted(_ROOT.rglob("*.pxd")):
        first = pxd.read_text(encoding="utf-8").split("\n", 1)[0]
        if pxd.name != "__init__.pxd" and "C twin" not in first:
            name = ".".join(("claim", *pxd.relative_to(_ROOT).with_suffix("").parts))
            file = importlib.import_module(name).__file__ or ""
            found[name] = not file.endswith(".py")
    return found


def install_with(extra: str) -> str:
    """Return the command that installs Claim with an extra, in a clone.

    Its distribution `claim-cards` is not on PyPI yet, and `claim` there is another program.
    """
    return f"pip install '.[{extra}]'"


@functools.cache
def interpreted() -> bool:
    """Return whether any module that should be compiled is not: the bots that search then have too little time."""
    return not all(compiled_modules().values())


def version_text() -> str:
    """Return what `claim --version` prints."""
    modules = compiled_modules()
    speed = "compiled" if all(modules.values()) else "interpreted" if not any(modules.values()) else "partly compiled"
    return f"claim {VERSION} ({speed})" + ("\n" + MEND if interpreted() else "")
