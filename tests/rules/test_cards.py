from collections import Counter

from claim.rules import bits, cards, factions


def test_the_deck_has_52_cards_in_five_factions():
    """R1: 14 Goblins, 8 Knights, 10 Undead, 10 Dwarves, 10 Doppelgängers."""
    by_faction = Counter(cards.faction_of(card) for card in range(52))
    assert by_faction == {
        factions.GOBLIN: 14,
        factions.KNIGHT: 8,
        factions.UNDEAD: 10,
        factions.DWARF: 10,
        factions.DOPPELGANGER: 10,
    }
    assert bits.count(cards.deck()) == 52


def test_the_values_of_each_faction():
    """R1: Goblins 0 to 9 with five zeros, Knights 2 to 9, the others 0 to 9."""
    values: dict[int, list[int]] = {faction: [] for faction in range(5)}
    for card in range(52):
        values[cards.faction_of(card)].append(cards.value_of(card))
    assert values[factions.GOBLIN] == [0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert values[factions.KNIGHT] == [2, 3, 4, 5, 6, 7, 8, 9]
    for faction in (factions.UNDEAD, factions.DWARF, factions.DOPPELGANGER):
        assert values[faction] == list(range(10))


def test_faction_masks_partition_the_deck():
    masks = [cards.faction_mask(faction) for faction in range(factions.FACTIONS)]
    assert sum(masks) == cards.deck()
    for card in range(52):
        assert masks[cards.faction_of(card)] >> card & 1
