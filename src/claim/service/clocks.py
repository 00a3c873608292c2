"""The clocks of tables: whose time is up loses.

The deadline of a table's turn is stored with the fact that began it. The process that stored that fact checks the table
when its time is up; any other one does so a second later, and every process looks for forgotten tables from time to
time. The log takes each number once, so a player is flagged once. Time in which nothing could be played is charged to
no one (claim.cluster.outages, docs/decisions/0040-clocks.md).
"""

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any

from claim.cluster.cluster import Cluster, SingleServer
from claim.cluster.outages import Outages
from claim.game.errors import ClaimError
from claim.service.play import Changes
from claim.storage.engines import cancelled
from claim.storage.errors import StorageFailed
from claim.storage.storage import Storage
from claim.tables.events import BeatsMissed, ClockChanged, Events, OutagesChanged
from claim.tables.table import Table, milliseconds

TICK_SECONDS = 1.0
SWEEP_SECONDS = 10.0  # between two searches for tables that every process has forgotten
SOON = 600_000  # milliseconds: while some time is up so soon, it is noted with every tick that a server is alive
AGAIN = 1_000  # milliseconds after which a process tries again what the storage refused
_log = logging.getLogger("claim.service")


class Clocks:
    """Flags the players whose time is up, and stops clocks for outages."""

    def __init__(
        self,
        changes: Changes,
        storage: Storage,
        cluster: Cluster | SingleServer,
        outages: Outages,
        events: Events,
    ) -> None:
        self._changes = changes
        self._storage = storage
        self._cluster = cluster
        self._outages = outages
        self._due: dict[str, int] = {}  # when to check a table
        self._wake = asyncio.Event()
        self._until = 0  # when the task wakes next
        self._running = False
        self._tasks: set[asyncio.Task[Any]] = set()
        events.subscribe(ClockChanged, self._changed)
        events.subscribe(BeatsMissed, self._beats_missed)
        events.subscribe(OutagesChanged, lambda _: self._beats_missed(None))

    @property
    def now(self) -> int:
        """The time in milliseconds since 1970."""
        return milliseconds(self._cluster.clock())

    async def start(self) -> None:
        """Find out since when there was no server, and begin to flag. Raises StorageFailed."""
        await self._outages.check()
        await self.sweep()
        self._running = True
        self._begin(self._watch())
        self._begin(self._tick())
        self._begin(self._stop_all())

    async def close(self) -> None:
        """Stop, and store when."""
        self._running = False
        for task in list(self._tasks):
            await cancelled(task)
        try:
            await self._outages.note_alive()
        except StorageFailed as error:
            _log.warning("the end of this server is not stored: %s", type(error.__cause__).__name__)

    # --- whose time is up --------------------------------------------------------------------------------------------

    def _changed(self, changed: ClockChanged) -> None:
        """Expect the end of the turn that a change has begun."""
        self._expect(changed.table, 0 if changed.stored_here else self._cluster.flag_delay)

    def _expect(self, table: Table, late: int = 0) -> None:
        """Check a table when its time is up, or not at all where no clock runs."""
        if table.deadline is None:
            self._due.pop(table.id, None)
            return
        due = table.deadline + late
        if due <= self.now:  # an outage goes on: its player may be on the way back from a dead server
            due = self.now + AGAIN
        self._due[table.id] = due
        if due < self._until:
            self._wake.set()

    async def flag_due(self) -> None:
        """Flag the players of all tables whose time is up. Those that the storage refuses are tried again later."""
        now = self.now
        overdue = [table_id for table_id, due in self._due.items() if due <= now]
        for table_id in overdue:
            self._due[table_id] = now + AGAIN  # unless its next turn is known
        await asyncio.gather(*[self._flag_if_due(table_id) for table_id in overdue])

    async def sweep(self) -> None:
        """Search the storage for tables whose time is up soon. Raises StorageFailed."""
        soon = self.now + 2 * milliseconds(SWEEP_SECONDS)
        for table_id, deadline in (await self._storage.due(soon)).items():
            self._due.setdefault(table_id, deadline + self._cluster.flag_delay)
        self._wake.set()

    async def _flag_if_due(self, table_id: str) -> None:
        try:
            self._expect(await self._changes.time_passes(table_id))
        except StorageFailed:
            self._due[table_id] = min(self._due.get(table_id, 2 * self.now), self.now + AGAIN)
            self._wake.set()
        except ClaimError:  # the table was deleted, or its log is damaged, which is logged
            self._due.pop(table_id, None)

    async def _watch(self) -> None:
        while True:
            self._wake.clear()
            self._until = min(self._due.values(), default=self.now + milliseconds(SWEEP_SECONDS))
            try:
                async with asyncio.timeout(max(0, self._until - self.now) / 1000):
                    await self._wake.wait()
            except TimeoutError:
                try:
                    await self.flag_due()
                except Exception as error:  # whatever is wrong with one table, the others' clocks go on
                    _log.error("a clock could not be checked", exc_info=error)
                    await asyncio.sleep(AGAIN / 1000)

    # --- when nothing could be played --------------------------------------------------------------------------------

    def _beats_missed(self, event: BeatsMissed | None) -> None:
        self._outages.suspect(event)
        if self._running:
            self._begin(self._check_outages())

    async def _check_outages(self) -> None:
        try:
            await self._outages.check()
        except StorageFailed:
            return  # the next tick, or the next play, tries again
        await self._stop_all()

    async def _stop_all(self) -> None:
        """Stop the clocks of all tables for outages for which they were not stopped yet."""
        if self._outages.known:
            try:
                for table_id in await self._storage.due():
                    await self._flag_if_due(table_id)
            except StorageFailed:
                return  # plays and flags stop the clock of their own table first

    async def _tick(self) -> None:
        """Notice that this process was stopped for a while; note now and then that it is alive; sweep."""
        swept = time.monotonic()
        while True:
            await asyncio.sleep(TICK_SECONDS)
            try:
                if not self._outages.certain:
                    await self._check_outages()
                await self._outages.beat(soon=min(self._due.values(), default=2 * self.now) < self.now + SOON)
                if time.monotonic() - swept >= SWEEP_SECONDS:
                    await self.sweep()
                    swept = time.monotonic()
            except StorageFailed:
                continue  # with the next tick
            except Exception as error:  # likewise
                _log.error("clocks could not be kept", exc_info=error)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None and not isinstance(task.exception(), StorageFailed):
            _log.error("the clocks stopped", exc_info=task.exception())
