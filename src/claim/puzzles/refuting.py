"""Why a wrong card is wrong: what is left after it, and the line that shows it."""

from typing import NamedTuple

from claim.game.cards import Card, Seat
from claim.game.game import Game
from claim.solver.solution import solve


class Refutation(NamedTuple):
    """What a card leaves to its player (0 a draw, -1 a loss; 1 where it is not wrong), and how play goes on."""

    value: int
    line: tuple[Card, ...]


def refute(game: Game, card: Card) -> Refutation:
    """Return how a card of phase two is refuted: best play after it, until no card can change the result any more.

    Raises IllegalPlay where the card may not be played, and NotPhaseTwo in phase one.
    """
    mover, game = game.turn, game.play(card)
    solution = solve(game)
    line = []
    for answer in solution.line:
        if is_decided(game):
            break
        line.append(answer)
        game = game.play(answer)
    return Refutation(solution.value if mover is Seat.A else -solution.value, tuple(line))


def is_decided(game: Game) -> bool:
    """Return whether one side has three votes that nothing can take away (R24), with no trick under way."""
    held = [game.votes()[faction] for faction, final in game.settled().items() if final]
    return game.led is None and max(held.count(seat) for seat in Seat) >= 3
