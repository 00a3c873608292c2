"""`solve`: a phase-two position and everything that best play says about it."""

from dataclasses import dataclass, field
from functools import cached_property

from claim.game.cards import CARDS, Card
from claim.game.errors import ClaimError
from claim.game.game import Game
from claim.game.state import State
from claim.rules import votes
from claim.solver.asker import Asker, choices
from claim.solver.ranking import Ranked, rank


@dataclass(frozen=True)
class Solution:
    """What a position is worth. `best`, `values` and `line` are empty where only the value was asked for."""

    value: int
    """1 if A wins with best play, -1 if B does, 0 if the game is drawn."""
    best: tuple[Card, ...]
    """Every card that keeps the value, in the order of the cards."""
    values: dict[Card, int]
    """The value after each card that may be played."""
    line: tuple[Card, ...]
    """One way in which best play goes on, to the end."""
    nodes: int
    """How many positions were searched."""
    state: State = field(repr=False, compare=False)

    @cached_property
    def ranked(self) -> tuple[Ranked, ...]:
        """All cards that may be played, the best to play against someone who errs first (`claim.solver.ranking`)."""
        return rank(self.state)


def solve(position: Game | str, *, values: bool = True) -> Solution:
    """Solve a game in phase two, or a position text. With `values=False` only the value, which is much cheaper."""
    game = Game.parse(position) if isinstance(position, str) else position
    state = game.state
    if state.phase != 2:
        raise ClaimError("not_phase_two", phase=state.phase)
    if state.over:
        return Solution(votes.winner(*state.scores), (), {}, (), 0, state)
    asker = Asker(state)
    value = asker.value(state, asker.root)
    if not values:
        return Solution(value, (), {}, (), asker.nodes, state)
    found = {CARDS[card]: asker.value_after(state, asker.root, card) for card in choices(state)}
    best = tuple(card for card, worth in found.items() if worth == value)
    return Solution(value, best, found, _line(asker, state, value), asker.nodes, state)


def _line(asker: Asker, state: State, value: int) -> tuple[Card, ...]:
    """One line of best play."""
    place, played = asker.root, []
    while not state.over:
        card = asker.keeper(state, place, value)
        played.append(CARDS[card])
        state, place = asker.play(state, place, card)
    return tuple(played)
