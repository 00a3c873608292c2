"""Record files: reads are bounded, and a crash while writing leaves the old file or the new one, never half of one."""

import errno
import json
import os
import secrets
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from claim.game.errors import BadText, quote
from claim.records.errors import BadRecord
from claim.records.record import Record

MOST_BYTES = 1 << 20  # a game record is about 2,000


def data_folder() -> Path:
    """Return the user's data folder for Claim, following the system's conventions."""
    if os.environ.get("XDG_DATA_HOME"):
        base = Path(os.environ["XDG_DATA_HOME"])
    elif sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path.home() / ".local" / "share"
    return base / "claim"


def make_folder(folder: Path) -> None:
    """Make a missing folder inside the data folder, for its owner's eyes only. Raises OSError where it cannot be made.

    Others are not made: their names may be typing errors.
    """
    target, ours = folder.resolve(), data_folder().resolve()
    if target.is_relative_to(ours):
        ours.parent.mkdir(parents=True, exist_ok=True)
        for one in reversed([one for one in (target, *target.parents) if one.is_relative_to(ours)]):
            one.mkdir(mode=0o700, exist_ok=True)


def read_record(path: Path | str, number: int | None = None) -> Record:
    """Read a record from a file; `number` chooses a line, from 1, of a file with one JSON record per line.

    Raises BadRecord or BadText where there is no such file, line or record.
    """
    name = str(path)
    try:
        with Path(path).open("rb") as file:
            if number is None:
                data = file.read(MOST_BYTES + 1)
            else:
                data = _line(file, number, name)
                name = f"{path}, line {number}"
    except OSError as error:
        raise BadText("no_file", file=name, problem=error.strerror or str(error)) from error
    if number is None and are_many(data):
        raise BadRecord("many_records", file=name)
    if len(data) > MOST_BYTES:
        size = max(len(data), Path(path).stat().st_size)
        raise BadRecord("too_long", file=name, size=size, most=MOST_BYTES)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord("not_utf8", file=name, byte=error.start) from None
    return Record.parse(text, name)


def are_many(data: bytes) -> bool:
    """Return whether these are several JSON records, one per line; a single record may also take several lines."""
    first, *others = data.splitlines() or [b""]
    return first.startswith(b"{") and first.rstrip().endswith(b"}") and any(line.strip() for line in others)


def _line(file: IO[bytes], number: int, name: str) -> bytes:
    """Read a line of a file, up to the length of the longest record. Raises BadRecord where there is no such line."""
    for before in range(number):
        data = file.readline(MOST_BYTES + 1)
        if not data:
            raise BadRecord("no_line", file=name, line=number, last=before)
        while before + 1 < number and data and not data.endswith(b"\n"):  # skip the rest of a very long line
            data = file.readline(MOST_BYTES)
    return data


def write_record(path: Path | str, record: Record) -> None:
    """Write a record: as text if the name ends in .txt, otherwise as JSON. An old file is replaced whole or not at all.

    Raises BadText where it cannot be written.
    """
    path = Path(path)
    replace_file(path, record.to_text() if path.suffix == ".txt" else json.dumps(record.to_json()) + "\n")


def replace_file(path: Path, text: str, mode: int | None = None) -> None:
    """Write a text file. An old one is replaced whole or not at all. Raises BadText where it cannot be written."""
    try:
        with new_file(path, mode) as file:
            file.write(text.encode())
    except OSError as error:
        raise _no_file(path, error) from error


@contextmanager
def new_file(path: Path, mode: int | None = None, kept: Callable[[Path], None] | None = None) -> Iterator[IO[bytes]]:
    """Open a new file, which takes its name only when it is complete: an old one is replaced whole or not at all.

    A link stays, and its target is replaced. Without a `mode` the file gets that of the old one. Raises BadText where
    it cannot be made, and OSError where it cannot be written to its end. Then nothing is left of it, unless `kept` is
    there to be called with the name of the unfinished file.
    """
    try:
        target = path.resolve()
        if target.exists() and not target.is_file():  # a device or a pipe would be replaced as well
            raise OSError(errno.EEXIST, os.strerror(errno.EISDIR if target.is_dir() else errno.EINVAL))
        make_folder(target.parent)
        new = target.with_name(f"{target.name if kept else '.claim'}-{secrets.token_hex(8)}.part")
        opened = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), mode or 0o666)
    except (OSError, RuntimeError, ValueError) as error:  # a loop of links, an impossible name
        raise _no_file(path, error) from error
    try:
        with os.fdopen(opened, "wb") as file:
            yield file
            file.flush()
            os.fsync(opened)
        if mode is None and target.exists():
            new.chmod(stat.S_IMODE(target.stat().st_mode))
        new.replace(target)
    except OSError as error:
        error.filename = error.filename or str(path)
        raise
    finally:
        with suppress(OSError):  # the error that ended it matters more
            if kept is not None and new.exists() and new.stat().st_size:
                kept(new)
            else:
                new.unlink(missing_ok=True)


def _no_file(path: Path, error: Exception) -> BadText:
    return BadText("no_file", file=str(path), problem=getattr(error, "strerror", None) or quote(error))
