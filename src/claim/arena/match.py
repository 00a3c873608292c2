"""A game between two bots, from a deal to its record, and how long they thought."""

import time
from collections.abc import Mapping
from dataclasses import dataclass

from claim.bots.base import Bot, checked, move_rng
from claim.bots.errors import BotFailure
from claim.game.cards import Seat
from claim.game.fields import NAME_LENGTH
from claim.game.game import Game
from claim.records.ending import forfeited
from claim.records.identities import identity_of
from claim.records.record import Record


@dataclass
class Pace:
    """How long a bot thought, in wall-clock seconds: over all its moves, and on the longest of them."""

    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    @property
    def mean(self) -> float:
        """Seconds per move."""
        return self.seconds / self.moves if self.moves else 0.0

    def add(self, seconds: float) -> None:
        """Count a move."""
        self.join(Pace(1, seconds, seconds))

    def join(self, other: "Pace") -> None:
        """Add the moves of another pace."""
        self.moves += other.moves
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


def play_out(game: Game, bots: Mapping[Seat, Bot], seed: str, paces: Mapping[Seat, Pace] | None = None) -> Record:
    """Let the bots play the game to its end. A bot that raises BotFailure forfeits, and the record says why.

    `paces`, if given, counts how long each seat thought.
    """
    players = {seat: bots[seat].name for seat in Seat}
    # a seat has an identity only if this bot made all its moves
    identities = {} if game.plays else {seat: identity_of(bots[seat]) for seat in Seat}
    ply = game.ply
    while game.turn is not None:
        seat = game.turn
        view, rng = game.view(seat), move_rng(seed, seat, ply)
        started = time.perf_counter()
        try:
            card = checked(bots[seat], view, rng)
        except BotFailure as failure:
            ending = forfeited(seat, str(failure)[:NAME_LENGTH].strip())
            return Record(game, players, ending=ending, bots=identities, move_seed=seed)
        finally:
            if paces is not None:
                paces[seat].add(time.perf_counter() - started)
        game = game.play(card, seat)
        ply += 1
    return Record(game, players, bots=identities, move_seed=seed)
