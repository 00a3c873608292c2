"""Stores the logs of tables in a SQLite file or a PostgreSQL database, through SQLAlchemy.

Facts are written by `Storage.append` with group commit (group_commit.py): it returns when a transaction with the
caller's rows is on disk. Nothing here waits for ever (engines.py).
"""

import asyncio
import errno
import os
import secrets
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any, Literal

import sqlalchemy as sa
from alembic import command as alembic
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from claim.game.cards import Seat
from claim.game.errors import ClaimError, quote
from claim.records.files import make_folder
from claim.storage import database_urls, engines, schema
from claim.storage.database_urls import default_url, explained, is_damage, parse_url, without_password
from claim.storage.engines import FAULTS, connected, dispose, held, make_engine, settle_detached, transaction, within
from claim.storage.errors import DatabaseUnavailable, StorageFailed
from claim.storage.group_commit import Writer
from claim.storage.sqlite_file import SqliteFile
from claim.tables.stored import Append
from claim.tables.table import DamagedLog, Fact

PROBE_SECONDS = 2.0
PAUSE_SECONDS = 0.02  # between queued transactions on SQLite
MOST_QUEUED = 2  # of them at once on PostgreSQL, so that readers have connections left
MIGRATION_SECONDS = 300.0  # for a large database, or while another server migrates it
_MIGRATION_LOCK = 0x436C61696D  # any number that no other program uses: "Claim"
SERVED_SECONDS = 10.0  # since a server on PostgreSQL beat, which it does every second, for it to be running
FULL_SECONDS = 10.0  # for which a disk without room for a play counts as full
SchemaState = Literal["empty", "older", "current"]


async def open_storage(
    url: str | None = None,
    *,
    serving: bool = True,
    migrates: tuple[SchemaState, ...] = ("empty", "older"),
    backup: Path | None = None,
) -> "Storage":
    """Open the storage at this URL (`sqlite:///FILE`, `postgresql://…`).

    A `serving` one must be able to write, and is the only server on a SQLite file; other programs may still read and
    change the file. Its schema is brought to this version's, after a copy to the file `backup` if that is given.
    Raises BadDatabase where the URL makes no sense, and DatabaseUnavailable where the database cannot be used, is
    read-only, damaged or in use by another server, was written by a newer version, or has a schema that is not
    this version's and not one of those that this caller `migrates`.
    """
    url = default_url() if url is None else url
    parsed, file = parse_url(url), None
    if parsed.get_backend_name() == "sqlite":
        file = SqliteFile(Path(str(parsed.database)))
        file.make()
        if serving:
            file.lock()
    storage = Storage(url, make_engine(parsed), make_engine(parsed, 1), file)
    try:
        await storage.open(writing=serving, migrates=migrates, backup=backup)
    except BaseException as error:
        await storage.close()
        if isinstance(error, ClaimError):
            raise
        if isinstance(error, (CommandError, TypeError, ValueError, OverflowError, *FAULTS)):
            raise explained(url, error) from error
        raise
    return storage


class Storage:
    """The logs of all tables. Tokens are derived from `key`, the server's secret."""

    def __init__(self, url: str, engine: AsyncEngine, writing: AsyncEngine, file: SqliteFile | None) -> None:
        """Use these connections; `file` is the SQLite file behind them. Call `open` before anything else."""
        self.url = url
        self.engine = engine
        self.key = ""
        self.found: SchemaState = "current"  # the schema when it was opened
        self.shared = file is None  # whether other servers may use the same storage
        self.process = secrets.token_hex(8)  # the name of this process among them
        self._file = file
        self._queue = asyncio.Semaphore(MOST_QUEUED if self.shared else 1)
        # SQLite has one writer at a time. One that waits for the file's lock only tries now and then, may be overtaken,
        # and gives up after two seconds. So the writers of one process queue here.
        self._write_lock = None if self.shared else asyncio.Lock()
        check = (lambda: None) if file is None else file.check
        self.writer = Writer(writing, check, self.process if self.shared else None, self._write_lock)

    async def open(self, *, writing: bool, migrates: tuple[SchemaState, ...], backup: Path | None) -> None:
        """Bring the schema to this version and read the key; with `writing`, check that writing works.

        Raises DatabaseUnavailable where the schema is another one that is not to be migrated, CommandError where a
        newer version wrote it, and SQLAlchemyError or OSError where the database fails.
        """
        self.found = await schema_state(self.engine)
        if self.found != "current":
            if self.found not in migrates:
                code = "older_database" if self.found == "older" else "empty_database"
                raise DatabaseUnavailable(code, url=without_password(self.url))
            if backup is not None:
                if self.is_at(backup):
                    raise DatabaseUnavailable("no_copy", file=str(backup), problem=os.strerror(errno.EEXIST))
                await asyncio.to_thread(_copy, self.url, backup)
            await migrate(self.engine)
        self.key = await server_key(self.engine)
        if self._file is not None:
            self._file.opened()
        if writing:
            await self._probe()

    def announce(self, address: str) -> None:
        """Tell other programs on this machine where the server of a SQLite file can be reached."""
        if self._file is not None:
            self._file.announce(address)

    def is_at(self, file: Path) -> bool:
        """Return whether this is the database's own file, which no copy may replace."""
        return self._file is not None and os.path.realpath(file) == str(self._file.path)

    async def served(self) -> bool:
        """Return whether a server is running on this storage now. Raises StorageFailed."""
        if self._file is not None:
            return self._file.in_use()
        seconds = sa.func.make_interval(0, 0, 0, 0, 0, 0, SERVED_SECONDS)
        processes = schema.processes.c
        query = sa.select(processes.id).where(processes.beat > sa.func.clock_timestamp() - seconds)
        return bool(await self.rows(query.limit(1)))

    async def last_backup(self) -> int:
        """Return when `record_backup` was last called, in seconds since 1970; 0 if never. Raises StorageFailed."""
        server = schema.server.c
        rows = await self.rows(sa.select(server.value).where(server.name == schema.LAST_BACKUP))
        return int(rows[0].value) if rows else 0

    async def record_backup(self, now: float) -> None:
        """Store that a backup was made, for the server's metrics. Raises StorageFailed."""
        row = {"name": schema.LAST_BACKUP, "value": str(int(now))}
        async with self.transaction() as connection:
            await connection.execute(engines.upsert(connection, schema.server, row))

    async def append(self, *appends: Append) -> None:
        """Store these facts, all or none, and return when they are on disk. Raises StorageFailed or Conflict."""
        await self.writer.append(appends)

    async def facts(self, table_id: str, first: int = 1) -> list[Fact]:
        """Return a table's log in order from its fact number `first`, empty where there is none.

        Raises DamagedLog where it cannot be read, and StorageFailed where the storage does not answer.
        """
        log = schema.log.c
        query = sa.select(log.seq, log.kind, log.payload, log.command, log.at, log.ms)
        query = query.where(log.table_id == table_id)
        query = query if first == 1 else query.where(log.seq >= first)
        try:
            rows = await self.rows(query.order_by(log.seq))
        except StorageFailed as error:
            if error.__cause__ is not None and is_damage(error.__cause__):  # other tables may be fine
                raise DamagedLog(database_urls.problem(error.__cause__)) from error
            raise
        if [row.seq for row in rows] != list(range(first, first + len(rows))):
            raise DamagedLog("rows are missing")
        try:
            return [Fact.read(row.kind, row.payload, row.command, row.at, row.ms) for row in rows]
        except Exception as error:  # whatever is stored there
            raise DamagedLog(database_urls.problem(error)) from error

    async def created_by(self, creation: str) -> str | None:
        """Return the table that this request created, or None. Raises StorageFailed."""
        rows = await self.rows(sa.select(schema.tables.c.id).where(schema.tables.c.creation == creation))
        return str(rows[0].id) if rows else None

    async def of_status(self, status: str, most: int, *, but: Sequence[str] = ()) -> list[str]:
        """Return the newest tables of this status, except those of the kinds `but`. Raises StorageFailed."""
        tables = schema.tables.c
        query = sa.select(tables.id).where(tables.status == status, tables.kind.not_in(but))
        query = query.order_by(tables.created.desc()).limit(most)
        return [str(row.id) for row in await self.rows(query)]

    async def waiting_for_bots(self) -> list[str]:
        """Return the tables where it is a bot's turn. Raises StorageFailed."""
        tables = schema.tables.c
        query = sa.select(tables.id).where(tables.status == "playing", tables.bot_to_move.is_(True))
        return [str(row.id) for row in await self.rows(query)]

    async def due(self, before: int | None = None) -> dict[str, int]:
        """Return when the time is up at tables whose clock runs, in milliseconds since 1970; the first comes first.

        With `before`, only those where that is earlier. Raises StorageFailed.
        """
        tables = schema.tables.c
        query = sa.select(tables.id, tables.deadline).where(tables.status.in_(("revealing", "playing")))
        query = query.where(tables.deadline.is_not(None) if before is None else tables.deadline < before)
        return {str(row.id): int(row.deadline) for row in await self.rows(query.order_by(tables.deadline))}

    async def connected_elsewhere(self, table_id: str) -> frozenset[Seat]:
        """Return the seats whose players are connected to a table at other processes. Raises StorageFailed."""
        presence = schema.table_viewers.c
        query = sa.select(presence.viewer).distinct().where(presence.table_id == table_id)
        query = query.where(presence.process != self.process, presence.viewer.in_([seat.value for seat in Seat]))
        return frozenset([Seat(row.viewer) for row in await self.rows(query)])

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """Lend a connection for a transaction other than an append. Raises StorageFailed."""
        async with transaction(self.engine, self._write_lock) as connection:
            if self._file is not None:
                self._file.check()
            yield connection

    @asynccontextmanager
    async def queued_transaction(self) -> AsyncIterator[AsyncConnection]:
        """Lend a connection as `transaction` does, for what people may ask for many times: a few at once.

        The others queue here, so that plays and pairing never wait for all of them. On SQLite there is a pause after
        each, or other programs such as `claim admin` would find the file locked for as long as there are more.
        """
        async with held(self._queue):
            async with self.transaction() as connection:
                yield connection
            if not self.shared:
                await asyncio.sleep(PAUSE_SECONDS)

    async def rows(self, query: sa.Select[Any] | sa.CompoundSelect[Any]) -> Sequence[Any]:
        """Return the rows of a SELECT. Raises StorageFailed."""
        try:
            return await within(engines.SECONDS, self._select(query))
        except FAULTS as error:
            raise StorageFailed("not_read") from error

    async def _select(self, query: sa.Select[Any] | sa.CompoundSelect[Any]) -> Sequence[Any]:
        for again in (True, False):
            try:
                async with connected(self.engine) as connection:
                    rows: Sequence[Any] = (await connection.execute(query)).all()
                    return rows
            except DBAPIError as error:
                if not (again and error.connection_invalidated):  # the database was restarted: try a new connection
                    raise
        raise AssertionError("it returned or raised")

    async def check(self) -> None:
        """Write a row to disk, as for a play, and remove it. Raises StorageFailed where that fails.

        Also raises it where a play has just found the disk full: there may still be room for this small row.
        """
        full = self.writer.found_full(FULL_SECONDS)
        if full is not None:
            raise StorageFailed("not_kept") from full
        try:
            await within(PROBE_SECONDS, self._probe())
        except FAULTS as error:
            raise StorageFailed("not_kept") from error

    async def _probe(self) -> None:
        if self._file is not None:
            self._file.check()
        name, server = f"probe {secrets.token_hex(6)}", schema.server  # another server may probe at the same time
        async with connected(self.writer.engine) as connection, held(self._write_lock), connection.begin():
            await connection.execute(server.insert().values(name=name, value=""))
            await connection.execute(server.delete().where(server.c.name == name))

    async def close(self) -> None:
        """Write what is pending and close the database, or give up after a few seconds."""
        await self.writer.close()
        await settle_detached()
        await dispose(self.writer.engine)
        await dispose(self.engine)
        if self._file is not None:
            self._file.release()


# --- the schema and the key ------------------------------------------------------------------------------------------


async def schema_state(engine: AsyncEngine) -> SchemaState:
    """Return whether the schema is this version's. Raises as `migrate`."""
    async with connected(engine) as connection:
        return await connection.run_sync(_schema_state)


def _schema_state(connection: Connection) -> SchemaState:
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None:
        return "empty"
    scripts = ScriptDirectory.from_config(_migrations())
    scripts.get_revision(revision)
    return "current" if revision == scripts.get_current_head() else "older"


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema to this version: all steps or none, one server at a time.

    Raises CommandError where a newer version wrote it, and SQLAlchemyError or OSError where the database fails.
    """
    async with connected(engine, MIGRATION_SECONDS) as connection, connection.begin():
        await connection.run_sync(_migrate)


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # otherwise Python would commit each step by itself
    else:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})")
    config = _migrations()
    config.attributes["connection"] = connection
    alembic.upgrade(config, "head")


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", "claim.storage:migrations")
    return config


def _copy(url: str, file: Path) -> None:
    """Copy a database as it is, which may have an older schema: the file, or what `pg_dump` writes.

    An older file is replaced by a complete copy or not at all. Raises DatabaseUnavailable.
    """
    parsed, unfinished = make_url(url), file.with_name(f"{file.name}.part")
    try:
        make_folder(file.parent)
        unfinished.unlink(missing_ok=True)  # of a copy that was interrupted
        os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        if parsed.get_backend_name() == "sqlite":
            with closing(sqlite3.connect(str(parsed.database))) as source, closing(sqlite3.connect(unfinished)) as copy:
                source.backup(copy)
        else:
            query = {"sslmode" if name == "ssl" else name: value for name, value in parsed.query.items()}
            shown = parsed.set(drivername="postgresql", password=None, query=query).render_as_string()
            command = ["pg_dump", "--format=custom", f"--file={unfinished}", f"--dbname={shown}"]
            password = {} if parsed.password is None else {"PGPASSWORD": str(parsed.password)}
            subprocess.run(command, env={**os.environ, **password}, check=True, capture_output=True, text=True)  # noqa: S603  (our own command)
        unfinished.replace(file)
    except (OSError, sqlite3.Error, subprocess.CalledProcessError) as error:
        with suppress(OSError):
            unfinished.unlink()
        problem = error.stderr if isinstance(error, subprocess.CalledProcessError) else database_urls.problem(error)
        raise DatabaseUnavailable("no_copy", file=str(file), problem=quote(problem.strip())) from error


async def server_key(engine: AsyncEngine) -> str:
    """Return the key that tokens are derived from. A new storage gets a new one.

    Raises SQLAlchemyError or OSError where the database fails.
    """
    query = sa.select(schema.server.c.value).where(schema.server.c.name == schema.KEY_NAME)
    async with connected(engine) as connection:
        key: str | None = await connection.scalar(query)
    if key is not None:
        return key
    new = {"name": schema.KEY_NAME, "value": secrets.token_hex(32)}
    async with connected(engine) as connection, connection.begin():
        await connection.execute(engines.insert_new(connection, schema.server, new))  # another server may be faster
    async with connected(engine) as connection:
        return str((await connection.execute(query)).scalar_one())
