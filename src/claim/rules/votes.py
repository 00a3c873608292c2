"""Who has each vote, and who wins (R24, R25). 1 is the first seat's, -1 the other's, 0 nobody's."""

from claim.rules import bits, cards, factions


def vote(score_a: int, score_b: int, faction: int) -> int:
    """Whose the faction's vote is: more cards, else the highest card (R24), else nobody (R25)."""
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
    """Return the highest card, which gives the vote where both have equally many (R24).

    -1 where the count decides, and where the vote is nobody's (R25).
    """
    of_faction = cards.faction_mask(faction)
    pile_a = score_a & of_faction
    pile_b = score_b & of_faction
    if bits.count(pile_a) != bits.count(pile_b) or vote(score_a, score_b, faction) == 0:
        return -1
    return bits.highest(pile_a | pile_b)


def settled(score_a: int, score_b: int, open_cards: int, faction: int) -> bool:
    """Whether no way of sharing out the open cards (not yet scored nor discarded) can change the faction's vote."""
    return vote(score_a | open_cards, score_b, faction) == vote(score_a, score_b | open_cards, faction)


def winner(score_a: int, score_b: int) -> int:
    """Whose the crown is: three votes or more (R24); 0 where nobody has three (R25)."""
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
