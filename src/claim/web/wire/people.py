"""Other people on the wire: whom one follows, blocks and challenges."""

from collections.abc import Sequence
from dataclasses import dataclass

from claim.friends.people import Friend, Meeting
from claim.web.wire.base import AccountId, Incoming, Name, TableId


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
    since: str
    you: bool
    followed: bool
    blocked: bool
    online: bool
    score: Score
    games: Sequence[Meeting]


@dataclass(frozen=True, kw_only=True)
class KnownPerson:
    """A person you follow or have blocked, and since when."""

    account: AccountId
    name: str
    since: str


@dataclass(frozen=True, kw_only=True)
class CircleState:
    """GET /api/people: whom you follow, who of them is there now, and whom you have blocked."""

    followed: Sequence[KnownPerson]
    there: Sequence[Friend]
    blocked: Sequence[KnownPerson]


class Follow(Incoming):
    """POST /api/people/follow: follow a person, by name or id, or not any more."""

    name: Name
    follow: bool


class Block(Incoming):
    """POST /api/people/block: block a person, by name or id, or not any more."""

    name: Name
    block: bool


@dataclass(frozen=True, kw_only=True)
class ChallengeEnded:
    """POST /api/challenges/{id}/end: the challenge at this table is over."""

    table: TableId


@dataclass(frozen=True, kw_only=True)
class ExportedChallenge:
    """A challenge that waits, made by you or to you."""

    table: TableId
    by_you: bool
    created: str
