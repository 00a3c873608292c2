"""Tables on the wire, and the requests and answers of the HTTP API."""

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from claim.game import cards
from claim.records import daily
from claim.records.replayed_deal import ReplayedDeal
from claim.tables import states, table
from claim.tables.options import Options
from claim.web.wire.base import (
    AccountId,
    Card,
    Day,
    Hex,
    Incoming,
    LongCommandId,
    Name,
    Outgoing,
    PlayerId,
    Seat,
    TableId,
    Token,
)
from claim.web.wire.game import BySeat, DayRun, DealOf, Event, GameRecord, SeatCounts, SeatHexes, View
from claim.web.wire.mirror import WIRE, Mirror, fields_of

TableKind = TypeAliasType("TableKind", Literal["bot", "friend", "same_screen"])
PartStatus = TypeAliasType("PartStatus", Literal["ok", "failing"])
TableStatus = TypeAliasType("TableStatus", Literal["waiting", "revealing", "playing", "over"])
FirstLeader = TypeAliasType("FirstLeader", Literal["lot", "A", "B"])
ClockKind = TypeAliasType("ClockKind", Literal["live", "slow"])
MOST_BOT_NAME = 40
MOST_POSITION = 400  # characters; all 52 cards and the rest need fewer than 200


class SeatState(Mirror):
    """A seat, as everybody may know it."""

    __annotations__ = fields_of(states.SeatState, account=AccountId | None)
    account = None


class SeatStates(BySeat[SeatState]):
    """Both seats."""


class Rematch(Mirror):
    """Who offers another game, and the next table once it is accepted."""

    __annotations__ = fields_of(states.RematchState, table=TableId | None)


class TableOptions(Mirror):
    """What a table's maker chose about it."""

    __annotations__ = fields_of(Options, leader=FirstLeader, hints=bool, clock=ClockKind | None)
    listed = False
    clock = None
    open_seat = False


class HolidayState(Mirror):
    """A player's holiday, which may be over."""

    __annotations__ = fields_of(states.HolidayState)


class SeatHolidays(BySeat[HolidayState | None]):
    """Both players' last holidays."""


class ClockState(Mirror):
    """Both players' clocks: what their banks held when this turn began, and from when on it is charged to them."""

    __annotations__ = fields_of(states.ClockState, bank=SeatCounts, holidays=SeatHolidays)


WIRE |= {
    table.TableKind: TableKind,
    table.Status: TableStatus,
    Mapping[cards.Seat, states.SeatState]: SeatStates,
    Mapping[cards.Seat, str | None]: SeatHexes,
    states.RematchState: Rematch,
    Options: TableOptions,
    states.ClockState: ClockState,
    ReplayedDeal: DealOf,
    daily.DayRun: DayRun,
}


class TableState(Mirror):
    """All that is public about a table; only `you` differs between viewers."""

    __annotations__ = fields_of(
        states.TableState,
        id=TableId,
        you=Literal["A", "B", "spectator"],
        commitment=Hex,
        outcome=Literal["A", "B", "draw"] | None,
        challenge=Literal["declined", "withdrawn", "lapsed"] | None,
    )
    set_up = False
    clock = None
    called_off = None
    left_early = None
    absent = ()
    challenge = None


class Health(Outgoing):
    """The answer of /healthz."""

    status: Literal["ok"]
    version: str


class About(Outgoing):
    """GET /api/about: what people may want to know of this server before they sit down."""

    version: str
    away_seconds: int
    keep_seconds: int | None
    log_addresses: Literal["full", "short", "none"]
    contact: str | None


class Ready(Outgoing):
    """The answer of /readyz."""

    status: Literal["ready", "not_ready"]
    server: Literal["ok", "shutting_down"]
    storage: PartStatus
    hearing: PartStatus = "ok"
    replication: PartStatus = "ok"
    bots: PartStatus
    version: str


class BotInfo(Outgoing):
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


class Seated(Outgoing):
    """The table and the secret token of the seat."""

    table: TableState
    seat: Seat
    token: Token


class Created(Seated):
    """The new table and the secret token of the seat; at one screen, both seats' tokens."""

    other_token: Token | None


class Replay(Outgoing):
    """A finished game: views[n] after n plays, events[n] what the n-th play brought (events[0]: the deal)."""

    views: list[View]
    events: list[list[Event]]
    record: GameRecord


class Verdict(Outgoing):
    """What best play says of one play of phase two, for the seat that played: 1 won, 0 drawn, -1 lost."""

    play: int
    card: Card
    seat: Seat
    before: Literal[1, 0, -1]
    after: Literal[1, 0, -1]
    best: list[Card]
    values: dict[Card, Literal[1, 0, -1]]


class Verdicts(Outgoing):
    """One entry per play; null in phase one, which cannot be solved."""

    verdicts: list[Verdict | None]
