"""The plain baseline: flat Monte Carlo. Every card is tried in equally many random worlds, each played out to the end
of the game by the rule of thumb (rule_of_thumb.py), one play in four at random. No inference, no tree, no solver.

It is kept simple, as a yardstick for better search (docs/bots.md). The traps (traps.py) play out phase two with it,
also between players of other kinds.
"""

from claim.bots.belief import Belief
from claim.bots.rule_of_thumb import RULE
from claim.rules import bits, following, spoils, votes

RANDOM = 64  # of 256 plays


class FlatSearch:
    """Playouts from one decision. Not for two threads at once.

    `ours` and `theirs`: how many of 256 plays are random. `lots`: whether the rule of thumb draws lots among cards that
    it likes equally, as the bot `greedy` does, or takes the first.
    """

    def __init__(self, ours: int = RANDOM, theirs: int = RANDOM, lots: bool = False) -> None:
        self.ours = ours
        self.theirs = theirs
        self.lots = lots
        self.rule = RULE
        self.belief = Belief(0, 0, 0, 0)
        self.seed = 0
        self.counter = 0

    def begin(self, belief: Belief, seed: int) -> None:
        """Take the worlds to sample from, and the stream of random numbers."""
        self.belief = belief
        self.seed = seed
        self.counter = 0

    def _random(self, bound: int) -> int:
        self.counter += 1
        return ((bits.scramble(self.seed, self.counter) >> 32) * bound) >> 32

    def _recruit_card(self, hand: int, led: int, prize: int, unseen: int, noise: int) -> int:
        if self._random(256) < noise:
            return self._any(following.playable(hand, led))
        return self._one(self.rule.recruiting(hand, led, prize, unseen))

    def _gather_card(self, hand: int, other: int, led: int, noise: int) -> int:
        if self._random(256) < noise:
            return self._any(following.playable(hand, led))
        return self._one(self.rule.gathering(hand, other, led))

    def _one(self, liked: int) -> int:
        return self._any(liked) if self.lots else bits.lowest(liked)

    def _any(self, cards: int) -> int:
        return bits.select(cards, self._random(bits.count(cards)))

    def recruit(
        self,
        card: int,
        hand: int,
        followers: int,
        hidden: int,
        prizes: int,
        score: int,
        their_score: int,
        led: int,
        prize: int,
    ) -> int:
        """Play one playout of a card in phase one: 1 we win, -1 they do, 0 drawn.

        `hidden`: of our followers, those that they have not seen. `prizes`: of theirs, those that we have.
        """
        self.counter = self.belief.sample(self.seed, self.counter + 1)
        mine = hand
        theirs = self.belief.their_hand
        their_hidden = self.belief.their_draws
        their_followers = prizes | their_hidden
        leads = 0 if led < 0 else 1
        left = bits.count(mine)
        pile = 0
        for place in range(2 * left - 1):
            pile |= bits.bit(self.belief.pile[place])
        place = 0
        while left:
            if leads == 0:
                led = (
                    card if card >= 0 else self._recruit_card(mine, -1, prize, theirs | pile | their_hidden, self.ours)
                )
                mine &= ~bits.bit(led)
                reply = self._recruit_card(theirs, led, prize, mine | pile | hidden, self.theirs)
                theirs &= ~bits.bit(reply)
            else:
                if led < 0:
                    led = self._recruit_card(theirs, -1, prize, mine | pile | hidden, self.theirs)
                    theirs &= ~bits.bit(led)
                reply = card
                if card < 0:
                    reply = self._recruit_card(mine, led, prize, theirs | pile | their_hidden, self.ours)
                mine &= ~bits.bit(reply)
            card = -1
            if self.rule.beats[led] & bits.bit(reply):
                leads = 1 - leads
            drawn = self.belief.pile[place]
            if leads == 0:
                score |= spoils.winner_scores(1, led, reply)
                followers |= bits.bit(prize)
                their_hidden |= bits.bit(drawn)
                their_followers |= bits.bit(drawn)
            else:
                their_score |= spoils.winner_scores(1, led, reply)
                their_followers |= bits.bit(prize)
                hidden |= bits.bit(drawn)
                followers |= bits.bit(drawn)
            led = -1
            left -= 1
            if left:
                prize = self.belief.pile[place + 1]
                pile &= ~(bits.bit(drawn) | bits.bit(prize))
                place += 2
        return self.gather(-1, followers, their_followers, score, their_score, leads, -1)

    def gather(self, card: int, mine: int, theirs: int, score: int, their_score: int, leads: int, led: int) -> int:
        """Play one playout of phase two; `card`, where not -1, is what we play first, and `led` is in neither hand."""
        while mine:
            if leads == 0:
                led = card if card >= 0 else self._gather_card(mine, theirs, -1, self.ours)
                mine &= ~bits.bit(led)
                reply = self._gather_card(theirs, mine, led, self.theirs)
                theirs &= ~bits.bit(reply)
            else:
                if led < 0:
                    led = self._gather_card(theirs, mine, -1, self.theirs)
                    theirs &= ~bits.bit(led)
                reply = card if card >= 0 else self._gather_card(mine, theirs, led, self.ours)
                mine &= ~bits.bit(reply)
            card = -1
            if self.rule.beats[led] & bits.bit(reply):
                leads = 1 - leads
            if leads == 0:
                score |= spoils.winner_scores(2, led, reply)
                their_score |= spoils.loser_scores(2, led, reply)
            else:
                their_score |= spoils.winner_scores(2, led, reply)
                score |= spoils.loser_scores(2, led, reply)
            led = -1
        return votes.winner(score, their_score)

    def gather_many(
        self, card: int, mine: int, theirs: int, score: int, their_score: int, leads: int, led: int, count: int
    ) -> int:
        """Play `count` playouts of phase two and return those that we win less those that they win."""
        points = 0
        for _number in range(count):
            points += self.gather(card, mine, theirs, score, their_score, leads, led)
        return points
