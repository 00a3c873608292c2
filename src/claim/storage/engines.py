"""Database connections, their transactions, and locks between them, on which nothing waits for ever.

A database that is frozen or cut off answers nothing, not even a request to cancel. So a connection that is in use for
too long is cut. Whether its transaction was committed is then unknown until the log is read.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar
from weakref import WeakKeyDictionary, WeakSet

import asyncpg
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from claim.storage.errors import StorageFailed

SECONDS = 5.0  # to make a connection, for a transaction on it, and for a caller who waits for either
CLOSE_SECONDS = 1.5
SETTLE_SECONDS = 0.5
SQLITE_WAIT_MS = 2000  # for another program that has locked the file
FAULTS = (SQLAlchemyError, OSError)  # what a database that fails raises; TimeoutError is an OSError
READERS = 5  # connections; the writer has another one, so that readers cannot hold it up
CHANGE_SECONDS = 60.0  # for a transaction that is not about facts of games (those go through group_commit.py)
SNAPSHOT_SECONDS = 3600.0  # likewise; a backup of a large storage takes a while
_LOCK_WAIT_MS = 500  # half of PostgreSQL's own deadlock_timeout
_WIPE_TRIES = 5
_WIPE_WAIT_MS = 100  # during which writers wait too
# Lends a connection for a transaction. Raises StorageFailed.
OpenTransaction = Callable[[], AbstractAsyncContextManager[AsyncConnection]]
# Takes the named lock if no other server has it; yields whether it did. Raises StorageFailed.
Exclusive = Callable[[str], AbstractAsyncContextManager[bool]]
_T = TypeVar("_T")
_detached: set["asyncio.Task[Any]"] = set()  # until they end
_drivers: WeakKeyDictionary[sa.Engine, WeakSet[Any]] = WeakKeyDictionary()  # PostgreSQL's connections, for `dispose`
_log = logging.getLogger("claim.storage")


def make_engine(url: URL, connections: int = READERS) -> AsyncEngine:
    """Return an engine with at most this many connections. None is made yet."""
    # Errors are logged and rows hold secrets, so parameters stay out of the errors' texts.
    options: dict[str, Any] = {
        "pool_size": connections,
        "max_overflow": 0,
        "pool_timeout": SECONDS,
        "hide_parameters": True,
    }
    if url.get_backend_name() != "sqlite":
        engine = create_async_engine(url, connect_args={"timeout": SECONDS}, **options)
        drivers = _drivers[engine.sync_engine] = WeakSet()

        @sa.event.listens_for(engine.sync_engine, "connect")
        def _note(connection: DBAPIConnection, _record: object) -> None:
            drivers.add(connection.driver_connection)

        return engine
    # The file is there already. While it is moved away, no connection may make an empty one in its place.
    there = url.set(
        database=Path(url.database or "").resolve().as_uri(), query={**url.query, "mode": "rw", "uri": "true"}
    )
    engine = create_async_engine(there, connect_args={"timeout": SQLITE_WAIT_MS / 1000}, **options)

    @sa.event.listens_for(engine.sync_engine, "connect")
    def _prepare(connection: DBAPIConnection, _record: object) -> None:
        # A text that is not UTF-8 is one bad row. An error here would fail the rows beside it too.
        connection.driver_connection.text_factory = lambda data: data.decode(errors="replace")
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "fullfsync=ON", "foreign_keys=ON", "secure_delete=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


@asynccontextmanager
async def connected(engine: AsyncEngine, seconds: float | None = None) -> AsyncIterator[AsyncConnection]:
    """Lend a connection, which is cut if it is used for longer than this.

    Raises TimeoutError where none is free in time. What runs on a connection that is cut or lost raises DBAPIError.
    """
    connection = await _connect(engine)
    cut = _cutter(connection)
    alarm = asyncio.get_running_loop().call_later(SECONDS if seconds is None else seconds, cut)
    try:
        yield connection
    except asyncio.CancelledError:
        cut()  # otherwise the driver would wait for the database to confirm the interruption
        raise
    except asyncpg.InternalClientError as error:
        await connection.invalidate()
        raise lost(error) from error
    finally:
        await asyncio.shield(asyncio.ensure_future(_give_back(connection, alarm)))


async def _connect(engine: AsyncEngine) -> AsyncConnection:
    connection = engine.connect()
    try:
        async with asyncio.timeout(SECONDS):
            await connection.start()
    except TimeoutError as error:
        raise _no_answer(SECONDS) from error
    except asyncpg.InternalClientError as error:
        raise lost(error) from error
    return connection


async def _give_back(connection: AsyncConnection, alarm: asyncio.TimerHandle) -> None:
    try:
        await connection.close()
    finally:
        alarm.cancel()


def _cutter(connection: AsyncConnection) -> Callable[[], None]:
    assert connection.sync_connection is not None
    driver: Any = connection.sync_connection.connection.driver_connection

    def cut() -> None:
        if connection.dialect.name == "sqlite":
            detach(driver.interrupt())  # a coroutine that never waits: it calls into SQLite's thread
        else:
            driver.terminate()

    return cut


@asynccontextmanager
async def held(lock: asyncio.Lock | asyncio.Semaphore | None) -> AsyncIterator[None]:
    """Hold a lock, if there is one. Raises StorageFailed where it is not free in time."""
    if lock is None:
        yield
        return
    try:
        async with asyncio.timeout(SECONDS):
            await lock.acquire()
    except TimeoutError as error:
        raise StorageFailed("not_kept") from error
    try:
        yield
    finally:
        lock.release()


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


def lost(error: Exception) -> DBAPIError:
    """Return SQLAlchemy's error for a lost connection.

    PostgreSQL's driver raises an error that SQLAlchemy does not know for a query sent just as a connection ends.
    """
    return DBAPIError(None, None, error, connection_invalidated=True)


def _no_answer(seconds: float) -> TimeoutError:
    return TimeoutError(f"no answer within {seconds:g} seconds")


async def within(seconds: float, work: Coroutine[Any, Any, _T]) -> _T:
    """Return what this returns, or raise what it raises. Raises TimeoutError after `seconds`, and detaches it.

    For what cannot be interrupted, such as a disk that does not answer.
    """
    task = asyncio.ensure_future(work)
    try:
        await asyncio.wait({task}, timeout=seconds)
    except BaseException:
        detach(task)  # even if it has just ended: its error must be retrieved
        raise
    if not task.done():
        detach(task)
        raise _no_answer(seconds)
    return task.result()


def detach(work: "asyncio.Task[Any] | Coroutine[Any, Any, Any]") -> None:
    """Let this run to its end without a caller."""
    task = asyncio.ensure_future(work)
    _detached.add(task)
    task.add_done_callback(_ended)


async def settle_detached() -> None:
    """Give detached work a moment to end, so that no connection is left open."""
    loop = asyncio.get_running_loop()
    if here := {task for task in _detached if task.get_loop() is loop}:
        await asyncio.wait(here, timeout=SETTLE_SECONDS)


def _ended(task: "asyncio.Task[Any]") -> None:
    _detached.discard(task)
    if not task.cancelled() and task.exception() is not None:
        _log.debug("detached work failed", exc_info=task.exception())


async def dispose(engine: AsyncEngine) -> None:
    """Close all connections of an engine, and cut those that do not close in time."""
    with suppress(*FAULTS):
        await within(CLOSE_SECONDS, engine.dispose())
    for driver in _drivers.pop(engine.sync_engine, ()):
        driver.terminate()  # does nothing to a closed one


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


async def cancelled(task: "asyncio.Task[None] | None") -> None:
    """Cancel a task, if there is one, and wait until it has ended."""
    if task is not None:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


# --- rows that may be there already ----------------------------------------------------------------------------------


def insert(connection: AsyncConnection, table: sa.Table, row: Mapping[str, Any]) -> Any:  # noqa: ANN401  (one of two)
    """Return a statement that stores this row, and can say what to do where it conflicts with another."""
    return (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(table).values(row)


def insert_new(connection: AsyncConnection, table: sa.Table, row: Mapping[str, Any]) -> sa.Executable:
    """Return a statement that stores this row unless it conflicts with another."""
    statement: sa.Executable = insert(connection, table, row).on_conflict_do_nothing()
    return statement


def upsert(connection: AsyncConnection, table: sa.Table, row: Mapping[str, Any]) -> sa.Executable:
    """Return a statement that stores this row, in place of the one with the same primary key."""
    adding = insert(connection, table, row)
    statement: sa.Executable = adding.on_conflict_do_update(index_elements=table.primary_key, set_=row)
    return statement
