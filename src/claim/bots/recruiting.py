"""Search for phase one: a tree over what both players see, grown through worlds that agree with the view.

Each round deals the unseen cards afresh (belief.py), walks down the tree with the cards of that world, adds one node,
plays phase one to its end by the quick policy, and asks the network what the start of phase two is worth. What it was
worth is counted on the way back at every card chosen on the way down (information-set Monte Carlo tree search, with
one tree from our side).

A node is what has been played and turned up since the root: a number made of the cards, not a place in memory. An edge
is a card played at a node. Which cards are available differs from world to world; an edge is judged against how often
it could have been chosen (`offered`), not against how often the node was visited.

The same view, seed and number of rounds give the same counts, compiled or interpreted.
"""

import math

from claim.bots.belief import Belief
from claim.bots.evaluation import Evaluation
from claim.bots.policy import PlayoutPolicy
from claim.rules import bits, spoils

EDGES = 1 << 17
CERTAIN = 65536.0


def _kind(card: int) -> int:
    """Return the card's number, the same for all Goblin zeros."""
    return 0 if card < 5 else card


class RecruitSearch:
    """Searches one decision after another. Not thread-safe."""

    def __init__(self, policy: PlayoutPolicy, evaluation: Evaluation) -> None:
        self.policy = policy
        self.evaluation = evaluation
        self.belief = Belief(0, 0, 0, 0)
        self.depth = 4  # these three as in SearchSettings, which says what they mean
        self.explore = 0.6
        self.noise = 26
        self.keys = memoryview(bytearray(8 * EDGES)).cast("Q")
        self.visits = memoryview(bytearray(8 * EDGES)).cast("q")
        self.offered = memoryview(bytearray(8 * EDGES)).cast("q")
        self.sums = memoryview(bytearray(8 * EDGES)).cast("q")
        self.used = 0
        self.path = [0] * 64
        self.length = 0
        self.growing = True
        self.key = 0
        self.seed = 0
        self.counter = 0
        self.plies = 0
        # The root, from our side: 0 is us, 1 is them.
        self.hand = 0
        self.followers = 0
        self.their_prizes = 0
        self.score = 0
        self.their_score = 0
        self.led = -1
        self.prize = -1

    def begin(self, belief: Belief, hand: int, followers: int, their_prizes: int, score: int, their_score: int) -> None:
        """Set the root; `on_table` follows."""
        self.belief = belief
        self.hand = hand
        self.followers = followers
        self.their_prizes = their_prizes
        self.score = score
        self.their_score = their_score
        for edge in range(EDGES):
            self.keys[edge] = 0
            self.visits[edge] = 0
            self.offered[edge] = 0
            self.sums[edge] = 0
        self.used = 0
        self.counter = 0

    def on_table(self, led: int, prize: int, seed: int) -> None:
        """Set what lies on the table (`led` -1: we lead) and the stream of random numbers."""
        self.led = led
        self.prize = prize
        self.seed = seed

    def rounds(self, count: int) -> None:
        """Search for `count` more rounds."""
        for _number in range(count):
            self._round()

    def visits_of(self, card: int) -> int:
        """Return how often a card was chosen at the root."""
        edge = self._edge(1, card)
        return self.visits[edge] if edge >= 0 else 0

    def chance_of(self, card: int) -> float:
        """Return our chance to win after this card at the root, as the search estimates it."""
        edge = self._edge(1, card)
        if edge < 0 or self.visits[edge] == 0:
            return 0.5
        return self.sums[edge] / (CERTAIN * self.visits[edge])

    def _random(self, bound: int) -> int:
        self.counter += 1
        return ((bits.scramble(self.seed, self.counter) >> 32) * bound) >> 32

    def _edge(self, key: int, card: int) -> int:
        """Return the index of an edge in the table, adding it if it is new; -1 if the table is full."""
        word = bits.scramble(key, card + 1) | 1
        place = (word >> 20) & (EDGES - 1)
        while self.keys[place] != word:
            if self.keys[place] == 0:
                if self.used > EDGES - (EDGES >> 2):
                    return -1
                self.used += 1
                self.keys[place] = word
                return place
            place = (place + 1) & (EDGES - 1)
        return place

    def _choose(self, side: int, allowed: int, likely: int) -> int:
        """Choose a card: by the tree while we are in it, then by the policy, now and then at random."""
        if self.growing and self.plies < self.depth:
            card = self._descend(side, allowed, likely)
            self.plies += 1
            self.key = bits.scramble(self.key, _kind(card) + 64)
            return card
        if self.noise and self._random(256) < self.noise:
            return bits.select(allowed, self._random(bits.count(allowed)))
        return likely

    def _descend(self, side: int, allowed: int, likely: int) -> int:
        """Choose among the edges of this node by the upper bound of what they may be worth; new edges come first."""
        best = -1.0
        choice = -1
        chosen = -1
        fresh = 0
        zeros = allowed & 31  # the Goblin zeros are alike: one edge, and the first of them to play
        if zeros:
            allowed = (allowed & ~zeros) | bits.bit(bits.lowest(zeros))
            if likely < 5:
                likely = bits.lowest(zeros)
        rest = allowed
        while rest:
            card = bits.lowest(rest)
            rest &= rest - 1
            edge = self._edge(self.key, _kind(card))
            if edge < 0:
                self.growing = False
                return likely
            self.offered[edge] += 1
            visits = self.visits[edge]
            if visits == 0:
                fresh |= bits.bit(card)
            elif not fresh:
                worth = self.sums[edge] / (CERTAIN * visits)
                if side == 1:
                    worth = 1.0 - worth
                worth += self.explore * math.sqrt(math.log(self.offered[edge]) / visits)
                if worth > best:
                    best = worth
                    choice = card
                    chosen = edge
        if fresh:
            choice = likely
            if not fresh & bits.bit(likely):
                choice = bits.select(fresh, self._random(bits.count(fresh)))
            chosen = self._edge(self.key, _kind(choice))
            self.growing = False
        self.path[self.length] = chosen
        self.length += 1
        return choice

    def _round(self) -> None:  # noqa: PLR0912, PLR0915  (one walk through a game, in local C variables: it is the hot loop)
        """Search one world: down the tree, on to the end of phase one, and back."""
        belief = self.belief
        policy = self.policy
        self.counter = belief.sample(self.seed, self.counter + 1)
        mine = self.hand
        theirs = belief.their_hand
        followers = self.followers
        their_followers = self.their_prizes | belief.their_draws
        score = self.score
        their_score = self.their_score
        led = self.led
        prize = self.prize
        leads = 0 if led < 0 else 1  # who leads: 0 we do, 1 they do
        left = bits.count(mine)
        size = 2 * left - 1
        unknown = 0
        for place in range(size):
            unknown += policy.worth[belief.pile[place]]
        self.key = 1
        self.length = 0
        self.plies = 0
        self.growing = True
        place = 0
        while left:
            gain = policy.worth[prize] - unknown // (size - place)
            if leads == 0:
                if led < 0:
                    led = self._choose(0, mine, policy.lead(mine, theirs, gain))
                mine &= ~bits.bit(led)
                reply = self._choose(1, policy.allowed(theirs, led), policy.reply(theirs, led, gain))
                theirs &= ~bits.bit(reply)
            else:
                if led < 0:
                    led = self._choose(1, theirs, policy.lead(theirs, mine, gain))
                    theirs &= ~bits.bit(led)
                reply = self._choose(0, policy.allowed(mine, led), policy.reply(mine, led, gain))
                mine &= ~bits.bit(reply)
            if policy.beats[led] & bits.bit(reply):
                leads = 1 - leads
            drawn = belief.pile[place]
            if leads == 0:
                score |= spoils.winner_scores(1, led, reply)
                followers |= bits.bit(prize)
                their_followers |= bits.bit(drawn)
            else:
                their_score |= spoils.winner_scores(1, led, reply)
                their_followers |= bits.bit(prize)
                followers |= bits.bit(drawn)
            led = -1
            left -= 1
            if left:
                prize = belief.pile[place + 1]
                unknown -= policy.worth[drawn] + policy.worth[prize]
                place += 2
                self.key = bits.scramble(self.key, prize + 128)
        if leads == 0:
            value = self.evaluation.chance(followers, their_followers, score, their_score)
        else:
            value = 65536 - self.evaluation.chance(their_followers, followers, their_score, score)
        for step in range(self.length):
            edge = self.path[step]
            self.visits[edge] += 1
            self.sums[edge] += value
