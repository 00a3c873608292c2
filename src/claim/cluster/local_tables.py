"""What the cluster needs to know of the tables in this process's memory."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from claim.game.cards import Seat
from claim.tables.facts import Fact


class LocalTables(Protocol):
    """The tables in memory. While they are not `trusted`, a table's log is read before the table is used."""

    trusted: bool

    @property
    def ids(self) -> list[str]:
        """The tables in memory."""

    @property
    def watched(self) -> list[str]:
        """The tables that have a connected client here."""

    def viewers(self, table_id: str) -> frozenset[str]:
        """Return who is connected to a table here."""

    def numbers(self, table_ids: Iterable[str]) -> dict[str, int]:
        """Return the last fact number of each of these tables that is in memory."""

    def lacks(self, table_id: str, seq: int) -> int:
        """Return how many facts a table in memory lacks if its log has `seq` of them."""

    def take(self, table_id: str, after: int, facts: Sequence[Fact]) -> int:
        """Apply facts that another server stored after fact number `after`; return how many were new."""

    def doubt(self, table_id: str) -> None:
        """Read soon what a table in memory lacks."""

    def doubt_all(self) -> None:
        """Read the log of each table in memory before the table is used again."""

    def say(self, table_id: str, seat: Seat, phrase: str) -> None:
        """Pass on what this seat says to the other one, if that is connected here."""

    def are_elsewhere(self, table_id: str, seats: frozenset[Seat]) -> None:
        """Set which seats' players are connected to other processes."""
