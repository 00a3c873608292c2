"""A pile's mask as one byte per card, as an observation has it. Always interpreted; C twin: spreading.pxd."""

from claim.envs import observation


def canonical_zeros(pile: int) -> int:
    """Return a pile's mask with its Goblin zeros numbered from 0."""
    return observation.canonical_zeros(pile)


def spread(pile: int, out: memoryview, start: int) -> None:
    """Write 52 zeros and ones from `start` on: the pile's cards, its Goblin zeros numbered from 0."""
    shown = observation.canonical_zeros(pile)
    for card in range(52):
        out[start + card] = shown >> card & 1
