"""Which cards of a hand nothing tells apart: to play one of them is to play any of them."""

from claim.game.cards import mask_of
from claim.game.state import State
from claim.rules import bits, cards, tricks
from claim.solver.position_solver import PositionSolver, choices

# For each card, the leads that it beats in reply, and the replies that beat it when it is led.
_BEATS = tuple(mask_of(led for led in range(52) if tricks.reply_wins(led, card)) for card in range(52))
_BEATEN_BY = tuple(mask_of(reply for reply in range(52) if tricks.reply_wins(card, reply)) for card in range(52))


def classes(solver: PositionSolver, state: State) -> list[tuple[int, ...]]:
    """Group the cards that may be played now, in the order of the cards; equivalent ones are in one group.

    Cards are equivalent as in the search (layout.py): of one faction and weight, and every card that the other player
    still holds, or has just led, does the same against both. The Goblin zeros are one card (R1).
    """
    rivals = state.hands[1 - state.turn] | (bits.bit(state.led) if state.led >= 0 else 0)
    groups: list[tuple[int, ...]] = []
    last = -1
    for card in choices(state):
        if last >= 0 and _equivalent(solver, last, card, rivals):
            groups[-1] = (*groups[-1], card)
        else:
            groups.append((card,))
        last = card
    return groups


def _equivalent(solver: PositionSolver, first: int, second: int, rivals: int) -> bool:
    """Return whether neither a rival nor the count of votes tells these two cards apart."""
    if ((_BEATS[first] ^ _BEATS[second]) | (_BEATEN_BY[first] ^ _BEATEN_BY[second])) & rivals:
        return False
    search = solver.search
    return cards.faction_of(first) == cards.faction_of(second) and search.weight_of(first) == search.weight_of(second)
