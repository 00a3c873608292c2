"""A table as its facts have made it. `Table.apply` is the only thing that makes one, live and in replay alike."""

import time
from array import array
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from operator import attrgetter
from typing import Any, Literal, TypeAlias

from claim.game.cards import SEATS, Seat
from claim.game.enums import plain_members
from claim.game.frozendict import FrozenDict
from claim.game.game import Game
from claim.records.daily import DayRun, deal_name
from claim.records.fair import Fair, commitment, fair_move_seed, fair_seed
from claim.records.identities import BotIdentity
from claim.records.replayed_deal import ReplayedDeal
from claim.service.fact_forms import check_form
from claim.service.facts import DamagedLog, Fact, FactKind
from claim.service.options import Options

FactData: TypeAlias = Mapping[str, Any]
DAILY = "daily"  # how the storage lists a run of a day's deal
CLOSED = "closed"  # how the storage lists a table that was over before the deal
REVOKED = "revoked"  # in place of a token's hash: no token has it
MOST_TAKEBACKS = 500  # at one table: nobody plays so, and its log must end some day
AWAY_SECONDS = 3 * 86_400  # of tables that were made before they said so themselves
_STARTED = int(time.time())  # what has no time in its log is waited for since this process began


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

    @property
    def taken(self) -> bool:
        """Whether somebody sits there."""
        return self.bot is not None or self.token is not None


@dataclass(frozen=True)
class Forfeit:
    """Who lost without playing to the end, and why: `resigned`, `left` or `away`."""

    seat: Seat
    reason: str


@dataclass(frozen=True)
class Offer:
    """What a seat brings to a rematch: its commitment and the hash of its next token (a same screen brings both)."""

    commitment: str
    tokens: dict[Seat, str]


@dataclass(slots=True)
class Table:
    """All that is known of a table. `seq` numbers its facts from 1.

    What its fields hold is replaced and never changed, so that a copy shares it.
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
    standing_since: int = 0  # the last fact that was not a play
    moved_at: int | None = None  # when somebody last revealed or played, in seconds since 1970
    game: Game | None = None
    before: Game | None = field(default=None, compare=False)  # before the last play; None where nobody watched it
    dealt_at: int = 0  # the fact that dealt
    played_at: "array[int]" = field(default_factory=lambda: array("I"))  # the fact of each play
    forfeit: Forfeit | None = None
    closed: bool = False  # over, and nobody forfeits: before the deal, or closed by the host
    offers: Mapping[Seat, Offer] = FrozenDict()
    next_table: str | None = None
    answered: "array[int]" = field(default_factory=lambda: array("q"))  # of each fact, the hash of its command
    other_moves: tuple[int, ...] = ()  # plays of a bot that were not its own: before which ply
    chosen: ReplayedDeal | None = None  # whose deal this is, where it was not drawn
    daily: DayRun | None = None  # whose day's deal this is: then `secret` is that day's
    chosen_move_seed: str | None = None  # so that the bot answers the same cards as it did there
    takebacks: int = 0
    taken_back_at: int = 0  # the fact that last took something back
    hints_given: int = 0
    hinted: tuple[int, ...] = ()  # the plies of this line whose hint is counted
    _status: Status | None = field(default=None, init=False, repr=False, compare=False)  # until the next fact

    # --- becoming --------------------------------------------------------------------------------------------------

    @classmethod
    def replay(cls, table_id: str, facts: Iterable[Fact]) -> "Table":
        """Return the table that these facts make.

        Raises LookupError, TypeError, ValueError or AssertionError for a broken log.
        """
        table = cls(table_id)
        for fact in facts:
            table.apply_stored(fact)
        return table

    def apply_stored(self, fact: Fact) -> None:
        """Apply a fact that was stored and may be damaged. Raises as `replay` does."""
        check_form(fact)
        if (fact.kind is FactKind.CREATED) is not (self.seq == 0):
            raise DamagedLog("a log begins with the fact that created its table, and has no other")
        self.apply(fact)

    def after(self, facts: Iterable[Fact]) -> "Table":
        """Return a copy of this table to which these facts have been applied."""
        table = Table(*_values(self))  # as `dataclasses.replace` does, in a fifth of the time: every play makes one
        for fact in facts:
            table.apply(fact)
        return table

    def after_stored(self, facts: Iterable[Fact]) -> "Table":
        """Return a copy to which these facts have been applied, which were stored. Raises as `replay` does."""
        table = self.after(())
        for fact in facts:
            table.apply_stored(fact)
        return table

    def rest(self) -> None:
        """Forget what only those who watch need, and find again where they come back: half a kilobyte."""
        self.before = None

    def apply(self, fact: Fact) -> None:
        """Apply a fact. It was checked before it was stored, so nothing is refused here."""
        _STEPS[fact.kind](self, fact.data)
        self._status = None
        self.seq += 1
        if fact.kind in (FactKind.REVEALED, FactKind.PLAYED):
            self.moved_at = fact.at
        if fact.kind is FactKind.PLAYED:
            self.played_at = self.played_at + array("I", [self.seq])
        else:
            self.standing_since = self.seq
        if fact.kind is FactKind.TAKEN_BACK:
            self.taken_back_at = self.seq
        if self.game is not None and not self.dealt_at:
            self.dealt_at = self.seq
        self.answered = self.answered + array("q", [hash(fact.command)])

    def _created(self, data: FactData) -> None:
        self.kind, self.guided = TableKind(data["kind"]), data["guided"]
        self.secret, self.created = data["secret"], data["created"]
        self.away_seconds = data.get("away", AWAY_SECONDS)
        self.options = Options.from_json(data.get("options", {}))
        for seat in SEATS:
            if seat in data["seats"]:
                told = dict(data["seats"][seat])
                if told.get("bot") is not None:
                    told["bot"] = BotIdentity(**told["bot"])
                self._seat(seat, Chair(**told))
        if "deal" in data:
            deal = data["deal"]
            self.chosen = ReplayedDeal(deal["table"], deal["swapped"])
            self.chosen_move_seed = deal.get("move_seed")
            self.game = Game.from_deck(deal["deck"], deal["leader"])
        if "set_up" in data:
            self.chosen_move_seed = data["set_up"].get("move_seed")
            self.game = Game.parse(data["set_up"]["position"])
        if "daily" in data:
            self.daily = DayRun(data["daily"]["day"], data["daily"]["counted"])
            self.game = Game.deal(self.seed)

    def _sat(self, data: FactData) -> None:
        self._seat(Seat(data["seat"]), Chair(data["name"], None, data["token"], data["commitment"]))

    def _revealed(self, data: FactData) -> None:
        self._change_chair(Seat(data["seat"]), contribution=data["contribution"])
        if not self.unrevealed:
            self.game = Game.deal(self.seed, self.options.named_leader)

    def _played(self, data: FactData) -> None:
        assert self.game is not None
        self.before, self.game = self.game, self.game.play(data["card"], data["seat"])
        if data.get("other"):
            self.other_moves = (*self.other_moves, self.ply)

    def _taken_back(self, data: FactData) -> None:
        assert self.game is not None
        to, moments = data["to"], self.game.moments()
        self.before, self.game = moments[to - 1] if to else None, moments[to]
        self.played_at = self.played_at[:to]
        self.other_moves = tuple([ply for ply in self.other_moves if ply < to])
        self.hinted = tuple([ply for ply in self.hinted if ply <= to])
        self.takebacks += 1

    def _hinted(self, data: FactData) -> None:
        self.hinted = (*self.hinted, data["ply"])
        self.hints_given += 1

    def _resigned(self, data: FactData) -> None:
        self.forfeit = Forfeit(Seat(data["seat"]), "resigned")

    def _left(self, data: FactData) -> None:
        seat = Seat(data["seat"])
        if self.status is Status.REVEALING and seat not in self.unrevealed:
            self.closed = True  # the other withholds their contribution: whoever is tired of waiting loses nothing
        elif self.status is not Status.OVER:
            self.forfeit = Forfeit(seat, "left")
        self._change_chair(seat, left=True)
        self._drop_offer(seat)

    def _away(self, data: FactData) -> None:
        self.forfeit = Forfeit(Seat(data["seat"]), "away")

    def _offered(self, data: FactData) -> None:
        tokens = {Seat(seat): token for seat, token in data["tokens"].items()}
        self.offers = FrozenDict({**self.offers, Seat(data["seat"]): Offer(data["commitment"], tokens)})

    def _rematched(self, data: FactData) -> None:
        self.next_table = data["table"]

    def _closed(self, _: FactData) -> None:
        self.closed = True

    def _revoked(self, data: FactData) -> None:
        for seat in data["seats"]:
            self._change_chair(Seat(seat), token=data.get("tokens", {}).get(seat, REVOKED))
            self._drop_offer(Seat(seat))  # the next token follows from the one that was revoked

    def _renamed(self, data: FactData) -> None:
        self._change_chair(Seat(data["seat"]), name=data["name"])

    def _change_chair(self, seat: Seat, **changes: Any) -> None:  # noqa: ANN401  (a chair's fields)
        self._seat(seat, replace(self.chairs[seat], **changes))

    def _seat(self, seat: Seat, chair: Chair) -> None:
        self.chairs = {**self.chairs, seat: chair}

    def _drop_offer(self, seat: Seat) -> None:
        self.offers = FrozenDict({one: offer for one, offer in self.offers.items() if one is not seat})

    # --- looking ---------------------------------------------------------------------------------------------------

    def answer_to(self, command: str) -> int | None:
        """Return the fact that answered this command, or None."""
        key = hash(command)  # a few hundred of 64 bits: no two are the same. The texts would take a kilobyte more
        return self.answered.index(key) + 1 if key in self.answered else None

    @property
    def status(self) -> Status:
        """How far the table is."""
        found = self._status  # asked for a dozen times per play
        if found is None:
            found = self._status = self._find_status()
        return found

    def _find_status(self) -> Status:
        if self.closed or self.forfeit is not None or (self.game is not None and self.game.state.over):
            return Status.OVER
        if self.game is not None:
            return Status.PLAYING
        return Status.REVEALING if all(chair.taken for chair in self.chairs.values()) else Status.WAITING

    @property
    def listed_as(self) -> str:
        """The status by which the storage finds it; a table that was over before the deal is in no list."""
        return CLOSED if self.status is Status.OVER and self.game is None else self.status.value

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

    @property
    def fair(self) -> Fair:
        """What the deal follows from: for everybody's eyes only when the game is over."""
        return Fair(
            self.deal_name,
            self.secret,
            commitment(self.secret),
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
        """Who won, by votes or because the other forfeited; None where nobody did, as at a table that was closed."""
        if self.forfeit is not None:
            return None if self.game is None else self.forfeit.seat.other
        if self.game is None or self.game.result is None:
            return None
        return self.game.result.winner or "draw"

    @property
    def waited_for(self) -> Seat | None:
        """The person whose play another person waits for."""
        return self.turn if self.kind is TableKind.FRIEND else None

    @property
    def closable_at(self) -> int | None:
        """From when on whoever waits may close the table, in seconds since 1970; None where nobody waits."""
        return None if self.waited_for is None else (self.moved_at or _STARTED) + self.away_seconds

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
    def listed_kind(self) -> str:
        """The kind by which the storage finds it: runs of a day's deal are in no list of tables to watch."""
        return self.kind.value if self.daily is None else DAILY

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


_values = attrgetter(*[one.name for one in fields(Table) if one.init])
_STEPS = {
    FactKind.CREATED: Table._created,
    FactKind.SAT: Table._sat,
    FactKind.REVEALED: Table._revealed,
    FactKind.PLAYED: Table._played,
    FactKind.TAKEN_BACK: Table._taken_back,
    FactKind.HINTED: Table._hinted,
    FactKind.RESIGNED: Table._resigned,
    FactKind.LEFT: Table._left,
    FactKind.AWAY: Table._away,
    FactKind.OFFERED: Table._offered,
    FactKind.REMATCHED: Table._rematched,
    FactKind.CLOSED: Table._closed,
    FactKind.REVOKED: Table._revoked,
    FactKind.RENAMED: Table._renamed,
}
