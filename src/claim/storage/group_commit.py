"""Group commit: one task writes for all tables. Appends that come during a transaction go into the next one.

A commit waits for the disk once and costs nearly the same for one row as for many. So a busy server waits a few
milliseconds before each transaction and makes few large ones; an idle server writes each append at once.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from claim.game.errors import ClaimError
from claim.storage import bus, engines, fast_append, schema
from claim.storage.database_urls import is_full
from claim.storage.engines import connected
from claim.storage.errors import Conflict, StorageFailed
from claim.storage.transactions import held
from claim.tables.facts import Append

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
        alone: asyncio.Lock | None = None,
    ) -> None:
        """Write through this engine. `check` is called first, and raises OSError where nothing may be written.

        The other servers on the same database are notified in the name of this `process`; None where there are none.
        `alone` is held meanwhile: others of this process write too, and only one can.
        """
        self.engine = engine
        self._process = process
        self._check = check
        self._alone = alone
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
        plain = all(fast_append.is_plain(append) for append in appends)
        if plain:
            appends.sort(key=_order)
        began, committing = time.monotonic(), False
        for first in (True, False):
            self._check()
            try:
                async with connected(self.engine) as connection, held(self._alone):
                    if plain:
                        await fast_append.store(connection, appends, self._process)
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


async def insert(connection: AsyncConnection, appends: Sequence[Append], process: str | None = None) -> None:
    """Write these appends in the connection's transaction, and notify the other servers as this `process`.

    Raises SQLAlchemyError.
    """
    # All servers write in the same order, so that no two of them wait for each other's rows.
    appends = sorted(appends, key=_order)
    new = sorted([one for one in appends if one.seq == 1], key=lambda one: one.creation or "")
    if new:
        await connection.execute(
            schema.tables.insert(),
            [
                {
                    "id": one.table_id,
                    "creation": one.creation,
                    "created": one.created,
                    "kind": one.kind,
                    "status": one.status,
                    "bot_to_move": one.bot_to_move,
                    "bot_by": process,
                    "deadline": one.deadline,
                    "outcome": one.outcome,
                }
                for one in new
            ],
        )
    begun = sorted([one.run for one in new if one.run is not None], key=lambda run: str(run["player"]))
    if begun:
        await connection.execute(schema.day_runs.insert(), begun)
    await connection.execute(
        schema.log.insert(),
        [
            {
                "table_id": one.table_id,
                "seq": one.seq,
                "kind": one.fact.kind.value,
                "payload": one.fact.text,
                "command": one.fact.command,
                "at": one.fact.at,
                "ms": one.fact.ms,
            }
            for one in appends
        ],
    )
    games = [
        {"account": account, "table_id": one.table_id, "seat": seat.value}
        for one in appends
        for seat, account in one.accounts.items()
    ]
    if games:
        await connection.execute(schema.account_games.insert(), games)
    # Update only the tables whose status or deadline may have changed.
    changed = {one.table_id: one for one in appends if one.seq > 1 and (one.changes or one.timed)}
    if changed:
        await connection.execute(
            _CHANGE,
            [
                {
                    "of": one.table_id,
                    "to_status": one.status,
                    "to_move": one.bot_to_move,
                    "by": process,
                    "due": one.deadline,
                    "ended": one.outcome,
                }
                for one in changed.values()
            ],
        )

    for one in appends:
        if one.seq > 1 and one.run is not None:
            runs = schema.day_runs
            going = runs.update().where(runs.c.table_id == one.table_id, runs.c.ended.is_(None))  # else its day closed
            await connection.execute(going.values(one.run))
    if process is not None:
        texts = bus.texts_of(process, appends)
        if any(one.run is not None for one in appends):
            texts += bus.texts(process, bus.RUNS)
        await bus.send(connection, texts)


def _order(one: Append) -> tuple[str, int]:
    return one.table_id, one.seq


_CHANGE = (
    schema.tables.update()
    .where(schema.tables.c.id == sa.bindparam("of"))
    .values(
        status=sa.bindparam("to_status"),
        bot_to_move=sa.bindparam("to_move"),
        bot_by=sa.bindparam("by"),
        deadline=sa.bindparam("due"),
        outcome=sa.bindparam("ended"),
    )
)
