"""Small JSON files with secrets in the user's data folder, for their owner's eyes only."""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from claim.game.errors import BadText, quote
from claim.game.fields import FieldReader
from claim.records.files import new_file

_MOST_BYTES = 1 << 16


def write_private(path: Path, data: Mapping[str, Any]) -> None:
    """Write such a file. Raises BadText where it cannot be written."""
    try:
        with new_file(path, 0o600) as file:
            file.write(json.dumps(data).encode() + b"\n")
    except OSError as error:
        raise BadText("no_file", file=str(path), problem=error.strerror or quote(error)) from error


def read_private(path: Path) -> FieldReader:
    """Read such a file. Raises BadText where there is none, and where it has no JSON object."""
    try:
        with path.open("rb") as file:
            text = file.read(_MOST_BYTES)
    except OSError as error:
        raise BadText("no_file", file=str(path), problem=error.strerror or quote(error)) from error
    try:
        data: Any = json.loads(text)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        shown = quote(text[:40].decode("utf-8", "replace"))
        raise BadText("bad_field", file=str(path), field="file", expected="a JSON object", text=shown)
    return FieldReader(data, str(path))


def file_name(server: str) -> str:
    """Return a part of a file's name that no other server has."""
    return hashlib.sha256(server.encode()).hexdigest()[:12]
