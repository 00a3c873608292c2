"""Every error code with its English, collected from the error classes of all rooms."""

import importlib
import pkgutil

import claim
from claim.game.errors import ClaimError


def _texts(kind: type[ClaimError]) -> dict[str, str]:
    found = dict(kind.__dict__.get("texts", {}))
    for below in kind.__subclasses__():
        found |= _texts(below)
    return found


for module in pkgutil.walk_packages(claim.__path__, "claim."):
    if not module.name.startswith(("claim.__main__", "claim.storage.migrations")):  # these run when imported
        try:
            importlib.import_module(module.name)
        except ImportError as missing:
            if "In a clone of Claim" not in str(missing):  # an environment without its package has no codes of its own
                raise

TEXTS = _texts(ClaimError)
