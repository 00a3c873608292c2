"""The tables in memory, each with its lock and its subscribers."""

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from types import TracebackType
from typing import Any, ClassVar

from claim.game.cards import Seat
from claim.game.errors import ClaimError, quote
from claim.game.view import Viewer
from claim.storage.errors import StorageFailed
from claim.storage.storage import Storage
from claim.tables.errors import TableError
from claim.tables.facts import Fact
from claim.tables.table import Table

_log = logging.getLogger("claim.service")
_TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_MOST_REPORTED = 10_000  # broken tables that the log has mentioned
BEAT_SECONDS = 1.0
FROZEN_SECONDS = 3.0  # without a beat, after which nothing in memory is trusted any more
_SETTLE_PAUSES = (0.0, 0.5, 1.0, 2.0, 4.0)  # seconds before a table in doubt is read again
_MOST_AT_ONCE = 32  # tables whose subscribers are notified in one turn of the event loop
_NOBODY: frozenset[Any] = frozenset()  # one for all tables: an empty set takes 216 bytes
LOCK_SECONDS = 5.0  # for other commands at the same table, each of which may wait for the storage


class BrokenLog(ClaimError):
    """A table whose log cannot be read."""

    texts: ClassVar = {
        "broken_log": "table {table}: its log cannot be read",
    }


class LiveTable:
    """A table in memory. `lock` is held by whoever changes it; `stale` means that its log may be ahead of it.

    `stored_at` is when its last fact was stored, by the bots' clock; None where this process did not see that.
    `mine` means that no other process has stored a fact since: a bot that has to play is this one's. `elsewhere` are
    the seats whose players are connected to other processes; `on_viewers` is called when those here change. `owner` is
    the address that made the table or last sent a command for a seat; "" where this process has seen neither.
    """

    __slots__ = (
        "elsewhere",
        "lock",
        "mine",
        "on_viewers",
        "owner",
        "stale",
        "stored_at",
        "subscriptions",
        "table",
        "used_at",
        "users",
    )

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.stale = False
        self.stored_at: float | None = None
        self.mine = True
        self.elsewhere: frozenset[Seat] = _NOBODY
        self.on_viewers: Callable[[str], None] | None = None
        self.owner = ""
        self.subscriptions: frozenset[Subscription] = _NOBODY
        self.users = 0
        self.used_at = time.monotonic()

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        """Hold the lock. Raises StorageFailed where it cannot be had in time: only the storage holds others up."""
        try:
            async with asyncio.timeout(LOCK_SECONDS):
                await self.lock.acquire()
        except TimeoutError as error:
            raise StorageFailed("not_kept") from error
        try:
            yield
        finally:
            self.lock.release()

    @property
    def online(self) -> frozenset[Seat]:
        """The seats whose players are connected now."""
        here = frozenset([one.viewer.seat for one in self.subscriptions if one.viewer.seat is not None])
        return here | self.elsewhere if self.elsewhere else here

    @property
    def in_use(self) -> bool:
        """Whether somebody is connected to it, or uses it now."""
        return bool(self.users or self.subscriptions or self.lock.locked())

    def take_lock(self) -> bool:
        """Take the lock if it is free, and return whether it was."""
        taking = self.lock.acquire()
        try:
            taking.send(None)
        except StopIteration:
            return True
        taking.close()  # it would wait
        return False

    def tell(self, *, soon: bool = False) -> None:
        """Notify all subscribers that something changed, once the acknowledgements have gone out.

        Of a play that needs no task they go out `soon`.
        """
        if self.subscriptions:
            (_SOON if soon else _PATIENT).call(self._notice)

    def _notice(self) -> None:
        for one in self.subscriptions:
            try:
                one.notice()
            except Exception:  # whatever it is, the others are notified
                _log.exception("a subscriber could not be notified")


class Patience:
    """Calls what it is given after some turns of the event loop, with few callbacks however much that is."""

    def __init__(self, turns: int) -> None:
        self._turns = turns
        self._given: list[Callable[[], None]] = []  # in this turn
        self._loop: asyncio.AbstractEventLoop | None = None

    def call(self, wanted: Callable[[], None]) -> None:
        """Call this when the turns are over."""
        loop = asyncio.get_running_loop()
        if not self._given or loop is not self._loop:
            self._given, self._loop = [], loop
            loop.call_soon(self._turn, self._given, self._turns)
        self._given.append(wanted)

    def _turn(self, given: list[Callable[[], None]], left: int) -> None:
        if given is self._given:
            self._given = []
        if left > 1:
            asyncio.get_running_loop().call_soon(self._turn, given, left - 1)
            return
        for one in given[:_MOST_AT_ONCE]:
            one()
        if len(given) > _MOST_AT_ONCE:  # others shall have their turn in between
            asyncio.get_running_loop().call_soon(self._turn, given[_MOST_AT_ONCE:], 1)


# Turns in which acknowledgements go out before the new state does.
_PATIENT, _SOON = Patience(4), Patience(2)


class Subscription:
    """A viewer's subscription to a table, until it is closed. Notices do not pile up: several become one."""

    __slots__ = ("_news", "_on_news", "_waiting", "live", "viewer")

    def __init__(self, live: LiveTable, viewer: Viewer, on_news: Callable[[], None] | None = None) -> None:
        """Subscribe. `on_news` is called when something changes; without it, `changed` waits for that."""
        self.viewer = viewer
        self.live = live
        self._on_news = on_news
        self._news = False
        self._waiting: asyncio.Future[None] | None = None  # of the one who waits: less than half of an asyncio.Event
        self._announce(joins=True)

    def _announce(self, *, joins: bool) -> None:
        live, before = self.live, self.live.online
        live.subscriptions = (live.subscriptions | {self} if joins else live.subscriptions - {self}) or _NOBODY
        if not live.subscriptions:
            live.table.rest()
        live.used_at = time.monotonic()
        if live.on_viewers is not None:
            live.on_viewers(live.table.id)
        if live.online != before:
            live.tell()

    def notice(self) -> None:
        """Note that something changed."""
        self._news = True
        if self._on_news is not None:
            self._on_news()
        elif self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def changed(self) -> None:
        """Wait until something has changed since this last returned. Then ask `Tables.state_for`."""
        if not self._news:
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        self._news = False

    def close(self) -> None:
        """Unsubscribe."""
        if self in self.live.subscriptions:
            self._on_news = None
            self._announce(joins=False)

    def __enter__(self) -> "Subscription":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class LiveTables:
    """The live tables by id, read from the storage when first used, and forgotten when long unused."""

    def __init__(self, storage: Storage, idle_seconds: float) -> None:
        """Keep a table for `idle_seconds` after its last use."""
        self.on_frozen: Callable[[], None] = lambda: None  # called when this process turns out to have been stopped
        self.on_viewers: Callable[[str], None] | None = None  # called with a table when who is connected changes
        self.on_entered: Callable[[str], Awaitable[None]] | None = None  # awaited when a table was read
        self.trusted = True  # whether what others store is heard of; while it is not, every look reads the log
        self._storage = storage
        self._idle_seconds = idle_seconds
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._promised: dict[str, int] = {}  # how long others say that the logs are which are being read
        self._settling: dict[str, asyncio.Task[None]] = {}
        self._doubted: set[str] = set()  # tables whose log may have grown since somebody began to read it
        self._reported: set[str] = set()  # tables that were found broken: each is logged once
        self._beat = time.monotonic()
        self._started = int(time.time())
        self._tasks: list[asyncio.Task[None]] = []

    def __len__(self) -> int:
        return len(self._tables)

    def start(self) -> None:
        """Begin to forget unused tables from time to time."""
        self._tasks.append(asyncio.create_task(self._sweep(), name="claim live tables sweeper"))
        if self._storage.shared:
            self._beat = time.monotonic()
            self._tasks.append(asyncio.create_task(self._keep_beating(), name="claim live tables beat"))

    async def close(self) -> None:
        """Forget all tables."""
        tasks = [*self._tasks, *self._settling.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._tables.clear()

    @asynccontextmanager
    async def use(self, table_id: str) -> AsyncIterator[LiveTable]:
        """Lend a live table, which stays in memory meanwhile.

        Raises TableError where there is none, BrokenLog where its log cannot be read, StorageFailed where the storage
        does not answer.
        """
        self._check_beat(time.monotonic())
        live = self._tables.get(table_id) or await self._load(table_id)
        live.users += 1
        try:
            yield live
        finally:
            live.users -= 1
            live.used_at = time.monotonic()

    def at_hand(self, table_id: str) -> LiveTable | None:
        """Return a live table that is as its log says, for whoever has no need to wait; None where `use` is needed."""
        now = time.monotonic()
        self._check_beat(now)
        live = self._tables.get(table_id)
        if live is None or live.stale:
            return None
        live.used_at = now
        return live

    def _check_beat(self, now: float) -> None:
        if self._storage.shared and now - self._beat > FROZEN_SECONDS:
            self._thaw()

    async def refresh(self, live: LiveTable, *, whole: bool = False) -> None:
        """Read what a stale table lacks, or its `whole` log; the caller holds its lock. Raises as `use` does."""
        if live.stale:
            before = live.table
            self._doubted.discard(before.id)
            live.table = await (self._read(before.id) if whole else self._newer(before))
            live.stale = not self.trusted or before.id in self._doubted
            if self._storage.shared and not whole and live.table is not before:
                live.mine = False  # until whoever asked for this finds out that it is
            if whole or live.table is not before:
                live.stored_at = None
                live.tell()

    async def changed(self, table_id: str) -> None:
        """Read a table again if it is in memory, because its log was changed past this server. Raises StorageFailed.

        A table that is gone is forgotten. Its subscribers are notified in either case.
        """
        if table_id in self._loading:  # this may have read the log of before
            with suppress(ClaimError):
                await asyncio.shield(self._loading[table_id])
        live = self._tables.get(table_id)
        if live is None:
            return
        live.stale = True  # for whoever looks meanwhile
        async with live.locked():
            live.stale = True  # whoever had the lock may have read the log of before
            try:
                await self.refresh(live, whole=True)
            except StorageFailed:
                raise
            except ClaimError:  # no table, or a log that cannot be read: the next request for it gets the error
                self.forget(table_id)

    def forget(self, table_id: str) -> None:
        """Forget a table, in whatever use. Whoever still has it finds what the storage says."""
        live = self._tables.pop(table_id, None)
        self._doubted.discard(table_id)
        if live is not None:
            live.stale = True
            live.tell()

    # --- what other processes store ----------------------------------------------------------------------------------

    def numbers(self, table_ids: Iterable[str]) -> dict[str, int]:
        """Return the last number of each of these tables that is in memory."""
        return {one: self._tables[one].table.seq for one in table_ids if one in self._tables}

    def lacks(self, table_id: str, seq: int) -> int:
        """Return how many facts a table in memory lacks, if its log is this long. One that is being read is read on."""
        live = self._tables.get(table_id)
        if live is not None:
            return max(0, seq - live.table.seq)
        if table_id in self._loading:
            self._promised[table_id] = max(seq, self._promised.get(table_id, 0))
        return 0

    def take(self, table_id: str, after: int, facts: Sequence[Fact]) -> int:
        """Apply what others have stored to a table in memory, its facts `after` this number; return how many."""
        live = self._tables.get(table_id)
        known = 0 if live is None else live.table.seq - after
        if live is None or known >= len(facts):
            return 0
        if known < 0 or live.lock.locked():  # whoever has the lock may be storing a fact of the same number
            self.doubt(table_id)
            return 0
        try:
            live.table = live.table.after_stored(facts[known:])
        except Exception:  # damaged, or of a newer version: reading the whole log says which
            self.doubt(table_id)
            return 0
        live.stored_at, live.mine = None, False
        live.tell()
        return len(facts) - known

    def is_mine(self, table_id: str) -> None:
        """Note that this process plays the bot at a table."""
        if table_id in self._tables:
            self._tables[table_id].mine = True

    @property
    def watched(self) -> list[str]:
        """The tables to which somebody is connected here."""
        return [table_id for table_id, live in self._tables.items() if live.subscriptions]

    def viewers(self, table_id: str) -> frozenset[str]:
        """Return who is connected to a table here."""
        live = self._tables.get(table_id)
        return frozenset() if live is None else frozenset([one.viewer.value for one in live.subscriptions])

    def are_elsewhere(self, table_id: str, seats: frozenset[Seat]) -> None:
        """Note which seats' players are connected to other processes."""
        live = self._tables.get(table_id)
        if live is not None and live.elsewhere != seats:
            before, live.elsewhere = live.online, seats
            if live.online != before:
                live.tell()

    def doubt(self, table_id: str) -> None:
        """Read soon what a table in memory lacks; whoever looks at it before does so at once."""
        live = self._tables.get(table_id)
        if live is not None:
            live.stale = True
            self._doubted.add(table_id)
            settles = self._settling.get(table_id)
            if settles is None or settles.done():  # one that has just ended reads nothing more
                task = self._settling[table_id] = asyncio.create_task(self._settle(live), name="claim table in doubt")
                task.add_done_callback(lambda done: self._settled(table_id, done))

    def _settled(self, table_id: str, task: "asyncio.Task[None]") -> None:
        if self._settling.get(table_id) is task:  # and not one begun meanwhile
            del self._settling[table_id]

    def doubt_all(self) -> None:
        """Trust nothing in memory: whoever looks at a table reads its log first."""
        self._doubted.update(self._tables)
        for live in self._tables.values():
            live.stale = True

    async def _settle(self, live: LiveTable) -> None:
        for pause in _SETTLE_PAUSES:
            await asyncio.sleep(pause)
            try:
                async with live.locked():
                    while live.stale and self.trusted:  # again, where more was heard of meanwhile
                        await self.refresh(live)
            except StorageFailed:
                continue
            except ClaimError:  # no table, or a log that cannot be read: the next request for it gets the error
                self.forget(live.table.id)
            return

    def _thaw(self) -> None:
        """Trust nothing in memory: this process was stopped for a while, and others may have gone on."""
        self._beat = time.monotonic()
        self.doubt_all()
        self.on_frozen()

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            if time.monotonic() - self._beat > FROZEN_SECONDS:
                self._thaw()
            self._beat = time.monotonic()

    def in_use(self, table_id: str) -> bool:
        """Return whether somebody is connected to this table, or uses it now."""
        live = self._tables.get(table_id)
        return table_id in self._loading or (live is not None and live.in_use)

    @property
    def ids(self) -> list[str]:
        """The tables in memory."""
        return list(self._tables)

    async def _load(self, table_id: str) -> LiveTable:
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.create_task(self._enter(table_id))
            task.add_done_callback(lambda done: self._loaded(table_id, done))
        return await asyncio.shield(task)

    def _loaded(self, table_id: str, task: asyncio.Task[LiveTable]) -> None:
        self._loading.pop(table_id, None)
        self._promised.pop(table_id, None)
        if not task.cancelled():
            task.exception()  # retrieved here, because everybody who waited may have been cancelled

    async def _enter(self, table_id: str) -> LiveTable:
        table = await self._read(table_id)
        while table.seq < self._promised.pop(table_id, 0):  # another process has appended since
            table = await self._newer(table)
        live = self._tables[table_id] = LiveTable(table)
        live.stale, live.on_viewers = not self.trusted, self.on_viewers
        if self.on_entered is not None:
            await self.on_entered(table_id)
        return live

    async def _newer(self, table: Table) -> Table:
        """Return a table with what its log has more of. Where that does not fit, the whole log is read."""
        try:
            facts = await self._storage.facts(table.id, table.seq)
            if facts:
                return table if len(facts) == 1 else table.after_stored(facts[1:])
        except StorageFailed:
            raise
        except Exception:  # reading the whole log says what is wrong
            _log.debug("table %s does not go on as it was", table.id)
        return await self._read(table.id)

    async def _read(self, table_id: str) -> Table:
        try:
            facts = await self._storage.facts(table_id) if _TABLE_ID.fullmatch(table_id) else []
            table = Table.replay(table_id, facts, self._started)
        except StorageFailed:
            raise
        except Exception as error:  # whatever is stored there, it is this table's trouble alone
            self.report(table_id, error)
            raise BrokenLog("broken_log", table=table_id) from error
        if not facts:
            raise TableError("no_table", table=quote(table_id))
        self._reported.discard(table_id)
        table.rest()
        return table

    def report(self, table_id: str, error: Exception) -> None:
        """Log that a table cannot be read or shown: once, because lists ask for it again and again."""
        if table_id not in self._reported and len(self._reported) < _MOST_REPORTED:
            self._reported.add(table_id)
            _log.error("the log of table %s cannot be read", table_id, exc_info=error)

    def forget_unused(self, now: float) -> None:
        """Forget the tables that nobody has used for long."""
        for table_id, live in list(self._tables.items()):
            if not live.in_use and now - live.used_at >= self._idle_seconds:
                del self._tables[table_id]
                self._doubted.discard(table_id)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(max(1.0, self._idle_seconds / 10))
            self.forget_unused(time.monotonic())
