"""Why a wrong card is wrong: what is left after it, and the line that shows it."""

from typing import NamedTuple

from claim.game.cards import Card, Seat
from claim.game.game import Game
from claim.solver.resistance import best_play, is_decided
from claim.solver.solution import solve


class Refutation(NamedTuple):
    """What a card leaves to its player (0 a draw, -1 a loss; 1 where it is not wrong), and how play goes on."""

    value: int
    line: tuple[Card, ...]


def refute(game: Game, card: Card) -> Refutation:
    """Return how a card of phase two is refuted: best play of two strong players, until nothing can change the result.

    Raises IllegalPlay where the card may not be played, and NotPhaseTwo in phase one.
    """
    mover, game = game.turn, game.play(card)
    value = solve(game, values=False).value
    line = []
    for answer in best_play(game.state):
        if is_decided(game.state):
            break
        line.append(answer)
        game = game.play(answer)
    return Refutation(value if mover is Seat.A else -value, tuple(line))
