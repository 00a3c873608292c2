"""Which cards of a hand nothing tells apart: to play one of them is to play any of them."""

from claim.game.cards import numbers
from claim.game.state import State
from claim.rules import bits, cards, tricks
from claim.solver.position_solver import PositionSolver, choices


def classes(solver: PositionSolver, state: State) -> list[tuple[int, ...]]:
    """Group the cards that may be played now, in the order of the cards; alike ones are in one group.

    Cards are alike as in the search (layout.py): of one faction and weight, and every card that the other player still
    holds, or has just led, does the same against both. The Goblin zeros are one card (R1).
    """
    rivals = state.hands[1 - state.turn] | (bits.bit(state.led) if state.led >= 0 else 0)
    groups: list[tuple[int, ...]] = []
    for card in choices(state):
        if groups and _alike(solver, groups[-1][-1], card, rivals):
            groups[-1] = (*groups[-1], card)
        else:
            groups.append((card,))
    return groups


def _alike(solver: PositionSolver, first: int, second: int, rivals: int) -> bool:
    """Return whether neither a rival nor the count of votes tells these two cards apart."""
    if cards.faction_of(first) != cards.faction_of(second):
        return False
    if solver.search.weight_of(first) != solver.search.weight_of(second):
        return False
    return all(
        tricks.reply_wins(first, rival) == tricks.reply_wins(second, rival)
        and tricks.reply_wins(rival, first) == tricks.reply_wins(rival, second)
        for rival in numbers(rivals)
    )
