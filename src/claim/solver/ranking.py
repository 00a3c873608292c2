"""Which card to play against someone who errs, where best play alone does not tell the cards apart.

Cards that keep the value come first, and only among those is there anything to weigh:

- In a lost or drawn position, `slips`: the chance that the other player, choosing at random, gives something away with
  their next card, while one goes on setting the hardest problems. Where no card sets any problem at once, their next
  two cards are looked at.
- In a won or drawn position, `room`: the chance that one's own next card, chosen at random, still keeps the value, over
  all cards of the other that do not err. This is how much a card forgives.
"""

from typing import NamedTuple

from claim.game.cards import CARDS, Card
from claim.game.state import State
from claim.solver.position_solver import Place, PositionSolver, choices


class Ranked(NamedTuple):
    """A card, the value after it (as A sees it), and what it asks of the players; 0 where that was not looked at."""

    card: Card
    value: int
    slips: float
    room: float


def rank(state: State) -> tuple[Ranked, ...]:
    """All cards that may be played, best first; equals in the order of the cards. None when the game is over."""
    if state.over:
        return ()
    solver, me = PositionSolver(state), state.turn
    sign = 1 if me == 0 else -1
    value = solver.value(state, solver.root)
    worths = {card: solver.value_after(state, solver.root, card) for card in choices(state)}
    best = [card for card, worth in worths.items() if worth == value]
    after = {card: solver.play(state, solver.root, card) for card in best}
    slips = dict.fromkeys(worths, 0.0)
    for looked in (1, 2):
        if value != sign and not any(slips.values()):
            slips.update({card: _slips(solver, *after[card], me, value, looked) for card in best})
    room = dict.fromkeys(worths, 0.0)
    if value != -sign:
        room.update({card: _room(solver, *after[card], me, value) for card in best})
    ranked = [Ranked(CARDS[card], worth, slips[card], room[card]) for card, worth in worths.items()]
    return tuple(sorted(ranked, key=lambda one: (-sign * one.value, -one.slips, -one.room)))


def _slips(solver: PositionSolver, state: State, place: Place, me: int, value: int, looked: int) -> float:
    """The chance that one of the other player's next cards, so many of them, changes the value: it can only help me."""
    if state.over or looked == 0:
        return 0.0
    if state.turn == me:  # I go on with the card that sets the hardest problem
        best = [card for card in choices(state) if solver.value_after(state, place, card) == value]
        return max(_slips(solver, *solver.play(state, place, card), me, value, looked) for card in best)
    listed = choices(state)
    chance = 0.0
    for card in listed:
        if solver.value_after(state, place, card) != value:
            chance += 1.0
        elif looked > 1:
            chance += _slips(solver, *solver.play(state, place, card), me, value, looked - 1)
    return chance / len(listed)


def _room(solver: PositionSolver, state: State, place: Place, me: int, value: int) -> float:
    """The share of my own next cards that keep the value, over the other's cards that do not change it."""
    if state.over:
        return 1.0
    listed = choices(state)
    kept = [card for card in listed if solver.value_after(state, place, card) == value]
    if state.turn == me:
        return len(kept) / len(listed)
    return sum(_room(solver, *solver.play(state, place, card), me, value) for card in kept) / len(kept)
