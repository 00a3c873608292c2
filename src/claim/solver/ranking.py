"""Which card to play against someone who makes mistakes, where best play alone does not tell the cards apart.

Cards that keep the value come first, ordered among themselves:

- In a lost or drawn position, by `slips`: the chance that the other player, choosing at random, makes a mistake with
  their next card, if we keep setting the hardest problems. Where no card sets a problem at once, we look at their next
  two cards.
- In a won or drawn position, by `room`: the chance that our own next card, chosen at random, still keeps the value,
  over all replies that are not mistakes. This is how much a card forgives.
"""

from typing import NamedTuple

from claim.game.cards import CARDS, Card
from claim.game.state import State
from claim.solver.deadline import NEVER
from claim.solver.position_solver import Place, PositionSolver, choices


class Ranked(NamedTuple):
    """A card, the value after it (from A's side), and its `slips` and `room`; 0 where they were not computed."""

    card: Card
    value: int
    slips: float
    room: float


def rank(state: State, until: float = NEVER) -> tuple[Ranked, ...]:
    """Rank all cards that may be played, best first; equals in the order of the cards. Empty when the game is over.

    Raises OutOfTime where the solver runs interpreted and has not finished by `until`.
    """
    if state.over:
        return ()
    solver, me = PositionSolver(state, until=until), state.turn
    sign = 1 if me == 0 else -1
    value = solver.value(state, solver.root)
    worths = {card: solver.value_after(state, solver.root, card) for card in choices(state)}
    best = [card for card, worth in worths.items() if worth == value]
    after = {card: solver.play(state, solver.root, card) for card in best}
    slips = dict.fromkeys(worths, 0.0)
    for depth in (1, 2):
        if value != sign and not any(slips.values()):
            slips.update({card: _slips(solver, *after[card], me, value, depth) for card in best})
    room = dict.fromkeys(worths, 0.0)
    if value != -sign:
        room.update({card: _room(solver, *after[card], me, value) for card in best})
    ranked = [Ranked(CARDS[card], worth, slips[card], room[card]) for card, worth in worths.items()]
    return tuple(sorted(ranked, key=lambda one: (-sign * one.value, -one.slips, -one.room)))


def _slips(solver: PositionSolver, state: State, place: Place, me: int, value: int, depth: int) -> float:
    """Return the chance that one of the other player's next `depth` cards changes the value, which can only help me."""
    if state.over or depth == 0:
        return 0.0
    if state.turn == me:  # I keep setting the hardest problem
        best = [card for card in choices(state) if solver.value_after(state, place, card) == value]
        return max(_slips(solver, *solver.play(state, place, card), me, value, depth) for card in best)
    listed = choices(state)
    chance = 0.0
    for card in listed:
        if solver.value_after(state, place, card) != value:
            chance += 1.0
        elif depth > 1:
            chance += _slips(solver, *solver.play(state, place, card), me, value, depth - 1)
    return chance / len(listed)


def _room(solver: PositionSolver, state: State, place: Place, me: int, value: int) -> float:
    """Return the share of my next cards that keep the value, over the other's cards that do not change it."""
    if state.over:
        return 1.0
    listed = choices(state)
    kept = [card for card in listed if solver.value_after(state, place, card) == value]
    if state.turn == me:
        return len(kept) / len(listed)
    return sum(_room(solver, *solver.play(state, place, card), me, value) for card in kept) / len(kept)
