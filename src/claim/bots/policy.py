"""A quick way to play phase one on masks: what playouts are made of.

A card is worth something to hold in phase two, and it costs something to be without it for the rest of phase one. A
trick is worth winning if the prize is worth more than the card that the loser draws. The reply takes the best of what
may be played; the lead expects that reply. All numbers are whole: thousandths of the logarithm of the odds.
"""

from claim.rules import bits, cards, following, spoils, tricks


class PlayoutPolicy:
    """What cards are worth, and the plays that follow. The rules are tabulated once, for every card."""

    def __init__(self, worth: list[int], cost: list[int], undead: int, tempo: int) -> None:
        self.worth = [0] * 52  # of holding the card in phase two
        self.cost = [0] * 52  # of playing it away in phase one
        self.beats = [0] * 52  # the cards that win as a reply to this one
        self.bound = [0] * 52  # the cards that may answer this one where its player must follow
        self.binds = [0] * 52  # the cards whose holder must follow this one
        self.scored = [0] * 52  # what the trick's winner gains by scoring this card in phase one
        self.tempo = tempo  # of leading the next trick
        for card in range(52):
            self.worth[card] = worth[card]
            self.cost[card] = cost[card]
            self.scored[card] = undead if spoils.winner_scores(1, card, card) else 0
            self.bound[card] = following.playable(cards.deck(), card)
            self.beats[card] = 0
            self.binds[card] = 0
            stranger = cards.deck() & ~self.bound[card]
            stranger &= ~stranger + 1
            for other in range(52):
                if tricks.reply_wins(card, other):
                    self.beats[card] |= bits.bit(other)
                if not following.playable(bits.bit(other) | stranger, card) & stranger:
                    self.binds[card] |= bits.bit(other)

    def total_worth(self, pile: int) -> int:
        """Return what all cards of a pile are worth together."""
        total = 0
        while pile:
            total += self.worth[bits.lowest(pile)]
            pile &= pile - 1
        return total

    def allowed(self, hand: int, led: int) -> int:
        """Return the cards that may be played on a led card."""
        return hand & self.bound[led] if hand & self.binds[led] else hand

    def reply(self, hand: int, led: int, gain: int) -> int:
        """Return the reply to a led card."""
        allowed = self.allowed(hand, led)
        wins = self.beats[led]
        gain += self.tempo + self.scored[led]
        best = -(1 << 30)
        choice = -1
        while allowed:
            card = bits.lowest(allowed)
            allowed &= allowed - 1
            value = gain + self.scored[card]
            if not wins & bits.bit(card):
                value = -value
            value -= self.cost[card]
            if value > best:
                best = value
                choice = card
        return choice

    def lead(self, hand: int, other: int, gain: int) -> int:
        """Return the lead, expecting the reply that this policy would give from the other hand."""
        best = -(1 << 30)
        choice = -1
        while hand:
            card = bits.lowest(hand)
            hand &= hand - 1
            answer = self.reply(other, card, gain)
            value = gain + self.tempo + self.scored[card] + self.scored[answer]
            if self.beats[card] & bits.bit(answer):
                value = -value
            value += self.cost[answer] - self.cost[card]
            if value > best:
                best = value
                choice = card
        return choice
