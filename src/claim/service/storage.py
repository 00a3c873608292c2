"""Where tables' logs are kept: a SQLite file or a PostgreSQL database, through SQLAlchemy.

Writing goes through `Storage.append`, which is group commit (writing.py): callers wait until a transaction with their
rows is on disk.
"""

import re
import secrets
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command as alembic
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from claim.game.errors import ClaimError, quote
from claim.records.files import data_folder, make_folder
from claim.service import schema
from claim.service.errors import BadDatabase, DatabaseUnavailable
from claim.service.facts import Fact
from claim.service.writing import Append, StorageFailed, Writer

SQLITE_WAIT_MS = 2000  # for another program that has locked the file
READERS = 5  # connections; the writer has one of its own, so that readers cannot hold it up
_MIGRATION_LOCK = 0x436C61696D  # any number that nobody else uses: "Claim"


def default_url() -> str:
    """Return the URL of a SQLite file in the user's data folder."""
    return f"sqlite:///{data_folder() / 'tables.sqlite'}"


async def open_storage(url: str | None = None) -> "Storage":
    """Open the storage at this URL (`sqlite:///FILE`, `postgresql://…`) and bring it to this version's schema.

    Raises BadDatabase where the URL cannot be meant, and DatabaseUnavailable where the database cannot be used or was
    written by a newer version.
    """
    wanted = default_url() if url is None else url
    shown, parsed = _without_password(wanted), _with_driver(wanted)
    engine = _engine(parsed)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
        key = await _server_key(engine)
    except CommandError as error:  # its last migration is not one of ours
        await engine.dispose()
        raise DatabaseUnavailable("newer_database", url=shown) from error
    except TypeError as error:  # the driver does not know a setting after the ?
        await engine.dispose()
        raise BadDatabase("bad_database", url=shown, problem=_problem(error)) from error
    except (SQLAlchemyError, OSError, ValueError) as error:
        await engine.dispose()
        raise DatabaseUnavailable("no_database", url=shown, problem=_problem(error)) from error
    return Storage(engine, _engine(parsed, 1), key)


def _without_password(url: str) -> str:
    """Return the URL as it may be shown: without anything that may be a password, even if it cannot be parsed."""
    return re.sub(r"(://[^:/@]*:).*@", r"\1***@", url)


def _with_driver(url: str) -> URL:
    def bad(problem: str) -> ClaimError:
        return BadDatabase("bad_database", url=quote(_without_password(url)), problem=problem)

    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise bad("expected sqlite:///FILE or postgresql://…") from error
    backend = parsed.get_backend_name()
    if backend == "sqlite":
        if not parsed.database or parsed.database == ":memory:":
            raise bad("expected the name of a file")
        folder = Path(parsed.database).parent
        try:
            make_folder(folder)
            if not folder.is_dir():
                raise BadDatabase("no_folder", folder=quote(folder))
            sqlite3.connect(parsed.database).close()  # here, because aiosqlite's thread would print a traceback
        except OSError as error:
            raise bad(error.strerror or quote(error)) from error
        except sqlite3.Error as error:
            raise DatabaseUnavailable("no_database", url=_without_password(url), problem=_problem(error)) from error
        return parsed.set(drivername="sqlite+aiosqlite")
    if backend in ("postgresql", "postgres"):
        # `sslmode` is the usual name of this setting; the driver calls it `ssl`.
        query = {"ssl" if name == "sslmode" else name: value for name, value in parsed.query.items()}
        return parsed.set(drivername="postgresql+asyncpg", query=query)
    raise bad("expected sqlite:///FILE or postgresql://…")


def _engine(url: URL, connections: int = READERS) -> AsyncEngine:
    # Errors are logged and rows hold secrets, so parameters stay out of the errors' texts.
    options: dict[str, Any] = {"pool_size": connections, "max_overflow": 0, "hide_parameters": True}
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_pre_ping=True, **options)
    engine = create_async_engine(url, connect_args={"timeout": SQLITE_WAIT_MS / 1000}, **options)

    @sa.event.listens_for(engine.sync_engine, "connect")
    def _prepare(connection: DBAPIConnection, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "fullfsync=ON", "foreign_keys=ON", "secure_delete=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def _migrate(connection: Connection) -> None:
    """Bring the schema to this version: all steps or none, one server at a time."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # otherwise Python would commit each step by itself
    else:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})")
    config = Config()
    config.set_main_option("script_location", "claim.service:migrations")
    config.attributes["connection"] = connection
    alembic.upgrade(config, "head")


async def _server_key(engine: AsyncEngine) -> str:
    """Return the key that tokens are derived from; it is drawn when the storage is new."""
    wanted = sa.select(schema.server.c.value).where(schema.server.c.name == "token key")
    for _ in range(2):
        async with engine.connect() as connection:
            found: str | None = await connection.scalar(wanted)
        if found is not None:
            return found
        try:
            async with engine.begin() as connection:
                await connection.execute(schema.server.insert().values(name="token key", value=secrets.token_hex(32)))
        except IntegrityError:  # another server was faster: use its key
            continue
    async with engine.connect() as connection:
        return str((await connection.execute(wanted)).scalar_one())


class Storage:
    """The logs of all tables. `key` is the server's secret, from which tokens are derived."""

    def __init__(self, engine: AsyncEngine, writing: AsyncEngine, key: str) -> None:
        self.engine = engine
        self.key = key
        self.writer = Writer(writing)

    async def append(self, *appends: Append) -> None:
        """Store these facts, all or none, and return when they are on disk. Raises StorageFailed or Conflict."""
        await self.writer.append(appends)

    async def facts(self, table_id: str) -> list[Fact]:
        """Return a table's log in order, empty where there is no such table.

        Raises ValueError where it cannot be read, and StorageFailed where the storage does not answer.
        """
        log = schema.log.c
        wanted = sa.select(log.kind, log.payload, log.command, log.at).where(log.table_id == table_id).order_by(log.seq)
        return [Fact.read(row.kind, row.payload, row.command, row.at) for row in await self._rows(wanted)]

    async def created_by(self, creation: str) -> str | None:
        """Return the table that this request created, or None. Raises StorageFailed."""
        rows = await self._rows(sa.select(schema.tables.c.id).where(schema.tables.c.creation == creation))
        return str(rows[0].id) if rows else None

    async def of_status(self, status: str, most: int, *, but: str = "") -> list[str]:
        """Return the newest tables of this status, `but` not those of this kind. Raises StorageFailed."""
        tables = schema.tables.c
        wanted = sa.select(tables.id).where(tables.status == status, tables.kind != but)
        wanted = wanted.order_by(tables.created.desc()).limit(most)
        return [str(row.id) for row in await self._rows(wanted)]

    async def waiting_for_bots(self) -> list[str]:
        """Return the tables where it is a bot's turn. Raises StorageFailed."""
        tables = schema.tables.c
        wanted = sa.select(tables.id).where(tables.status == "playing", tables.bot_to_move.is_(True))
        return [str(row.id) for row in await self._rows(wanted)]

    async def last_notice(self) -> int:
        """Return the number of the newest notice, 0 where there is none. Raises StorageFailed."""
        rows = await self._rows(sa.select(sa.func.max(schema.notices.c.id).label("id")))
        return int(rows[0].id or 0)

    async def notices(self, after: int) -> Sequence[Any]:
        """Return the notices after this number, with `id`, `kind` and `subject`, in order. Raises StorageFailed."""
        notices = schema.notices
        return await self._rows(sa.select(notices).where(notices.c.id > after).order_by(notices.c.id))

    async def blocked(self) -> list[str]:
        """Return the networks that may not use the server. Raises StorageFailed."""
        return [str(row.network) for row in await self._rows(sa.select(schema.blocks.c.network))]

    async def _rows(self, wanted: sa.Select[Any]) -> Sequence[Any]:
        try:
            async with self.engine.connect() as connection:
                rows: Sequence[Any] = (await connection.execute(wanted)).all()
                return rows
        except (DBAPIError, OSError, TimeoutError, SQLAlchemyError) as error:
            raise StorageFailed("not_kept") from error

    async def close(self) -> None:
        """Write what is pending and close the database."""
        await self.writer.close()
        await self.writer.engine.dispose()
        await self.engine.dispose()


def _problem(error: BaseException) -> str:
    """Return the database's complaint as one short line."""
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, OSError) and cause.strerror:
        return cause.strerror
    return quote(str(cause).strip().split("\n")[0])
