"""Piles of cards as 52-bit masks: counting, finding and choosing bits.

Nothing here knows the game. This file is always interpreted; compiled modules use the C twins in `bits.pxd`
(Cython cannot compile `int.bit_count`), and `tests/rules/test_bits.py` checks that both give the same.
"""

_WORD = 0xFFFF_FFFF_FFFF_FFFF


def bit(card: int) -> int:
    """Return the mask that holds only this card."""
    return 1 << card


def count(mask: int) -> int:
    """Count the cards in the mask."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """Return the lowest card of a mask that is not empty."""
    return (mask & -mask).bit_length() - 1


def highest(mask: int) -> int:
    """Return the highest card of a mask that is not empty."""
    return mask.bit_length() - 1


def select(mask: int, index: int) -> int:
    """Return the card at this index, counting from the lowest; the mask must hold more cards than `index`."""
    for _ in range(index):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def scramble(seed: int, counter: int) -> int:
    """Return the 64-bit word at place `counter` of the random stream `seed` (SplitMix64): arithmetic without state."""
    word = (seed + counter * 0x9E37_79B9_7F4A_7C15) & _WORD
    word = ((word ^ (word >> 30)) * 0xBF58_476D_1CE4_E5B9) & _WORD
    word = ((word ^ (word >> 27)) * 0x94D0_49BB_1331_11EB) & _WORD
    return word ^ (word >> 31)
