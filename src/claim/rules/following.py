"""What may be played (R6, R7, R21, R22)."""

from claim.rules import cards, factions


def playable(hand: int, led: int) -> int:
    """Return the cards of `hand` that may be played on the led card; -1 is for the leader, who may play any (R6)."""
    if led < 0:
        return hand
    same = hand & cards.faction_mask(cards.faction_of(led))
    if not same:
        return hand  # R7: a hand without the led faction may play any card
    # R21; where a Doppelgänger was led, `same` holds them already (R22)
    return same | (hand & cards.faction_mask(factions.DOPPELGANGER))
