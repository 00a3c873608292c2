"""Transactions of `claim admin` beside a running server, and those of the server that are not about facts of games.

Facts of games go through the group commit of group_commit.py instead.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from claim.storage import bus, schema
from claim.storage.engines import FAULTS, connected, held
from claim.storage.errors import StorageFailed

TABLE = "table"  # a kind of notice: this table has changed, or is gone
BLOCKS = "blocks"  # likewise: the blocked networks have changed
SESSIONS = "sessions"  # likewise: sessions have ended; nothing says whose
MOST_NOTICES = 10_000  # stored for a running server; if it missed more, it reads all its tables again
# Lends a connection for a transaction. Raises StorageFailed.
OpenTransaction = Callable[[], AbstractAsyncContextManager[AsyncConnection]]
_LOCK_WAIT_MS = 500  # half of PostgreSQL's own deadlock_timeout
CHANGE_SECONDS = 60.0  # until a connection is cut
SNAPSHOT_SECONDS = 3600.0  # likewise; a backup of a large storage takes a while
_WIPE_TRIES = 5
_WIPE_WAIT_MS = 100  # during which writers wait too


@asynccontextmanager
async def transaction(engine: AsyncEngine, write_lock: asyncio.Lock | None = None) -> AsyncIterator[AsyncConnection]:
    """Lend a connection for a transaction, which is committed at the end unless something fails.

    On SQLite it takes the file's write lock at its beginning. On PostgreSQL it waits only briefly for a locked row, so
    that in a deadlock with a server's plays it is the one that fails. `write_lock` is held meanwhile. Raises
    StorageFailed.
    """
    try:
        async with connected(engine, CHANGE_SECONDS) as connection, held(write_lock), connection.begin():
            if engine.dialect.name == "sqlite":
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            else:
                await connection.exec_driver_sql(f"SET LOCAL lock_timeout = {_LOCK_WAIT_MS}")
            yield connection
    except FAULTS as error:
        raise StorageFailed("not_kept") from error


@asynccontextmanager
async def snapshot(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Lend a connection that sees the storage as it is now, and nothing written later. Raises StorageFailed."""
    try:
        async with connected(engine, SNAPSHOT_SECONDS) as connection:
            if engine.dialect.name == "sqlite":
                await connection.exec_driver_sql("BEGIN")  # otherwise each SELECT would see its own moment
            else:
                await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            yield connection
    except FAULTS as error:
        raise StorageFailed("not_read") from error


async def notify_sessions(connection: AsyncConnection) -> None:
    """Post that sessions end. Called before any is touched: what waits for this lock must hold no session."""
    await notify(connection, SESSIONS, "-")


async def notify(connection: AsyncConnection, kind: str, *subjects: str) -> None:
    """Post notices for a running server, in the transaction of the change."""
    if not subjects:
        return
    if connection.dialect.name != "sqlite":
        # Ids must become visible in order: a server that saw a later one would miss an earlier one.
        await connection.exec_driver_sql("LOCK TABLE notices IN SHARE ROW EXCLUSIVE MODE")
    notices = schema.notices
    await connection.execute(notices.insert(), [{"kind": kind, "subject": subject} for subject in subjects])
    newest = sa.select(sa.func.max(notices.c.id)).scalar_subquery()
    await connection.execute(notices.delete().where(notices.c.id <= newest - MOST_NOTICES))
    await bus.send(connection, bus.texts(bus.NO_SERVER, bus.NOTICES))


async def wipe_journal(engine: AsyncEngine) -> bool:
    """Empty SQLite's journal, which still holds deleted rows; return whether that was possible.

    It is not while another program reads an older state, as a backup does. The journal is then removed when the last
    program closes the file. Raises StorageFailed.
    """
    if engine.dialect.name != "sqlite":
        return True
    try:
        for attempt in range(_WIPE_TRIES):
            if attempt:
                await asyncio.sleep(0.2)
            async with engine.connect() as connection:
                before = (await connection.exec_driver_sql("PRAGMA busy_timeout")).scalar_one()
                await connection.exec_driver_sql(f"PRAGMA busy_timeout={_WIPE_WAIT_MS}")
                try:
                    busy = (await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")).one()[0]
                finally:
                    await connection.exec_driver_sql(f"PRAGMA busy_timeout={before}")
            if not busy:
                return True
    except FAULTS as error:
        raise StorageFailed("not_kept") from error
    return False


# Takes the named lock if no other server has it; yields whether it did. Raises StorageFailed.
Exclusive = Callable[[str], AbstractAsyncContextManager[bool]]


@asynccontextmanager
async def no_other_server(_: str) -> AsyncIterator[bool]:
    """Take any lock: there is no other server."""
    yield True
