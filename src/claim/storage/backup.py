"""Backups: everything that is stored, as JSON lines that either kind of storage can be restored from.

The first line names the format and counts what follows; the last has a checksum of all lines before it. In between, one
object per line: the server's keys and the last day that is closed, the blocked networks, the days' secrets, the
accounts with their names and passkeys and what is between them, each table with its whole log, and the counted runs of
days' deals. Sessions and push subscriptions are not kept: after a restore people sign in again, and turn notifications
on again. docs/formats.md shows it.
"""

import gzip
import hashlib
import json
import re
import zlib
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import IO, Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from claim.game.errors import BadText, ClaimError, quote
from claim.records.daily import is_day
from claim.records.fair import is_secret
from claim.records.files import new_file
from claim.storage import schema
from claim.storage.engines import snapshot, transaction
from claim.storage.errors import AdminError
from claim.storage.networks import network_text, parse_network
from claim.storage.rows import AT_ONCE, LOG_FIELDS, StoredTable, count, derived_columns, replayed, stored_tables
from claim.tables.forms import is_account_id
from claim.tables.stored import rows_of
from claim.tables.table import MOST_TIME
from claim.version import VERSION

FORMAT = 3  # 2: days and runs; 3: milliseconds in logs, and accounts
MOST_LINE = 64 << 20  # bytes; a table of 60 facts takes about 10,000
_MAGIC = "claim_backup"
_TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_MOST_TEXT = 4000  # characters: a passkey's key is the longest
_GZIP = b"\x1f\x8b"
_NOTHING = (None,) * len(LOG_FIELDS)  # for what a row of an older format lacks
_BEFORE_TABLES = {
    "server": schema.server,
    "block": schema.blocked_networks,
    "day": schema.days,
    "account": schema.accounts,
    "account_name": schema.account_names,
    "passkey": schema.passkeys,
    "follow": schema.follows,
    "blocked_person": schema.blocked_accounts,
    "challenge": schema.invitations,
}
_PUSH_KEY = re.compile(r"[A-Za-z0-9_-]{43}")
Progress = Callable[[int, int], None]  # what is done, and of how much


@dataclass
class Contents:
    """How much a backup holds, and the tables that were left out."""

    tables: int = 0
    facts: int = 0
    blocks: int = 0
    left_out: tuple[str, ...] = ()
    days: int = 0
    runs: int = 0
    accounts: int = 0

    def to_json(self) -> dict[str, int]:
        """Return the counts as a JSON object."""
        counts = {"tables": self.tables, "facts": self.facts, "blocks": self.blocks}
        return {**counts, "days": self.days, "runs": self.runs, "accounts": self.accounts}


# --- writing ---------------------------------------------------------------------------------------------------------


async def write_backup(engine: AsyncEngine, path: Path, written: str, progress: Progress) -> Contents:
    """Write everything as it is at this moment, even while a server runs. Gzipped if the name ends in .gz.

    An old file is replaced completely or not at all; only its owner can read the new one. Raises BadText where the file
    cannot be written, and StorageFailed.
    """
    with _backup_file(path) as file:
        async with snapshot(engine) as connection:
            contents = Contents(
                await count(connection, schema.tables),
                await count(connection, schema.log),
                await count(connection, schema.blocked_networks),
                days=await count(connection, schema.days),
                runs=await count(connection, schema.day_runs),
                accounts=await count(connection, schema.accounts),
            )
            digest, done = hashlib.sha256(), 0

            def put(data: dict[str, Any]) -> None:
                line = json.dumps(data, ensure_ascii=False, separators=(",", ":"), default=_decoded).encode() + b"\n"
                digest.update(line)
                file.write(line)

            put({_MAGIC: FORMAT, "version": VERSION, "written": written, **contents.to_json()})
            for kind, table in _BEFORE_TABLES.items():
                for row in (await connection.execute(sa.select(table))).mappings():
                    if kind != "server" or row["name"] != schema.LAST_BACKUP:
                        put({kind: dict(row)})
            async for stored in stored_tables(connection):
                put({"table": {**stored.row, "log": stored.log}})
                done += 1
                progress(done, contents.tables)
            for row in (await connection.execute(sa.select(schema.day_runs))).mappings():
                put({"run": dict(row)})
        file.write(json.dumps({"end": {"sha256": digest.hexdigest()}}).encode() + b"\n")
    return contents


def _decoded(value: object) -> str:
    """Decode bytes, which a SQLite text column may hold. Raises TypeError for anything else."""
    if isinstance(value, bytes):
        return value.decode("utf-8", "replace")
    raise TypeError(f"expected text, got {type(value).__name__}")


@contextmanager
def _backup_file(path: Path) -> Iterator[IO[bytes]]:
    """Open a new file that only its owner can read. Raises BadText where it cannot be written."""
    try:
        with new_file(path, 0o600) as raw:
            if path.suffix == ".gz":
                with gzip.GzipFile("", "wb", 6, raw, mtime=0) as file:
                    yield file  # type: ignore[misc]  # a file of bytes, though not typed as one
            else:
                yield raw
    except OSError as error:
        raise BadText("no_file", file=str(path), problem=error.strerror or quote(error)) from error


# --- restoring -------------------------------------------------------------------------------------------------------


async def restore_backup(engine: AsyncEngine, path: Path, progress: Progress, *, skip_broken: bool = False) -> Contents:
    """Restore a backup into an empty storage, all of it or nothing. Every table is replayed first.

    Raises AdminError where the storage is not empty, the file is not a whole backup, or one of its tables cannot be
    replayed (`skip_broken` leaves such tables out); BadText where the file cannot be read; StorageFailed.
    """
    async with transaction(engine) as connection:
        for table in (
            schema.tables,
            schema.blocked_networks,
            schema.day_runs,
            schema.accounts,
        ):  # runs outlive their tables
            if await count(connection, table):
                raise AdminError("not_empty")
        await connection.execute(schema.days.delete())  # a server that was already started may have drawn some
        await connection.execute(schema.outages.delete())
        await connection.execute(schema.server.delete())
        restoring = _Restoring(connection, str(path), skip_broken)
        with _opened(path) as file:
            line = 0
            try:
                for number, data in _lines(file, str(path)):
                    line = number
                    await restoring.take(data)
                    progress(restoring.restored.tables, restoring.expected.tables)
                await restoring.end()
            except ClaimError:
                raise
            except (LookupError, TypeError, ValueError, AttributeError, OverflowError) as error:
                raise _damaged(str(path), line, error) from error
        return replace(restoring.restored, left_out=tuple(restoring.left_out))


class _Restoring:
    """A backup that is being restored: what was read of it so far."""

    def __init__(self, connection: AsyncConnection, file: str, skip_broken: bool) -> None:
        self.expected, self.restored = Contents(), Contents()
        self.left_out: list[str] = []
        self._connection = connection
        self._file = file
        self._skip_broken = skip_broken
        self._newest = 0  # the time of the last fact, in seconds since 1970
        self._waiting: list[tuple[dict[str, Any], list[dict[str, Any]]]] = []
        self._accounts: set[str | None] = set()
        self._derived: defaultdict[str, list[dict[str, Any]]] = defaultdict(list)  # rows by their table's name

    async def take(self, data: dict[str, Any]) -> None:
        """Take the object of a line. Raises LookupError, TypeError or ValueError for one that is malformed."""
        if _MAGIC in data:
            tables, facts, blocks = [_number(data[name]) for name in ("tables", "facts", "blocks")]
            days, runs, accounts = [_number(data.get(name, 0)) for name in ("days", "runs", "accounts")]
            self.expected = Contents(tables, facts, blocks, days=days, runs=runs, accounts=accounts)
        elif "table" in data:
            row = dict(data["table"])
            await self._table(StoredTable(row, [(*one, *_NOTHING[len(one) :]) for one in row.pop("log")]))
        elif kind := next((one for one in _BEFORE_TABLES if one in data), None):
            await self._row(kind, row_of(_BEFORE_TABLES[kind], data[kind]))
        elif "run" in data:
            await self._store()
            row = row_of(schema.day_runs, data["run"])
            row["table_id"] = None if row["table_id"] in self.left_out else row["table_id"]
            await self._connection.execute(schema.day_runs.insert().values(row))
            self.restored.runs += 1
        elif "end" not in data:
            raise ValueError("expected a table, a block, a day, a run, an account, the server or the end")

    async def _row(self, kind: str, row: dict[str, Any]) -> None:
        if kind == "block":
            row["network"] = network_text(parse_network(row["network"]))
            self.restored.blocks += 1
        elif kind == "day":
            self.restored.days += 1
        elif kind == "account":
            self._accounts.add(row["id"])
            self.restored.accounts += 1
        elif kind == "server" and not _SERVER[row["name"]](row["value"]):
            raise ValueError("expected a key of the server, the contact or the last day closed")
        await self._connection.execute(_BEFORE_TABLES[kind].insert().values(row))

    async def _table(self, stored: StoredTable) -> None:
        table, _ = replayed(stored)
        self.restored.tables += 1
        self.restored.facts += len(stored.log)
        named = stored.id if _TABLE_ID.fullmatch(stored.id) else quote(stored.id)
        if table is None or named != stored.row["id"]:
            if not self._skip_broken:
                raise AdminError("broken_backup", file=self._file, table=named)
            self.left_out.append(named)
            return
        self._newest = max(self._newest, *[at or 0 for at in (row[LOG_FIELDS.index("at")] for row in stored.log)])
        creation = stored.row["creation"]
        if not (creation is None or _is_text(creation)):
            raise ValueError("expected the hash of a command")
        row = {"id": named, "creation": creation, **derived_columns(table)}
        log = [{"table_id": stored.id, **dict(zip(LOG_FIELDS, one, strict=True))} for one in stored.log]
        self._waiting.append((row, log))
        for name, one in rows_of(table):
            accounts = [column for column in schema.metadata.tables[name].c if column.references(schema.accounts.c.id)]
            gone = [column for column in accounts if one[column.name] not in self._accounts]
            if all(column.nullable for column in gone):
                self._derived[name].append({**one, **dict.fromkeys([column.name for column in gone])})
        if len(self._waiting) >= AT_ONCE:
            await self._store()

    async def _store(self) -> None:
        if self._waiting:
            await self._connection.execute(schema.tables.insert(), [row for row, _ in self._waiting])
            await self._connection.execute(schema.log.insert(), [one for _, log in self._waiting for one in log])
            self._waiting.clear()
        for name, rows in self._derived.items():
            await self._connection.execute(schema.metadata.tables[name].insert(), rows)
        self._derived.clear()

    async def end(self) -> None:
        """Store the rest. Raises AdminError where the counts differ from those of the first line."""
        await self._store()
        if self._newest:  # clocks stood still from the last fact until the next server starts
            await self._connection.execute(schema.outages.insert().values(begun=self._newest * 1000))
        if self.restored != self.expected:
            problem = f"expected {self.expected.to_json()}, got {self.restored.to_json()}"
            raise _damaged(self._file, 1, problem)


def _number(value: object) -> int:
    if type(value) is not int or value < 0:
        raise ValueError("expected a number")
    return value


def _opened(path: Path) -> IO[bytes]:
    """Open a backup, gzipped or not. Raises BadText where that is not possible."""
    try:
        with path.open("rb") as file:
            zipped = file.read(2) == _GZIP
        return gzip.open(path, "rb") if zipped else path.open("rb")  # type: ignore[return-value]  # a file of bytes
    except OSError as error:
        raise BadText("no_file", file=str(path), problem=error.strerror or quote(error)) from error


def _lines(file: IO[bytes], name: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yield the lines' numbers and objects. Raises AdminError where this is not a whole backup that can be read."""
    digest, number, ended = hashlib.sha256(), 0, False
    while line := _line(file, name, number + 1):
        number += 1
        data = _object(line, name, number)
        if number == 1:
            _check_format(data, name)
        if ended:
            raise _damaged(name, number, "expected nothing after the end")
        if "end" in data:
            ended = True
            if data["end"] != {"sha256": digest.hexdigest()}:
                raise _damaged(name, number, "the checksum is not that of the lines before it")
        digest.update(line)
        yield number, data
    if not number:
        raise AdminError("not_backup", file=name)
    if not ended:
        raise _damaged(name, number + 1, "expected more lines")


def _line(file: IO[bytes], name: str, number: int) -> bytes:
    try:
        return file.readline(MOST_LINE)
    except (OSError, EOFError, zlib.error) as error:  # gzip finds damage by itself
        raise _damaged(name, number, error) from error


def _object(line: bytes, name: str, number: int) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise _damaged(name, number, error) if number > 1 else AdminError("not_backup", file=name) from error
    return data if isinstance(data, dict) else {}


def _check_format(data: dict[str, Any], name: str) -> None:
    version = data.get(_MAGIC)
    if type(version) is not int or version < 1:
        raise AdminError("not_backup", file=name)
    if version > FORMAT:
        raise AdminError("newer_backup", file=name, version=version, known=FORMAT)


def _damaged(name: str, line: int, problem: object) -> AdminError:
    return AdminError("damaged_backup", file=name, line=line, problem=quote(problem))


def row_of(table: sa.Table, data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the row of a table that a backup holds. Raises LookupError, TypeError or ValueError for anything else."""
    row = {column.name: data[column.name] for column in table.c}
    for column in table.c:
        value = row[column.name]
        if not (_fits(column, value) or (value is None and column.nullable)):
            raise ValueError(f"{column.name} is not one")
    return row


def _fits(column: sa.Column[Any], value: object) -> bool:
    if column in _FORMS:
        return _FORMS[column](value)
    if isinstance(column.type, sa.Boolean):
        return isinstance(value, bool)
    if isinstance(column.type, sa.Integer):
        return type(value) is int and 0 <= value < MOST_TIME
    return _is_text(value)


def _is_text(value: object) -> bool:
    return isinstance(value, str) and len(value) <= _MOST_TEXT


def _is_push_key(value: object) -> bool:
    return isinstance(value, str) and _PUSH_KEY.fullmatch(value) is not None


_FORMS: dict[sa.Column[Any], Callable[[object], bool]] = {  # foreign keys see to what refers to these
    schema.days.c.day: is_day,
    schema.days.c.secret: is_secret,
    schema.day_runs.c.player: is_secret,
    schema.accounts.c.id: is_account_id,
    schema.accounts.c.recovery: is_secret,
}
_SERVER: dict[str, Callable[[object], bool]] = {  # of which a backup may lack all but the first
    schema.KEY_NAME: is_secret,
    schema.LAST_CLOSED: is_day,
    schema.PUSH_KEY: _is_push_key,
    schema.PUSH_CONTACT: _is_text,
}
