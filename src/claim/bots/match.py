"""A game between two bots, from a deal to its record."""

from collections.abc import Mapping

from claim.bots.base import Bot, checked, move_rng
from claim.game.cards import Seat
from claim.game.errors import BotFailure
from claim.game.game import Game
from claim.game.record import REASON_LENGTH, Record


def play_out(game: Game, bots: Mapping[Seat, Bot], seed: str) -> Record:
    """Let the bots play the game to its end. A bot that fails forfeits, and the record says why."""
    players = {seat: bots[seat].name for seat in Seat}
    marks = {} if game.plays else {seat: bots[seat].mark for seat in Seat}  # earlier plays were somebody else's
    ply = len(game.plays)
    while game.turn is not None:
        seat = game.turn
        try:
            card = checked(bots[seat], game.view(seat), move_rng(seed, seat, ply))
        except BotFailure as failure:
            return Record(game, players, seat, str(failure)[:REASON_LENGTH], marks, seed)
        game = game.play(card, seat)
        ply += 1
    return Record(game, players, bots=marks, move_seed=seed)
