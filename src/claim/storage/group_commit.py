"""Group commit: one task writes for all tables. Appends that come during a transaction go into the next one.

A commit waits for the disk once and costs nearly the same for one row as for many. So a busy server waits a few
milliseconds before each transaction and makes few large ones; an idle server writes each append at once.

There are two ways to write the rows. An append without a `change` is nothing but a row of the log and a deadline:
`insert_plain` writes those with the database driver itself. Everything else goes through `insert`.
"""

import asyncio
import functools
import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from typing import Any

import asyncpg
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from claim.game.errors import ClaimError
from claim.storage import bus, engines, schema
from claim.storage.database_urls import is_full
from claim.storage.engines import connected, held
from claim.storage.errors import Conflict, StorageFailed
from claim.tables.stored import Append

MOST_TOGETHER = 500  # appends per transaction
GATHER_SECONDS = 0.008  # from the beginning of a transaction to the next, on a busy server
BUSY = 400  # appends per second
_MEMORY = 0.05  # seconds over which they are counted
_REPORT_SECONDS = 10.0  # before the same failure is logged again
_QUICK = 1.0  # seconds within which a connection that was lost earlier fails
_log = logging.getLogger("claim.storage")


class _Waiting:
    """Appends that belong together, and the future that their caller waits for."""

    __slots__ = ("appends", "done")

    def __init__(self, appends: Sequence[Append]) -> None:
        self.appends = appends
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def succeed(self) -> None:
        """Let the caller go on, if it still waits."""
        if not self.done.done():
            self.done.set_result(None)

    def fail(self, failure: ClaimError, cause: BaseException) -> None:
        """Raise this at the caller, if it still waits."""
        if not self.done.done():
            failure.__cause__ = cause
            self.done.set_exception(failure)
            self.done.exception()  # retrieved here, because the caller may be cancelled at this moment


class Writer:
    """Gathers appends into transactions."""

    def __init__(
        self,
        engine: AsyncEngine,
        check: Callable[[], None],
        process: str | None = None,
        write_lock: asyncio.Lock | None = None,
    ) -> None:
        """Write through this engine. `check` is called first, and raises OSError where nothing may be written.

        The other servers on the same database are notified in the name of this `process`; None where there are none.
        `write_lock` is held meanwhile: others of this process write too, and only one can.
        """
        self.engine = engine
        self._process = process
        self._check = check
        self._write_lock = write_lock
        self._waiting: list[_Waiting] = []
        self._writing: list[_Waiting] = []
        self._more = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self._began = 0.0  # the last transaction
        self._come = 0  # calls of `append` since then
        self._rate = 0.0  # calls per second, lately
        self._reported: tuple[str, float] | None = None  # the last failure in the log, until a write succeeds
        self._full: tuple[Exception, float] | None = None  # a full disk, and when, until a write succeeds
        self.commits = 0
        self.appended = 0
        self.failures = 0

    async def append(self, appends: Sequence[Append]) -> None:
        """Store these, all or none, and return when they are on disk. Raises Conflict where one is there already.

        Raises StorageFailed where they could not be stored, or it took too long: then they may be stored or not. Those
        of a caller that is cancelled, or has timed out, are not written any more unless that has begun.
        """
        if self._closed:
            raise StorageFailed("not_kept")
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="claim storage writer")
        self._come += 1
        waiting = _Waiting(appends)
        self._waiting.append(waiting)
        self._more.set()
        try:
            async with asyncio.timeout(engines.SECONDS):
                await waiting.done
        except TimeoutError as error:
            raise StorageFailed("not_kept") from error

    async def close(self) -> None:
        """Write what is pending, but for a few seconds at most, and stop."""
        self._closed = True
        self._more.set()
        if self._task is not None:
            await asyncio.wait({self._task}, timeout=engines.CLOSE_SECONDS)
            if not self._task.done():
                _log.error("the storage does not answer: what was not acknowledged may be stored or not")
                self._task.cancel()
                await asyncio.wait({self._task}, timeout=engines.CLOSE_SECONDS)
        for one in (*self._writing, *self._waiting):
            one.fail(StorageFailed("not_kept"), TimeoutError("closed before it was stored"))

    async def _run(self) -> None:
        while self._waiting or not self._closed:
            if not self._waiting:
                self._more.clear()
                await self._more.wait()
                continue
            await self._gather()
            self._writing, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
            await self._together([one for one in self._writing if not one.done.done()])  # the others timed out
            self._writing = []

    async def _gather(self) -> None:
        """Wait a moment for more appends if the server is busy."""
        now = time.monotonic()
        passed = now - self._began
        # A moving average over 50 ms, so that a few appends in a row do not count as busy.
        self._rate = (self._rate * _MEMORY + self._come) / (_MEMORY + passed)
        self._come = 0
        if self._rate > BUSY and passed < GATHER_SECONDS and not self._closed:
            count = len(self._waiting)
            await asyncio.sleep(GATHER_SECONDS - passed)
            now = time.monotonic()
            if len(self._waiting) == count:  # the callers wait for answers before they append more
                self._rate /= 2
        self._began = now

    async def _together(self, batch: list[_Waiting]) -> None:
        """Write these in one transaction, or one by one if there is a conflict, and answer each."""
        if not batch:
            return
        try:
            await self._write(batch)
        except IntegrityError as error:
            if len(batch) == 1:
                batch[0].fail(Conflict("not_kept"), error)
            for one in batch if len(batch) > 1 else ():  # refuse only those that conflict
                await self._together([] if one.done.done() else [one])
        except Exception as error:  # of any kind: the callers get it, and the next appends are served
            self._report(len(batch), error)
            for one in batch:
                one.fail(StorageFailed("not_kept"), error)
        else:
            self._recovered()
            for one in batch:
                one.succeed()

    def _report(self, count: int, error: Exception) -> None:
        """Log a failure, and a repeated one only now and then."""
        self.failures += 1
        kind, now = type(error).__name__, time.monotonic()
        if is_full(error):
            self._full = (error, now)
        if self._reported is None or self._reported[0] != kind or now - self._reported[1] > _REPORT_SECONDS:
            self._reported = (kind, now)
            _log.error("none of %d appends was stored: %s", count, kind, exc_info=error)

    def found_full(self, seconds: float) -> Exception | None:
        """Return the error of the last write, if that found the disk full less than `seconds` ago."""
        return self._full[0] if self._full is not None and time.monotonic() - self._full[1] < seconds else None

    def _recovered(self) -> None:
        self._full = None
        if self._reported is not None:
            self._reported = None
            _log.warning("the storage can be written again")

    async def _write(self, batch: list[_Waiting]) -> None:
        """Write these in one transaction. Retry once where the connection turns out to have been lost earlier.

        A commit is not retried: once it was sent, only the log can say whether it was carried out. (Plain facts may be:
        the log refuses them the second time, and the caller then reads them as stored.)
        """
        appends = [append for one in batch for append in one.appends]
        plain = all(append.change is None for append in appends)
        if plain:
            appends.sort(key=_order)
        began, committing = time.monotonic(), False
        for first in (True, False):
            self._check()
            try:
                async with connected(self.engine) as connection, held(self._write_lock):
                    if plain:
                        await insert_plain(connection, appends, self._process)
                    else:
                        transaction = await connection.begin()
                        await insert(connection, appends, self._process)
                        committing = True
                        await transaction.commit()
                break
            except DBAPIError as error:
                lost = error.connection_invalidated and time.monotonic() - began < _QUICK
                if committing or not (first and lost):
                    raise
        self.commits += 1
        self.appended += len(appends)


# --- the rows of appends ---------------------------------------------------------------------------------------------

_LOG_COLUMNS = "table_id, seq, kind, payload, command, at, ms"
_MOST_PREPARED = 40  # rows: up to this many, SQLite has a statement for each number of rows


def _log_row(one: Append) -> tuple[object, ...]:
    fact = one.fact
    return one.table_id, one.seq, fact.kind._value_, fact.text, fact.command, fact.at, fact.ms


def _deadlines(appends: Sequence[Append]) -> list[tuple[int | None, str]]:
    return [(at, table_id) for table_id, at in {one.table_id: one.deadline for one in appends if one.timed}.items()]


async def insert(connection: AsyncConnection, appends: Sequence[Append], process: str | None = None) -> None:
    """Write these appends in the connection's transaction, and notify the other servers as this `process`.

    Raises SQLAlchemyError.
    """
    # All servers write in the same order, so that no two of them wait for each other's rows.
    appends = sorted(appends, key=_order)
    changes = {one.table_id: one.change for one in appends if one.change is not None}  # the last of each table
    deadlines = {one.table_id: one.deadline for one in appends}
    rows = {
        table_id: {**vars(change.row), "deadline": deadlines[table_id], "bot_by": process}
        for table_id, change in changes.items()
    }
    new = {one.table_id: one.change for one in appends if one.seq == 1 and one.change is not None}
    if new:
        created = [{**rows[table_id], "id": table_id, "creation": change.creation} for table_id, change in new.items()]
        await connection.execute(schema.tables.insert(), sorted(created, key=lambda row: row["creation"] or ""))
    begun = sorted([one.run for one in new.values() if one.run is not None], key=lambda run: str(run["player"]))
    if begun:
        await connection.execute(schema.day_runs.insert(), begun)
    await connection.execute(
        schema.log.insert(), [dict(zip(_LOG_COLUMNS.split(", "), _log_row(one), strict=True)) for one in appends]
    )
    for name, row in [row for change in changes.values() for row in change.rows]:
        await connection.execute(engines.upsert(connection, schema.metadata.tables[name], row))
    changed = [{**row, "of": table_id} for table_id, row in rows.items() if table_id not in new]
    if changed:
        await connection.execute(_CHANGE, changed)
    due = [{"due": at, "of": table_id} for at, table_id in _deadlines(appends) if table_id not in rows]
    if due:
        await connection.execute(_DUE, due)
    for table_id, change in changes.items():
        if change.run is not None and table_id not in new:
            runs = schema.day_runs
            going = runs.update().where(runs.c.table_id == table_id, runs.c.ended.is_(None))  # else its day closed
            await connection.execute(going.values(change.run))
    if process is not None:
        texts = bus.texts_of(process, appends)
        if any(change.run is not None for change in changes.values()):
            texts += bus.texts(process, bus.RUNS)
        await bus.send(connection, texts)


def _order(one: Append) -> tuple[str, int]:
    return one.table_id, one.seq


_OF = schema.tables.c.id == sa.bindparam("of")
_CHANGE = schema.tables.update().where(_OF)  # every column that a row names
_DUE = schema.tables.update().where(_OF).values(deadline=sa.bindparam("due"))


# Nearly everything that a server writes is rows of the log and deadlines. SQLAlchemy makes several calls of the driver
# for that, each with a hop to SQLite's thread or a round trip to PostgreSQL; here one prepared statement is the whole
# transaction. An append costs, in processor time, and what it costs where `insert` writes the same rows:
#
#     appends per transaction     SQLite                PostgreSQL
#     4 (500 plays per second)    0.22, not 0.42 ms     0.18, not 0.48 ms
#     8 (1,000 per second)        0.14, not 0.25 ms     0.11, not 0.28 ms
#
# Measured with `python -m bench.storage --tables 4 --seconds 3` (and 8, and `--postgresql`), as it is and with `insert`
# alone: the means of two runs, which differed by at most 12%, on two cores busy with other work.

_ROW = "(?, ?, ?, ?, ?, ?, ?)"
_SQLITE = f"INSERT INTO log ({_LOG_COLUMNS}) VALUES {_ROW}"  # noqa: S608  (our own words)
_DUE_SQLITE = "UPDATE tables SET deadline = ? WHERE id = ?"
# A list per column costs less than a round trip per row.
_STORED = (
    f"WITH stored AS (INSERT INTO log ({_LOG_COLUMNS}) SELECT * FROM unnest("  # noqa: S608  (likewise)
    "$1::varchar[], $2::integer[], $3::varchar[], $4::text[], $5::varchar[], $6::bigint[], $7::smallint[]))"
)
_NOTIFIED = f"SELECT pg_notify('{bus.CHANNEL}', payload) FROM unnest($8::text[]) AS payload"  # noqa: S608  (likewise)
_POSTGRESQL = f"{_STORED} {_NOTIFIED}"
# The log first, as `insert` does. PostgreSQL may begin with the tables unless these need the log's rows.
_TIMED = (
    "timed AS (UPDATE tables SET deadline = due.at FROM unnest($9::bigint[], $10::varchar[]) AS due (at, id) "
    "WHERE tables.id = due.id AND (SELECT count(*) FROM stored) > 0)"
)
_DUE_POSTGRESQL = f"{_STORED[:-1]} RETURNING seq), {_TIMED} {_NOTIFIED}"


async def insert_plain(connection: AsyncConnection, appends: Sequence[Append], process: str | None) -> None:
    """Write and commit appends without a change, in this order, and notify the other servers as this `process`.

    Raises IntegrityError where one of them is there already, DBAPIError where the connection is lost, and what else
    the driver raises. Safe to retry if the reply was lost: the log refuses each fact the second time.
    """
    rows, due = [_log_row(one) for one in appends], _deadlines(appends)
    assert connection.sync_connection is not None
    driver: Any = connection.sync_connection.connection.driver_connection
    if connection.dialect.name == "sqlite":
        await _to_sqlite(driver, rows, due)
        return
    columns = [*map(list, zip(*rows, strict=True)), bus.texts_of(process or bus.NO_SERVER, appends)]
    try:
        if due:
            await driver.fetch(_DUE_POSTGRESQL, *columns, *map(list, zip(*due, strict=True)))
        else:
            await driver.fetch(_POSTGRESQL, *columns)
    except asyncpg.IntegrityConstraintViolationError as error:
        raise IntegrityError(None, None, error) from error
    except (asyncpg.PostgresConnectionError, asyncpg.InterfaceError, OSError) as error:
        await connection.invalidate()
        raise engines.lost(error) from error


async def _to_sqlite(
    driver: Any,  # noqa: ANN401  (aiosqlite's)
    rows: Sequence[tuple[object, ...]],
    due: Sequence[tuple[object, ...]],
) -> None:
    try:
        if due:
            await driver.executemany(_DUE_SQLITE, due)  # it opens the transaction
        if len(rows) <= _MOST_PREPARED and not due:
            await driver.execute_fetchall(_prepared(len(rows)), [value for row in rows for value in row])
        else:
            await driver.executemany(_SQLITE, rows)
            await driver.commit()
    except BaseException as error:
        await driver.rollback()
        if isinstance(error, sqlite3.IntegrityError):
            raise IntegrityError(None, None, error) from error
        raise


@functools.cache
def _prepared(count: int) -> str:
    """Return a statement that stores this many rows and commits them: one thread hop instead of two.

    Python's sqlite3 opens a transaction before a statement that begins with `INSERT`, but not before `WITH`.
    """
    rows = ", ".join([_ROW] * count)
    return f"WITH stored ({_LOG_COLUMNS}) AS (VALUES {rows}) INSERT INTO log ({_LOG_COLUMNS}) SELECT * FROM stored"  # noqa: S608  (our own words)
