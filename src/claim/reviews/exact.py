"""Judges plays of phase two exactly: both seats know all cards, so the solver can tell."""

from collections.abc import Mapping
from dataclasses import dataclass

from claim.game.cards import Card, Seat
from claim.game.game import Game
from claim.solver.solution import solve


@dataclass(frozen=True)
class Judgement:
    """What a position of phase two is worth to the seat to move, now and after each of its cards: 1, 0 or -1."""

    seat: Seat
    value: int
    values: Mapping[Card, int]
    best: tuple[Card, ...]


def judge(game: Game) -> Judgement:
    """Judge a position of phase two before a play. Raises NotPhaseTwo in phase one."""
    assert game.turn is not None, "a play has a player"
    solution, sign = solve(game), 1 if game.turn is Seat.A else -1
    values = {card: sign * value for card, value in solution.values.items()}
    return Judgement(game.turn, sign * solution.value, values, solution.best)
