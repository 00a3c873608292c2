"""What the arena counts: a deal's two games in figures, and the score of many deals with its uncertainty."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from claim.arena.match import Pace

Z95 = 1.959964  # 95% of a normal distribution lies within this many standard deviations


@dataclass(frozen=True)
class DealResult:
    """A deal's two games in figures. Bot `a` sits at A in the first, at B in the second."""

    a: str
    b: str
    versions: tuple[int, int]
    seed: str
    deal: int
    points: tuple[float, float]  # bot a's, in each of the two games: 1, 0.5 or 0
    paces: tuple[Pace, Pace] = field(default_factory=lambda: (Pace(), Pace()), compare=False)
    forfeits: tuple[int, int] = (0, 0)  # games that a lost, and that b lost, without playing to the end
    reasons: tuple[str, ...] = ()

    @property
    def share(self) -> float:
        """Bot a's share of the deal's two points."""
        return sum(self.points) / 2

    def turned(self) -> "DealResult":
        """Return the same games from bot `b`'s side: its game at seat A comes first."""
        return replace(
            self,
            a=self.b,
            b=self.a,
            versions=self.versions[::-1],
            points=(1 - self.points[1], 1 - self.points[0]),
            paces=self.paces[::-1],
            forfeits=self.forfeits[::-1],
        )


@dataclass
class Tally:
    """The score of bot `a` so far. A win is a point, a draw half of one."""

    wins: int = 0
    draws: int = 0
    losses: int = 0
    forfeits_a: int = 0
    forfeits_b: int = 0
    reasons: dict[str, int] = field(default_factory=dict)
    pairs: list[float] = field(default_factory=list)  # bot a's mean score on each deal
    pace_a: Pace = field(default_factory=Pace)
    pace_b: Pace = field(default_factory=Pace)

    @property
    def games(self) -> int:
        """Games played."""
        return self.wins + self.draws + self.losses

    @property
    def score(self) -> float:
        """Bot a's share of the points, 0 to 1."""
        return (self.wins + self.draws / 2) / self.games if self.games else 0.5

    def add(self, result: DealResult) -> None:
        """Count both games of a deal."""
        for points in result.points:
            self.wins += points == 1
            self.draws += points == 0.5
            self.losses += points == 0
        self.forfeits_a += result.forfeits[0]
        self.forfeits_b += result.forfeits[1]
        for reason in result.reasons:
            self.reasons[reason] = self.reasons.get(reason, 0) + 1
        self.pairs.append(result.share)
        self.pace_a.join(result.paces[0])
        self.pace_b.join(result.paces[1])

    def ci95(self) -> tuple[float, float]:
        """Return a 95% interval of the score."""
        return score_interval(self.pairs, self.games)


def score_interval(shares: Sequence[float], games: float) -> tuple[float, float]:
    """Return a 95% interval of a mean score: Wilson's, with the number of games that the scatter of the deals implies.

    `shares` holds one score per deal, because the games of a deal are not independent.
    """
    if not shares:
        return 0.0, 1.0
    mean = sum(shares) / len(shares)
    if len(shares) > 1:
        error = sum((share - mean) ** 2 for share in shares) / (len(shares) - 1) / len(shares)
        if error > 0:
            games = min(2 * games, mean * (1 - mean) / error)
    centre = (mean + Z95 * Z95 / (2 * games)) / (1 + Z95 * Z95 / games)
    reach = Z95 / (1 + Z95 * Z95 / games) * math.sqrt(mean * (1 - mean) / games + Z95 * Z95 / (4 * games * games))
    return max(0.0, centre - reach), min(1.0, centre + reach)
