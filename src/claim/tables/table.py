"""A table as its facts have made it. `tables/facts.py` is the only place that changes one."""

import functools
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal

from claim.game.cards import SEATS, Seat
from claim.game.enums import plain_members
from claim.game.frozendict import FrozenDict
from claim.game.game import Game
from claim.records.daily import DayRun, deal_name
from claim.records.ending import Ending
from claim.records.fair import Fair, commitment, fair_move_seed, fair_seed
from claim.records.identities import BotIdentity
from claim.records.replayed_deal import ReplayedDeal
from claim.tables.clock import OUTAGE, Clock
from claim.tables.options import Options

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
