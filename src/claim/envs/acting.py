"""From an action to the next game, and what the end is worth: the same in every family that steps a `Game`."""

from typing import SupportsIndex

from claim.envs.observation import canonical_zeros
from claim.game.cards import CARDS, SEATS, numbers
from claim.game.game import Game


def play(game: Game, action: SupportsIndex) -> Game:
    """Return the game after an action. Raises ValueError, naming what was expected, where it may not be taken now."""
    problem = refusal(game, action)
    if problem is not None:
        raise ValueError(problem)
    return game.play(CARDS[action])


def refusal(game: Game, action: SupportsIndex) -> str | None:
    """Return why an action may not be taken now; None if it may."""
    if game.turn is None:
        return f"the game is over: action {action} cannot be taken, expected a reset"
    legal = canonical_zeros(game.legal_mask())
    number = action.__index__()
    if 0 <= number < len(CARDS) and legal >> number & 1:
        return None
    expected = ", ".join(f"{number} ({CARDS[number]})" for number in numbers(legal))
    return f"action {action} is masked: expected one of {expected}"


def rewards(game: Game) -> tuple[float, float]:
    """Return what the game is worth to A and B: 1 for the crown, -1 for the other, 0 before the end or for a draw."""
    winner = None if game.result is None else game.result.winner
    if winner is None:
        return 0.0, 0.0
    return (1.0, -1.0) if winner is SEATS[0] else (-1.0, 1.0)
