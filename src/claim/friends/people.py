"""What one person sees of others: challenges, friends who are there, how they stand against each other."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from claim.game.cards import Seat
from claim.game.fields import AccountId, TableId, TextForm
from claim.tables.options import Options

MeetingOutcome = Annotated[str, TextForm("how it ended", values=("won", "lost", "drawn"))]


@dataclass(frozen=True)
class Known:
    """A person who is followed or blocked, and since when (seconds since 1970)."""

    account: str
    name: str
    since: int


@dataclass(frozen=True)
class Friend:
    """A person you follow who is connected: in the lobby or at a table, perhaps `playing` against another person."""

    account: AccountId
    name: str
    playing: bool


@dataclass(frozen=True)
class Invitation:
    """A challenge as it is stored: `account` has challenged `other` at this table."""

    table: str
    account: str
    other: str
    created: int
    expires: int

    def between(self, *people: str) -> bool:
        """Return whether these two are its people."""
        return {self.account, self.other} == set(people)


@dataclass(frozen=True)
class Challenge:
    """A challenge that waits: who the other is, and whether it is yours (`mine`) or to you."""

    table: TableId
    account: AccountId
    name: str
    mine: bool
    options: Options
    created: str


@dataclass(frozen=True)
class Seen:
    """What one person sees of others in the lobby. `hidden` are those of whom one has blocked the other."""

    challenges: tuple[Challenge, ...] = ()
    friends: tuple[Friend, ...] = ()
    hidden: frozenset[str] = frozenset()


NOTHING_SEEN = Seen()


@dataclass(frozen=True)
class Meeting:
    """A game with a person: your seat, and how it ended for you (null: it goes on, or no one won it)."""

    table: TableId
    seat: Seat
    over: bool
    outcome: MeetingOutcome | None
    created: str


@dataclass(frozen=True)
class HeadToHead:
    """How one person stands against another: decided games, and the newest games of all."""

    won: int = 0
    lost: int = 0
    drawn: int = 0
    games: Sequence[Meeting] = ()


def outcome_for(seat: str, outcome: str | None) -> str | None:
    """Return what a table's outcome (A, B, draw or None) is for the person at this seat."""
    if outcome is None:
        return None
    return "drawn" if outcome == "draw" else "won" if outcome == seat else "lost"
