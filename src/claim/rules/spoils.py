"""Where the two cards of a trick go (R11, R12, R16, R19, R20, R23).

The three masks never overlap, and together they are the two cards. A Doppelgänger never shares the fate of the faction
it stands in for (R23), so nothing here depends on which of the two cards was led.
"""

from claim.rules import bits, cards, factions


def winner_scores(phase: int, led: int, reply: int) -> int:
    """Return what the trick's winner scores: in phase one Undead (R19), in phase two all but Dwarves (R16, R20)."""
    played = bits.bit(led) | bits.bit(reply)
    if phase == 1:
        return played & cards.faction_mask(factions.UNDEAD)
    return played & ~cards.faction_mask(factions.DWARF)


def loser_scores(phase: int, led: int, reply: int) -> int:
    """Return what the trick's loser scores: Dwarves, in phase two (R20)."""
    if phase == 1:
        return 0
    return (bits.bit(led) | bits.bit(reply)) & cards.faction_mask(factions.DWARF)


def discarded(phase: int, led: int, reply: int) -> int:
    """Return the cards that leave the game: in phase one all but Undead (R12), in phase two none."""
    if phase == 1:
        return (bits.bit(led) | bits.bit(reply)) & ~cards.faction_mask(factions.UNDEAD)
    return 0
