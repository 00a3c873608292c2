"""The rule of thumb for each phase: it looks one trick ahead, on masks and in whole numbers.

It is what `greedy` plays, and what searches expect of a simple player. Phase one: want the prize if it is worth more
than the card one would draw instead; then win as cheaply as possible, or else throw away the worst card. Phase two:
score as many more cards than the other as this one trick allows, as cheaply as possible.

Every answer is a mask of all cards that the rule likes equally well. The Goblin zeros are alike (R1), so only the
lowest of them is ever in it.
"""

from claim.rules import bits, cards, factions, following, spoils, tricks

ALIKE = 31  # the Goblin zeros
KEEP = 1  # what a point of a card's worth is worth, in tenths of a scored card of phase two
THRIFT = 3  # what a point of a card's worth is worth, in tenths of a point of a prize
UNDEAD = 20  # what scoring an Undead in phase one is worth, likewise


class RuleOfThumb:
    """The rule, with its tables. It remembers nothing."""

    def __init__(self) -> None:
        self.worth = [0] * 52  # how glad one is to hold a card: its value, and two more for a Doppelgänger
        self.beats = [0] * 52  # the cards that win as a reply to this one
        self.undead = [0] * 52  # what the winner of phase one gets for this card
        self.balance = [0] * 2704  # by led · 52 + reply: what the reply scores in phase two, less what the lead does
        for led in range(52):
            self.worth[led] = cards.value_of(led) + (2 if cards.faction_of(led) == factions.DOPPELGANGER else 0)
            self.undead[led] = UNDEAD if cards.faction_of(led) == factions.UNDEAD else 0
            self.beats[led] = 0
            for reply in range(52):
                won = bits.count(spoils.winner_scores(2, led, reply))
                lost = bits.count(spoils.loser_scores(2, led, reply))
                self.balance[led * 52 + reply] = lost - won
                if tricks.reply_wins(led, reply):
                    self.beats[led] |= bits.bit(reply)
                    self.balance[led * 52 + reply] = won - lost

    def price(self, card: int, wins: bool) -> int:
        """Return what playing a card costs in phase one, less the Undead that it scores where it wins the trick."""
        return THRIFT * self.worth[card] - (self.undead[card] if wins else 0)

    def recruiting(self, hand: int, led: int, prize: int, unseen: int) -> int:
        """Return the cards that the rule likes best in phase one; `led` is -1 for the leader.

        What winning brings is weighed by the chance to win. A leader counts the unseen cards that win, twice, for the
        other has some choice among them. All is multiplied by the number of unseen cards, so that nothing is rounded.
        """
        size = bits.count(unseen)
        gain = size * self.worth[prize]
        rest = unseen
        while rest:
            gain -= self.worth[bits.lowest(rest)]
            rest &= rest - 1
        gain *= 10
        best = -(1 << 30)
        liked = 0
        rest = _one_zero(following.playable(hand, led))
        while rest:
            card = bits.lowest(rest)
            rest &= rest - 1
            if led < 0:
                value = -size * size * self.price(card, False)
                chance = size - 2 * bits.count(self.beats[card] & unseen)
                if chance > 0:
                    value += (gain + size * self.undead[card]) * chance
            elif self.beats[led] & bits.bit(card):
                value = gain + size * (self.undead[led] - self.price(card, True))
            else:
                value = -size * self.price(card, False)
            if value > best:
                best = value
                liked = 0
            if value == best:
                liked |= bits.bit(card)
        return liked

    def gathering(self, hand: int, other: int, led: int) -> int:
        """Return the cards that the rule likes best in phase two; the other hand matters to the leader alone."""
        best = -(1 << 30)
        liked = 0
        rest = _one_zero(following.playable(hand, led))
        while rest:
            card = bits.lowest(rest)
            rest &= rest - 1
            value = -self._best_answer(other, card) if led < 0 else 10 * self.balance[led * 52 + card]
            value -= KEEP * self.worth[card]
            if value > best:
                best = value
                liked = 0
            if value == best:
                liked |= bits.bit(card)
        return liked

    def _best_answer(self, hand: int, led: int) -> int:
        """Return what the best answer to a lead of phase two brings to the player who answers."""
        best = -(1 << 30)
        rest = following.playable(hand, led)
        while rest:
            card = bits.lowest(rest)
            rest &= rest - 1
            best = max(best, 10 * self.balance[led * 52 + card] - KEEP * self.worth[card])
        return best


def _one_zero(allowed: int) -> int:
    """Return the same cards with only the lowest of the Goblin zeros."""
    zeros = allowed & ALIKE
    return allowed & ~(zeros & (zeros - 1))


RULE = RuleOfThumb()
