"""Two quick policies against each other in phase one, with open hands, to tell which of them plays better.

Every deal is played twice with the seats exchanged, and the network judges the outcome.
"""

import random

from claim.bots.evaluation import Evaluation
from claim.bots.policy import PlayoutPolicy
from claim.game.cards import mask_of
from claim.rules import bits, spoils, tricks


def policy_match(first: PlayoutPolicy, second: PlayoutPolicy, evaluation: Evaluation, seed: int, deals: int) -> float:
    """Return the first policy's mean chance to win after phase one."""
    rng, deck, total = random.Random(seed), list(range(52)), 0
    for _ in range(deals):
        rng.shuffle(deck)
        total += _play(first, second, evaluation, deck) + 65536 - _play(second, first, evaluation, deck)
    return total / (2 * 65536 * deals)


def _play(first: PlayoutPolicy, second: PlayoutPolicy, evaluation: Evaluation, deck: list[int]) -> int:
    """Play with the first policy leading from the deck's first hand, and return its chance to win."""
    policies = (first, second)
    hands, followers, scores = [mask_of(deck[:13]), mask_of(deck[13:26])], [0, 0], [0, 0]
    leads = 0
    for place in range(26, 52, 2):
        prize, drawn = deck[place], deck[place + 1]
        later = mask_of(deck[place + 1 :])
        gains = [one.total_worth(bits.bit(prize)) - one.total_worth(later) // (51 - place) for one in policies]
        replies = 1 - leads
        led = policies[leads].lead(hands[leads], hands[replies], gains[leads])
        reply = policies[replies].reply(hands[replies], led, gains[replies])
        hands[leads] ^= bits.bit(led)
        hands[replies] ^= bits.bit(reply)
        if tricks.reply_wins(led, reply):
            leads = replies
        scores[leads] |= spoils.winner_scores(1, led, reply)
        followers[leads] |= bits.bit(prize)
        followers[1 - leads] |= bits.bit(drawn)
    other = 1 - leads
    chance = evaluation.chance(followers[leads], followers[other], scores[leads], scores[other])
    return chance if leads == 0 else 65536 - chance
