"""Tables on the wire, finished games and what if: the requests and answers of the HTTP API."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from claim.bots.levels import LEVELS, about
from claim.game.cards import Card, Seat
from claim.game.events import Event
from claim.game.view import View, Viewer
from claim.reviews.review import VERSION
from claim.service import advice
from claim.studies.worth import Worth
from claim.tables import states, tokens
from claim.tables.options import Options
from claim.tables.states import CardChance, HintReason, Problem, TableState, refused_on_turn
from claim.web.wire.base import (
    Day,
    Hex,
    Incoming,
    Json,
    LongCommandId,
    Name,
    PlayerId,
    TableId,
    TableKind,
    Token,
    events_json,
    seen_between,
)
from claim.web.wire.models import derived
from claim.web.wire.socket import hint_reasons
from claim.workers import jobs
from claim.workers.reviews import Progress

_SUMMED = ("result", "by_deal", "by_play", "lost", "turning_points")
MOST_START = 32_768
MOST_PLAYS = 52
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


WantedOptions = derived(Options, Incoming, "WantedOptions")


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
    options: WantedOptions = WantedOptions()  # type: ignore[valid-type]  # made of the table's own
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
class Verdicts:
    """One entry per play; null in phase one, which cannot be solved."""

    verdicts: Sequence[jobs.Verdict | None]


# --- what if ---------------------------------------------------------------------------------------------------------


class Explore(Incoming):
    """POST /api/explore: a moment of a study, and whether to say what its cards are worth."""

    start: Annotated[str, Field(max_length=MOST_START)]
    plays: Annotated[list[Annotated[str, Field(max_length=2)]], Field(max_length=MOST_PLAYS)] = Field(default=[])
    seen: Literal["A", "B", "open"] = "open"
    worth: Literal["none", "open", "seat"] = "none"


@dataclass(frozen=True, kw_only=True)
class CardWorths:
    """What each card is worth to the seat to move, best first; `exact`: 1 wins, 0.5 draws, 0 loses."""

    exact: bool
    cards: Sequence[CardChance]


@dataclass(frozen=True, kw_only=True)
class Explored:
    """The moment after the plays."""

    position: str
    plays: Sequence[Card]
    view: View
    events: Sequence[Sequence[Event]]
    legal: Sequence[Card]
    refusals: Mapping[Card, Problem]
    worth: CardWorths | None
    study: str


# --- reviews ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class ReviewedPlay:
    """What one play cost the seat that made it, as far as that seat could know; exactly in phase two."""

    play: int
    phase: int
    trick: int
    seat: Seat
    card: Card
    best: Sequence[Card]
    before: float
    after: float
    loss: float
    error: float
    exact: bool
    clear: bool
    turning: bool
    choices: int
    reasons: Sequence[HintReason]


@dataclass(frozen=True, kw_only=True)
class DealValue:
    """What seat A scores from this deal when one strong bot plays both seats."""

    score: float
    error: float
    games: int
    bot: str | None
    favours: Seat | None
    precise: bool


@dataclass(frozen=True, kw_only=True)
class PhaseLosses:
    """What a seat gave up in each phase, in all."""

    phase_1: float
    phase_2: float


@dataclass(frozen=True, kw_only=True)
class SeatLosses:
    """The same by seat."""

    A: PhaseLosses
    B: PhaseLosses


@dataclass(frozen=True, kw_only=True)
class ReviewSummary:
    """What all parts together say."""

    version: int
    result: float | None
    by_deal: float | None
    by_play: float | None
    lost: SeatLosses
    turning_points: Sequence[int]


@dataclass(frozen=True, kw_only=True)
class ReviewLine:
    """GET /api/games/{id}/review: one line per part, the last one with the summary, or with what went wrong."""

    done: int
    total: int
    plays: Sequence[ReviewedPlay]
    deal: DealValue | None
    summary: ReviewSummary | None
    error: Problem | None


# --- what is sent, from what the service hands out -------------------------------------------------------------------


def seated(seat: tokens.Seated) -> Json:
    """Return the answer to a request to create a table or sit down."""
    return {"table": seat.table, **vars(seat.keys)}


def bots() -> list[Json]:
    """Return the bots that sit at tables, weakest first."""
    return [{field: value for field, value in about(level.name).items() if field != "rating_ci95"} for level in LEVELS]


def replay(game: states.Replay) -> Json:
    """Return a finished game moment by moment."""
    return {
        "views": [view.to_json() for view in game.views],
        "events": events_json(game.events),
        "record": game.record.to_json(),
    }


def explored(moment: advice.Explored, viewer: Viewer, worth: Worth | None) -> Json:
    """Return a moment of a study: as this viewer saw it, and what its cards are worth where that was asked for."""
    game = moment.game
    return {
        "position": str(game),
        "plays": list(game.plays),
        "view": game.view(viewer).to_json(),
        "events": events_json(seen_between(moment.moments, viewer)),
        "legal": list(game.legal()),
        "refusals": refused_on_turn(game),
        "worth": None if worth is None else worth.to_json(),
        "study": moment.study,
    }


def review_line(progress: Progress) -> Json:
    """Return one line of a review: what this part says, and with the last part what all of them do."""
    review = progress.review.to_json()
    return {
        "done": progress.done,
        "total": progress.total,
        "plays": [{**play.to_json(), "reasons": hint_reasons(play.reasons)} for play in progress.part.plays],
        "deal": review["deal"],
        "summary": None
        if progress.done < progress.total
        else {"version": VERSION, **{name: review[name] for name in _SUMMED}},
        "error": None,
    }


def review_failed(done: int, total: int, problem: Json) -> Json:
    """Return the line that ends a review of which not all parts could be found."""
    return {"done": done, "total": total, "plays": [], "deal": None, "summary": None, "error": problem}
