"""What the other side may hold: worlds that agree with a view, each as likely as any other.

In phase one the cards that a seat cannot place lie in three places: the other hand, the other's hidden draws, and the
draw pile. A hand only shrinks within the phase, so a player who did not follow a faction (R7, R22) holds none of it to
the end of the phase; nothing else is known of the hand, and nothing at all of the draws and the pile (R10). Whichever
hand it is, the rest can lie in equally many ways. So a uniform world is a uniform hand of the cards that it may hold,
and the rest shuffled.

Randomness is a stream number and a counter: the same arguments give the same world.
"""

from claim.rules import bits


class Belief:
    """Deals the unseen cards again and again. After `sample` the world is in `their_hand`, `their_draws`, `pile`."""

    def __init__(self, unseen: int, may_hold: int, their_count: int, their_draws: int) -> None:
        self.cards = [0] * 52  # those that the hand may hold first
        self.order = [0] * 52
        self.pile = [0] * 52  # top first
        self.possible = 0
        self.unseen = 0
        self.their_count = their_count
        self.draw_count = their_draws
        self.their_hand = 0
        self.their_draws = 0
        self.known = False  # whether there is but one world
        self._add(may_hold & unseen)
        self.possible = self.unseen
        self._add(unseen & ~may_hold)

    def _add(self, cards: int) -> None:
        while cards:
            self.cards[self.unseen] = bits.lowest(cards)
            cards &= cards - 1
            self.unseen += 1

    def fix(self, their_hand: int, their_draws: int, pile: tuple[int, ...]) -> None:
        """Let every world be this one: for a viewer who is shown all cards."""
        self.their_hand = their_hand
        self.their_draws = their_draws
        for place in range(len(pile)):
            self.pile[place] = pile[place]
        self.known = True

    def sample(self, seed: int, counter: int) -> int:
        """Deal one world and return the counter for whatever is random next."""
        if self.known:
            return counter
        for place in range(self.unseen):
            self.order[place] = self.cards[place]
        hand = 0
        for place in range(self.their_count):
            hand |= bits.bit(self._draw(place, self.possible, seed, counter + place))
        draws = 0
        first = self.their_count + self.draw_count
        for place in range(self.their_count, self.unseen):
            card = self._draw(place, self.unseen, seed, counter + place)
            if place < first:
                draws |= bits.bit(card)
            else:
                self.pile[place - first] = card
        self.their_hand = hand
        self.their_draws = draws
        return counter + self.unseen

    def _draw(self, place: int, end: int, seed: int, counter: int) -> int:
        """Swap a random card of those from `place` up to `end` into this place."""
        other = place + (((bits.scramble(seed, counter) >> 32) * (end - place)) >> 32)
        card = self.order[other]
        self.order[other] = self.order[place]
        self.order[place] = card
        return card

    def sample_many(self, seed: int, count: int) -> int:
        """Deal `count` worlds, for measuring, and return the counter after them."""
        counter = 0
        for _number in range(count):
            counter = self.sample(seed, counter)
        return counter

    def world(self) -> tuple[int, int, tuple[int, ...]]:
        """Return the last world: their hand, their hidden draws, the draw pile top first."""
        size = self.unseen - self.their_count - self.draw_count
        return self.their_hand, self.their_draws, tuple([self.pile[place] for place in range(size)])
