"""Tune the quick policy's numbers by the cross-entropy method, against the best so far.

python -m training.tune src/claim/bots/evaluation.json --seconds 300 --out tuned.json
"""

import argparse
import json
import random
import time
from pathlib import Path

import numpy as np

from claim.bots.evaluation import Evaluation, Weights
from claim.bots.policy import PlayoutPolicy
from claim.game.cards import mask_of
from claim.rules import bits, spoils, tricks

# What is tuned: a cost for each kind of card (48), the worth of each kind, Undead, tempo.
KINDS = [0] * 5 + list(range(1, 48))


def build(weights: Weights, vector: np.ndarray) -> Weights:
    cost = [round(vector[kind]) for kind in KINDS]
    worth = [round(weights["worth0"][card] + vector[48 + KINDS[card]]) for card in range(52)]
    return {"cost": cost, "worth": worth, "undead": int(vector[96]), "tempo": int(vector[97])}


def policy(found: Weights) -> PlayoutPolicy:
    return PlayoutPolicy(found["worth"], found["cost"], found["undead"], found["tempo"])


def policy_match(first: PlayoutPolicy, second: PlayoutPolicy, evaluation: Evaluation, seed: int, deals: int) -> float:
    """Return the first policy's mean chance to win after phase one, played with open hands.

    Every deal is played twice with the seats exchanged, and the network judges the outcome.
    """
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


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("weights", type=Path)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--deals", type=int, default=3000)
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    weights = json.loads(arguments.weights.read_text())
    weights.setdefault("worth0", weights["worth"])
    rng = np.random.default_rng(1)
    mean = np.zeros(98)
    for card, kind in enumerate(KINDS):
        mean[kind] = weights["cost"][card]
        mean[48 + kind] = weights["worth"][card] - weights["worth0"][card]
    mean[96], mean[97] = weights["undead"], weights["tempo"]
    spread = np.concatenate([np.full(48, 60.0), np.full(48, 80.0), [100.0, 80.0]])
    evaluation, start = Evaluation(), build(weights, mean)
    best, started, generation = build(weights, mean), time.time(), 0
    while time.time() - started < arguments.seconds:
        generation += 1
        samples = mean + spread * rng.standard_normal((40, 98))
        rival = policy(best)
        scores = [
            policy_match(policy(build(weights, one)), rival, evaluation, generation, arguments.deals) for one in samples
        ]
        order = np.argsort(scores)[::-1][:10]
        chosen = samples[order]
        mean = 0.5 * mean + 0.5 * chosen.mean(axis=0)
        spread = np.maximum(0.6 * spread + 0.4 * chosen.std(axis=0), [*[8.0] * 96, 10.0, 10.0])
        now = build(weights, mean)
        gain = policy_match(policy(now), rival, evaluation, 10**6 + generation, 4 * arguments.deals)
        total = policy_match(policy(now), policy(start), evaluation, 10**7, 4 * arguments.deals)
        if gain > 0.5:
            best = now
        print(
            f"{generation}: best sample {max(scores):.4f}, mean against best {gain:.4f}, against start {total:.4f}",
            flush=True,
        )
        arguments.out.write_text(json.dumps({**weights, **best}))


if __name__ == "__main__":
    main()
