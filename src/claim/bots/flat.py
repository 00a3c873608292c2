"""The plain baseline: flat Monte Carlo. Every card is tried in equally many random worlds, each played out to the end
of the game by the rule of thumb of `greedy`, one play in four at random. No inference, no tree, no solver.

It is kept as it is, as a yardstick for better search (docs/bots.md). The rule of thumb is that of greedy.py, on masks
and in tenths. Others than the baseline may ask for playouts of phase two by players of other kinds.
"""

from claim.bots.belief import Belief
from claim.rules import bits, cards, factions, following, spoils, tricks, votes

RANDOM = 64  # of 256 plays


class FlatSearch:
    """Playouts from one decision. Not for two threads at once.

    `ours` and `theirs`: of 256 plays of phase two, so many are random. `lots`: whether the rule of thumb draws lots
    among cards that it likes equally, as greedy.py does, or takes the first.
    """

    def __init__(self, ours: int = RANDOM, theirs: int = RANDOM, lots: bool = False) -> None:
        self.ours = ours
        self.theirs = theirs
        self.lots = lots
        self.belief = Belief(0, 0, 0, 0)
        self.worth = [0] * 52
        self.wins = [0] * 2704  # by led · 52 + reply
        self.balance = [0] * 2704  # of phase two: cards that the second player scores, less the leader's
        self.seed = 0
        self.counter = 0
        for led in range(52):
            self.worth[led] = cards.value_of(led) + (2 if cards.faction_of(led) == factions.DOPPELGANGER else 0)
            for reply in range(52):
                won = bits.count(spoils.winner_scores(2, led, reply))
                lost = bits.count(spoils.loser_scores(2, led, reply))
                self.wins[led * 52 + reply] = 1 if tricks.reply_wins(led, reply) else 0
                self.balance[led * 52 + reply] = won - lost if tricks.reply_wins(led, reply) else lost - won

    def begin(self, belief: Belief, seed: int) -> None:
        """Take the worlds to sample from, and the stream of random numbers."""
        self.belief = belief
        self.seed = seed
        self.counter = 0

    def _random(self, bound: int) -> int:
        self.counter += 1
        return ((bits.scramble(self.seed, self.counter) >> 32) * bound) >> 32

    def _maybe(self, allowed: int, card: int) -> int:
        """The card, or now and then a random one."""
        if self._random(256) < RANDOM:
            return bits.select(allowed, self._random(bits.count(allowed)))
        return card

    def _undead(self, card: int) -> int:
        return 20 if cards.faction_of(card) == factions.UNDEAD else 0

    def _recruit_reply(self, hand: int, led: int, gain: int) -> int:
        best = -(1 << 30)
        choice = -1
        allowed = following.playable(hand, led)
        rest = allowed
        while rest:
            card = bits.lowest(rest)
            rest &= rest - 1
            value = -3 * self.worth[card]
            if self.wins[led * 52 + card]:
                value += gain + self._undead(led) + self._undead(card)
            if value > best:
                best = value
                choice = card
        return self._maybe(allowed, choice)

    def _recruit_lead(self, hand: int, unseen: int, gain: int) -> int:
        best = -(1 << 30)
        choice = -1
        size = bits.count(unseen)
        rest = hand
        while rest:
            card = bits.lowest(rest)
            rest &= rest - 1
            beaten = 0
            others = unseen
            while others:
                beaten += self.wins[card * 52 + bits.lowest(others)]
                others &= others - 1
            value = -3 * self.worth[card]
            if 2 * beaten < size:
                value += (gain + self._undead(card)) * (size - 2 * beaten) // size
            if value > best:
                best = value
                choice = card
        return self._maybe(hand, choice)

    def thumb(self, hand: int, other: int, led: int) -> int:
        """The cards that the rule of thumb likes best in phase two; the other hand matters to the leader alone."""
        best = -(1 << 30)
        chosen = 0
        rest = hand if led < 0 else following.playable(hand, led)
        while rest:
            card = bits.lowest(rest)
            rest &= rest - 1
            if led >= 0:
                value = 10 * self.balance[led * 52 + card] - self.worth[card]
            else:
                value = -self._best_answer(other, card) - self.worth[card]
            if value > best:
                best = value
                chosen = 0
            if value == best:
                chosen |= bits.bit(card)
        return chosen

    def _best_answer(self, hand: int, led: int) -> int:
        """What the best answer to a lead brings who answers."""
        best = -(1 << 30)
        allowed = following.playable(hand, led)
        while allowed:
            card = bits.lowest(allowed)
            allowed &= allowed - 1
            best = max(best, 10 * self.balance[led * 52 + card] - self.worth[card])
        return best

    def _gather_card(self, hand: int, other: int, led: int, noise: int) -> int:
        if self._random(256) < noise:
            liked = hand if led < 0 else following.playable(hand, led)
        else:
            liked = self.thumb(hand, other, led)
            if not self.lots:
                return bits.lowest(liked)
        return bits.select(liked, self._random(bits.count(liked)))

    def recruit(
        self, card: int, hand: int, followers: int, prizes: int, score: int, their_score: int, led: int, prize: int
    ) -> int:
        """One playout of a card in phase one: 1 we win, -1 they do, 0 drawn."""
        self.counter = self.belief.sample(self.seed, self.counter + 1)
        mine = hand
        theirs = self.belief.their_hand
        their_followers = prizes | self.belief.their_draws
        leads = 0 if led < 0 else 1
        left = bits.count(mine)
        pile = 0
        total = 0
        for place in range(2 * left - 1):
            pile |= bits.bit(self.belief.pile[place])
        first = card
        place = 0
        while left:
            total = 0
            rest = pile
            while rest:
                total += self.worth[bits.lowest(rest)]
                rest &= rest - 1
            gain = 10 * self.worth[prize] - 10 * total // bits.count(pile)
            if leads == 0:
                led = first if first >= 0 else self._recruit_lead(mine, theirs | pile, gain)
                mine &= ~bits.bit(led)
                reply = self._recruit_reply(theirs, led, gain)
                theirs &= ~bits.bit(reply)
            else:
                if led < 0:
                    led = self._recruit_lead(theirs, mine | pile, gain)
                    theirs &= ~bits.bit(led)
                reply = first if first >= 0 else self._recruit_reply(mine, led, gain)
                mine &= ~bits.bit(reply)
            first = -1
            if self.wins[led * 52 + reply]:
                leads = 1 - leads
            drawn = self.belief.pile[place]
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
                prize = self.belief.pile[place + 1]
                pile &= ~(bits.bit(drawn) | bits.bit(prize))
                place += 2
        return self.gather(-1, followers, their_followers, score, their_score, leads, -1)

    def gather(self, card: int, mine: int, theirs: int, score: int, their_score: int, leads: int, led: int) -> int:
        """One playout of phase two; `card`, where not -1, is what we play first. `led` is still in nobody's hand."""
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
            if self.wins[led * 52 + reply]:
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
        """So many playouts of phase two: those that we win less those that they win."""
        points = 0
        for _number in range(count):
            points += self.gather(card, mine, theirs, score, their_score, leads, led)
        return points
