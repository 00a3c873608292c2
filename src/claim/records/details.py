"""A played game with what a record says of it besides its cards, and how that is read from JSON.

A text's headers are turned into JSON first.
"""

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass, field
from typing import Any

from claim.game.cards import SEATS, Seat
from claim.game.errors import BadText
from claim.game.fields import NAME_LENGTH, FieldReader
from claim.game.frozendict import FrozenDict
from claim.game.game import Game
from claim.records.checks import naming
from claim.records.daily import DayRun, read_daily
from claim.records.ending import BY_VOTES, Ending, read_ending
from claim.records.fair import Fair, read_fair
from claim.records.identities import BotIdentity, read_identities
from claim.records.replayed_deal import ReplayedDeal, read_chosen


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


REASON_LENGTH = NAME_LENGTH
MOST_COUNT = 9999


def read_details(data: Mapping[str, Any], game: Game, source: str) -> dict[str, Any]:
    """Return what a record of this game says besides it, as arguments of `Record`. Null is as good as no field.

    Raises BadRecord or BadText where it is malformed or contradicts the game.
    """
    read = FieldReader({name: value for name, value in data.items() if value is not None}, source)
    given = read.data
    details: dict[str, Any] = {}
    if "players" in given:
        players = read.inside("players")
        details["players"] = {seat: players.name(seat) for seat in SEATS if seat in players.data}
    details["ending"] = read_ending(read, game)
    if "move_seed" in given:
        details["move_seed"] = read.name("move_seed")
    for name in {"takebacks", "hints"} & given.keys():
        details[name] = read.number(name, MOST_COUNT)
    if "set_up" in given:
        details["set_up"] = read.truth("set_up")
    for name, reading in _PARTS.items():
        if name in given:
            details[name] = reading(read)
    with naming(source):
        if {"fair", "chosen"} <= details.keys():
            raise BadText("conflict", one="fair", other="chosen")
        if details.get("set_up") and game.dealt is not None:
            raise BadText("conflict", one="set_up", other="deck")
    return details


_PARTS = {"bots": read_identities, "fair": read_fair, "chosen": read_chosen, "daily": read_daily}
