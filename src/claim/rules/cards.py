"""The deck (R1): which numbers are which cards.

A card is a number 0..51, faction after faction in the order G K U D X and ascending within each, so that within a
faction a higher number is never a lower value. The five Goblin zeros are the cards 0 to 4.

    Goblins        0..13   values 0 0 0 0 0 1 2 … 9
    Knights       14..21   values 2 … 9
    Undead        22..31   values 0 … 9
    Dwarves       32..41   values 0 … 9
    Doppelgängers 42..51   values 0 … 9
"""

from claim.rules import bits, factions


def faction_of(card: int) -> int:
    """Return the faction of a card."""
    if card < 14:
        return factions.GOBLIN
    if card < 22:
        return factions.KNIGHT
    if card < 32:
        return factions.UNDEAD
    if card < 42:
        return factions.DWARF
    return factions.DOPPELGANGER


def value_of(card: int) -> int:
    """Return the value of a card, 0 to 9."""
    if card < 5:
        return 0
    if card < 14:
        return card - 4
    if card < 22:
        return card - 12
    if card < 32:
        return card - 22
    if card < 42:
        return card - 32
    return card - 42


def faction_mask(faction: int) -> int:
    """Return all cards of a faction."""
    if faction == factions.GOBLIN:
        return bits.bit(14) - 1
    if faction == factions.KNIGHT:
        return bits.bit(22) - bits.bit(14)
    if faction == factions.UNDEAD:
        return bits.bit(32) - bits.bit(22)
    if faction == factions.DWARF:
        return bits.bit(42) - bits.bit(32)
    return bits.bit(52) - bits.bit(42)


def deck() -> int:
    """Return all 52 cards."""
    return bits.bit(52) - 1
