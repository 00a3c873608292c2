"""The search behind the exact solver: whether A takes three votes or more, if both play as well as possible.

For a reader who knows alpha-beta with a transposition table, but not Claim: in phase two both hands are known, so this
is a game of perfect information, at most 13 tricks of two cards. Every card ends in one of two score piles, the
larger share of a faction's cards has its vote, and three votes of five win. What makes it fast:

*A yes-or-no question.* A node only asks whether the leader gets three votes; if not, the other player does. Ties count
for B or for A. Which of the two is only a shift of the numbers below, so both questions share one table.

*Votes as signs.* All cards still in hand get scored, so a faction's final number of cards is known: give each card
weight 2, and 3 to the top card where it breaks an even split (`layout.py`). A vote is then the sign of one number, A's
weight minus B's, and it is decided once that number exceeds the weight left in the hands.

*Vectors in one word.* The five numbers live in five bytes of one 64-bit word, each 7 bits of value (plus `BIAS`) under
one guard bit. Adding a trick, comparing all five, and taking the larger of each take a few instructions. A node sees
them from the leader's side: a field above zero is the leader's vote. From the other side the field is 1 minus that, so
that each vote belongs to exactly one player.

*Answers for whole classes of scores.* The tree below two hands does not depend on the score. So each answer comes with
the least vector for which its proof still works (`proof`). Where three votes are decided, their fields must exceed what
is left, and the other two do not matter at all. On the way up, each trick's change is subtracted, and where several
branches had to be answered, the proof takes the largest of each field. The table keeps a few such vectors for each pair
of hands and leader; every vector that is at least as good has the same answer.

*Equivalent cards.* Cards of a hand with the same faction and weight are one move if no card of the other hand can tell
them apart. For every other hand, `starts` says where these classes start. `_settle` moves all cards down to the start
of their class: hands that differ in nothing that matters share one entry of the table, and the moves to try are simply
the cards that lie on a start.

*Order.* To prove that a lead wins, every reply to it must be answered. So the lead that allows the fewest replies goes
first, and among equals the one whose worst outcome is best. An outcome counts the weight that changes hands, the next
lead and the strength spent; replies are ordered by it too. It depends on the two cards alone (`layout.py`).
"""

import mmap

from claim.rules import bits
from claim.solver import deadline
from claim.solver.deadline import NEVER
from claim.solver.layout import Layout

ONES = 0x01_01_01_01_01
GUARD = 0x80_80_80_80_80
BIAS = 92 * ONES  # an honest field is -29 .. 30; one that does not matter drifts by as much around 60 below zero
ANY = 32 * ONES
VECTOR = 0xFF_FF_FF_FF_FF
KEY = 0x7FFFFFF  # two hands of 13 cards and the leader
OTHER_SIDE = 185 * ONES  # field f is 1 - f from the other side; plus twice the bias
WORDS = 4  # a bucket of the table: a lock, and up to three vectors
# Most positions need few buckets. They stay in the first NEAR buckets, which fit the processor's cache; after
# NEAR_NODES nodes these entries are spread over the whole table.
NEAR = 1 << 15
NEAR_NODES = 20_000

# How much each allowed reply counts against trying a lead early: a reply that loses the trick, and one that wins it.
LOSING_REPLY = 137
WINNING_REPLY = 144


def _fields(marks: int) -> int:
    """Count the guard bits that are set."""
    return (((marks >> 7) * ONES) >> 32) & 7


def _larger(first: int, second: int) -> int:
    """Return the larger of each field."""
    marks = ((first | GUARD) - second) & GUARD
    keep = marks - (marks >> 7)
    return (first & keep) | (second & ~keep & VECTOR)


def _settle(hand: int, starts: int) -> int:
    """Move every card down to the lowest free place of its class of equivalent cards."""
    loose = hand & ~starts & ~(hand << 1)
    while loose:
        hand = (hand & ~loose) | (loose >> 1)
        loose = hand & ~starts & ~(hand << 1)
    return hand


class Search(Layout):
    """A search of one position at a time, with a table that is kept between calls. Not thread-safe."""

    def __init__(self, megabytes: int = 32) -> None:
        Layout.__init__(self)
        buckets = 1 << 10
        while buckets * 2 * WORDS * 8 <= megabytes << 20:
            buckets *= 2
        self.buckets = buckets
        self.bucket_mask = buckets - 1
        # Anonymous memory is zero and costs nothing until it is used.
        self.table = memoryview(mmap.mmap(-1, buckets * WORDS * 8)).cast("Q")
        self.generation = 0
        self.nodes = 0
        self.until = NEVER  # interpreted, a search that goes on longer raises OutOfTime
        self.far_from = 0
        self.proof = 0
        self.found_lead = -1  # of the last search: the lead that wins, if one does
        self.found_reply = -1  # and the reply that refutes the last lead tried
        self.mine = 0
        self.theirs = 0
        self.moves = 0
        self.answers = 0
        self.bucket = 0
        self.lock = 0
        self.hint = -1
        self.lead_card = [0] * 182
        self.lead_score = [0] * 182
        self.lead_replies = [0] * 182

    def set_up(self, hand_a: int, hand_b: int, score_a: int, score_b: int) -> None:
        """Begin with a position at the start of a trick. Entries of earlier positions are no longer found."""
        self.lay_out(hand_a, hand_b, score_a, score_b)
        self.generation += 1
        self.bucket_mask = min(self.buckets, NEAR) - 1
        self.far_from = self.nodes + NEAR_NODES

    def wins(self, hand_a: int, hand_b: int, leader: int, balance: int, left: int, leads: int, replies: int) -> bool:
        """Return whether A gets three votes; ties are B's unless `balance` is shifted. Hands, vectors: as in `Layout`.

        `leads` and `replies`, where not 0, are the only cards considered in the first trick.
        """
        if leader == 0:
            return self._search(hand_a, hand_b, 0, balance + BIAS, left, leads, replies)
        return not self._search(hand_b, hand_a, 1, OTHER_SIDE - BIAS - balance, left, leads, replies)

    def _decided(self, marks: int, limit: int) -> None:
        """Set the proof where three votes are decided: their fields must exceed what is left, the others are free."""
        while _fields(marks) > 3:
            marks &= marks - 1
        keep = marks - (marks >> 7)
        self.proof = (limit & keep) | (ANY & ~keep & VECTOR)

    def _look(self, mine: int, theirs: int, me: int, score: int, left: int) -> int:
        """Return what is known without a search: 1 if the leader gets three votes, 0 if not, -1 if unknown.

        If unknown, the settled hands, the moves and the place in the table are left in attributes for `_search`.
        """
        limit = left + BIAS + ONES
        marks = ((score | GUARD) - limit) & GUARD
        if _fields(marks) >= 3:
            self._decided(marks, limit)
            return 1
        other_score = OTHER_SIDE - score
        marks = ((other_score | GUARD) - limit) & GUARD
        if _fields(marks) >= 3:
            self._decided(marks, limit)
            return 0
        moves = self.starts[(me << 13) | theirs]
        mine = _settle(mine, moves)
        answers = self.starts[((1 - me) << 13) | mine]
        theirs = _settle(theirs, answers)
        lock = ((mine | (theirs << 13)) << 1) | me
        bucket = (((lock * 0x61C88647) >> 16) & self.bucket_mask) * WORDS
        lock |= self.generation << 27
        hint = -1
        if self.table[bucket] == lock:
            for slot in range(bucket + 1, bucket + WORDS):
                word = self.table[slot]
                if not word:
                    break
                proof = word & VECTOR
                if (word >> 40) & 1:
                    if ((score | GUARD) - proof) & GUARD == GUARD:
                        self.proof = proof
                        return 1
                    hint = (word >> 41) & 31
                elif ((other_score | GUARD) - proof) & GUARD == GUARD:
                    self.proof = proof
                    return 0
        self.mine = mine
        self.theirs = theirs
        self.moves = moves & mine
        self.answers = answers & theirs
        self.bucket = bucket
        self.lock = lock
        self.hint = hint
        return -1

    def _search(self, mine: int, theirs: int, me: int, score: int, left: int, leads: int, replies: int) -> bool:
        """Return whether the leader gets three votes: `me` leads, holds `mine` and sees the vector `score`."""
        asked = leads | replies  # the first trick with only some cards considered: not a position for the table
        if asked:
            moves = leads if leads else mine
            answers = replies if replies else theirs
            hint = -1
            bucket = 0
            lock = 0
        else:
            known = self._look(mine, theirs, me, score, left)
            if known >= 0:
                return known == 1
            mine = self.mine
            theirs = self.theirs
            moves = self.moves
            answers = self.answers
            hint = self.hint
            bucket = self.bucket
            lock = self.lock
        self.nodes += 1
        if self.nodes == self.far_from and self.buckets > NEAR:
            self._spread()
        first = 13 * bits.count(mine) - 13  # this depth's part of the lists
        last = first
        while moves:
            led = bits.lowest(moves) + 13 * me
            moves &= moves - 1
            allowed = answers
            if theirs & self.binds[led]:
                allowed &= self.follows[led]
            self.lead_card[last] = led
            self.lead_replies[last] = allowed
            self.lead_score[last] = 1 << 20 if led == hint else self._promise(led, allowed)
            last += 1
        proof = 0  # of "no lead wins"
        for place in range(first, last):
            best = place
            for other in range(place + 1, last):
                if self.lead_score[other] > self.lead_score[best]:
                    best = other
            led = self.lead_card[best]
            allowed = self.lead_replies[best]
            self.lead_card[best] = self.lead_card[place]
            self.lead_replies[best] = self.lead_replies[place]
            self.lead_score[best] = self.lead_score[place]
            if self._lead_wins(led, allowed, mine, theirs, me, score, left):
                self.found_lead = led
                if not asked:
                    self._store(bucket, lock, self.proof | bits.bit(40) | (bits.bit(41) * led), self.proof)
                return True
            proof = _larger(proof, self.proof)
        self.proof = proof
        if not asked:
            self._store(bucket, lock, proof, proof)
        return False

    def _promise(self, led: int, allowed: int) -> int:
        """Return how early to try a lead: few replies before many, then by the best of the replies."""
        place = led * 13
        while not allowed & bits.bit(self.order[place]):
            place += 1
        winning = allowed & self.beaten_by[led]
        burden = LOSING_REPLY * bits.count(allowed & ~winning) + WINNING_REPLY * bits.count(winning)
        return self.order_worth[place] - burden

    def _lead_wins(self, led: int, allowed: int, mine: int, theirs: int, me: int, score: int, left: int) -> bool:
        """Return whether the leader gets three votes with this lead, whatever the reply."""
        deadline.check(self.until)
        mine &= ~bits.bit(led - 13 * me)
        left -= self.weight[led]
        proof = 0
        place = led * 13
        while allowed:
            index = self.order[place]
            place += 1
            if not allowed & bits.bit(index):
                continue
            allowed &= ~bits.bit(index)
            reply = index + 13 - 13 * me
            change = self.change[led * 26 + reply]
            rest = theirs & ~bits.bit(index)
            after = score + change
            if self.beaten_by[led] & bits.bit(index):
                refuted = self._search(rest, mine, 1 - me, OTHER_SIDE - after, left - self.weight[reply], 0, 0)
            else:
                refuted = not self._search(mine, rest, me, after, left - self.weight[reply], 0, 0)
            if refuted:
                self.found_reply = reply
                self.proof += change
                return False
            proof = _larger(proof, self.proof - change)
        self.proof = proof
        return True

    def _spread(self) -> None:
        """Switch to the whole table: move this position's entries from the first part to where they belong."""
        self.bucket_mask = self.buckets - 1
        for place in range(NEAR):
            bucket = place * WORDS
            lock = self.table[bucket]
            if lock >> 27 == self.generation:
                there = ((((lock & KEY) * 0x61C88647) >> 16) & self.bucket_mask) * WORDS
                if there != bucket:
                    for word in range(WORDS):
                        self.table[there + word] = self.table[bucket + word]

    def _store(self, bucket: int, lock: int, word: int, proof: int) -> None:
        """Store an answer: over one that it covers, else in a free slot, else in front, dropping the oldest."""
        if self.table[bucket] != lock:
            self.table[bucket] = lock
            self.table[bucket + 1] = word
            for slot in range(bucket + 2, bucket + WORDS):
                self.table[slot] = 0
            return
        for slot in range(bucket + 1, bucket + WORDS):
            kept = self.table[slot]
            if not kept or (not ((kept ^ word) >> 40) & 1 and (((kept & VECTOR) | GUARD) - proof) & GUARD == GUARD):
                self.table[slot] = word
                return
        for slot in range(bucket + WORDS - 1, bucket + 1, -1):
            self.table[slot] = self.table[slot - 1]
        self.table[bucket + 1] = word
