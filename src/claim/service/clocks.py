"""The clocks of tables: whose time is up loses, and time in which nothing could be played is charged to nobody.

The deadline of a table's turn is stored with the fact that began it. The process that stored that fact looks at the
table when its time is up; any other one does so a second later, and every process looks for forgotten tables from time
to time. The log takes each number once, so a player is flagged once (docs/decisions/0040-clocks.md).
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol

from claim.game.errors import ClaimError
from claim.storage.engines import cancelled
from claim.storage.errors import StorageFailed
from claim.storage.outages import (
    cut_off_since,
    last_alive,
    last_beat,
    note_alive,
    note_outage,
    outages_since,
)
from claim.storage.storage import Storage
from claim.tables.clock import DAY, Outage, apart
from claim.tables.events import BeatsMissed, Changed, Events, OutagesChanged
from claim.tables.facts import milliseconds
from claim.tables.table import Table

TICK_SECONDS = 1.0
FROZEN_SECONDS = 2.0  # without a tick, after which a process asks itself whether it was stopped
OUTAGE = 2_000  # milliseconds without a beat, in which nothing could be played
SWEEP_SECONDS = 10.0  # between two searches for tables that every process has forgotten
ALIVE_SECONDS = 60.0  # between two notes that a server is alive
SOON = 600_000  # milliseconds: while some time is up so soon, a server without a cluster notes it with every tick
LATE = 1_000  # milliseconds after which a process looks at a table at which another one stored the last fact
AGAIN = 1_000  # milliseconds after which a process tries again what the storage refused
KNOWN = 60 * DAY  # milliseconds for which outages matter: no turn is longer
_log = logging.getLogger("claim.service")


class TimedTables(Protocol):
    """The tables whose clocks these are."""

    async def time_passes(self, table_id: str) -> Table:
        """Store what the time does to a table by itself."""


class Beats(Protocol):
    """Whether the servers on one PostgreSQL can play: `cluster.membership`."""

    @property
    def beats(self) -> bool:
        """Whether the database has answered this process just now."""


class Clocks:
    """Looks at tables when their time is up. `outages` are those of which this process knows."""

    def __init__(
        self, tables: TimedTables, storage: Storage, events: Events, clock: Callable[[], float], beats: Beats | None
    ) -> None:
        """Use this `clock`; `beats` is None where there is no other server."""
        self.outages: tuple[Outage, ...] = ()
        self._tables = tables
        self._storage = storage
        self._clock = clock
        self._beats = beats
        self._due: dict[str, int] = {}  # when to look at a table
        self._wake = asyncio.Event()
        self._until = 0  # when the task looks next
        self._doubts = 0  # how often there may have been outages that this process does not know of
        self._settled = 0  # up to which of these it has looked
        self._missed: list[BeatsMissed] = []  # of which the storage does not know yet
        self._running = False
        self._settling = asyncio.Lock()
        self._ticked = time.monotonic()
        self._tasks: set[asyncio.Task[Any]] = set()
        events.subscribe(Changed, self._changed)
        events.subscribe(BeatsMissed, self._beats_missed)
        events.subscribe(OutagesChanged, lambda _: self._doubt())

    @property
    def now(self) -> int:
        """The time in milliseconds since 1970."""
        return milliseconds(self._clock())

    @property
    def certain(self) -> bool:
        """Whether this process knows of all outages, so that it may charge players for their time."""
        alive = time.monotonic() - self._ticked < FROZEN_SECONDS if self._beats is None else self._beats.beats
        return alive and self._settled == self._doubts

    async def start(self) -> None:
        """Find out since when there was no server, and begin to look. Raises StorageFailed."""
        self._ticked = time.monotonic()
        if self._beats is None:
            await self._note(await last_alive(self._storage), self.now)
            await self._read()
        else:
            self._doubts += 1
            await self.settle()
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
            await note_alive(self._storage, self.now)
        except StorageFailed as error:
            _log.warning("the end of this server is not stored: %s", type(error.__cause__).__name__)

    # --- whose time is up --------------------------------------------------------------------------------------------

    def _changed(self, changed: Changed) -> None:
        table = changed.after
        if table.clock is not None:
            self._expect(table, 0 if changed.stored_here else LATE)

    def _expect(self, table: Table, late: int = 0) -> None:
        """Look at a table when its time is up, or not at all where no clock runs."""
        if table.deadline is None:
            self._due.pop(table.id, None)
            return
        due = table.deadline + late
        if due <= self.now:  # an outage goes on: its player may be on the way back from a dead server
            due = self.now + AGAIN
        self._due[table.id] = due
        if due < self._until:
            self._wake.set()

    async def look(self) -> None:
        """Look at all tables whose time is up. Those that the storage refuses are tried again later."""
        now = self.now
        overdue = [table_id for table_id, due in self._due.items() if due <= now]
        for table_id in overdue:
            self._due[table_id] = now + AGAIN  # unless `_look` finds out
        await asyncio.gather(*[self._look(table_id) for table_id in overdue])

    async def sweep(self) -> None:
        """Search the storage for tables whose time is up soon. Raises StorageFailed."""
        soon = self.now + 2 * milliseconds(SWEEP_SECONDS)
        late = 0 if self._beats is None else LATE
        for table_id, deadline in (await self._storage.due(soon)).items():
            self._due.setdefault(table_id, deadline + late)
        self._wake.set()

    async def _look(self, table_id: str) -> None:
        try:
            self._expect(await self._tables.time_passes(table_id))
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
                    await self.look()
                except Exception as error:  # whatever is wrong with one table, the others' clocks go on
                    _log.error("a clock could not be looked at", exc_info=error)
                    await asyncio.sleep(AGAIN / 1000)

    # --- when nothing could be played --------------------------------------------------------------------------------

    async def settled_at(self, table: Table, now: float) -> tuple[float, Sequence[Outage]]:
        """Return as when to decide on what came to a table `now`, and the outages that matter. Raises StorageFailed.

        Nobody is charged, and nobody's time is up, before the storage was asked for the servers that died. What came
        while nothing could be played is decided as if it had come when that ended.
        """
        clock, dead = table.clock, list[Outage]()
        if clock is None or not clock.running:
            return now, ()
        if self._beats is not None and (clock.turn is None or milliseconds(now) > clock.free_until):
            waited_for = table.unrevealed if clock.turn is None else (clock.turn,)
            dead = await cut_off_since(self._storage, table.id, waited_for)
        if not self.certain:  # not before: the storage may not have answered for a while
            await self.settle()
        now = max([now, *[one.ended / 1000 for one in self.outages if one.begun <= milliseconds(now) < one.ended]])
        return now, apart([*self.outages, *dead]) if dead else self.outages

    async def settle(self) -> None:
        """Find out whether nothing could be played until now. Raises StorageFailed: then it is tried again later."""
        async with self._settling:
            while not self.certain:
                doubts = self._doubts
                await self._look_for_outages()
                self._settled = doubts
                if doubts == self._doubts:
                    return

    async def _look_for_outages(self) -> None:
        while self._missed:
            event = self._missed[0]
            await self._note(await last_alive(self._storage) if event.begun is None else event.begun, event.ended)
            self._missed.remove(event)
        if self._beats is None:
            gap = time.monotonic() - self._ticked
            self._ticked = time.monotonic()
            if gap > FROZEN_SECONDS:
                await self._note(self.now - milliseconds(gap), self.now)
        else:
            beat, now = await last_beat(self._storage)
            if beat is None:  # the database has crashed: the next beat of this process tells since when
                raise StorageFailed("not_read")
            await self._note(beat, now)
        await self._read()

    def _beats_missed(self, event: BeatsMissed) -> None:
        self._missed.append(event)
        self._doubt()

    def _doubt(self) -> None:
        self._doubts += 1
        if self._running:
            self._begin(self._settle_soon())

    async def _settle_soon(self) -> None:
        try:
            await self.settle()
        except StorageFailed:
            return  # the next tick, or the next play, tries again
        await self._stop_all()

    async def _note(self, begun: int | None, ended: int) -> None:
        """Know and store an outage, if it was long enough to be one."""
        if begun is not None and ended - begun > OUTAGE:
            outage = Outage(str(begun), begun, ended)
            if outage.id not in [one.id for one in self.outages]:
                self.outages = (*self.outages, outage)
                _log.warning("nothing could be played for %.1f s: no clock ran", (ended - begun) / 1000)
            await note_outage(self._storage, outage)

    async def _read(self) -> None:
        self.outages = tuple(await outages_since(self._storage, self.now - KNOWN))

    async def _stop_all(self) -> None:
        """Stop the clocks of all tables for outages for which they were not stopped yet."""
        if self.outages:
            try:
                for table_id in await self._storage.due():
                    await self._look(table_id)
            except StorageFailed:
                return  # plays and flags stop the clock of their own table first

    async def _tick(self) -> None:
        """Notice that this process was stopped for a while; note now and then that it is alive; sweep."""
        noted = swept = time.monotonic()
        while True:
            await asyncio.sleep(TICK_SECONDS)
            try:
                if not self.certain:
                    await self._settle_soon()
                now = self._ticked = time.monotonic()
                soon = self._beats is None and min(self._due.values(), default=2 * KNOWN) < self.now + SOON
                if now - noted >= (0 if soon else ALIVE_SECONDS):
                    await note_alive(self._storage, self.now)
                    noted = now
                if now - swept >= SWEEP_SECONDS:
                    await self.sweep()
                    swept = now
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
