"""Cards that are worth the same."""

from claim.game.cards import CARDS
from claim.game.game import Game
from claim.solver.position_solver import PositionSolver, classes


def groups(text: str) -> list[tuple[str, ...]]:
    state = Game.parse(text).state
    return [tuple(CARDS[card] for card in group) for group in classes(PositionSolver(state), state)]
