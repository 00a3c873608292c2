"""Who has each vote, and who wins (R24, R25): 1 for the owner of the first pile, -1 for the other, 0 for neither."""

from claim.rules import bits, cards, factions


def vote(score_a: int, score_b: int, faction: int) -> int:
    """Return who has the faction's vote: by more cards, else by the highest card (R24), else neither (R25)."""
    of_faction = cards.faction_mask(faction)
    pile_a = score_a & of_faction
    pile_b = score_b & of_faction
    difference = bits.count(pile_a) - bits.count(pile_b)
    if difference == 0 and pile_a:
        difference = cards.value_of(bits.highest(pile_a)) - cards.value_of(bits.highest(pile_b))
    if difference > 0:
        return 1
    if difference < 0:
        return -1
    return 0


def deciding_card(score_a: int, score_b: int, faction: int) -> int:
    """Return the highest card, if it decides the vote because both have equally many (R24).

    Return -1 if the count decides, or if neither has the vote (R25).
    """
    of_faction = cards.faction_mask(faction)
    pile_a = score_a & of_faction
    pile_b = score_b & of_faction
    if bits.count(pile_a) != bits.count(pile_b) or vote(score_a, score_b, faction) == 0:
        return -1
    return bits.highest(pile_a | pile_b)


def settled(score_a: int, score_b: int, open_cards: int, faction: int) -> bool:
    """Return whether the vote stays the same however the open cards (neither scored nor discarded) are shared out."""
    return vote(score_a | open_cards, score_b, faction) == vote(score_a, score_b | open_cards, faction)


def winner(score_a: int, score_b: int) -> int:
    """Return who wins the crown with three votes or more (R24); 0 if neither has three (R25)."""
    votes_a = 0
    votes_b = 0
    for faction in range(factions.FACTIONS):
        held = vote(score_a, score_b, faction)
        if held > 0:
            votes_a += 1
        elif held < 0:
            votes_b += 1
    if votes_a >= 3:
        return 1
    if votes_b >= 3:
        return -1
    return 0
