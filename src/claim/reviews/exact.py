"""Plays of phase two, judged exactly: both know all cards, so the solver's word is the truth."""

from collections.abc import Mapping
from dataclasses import dataclass

from claim.game.cards import Card, Seat
from claim.game.game import Game
from claim.solver.solution import solve


@dataclass(frozen=True)
class Judgement:
    """What a position of phase two is worth to the seat that plays, and after each of its cards: 1, 0 or -1."""

    seat: Seat
    value: int
    values: Mapping[Card, int]
    best: tuple[Card, ...]


def judge(game: Game) -> Judgement:
    """The judgement on a position of phase two, before a play."""
    assert game.turn is not None, "a play has a player"
    solution, sign = solve(game), 1 if game.turn is Seat.A else -1
    values = {card: sign * value for card, value in solution.values.items()}
    return Judgement(game.turn, sign * solution.value, values, solution.best)
