"""What the lobby's socket says. docs/protocol.md explains every field; `claim.tables.states` says how this is used."""

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
    name: str
    options: Options
    created: str
    account: AccountId | None = None


@dataclass(frozen=True)
class OwnSeek:
    """Your own seek, and for how many seconds you have waited."""

    id: LongCommandId
    pool: ClockKind
    waited: float


@dataclass(frozen=True)
class Paired:
    """The opponent that was found for you: where, your token there, and what became of it.

    While it waits for both, `table_state` is the table as everyone may know it, and `come_by` until when it waits.
    Where you have missed it, you may look for another from `again_at` on; at once if that is None.
    """

    id: LongCommandId
    pool: ClockKind
    table: TableId
    seat: Seat
    token: Token
    state: PairState
    table_state: TableState | None = None
    come_by: str | None = None
    again_at: str | None = None


@dataclass(frozen=True, kw_only=True)
class LobbyMessage:
    """The lobby as it is now."""

    type: Literal["lobby"] = "lobby"
    people: int
    playing: int
    seeking: Seeking
    seats: Sequence[OpenSeat]
    hour: str | None
    seek: OwnSeek | None
    paired: Paired | None
    challenges: Sequence[Challenge] = ()
    friends: Sequence[Friend] = ()
