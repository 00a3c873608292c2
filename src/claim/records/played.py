"""A game and who played it, before any form of writing it down: the base of both forms of a record."""

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass, field

from claim.game.cards import Seat
from claim.game.frozendict import FrozenDict
from claim.game.game import Game
from claim.records.daily import DayRun
from claim.records.ending import BY_VOTES, Ending
from claim.records.fair import Fair
from claim.records.identities import BotIdentity
from claim.records.replayed_deal import ReplayedDeal


@dataclass(frozen=True)
class PlayedGame:
    """A game, finished or not, and what is known of it besides the cards."""

    game: Game
    players: Mapping[Seat, str] = field(default_factory=dict)
    _: KW_ONLY
    ending: Ending | None = None  # None where the game was not decided; by votes when all cards were played
    bots: Mapping[Seat, BotIdentity] = field(default_factory=dict)  # for seats whose moves one bot made
    move_seed: str | None = None  # what those bots drew their randomness from
    fair: Fair | None = None  # what determined the deal, where no player and no server could choose it
    chosen: ReplayedDeal | None = None  # whose deal it is, where one was played again
    takebacks: int = 0  # how often a card was taken back
    hints: int = 0  # how many a person asked for
    set_up: bool = False  # whether the game began from a position that was set up
    daily: DayRun | None = None  # which day's deal it is, where it is the deal of a day

    def __post_init__(self) -> None:
        object.__setattr__(self, "players", FrozenDict(self.players))
        object.__setattr__(self, "bots", FrozenDict(self.bots))
        if self.ending is None or self.ending == BY_VOTES or self.ending.undecided:
            object.__setattr__(self, "ending", None if self.game.result is None else BY_VOTES)

    @property
    def winner(self) -> Seat | None:
        """Who won, by votes or because the other forfeited; None for a draw or an unfinished game."""
        return None if self.ending is None else self.ending.winner(self.game)

    @property
    def over(self) -> bool:
        """Whether the game was decided: played to its end, or forfeited."""
        return self.ending is not None

    @property
    def forfeit(self) -> Seat | None:
        """The seat that lost without playing to the end."""
        return None if self.ending is None else self.ending.forfeit

    @property
    def reason(self) -> str | None:
        """Why that seat forfeited."""
        return None if self.ending is None else self.ending.reason
