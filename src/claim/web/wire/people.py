"""Other people on the wire: whom one follows, blocks and challenges."""

from typing import Literal

from typing_extensions import TypeAliasType

from claim.web.wire.base import AccountId, Incoming, Name, Outgoing, Seat, TableId
from claim.web.wire.tables import TableOptions

MeetingOutcome = TypeAliasType("MeetingOutcome", Literal["won", "lost", "drawn"])


class Friend(Outgoing):
    """A person you follow who is connected: in the lobby or at a table, perhaps `playing` against another person."""

    account: AccountId
    name: str
    playing: bool


class Challenge(Outgoing):
    """A challenge that waits: who the other is, and whether it is yours (`mine`) or to you."""

    table: TableId
    account: AccountId
    name: str
    mine: bool
    options: TableOptions
    created: str


class Score(Outgoing):
    """How many decided games with a person you won, lost and drew."""

    won: int
    lost: int
    drawn: int


class Meeting(Outgoing):
    """A game with a person: your seat, and how it ended for you (null: it goes on, or no one won it)."""

    table: TableId
    seat: Seat
    over: bool
    outcome: MeetingOutcome | None
    created: str


class PersonState(Outgoing):
    """GET /api/people/{name}: another person, and how you stand against them."""

    id: AccountId
    name: str
    since: str
    you: bool
    followed: bool
    blocked: bool
    online: bool
    score: Score
    games: list[Meeting]


class KnownPerson(Outgoing):
    """A person you follow or have blocked, and since when."""

    account: AccountId
    name: str
    since: str


class CircleState(Outgoing):
    """GET /api/people: whom you follow, who of them is there now, and whom you have blocked."""

    followed: list[KnownPerson]
    there: list[Friend]
    blocked: list[KnownPerson]


class Follow(Incoming):
    """POST /api/people/follow: follow a person, by name or id, or not any more."""

    name: Name
    follow: bool


class Block(Incoming):
    """POST /api/people/block: block a person, by name or id, or not any more."""

    name: Name
    block: bool


class ChallengeEnded(Outgoing):
    """POST /api/challenges/{id}/end: the challenge at this table is over."""

    table: TableId


class ExportedChallenge(Outgoing):
    """A challenge that waits, made by you or to you."""

    table: TableId
    by_you: bool
    created: str
