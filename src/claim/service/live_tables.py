"""The tables in memory, each with its lock and its subscribers."""

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from types import TracebackType
from typing import ClassVar

from claim.game.cards import Seat
from claim.game.errors import ClaimError, quote
from claim.game.view import Viewer
from claim.service.errors import TableError
from claim.service.storage import Storage
from claim.service.table import Table
from claim.service.writing import StorageFailed

_log = logging.getLogger("claim.service")
_TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_MOST_REPORTED = 10_000  # broken tables that the log has mentioned
LOCK_SECONDS = 5.0  # for other commands at the same table, each of which may wait for the storage


class BrokenLog(ClaimError):
    """A table whose log cannot be read."""

    texts: ClassVar = {
        "broken_log": "table {table}: its log cannot be read",
    }


class LiveTable:
    """A table in memory. `lock` is held by whoever changes it; `stale` means that its log may be ahead of it.

    `stored_at` is when its last fact was stored, by the bots' clock; None where this process did not see that.
    """

    __slots__ = ("lock", "stale", "stored_at", "subscriptions", "table", "used_at", "users")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.stale = False
        self.stored_at: float | None = None
        self.subscriptions: set[Subscription] = set()
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
        return frozenset([one.viewer.seat for one in self.subscriptions if one.viewer.seat is not None])

    @property
    def in_use(self) -> bool:
        """Whether somebody is connected to it, or uses it now."""
        return bool(self.users or self.subscriptions or self.lock.locked())

    def tell(self) -> None:
        """Notify all subscribers that something changed."""
        for one in self.subscriptions:
            one.notice()


class Subscription:
    """A viewer's subscription to a table, until it is closed. Notices do not pile up: several become one."""

    def __init__(self, live: LiveTable, viewer: Viewer) -> None:
        self.viewer = viewer
        self._live = live
        self._news = asyncio.Event()
        self._announce(joins=True)

    def _announce(self, *, joins: bool) -> None:
        before = self._live.online
        (self._live.subscriptions.add if joins else self._live.subscriptions.discard)(self)
        self._live.used_at = time.monotonic()
        if self._live.online != before:
            self._live.tell()

    def notice(self) -> None:
        """Note that something changed."""
        self._news.set()

    async def changed(self) -> None:
        """Wait until something has changed since this last returned. Then ask `Tables.state_for`."""
        await self._news.wait()
        self._news.clear()

    def close(self) -> None:
        """Unsubscribe."""
        if self in self._live.subscriptions:
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
        self._storage = storage
        self._idle_seconds = idle_seconds
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._reported: set[str] = set()  # tables that were found broken: each is logged once
        self._sweeper: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._tables)

    def start(self) -> None:
        """Begin to forget unused tables from time to time."""
        self._sweeper = asyncio.create_task(self._sweep(), name="claim live tables sweeper")

    async def close(self) -> None:
        """Forget all tables."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeper
        self._tables.clear()

    @asynccontextmanager
    async def use(self, table_id: str) -> AsyncIterator[LiveTable]:
        """Lend a live table, which stays in memory meanwhile.

        Raises TableError where there is none, BrokenLog where its log cannot be read, StorageFailed where the storage
        does not answer.
        """
        live = self._tables.get(table_id) or await self._load(table_id)
        live.users += 1
        try:
            yield live
        finally:
            live.users -= 1
            live.used_at = time.monotonic()

    async def refresh(self, live: LiveTable) -> None:
        """Read a stale table again; the caller holds its lock. Raises as `use` does."""
        if live.stale:
            live.table = await self._read(live.table.id)
            live.stale, live.stored_at = False, None
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
                await self.refresh(live)
            except StorageFailed:
                raise
            except ClaimError:  # no table, or a log that cannot be read: the next request for it gets the error
                self.forget(table_id)

    def forget(self, table_id: str) -> None:
        """Forget a table, in whatever use. Whoever still has it finds what the storage says."""
        live = self._tables.pop(table_id, None)
        if live is not None:
            live.stale = True
            live.tell()

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
        if not task.cancelled():
            task.exception()  # retrieved here, because everybody who waited may have been cancelled

    async def _enter(self, table_id: str) -> LiveTable:
        live = self._tables[table_id] = LiveTable(await self._read(table_id))
        return live

    async def _read(self, table_id: str) -> Table:
        try:
            facts = await self._storage.facts(table_id) if _TABLE_ID.fullmatch(table_id) else []
            table = Table.replay(table_id, facts)
        except StorageFailed:
            raise
        except Exception as error:  # whatever is stored there, it is this table's trouble alone
            self.report(table_id, error)
            raise BrokenLog("broken_log", table=table_id) from error
        if not facts:
            raise TableError("no_table", table=quote(table_id))
        self._reported.discard(table_id)
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

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(max(1.0, self._idle_seconds / 10))
            self.forget_unused(time.monotonic())
