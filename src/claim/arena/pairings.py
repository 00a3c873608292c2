"""Bots against bots over many deals. Every deal is played twice with the seats exchanged, so that luck cancels out."""

import math
import os
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import ExitStack, closing
from dataclasses import dataclass, field

from claim.arena.match import Pace, play_out
from claim.arena.tally import DealResult, Tally
from claim.arena.workers import ProcessPool, run_tasks
from claim.bots.registry import make_bot
from claim.game.cards import Seat
from claim.game.game import Game
from claim.records.record import Record

_TASK_SECONDS = 2.0  # of play per task: long enough to be worth starting a program, and little to lose when stopped
_MOST_DEALS = 64  # per task


@dataclass(frozen=True)
class Pairing:
    """What to play: two bots by name, how many deals, from which seed, and how many seconds a program has per card.

    Steady bots never look at the clock, so that their games can be played again: see `make_bot`.
    """

    a: str
    b: str
    deals: int
    seed: str
    seconds: float = 10.0
    steady: bool = False


@dataclass(frozen=True)
class Pair:
    """A deal's two games: bot `a` sits at A in the first, at B in the second."""

    number: int
    first: Record
    second: Record
    versions: tuple[int, int] = (1, 1)  # of bots a and b
    paces: tuple[Pace, Pace] = field(default_factory=lambda: (Pace(), Pace()), compare=False)  # how long they thought
    seconds: float = field(default=0.0, compare=False)  # that both games took together

    def result(self, pairing: Pairing) -> DealResult:
        """Return the two games in figures."""
        seats = ((self.first, Seat.A), (self.second, Seat.B))
        first, second = (0.5 if record.winner is None else float(record.winner is seat) for record, seat in seats)
        lost = [(record.forfeit is seat, record.reason or "") for record, seat in seats if record.forfeit is not None]
        by_a = sum(ours for ours, _ in lost)
        return DealResult(
            pairing.a,
            pairing.b,
            self.versions,
            pairing.seed,
            self.number,
            (first, second),
            self.paces,
            (by_a, len(lost) - by_a),
            tuple(reason for _, reason in lost),
        )


def played(pairing: Pairing, numbers: Iterable[int]) -> Iterator[Pair]:
    """Play the deals with these numbers one after the other, each twice, and yield them as they are done."""
    with ExitStack() as stack:
        ours, theirs = (
            stack.enter_context(closing(make_bot(spec, pairing.seconds, steady=pairing.steady)))
            for spec in (pairing.a, pairing.b)
        )
        for number in numbers:
            seed = f"{pairing.seed}:{number}"
            game = Game.deal(seed)
            paces = a, b = Pace(), Pace()
            started = time.perf_counter()
            first = play_out(game, {Seat.A: ours, Seat.B: theirs}, f"{seed}:0", {Seat.A: a, Seat.B: b})
            second = play_out(game, {Seat.A: theirs, Seat.B: ours}, f"{seed}:1", {Seat.A: b, Seat.B: a})
            versions = (ours.version, theirs.version)
            yield Pair(number, first, second, versions, paces, time.perf_counter() - started)


def play_numbers(pairing: Pairing, numbers: Sequence[int]) -> list[Pair]:
    """Play the deals with these numbers: a task for an executor."""
    return list(played(pairing, numbers))


class _Schedule:
    """Which deals to play next. Pairings take turns, each with about `_TASK_SECONDS` of deals at a time."""

    def __init__(self, work: Mapping[Pairing, Sequence[int]], takers: int) -> None:
        self._left = deque((pairing, deque(numbers)) for pairing, numbers in work.items() if numbers)
        self._deals = sum(len(numbers) for _, numbers in self._left)
        self._takers = takers
        self._seconds: dict[Pairing, float] = {}  # per deal

    def learn(self, pairing: Pairing, pair: Pair) -> None:
        """Remember how long a deal of this pairing took."""
        self._seconds[pairing] = pair.seconds

    def take(self) -> tuple[Pairing, list[int]] | None:
        """Take the next task; None when there are no deals left."""
        if not self._left:
            return None
        pairing, numbers = self._left.popleft()
        quick = _TASK_SECONDS / max(self._seconds.get(pairing, _TASK_SECONDS), 1e-6)
        fair = math.ceil(self._deals / self._takers)  # near the end no worker gets a long task while others idle
        size = max(1, min(int(quick), fair, len(numbers), _MOST_DEALS))
        task = [numbers.popleft() for _ in range(size)]
        self._deals -= size
        if numbers:
            self._left.append((pairing, numbers))
        return pairing, task


def run_all(
    work: Mapping[Pairing, Sequence[int]], executor: Executor | None = None, workers: int | None = None
) -> Generator[tuple[Pairing, Pair], None, None]:
    """Play these deals of these pairings on an executor, or in this process; yield pairs when done, in any order.

    All pairings advance together, so that a stopped run has played about the same deals of each. `workers` is how many
    tasks the executor can run at a time. Closing the generator early abandons the rest.
    """
    ahead = 2 * (workers or os.cpu_count() or 1)  # so that no worker has to wait for us
    schedule = _Schedule(work, 1 if executor is None else ahead)
    playing: Callable[[Pairing, Sequence[int]], Iterable[Pair]] = played if executor is None else play_numbers
    with closing(run_tasks(playing, iter(schedule.take, None), executor, ahead)) as done:
        for (pairing, _), pairs in done:
            for pair in pairs:
                schedule.learn(pairing, pair)
                yield pairing, pair


def play_arena(pairing: Pairing, jobs: int | None = None, each: Callable[[Pair], None] = lambda _: None) -> Tally:
    """Play all deals on `jobs` processes (1: in this one), call `each` with every pair, and return the tally."""
    jobs = min(jobs or os.cpu_count() or 1, pairing.deals)
    tally = Tally()
    with ExitStack() as stack:
        pool = stack.enter_context(ProcessPool(jobs)) if jobs > 1 else None
        for _, pair in run_all({pairing: range(pairing.deals)}, pool, jobs):
            tally.add(pair.result(pairing))
            each(pair)
    return tally
