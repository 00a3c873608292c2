"""A file to which finished pieces of a long run are added, one JSON line each, so that the run can go on from it.

A killed run leaves at most its last line unfinished, and that line is dropped when the file is opened again. Any other
line that cannot be read is an error, and the file is left as it is.
"""

import contextlib
import json
import os
import stat
from abc import ABC, abstractmethod
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar, Generic, Self, TypeVar

from claim.arena.errors import ArenaError
from claim.game.errors import BadText, quote

_LONGEST = 100_000  # bytes per line; two programs' names and two reasons take a few hundred
_T = TypeVar("_T")


class Journal(ABC, Generic[_T]):
    """A journal, open for appending: `with ResultsFile(path) as file`. It is locked against other runs.

    Raises ArenaError where another run has it, and BadText where it cannot be opened or holds something else.
    """

    head: ClassVar[bytes]  # how each line begins
    expected: ClassVar[str]  # what a line is, for errors

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self.entries: list[_T] = []
        self.dropped = 0  # bytes of an unfinished last line
        try:
            handle = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
        except OSError as error:
            raise self._problem(error) from error
        self._file = os.fdopen(handle, "r+b")
        try:
            self._begin()
        except BaseException:
            self._file.close()
            raise

    @staticmethod
    @abstractmethod
    def write(entry: _T, /) -> str:
        """Write an entry as a line, with its end."""

    @staticmethod
    @abstractmethod
    def read(line: bytes, /) -> _T:
        """Read an entry from a line. Raises ValueError saying what was expected."""

    def append(self, entry: _T) -> None:
        """Add an entry. It is in the file when this returns. Raises BadText where it cannot be written."""
        try:
            self._file.write(self.write(entry).encode())
            self._file.flush()
        except OSError as error:
            with contextlib.suppress(OSError):  # closing tries to write it again
                self._file.close()
            raise self._problem(error) from error
        self.entries.append(entry)

    def close(self) -> None:
        """Close the file and release its lock."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _begin(self) -> None:
        try:
            if not stat.S_ISREG(os.fstat(self._file.fileno()).st_mode):
                raise BadText("no_file", file=str(self.path), problem="not a regular file")
            if not _lock(self._file.fileno()):
                raise ArenaError("results_busy", file=str(self.path))
            good = 0  # bytes
            for number, line in enumerate(self._lines(), 1):
                try:
                    self.entries.append(self.read(line))
                except (ValueError, RecursionError) as error:
                    if line.endswith(b"\n") or not self._may_be_cut(line):
                        raise self._bad_line(number, line, error) from None
                    self.dropped = len(line)
                    break
                good += len(line)
            if self.dropped:
                self._file.truncate(good)
            elif good and not line.endswith(b"\n"):
                self._file.write(b"\n")
                self._file.flush()
        except OSError as error:
            raise self._problem(error) from error

    def _lines(self) -> Iterator[bytes]:
        self._file.seek(0)
        while line := self._file.readline(_LONGEST):
            yield line

    def _bad_line(self, number: int, line: bytes, error: Exception) -> BadText:
        broken = isinstance(error, (json.JSONDecodeError, UnicodeDecodeError, RecursionError))
        expected, text = self.expected if broken else str(error), line.decode("utf-8", "replace").rstrip("\n")
        return BadText("bad_line", file=str(self.path), line=number, expected=expected, text=quote(text))

    def _may_be_cut(self, line: bytes) -> bool:
        """Return whether a last line begins like ours: a file of another kind, named by mistake, is left alone."""
        return line.startswith(self.head) or self.head.startswith(line)

    def _problem(self, error: OSError) -> BadText:
        return BadText("no_file", file=str(self.path), problem=error.strerror or str(error))


def _lock(handle: int) -> bool:
    """Lock the file for this process, or return False. The lock ends with the process, however that ends."""
    try:
        import fcntl  # noqa: PLC0415  (Unix only: elsewhere there is no lock)
    except ImportError:
        return True
    try:
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)  # unlike flock, not inherited by our children
    except (BlockingIOError, PermissionError):
        return False
    return True
