"""What kind of player the other is, judged by their plays, in phase two when all cards are known.

One kind shows: a player who plays by the rule of thumb (rule_of_thumb.py). In phase two that rule names its cards. In
phase one it wins as cheaply as it can or throws its worst card away, whichever it wants; that much can be said of a
reply without knowing what they wanted.
"""

from collections.abc import Iterator

from claim.bots.rule_of_thumb import RULE
from claim.game.cards import CardAllocator, Seat, cards_of, numbers
from claim.game.view import View
from claim.rules import bits, following, tricks

PRIOR = 0.3  # how likely the other is to play by the rule of thumb, before anything is seen
AGREES = 0.45  # how often another kind of player plays the same card anyway
SLIPS = 0.05  # how often a player who follows the rule plays another card


def plays_by_thumb(view: View) -> float:
    """Return how likely the other player is to play by the rule of thumb, from their plays so far."""
    odds = PRIOR / (1 - PRIOR)
    for agrees in agreements(view):
        odds *= (1 - SLIPS) / AGREES if agrees else SLIPS / (1 - AGREES)
    return odds / (1 + odds)


def agreements(view: View) -> Iterator[bool]:
    """Yield, for each of their plays where they had a choice, whether the rule of thumb may have made it.

    From the last play back to the first: a card that was played goes back to its hand.
    """
    assert view.seat is not None, "bots play from a seat"
    us, them, allocator = view.seat, view.seat.other, CardAllocator()
    hands = {seat: allocator.mask(view.hands[seat] or (), "hands") for seat in Seat}
    plays = [(2, them, view.led, -1)] if view.led is not None else []
    for trick in reversed(view.tricks):
        plays.append((trick.phase, trick.leader.other, trick.reply, trick.led.number))
        plays.append((trick.phase, trick.leader, trick.led, -1))
    phase = 2
    for now, seat, card, led in plays:
        if now < phase:
            phase, hands = now, dict.fromkeys(Seat, 0)  # phase one ended with empty hands
        hands[seat] |= bits.bit(allocator.take(card, "tricks"))
        allowed = following.playable(hands[them], led)
        if seat is us or bits.count(allowed) == 1:
            continue
        if phase == 2:
            yield card in cards_of(RULE.gathering(hands[them], hands[us], led))
        elif led >= 0:
            wins = tricks.reply_wins(led, card.number)
            prices = [RULE.price(other, wins) for other in numbers(allowed) if tricks.reply_wins(led, other) == wins]
            if len(prices) > 1:
                yield RULE.price(card.number, wins) == min(prices)
