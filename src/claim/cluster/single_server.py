"""The only server on its storage: a cluster of one, with the methods of `Cluster`."""

import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager

from claim.cluster.live_tables import LiveTable, LiveTables, OtherServers
from claim.game.cards import Seat
from claim.storage.storage import Storage
from claim.tables.clock import Outage
from claim.tables.events import BotAssigned, Events
from claim.tables.table import Table, milliseconds

TICK_LATE_SECONDS = 2.0  # without a tick, after which the process asks itself whether it was stopped


class SingleServer(OtherServers):
    """What `Cluster` is where there are no other servers."""

    stores_beats = False
    flag_delay = 0
    poll_seconds = 1.0
    others = 0

    def __init__(self, storage: Storage, events: Events, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.counts: Counter[str] = Counter()
        self._storage = storage
        self._events = events
        self._ticked: float | None = None

    async def start(self, _: LiveTables) -> None:
        """Begin: every bot is this server's."""
        for table_id in await self._storage.waiting_for_bots():
            self._events.publish(BotAssigned(table_id))

    async def leave(self) -> None:
        """Do nothing: no other server takes over."""

    async def close(self) -> None:
        """Do nothing."""

    @asynccontextmanager
    async def exclusive(self, _: str) -> AsyncIterator[bool]:
        """Take any lock."""
        yield True

    # --- tables ------------------------------------------------------------------------------------------------------

    def recheck(self, _: str) -> None:
        """Do nothing: the table's log is read before its next command."""

    async def say(self, live: LiveTable, seat: Seat, phrase: str) -> None:
        """Do nothing: everybody is connected here."""
        del live, seat, phrase

    # --- when nothing could be played --------------------------------------------------------------------------------

    @property
    def alive(self) -> bool:
        """Whether this process ran just now."""
        return self._ticked is not None and time.monotonic() - self._ticked < TICK_LATE_SECONDS

    def tick(self) -> None:
        """Note that this process runs."""
        self._ticked = time.monotonic()

    async def silence(self) -> tuple[int | None, int]:
        """Return since when no server may have been alive, in milliseconds, and the time. None: since one last was."""
        now = milliseconds(self.clock())
        begun = None if self._ticked is None else now - milliseconds(time.monotonic() - self._ticked)
        self.tick()
        return begun, now

    async def cut_off(self, table: Table, seats: Collection[Seat], now: float) -> list[Outage]:
        """Return when players of these seats were cut off with another server: never."""
        del table, seats, now
        return []
