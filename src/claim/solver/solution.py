"""`solve`: a phase-two position and everything that best play says about it."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import ClassVar

from claim.game.cards import CARDS, Card
from claim.game.errors import ClaimError
from claim.game.game import Game
from claim.game.state import State
from claim.rules import votes
from claim.solver.position_solver import PositionSolver, choices
from claim.solver.ranking import Ranked, rank
from claim.solver.resistance import best_play


class NotPhaseTwo(ClaimError):
    """A game in phase one: only phase two can be solved."""

    texts: ClassVar = {
        "not_phase_two": "the solver needs a position of phase two, got phase {phase}",
    }


@dataclass(frozen=True)
class Solution:
    """What a position is worth. `best`, `values` and `line` are empty if only the value was asked for."""

    value: int
    """1 if A wins with best play, -1 if B does, 0 if the game is drawn."""
    best: tuple[Card, ...]
    """Every card that keeps the value, in the order of the cards."""
    values: dict[Card, int]
    """The value after each card that may be played."""
    nodes: int
    """How many positions were searched."""
    state: State = field(repr=False, compare=False)

    @cached_property
    def line(self) -> tuple[Card, ...]:
        """One line of best play, to the end: of equal cards, those of a strong player (`claim.solver.resistance`)."""
        return tuple(best_play(self.state)) if self.values else ()

    @cached_property
    def ranked(self) -> tuple[Ranked, ...]:
        """All cards that may be played, best first against someone who makes mistakes (`claim.solver.ranking`)."""
        return rank(self.state)


def solve(position: Game | str, *, values: bool = True) -> Solution:
    """Solve a game in phase two, or a position text. `values=False` finds only the value, which is much cheaper.

    Raises NotPhaseTwo in phase one, and BadText where a text is not a position.
    """
    game = Game.parse(position) if isinstance(position, str) else position
    state = game.state
    if state.phase != 2:
        raise NotPhaseTwo("not_phase_two", phase=state.phase)
    if state.over:
        return Solution(votes.winner(*state.scores), (), {}, 0, state)
    solver = PositionSolver(state)
    value = solver.value(state, solver.root)
    if not values:
        return Solution(value, (), {}, solver.nodes, state)
    worths = {CARDS[card]: solver.value_after(state, solver.root, card) for card in choices(state)}
    best = tuple(card for card, worth in worths.items() if worth == value)
    return Solution(value, best, worths, solver.nodes, state)
