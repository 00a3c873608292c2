"""What may be played (R6, R7, R21, R22)."""

from claim.rules import cards, factions


def playable(hand: int, led: int) -> int:
    """The cards of `hand` that may be played on the led card; `led` is -1 for the leader, who may play any (R6)."""
    if led < 0:
        return hand
    same = hand & cards.faction_mask(cards.faction_of(led))
    if not same:
        return hand  # R7: who holds none of the led faction may play any card
    # R21; on a led Doppelgänger the two are the same (R22)
    return same | (hand & cards.faction_mask(factions.DOPPELGANGER))
