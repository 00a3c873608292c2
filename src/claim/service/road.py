"""The one road of every change: decided under its table's lock, stored, applied, answered, and then published.

A table changes only once the storage has its facts. docs/decisions/0036-one-road-for-a-change.md says why it is one.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, TypeVar

from claim.cluster.cluster import Cluster
from claim.game.errors import ClaimError
from claim.service.appends import next_appends
from claim.service.bot_timing import BotTiming
from claim.service.clocks import Clocks
from claim.service.live_table import LiveTable
from claim.service.live_tables import LiveTables
from claim.storage.errors import Conflict, StorageFailed
from claim.storage.storage import Storage
from claim.tables.clock import Outage
from claim.tables.decide import Decision
from claim.tables.events import Changed, Events
from claim.tables.table import Table

Outages = Sequence[Outage]  # for which a clock may have to be stopped
Deciding = Callable[[Table, float, Outages], Decision | None]
MOST_CONFLICTS = 20  # in a row, each because another server was faster
_T = TypeVar("_T")


class Road:
    """Carries out what changes a table. `under_way` is what has not arrived yet."""

    def __init__(
        self,
        storage: Storage,
        live: LiveTables,
        clocks: Clocks,
        cluster: Cluster | None,
        events: Events,
        clock: Callable[[], float],
        timing: BotTiming,
        wake: Callable[[str], None],
    ) -> None:
        """`wake` lets the bot at a table play, if it is this process's turn to do so."""
        self.under_way: set[asyncio.Future[Any]] = set()
        self._storage = storage
        self._live = live
        self._clocks = clocks
        self._cluster = cluster
        self._events = events
        self._clock = clock
        self._timing = timing
        self._wake = wake

    async def carry_out(
        self, table_id: str, deciding: Deciding, answering: Callable[[LiveTable], _T], by: str = ""
    ) -> _T:
        """Decide, store, change the table, answer, publish: every change of a table goes this way, in this order.

        `deciding` refuses with a reason, or returns None where nothing is left to do. `answering` makes the answer for
        the sender; it must not wait. `by` is the address that it comes from. Raises what `deciding`
        raises, or StorageFailed.
        """
        arrived = self._clock()  # nobody is charged for what the storage takes to answer

        async def attempt() -> _T:
            with await self._live.get(table_id) as live:
                async with live.lock:
                    await self._refresh(live)
                    now, outages = await self._clocks.settled_at(live.table, arrived)
                    before, decision = live.table, deciding(live.table, now, outages)
                    live.owner = by or live.owner
                    if decision is not None:
                        await self._store(live, decision)
                answer = answering(live)
                if decision is not None:
                    self._events.publish(Changed(before, decision.after, decision.facts, stored_here=True))
                return answer

        return await self.uncancellable(self._until_no_conflict(table_id, attempt))

    async def _store(self, live: LiveTable, decision: Decision) -> None:
        """Store what was decided, and let the table become that. The caller holds the lock.

        Raises Conflict or StorageFailed: then the table's log is read before its next command.
        """
        try:
            await self._storage.append(*next_appends(live.table, decision))
        except ClaimError as error:
            live.stale = True
            if self._cluster is not None and not isinstance(error, Conflict):
                self._cluster.membership.recheck(live.table.id)
            raise
        live.table, live.stored_at, live.owns_bot = decision.after, self._timing.clock(), True

    async def _until_no_conflict(self, table_id: str, attempt: Callable[[], Awaitable[_T]]) -> _T:
        """Return what `attempt` returns. Repeat it where another server wrote to the log first, on what it says now."""
        try:
            for _ in range(MOST_CONFLICTS):
                try:
                    return await attempt()
                except Conflict:
                    continue
                except StorageFailed:
                    raise
                except ClaimError:
                    if not await self.was_behind(table_id):
                        raise
            return await attempt()
        except StorageFailed as error:  # also where the log could not be read: nothing was carried out
            raise StorageFailed("not_kept") from (error.__cause__ or error)

    async def uncancellable(self, work: Coroutine[Any, Any, _T]) -> _T:
        """Finish this even if the caller is cancelled: a lock is never released while its fact is being stored."""
        task = asyncio.ensure_future(work)
        self.under_way.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: "asyncio.Future[Any]") -> None:
        self.under_way.discard(task)
        if not task.cancelled():
            task.exception()  # retrieved here, because the caller may be gone

    async def _refresh(self, live: LiveTable) -> None:
        """Read a stale table again, and wake the bot whose turn it turns out to be. The caller holds the lock."""
        if live.stale:
            await self._live.refresh(live)
            if live.table.bot_to_move:
                live.owns_bot = self._cluster is None or await self._cluster.membership.plays(live.table.id)
                if live.owns_bot:
                    self._wake(live.table.id)

    async def catch_up(self, live: LiveTable) -> None:
        """Read what a stale table lacks. Raises as `LiveTables.get` does."""
        if live.stale:
            async with live.lock:
                await self._refresh(live)

    async def was_behind(self, table_id: str) -> bool:
        """Return whether another server had stored facts that this one had not heard of; now it has."""
        if self._cluster is None:
            return False
        with await self._live.get(table_id) as live:
            async with live.lock:
                before, live.stale = live.table, True
                await self._refresh(live)
                return live.table is not before
