"""What the cluster needs to know of the tables in this process's memory."""

import asyncio
from collections.abc import Collection
from typing import Protocol

from claim.game.cards import Seat
from claim.game.view import Viewer
from claim.tables.table import Table


class Connected(Protocol):
    """A client that is connected to a table here."""

    @property
    def viewer(self) -> Viewer:
        """Who it is."""


class LocalTable(Protocol):
    """A table in memory. `elsewhere` are the seats whose players are connected to other processes, once known.

    `stored_at` is when its last fact was stored, where this process did that. `owns_bot` means that it plays the bot.
    """

    table: Table
    elsewhere: frozenset[Seat] | None
    stored_at: float | None
    owns_bot: bool

    @property
    def lock(self) -> asyncio.Lock:
        """What a change of it holds."""

    @property
    def watchers(self) -> Collection[Connected]:
        """The clients that are connected to it here."""

    def mark_stale(self) -> None:
        """Read its log before it is used again."""

    def set_elsewhere(self, seats: frozenset[Seat]) -> None:
        """Set which seats' players are connected to other processes."""

    def say(self, seat: Seat, phrase: str) -> None:
        """Pass on what this seat says to the other one, if that is connected here."""


class LocalTables(Protocol):
    """The tables in memory."""

    @property
    def ids(self) -> list[str]:
        """The ids of the tables in memory."""

    def find(self, table_id: str) -> LocalTable | None:
        """Return a table if it is in memory."""

    def is_loading(self, table_id: str) -> bool:
        """Return whether a table's log is being read for the first time."""

    def reread_soon(self, table_id: str) -> None:
        """Mark a table in memory as stale, and read what it lacks soon."""
