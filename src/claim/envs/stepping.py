"""Many games side by side in plain arrays, stepped on masks. `claim.envs.batch` is the friendly form.

No rule is decided here: what may be played, who wins and where cards go is asked of `rules/`. What a player is shown is
that of `claim.envs.observation`, written from the masks; the law in tests/envs holds both together.

The deals are drawn from a seed, by the row of a game and by how many were dealt there before, so that they depend on
nothing else (`bits.scramble`). Cards are numbers, and action 0 is any Goblin zero.
"""

from array import array
from collections.abc import Sequence

from claim.envs import observation, spreading
from claim.game import cards as game_cards
from claim.rules import bits, cards, following, spoils, tricks, votes

LENGTH = observation.LENGTH
ZEROS = game_cards.ZEROS


class Stepper:
    """The games of a batch. Pairs are at 2·row (A's) and 2·row + 1 (B's), lists of cards at 52·row."""

    def __init__(self, count: int, seed: int, deck: Sequence[int]) -> None:
        self.count = count
        self.seed = seed
        self.sampling = bits.scramble(seed, count)  # rows have the numbers below
        self.draws = 0
        self.size = len(deck) // 4
        self.deck = array("b", deck)
        self.sizes = array("b", bytes(count))
        self.orders = array("b", bytes(52 * count))  # A's hand, B's hand, draw pile top first
        self.plays = array("b", bytes(52 * count))
        self.plies = array("b", bytes(count))
        self.turns = array("b", bytes(count))
        self.leaders = array("b", bytes(count))  # of the first trick
        self.dealt = array("Q", bytes(8 * count))  # how often a row was dealt
        self.decks = array("Q", bytes(8 * count))
        self.discards = array("Q", bytes(8 * count))
        self.legal = array("Q", bytes(8 * count))  # as actions
        self.hands = array("Q", bytes(16 * count))
        self.scores = array("Q", bytes(16 * count))
        self.followers = array("Q", bytes(16 * count))
        self.prizes = array("Q", bytes(16 * count))  # those of the followers that both saw
        self.voids = array("b", bytes(2 * count))  # factions of which a seat showed in phase one that it has none

    def deal(self, row: int) -> None:
        """Deal a row's next game."""
        seed = bits.scramble(bits.scramble(self.seed, row), self.dealt[row])
        self.dealt[row] += 1
        size = self.size
        last = 4 * size - 1
        start = 52 * row
        for place in range(4 * size):
            self.orders[start + place] = self.deck[place]
        for place in range(last):
            other = place + (((bits.scramble(seed, place) >> 32) * (4 * size - place)) >> 32)
            card = self.orders[start + other]
            self.orders[start + other] = self.orders[start + place]
            self.orders[start + place] = card
        self._begin(row, size, bits.scramble(seed, 52) & 1)

    def take(self, row: int, order: Sequence[int], leader: int) -> None:
        """Begin a row's game with this deal: A's hand, B's hand, draw pile top first."""
        for place in range(len(order)):
            self.orders[52 * row + place] = order[place]
        self._begin(row, len(order) // 4, leader)

    def dealing(self, row: int) -> tuple[list[int], int]:
        """Return a row's deal as `take` expects it, and who led first."""
        return list(self.orders[52 * row : 52 * row + 4 * self.sizes[row]]), self.leaders[row]

    def played(self, row: int) -> list[int]:
        """Return the cards that were played in a row's game."""
        return list(self.plays[52 * row : 52 * row + self.plies[row]])

    def allowed(self, row: int) -> int:
        """Return the actions that are allowed in a row's game, as a mask."""
        return self.legal[row]

    def _begin(self, row: int, size: int, leader: int) -> None:
        """Begin a row's game with the cards in `orders`."""
        start = 52 * row
        hand_a = 0
        hand_b = 0
        pile = 0
        for place in range(size):
            hand_a |= bits.bit(self.orders[start + place])
            hand_b |= bits.bit(self.orders[start + size + place])
            pile |= bits.bit(self.orders[start + 2 * size + place]) | bits.bit(self.orders[start + 3 * size + place])
        self.sizes[row] = size
        self.plies[row] = 0
        self.turns[row] = leader
        self.leaders[row] = leader
        self.decks[row] = hand_a | hand_b | pile
        self.discards[row] = 0
        self.hands[2 * row] = hand_a
        self.hands[2 * row + 1] = hand_b
        for place in range(2 * row, 2 * row + 2):
            self.scores[place] = 0
            self.followers[place] = 0
            self.prizes[place] = 0
            self.voids[place] = 0

    def sample(self, actions: memoryview) -> None:
        """Write an allowed action for every row, all equally likely; -1 where the game is over."""
        for row in range(self.count):
            allowed = self.legal[row]
            actions[row] = -1
            if allowed:
                word = bits.scramble(self.sampling, self.draws) >> 32
                actions[row] = bits.select(allowed, (word * bits.count(allowed)) >> 32)
                self.draws += 1

    def refused(self, actions: memoryview) -> int:
        """Return the first row whose action is not allowed; -1 if all are. Where a game is over, only -1 is."""
        for row in range(self.count):
            allowed = self.legal[row]
            action = actions[row]
            if not allowed:
                if action != -1:
                    return row
            elif action < 0 or action > 51 or not allowed & bits.bit(action):
                return row
        return -1

    def step(
        self,
        actions: memoryview,
        restart: bool,
        observations: memoryview,
        masks: memoryview,
        turns: memoryview,
        rewards: memoryview,
        terminations: memoryview,
    ) -> None:
        """Take an allowed action in every row and write what it led to; `restart` deals anew where a game ended."""
        for row in range(self.count):
            outcome = 0
            if self.legal[row]:
                self._play(row, actions[row])
            over = self.plies[row] == 4 * self.sizes[row]
            if over and self.legal[row]:
                outcome = votes.winner(self.scores[2 * row], self.scores[2 * row + 1])
            rewards[2 * row] = outcome
            rewards[2 * row + 1] = -outcome
            terminations[row] = over
            if over and restart:
                self.deal(row)
            self.observe(row, observations, masks, turns)

    def _play(self, row: int, action: int) -> None:
        ply = self.plies[row]
        turn = self.turns[row]
        size = self.sizes[row]
        start = 52 * row
        hand = self.hands[2 * row + turn]
        card = action if action else bits.lowest(hand)  # the Goblin zeros are the lowest cards
        self.hands[2 * row + turn] = hand ^ bits.bit(card)
        self.plays[start + ply] = card
        self.plies[row] = ply + 1
        if ply & 1 == 0:
            self.turns[row] = 1 - turn
            return
        led = self.plays[start + ply - 1]
        winner = turn if tricks.reply_wins(led, card) else 1 - turn
        gains = 2 * row + winner
        yields = 2 * row + 1 - winner
        phase = 1 if ply < 2 * size else 2
        self.turns[row] = winner
        self.scores[gains] |= spoils.winner_scores(phase, led, card)
        self.scores[yields] |= spoils.loser_scores(phase, led, card)
        if phase == 2:
            return
        self.discards[row] |= spoils.discarded(1, led, card)
        prize = bits.bit(self.orders[start + 2 * size + ply - 1])
        self.prizes[gains] |= prize
        self.followers[gains] |= prize  # R9
        self.followers[yields] |= bits.bit(self.orders[start + 2 * size + ply])  # R10
        faction = cards.faction_of(led)
        if tricks.counts_as(led, card) != faction:
            self.voids[2 * row + turn] |= 1 << faction
        if ply + 1 == 2 * size:  # R14
            for place in range(2 * row, 2 * row + 2):
                self.hands[place] = self.followers[place]
                self.followers[place] = 0
                self.prizes[place] = 0
                self.voids[place] = 0

    def observe(self, row: int, observations: memoryview, masks: memoryview, turns: memoryview) -> None:
        """Write what a row's player to move is shown and may play; after the end, that of who won the last trick."""
        ply = self.plies[row]
        turn = self.turns[row]
        size = self.sizes[row]
        own = 2 * row + turn
        other = 2 * row + 1 - turn
        hand = self.hands[own]
        led = self.plays[52 * row + ply - 1] if ply & 1 else -1
        on_table = bits.bit(led) if ply & 1 else 0
        prize = 0
        unseen = 0
        their_hand = 0
        if ply < 2 * size:
            prize = bits.bit(self.orders[52 * row + 2 * size + (ply & ~1)])
            seen = hand | on_table | prize | self.followers[own] | self.prizes[other] | self.discards[row]
            unseen = self.decks[row] & ~(seen | self.scores[own] | self.scores[other])
        else:
            their_hand = self.hands[other]
        allowed = spreading.canonical_zeros(following.playable(hand, led)) & ~(bits.bit(ZEROS) - 2)  # one zero, if any
        self.legal[row] = allowed
        turns[row] = turn
        spreading.spread(allowed, masks, 52 * row)
        at = LENGTH * row
        spreading.spread(hand, observations, at)
        spreading.spread(on_table, observations, at + 52)
        spreading.spread(prize, observations, at + 104)
        spreading.spread(self.followers[own], observations, at + 156)
        spreading.spread(self.prizes[other], observations, at + 208)
        spreading.spread(self.scores[own], observations, at + 260)
        spreading.spread(self.scores[other], observations, at + 312)
        spreading.spread(self.discards[row], observations, at + 364)
        spreading.spread(unseen, observations, at + 416)
        spreading.spread(their_hand, observations, at + 468)
        at += 520
        observations[at] = ply >= 2 * size
        observations[at + 1] = ply < 4 * size
        observations[at + 2] = led < 0
        observations[at + 3] = turn == 0
        observations[at + 4] = turn == self.leaders[row]
        observations[at + 5] = ply == 4 * size
        for faction in range(5):
            observations[at + 6 + faction] = self.voids[other] >> faction & 1
