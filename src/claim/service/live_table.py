"""A table in memory: its lock, its state, and the viewers that watch it."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from claim.game.cards import Seat
from claim.game.view import Viewer
from claim.storage.errors import StorageFailed
from claim.tables.events import Events, ViewersChanged
from claim.tables.table import Table

LOCK_SECONDS = 5.0  # for other commands at the same table, each of which may wait for the storage
_EMPTY: frozenset[Any] = frozenset()  # shared by all tables: an empty set takes 216 bytes


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
    """A table in memory. A change holds its lock; `stale` means that its log may be ahead of it.

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
    stale: bool = False
    stored_at: float | None = None
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
    def online(self) -> frozenset[Seat]:
        """The seats whose players are connected now."""
        here = frozenset([one.viewer.seat for one in self.watchers if one.viewer.seat is not None])
        return here | self.elsewhere if self.elsewhere else here

    @property
    def in_use(self) -> bool:
        """Whether a client is connected to it, or something uses it now."""
        return bool(self.users or self.watchers or self.lock.locked())

    def notify(self) -> None:
        """Tell the watchers that there is something new to show."""
        for watcher in self.watchers:
            watcher.on_change()

    def say(self, seat: Seat, phrase: str) -> None:
        """Pass on what this seat says to the other one, and to nobody else."""
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
