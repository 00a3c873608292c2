"""A table, and the facts that make it: its log has one fact per row, in order, and a table is nothing but its facts.

Facts keep what was done and what must stay known (secrets, commitments, hashes of tokens), never what is shown.
A kind of fact is declared once, here: a name in `FactKind`, and a function with its fields, which are checked when a
log is read, and its step, which is the only way a table changes. What it says of a person is named in `without_person`.
"""

import copy
import functools
import json
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any, Literal

from claim.game.cards import SEATS, Seat, plain_members
from claim.game.frozendict import FrozenDict
from claim.game.game import Game
from claim.records.daily import DayRun, deal_name, is_day
from claim.records.ending import BY_VOTES, CLOSED, Ending, called_off, forfeited, left_early
from claim.records.fair import Fair, ReplayedDeal, commitment, fair_move_seed, fair_seed, is_secret
from claim.records.identities import BotIdentity
from claim.tables.clock import OUTAGE, Clock, Terms
from claim.tables.forms import (
    Check,
    by_seat,
    is_account_id,
    is_deck,
    is_flag,
    is_list,
    is_milliseconds,
    is_object,
    is_ply,
    is_seat,
    is_seconds,
    is_table_id,
    is_text,
    is_version,
    or_none,
)
from claim.tables.options import OPTIONS_FORM, Options

REVOKED = "revoked"  # in place of a token's hash: no token has it
ANONYMOUS = "N. N."  # whose account is deleted: in all five languages what stands for a name that is not known
MOST_TAKEBACKS = 500  # at one table: nobody plays so, and its log must end some day
AWAY_SECONDS = 3 * 86_400  # of tables that were made before they said so themselves


@plain_members
class TableKind(StrEnum):
    """Who sits at a table."""

    BOT = "bot"
    FRIEND = "friend"
    SAME_SCREEN = "same_screen"


@plain_members
class Status(StrEnum):
    """How far a table is."""

    WAITING = "waiting"  # a seat is free
    REVEALING = "revealing"  # all are committed, and some contribution is not yet revealed
    PLAYING = "playing"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat at a table and who has it."""

    name: str = ""
    bot: BotIdentity | None = None
    token: str | None = None  # its hash, or REVOKED
    commitment: str | None = None
    contribution: str | None = None
    left: bool = False
    account: str | None = None  # the id of the account whose game this is

    @property
    def taken(self) -> bool:
        """Whether somebody sits there."""
        return self.bot is not None or self.token is not None


@dataclass(frozen=True)
class RematchOffer:
    """What a seat brings to a rematch: its commitment and the hash of its next token (a same screen brings both)."""

    commitment: str
    tokens: dict[Seat, str]


@dataclass
class Table:
    """All that is known of a table. `seq` numbers its facts from 1.

    What its fields hold is replaced and never changed in place, so that a copy may share it.
    """

    id: str
    kind: TableKind = TableKind.BOT
    created: str = ""
    guided: bool = False
    options: Options = field(default_factory=Options)
    away_seconds: int = AWAY_SECONDS  # without a play, after which a friend's table may be closed
    secret: str = ""
    chairs: Mapping[Seat, Chair] = field(default_factory=lambda: {seat: Chair() for seat in SEATS})
    seq: int = 0
    untimed: int | None = field(default=None, compare=False)  # the time of facts that have none
    moved_at: int | None = None  # when somebody last revealed or played, in seconds since 1970
    game: Game | None = None
    before: Game | None = None  # before the last play
    dealt_at: int = 0  # the fact that dealt
    played_at: tuple[int, ...] = ()  # the fact of each play
    clock: Clock | None = None  # None: it is played without one
    ending: Ending | None = None  # None until the table is over
    ended_at: int | None = None  # when, in seconds since 1970; None in logs of version 0.1
    absent: tuple[Seat, ...] = ()  # who did not come to the deal, so that the table was closed
    challenge: str | None = None  # why it was closed before the challenged sat down: declined, withdrawn or lapsed
    rematch_offers: Mapping[Seat, RematchOffer] = FrozenDict()
    next_table: str | None = None
    answered: tuple[str | None, ...] = ()  # the command that each fact answers
    other_moves: tuple[int, ...] = ()  # plays of a bot that were not its own: before which ply
    chosen: ReplayedDeal | None = None  # whose deal this is, where it was not drawn
    daily: DayRun | None = None  # whose day's deal this is: then `secret` is that day's
    chosen_move_seed: str | None = None  # so that the bot answers the same cards as it did there
    takebacks: int = 0
    taken_back_at: int = 0  # the fact that last took something back
    hints_given: int = 0
    hinted: tuple[int, ...] = ()  # the plies of this line whose hint is counted

    def answer_to(self, command: str) -> int | None:
        """Return the fact that answered this command, or None."""
        return self.answered.index(command) + 1 if command in self.answered else None

    @property
    def status(self) -> Status:
        """How far the table is."""
        if self.ending is not None:
            return Status.OVER
        if self.game is not None:
            return Status.PLAYING
        return Status.REVEALING if all(chair.taken for chair in self.chairs.values()) else Status.WAITING

    @property
    def unrevealed(self) -> tuple[Seat, ...]:
        """The seats whose contribution is committed to and not yet known."""
        return tuple([seat for seat, one in self.chairs.items() if one.commitment is not None and not one.contribution])

    @property
    def deal_name(self) -> str:
        """What the deal and the bot's draws follow from besides secrets: the table's id, or the day."""
        return self.id if self.daily is None else deal_name(self.daily.day)

    @property
    def seed(self) -> str:
        """The seed of the deal, once all is revealed."""
        return fair_seed(self.deal_name, self.secret, *[self.chairs[seat].contribution for seat in SEATS])

    @functools.cached_property  # a copy of the table has it too
    def commitment(self) -> str:
        """What the server has published of its secret."""
        return commitment(self.secret)

    @property
    def fair(self) -> Fair:
        """What the deal follows from: for everybody's eyes only when the game is over."""
        return Fair(
            self.deal_name,
            self.secret,
            self.commitment,
            {seat: chair.contribution for seat, chair in self.chairs.items()},
            {seat: chair.commitment for seat, chair in self.chairs.items()},
        )

    @property
    def bot_seat(self) -> Seat | None:
        """Where the bot sits."""
        for seat, chair in self.chairs.items():
            if chair.bot is not None:
                return seat
        return None

    @property
    def bot_to_move(self) -> bool:
        """Whether a bot has to play now."""
        bot = self.bot_seat
        return bot is not None and self.turn is bot

    @property
    def turn(self) -> Seat | None:
        """Whose play is waited for, of people and bots alike."""
        return self.game.turn if self.game is not None and self.status is Status.PLAYING else None

    @property
    def outcome(self) -> Seat | Literal["draw"] | None:
        """Who won, by votes or because the other forfeited; None before the end, and at a table that was closed."""
        if self.ending is None:
            return None
        return "draw" if self.ending.drawn(self.game) else self.ending.winner(self.game)

    @property
    def waited_for(self) -> Seat | None:
        """The person whose play another person waits for."""
        return self.turn if self.kind is TableKind.FRIEND else None

    @property
    def closable_at(self) -> int | None:
        """From when on whoever waits may close the table, in seconds since 1970; None where nobody waits.

        Nobody has to where there is a clock: it ends the game by itself.
        """
        if self.clock is not None or self.waited_for is None or self.moved_at is None:
            return None
        return self.moved_at + self.away_seconds

    @property
    def deadline(self) -> int | None:
        """When the time of a player is up, in milliseconds since 1970; None where no clock runs."""
        return None if self.clock is None else self.clock.deadline

    @property
    def was_stopped(self) -> bool:
        """Whether its clock was ever stopped because nothing could be played."""
        return any(command is not None and command.startswith(OUTAGE) for command in self.answered)

    @property
    def by_heart(self) -> bool:
        """Whether people are now sent only what lies open on the table; when the game is over they get everything."""
        return self.options.by_heart and self.status is not Status.OVER

    @property
    def hints(self) -> bool:
        """Whether people may ask for hints here: against a bot, unless the table's maker chose otherwise."""
        wanted = self.options.hints
        return self.kind is TableKind.BOT and (not self.options.by_heart if wanted is None else wanted)

    @property
    def take_back_to(self) -> int | None:
        """How many plays are left once a person takes back their last one; None where nothing can be taken back.

        Only against a bot, while the game goes on, not by heart, where going back would show earlier tricks again, and
        not in a run that counts.
        Whether that play was forced makes no difference: skipping forced ones would tell whoever watches what the
        person did not hold.
        """
        game, bot = self.game, self.bot_seat
        if game is None or bot is None or self.status is not Status.PLAYING or self.options.by_heart:
            return None
        if self.takebacks >= MOST_TAKEBACKS or self.counted:
            return None
        if game.led is not None and game.leader is not bot:
            to = self.ply - 1
        elif not game.tricks:
            return None
        else:
            began = 2 * (len(game.tricks) - 1) - self.led_before
            to = began + 1 if SEATS[game.tricks[-1].leader] is bot else began
        return to if to >= 0 else None  # a card that lay on the table when the game was set up stays there

    @property
    def set_up(self) -> bool:
        """Whether the game began from a position that somebody chose."""
        return self.game is not None and self.game.dealt is None

    @property
    def led_before(self) -> int:
        """How many cards of the first trick nobody played here: one where the position had a led card."""
        return int(self.game is not None and self.game.start.led >= 0)

    @property
    def counted(self) -> bool:
        """Whether this is a run of a day's deal that counts."""
        return self.daily is not None and self.daily.counted

    @property
    def own_moves(self) -> bool:
        """Whether every card of a bot was its own, by the version that sat down."""
        return not self.other_moves

    @property
    def move_seed(self) -> str:
        """What the bot draws its randomness from."""
        return self.chosen_move_seed or fair_move_seed(self.deal_name, self.secret)

    @property
    def ply(self) -> int:
        """Plays made so far."""
        return len(self.played_at)


# --- facts -----------------------------------------------------------------------------------------------------------

Data = Mapping[str, Any]
Step = Callable[[Table, Data], None]


def iso_time(seconds: float) -> str:
    """Return a time, in seconds since 1970, as text: the form in which tables say when they were created."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def milliseconds(seconds: float) -> int:
    """Return a time, in seconds since 1970, as clocks count it."""
    return round(seconds * 1000)


@plain_members
class FactKind(StrEnum):
    """What a fact says has happened."""

    CREATED = "created"
    SAT = "sat"
    REVEALED = "revealed"  # the last one deals
    PLAYED = "played"
    TAKEN_BACK = "taken_back"
    HINTED = "hinted"
    RESIGNED = "resigned"
    LEFT = "left"
    AWAY = "away"  # a seat kept the other waiting too long, and the other closed the table
    CALLED_OFF = "called_off"  # before the first card
    # What only a table with a clock has:
    FLAGGED = "flagged"  # a seat's time was up
    NO_SHOW = "no_show"  # a seat did not reveal its contribution in time
    PAUSED = "paused"  # nothing could be played for a while, which is charged to no seat
    HOLIDAY = "holiday"  # a seat has declared one, or ended it
    REMATCH_OFFERED = "offered"
    REMATCHED = "rematched"
    # What the host does with `claim admin`:
    CLOSED_BY_HOST = "closed"  # the game ends here, and nobody has lost it; the server may do this too
    REVOKED = "revoked"
    RENAMED = "renamed"
    ADOPTED = "adopted"  # whoever has the seat's token put the game under their account


_ENCODER = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False)
MOST_TIME = 2**37  # seconds since 1970: thousands of years from now, and still a date


class DamagedLog(ValueError):
    """A log that cannot be read. Its text says why."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One row of a log. `command` is the client's command that it answers, with the seat that gave it.

    `at` is when it was stored, in seconds since 1970; logs of version 0.1 have no times. `ms` are the milliseconds of
    that second, which logs from before clocks lack.
    """

    kind: FactKind
    data: Mapping[str, Any] = field(default_factory=dict)
    command: str | None = None
    at: int | None = None
    ms: int = 0

    @classmethod
    def stored_at(cls, now: float, kind: FactKind, data: Mapping[str, Any], command: str | None = None) -> "Fact":
        """Return a new fact, `now` being the time in seconds since 1970."""
        return cls(kind, data, command, *divmod(milliseconds(now), 1000))

    @property
    def milliseconds(self) -> int:
        """When it was stored, in milliseconds since 1970."""
        return (self.at or 0) * 1000 + self.ms

    @property
    def text(self) -> str:
        """The payload as it is stored."""
        return _ENCODER.encode(self.data)

    @classmethod
    def read(cls, kind: str, text: str, command: str | None, at: int | None, ms: int | None) -> "Fact":
        """Return the fact of a stored row. Raises ValueError, TypeError or RecursionError where it cannot be read."""
        if not isinstance(command, str | None):
            raise ValueError("a command that is no text")
        if at is not None and not (isinstance(at, int) and 0 <= at < MOST_TIME):
            raise ValueError("a time that is none")
        if ms is not None and not (isinstance(ms, int) and 0 <= ms < 1000):
            raise ValueError("milliseconds that are none")
        return cls(FactKind(kind), json.loads(text), command, at, ms or 0)


STEPS: dict[FactKind, Step] = {}
FORMS: dict[FactKind, Check] = {}


def _fact(
    kind: FactKind, required: Mapping[str, Check], optional: Mapping[str, Check] | None = None
) -> Callable[[Step], Step]:
    """Declare the fields of a kind of fact, and the function that applies it."""

    def declare(step: Step) -> Step:
        STEPS[kind], FORMS[kind] = step, is_object(required, optional)
        return step

    return declare


_CHAIR = is_object(
    {},
    {
        "name": is_text,
        "bot": or_none(is_object({"name": is_text, "version": is_version}, {"budget": is_text})),
        "token": or_none(is_secret),
        "commitment": or_none(is_secret),
        "contribution": or_none(is_secret),
        "left": is_flag,
        "account": or_none(is_account_id),
    },
)
_SEED = {"move_seed": or_none(is_secret)}


@_fact(
    FactKind.CREATED,
    {"kind": is_text, "guided": is_flag, "secret": is_secret, "created": is_text, "seats": by_seat(_CHAIR)},
    {
        "away": is_seconds,
        "options": OPTIONS_FORM,
        "clock": is_object(
            {"bank": is_milliseconds, "free": is_milliseconds, "reveal": is_milliseconds, "holidays": is_milliseconds},
            {"deal": is_milliseconds},
        ),
        # Where the deal was chosen: another table's, a position, or a day's.
        "deal": is_object({"table": is_table_id, "swapped": is_flag, "deck": is_deck, "leader": is_seat}, _SEED),
        "set_up": is_object({"position": is_text}, _SEED),
        "daily": is_object({"day": is_day, "counted": is_flag}, {"player": or_none(is_secret)}),
    },
)
def _created(table: Table, data: Data) -> None:
    table.kind, table.guided = TableKind(data["kind"]), data["guided"]
    table.secret, table.created = data["secret"], data["created"]
    table.away_seconds = data.get("away", AWAY_SECONDS)
    table.options = Options.from_json(data.get("options", {}))
    if "clock" in data:
        table.clock = Clock.of(Terms(**data["clock"]))
    for seat in SEATS:
        if seat in data["seats"]:
            chair = dict(data["seats"][seat])
            if chair.get("bot") is not None:
                chair["bot"] = BotIdentity(**chair["bot"])
            _seat(table, seat, Chair(**chair))
    if "deal" in data:
        deal = data["deal"]
        table.chosen = ReplayedDeal(deal["table"], deal["swapped"])
        table.chosen_move_seed = deal.get("move_seed")
        table.game = Game.from_deck(deal["deck"], deal["leader"])
    if "set_up" in data:
        table.chosen_move_seed = data["set_up"].get("move_seed")
        table.game = Game.parse(data["set_up"]["position"])
    if "daily" in data:
        table.daily = DayRun(data["daily"]["day"], data["daily"]["counted"])
        table.game = Game.deal(table.seed)


@_fact(
    FactKind.SAT,
    {"seat": is_seat, "name": is_text, "token": is_secret, "commitment": is_secret},
    {"account": or_none(is_account_id)},
)
def _sat(table: Table, data: Data) -> None:
    chair = Chair(data["name"], None, data["token"], data["commitment"], account=data.get("account"))
    _seat(table, Seat(data["seat"]), chair)


@_fact(FactKind.REVEALED, {"seat": is_seat, "contribution": is_secret})
def _revealed(table: Table, data: Data) -> None:
    _change_chair(table, Seat(data["seat"]), contribution=data["contribution"])
    if not table.unrevealed:
        table.game = Game.deal(table.seed, table.options.named_leader)


# other: the card was not the bot's own choice
@_fact(FactKind.PLAYED, {"seat": is_seat, "card": is_text}, {"other": is_flag})
def _played(table: Table, data: Data) -> None:
    assert table.game is not None
    table.before, table.game = table.game, table.game.play(data["card"], data["seat"])
    if table.game.state.over:
        table.ending = BY_VOTES
    if data.get("other"):
        table.other_moves = (*table.other_moves, table.ply)
    table.played_at = (*table.played_at, table.seq)


# to: only so many plays are left, and it is this seat's turn again
@_fact(FactKind.TAKEN_BACK, {"seat": is_seat, "to": is_ply})
def _taken_back(table: Table, data: Data) -> None:
    assert table.game is not None
    to, moments = data["to"], table.game.moments()
    table.before, table.game = moments[to - 1] if to else None, moments[to]
    table.played_at = table.played_at[:to]
    table.other_moves = tuple([ply for ply in table.other_moves if ply < to])
    table.hinted = tuple([ply for ply in table.hinted if ply <= to])
    table.takebacks += 1
    table.taken_back_at = table.seq


# ply: the seat asked for a hint after this many plays
@_fact(FactKind.HINTED, {"seat": is_seat, "ply": is_ply})
def _hinted(table: Table, data: Data) -> None:
    table.hinted = (*table.hinted, data["ply"])
    table.hints_given += 1


@_fact(FactKind.RESIGNED, {"seat": is_seat})
def _resigned(table: Table, data: Data) -> None:
    table.ending = table.ending or forfeited(Seat(data["seat"]), "resigned")


@_fact(FactKind.LEFT, {"seat": is_seat})
def _left(table: Table, data: Data) -> None:
    seat = Seat(data["seat"])
    if table.status is Status.REVEALING and seat not in table.unrevealed:
        table.ending = left_early(seat)  # the other seat withholds its contribution: leaving costs nothing
    elif table.status is not Status.OVER:
        table.ending = forfeited(seat, "left")
    _change_chair(table, seat, left=True)
    _drop_rematch_offer(table, seat)


@_fact(FactKind.AWAY, {"seat": is_seat})
def _away(table: Table, data: Data) -> None:
    table.ending = table.ending or forfeited(Seat(data["seat"]), "away")


@_fact(FactKind.CALLED_OFF, {"seat": is_seat})
def _called_off(table: Table, data: Data) -> None:
    table.ending = table.ending or called_off(Seat(data["seat"]))


@_fact(FactKind.FLAGGED, {"seat": is_seat})
def _flagged(table: Table, data: Data) -> None:
    table.ending = table.ending or forfeited(Seat(data["seat"]), "flagged")


# seats: of both, neither kept the other waiting
@_fact(FactKind.NO_SHOW, {"seats": is_list(is_seat)})
def _no_show(table: Table, data: Data) -> None:
    seats = tuple([Seat(seat) for seat in data["seats"]])
    if len(seats) == 1:
        table.ending = table.ending or forfeited(seats[0], "no_show")
    else:
        table.ending, table.absent = table.ending or CLOSED, seats


# ms: for how long nothing could be played since this turn began
@_fact(FactKind.PAUSED, {"ms": is_milliseconds})
def _paused(table: Table, data: Data) -> None:
    assert table.clock is not None
    table.clock = table.clock.stopped(data["ms"])


# begun, until: in milliseconds since 1970; the same twice ends the seat's holiday
@_fact(FactKind.HOLIDAY, {"seat": is_seat, "begun": is_milliseconds, "until": is_milliseconds})
def _holiday(table: Table, data: Data) -> None:
    assert table.clock is not None
    table.clock = table.clock.on_holiday(Seat(data["seat"]), data["begun"], data["until"])


# tokens: the hashes of the next ones
@_fact(FactKind.REMATCH_OFFERED, {"seat": is_seat, "commitment": is_secret, "tokens": by_seat(is_secret)})
def _offered(table: Table, data: Data) -> None:
    offer = rematch_offer_of(data)
    assert Seat(data["seat"]) in offer.tokens
    table.rematch_offers = FrozenDict({**table.rematch_offers, Seat(data["seat"]): offer})


# table: the next one
@_fact(FactKind.REMATCHED, {"table": is_table_id})
def _rematched(table: Table, data: Data) -> None:
    table.next_table = data["table"]


# absent: the players who were paired and did not come; then the server has closed the table
# challenge: what became of the challenge for which the table was made; likewise
@_fact(FactKind.CLOSED_BY_HOST, {}, {"absent": is_list(is_seat), "challenge": is_text})
def _closed(table: Table, data: Data) -> None:
    table.ending = table.ending or CLOSED
    table.absent = tuple([Seat(seat) for seat in data.get("absent", table.absent)])
    table.challenge = data.get("challenge")


# seats: their tokens open them no longer; tokens: the hashes of new ones, if there are any
@_fact(FactKind.REVOKED, {"seats": is_list(is_seat)}, {"tokens": by_seat(is_secret)})
def _revoked(table: Table, data: Data) -> None:
    for seat in data["seats"]:
        _change_chair(table, Seat(seat), token=data.get("tokens", {}).get(seat, REVOKED))
        _drop_rematch_offer(table, Seat(seat))  # the next token follows from the one that was revoked


@_fact(FactKind.RENAMED, {"seat": is_seat, "name": is_text})
def _renamed(table: Table, data: Data) -> None:
    _change_chair(table, Seat(data["seat"]), name=data["name"])


# account: None once it is deleted
@_fact(FactKind.ADOPTED, {"seat": is_seat, "account": or_none(is_account_id)})
def _adopted(table: Table, data: Data) -> None:
    _change_chair(table, Seat(data["seat"]), account=data["account"])


def rematch_offer_of(data: Data) -> RematchOffer:
    """Return the offer of a rematch that a fact holds."""
    return RematchOffer(data["commitment"], {Seat(seat): token for seat, token in data["tokens"].items()})


def _change_chair(table: Table, seat: Seat, **changes: Any) -> None:  # noqa: ANN401  (a chair's fields)
    _seat(table, seat, replace(table.chairs[seat], **changes))


def _seat(table: Table, seat: Seat, chair: Chair) -> None:
    table.chairs = {**table.chairs, seat: chair}


def _drop_rematch_offer(table: Table, seat: Seat) -> None:
    table.rematch_offers = FrozenDict({one: offer for one, offer in table.rematch_offers.items() if one is not seat})


assert STEPS.keys() == set(FactKind), "every kind of fact is declared here"


# --- a table made of its facts, live and in replay alike -------------------------------------------------------------


def replay(table_id: str, facts: Iterable[Fact], untimed: int | None = None) -> Table:
    """Return the table that these stored facts make. `untimed` stands for the times that logs of version 0.1 lack.

    Raises LookupError, TypeError, ValueError or AssertionError for a damaged log.
    """
    return apply_stored(Table(table_id, untimed=untimed), facts)


def apply_stored(table: Table, facts: Iterable[Fact]) -> Table:
    """Return the table after facts that were stored and may be damaged. Raises as `replay` does."""
    table = copy.copy(table)
    for fact in facts:
        if not FORMS[fact.kind](fact.data):
            raise DamagedLog(f"a fact {fact.kind.value} without the fields of one")
        if (fact.kind is FactKind.CREATED) is not (table.seq == 0):
            raise DamagedLog("a log begins with the fact that created its table, and has no other")
        _apply(table, fact)
    return table


def apply(table: Table, *facts: Fact) -> Table:
    """Return the table after new facts. Raises IllegalPlay for a card that may not be played; refuses nothing else."""
    table = copy.copy(table)
    for fact in facts:
        _apply(table, fact)
    return table


def _apply(table: Table, fact: Fact) -> None:
    table.seq += 1
    table.answered = (*table.answered, fact.command)
    waited, goes_on = None if table.clock is None else (table.status, table.ply), table.ending is None
    STEPS[fact.kind](table, fact.data)
    if goes_on and table.ending is not None:
        table.ended_at = fact.at
    if table.clock is not None and waited != (table.status, table.ply):
        running, game, before = table.status in (Status.REVEALING, Status.PLAYING), table.game, table.before
        dealt = running and game is not None and (before is None or before.phase != game.phase)
        table.clock = table.clock.goes_on(fact.milliseconds, table.turn, running=running, dealt=dealt)
    if fact.kind in (FactKind.REVEALED, FactKind.PLAYED):
        table.moved_at = table.untimed if fact.at is None else fact.at
    if table.game is not None and not table.dealt_at:
        table.dealt_at = table.seq


# --- what is left of a person once their account is deleted: a seat that somebody had, and its cards -----------------

NO_TOKEN = "0" * 64  # in place of a token's hash, in the form of one, which older logs' readers expect


def without_person(fact: Fact, seats: Collection[str]) -> Fact:
    """Return a fact without what it says of the person who had these seats.

    Names, tokens' hashes, the hash of the browser's player id and the ids of the seat's commands go. Commitments and
    contributions stay: the other player may still verify the deal.
    """
    data, own = fact.data, fact.data.get("seat") in seats
    match fact.kind:
        case FactKind.CREATED:
            chairs = {seat: _chair(one) if seat in seats else one for seat, one in data["seats"].items()}
            data = {**data, "seats": chairs}
            if "daily" in data:
                data["daily"] = {**data["daily"], "player": None}
        case FactKind.SAT if own:
            data = _chair(data)
        case FactKind.RENAMED if own:
            data = {**data, "name": ANONYMOUS}
        case FactKind.ADOPTED if own:
            data = {**data, "account": None}
        case FactKind.REMATCH_OFFERED if own:
            data = {**data, "tokens": dict.fromkeys(data["tokens"], NO_TOKEN)}
        case FactKind.REVOKED if "tokens" in data:
            data = {
                **data,
                "tokens": {seat: NO_TOKEN if seat in seats else one for seat, one in data["tokens"].items()},
            }
    named = fact.command is not None and (own or fact.command.partition(":")[0] in seats)
    return replace(fact, data=data, command=None if named else fact.command)


def _chair(chair: Mapping[str, Any]) -> dict[str, Any]:
    kept = {field: value for field, value in chair.items() if field != "account"}
    return {**kept, "name": ANONYMOUS, **({} if chair.get("token") is None else {"token": NO_TOKEN})}
