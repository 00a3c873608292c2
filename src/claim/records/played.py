"""A game and who played it, before any form of writing it down: the base of both forms of a record."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from claim.game.cards import Seat
from claim.game.frozendict import FrozenDict
from claim.game.game import Game
from claim.records.chosen import Chosen
from claim.records.daily import DayRun
from claim.records.fair import Fair
from claim.records.identities import BotIdentity


@dataclass(frozen=True)
class PlayedGame:
    """A game, finished or not, and what is known of it besides the cards."""

    game: Game
    players: Mapping[Seat, str] = field(default_factory=dict)
    forfeit: Seat | None = None  # the seat that lost without playing to the end
    reason: str | None = None  # why it forfeited
    bots: Mapping[Seat, BotIdentity] = field(default_factory=dict)  # for seats whose moves one bot made
    move_seed: str | None = None  # what those bots drew their randomness from
    fair: Fair | None = None  # what determined the deal, where nobody could choose it
    chosen: Chosen | None = None  # whose deal it is, where somebody chose it
    takebacks: int = 0  # how often a card was taken back
    hints: int = 0  # how many a person asked for
    set_up: bool = False  # whether somebody chose the position that the game began from
    daily: DayRun | None = None  # which day's deal it is, where it is one's

    def __post_init__(self) -> None:
        object.__setattr__(self, "players", FrozenDict(self.players))
        object.__setattr__(self, "bots", FrozenDict(self.bots))

    @property
    def winner(self) -> Seat | None:
        """Who won, by votes or because the other forfeited; None for a draw or an unfinished game."""
        if self.forfeit is not None:
            return self.forfeit.other
        return self.game.result.winner if self.game.result is not None else None

    @property
    def over(self) -> bool:
        """Whether nothing more can be played."""
        return self.forfeit is not None or self.game.result is not None
