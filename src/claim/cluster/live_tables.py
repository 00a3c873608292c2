"""The tables in memory: each with its lock, its state and the viewers that watch it.

They are read from the storage when first used, kept up to date, and evicted when long unused.
"""

import asyncio
import logging
import re
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Literal

from claim.game.cards import Seat
from claim.game.errors import ClaimError, quote
from claim.game.view import Viewer
from claim.records.record import Record
from claim.storage.errors import StorageFailed
from claim.storage.storage import Storage
from claim.tables import states
from claim.tables.errors import BrokenLog, TableError
from claim.tables.events import BotAssigned, Events, ViewersChanged
from claim.tables.table import Status, Table, TableKind, apply_stored, replay

LOCK_SECONDS = 5.0  # for other commands at the same table, each of which may wait for the storage
_EMPTY: frozenset[Any] = frozenset()  # shared by all tables: an empty set takes 216 bytes
_TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_MOST_REPORTED = 10_000  # damaged tables that the log has mentioned
_PAUSES = (0.0, 0.5, 1.0, 2.0, 4.0)  # seconds before each attempt to read what a table lacks
_log = logging.getLogger("claim.service")


class TableLock(asyncio.Lock):
    """A lock that cannot always be had in time: only the storage holds others up."""

    async def acquire(self) -> Literal[True]:
        """Take the lock. Raises StorageFailed where others hold it for too long."""
        try:
            async with asyncio.timeout(LOCK_SECONDS):
                return await super().acquire()
        except TimeoutError as error:
            raise StorageFailed("not_kept") from error


@dataclass(slots=True, eq=False, repr=False)
class LiveTable:
    """A table in memory. A change holds its lock.

    `stored_at` is when its last fact was stored, by the bots' clock; None where this process did not see that.
    `owns_bot` means that this process plays its bot, because no other has stored a fact since. `elsewhere` are the
    seats whose players are connected to other processes; None until that is known. `owner` is the address on whose
    behalf its bot thinks.
    """

    table: Table
    events: Events
    elsewhere: frozenset[Seat] | None = None
    lock: TableLock = field(default_factory=TableLock)
    owner: str = ""
    owns_bot: bool = True
    stored_at: float | None = None
    marked: int = 0  # how often its log was said to be ahead of it
    read: int = 0  # up to which of these the log was read
    watchers: "frozenset[Watcher]" = _EMPTY
    users: int = 0
    used_at: float = field(default_factory=time.monotonic)

    def __enter__(self) -> "LiveTable":
        """Stay in memory meanwhile."""
        self.users += 1
        return self

    def __exit__(self, *_: object) -> None:
        self.users -= 1
        self.used_at = time.monotonic()

    @property
    def stale(self) -> bool:
        """Whether its log may be ahead of it."""
        return self.marked != self.read

    def mark_stale(self) -> None:
        """Have the log read before the table is used again."""
        self.marked += 1

    @property
    def online(self) -> frozenset[Seat]:
        """The seats whose players are connected now."""
        here = frozenset([one.viewer.seat for one in self.watchers if one.viewer.seat is not None])
        return here | self.elsewhere if self.elsewhere else here

    @property
    def in_use(self) -> bool:
        """Whether a client is connected to it, or something uses it now."""
        return bool(self.users or self.watchers or self.lock.locked())

    def set_elsewhere(self, seats: frozenset[Seat]) -> None:
        """Set which seats' players are connected to other processes."""
        before, self.elsewhere = self.online, seats
        if self.online != before:
            self.notify()

    def notify(self) -> None:
        """Tell the watchers that there is something new to show."""
        for watcher in self.watchers:
            watcher.on_change()

    def say(self, seat: Seat, phrase: str) -> None:
        """Pass on what this seat says to the other one, and to no one else."""
        for watcher in self.watchers:
            if watcher.viewer.seat is seat.other and watcher.on_phrase is not None:
                watcher.on_phrase(seat, phrase)


class Watcher:
    """A viewer's subscription to a table, until it is closed. `on_change` is called when there is something new.

    `on_phrase` is called with what the other seat says.
    """

    __slots__ = ("live", "on_change", "on_phrase", "viewer")

    def __init__(
        self,
        live: LiveTable,
        viewer: Viewer,
        on_change: Callable[[], object],
        on_phrase: Callable[[Seat, str], object] | None = None,
    ) -> None:
        self.live = live
        self.viewer = viewer
        self.on_change = on_change
        self.on_phrase = on_phrase
        self._change_watchers(live.watchers | {self})

    def close(self) -> None:
        """Stop watching."""
        if self in self.live.watchers:
            self._change_watchers(self.live.watchers - {self})

    def _change_watchers(self, watchers: "frozenset[Watcher]") -> None:
        live, before = self.live, self.live.online
        live.watchers = watchers or _EMPTY
        live.used_at = time.monotonic()
        live.events.publish(ViewersChanged(live.table.id))
        if live.online != before:
            live.notify()


class OtherServers:
    """What the tables in memory have to know of other servers on the same storage: nothing, where there are none."""

    single_process = True
    in_sync = True  # whatever they store is heard of at once; while it is not, a log is read before its table is used

    def check_frozen(self) -> None:
        """Mark all tables as stale if this process was stopped for a while: others may have gone on."""

    async def loaded(self, live: LiveTable) -> None:
        """Find out what other servers know of a table that was just read."""

    async def plays_bot(self, table_id: str) -> bool:
        """Return whether this server plays the bot at a table, which has to move. Raises StorageFailed."""
        del table_id
        return True


class LiveTables:
    """The tables in memory by id."""

    def __init__(self, storage: Storage, cluster: OtherServers, events: Events, idle_seconds: float) -> None:
        """Keep a table for `idle_seconds` after its last use."""
        self.events = events
        self._storage = storage
        self._cluster = cluster
        self._idle_seconds = idle_seconds
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._rereading: dict[str, asyncio.Task[None]] = {}
        self._damaged: set[str] = set()  # tables that were found damaged: each is logged once
        self._started = int(time.time())
        self._sweeper: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._tables)

    def start(self) -> None:
        """Begin to evict unused tables from time to time."""
        self._sweeper = asyncio.create_task(self._sweep(), name="claim live tables sweeper")

    async def close(self) -> None:
        """Evict all tables."""
        tasks = [*self._rereading.values(), *([] if self._sweeper is None else [self._sweeper])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._tables.clear()

    # --- using a table -----------------------------------------------------------------------------------------------

    async def get(self, table_id: str) -> LiveTable:
        """Return a live table, to be used with `with`: it stays in memory meanwhile.

        Raises TableError where there is none, BrokenLog where its log cannot be read, StorageFailed where the storage
        does not answer.
        """
        if not self._cluster.single_process:
            self._cluster.check_frozen()
        return self._tables.get(table_id) or await self._load(table_id)

    async def current(self, table_id: str) -> LiveTable:
        """Return a table as its log says; while the storage does not answer, as it was last acknowledged.

        To be used with `with`, and raises, as `get`.
        """
        live = await self.get(table_id)
        if live.stale:
            with suppress(StorageFailed):
                await self.catch_up(live)
        return live

    async def catch_up(self, live: LiveTable) -> None:
        """Read what a stale table lacks. Raises as `get` does."""
        if live.stale:
            async with live.lock:
                await self.refresh(live)

    async def was_behind(self, table_id: str) -> bool:
        """Return whether another server had stored facts that this one had not heard of; now it has."""
        if self._cluster.single_process:
            return False
        with await self.get(table_id) as live:
            async with live.lock:
                before = live.table
                live.mark_stale()
                await self.refresh(live)
                return live.table is not before

    async def refresh(self, live: LiveTable, *, whole: bool = False) -> None:
        """Read what a stale table lacks, or its `whole` log. The caller holds its lock. Raises as `get` does.

        If it is its bot's turn then, and this process is to play it, BotAssigned says so.
        """
        if not live.stale and not whole:
            return
        before, marked = live.table, live.marked
        live.table = await (self._read(before.id) if whole else self._newer(before))
        if self._cluster.in_sync:  # otherwise the log may have grown again
            live.read = marked
        if whole or live.table is not before:
            live.stored_at = None
            live.notify()
        if live.table.bot_to_move:
            live.owns_bot = False  # unless it turns out to be so
            live.owns_bot = await self._cluster.plays_bot(before.id)
            if live.owns_bot:
                self.events.publish(BotAssigned(before.id))

    async def public_state(self, table_id: str) -> states.TableState:
        """Return a table's public state, as a spectator sees it. Raises as `get` does."""
        with await self.current(table_id) as live:
            return states.table_state(live.table, Viewer.SPECTATOR, live.online)

    async def record_of_run(self, table_id: str) -> Record:
        """Return the record of a run of a day's deal without the day's secret.

        Raises TableError where it is not over or was never dealt, and as `get` does.
        """
        with await self.get(table_id) as live:
            return states.record_of(live.table, secret=True)

    # --- what others have changed ------------------------------------------------------------------------------------

    def reread_soon(self, table_id: str) -> None:
        """Mark a table in memory as stale, and read what it lacks soon, or at once where it is used before."""
        live = self._tables.get(table_id)
        if live is not None:
            live.mark_stale()
            task = self._rereading.get(table_id)
            if task is None or task.done():  # one that has just ended reads nothing more
                task = self._rereading[table_id] = asyncio.create_task(self._reread(live), name="claim reread")
                task.add_done_callback(lambda done: self._reread_done(table_id, done))

    async def _reread(self, live: LiveTable) -> None:
        for pause in _PAUSES:
            await asyncio.sleep(pause)
            try:
                async with live.lock:
                    while live.stale and self._cluster.in_sync:  # again, where the log has grown meanwhile
                        await self.refresh(live)
            except StorageFailed:
                continue
            except ClaimError:  # no table, or a damaged log: the next request for it gets the error
                self.evict(live.table.id)
            return

    def _reread_done(self, table_id: str, task: "asyncio.Task[None]") -> None:
        if self._rereading.get(table_id) is task:  # and not one begun meanwhile
            del self._rereading[table_id]

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
        live.mark_stale()  # for those who look meanwhile
        try:
            async with live.lock:
                await self.refresh(live, whole=True)
        except StorageFailed:
            raise
        except ClaimError:  # no table, or a damaged log: the next request for it gets the error
            self.evict(table_id)

    # --- what is in memory -------------------------------------------------------------------------------------------

    @property
    def ids(self) -> list[str]:
        """The ids of the tables in memory."""
        return list(self._tables)

    def find(self, table_id: str) -> LiveTable | None:
        """Return a table if it is in memory."""
        return self._tables.get(table_id)

    def is_loading(self, table_id: str) -> bool:
        """Return whether a table's log is being read for the first time."""
        return table_id in self._loading

    def in_use(self, table_id: str) -> bool:
        """Return whether a client is connected to this table, or something uses it now."""
        live = self._tables.get(table_id)
        return table_id in self._loading or (live is not None and live.in_use)

    @property
    def seated(self) -> int:
        """How many seats have a connected client here."""
        return sum(one.viewer.seat is not None for live in self._tables.values() for one in live.watchers)

    @property
    def attended(self) -> list[str]:
        """The tables here with a seat whose player is connected, to whichever process."""
        return [table_id for table_id, live in self._tables.items() if live.online]

    @property
    def accounts(self) -> dict[str, bool]:
        """The accounts whose seats have a connected client here, and whether they play against another person."""
        accounts: dict[str, bool] = {}
        for live in self._tables.values():
            table = live.table
            against_another = table.kind is TableKind.FRIEND and table.status in (Status.REVEALING, Status.PLAYING)
            for seat in {one.viewer.seat for one in live.watchers}:
                account = None if seat is None else table.chairs[seat].account
                if account is not None:
                    accounts[account] = against_another or accounts.get(account, False)
        return accounts

    def notify(self, table_id: str) -> None:
        """Let the watchers of a table know that it has changed."""
        live = self._tables.get(table_id)
        if live is not None:
            live.notify()

    def evict(self, table_id: str) -> None:
        """Evict a table even if it is in use. Its watchers then find what the storage says."""
        live = self._tables.pop(table_id, None)
        if live is not None:
            live.mark_stale()
            live.notify()

    def evict_unused(self, now: float) -> None:
        """Evict the tables that were not used for long."""
        for table_id, live in list(self._tables.items()):
            if not live.in_use and now - live.used_at >= self._idle_seconds:
                del self._tables[table_id]

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(max(1.0, self._idle_seconds / 10))
            self.evict_unused(time.monotonic())

    # --- reading logs ------------------------------------------------------------------------------------------------

    async def _load(self, table_id: str) -> LiveTable:
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.create_task(self._enter(table_id))
            task.add_done_callback(lambda done: self._loaded(table_id, done))
        return await asyncio.shield(task)

    def _loaded(self, table_id: str, task: asyncio.Task[LiveTable]) -> None:
        self._loading.pop(table_id, None)
        if not task.cancelled():
            task.exception()  # retrieved here, because every caller may have been cancelled

    async def _enter(self, table_id: str) -> LiveTable:
        live = self._tables[table_id] = LiveTable(await self._read(table_id), self.events)
        await self._cluster.loaded(live)
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

    def report(self, table_id: str, error: Exception) -> None:
        """Log that a table cannot be read or shown: once, because lists ask for it again and again."""
        if table_id not in self._damaged and len(self._damaged) < _MOST_REPORTED:
            self._damaged.add(table_id)
            _log.error("the log of table %s cannot be read", table_id, exc_info=error)
