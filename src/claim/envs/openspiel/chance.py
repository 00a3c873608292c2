"""How likely each next card is, where cards that are alike are one outcome and a hand is dealt in ascending order.

A shuffled deck deals a hand of thirteen in thirteen! orders, which all come to the same. Here it has one, with the
probability that they have together: of games with three cards in a hand there are 36 times fewer histories to visit.
"""

import functools
import math
from collections.abc import Sequence

Outcomes = tuple[tuple[int, float], ...]  # action and probability, ascending by action


def next_in_pile(pool: Sequence[int]) -> Outcomes:
    """Return how likely each card is to be the next of a shuffled pile of these."""
    return tuple((card, pool.count(card) / len(pool)) for card in sorted(set(pool)))


@functools.lru_cache(1 << 16)
def next_in_hand(pool: tuple[int, ...], hand: tuple[int, ...], size: int) -> Outcomes:
    """Return how likely each card is to be the next of a hand of `size` that is dealt in ascending order.

    `pool` has all cards from which this hand is dealt, `hand` those of it that are dealt already.
    """
    last = hand[-1] if hand else -1
    left = size - len(hand)
    ways = {card: _ways(pool, hand, card, left) for card in sorted(set(pool)) if card >= last}
    total = sum(ways.values())
    return tuple((card, count / total) for card, count in ways.items() if count)


def _ways(pool: tuple[int, ...], hand: tuple[int, ...], card: int, left: int) -> int:
    """Count the hands that begin with these cards and go on with this one."""
    higher = sum(other > card for other in pool)
    copies, held = pool.count(card), hand.count(card)
    before = math.prod(math.comb(pool.count(other), hand.count(other)) for other in {*hand} - {card})
    return before * sum(
        math.comb(copies, held + more) * math.comb(higher, left - more)
        for more in range(1, min(left, copies - held) + 1)
    )
