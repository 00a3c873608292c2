"""The tables ask the rules about single cards and pairs; here whole hands and piles are asked about."""

import random

from claim.envs.jax import LED, SPOILS, VOTES
from claim.rules import bits, cards, factions, following, spoils, tricks, votes


def mask(words) -> int:
    return int(words[0]) | int(words[1]) << 32


def test_what_hands_may_play_on_each_card():
    """R6, R7, R21, R22."""
    rng = random.Random(14)
    for led in range(-1, 52):
        binding, allowed = mask(LED.binding[led + 1]), mask(LED.following[led + 1])
        for size in (1, 2, 5, 13):
            hand = sum(bits.bit(card) for card in rng.sample(range(52), size))
            assert following.playable(hand, led) == (hand & allowed if hand & binding else hand)


def test_who_wins_and_what_each_card_shows_and_where_it_goes():
    """R8, R11, R12, R16, R18–R23."""
    for led in range(52):
        beaten_by, ignored_by = mask(LED.beaten_by[led + 1]), mask(LED.ignored_by[led + 1])
        assert LED.faction[led + 1] == 1 << cards.faction_of(led)
        for reply in range(52):
            assert tricks.reply_wins(led, reply) == (beaten_by >> reply & 1)
            assert (tricks.counts_as(led, reply) != cards.faction_of(led)) == (ignored_by >> reply & 1)
            both = bits.bit(led) | bits.bit(reply)
            for phase in (1, 2):
                assert spoils.winner_scores(phase, led, reply) == both & mask(SPOILS.winner[phase - 1])
                assert spoils.loser_scores(phase, led, reply) == both & mask(SPOILS.loser[phase - 1])
                assert spoils.discarded(phase, led, reply) == both & mask(SPOILS.discarded[phase - 1])


def rank(pile: int, faction: int) -> int:
    part = pile >> 32 * int(VOTES.word[faction]) >> int(VOTES.shift[faction]) & int(VOTES.width_mask[faction])
    return int(VOTES.ranks[VOTES.offset[faction] + part])


def test_who_wins_with_any_score_piles():
    """R24, R25."""
    rng = random.Random(15)
    seen = set()
    for _ in range(3000):
        order = rng.sample(range(52), rng.choice((4, 12, 34, 52)))
        one, two = (sum(bits.bit(card) for card in order[start::2]) for start in (0, 1))
        index = 0
        for faction in range(factions.FACTIONS):
            vote = (rank(one, faction) > rank(two, faction)) - (rank(one, faction) < rank(two, faction))
            assert vote == votes.vote(one, two, faction)
            index += (vote + 1) * 3**faction
        assert VOTES.outcome[index] == votes.winner(one, two)
        seen.add(votes.winner(one, two))
    assert seen == {-1, 0, 1}
