"""Ratings from scores: Bradley and Terry's model on the scale that chess players know.

A bot rated r above another takes 1 / (1 + 10^(-r/400)) of the points from it; a draw is half a win. The ratings are
those that make the scores most likely, found by Newton's method. How it is done, and why: docs/arena.md.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

from claim.arena.tally import Z95, DealResult

SCALE = 400 / math.log(10)  # points of rating for a factor e in the odds
_PRIOR = 1.0  # drawn games that every two bots are assumed to have played beforehand


class Meeting(NamedTuple):
    """The games of two bots on one deal: `points` of `games` went to bot `a`."""

    a: str
    b: str
    deal: int
    points: float
    games: int = 2


@dataclass(frozen=True)
class Rating:
    """A bot's rating relative to the anchor's 0, with a 95% interval of that difference."""

    bot: str
    rating: float
    low: float
    high: float


def meeting(result: DealResult) -> Meeting:
    """Return the meeting that a deal's result describes."""
    return Meeting(result.a, result.b, result.deal, sum(result.points))


def expected(difference: float) -> float:
    """Return the share of the points that a bot takes from one rated lower by `difference`."""
    return _logistic(difference / SCALE)


def rate(bots: Sequence[str], meetings: Iterable[Meeting], anchor: str | None = None) -> list[Rating]:
    """Rate the bots, in the order given. The anchor (the first bot if none is named) is rated 0."""
    place = {bot: number for number, bot in enumerate(bots)}
    games = [[0.0] * len(bots) for _ in bots]
    points = [[0.0] * len(bots) for _ in bots]
    for i, j in combinations(range(len(bots)), 2):
        games[i][j] = games[j][i] = _PRIOR
        points[i][j] = points[j][i] = _PRIOR / 2
    by_deal: dict[int, list[tuple[int, int, float, int]]] = {}
    for one in meetings:
        i, j = place[one.a], place[one.b]
        for first, second, share in ((i, j, one.points), (j, i, one.games - one.points)):
            games[first][second] += one.games
            points[first][second] += share
        by_deal.setdefault(one.deal, []).append((i, j, one.points, one.games))
    fixed = place[bots[0] if anchor is None else anchor]
    free = [number for number in range(len(bots)) if number != fixed]
    strengths = _most_likely(games, points, free)
    errors = _errors(strengths, games, by_deal, free)
    return [
        Rating(bot, SCALE * mid, SCALE * (mid - Z95 * error), SCALE * (mid + Z95 * error))
        for bot, mid, error in zip(bots, strengths, errors, strict=True)
    ]


def _logistic(x: float) -> float:
    return 1 / (1 + math.exp(-x)) if x >= 0 else math.exp(x) / (1 + math.exp(x))


Matrix = list[list[float]]


def _most_likely(games: Matrix, points: Matrix, free: Sequence[int]) -> list[float]:
    """Find the strengths, as log odds, that make the points most likely; those not free stay 0."""
    strengths = [0.0] * len(games)
    for _ in range(200):
        slope = [
            sum(
                points[i][j] - games[i][j] * _logistic(strengths[i] - strengths[j]) for j in range(len(games)) if j != i
            )
            for i in free
        ]
        step = _solve(_information(strengths, games, free), slope)
        longest = max(map(abs, step), default=0.0)
        scale = min(1.0, 1.0 / longest) if longest else 1.0  # the log-likelihood is concave: short steps converge
        for i, change in zip(free, step, strict=True):
            strengths[i] += scale * change
        if longest < 1e-10:
            break
    return strengths


def _information(strengths: Sequence[float], games: Matrix, free: Sequence[int]) -> Matrix:
    """Return Fisher's information for the free strengths: the curvature of the log-likelihood."""
    curvature = [[0.0] * len(games) for _ in games]
    for i, j in combinations(range(len(games)), 2):
        share = _logistic(strengths[i] - strengths[j])
        weight = games[i][j] * share * (1 - share)
        curvature[i][j] = curvature[j][i] = -weight
        curvature[i][i] += weight
        curvature[j][j] += weight
    return [[curvature[i][j] for j in free] for i in free]


def _errors(
    strengths: Sequence[float],
    games: Matrix,
    by_deal: dict[int, list[tuple[int, int, float, int]]],
    free: Sequence[int],
) -> list[float]:
    """Return standard errors, from the scatter between deals, but never less than if every game counted as two."""
    column = {bot: number for number, bot in enumerate(free)}
    scatter = [[0.0] * len(free) for _ in free]
    for of_deal in by_deal.values():
        pull = [0.0] * len(free)
        for i, j, points, count in of_deal:
            surprise = points - count * _logistic(strengths[i] - strengths[j])
            if i in column:
                pull[column[i]] += surprise
            if j in column:
                pull[column[j]] -= surprise
        for here, one in enumerate(pull):
            for there, two in enumerate(pull):
                scatter[here][there] += one * two
    deals = len(by_deal)
    few = deals / (deals - 1) if deals > 1 else 1.0
    information = _information(strengths, games, free)
    errors = [0.0] * len(strengths)
    for bot, number in column.items():
        row = _solve(information, [float(other == number) for other in range(len(free))])  # of the inverse
        from_scatter = few * sum(row[i] * scatter[i][j] * row[j] for i in range(len(free)) for j in range(len(free)))
        errors[bot] = math.sqrt(max(from_scatter, row[number] / 2))
    return errors


def _solve(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """Solve matrix · x = right, by elimination with partial pivoting."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(column + 1, size):
            factor = rows[row][column] / rows[column][column]
            for place in range(column, size + 1):
                rows[row][place] -= factor * rows[column][place]
    solution = [0.0] * size
    for row in range(size - 1, -1, -1):
        known = sum(rows[row][place] * solution[place] for place in range(row + 1, size))
        solution[row] = (rows[row][size] - known) / rows[row][row]
    return solution
