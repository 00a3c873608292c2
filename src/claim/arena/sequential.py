"""Is the new bot stronger? A sequential test that stops as soon as it knows (docs/arena.md).

Wald's sequential probability ratio test, generalised as in chess engine testing: each deal gives the new bot one of
five scores (its two games together). Their frequencies are estimated, not assumed, and the test compares how likely
the observed scores are if their mean is h1 and if it is h0.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)
STRONGER, NOT_STRONGER, UNDECIDED = "stronger", "not stronger", "undecided"
_SMALL = 1e-3  # deals, counted for a score never seen, so that no score is taken to be impossible


@dataclass
class SequentialTest:
    """A test of mean score h0 against h1, with the chances alpha and beta of a wrong "stronger" and "not stronger"."""

    h0: float
    h1: float
    alpha: float = 0.05
    beta: float = 0.05
    counts: list[int] = field(default_factory=lambda: [0] * len(SCORES))

    @property
    def bounds(self) -> tuple[float, float]:
        """At or below the first, not stronger; at or above the second, stronger."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    @property
    def llr(self) -> float:
        """The logarithm of the likelihood ratio so far."""
        return log_ratio(self.counts, self.h0, self.h1)

    @property
    def verdict(self) -> str:
        """The verdict so far."""
        low, high = self.bounds
        llr = self.llr
        return STRONGER if llr >= high else NOT_STRONGER if llr <= low else UNDECIDED

    @property
    def deals(self) -> int:
        """Deals counted."""
        return sum(self.counts)

    def add(self, share: float) -> None:
        """Count a deal: the new bot's share of its two points."""
        self.counts[SCORES.index(share)] += 1


def log_ratio(counts: Sequence[int], h0: float, h1: float) -> float:
    """Return how much better mean h1 explains the scores than mean h0, as a logarithm."""
    if not any(counts):
        return 0.0
    weights = [count or _SMALL for count in counts]
    total = sum(weights)
    shares = [weight / total for weight in weights]
    tilt0, tilt1 = _tilt(shares, h0), _tilt(shares, h1)
    return sum(
        weight * math.log((1 + tilt0 * (score - h0)) / (1 + tilt1 * (score - h1)))
        for weight, score in zip(weights, SCORES, strict=True)
    )


def _tilt(shares: Sequence[float], mean: float) -> float:
    """Find the x for which shares / (1 + x · (score - mean)) have that mean: the likeliest shares that do.

    The sum below decreases in x. Newton's method finds its zero, with bisection where a step would leave the range.
    """
    low, high = -1 / (SCORES[-1] - mean), 1 / (mean - SCORES[0])
    reaches = [score - mean for score in SCORES]
    x = 0.0
    for _ in range(100):
        height = slope = 0.0
        for share, reach in zip(shares, reaches, strict=True):
            ratio = reach / (1 + x * reach)
            height += share * ratio
            slope += share * ratio * ratio
        low, high = (x, high) if height > 0 else (low, x)
        step = height / slope
        if abs(step) < 1e-12:
            break
        x = x + step if low < x + step < high else (low + high) / 2
    return x
