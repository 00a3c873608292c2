"""Who plays whom: a function of the people who wait, without a clock, a database or chance."""

import functools
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

AT_ONCE = 8  # people whose pairs are chosen together: two milliseconds


@dataclass(frozen=True)
class Waiting:
    """A person who waits for an opponent, and whom they were paired with last.

    They `came` to a game that was found for them; they were `let_down` if their last opponent did not come.
    """

    person: str
    since: float
    last: str | None = None
    came: bool = False
    let_down: bool = False


Pair = tuple[Waiting, Waiting]  # who has waited longer comes first
Forbidden = Collection[frozenset[str]]  # pairs of people
_Score = tuple[int, int, int, int]  # the lower the better: see `_best`


def match(waiting: Iterable[Waiting], forbidden: Forbidden = frozenset()) -> list[Pair]:
    """Pair those who wait. No two who could be paired with each other are left over.

    Two people are never paired if they are the same person or a `forbidden` pair. As many as possible are paired; then
    as few who were let down as possible with people who have never come; then as few as possible with whom they were
    paired last; then those who wait longest go first.

    That holds exactly for up to AT_ONCE people. A longer queue is paired in parts of that size, from its head.
    """
    queue = sorted(waiting, key=lambda one: (one.since, one.person))
    pairs: list[Pair] = []
    while best := [pair for part in _parts(queue) for pair in _best(part, forbidden)]:
        pairs += best
        queue = _without(queue, best)
    late: set[Waiting] = set()
    for one, other in combinations(queue, 2):  # across parts in which no one could be paired
        if not late & {one, other} and _may_play(one, other, forbidden):
            pairs.append((one, other))
            late |= {one, other}
    return pairs


def _may_play(one: Waiting, other: Waiting, forbidden: Forbidden) -> bool:
    return one.person != other.person and frozenset((one.person, other.person)) not in forbidden


def _parts(queue: Sequence[Waiting]) -> list[Sequence[Waiting]]:
    return [queue[start : start + AT_ONCE] for start in range(0, len(queue), AT_ONCE)]


def _without(queue: Sequence[Waiting], pairs: Iterable[Pair]) -> list[Waiting]:
    paired = {one for pair in pairs for one in pair}
    return [one for one in queue if one not in paired]


def _best(queue: Sequence[Waiting], forbidden: Forbidden) -> list[Pair]:
    """Return the best pairs of a short queue: of all ways to pair it, the one with the lowest score.

    A score adds up, over the pairs and those left out: pairs (negative), those that may let somebody down again, pairs
    that were paired before, and those left out (each weighs more than all behind it together).
    """
    size = len(queue)

    @functools.cache
    def solve(free: int) -> tuple[_Score, tuple[tuple[int, int], ...]]:
        """Return the lowest score for the people whose bits are set, and its pairs."""
        if not free:
            return (0, 0, 0, 0), ()
        first = (free & -free).bit_length() - 1
        rest = free & (free - 1)
        score, pairs = solve(rest)
        options = [((*score[:3], score[3] + (1 << (size - first))), pairs)]
        for other in range(first + 1, size):
            if rest >> other & 1 and _may_play(queue[first], queue[other], forbidden):
                score, pairs = solve(rest & ~(1 << other))
                risks = score[1] + _may_let_down(queue[first], queue[other])
                again = score[2] + _played_before(queue[first], queue[other])
                options.append(((score[0] - 1, risks, again, score[3]), ((first, other), *pairs)))
        return min(options, key=lambda one: one[0])  # of equals the first: with those who wait longest

    return [(queue[one], queue[other]) for one, other in solve((1 << size) - 1)[1]]


def _may_let_down(one: Waiting, other: Waiting) -> bool:
    return (one.let_down and not other.came) or (other.let_down and not one.came)


def _played_before(one: Waiting, other: Waiting) -> bool:
    return one.last == other.person or other.last == one.person
