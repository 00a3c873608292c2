"""A tournament: every bot against every other on the same deals, and the results so far."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from claim.arena.match import Pace
from claim.arena.pairings import Pairing
from claim.arena.ratings import Rating, meeting, rate
from claim.arena.sequential import UNDECIDED, SequentialTest
from claim.arena.tally import DealResult, Tally, score_interval


@dataclass(frozen=True)
class Standing:
    """How a bot did over all its games."""

    bot: str
    version: int
    rating: Rating
    games: int
    score: float  # its share of the points, 0 to 1
    ci95: tuple[float, float]
    pace: Pace
    forfeits: int


class Tournament:
    """The pairings of some bots, by name and version, over `deals` deals each, and their results."""

    def __init__(self, versions: Mapping[str, int], deals: int, seed: str, seconds: float = 10.0) -> None:
        self.versions = dict(versions)
        self.seed = seed
        self.deals = deals
        names = list(self.versions)
        sides = combinations(names, 2) if len(names) > 1 else [(names[0], names[0])]  # a single bot plays itself
        self.pairings = [Pairing(a, b, deals, seed, seconds) for a, b in sides]
        self.results: dict[Pairing, dict[int, DealResult]] = {pairing: {} for pairing in self.pairings}
        self._sides = {(pairing.a, pairing.b): pairing for pairing in self.pairings}

    @property
    def bots(self) -> list[str]:
        """The bots' names."""
        return list(self.versions)

    @property
    def games(self) -> int:
        """Games whose results are known."""
        return 2 * sum(map(len, self.results.values()))

    def add(self, result: DealResult) -> bool:
        """Count a result; return False if it was counted already or belongs to another tournament."""
        if result.seed != self.seed or not 0 <= result.deal < self.deals:
            return False
        if (self.versions.get(result.a), self.versions.get(result.b)) != result.versions:
            return False
        if (result.a, result.b) not in self._sides:
            result = result.turned()
        known = self.results[self._sides[result.a, result.b]]
        if result.deal in known:
            return False
        known[result.deal] = result
        return True

    def add_all(self, results: Sequence[DealResult]) -> int:
        """Count a file's results and return how many were new. If a deal is there both ways round, ours counts."""
        ours = [result for result in results if (result.a, result.b) in self._sides]
        return sum(self.add(result) for known in (ours, results) for result in known)

    def missing(self) -> dict[Pairing, list[int]]:
        """Return the deals still to be played."""
        return {
            pairing: [deal for deal in range(self.deals) if deal not in known]
            for pairing, known in self.results.items()
        }

    def tally(self, pairing: Pairing, deals: int | None = None) -> Tally:
        """Return the score of a pairing, over all deals or the first `deals`."""
        tally = Tally()
        for deal, result in sorted(self.results[pairing].items()):
            if deals is None or deal < deals:
                tally.add(result)
        return tally

    def standings(self, anchor: str | None = None) -> list[Standing]:
        """Return the standings of all bots, the highest rating first."""
        everything = [result for known in self.results.values() for result in known.values()]
        ratings = rate(self.bots, map(meeting, everything), anchor)
        standings = [self._standing(rating, everything) for rating in ratings]
        return sorted(standings, key=lambda standing: (-standing.rating.rating, standing.bot))

    def _standing(self, rating: Rating, everything: Iterable[DealResult]) -> Standing:
        pace, shares, forfeits = Pace(), dict[int, list[float]](), 0
        for result in everything:
            if rating.bot in (result.a, result.b):
                own = result if result.a == rating.bot else result.turned()
                shares.setdefault(own.deal, []).append(own.share)
                pace.join(own.paces[0])
                forfeits += own.forfeits[0]
        counts = [len(of_deal) for of_deal in shares.values()]
        of_deals = [sum(of_deal) / len(of_deal) for of_deal in shares.values()]
        games, points = 2 * sum(counts), sum(map(sum, shares.values()))
        score = points / sum(counts) if counts else 0.5
        interval = score_interval(of_deals, games)
        low, high = min(interval[0], score), max(interval[1], score)  # they differ where deals are missing
        return Standing(rating.bot, self.versions[rating.bot], rating, games, score, (low, high), pace, forfeits)


class Trial:
    """A sequential test that is fed the deals of a tournament of two bots, in order.

    Results arrive in any order. The verdict must not depend on it, so a deal counts only after all deals before it.
    """

    def __init__(self, test: SequentialTest) -> None:
        self.test = test
        self._over = False

    def decided(self, results: Mapping[int, DealResult]) -> bool:
        """Count what can be counted, and return whether the test is decided."""
        while not self._over and self.test.deals in results:
            self.test.add(results[self.test.deals].share)
            self._over = self.test.verdict != UNDECIDED
        return self._over
