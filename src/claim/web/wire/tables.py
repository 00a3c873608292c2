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
from claim.tables import states
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
PartStatus = TypeAliasType("PartStatus", Literal["ok", "failing"])  # How a part of the server is.
MOST_BOT_NAME = 40
MOST_POSITION = 400  # characters; all 52 cards and the rest need fewer than 200


@dataclass(frozen=True, kw_only=True)
class Health:
    """The answer of /healthz."""

    status: Literal["ok"]
    version: str  # of the program


@dataclass(frozen=True, kw_only=True)
class About:
    """GET /api/about: what people may want to know of this server before they sit down."""

    version: str  # of the program
    away_seconds: int  # as of the tables that are made now
    keep_seconds: int | None  # a table where nothing has happened for this long is deleted; null: none is
    log_addresses: Literal["full", "short", "none"]  # how clients' addresses are written into the server's log
    contact: str | None  # how to reach the host, in the host's own words


@dataclass(frozen=True, kw_only=True)
class Ready:
    """The answer of /readyz."""

    status: Literal["ready", "not_ready"]  # ready if every part is ok; otherwise the status is 503
    server: Literal["ok", "shutting_down"]
    storage: PartStatus  # failing: it is full, read-only, gone or silent; commands get `not_kept` meanwhile
    hearing: PartStatus = "ok"  # the older name of `replication`: always the same
    replication: PartStatus = "ok"  # failing: this server does not hear what others on the same PostgreSQL store
    bots: PartStatus  # failing: there is no process for bots, hints and verdicts
    version: str  # of the program


@dataclass(frozen=True, kw_only=True)
class BotInfo:
    """A bot that can be played with, and its measured strength and speed."""

    name: str  # what `POST /api/tables` takes as `bot`
    level: int  # from 1, the weakest
    version: int  # a bot that plays differently has another
    rating: float | None  # as measured; null: it was not
    seconds_per_move: float | None  # likewise
    below_strength: bool  # it has too little time here, because the server runs interpreted


WantedOptions = derived(Options, Incoming, "WantedOptions")


class WantedDeal(Incoming):
    """The deal of a finished table; `swapped`: with the other's cards."""

    table: TableId  # whose game is over
    swapped: bool = False  # you get the cards and the lead that B had there, and the bot those of A


class WantedPosition(Incoming):
    """A position to play on from; `swapped`: with what B has there."""

    # of either phase, with something left to play: docs/notation.md
    position: Annotated[str, Field(max_length=MOST_POSITION)]
    swapped: bool = False  # you have what B has there, and the bot what A has


class WantedDaily(Incoming):
    """A run of a day's deal: today's where no day is named. Only today's can count, and only once per player."""

    player: PlayerId
    day: Day | None = None  # null: today
    counted: bool = True  # a counted run is against the day's `opponent`, without hints or taking back


class NewTable(Incoming):
    """POST /api/tables: a new table, with the sender at seat A."""

    id: LongCommandId
    kind: TableKind  # who sits at B: a bot, anyone with the link, or a second person at the same screen
    # its name, where `kind` is `bot`
    bot: str | None = Field(default=None, max_length=MOST_BOT_NAME, pattern=r"^[a-z_-]+$")
    name: Name  # yours; an account's takes its place
    commitment: Hex  # to your contribution; not used where the deal is chosen (`deal_of`, `set_up`, `daily`)
    guided: bool = False  # only repeated in the table's state
    other_name: Name | None = None  # who sits at B at one screen; without it both have yours
    options: WantedOptions = WantedOptions()  # type: ignore[valid-type]  # made of the table's own
    deal_of: WantedDeal | None = None  # against a bot: the deal of a table that is over, again
    set_up: WantedPosition | None = None  # against a bot: play on from a position
    daily: WantedDaily | None = None  # against a bot: a run of the deal of the day
    challenge: Name | None = None  # the name or id of the person for whom the free seat is kept; needs a session


class SitDown(Incoming):
    """POST /api/tables/{id}/sit: take the free seat."""

    id: LongCommandId
    name: Name  # yours; an account's takes its place
    commitment: Hex


@dataclass(frozen=True, kw_only=True)
class Seated:
    """The table and the secret token of the seat."""

    table: TableState
    seat: Seat  # yours
    token: Token


@dataclass(frozen=True, kw_only=True)
class Created(Seated):
    """The new table and the secret token of the seat; at one screen, both seats' tokens."""

    other_token: Token | None  # of seat B, at one screen


@dataclass(frozen=True, kw_only=True)
class Verdicts:
    """One entry per play; null in phase one, which cannot be solved."""

    verdicts: Sequence[jobs.Verdict | None]


# --- what if ---------------------------------------------------------------------------------------------------------


class Explore(Incoming):
    """POST /api/explore: a moment of a study, and whether to say what its cards are worth."""

    # a position, a study, or a record in either form; several JSON records of one start, one per line, are its lines
    start: Annotated[str, Field(max_length=MOST_START)]
    # from the start, whether or not they are a line of the study
    plays: Annotated[list[Annotated[str, Field(max_length=2)]], Field(max_length=MOST_PLAYS)] = Field(default=[])
    seen: Literal["A", "B", "open"] = "open"  # for whom `view` and `events` are
    # what to say of the cards: as the seat to move could know, or with all cards open; in phase two the same
    worth: Literal["none", "open", "seat"] = "none"


@dataclass(frozen=True, kw_only=True)
class CardWorths:
    """What each card is worth to the seat to move, best first; `exact`: 1 wins, 0.5 draws, 0 loses."""

    exact: bool  # whether the chances are exact: in phase two
    cards: Sequence[CardChance]  # every card that may be played, best first


@dataclass(frozen=True, kw_only=True)
class Explored:
    """The moment after the plays."""

    position: str  # after the plays
    plays: Sequence[Card]  # those of the request
    view: View
    events: Sequence[Sequence[Event]]  # what each of the plays brought
    legal: Sequence[Card]  # what may be played now, for any `seen`
    refusals: Mapping[Card, Problem]  # why each other card of the seat to move may not be played
    worth: CardWorths | None  # null where it was not asked for
    study: str  # the start as a study, written anew; of a record, its game as one line


# --- reviews ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class ReviewedPlay:
    """What one play cost the seat that made it, as far as that seat could know; exactly in phase two."""

    play: int  # its number, from 1
    phase: int
    trick: int  # in its phase, from 1
    seat: Seat  # that played; all chances are this seat's, from 0 to 1, and a draw is half a win
    card: Card
    best: Sequence[Card]  # the one that the search thinks best; in phase two all that keep the value
    before: float  # the chance with the best card
    after: float  # the chance with the card played
    loss: float  # `before` less `after`, never below 0
    error: float  # one standard error of the loss; 0 in phase two
    exact: bool  # solved (phase two), not searched (phase one)
    clear: bool  # another card was better by more than two standard errors
    turning: bool  # a turning point: clear, and at least 0.1 lost
    choices: int  # how many different cards could be played
    reasons: Sequence[HintReason]  # why the first of `best` was better; empty where nothing was lost


@dataclass(frozen=True, kw_only=True)
class DealValue:
    """What seat A scores from this deal when one strong bot plays both seats."""

    score: float  # on average, from 0 to 1
    error: float  # one standard error of it
    games: int  # that were played for it; 0: it was solved
    bot: str | None  # that played them
    favours: Seat | None  # by more than two standard errors
    precise: bool  # two standard errors are at most 0.1: only then `by_deal` and `by_play` say much


@dataclass(frozen=True, kw_only=True)
class PhaseLosses:
    """What a seat gave up in each phase, in all."""

    phase_1: float  # the sum of the losses
    phase_2: float


@dataclass(frozen=True, kw_only=True)
class SeatLosses:
    """The same by seat."""

    A: PhaseLosses
    B: PhaseLosses


@dataclass(frozen=True, kw_only=True)
class ReviewSummary:
    """What all parts together say."""

    version: int  # of what reviews say
    result: float | None  # what seat A scored by votes: 1, 0.5 or 0; null if the game was not played to its end
    by_deal: float | None  # how much of it was the deal: its `score` less 0.5
    by_play: float | None  # how much was play: `result` less the deal's `score`
    lost: SeatLosses
    turning_points: Sequence[int]  # numbers of plays


@dataclass(frozen=True, kw_only=True)
class ReviewLine:
    """GET /api/games/{id}/review: one line per part, the last one with the summary, or with what went wrong."""

    done: int  # how many parts are there, this one included
    total: int  # how many there will be
    plays: Sequence[ReviewedPlay]  # what this part says of plays; empty for a game from the deal
    deal: DealValue | None  # what is known of it so far; null before the first game from it
    summary: ReviewSummary | None  # in the last line
    error: Problem | None  # then this is the last line: ask again, and only what is missing is computed


# --- what is sent, from what the service hands out -------------------------------------------------------------------


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
