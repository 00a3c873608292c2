"""Bots against bots over many deals. Every deal is played twice with the seats exchanged, so that luck cancels out."""

import math
import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from contextlib import ExitStack
from dataclasses import dataclass, field

from claim.bots.base import Bot, make_bot
from claim.bots.match import play_out
from claim.game.cards import Seat
from claim.game.game import Game
from claim.game.record import Record

_CHUNK = 4  # deals a task: enough to make starting a program worth it, few enough for steady progress


@dataclass(frozen=True)
class Pairing:
    """What to play: two bots by name, how many deals, from which seed, and a program's seconds for a card."""

    a: str
    b: str
    deals: int
    seed: str
    seconds: float = 10.0


@dataclass
class Tally:
    """The score of bot `a` so far. A win is a point, a draw half of one."""

    wins: int = 0
    draws: int = 0
    losses: int = 0
    forfeits_a: int = 0
    forfeits_b: int = 0
    reasons: dict[str, int] = field(default_factory=dict)
    pairs: list[float] = field(default_factory=list)  # a's mean score on each deal

    @property
    def games(self) -> int:
        """Games played."""
        return self.wins + self.draws + self.losses

    @property
    def score(self) -> float:
        """Bot a's share of the points, 0 to 1."""
        return (self.wins + self.draws / 2) / self.games if self.games else 0.5

    def add(self, pair: "Pair") -> None:
        """Count both games of a deal."""
        points = 0.0
        for record, seat in ((pair.first, Seat.A), (pair.second, Seat.B)):
            if record.winner is None:
                self.draws += 1
                points += 0.5
            elif record.winner is seat:
                self.wins += 1
                points += 1
            else:
                self.losses += 1
            if record.forfeit is not None:
                self.forfeits_a += record.forfeit is seat
                self.forfeits_b += record.forfeit is not seat
                reason = record.reason or ""
                self.reasons[reason] = self.reasons.get(reason, 0) + 1
        self.pairs.append(points / 2)

    def ci95(self) -> tuple[float, float]:
        """A 95% interval of the score: Wilson's, with as many games as the deals' own scatter says they were worth."""
        if not self.pairs:
            return 0.0, 1.0
        mean, games = self.score, float(self.games)
        if len(self.pairs) > 1:
            error = sum((pair - mean) ** 2 for pair in self.pairs) / (len(self.pairs) - 1) / len(self.pairs)
            if error > 0:
                games = min(2 * games, mean * (1 - mean) / error)
        z = 1.959964
        centre = (mean + z * z / (2 * games)) / (1 + z * z / games)
        reach = z / (1 + z * z / games) * math.sqrt(mean * (1 - mean) / games + z * z / (4 * games * games))
        return max(0.0, centre - reach), min(1.0, centre + reach)


@dataclass(frozen=True)
class Pair:
    """A deal's two games: bot `a` sits at A in the first, at B in the second."""

    number: int
    first: Record
    second: Record


def play_deals(pairing: Pairing, first: int, last: int) -> list[Pair]:
    """Play the deals from `first` to before `last`, each twice."""
    with ExitStack() as stack:
        bots: list[Bot] = []
        for spec in (pairing.a, pairing.b):
            bot = make_bot(spec, pairing.seconds)
            stack.callback(bot.close)
            bots.append(bot)
        pairs = []
        for number in range(first, last):
            seed = f"{pairing.seed}:{number}"
            game = Game.deal(seed)
            ours = play_out(game, {Seat.A: bots[0], Seat.B: bots[1]}, f"{seed}:0")
            theirs = play_out(game, {Seat.A: bots[1], Seat.B: bots[0]}, f"{seed}:1")
            pairs.append(Pair(number, ours, theirs))
        return pairs


def run(pairing: Pairing, executor: Executor) -> Iterator[Pair]:
    """Play all deals on any executor; pairs come as they are done, in no fixed order."""
    tasks: list[Future[list[Pair]]] = [
        executor.submit(play_deals, pairing, first, min(first + _CHUNK, pairing.deals))
        for first in range(0, pairing.deals, _CHUNK)
    ]
    try:
        for task in as_completed(tasks):
            yield from task.result()
    finally:
        for task in tasks:
            task.cancel()


def play_arena(pairing: Pairing, jobs: int | None = None, each: Callable[[Pair], None] = lambda _: None) -> Tally:
    """Play all deals on a pool of processes (one process: right here) and count."""
    jobs = min(jobs or os.cpu_count() or 1, math.ceil(pairing.deals / _CHUNK))
    tally = Tally()
    with ExitStack() as stack:
        pairs: Iterator[Pair]
        if jobs == 1:
            pairs = (pair for number in range(pairing.deals) for pair in play_deals(pairing, number, number + 1))
        else:
            pairs = run(pairing, stack.enter_context(ProcessPoolExecutor(jobs)))
        for pair in pairs:
            tally.add(pair)
            each(pair)
    return tally
