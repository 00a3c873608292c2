"""One position with its cards numbered for the search, and all the search needs of the rules, looked up in advance.

A hand's cards are numbered from 0 in order, so that a hand is a mask of at most 13 bits. Across both hands, card k of
seat s is number 13·s + k. A vector holds a number for each faction, eight bits apart in one int.

Nothing here decides a rule: `claim.rules` says who wins, what may follow, where cards go and who has a vote.
"""

from claim.rules import bits, cards, following, spoils, tricks, votes

# What a trick is worth to the leader, for the order of moves, in arbitrary units. Tuned for few nodes.
WEIGHT = 13  # per unit of weight that changes hands
LEAD = 31  # for the next lead
# The strength that a card spends, per unit of its value and by faction, when led and in reply. For a Dwarf in reply,
# lower is stronger: the trick's loser scores it (R20).
LED_STRENGTH = (0, 2, -1, 1, 1)
REPLY_STRENGTH = (1, 4, 2, -2, 11)


class Layout:
    """One position, numbered. `lay_out` replaces it with the next one."""

    def __init__(self) -> None:
        self.card = [0] * 26  # the card with this number, 0..51
        self.place = [-1] * 52  # the number of this card
        self.faction = [0] * 26
        self.weight = [0] * 26  # as a vector: what the card adds to its faction
        self.points = [0] * 26  # the same as a plain number
        self.follows = [0] * 26  # of the other hand: what may be played on this card if it must be followed
        self.binds = [0] * 26  # of the other hand: the cards whose holder must follow this card
        self.beaten_by = [0] * 26  # of the other hand: the replies that win
        self.order = [0] * 338  # by led · 13: the other hand, best reply first
        self.order_worth = [0] * 338  # and what each of them is worth to the leader
        self.change = [0] * 676  # by led · 26 + reply: the vector that the trick adds, from the leader's side
        self.starts = [0] * 16384  # by seat · 8192 + the other hand: where the seat's equivalence classes start
        self.splits = [0] * 13
        self.led_strength = [0] * 5
        self.reply_strength = [0] * 5
        self.sizes = [0] * 2
        self.left = 0
        self.balance = 0
        self.ties = 0
        for faction in range(5):
            self.led_strength[faction] = LED_STRENGTH[faction]
            self.reply_strength[faction] = REPLY_STRENGTH[faction]

    def lay_out(self, hand_a: int, hand_b: int, score_a: int, score_b: int) -> None:
        """Lay out a position at the start of a trick."""
        for card in range(52):
            self.place[card] = -1
        self.sizes[0] = self._number(hand_a, 0)
        self.sizes[1] = self._number(hand_b, 13)
        self._weigh(hand_a | hand_b, score_a, score_b)
        for seat in range(2):
            self._compare(seat)
            self._divide(seat)

    def _number(self, hand: int, base: int) -> int:
        """Give a hand's cards their numbers, and return how many there are."""
        number = base
        while hand:
            card = bits.lowest(hand)
            hand &= hand - 1
            self.card[number] = card
            self.place[card] = number
            self.faction[number] = cards.faction_of(card)
            number += 1
        return number - base

    def _weigh(self, in_hand: int, score_a: int, score_b: int) -> None:
        """Give every card its weight, so that a faction's vote is the sign of A's weight less B's.

        A card weighs 2, or 3 if it is the top card and decides an even split. Where even the top card would leave the
        vote to neither (R25), the sign can be 0, and the faction is marked in `ties`.
        """
        self.left = 0
        self.balance = 0
        self.ties = 0
        for faction in range(5):
            of_faction = (in_hand | score_a | score_b) & cards.faction_mask(faction)
            top = -1
            if bits.count(of_faction) % 2 == 0:
                half = 0
                rest = of_faction
                while bits.count(rest) > bits.count(half):
                    half |= bits.bit(bits.highest(rest))
                    rest &= ~half
                if votes.vote(half, rest, faction) != 0:
                    top = bits.highest(of_faction)
                else:
                    self.ties |= bits.bit(8 * faction)
            while of_faction:
                card = bits.lowest(of_faction)
                of_faction &= of_faction - 1
                points = 3 if card == top else 2
                weight = bits.bit(8 * faction) * points
                if score_a & bits.bit(card):
                    self.balance += weight
                elif score_b & bits.bit(card):
                    self.balance -= weight
                else:
                    number = self.place[card]
                    self.left += weight
                    self.weight[number] = weight
                    self.points[number] = points

    def _compare(self, seat: int) -> None:
        """Ask the rules about every lead of this seat and every reply to it."""
        other = 1 - seat
        for led in range(13 * seat, 13 * seat + self.sizes[seat]):
            led_card = self.card[led]
            followers = following.playable(cards.deck(), led_card)
            stranger = bits.lowest(cards.deck() & ~followers)
            self.follows[led] = 0
            self.binds[led] = 0
            self.beaten_by[led] = 0
            for index in range(self.sizes[other]):
                reply = 13 * other + index
                reply_card = self.card[reply]
                wins = tricks.reply_wins(led_card, reply_card)
                won = spoils.winner_scores(2, led_card, reply_card)
                lost = spoils.loser_scores(2, led_card, reply_card)
                change = self._sum(won) - self._sum(lost)
                worth = WEIGHT * (self._points(won) - self._points(lost)) + LEAD
                if wins:
                    change = -change
                    worth = -worth
                    self.beaten_by[led] |= 1 << index
                self.change[led * 26 + reply] = change
                worth += self.reply_strength[self.faction[reply]] * cards.value_of(reply_card)
                worth -= self.led_strength[self.faction[led]] * cards.value_of(led_card)
                self._insert(led * 13, index, worth)
                if followers & bits.bit(reply_card):
                    self.follows[led] |= 1 << index
                    if not following.playable(bits.bit(reply_card) | bits.bit(stranger), led_card) & bits.bit(stranger):
                        self.binds[led] |= 1 << index

    def _insert(self, base: int, index: int, worth: int) -> None:
        """Insert one more reply into the sorted replies to a lead."""
        place = base + index
        while place > base and self.order_worth[place - 1] > worth:
            self.order[place] = self.order[place - 1]
            self.order_worth[place] = self.order_worth[place - 1]
            place -= 1
        self.order[place] = index
        self.order_worth[place] = worth

    def _points(self, pile: int) -> int:
        """Return the weight of some cards, as a plain number."""
        total = 0
        while pile:
            total += self.points[self.place[bits.lowest(pile)]]
            pile &= pile - 1
        return total

    def _sum(self, pile: int) -> int:
        """Return the weight of some cards, as a vector."""
        total = 0
        while pile:
            total += self.weight[self.place[bits.lowest(pile)]]
            pile &= pile - 1
        return total

    def _divide(self, seat: int) -> None:
        """Find where this seat's classes of equivalent cards start, for every hand the other can still have.

        Neighbours are equivalent if they have the same faction and weight and the same outcome, led or in reply,
        against every card of the other hand. So each card of that hand splits the classes at some places, and a whole
        hand splits them wherever one of its cards does.
        """
        always = 1
        base = 13 * seat
        other = 1 - seat
        for index in range(self.sizes[other]):
            self.splits[index] = 0
        for index in range(1, self.sizes[seat]):
            low = base + index - 1
            if self.weight[low] != self.weight[low + 1]:
                always |= 1 << index
                continue
            for rival in range(self.sizes[other]):
                if self._tells_apart(self.card[13 * other + rival], self.card[low], self.card[low + 1]):
                    self.splits[rival] |= 1 << index
        self.starts[seat << 13] = always
        for hand in range(1, 1 << self.sizes[other]):
            self.starts[(seat << 13) | hand] = (
                self.starts[(seat << 13) | (hand & (hand - 1))] | self.splits[bits.lowest(hand)]
            )

    def _tells_apart(self, rival: int, first: int, second: int) -> bool:
        """Return whether a card of the other hand has different outcomes against these two."""
        if tricks.reply_wins(first, rival) != tricks.reply_wins(second, rival):
            return True
        return tricks.reply_wins(rival, first) != tricks.reply_wins(rival, second)

    def local(self, pile: int) -> int:
        """Return cards of one hand as the mask of their numbers."""
        mask = 0
        while pile:
            mask |= 1 << (self.place[bits.lowest(pile)] % 13)
            pile &= pile - 1
        return mask

    def card_of(self, number: int) -> int:
        """Return the card with this number."""
        return self.card[number]

    def weight_of(self, card: int) -> int:
        """Return what a card adds to its faction, as a vector."""
        return self.weight[self.place[card]]

    def change_of(self, led: int, reply: int) -> int:
        """Return what a trick adds to the balance, from its leader's side."""
        return self.change[self.place[led] * 26 + self.place[reply]]
