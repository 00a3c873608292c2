"""Records in files: read with bounds, written so that a crash leaves the old file or the new one, never half of one."""

import json
import os
import tempfile
from pathlib import Path

from claim.game.errors import BadText, quote
from claim.game.record import Record

MOST_BYTES = 1 << 20  # a game record is about 2,000


def read_record(path: Path | str, number: int | None = None) -> Record:
    """The record in a file; `number` chooses a line of a file that holds one JSON record a line."""
    name = str(path)
    try:
        with Path(path).open("rb") as file:
            if number is None:
                data = file.read(MOST_BYTES + 1)
            else:
                data = b""
                for _ in range(number):
                    data = file.readline(MOST_BYTES + 1)
                name = f"{path}, line {number}"
    except OSError as error:
        raise BadText("no_file", file=name, problem=error.strerror or str(error)) from error
    if len(data) > MOST_BYTES:
        size = max(len(data), Path(path).stat().st_size)
        raise BadText("too_long", file=name, size=size, most=MOST_BYTES)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadText("not_utf8", file=name, byte=error.start) from None
    return Record.parse(text, name)


def write_record(path: Path | str, record: Record) -> None:
    """Write a record: text where the name ends in .txt, JSON otherwise. An old file is replaced whole or not at all."""
    path = Path(path)
    text = record.to_text() if path.suffix == ".txt" else json.dumps(record.to_json()) + "\n"
    temporary = ""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
    except OSError as error:
        if temporary:
            Path(temporary).unlink(missing_ok=True)
        raise BadText("no_file", file=str(path), problem=error.strerror or quote(error)) from error
