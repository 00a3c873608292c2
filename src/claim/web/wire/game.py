"""Games on the wire: the View, events, records."""

from collections.abc import Mapping
from typing import Annotated, Generic, Literal, TypeVar

from pydantic import Field
from typing_extensions import TypeAliasType

from claim.game import cards, moment, seen_trick, view
from claim.records import ending
from claim.web.wire.base import Card, Day, Faction, Hex, Outgoing, Seat, TableId, Viewer
from claim.web.wire.mirror import WIRE, Mirror, fields_of, on_the_wire

TrickReason = TypeAliasType(
    "TrickReason",
    Annotated[
        Literal["higher_value", "tie", "knight_beats_goblin", "doppelganger", "did_not_follow"],
        Field(description="Why a trick was won: the rule that decided it."),
    ],
)
Decider = TypeAliasType(
    "Decider",
    Annotated[
        Literal["count"] | Card,
        Field(description="What decides a vote: more cards, or where both have equally many the highest card."),
    ],
)


_Each = TypeVar("_Each")


class BySeat(Outgoing, Generic[_Each]):
    """Something for each seat."""

    A: _Each
    B: _Each


class ByFaction(Outgoing, Generic[_Each]):
    """Something for each faction."""

    G: _Each
    K: _Each
    U: _Each
    D: _Each
    X: _Each


class SeatHands(BySeat[list[Card] | None]):
    """Both hands; null where the viewer does not know it."""


class SeatCards(BySeat[list[Card]]):
    """Cards by seat."""


class SeatCounts(BySeat[int]):
    """A number by seat."""


class SeatHexes(BySeat[Hex | None]):
    """Commitments or contributions by seat; null where there is none."""


class Votes(ByFaction[Seat | None]):
    """Whose each faction's vote is; null: nobody's."""


class Deciders(ByFaction[Decider | None]):
    """What decides each faction's vote; null: nobody has it."""


class Settled(ByFaction[bool]):
    """Of which factions no card that is left can change the vote."""


class GameResult(Outgoing):
    """How a game ended by its votes; winner is null for a draw."""

    votes: Votes
    winner: Seat | None


WIRE |= {
    cards.Card: Card,
    cards.Seat: Seat,
    cards.Faction: Faction,
    view.Viewer: Viewer,
    seen_trick.TrickReason: TrickReason,
    Mapping[cards.Seat, int]: SeatCounts,
    Mapping[cards.Seat, tuple[cards.Card, ...]]: SeatCards,
    Mapping[cards.Seat, tuple[cards.Card, ...] | None]: SeatHands,
    Mapping[cards.Faction, cards.Seat | None]: Votes,
    Mapping[cards.Faction, moment.Decider]: Deciders,
    Mapping[cards.Faction, bool]: Settled,
    moment.Result: GameResult,
}


class SeenTrick(Mirror):
    """A trick as a viewer saw it."""

    __annotations__ = fields_of(seen_trick.TRICK_FIELDS, phase=Literal[1, 2])


WIRE[seen_trick.SeenTrick] = SeenTrick


class View(Mirror):
    """All that one viewer may know of a game, and nothing more: claim.game.view."""

    __annotations__ = fields_of(view.FIELDS, phase=Literal[1, 2])


class Event(Outgoing):
    """One fact of a game's story, as a viewer may see it: cards null where they are hidden. claim.game.events."""

    kind: Literal[
        "dealt",
        "prize_revealed",
        "played",
        "trick_won",
        "gained",
        "scored",
        "discarded",
        "phase_ended",
        "game_ended",
    ]
    phase: Literal[1, 2]
    seat: Seat | None
    count: int
    cards: list[Card] | None
    audience: Seat | None
    votes: Votes | None = None


class Players(Outgoing):
    """Names by seat."""

    A: str | None = None
    B: str | None = None


class BotIdentity(Outgoing):
    """Which bot played a seat."""

    name: str
    version: int
    budget: str


class BotIdentities(Outgoing):
    """The bots by seat."""

    A: BotIdentity | None = None
    B: BotIdentity | None = None


class Fair(Outgoing):
    """Everything from which a verified deal follows."""

    table: str
    secret: Hex
    commitment: Hex
    contributions: SeatHexes
    commitments: SeatHexes


class DealOf(Outgoing):
    """The table whose deal is played again; `swapped`: with the seats exchanged."""

    table: TableId
    swapped: bool


class DayRun(Outgoing):
    """Which day's deal is played, and whether the run counts or is practice."""

    day: Day
    counted: bool


class _PlayedGame(Outgoing):
    claim: Literal[1]
    players: Players | None = None
    bots: BotIdentities | None = None
    move_seed: str | None = None
    seed: str | None = None
    deck: list[Card] | None = None
    leader: Seat | None = None
    leader_named: bool | None = None
    position: str | None = None
    plays: list[Card]
    votes: Votes
    winner: Seat | None
    over: bool


class _EndedGame(_PlayedGame):
    __annotations__ = {name: Annotated[on_the_wire(kind) | None, Field(None)] for name, kind in ending.FIELDS.items()}


class GameRecord(_EndedGame):
    """A game that is over, whole: docs/notation.md."""

    fair: Fair | None = None
    chosen: DealOf | None = None
    takebacks: int | None = None
    hints: int | None = None
    set_up: bool | None = None
    daily: DayRun | None = None
