"""The tables in memory, by id: read from the storage when first used, kept up to date, evicted when long unused."""

import asyncio
import logging
import re
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import ClassVar

from claim.game.cards import Seat
from claim.game.errors import ClaimError, Text, quote
from claim.service.live_table import LiveTable
from claim.storage.errors import StorageFailed
from claim.storage.storage import Storage
from claim.tables.errors import TableError
from claim.tables.events import Changed, Events, Thawed
from claim.tables.facts import Fact, apply_stored, replay
from claim.tables.table import Status, Table, TableKind

_log = logging.getLogger("claim.service")
_TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_MOST_REPORTED = 10_000  # damaged tables that the log has mentioned
BEAT_SECONDS = 1.0
FROZEN_SECONDS = 3.0  # without a beat, after which nothing in memory is trusted any more
_CATCH_UP_PAUSES = (0.0, 0.5, 1.0, 2.0, 4.0)  # seconds between attempts to read what a table lacks


class BrokenLog(ClaimError):
    """A table whose log cannot be read."""

    texts: ClassVar = {
        "broken_log": Text("table {table}: its log cannot be read", 503),
    }


class LiveTables:
    """The live tables by id."""

    def __init__(self, storage: Storage, events: Events, idle_seconds: float) -> None:
        """Keep a table for `idle_seconds` after its last use."""
        self.trusted = True  # whether facts of other servers reach this one; while not, every look reads the log
        self.events = events
        self._storage = storage
        self._idle_seconds = idle_seconds
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._reported_lengths: dict[str, int] = {}  # of logs that are being read, as other servers reported them
        self._catching_up: dict[str, asyncio.Task[None]] = {}
        self._grown: set[str] = set()  # tables whose log may have grown since it was last read
        self._damaged: set[str] = set()  # tables that were found damaged: each is logged once
        self._beat = time.monotonic()
        self._started = int(time.time())
        self._tasks: list[asyncio.Task[None]] = []
        events.subscribe(Changed, self._notify)

    def __len__(self) -> int:
        return len(self._tables)

    def start(self) -> None:
        """Begin to evict unused tables from time to time."""
        self._tasks.append(asyncio.create_task(self._sweep(), name="claim live tables sweeper"))
        if self._storage.shared:
            self._beat = time.monotonic()
            self._tasks.append(asyncio.create_task(self._keep_beating(), name="claim live tables beat"))

    async def close(self) -> None:
        """Evict all tables."""
        tasks = [*self._tasks, *self._catching_up.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._tables.clear()

    async def get(self, table_id: str) -> LiveTable:
        """Return a live table, to be used with `with`: it stays in memory meanwhile.

        Raises TableError where there is none, BrokenLog where its log cannot be read, StorageFailed where the storage
        does not answer.
        """
        if self._storage.shared and time.monotonic() - self._beat > FROZEN_SECONDS:
            self._thaw()
        return self._tables.get(table_id) or await self._load(table_id)

    async def refresh(self, live: LiveTable, *, whole: bool = False) -> None:
        """Read what a stale table lacks, or its `whole` log; the caller holds its lock. Raises as `get` does."""
        if live.stale:
            before = live.table
            self._grown.discard(before.id)
            live.table = await (self._read(before.id) if whole else self._newer(before))
            live.stale = not self.trusted or before.id in self._grown
            if self._storage.shared and not whole and live.table is not before:
                live.owns_bot = False  # the caller re-checks ownership
            if whole or live.table is not before:
                live.stored_at = None
                live.notify()

    async def reload(self, table_id: str) -> None:
        """Read a table in memory again, because its log was changed past this server. Raises StorageFailed.

        A table that is gone is evicted. Its watchers are notified in either case.
        """
        if table_id in self._loading:  # it may have read the log before that change
            with suppress(ClaimError):
                await asyncio.shield(self._loading[table_id])
        live = self._tables.get(table_id)
        if live is None:
            return
        live.stale = True  # for lookups meanwhile
        async with live.lock:
            live.stale = True  # the last holder of the lock may have read the log before that change
            try:
                await self.refresh(live, whole=True)
            except StorageFailed:
                raise
            except ClaimError:  # no table, or a damaged log: the next request for it gets the error
                self.evict(table_id)

    def evict(self, table_id: str) -> None:
        """Evict a table even if it is in use. Its watchers then find what the storage says."""
        live = self._tables.pop(table_id, None)
        self._grown.discard(table_id)
        if live is not None:
            live.stale = True
            live.notify()

    def evict_unused(self, now: float) -> None:
        """Evict the tables that were not used for long."""
        for table_id, live in list(self._tables.items()):
            if not live.in_use and now - live.used_at >= self._idle_seconds:
                del self._tables[table_id]
                self._grown.discard(table_id)

    def in_use(self, table_id: str) -> bool:
        """Return whether a client is connected to this table, or something uses it now."""
        live = self._tables.get(table_id)
        return table_id in self._loading or (live is not None and live.in_use)

    def own_bot(self, table_id: str) -> None:
        """Note that this process plays the bot at a table."""
        if table_id in self._tables:
            self._tables[table_id].owns_bot = True

    def report(self, table_id: str, error: Exception) -> None:
        """Log that a table cannot be read or shown: once, because lists ask for it again and again."""
        if table_id not in self._damaged and len(self._damaged) < _MOST_REPORTED:
            self._damaged.add(table_id)
            _log.error("the log of table %s cannot be read", table_id, exc_info=error)

    def _notify(self, changed: Changed) -> None:
        live = self._tables.get(changed.after.id)
        if live is not None:
            live.notify()

    # --- what the cluster needs (claim.cluster.local_tables) -----------------------------------------------------

    @property
    def ids(self) -> list[str]:
        """The tables in memory."""
        return list(self._tables)

    @property
    def watched(self) -> list[str]:
        """The tables that have a connected client here."""
        return [table_id for table_id, live in self._tables.items() if live.watchers]

    @property
    def seated(self) -> int:
        """How many seats have a connected client here."""
        return sum(one.viewer.seat is not None for live in self._tables.values() for one in live.watchers)

    @property
    def accounts(self) -> dict[str, bool]:
        """The accounts whose seats have a connected client here, and whether they play against another person."""
        found: dict[str, bool] = {}
        for live in self._tables.values():
            table = live.table
            against_another = table.kind is TableKind.FRIEND and table.status in (Status.REVEALING, Status.PLAYING)
            for seat in {one.viewer.seat for one in live.watchers}:
                account = None if seat is None else table.chairs[seat].account
                if account is not None:
                    found[account] = against_another or found.get(account, False)
        return found

    def viewers(self, table_id: str) -> frozenset[str]:
        """Return who is connected to a table here."""
        live = self._tables.get(table_id)
        return frozenset() if live is None else frozenset([one.viewer.value for one in live.watchers])

    def numbers(self, table_ids: Iterable[str]) -> dict[str, int]:
        """Return the last number of each of these tables that is in memory."""
        return {one: self._tables[one].table.seq for one in table_ids if one in self._tables}

    def lacks(self, table_id: str, seq: int) -> int:
        """Return how many facts a table in memory lacks, if its log is this long. One being read is read on."""
        live = self._tables.get(table_id)
        if live is not None:
            return max(0, seq - live.table.seq)
        if table_id in self._loading:
            self._reported_lengths[table_id] = max(seq, self._reported_lengths.get(table_id, 0))
        return 0

    def take(self, table_id: str, after: int, facts: Sequence[Fact]) -> int:
        """Apply to a table in memory what another server stored after this number; return how many facts were new."""
        live = self._tables.get(table_id)
        known = 0 if live is None else live.table.seq - after
        if live is None or known >= len(facts):
            return 0
        if known < 0 or live.lock.locked():  # a command under way may be storing a fact of the same number
            self.doubt(table_id)
            return 0
        before, new = live.table, facts[known:]
        try:
            live.table = apply_stored(before, new)
        except Exception:  # damaged, or of a newer version: reading the whole log says which
            self.doubt(table_id)
            return 0
        live.stored_at, live.owns_bot = None, False
        self.events.publish(Changed(before, live.table, new, stored_here=False))
        return len(new)

    def say(self, table_id: str, seat: Seat, phrase: str) -> None:
        """Pass on what this seat says, which another process heard, to the other one."""
        live = self._tables.get(table_id)
        if live is not None:
            live.say(seat, phrase)

    def are_elsewhere(self, table_id: str, seats: frozenset[Seat]) -> None:
        """Note which seats' players are connected to other processes."""
        live = self._tables.get(table_id)
        if live is not None and live.elsewhere != seats:
            before, live.elsewhere = live.online, seats
            if live.online != before:
                live.notify()

    def doubt(self, table_id: str) -> None:
        """Read soon what a table in memory lacks; a look at it before then reads it at once."""
        live = self._tables.get(table_id)
        if live is not None:
            live.stale = True
            self._grown.add(table_id)
            task = self._catching_up.get(table_id)
            if task is None or task.done():  # one that has just ended reads nothing more
                task = self._catching_up[table_id] = asyncio.create_task(self._catch_up(live), name="claim catch up")
                task.add_done_callback(lambda done: self._caught_up(table_id, done))

    def doubt_all(self) -> None:
        """Trust nothing in memory: a look at a table reads its log first."""
        self._grown.update(self._tables)
        for live in self._tables.values():
            live.stale = True

    async def _catch_up(self, live: LiveTable) -> None:
        for pause in _CATCH_UP_PAUSES:
            await asyncio.sleep(pause)
            try:
                async with live.lock:
                    while live.stale and self.trusted:  # again, where the log has grown meanwhile
                        await self.refresh(live)
            except StorageFailed:
                continue
            except ClaimError:  # no table, or a damaged log: the next request for it gets the error
                self.evict(live.table.id)
            return

    def _caught_up(self, table_id: str, task: "asyncio.Task[None]") -> None:
        if self._catching_up.get(table_id) is task:  # and not one begun meanwhile
            del self._catching_up[table_id]

    def _thaw(self) -> None:
        """Trust nothing in memory: this process was stopped for a while, and others may have gone on."""
        self._beat = time.monotonic()
        self.doubt_all()
        self.events.publish(Thawed())

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            if time.monotonic() - self._beat > FROZEN_SECONDS:
                self._thaw()
            self._beat = time.monotonic()

    # --- reading logs ------------------------------------------------------------------------------------------------

    async def _load(self, table_id: str) -> LiveTable:
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.create_task(self._enter(table_id))
            task.add_done_callback(lambda done: self._loaded(table_id, done))
        return await asyncio.shield(task)

    def _loaded(self, table_id: str, task: asyncio.Task[LiveTable]) -> None:
        self._loading.pop(table_id, None)
        self._reported_lengths.pop(table_id, None)
        if not task.cancelled():
            task.exception()  # retrieved here, because every caller may have been cancelled

    async def _enter(self, table_id: str) -> LiveTable:
        table = await self._read(table_id)
        while table.seq < self._reported_lengths.pop(table_id, 0):  # another server has appended since
            table = await self._newer(table)
        live = self._tables[table_id] = LiveTable(table, self.events)
        live.stale = not self.trusted
        if self._storage.shared:
            with suppress(StorageFailed):  # the cluster looks again once it hears from the database
                elsewhere = await self._storage.connected_elsewhere(table_id)
                if live.elsewhere is None:  # the cluster may have looked later
                    self.are_elsewhere(table_id, elsewhere)
        return live

    async def _newer(self, table: Table) -> Table:
        """Return a table with what its log has more of. Where that does not fit, the whole log is read."""
        try:
            facts = await self._storage.facts(table.id, table.seq)
            if facts:
                return table if len(facts) == 1 else apply_stored(table, facts[1:])
        except StorageFailed:
            raise
        except Exception:  # reading the whole log says what is wrong
            _log.debug("table %s does not go on as it was", table.id)
        return await self._read(table.id)

    async def _read(self, table_id: str) -> Table:
        try:
            facts = await self._storage.facts(table_id) if _TABLE_ID.fullmatch(table_id) else []
            table = replay(table_id, facts, self._started)
        except StorageFailed:
            raise
        except Exception as error:  # whatever is stored there, only this table is affected
            self.report(table_id, error)
            raise BrokenLog("broken_log", table=table_id) from error
        if not facts:
            raise TableError("no_table", table=quote(table_id))
        self._damaged.discard(table_id)
        return table

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(max(1.0, self._idle_seconds / 10))
            self.evict_unused(time.monotonic())
