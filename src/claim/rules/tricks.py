"""Who wins a trick, and why (R8, R15, R18, R21)."""

from claim.rules import cards, factions

# Why a trick was won. `game.seen_trick.TrickReason` names them in this order.
HIGHER_VALUE = 0  # R8
TIE = 1  # R8: the leader's
KNIGHT_BEATS_GOBLIN = 2  # R18
DOPPELGANGER = 3  # R21: it counted as the led faction, and was higher
DID_NOT_FOLLOW = 4  # R8: a card of another faction loses to the leader


def reply_wins(led: int, reply: int) -> bool:
    """Return whether the second card beats the led one. A tie is the leader's (R8)."""
    led_faction = cards.faction_of(led)
    reply_faction = cards.faction_of(reply)
    if led_faction == factions.GOBLIN and reply_faction == factions.KNIGHT:
        return True  # R18
    if reply_faction == led_faction or reply_faction == factions.DOPPELGANGER:
        return cards.value_of(reply) > cards.value_of(led)  # R8; a Doppelgänger stands in for the led faction (R21)
    return False  # R8


def reason(led: int, reply: int) -> int:
    """Return why the trick was won, as one of the codes above.

    A Doppelgänger that loses does so by R8 like any card of the led faction: to a higher value, or by the tie.
    """
    if cards.faction_of(led) == factions.GOBLIN and cards.faction_of(reply) == factions.KNIGHT:
        return KNIGHT_BEATS_GOBLIN
    if counts_as(led, reply) != cards.faction_of(led):
        return DID_NOT_FOLLOW
    if cards.value_of(reply) == cards.value_of(led):
        return TIE
    if cards.value_of(reply) > cards.value_of(led) and cards.faction_of(reply) != cards.faction_of(led):
        return DOPPELGANGER
    return HIGHER_VALUE


def counts_as(led: int, reply: int) -> int:
    """Return the faction that the second card counts as: the led one for a Doppelgänger (R21), else its own."""
    if cards.faction_of(reply) == factions.DOPPELGANGER:
        return cards.faction_of(led)
    return cards.faction_of(reply)
