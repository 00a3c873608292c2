"""Two quick policies against each other in phase one, with open hands, to tell which of them plays better.

Every deal is played twice with the seats exchanged, and the network judges the outcome, for tens of thousands of deals
per second, so that the policy's numbers can be tuned (training/tune.py). Nothing else uses it; it is here, public and
tested, because only the package's files are compiled.
"""

from claim.bots.belief import Belief
from claim.bots.evaluation import Evaluation
from claim.bots.policy import Policy
from claim.rules import bits, cards, spoils


class Duel:
    """Deals, and lets two policies play."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.deck = Belief(cards.deck(), cards.deck(), 13, 13)

    def run(self, first: Policy, second: Policy, seed: int, deals: int) -> float:
        """Return the first policy's mean chance to win after phase one."""
        total = 0
        counter = 0
        for _number in range(deals):
            counter = self.deck.sample(seed, counter)
            total += self._play(first, second) + 65536 - self._play(second, first)
        return total / (2.0 * 65536.0 * deals)

    def _play(self, first: Policy, second: Policy) -> int:
        """Play with the first policy leading from the deck's first hand, and return its chance to win."""
        mine = self.deck.their_hand
        theirs = self.deck.their_draws
        followers = 0
        their_followers = 0
        score = 0
        their_score = 0
        leads = 0
        left = 13
        place = 0
        while left:
            pile = 0
            their_pile = 0
            for later in range(place + 1, 26):
                pile += first.worth[self.deck.pile[later]]
                their_pile += second.worth[self.deck.pile[later]]
            prize = self.deck.pile[place]
            drawn = self.deck.pile[place + 1]
            gain = first.worth[prize] - pile // (25 - place)
            their_gain = second.worth[prize] - their_pile // (25 - place)
            if leads == 0:
                led = first.lead(mine, theirs, gain)
                reply = second.reply(theirs, led, their_gain)
                mine &= ~bits.bit(led)
                theirs &= ~bits.bit(reply)
            else:
                led = second.lead(theirs, mine, their_gain)
                reply = first.reply(mine, led, gain)
                theirs &= ~bits.bit(led)
                mine &= ~bits.bit(reply)
            if first.beats[led] & bits.bit(reply):
                leads = 1 - leads
            if leads == 0:
                score |= spoils.winner_scores(1, led, reply)
                followers |= bits.bit(prize)
                their_followers |= bits.bit(drawn)
            else:
                their_score |= spoils.winner_scores(1, led, reply)
                their_followers |= bits.bit(prize)
                followers |= bits.bit(drawn)
            left -= 1
            place += 2
        if leads == 0:
            return self.evaluation.chance(followers, their_followers, score, their_score)
        return 65536 - self.evaluation.chance(their_followers, followers, their_score, score)
