"""The rules as arrays, made by asking `claim.rules` about every card, pair of cards and pile: JAX code only looks up.

A mask of cards is two 32-bit words (JAX has no 64-bit numbers unless asked): cards 0–31, then 32–51. No faction lies
in both words. `tests/envs/test_jax_tables.py` asks the rules again about what these tables leave out.
"""

import functools
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from claim.rules import bits, cards, factions, following, spoils, tricks, votes

CARDS = 52
ZEROS = int(sum(cards.faction_of(card) == factions.GOBLIN and cards.value_of(card) == 0 for card in range(CARDS)))
ALL = cards.deck()
Words = NDArray[np.uint32]


def words(mask: int) -> Words:
    """Return a mask as its two words."""
    return np.array([mask & 0xFFFF_FFFF, mask >> 32], np.uint32)


class LedTable(NamedTuple):
    """What depends on the led card: row `led + 1`, and row 0 if no card is led. Masks are rows of two words."""

    binding: Words  # a hand that holds one of these may not play every card
    following: Words  # what a hand so bound may play
    beaten_by: Words  # replies that win the trick
    ignored_by: Words  # replies which show that their player holds none of the led faction
    faction: NDArray[np.uint32]  # of the led card, as one bit of five


def _led_table() -> LedTable:
    rows = [_led_row(led) for led in range(-1, CARDS)]
    masks = [np.stack([words(row[column]) for row in rows]) for column in range(4)]
    return LedTable(masks[0], masks[1], masks[2], masks[3], np.array([row[4] for row in rows], np.uint32))


def _led_row(led: int) -> tuple[int, int, int, int, int]:
    """Ask the rules about every card beside every other, on this led card."""
    binding = allowed = 0
    for held in range(CARDS):
        # Of a hand with `held` and one more card: which may that one be, and still be played?
        open_beside = sum(
            bits.bit(card)
            for card in range(CARDS)
            if card == held or following.playable(bits.bit(card) | bits.bit(held), led) >> card & 1
        )
        if open_beside != ALL:
            binding |= bits.bit(held)
            allowed = open_beside
    if led < 0:
        return binding, allowed, 0, 0, 0
    own = cards.faction_of(led)
    beaten_by = sum(bits.bit(reply) for reply in range(CARDS) if tricks.reply_wins(led, reply))
    ignored_by = sum(bits.bit(reply) for reply in range(CARDS) if tricks.counts_as(led, reply) != own)
    return binding, allowed | binding, beaten_by, ignored_by, bits.bit(own)


class SpoilsTable(NamedTuple):
    """Where played cards go, a row of two words for phase one and one for phase two."""

    winner: Words
    loser: Words
    discarded: Words


def _spoils_table() -> SpoilsTable:
    kinds = (spoils.winner_scores, spoils.loser_scores, spoils.discarded)
    columns = [
        np.stack(
            [
                words(sum(bits.bit(card) for card in range(CARDS) if kind(phase, card, (card + 1) % CARDS) >> card & 1))
                for phase in (1, 2)
            ]
        )
        for kind in kinds
    ]
    return SpoilsTable(columns[0], columns[1], columns[2])


class VoteTable(NamedTuple):
    """Who has the votes, from the score piles (R24, R25).

    A faction's part of a pile, `pile[word] >> shift & width_mask`, has its rank at `ranks[offset + part]`: of two piles
    the one of higher rank has the vote, and equal ranks mean neither. With each faction's vote as 0 (B), 1 (neither)
    or 2 (A), in base three with the first faction lowest, `outcome` has who wins: 1 is A, -1 is B.
    """

    word: NDArray[np.int32]
    shift: NDArray[np.uint32]
    width_mask: NDArray[np.uint32]
    offset: NDArray[np.int32]
    ranks: NDArray[np.uint8]
    outcome: NDArray[np.int8]


def _vote_table() -> VoteTable:
    word, shift, width_mask, offset = [], [], [], []
    ranks: list[int] = []
    for faction in range(factions.FACTIONS):
        of_faction = cards.faction_mask(faction)
        lowest = bits.lowest(of_faction)
        word.append(lowest // 32)
        shift.append(lowest % 32)
        width_mask.append(of_faction >> lowest)
        offset.append(len(ranks))
        ranks += _ranks(faction, lowest, bits.count(of_faction))
    return VoteTable(
        np.array(word, np.int32),
        np.array(shift, np.uint32),
        np.array(width_mask, np.uint32),
        np.array(offset, np.int32),
        np.array(ranks, np.uint8),
        np.array([_outcome(index) for index in range(3**factions.FACTIONS)], np.int8),
    )


def _ranks(faction: int, lowest: int, width: int) -> list[int]:
    """Return the rank of every part of a faction: sorted by who would have the vote, equals sharing a rank."""

    def compare(one: int, two: int) -> int:
        return votes.vote(one << lowest, two << lowest, faction)

    ranks = [0] * (1 << width)
    rank = before = 0
    for part in sorted(range(1 << width), key=functools.cmp_to_key(compare)):
        rank += compare(part, before)
        ranks[part] = rank
        before = part
    return ranks


def _outcome(index: int) -> int:
    """Return who wins with these votes: each is given by one card of the faction."""
    piles = [0, 0, 0]  # B's, neither's, A's
    for faction in range(factions.FACTIONS):
        piles[index // 3**faction % 3] |= bits.bit(bits.lowest(cards.faction_mask(faction)))
    return votes.winner(piles[2], piles[0])


LED = _led_table()
SPOILS = _spoils_table()
VOTES = _vote_table()
ZERO_CARDS = np.uint32((1 << ZEROS) - 1)  # the Goblin zeros, which are alike, in the first word
