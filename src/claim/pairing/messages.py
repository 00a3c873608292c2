"""What the lobby's socket says. `claim.tables.states` says how this is used."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from claim.friends.people import Challenge, Friend
from claim.game.cards import Seat
from claim.game.fields import AccountId, LongCommandId, TableId, Token
from claim.pairing.seeks import PairState
from claim.tables.options import ClockKind, Options
from claim.tables.states import TableState


@dataclass(frozen=True)
class Seeking:
    """How many people look for an opponent."""

    live: int
    slow: int


@dataclass(frozen=True)
class OpenSeat:
    """A table whose free seat anyone may take: who waits there, with their account if any, and how it is played."""

    table: TableId
    name: str  # who waits there
    options: Options
    created: str
    account: AccountId | None = None


@dataclass(frozen=True)
class OwnSeek:
    """Your own seek, and for how many seconds you have waited."""

    id: LongCommandId
    pool: ClockKind
    waited: float  # seconds


@dataclass(frozen=True)
class Paired:
    """The opponent that was found for you: where, your token there, and what became of it."""

    id: LongCommandId  # of the seek
    pool: ClockKind
    table: TableId
    seat: Seat  # yours
    token: Token  # of your seat
    state: PairState
    table_state: TableState | None = None  # as everyone may know it, while it waits for both
    come_by: str | None = None  # until when it waits
    # Where you have missed it: from when on you may look again. None: at once, as the first time is a warning.
    again_at: str | None = None


@dataclass(frozen=True, kw_only=True)
class LobbyMessage:
    """The lobby as it is now."""

    type: Literal["lobby"] = "lobby"
    people: int  # in the lobby, at all servers, you among them
    playing: int  # connected to a seat of a table
    seeking: Seeking  # by pool, you among them
    # the newest 50 of the last three days; a live one only while its maker is connected, and never those of people who
    # have blocked you
    seats: Sequence[OpenSeat]
    hour: str | None  # when the weekly hour begins that goes on now or comes next, if the host has set one
    seek: OwnSeek | None
    paired: Paired | None  # for your last seek
    challenges: Sequence[Challenge] = ()  # the oldest first; only with a session
    friends: Sequence[Friend] = ()  # only with a session
