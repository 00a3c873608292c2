"""The SQLite file itself: readable by its owner alone, served by one process at a time, and still the one opened."""

import errno
import logging
import os
import sqlite3
import stat
import sys
from pathlib import Path

from claim.storage.errors import DatabaseUnavailable

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_PRIVATE = 0o600
_TAKEN = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)
_AFTER_LOCK = 1  # the byte that Windows locks cannot be read by others
_LONGEST_ADDRESS = 300
_log = logging.getLogger("claim.storage")


class SqliteFile:
    """A SQLite file by its real path: links and relative names of one file are the same file."""

    def __init__(self, path: Path) -> None:
        self.path = path.resolve()
        self._lock: int | None = None
        self._identity: tuple[int, int] | None = None

    def make(self) -> None:
        """Create the file if it is missing, readable by its owner alone: SQLite gives its WAL the same mode.

        Raises DatabaseUnavailable where it cannot be created or written.
        """
        try:
            # Never open an existing file: closing it would drop the locks of this process's SQLite connections.
            os.close(os.open(self.path, os.O_CREAT | os.O_EXCL | os.O_RDWR, _PRIVATE))
        except FileExistsError:
            if not os.access(self.path, os.W_OK) or not os.access(self.path.parent, os.W_OK):
                raise self._read_only(os.strerror(errno.EACCES)) from None
        except OSError as error:
            if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
                raise self._read_only(str(error.strerror)) from error
            raise self._unusable(str(error.strerror)) from error
        try:
            sqlite3.connect(self.path).close()  # here, because aiosqlite's thread would print a traceback
        except sqlite3.Error as error:
            raise self._unusable(str(error)) from error

    def _unusable(self, problem: str) -> DatabaseUnavailable:
        return DatabaseUnavailable("no_database", url=str(self.path), problem=problem)

    def _read_only(self, problem: str) -> DatabaseUnavailable:
        return DatabaseUnavailable("read_only_database", url=str(self.path), problem=problem)

    def _warn(self) -> None:
        """Warn about files that others can read."""
        if os.name != "posix":  # elsewhere the mode does not say who can read
            return
        for file in (self.path, *self._beside("-wal", "-shm")):
            try:
                mode = stat.S_IMODE(file.stat().st_mode)
            except FileNotFoundError:
                continue
            if mode & 0o077:
                _log.warning(
                    "others can read %s (mode %03o), which holds hidden cards and the key of all tokens: chmod 600 %s",
                    file,
                    mode,
                    file,
                )

    def _beside(self, *endings: str) -> list[Path]:
        return [Path(f"{self.path}{ending}") for ending in endings]

    def lock(self) -> None:
        """Take the lock that lets only one server use the file. It ends with this process, even if that is killed.

        It is a separate file: a second handle on the database would interfere with SQLite's locks. The file stays
        when the lock is released, because if it were removed, two servers could hold locks of different files.
        Raises DatabaseUnavailable where another process has it.
        """
        try:
            handle = os.open(self._beside(".lock")[0], os.O_CREAT | os.O_RDWR, _PRIVATE)
        except OSError as error:
            raise self._read_only(str(error.strerror)) from error
        try:
            _take(handle)
        except OSError as error:
            if error.errno in _TAKEN:
                os.close(handle)
                raise DatabaseUnavailable("database_in_use", url=str(self.path)) from error
            # A file system without locks, which SQLite needs too. The host has to see to it that there is one server.
            _log.warning("%s cannot be locked (%s): make sure that only one server uses it", self.path, error.strerror)
        self._lock = handle
        os.ftruncate(handle, 0)  # what the server before this one announced

    def announce(self, address: str) -> None:
        """Write where this server can be reached into the lock's file: it is true as long as the lock is held."""
        assert self._lock is not None
        try:
            os.lseek(self._lock, _AFTER_LOCK, os.SEEK_SET)
            os.write(self._lock, address.encode())
        except OSError as error:  # a full disk: others will not find this server, which can serve all the same
            _log.warning("the lock of %s cannot be written: %s", self.path, error.strerror)

    def in_use(self) -> bool:
        """Return whether a server holds the lock."""
        try:
            handle = os.open(self._beside(".lock")[0], os.O_RDWR)
        except OSError:
            return False
        try:
            _take(handle)
        except OSError as error:
            return error.errno in _TAKEN
        else:
            return False
        finally:
            os.close(handle)

    def announced(self) -> str | None:
        """Return where the server that holds the lock can be reached; None if there is none, or it has not said."""
        try:
            handle = os.open(self._beside(".lock")[0], os.O_RDWR)
        except OSError:
            return None
        try:
            _take(handle)
        except OSError as error:
            if error.errno not in _TAKEN:
                return None
            os.lseek(handle, _AFTER_LOCK, os.SEEK_SET)
            return os.read(handle, _LONGEST_ADDRESS).decode() or None
        else:
            return None  # no server had it
        finally:
            os.close(handle)

    def opened(self) -> None:
        """Remember which file this is, for `check`, and warn if others can read it. Call it when SQLite uses it."""
        self._identity = self._now()
        self._warn()

    def check(self) -> None:
        """Check that the file is still the one that was opened: writes to a deleted file are lost.

        Raises FileNotFoundError where it was deleted or replaced.
        """
        if self._identity is not None and self._now() != self._identity:
            raise FileNotFoundError(errno.ENOENT, "the file was deleted or replaced while open", str(self.path))

    def _now(self) -> tuple[int, int] | None:
        try:
            status = self.path.stat()
        except FileNotFoundError:
            return None
        return status.st_dev, status.st_ino

    def release(self) -> None:
        """Release the lock, if it is held."""
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


if sys.platform == "win32":

    def _take(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:

    def _take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
