"""Tables on the wire, and the requests and answers of the HTTP API."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from claim.game.cards import Card, Seat
from claim.game.events import Event
from claim.game.view import View
from claim.records.record import Record
from claim.tables.states import TableState
from claim.web.wire.base import (
    ClockKind,
    Day,
    FirstLeader,
    Hex,
    Incoming,
    LongCommandId,
    Name,
    PlayerId,
    TableId,
    TableKind,
    Token,
)

PartStatus = TypeAliasType("PartStatus", Literal["ok", "failing"])
MOST_BOT_NAME = 40
MOST_POSITION = 400  # characters; all 52 cards and the rest need fewer than 200


@dataclass(frozen=True, kw_only=True)
class Health:
    """The answer of /healthz."""

    status: Literal["ok"]
    version: str


@dataclass(frozen=True, kw_only=True)
class About:
    """GET /api/about: what people may want to know of this server before they sit down."""

    version: str
    away_seconds: int
    keep_seconds: int | None
    log_addresses: Literal["full", "short", "none"]
    contact: str | None


@dataclass(frozen=True, kw_only=True)
class Ready:
    """The answer of /readyz."""

    status: Literal["ready", "not_ready"]
    server: Literal["ok", "shutting_down"]
    storage: PartStatus
    hearing: PartStatus = "ok"
    replication: PartStatus = "ok"
    bots: PartStatus
    version: str


@dataclass(frozen=True, kw_only=True)
class BotInfo:
    """A bot that can be played with, and its measured strength and speed."""

    name: str
    level: int
    version: int
    rating: float | None
    seconds_per_move: float | None
    below_strength: bool


class WantedOptions(Incoming):
    """How a new table is to be played; what is left out is as usual."""

    leader: FirstLeader = "lot"
    by_heart: bool = False
    hints: bool | None = None
    listed: bool = False
    clock: ClockKind | None = None
    open_seat: bool = False
    rated: bool = False


class WantedDeal(Incoming):
    """The deal of a finished table; `swapped`: with the other's cards."""

    table: TableId
    swapped: bool = False


class WantedPosition(Incoming):
    """A position to play on from; `swapped`: with what B has there."""

    position: Annotated[str, Field(max_length=MOST_POSITION)]
    swapped: bool = False


class WantedDaily(Incoming):
    """A run of a day's deal: today's where no day is named. Only today's can count, and only once per player."""

    player: PlayerId
    day: Day | None = None
    counted: bool = True


class NewTable(Incoming):
    """POST /api/tables: a new table, with the sender at seat A."""

    id: LongCommandId
    kind: TableKind
    bot: str | None = Field(default=None, max_length=MOST_BOT_NAME, pattern=r"^[a-z_-]+$")
    name: Name
    commitment: Hex
    guided: bool = False
    other_name: Name | None = None
    options: WantedOptions = WantedOptions()
    deal_of: WantedDeal | None = None
    set_up: WantedPosition | None = None
    daily: WantedDaily | None = None
    challenge: Name | None = None


class SitDown(Incoming):
    """POST /api/tables/{id}/sit: take the free seat."""

    id: LongCommandId
    name: Name
    commitment: Hex


@dataclass(frozen=True, kw_only=True)
class Seated:
    """The table and the secret token of the seat."""

    table: TableState
    seat: Seat
    token: Token


@dataclass(frozen=True, kw_only=True)
class Created(Seated):
    """The new table and the secret token of the seat; at one screen, both seats' tokens."""

    other_token: Token | None


@dataclass(frozen=True, kw_only=True)
class Replay:
    """A finished game: views[n] after n plays, events[n] what the n-th play brought (events[0]: the deal)."""

    views: Sequence[View]
    events: Sequence[Sequence[Event]]
    record: Record


@dataclass(frozen=True, kw_only=True)
class Verdict:
    """What best play says of one play of phase two, for the seat that played: 1 won, 0 drawn, -1 lost."""

    play: int
    card: Card
    seat: Seat
    before: Literal[1, 0, -1]
    after: Literal[1, 0, -1]
    best: Sequence[Card]
    values: Mapping[Card, Literal[1, 0, -1]]


@dataclass(frozen=True, kw_only=True)
class Verdicts:
    """One entry per play; null in phase one, which cannot be solved."""

    verdicts: Sequence[Verdict | None]
