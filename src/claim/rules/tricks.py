"""Who wins a trick (R8, R15, R18, R21)."""

from claim.rules import cards, factions


def reply_wins(led: int, reply: int) -> bool:
    """Whether the second card beats the led one. A tie is the leader's (R8)."""
    led_faction = cards.faction_of(led)
    reply_faction = cards.faction_of(reply)
    if led_faction == factions.GOBLIN and reply_faction == factions.KNIGHT:
        return True  # R18
    if reply_faction == led_faction or reply_faction == factions.DOPPELGANGER:
        return cards.value_of(reply) > cards.value_of(led)  # R8; a Doppelgänger stands in for the led faction (R21)
    return False  # R8
