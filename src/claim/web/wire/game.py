"""Games on the wire: the View, events, records."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from claim.web.wire.base import Card, Day, Faction, Hex, Outgoing, Seat, TableId, Viewer

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


class SeatHands(Outgoing):
    """Both hands; null where the viewer does not know it."""

    A: list[Card] | None
    B: list[Card] | None


class SeatCards(Outgoing):
    """Cards by seat."""

    A: list[Card]
    B: list[Card]


class SeatCounts(Outgoing):
    """A number by seat."""

    A: int
    B: int


class SeatHexes(Outgoing):
    """Commitments or contributions by seat; null where there is none."""

    A: Hex | None
    B: Hex | None


class Votes(Outgoing):
    """Whose each faction's vote is; null: nobody's."""

    G: Seat | None
    K: Seat | None
    U: Seat | None
    D: Seat | None
    X: Seat | None


class Deciders(Outgoing):
    """What decides each faction's vote; null: nobody has it."""

    G: Decider | None
    K: Decider | None
    U: Decider | None
    D: Decider | None
    X: Decider | None


class Settled(Outgoing):
    """Of which factions no card that is left can change the vote."""

    G: bool
    K: bool
    U: bool
    D: bool
    X: bool


class SeenTrick(Outgoing):
    """A trick as a viewer saw it."""

    phase: Literal[1, 2]
    leader: Seat
    led: Card
    reply: Card
    winner: Seat
    prize: Card | None
    drawn: Card | None
    reason: TrickReason
    stands_for: Faction | None
    led_to: Seat | None
    reply_to: Seat | None
    prize_to: Seat | None
    drawn_to: Seat | None


class GameResult(Outgoing):
    """How a game ended by its votes; winner is null for a draw."""

    votes: Votes
    winner: Seat | None


class View(Outgoing):
    """All that one viewer may know of a game, and nothing more: claim.game.view."""

    viewer: Viewer
    size: int
    phase: Literal[1, 2]
    trick: int
    ply: int
    leader: Seat
    turn: Seat | None
    prize: Card | None
    led: Card | None
    legal: list[Card]
    hands: SeatHands
    hand_counts: SeatCounts
    followers: SeatCards
    follower_counts: SeatCounts
    scores: SeatCards
    discards: list[Card]
    draw_count: int
    draw_pile: list[Card] | None
    unseen: list[Card]
    votes: Votes
    decided_by: Deciders
    settled: Settled
    tricks: list[SeenTrick]
    result: GameResult | None
    by_heart: bool


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


class GameRecord(Outgoing):
    """A game that is over, whole: docs/notation.md."""

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
    forfeit: Seat | None = None
    reason: str | None = None
    fair: Fair | None = None
    chosen: DealOf | None = None
    takebacks: int | None = None
    hints: int | None = None
    set_up: bool | None = None
    daily: DayRun | None = None
