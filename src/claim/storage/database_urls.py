"""Reads database URLs, and explains why a database cannot be used."""

import os
import re
from pathlib import Path

from alembic.util import CommandError
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from claim.game.errors import ClaimError, quote
from claim.records.files import data_folder, make_folder
from claim.storage.errors import BadDatabase, DatabaseUnavailable

# SQLite's primary result code, then PostgreSQL's SQLSTATEs.
_DAMAGE = (11, "XX001", "XX002")  # SQLITE_CORRUPT; data_corrupted, index_corrupted
_READ_ONLY = (8, "25006")  # SQLITE_READONLY; read_only_sql_transaction
_FULL = (13, "53100")  # SQLITE_FULL; disk_full


def default_url() -> str:
    """Return the URL that CLAIM_DATABASE names, or that of a SQLite file in the user's data folder."""
    return os.environ.get("CLAIM_DATABASE") or f"sqlite:///{data_folder() / 'tables.sqlite'}"


def without_password(url: str) -> str:
    """Return the URL without anything that may be a password, even if it cannot be parsed."""
    return re.sub(r"(?i)(passw[^=&]*=)[^&]*", r"\1***", re.sub(r"(://[^:/@]*:).*@", r"\1***@", url))


def parse_url(url: str) -> URL:
    """Return the URL with its driver. The folder of the default SQLite file is made.

    Raises BadDatabase where it makes no sense.
    """

    def bad(problem: str) -> ClaimError:
        return BadDatabase("bad_database", url=quote(without_password(url)), problem=problem)

    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise bad("expected sqlite:///FILE or postgresql://…") from error
    backend = parsed.get_backend_name()
    if backend == "sqlite":
        # SQLite's own URIs are not file names, so they could not be locked or made private.
        if not parsed.database or parsed.database == ":memory:" or "uri" in parsed.query:
            raise bad("expected the name of a file")
        folder = Path(parsed.database).parent
        try:
            make_folder(folder)
            if not folder.is_dir():
                raise BadDatabase("no_folder", folder=quote(folder))
        except OSError as error:
            raise bad(error.strerror or quote(error)) from error
        return parsed.set(drivername="sqlite+aiosqlite")
    if backend in ("postgresql", "postgres"):
        # `sslmode` is the usual name of this setting; the driver calls it `ssl`.
        query = {"ssl" if name == "sslmode" else name: value for name, value in parsed.query.items()}
        return parsed.set(drivername="postgresql+asyncpg", query=query)
    raise bad("expected sqlite:///FILE or postgresql://…")


def explained(url: str, error: BaseException) -> ClaimError:
    """Return why the database cannot be used: damaged, read-only, newer, or what the driver says."""
    shown = without_password(url)
    if isinstance(error, CommandError):  # its last migration is not one of ours
        return DatabaseUnavailable("newer_database", url=shown)
    if isinstance(error, TypeError):  # the driver does not know a setting after the ?
        return BadDatabase("bad_database", url=shown, problem=problem(error))
    code = "no_database"
    if is_damage(error):
        code = "damaged_database"
    elif _code(error) in _READ_ONLY:
        code = "read_only_database"
    return DatabaseUnavailable(code, url=shown, problem=problem(error))


def is_damage(error: BaseException) -> bool:
    """Return whether the database reports damage."""
    return _code(error) in _DAMAGE


def is_full(error: BaseException) -> bool:
    """Return whether the database's disk is full."""
    return _code(error) in _FULL


def _code(error: BaseException) -> int | str | None:
    """Return SQLite's primary result code or PostgreSQL's SQLSTATE, where the error has one."""
    cause = getattr(error, "orig", None) or error
    number = getattr(cause, "sqlite_errorcode", None)
    return number & 0xFF if isinstance(number, int) else getattr(cause, "sqlstate", None)


def problem(error: BaseException) -> str:
    """Return the database's complaint as one short line."""
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, OSError) and cause.strerror:
        return cause.strerror
    return quote(str(cause).strip().split("\n")[0])
