"""What one person sees of others: challenges, friends who are there, how they stand against each other."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from claim.game.cards import Seat
from claim.game.fields import AccountId, TableId, TextForm
from claim.tables.options import Options

MeetingOutcome = Annotated[str, TextForm("how it ended", values=("won", "lost", "drawn"))]


@dataclass(frozen=True)
class KnownPerson:
    """A person you follow or have blocked, and since when."""

    account: AccountId
    name: str
    since: str


@dataclass(frozen=True)
class Friend:
    """A person you follow who is connected: in the lobby or at a table, perhaps `playing` against another person."""

    account: AccountId
    name: str
    playing: bool  # against another person


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
    account: AccountId  # the other's
    name: str  # the other's
    mine: bool  # made by you, not to you
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
    seat: Seat  # yours
    over: bool
    outcome: MeetingOutcome | None
    created: str


@dataclass(frozen=True, kw_only=True)
class Score:
    """How many decided games with a person you won, lost and drew."""

    won: int
    lost: int
    drawn: int


@dataclass(frozen=True, kw_only=True)
class PersonState:
    """GET /api/people/{name}: another person, and how you stand against them."""

    id: AccountId
    name: str
    since: str  # when the account was made
    you: bool  # whether it is your own
    followed: bool  # by you
    blocked: bool  # by you
    online: bool  # you follow them, and they are in the lobby or at a table now
    score: Score
    games: Sequence[Meeting]  # the newest 20 between you


@dataclass(frozen=True, kw_only=True)
class CircleState:
    """GET /api/people: whom you follow, who of them is there now, and whom you have blocked."""

    followed: Sequence[KnownPerson]  # by name
    there: Sequence[Friend]  # those whom you follow and who are there now
    blocked: Sequence[KnownPerson]


def outcome_for(seat: str, outcome: str | None) -> str | None:
    """Return what a table's outcome (A, B, draw or None) is for the person at this seat."""
    if outcome is None:
        return None
    return "drawn" if outcome == "draw" else "won" if outcome == seat else "lost"
