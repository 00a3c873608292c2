"""What a start of phase two is worth: the chance that its leader wins, estimated by a small network in whole numbers.

The network was fitted to the exact solver's values (training/fit.py; docs/bots.md says how well it fits). It computes
in whole numbers, because then the compiled and the interpreted file cannot differ.
"""

import json
import math
from importlib import resources
from pathlib import Path
from typing import Any

from claim.bots.policy import PlayoutPolicy
from claim.rules import bits

Weights = dict[str, Any]

FIRST = 64  # units of the first hidden layer
CERTAIN = 65536  # a chance of 1


class Evaluation:
    """The network. Ask it with `chance`."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.first = [0] * 7936  # by input · 64 + unit
        self.first_bias = [0] * 64
        self.second = [0] * 1024  # by unit · 64 + unit of the first layer
        self.second_bias = [0] * 16
        self.last = [0] * 16
        self.last_bias = 0
        self.units = [0] * 64
        self.sigmoid = [0] * 2048
        for step in range(2048):
            self.sigmoid[step] = round(CERTAIN / (1 + math.exp(-(step - 1024) / 128)))
        self.load(load_weights() if weights is None else weights)

    def load(self, weights: Weights) -> None:
        """Load fitted numbers."""
        for place, row in enumerate(weights["first"]):
            for unit in range(FIRST):
                self.first[place * FIRST + unit] = row[unit]
        for unit in range(FIRST):
            self.first_bias[unit] = weights["first_bias"][unit]
        for place, row in enumerate(weights["second"]):
            for unit in range(FIRST):
                self.second[place * FIRST + unit] = row[unit]
            self.second_bias[place] = weights["second_bias"][place]
            self.last[place] = weights["last"][place]
        self.last_bias = weights["last_bias"]

    def chance(self, hand: int, other: int, score: int, other_score: int) -> int:
        """Return the leader's chance to win, 0 to 65,536; `hand` and `score` are the leader's."""
        for unit in range(64):
            self.units[unit] = self.first_bias[unit]
        self._see(counted_zeros(hand), 0)
        self._see(counted_zeros(other), 52)
        self._see(score, 104 - 22)  # the Undead are the cards 22 to 31
        self._see(other_score, 114 - 22)
        for unit in range(64):
            self.units[unit] = min(max(self.units[unit], 0), 127)
        logit = self.last_bias
        for place in range(16):
            total = self.second_bias[place]
            for unit in range(64):
                total += self.units[unit] * self.second[place * 64 + unit]
            total = min(max(total >> 8, 0), 127)
            logit += total * self.last[place]
        # `logit` is in parts of 127 · 256, and a step of the table is a 128th: near enough
        return self.sigmoid[min(max((logit >> 8) + 1024, 0), 2047)]

    def _see(self, pile: int, base: int) -> None:
        """Add a pile's cards to the first layer."""
        while pile:
            place = (base + bits.lowest(pile)) * 64
            pile &= pile - 1
            for unit in range(64):
                self.units[unit] += self.first[place + unit]


def counted_zeros(hand: int) -> int:
    """Renumber the Goblin zeros, which are alike: with two of them, the first two inputs are set."""
    return (hand & ~31) | (bits.bit(bits.count(hand & 31)) - 1)


def load_weights(path: Path | None = None) -> Weights:
    """Load the fitted numbers that come with the package, or others from a file."""
    file = resources.files("claim.bots").joinpath("evaluation.json") if path is None else path
    weights: Weights = json.loads(file.read_text(encoding="utf-8"))
    return weights


def quick_policy(weights: Weights | None = None) -> PlayoutPolicy:
    """Return the policy for playouts, with the numbers of the same file."""
    fitted = load_weights() if weights is None else weights
    return PlayoutPolicy(fitted["worth"], fitted["cost"], fitted["undead"], fitted["tempo"])
