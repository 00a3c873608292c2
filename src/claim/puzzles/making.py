"""Making many puzzles: deals are mined on any executor, in any order, and the puzzles are taken in the deals' order.

So the same seed and count give the same puzzles, however many processes find them and however often a run is stopped
and goes on. What is found is kept in a journal (arena/journal.py).
"""

import json
from collections import Counter
from collections.abc import Generator, Iterator
from concurrent.futures import Executor
from contextlib import closing
from itertools import count, takewhile
from typing import NamedTuple

from claim.arena.journal import Journal
from claim.arena.tasks import run_tasks
from claim.bots.registry import make_bot
from claim.puzzles.mining import PHASE_ONE, PHASE_TWO, mine
from claim.puzzles.puzzle import Puzzle, read_line
from claim.puzzles.rating import BOTS

VERSION = 1  # of what mine() finds in a deal, along with the bots' own versions
BAND = 100  # points of rating
BAND_SHARE = 0.2  # of all puzzles that may lie in one band: there are many more hard ones than easy ones
_AHEAD = 2  # tasks per worker, so that none has to wait


class Mined(NamedTuple):
    """What a deal yielded; `made_by` says by which versions of everything."""

    seed: str
    made_by: str
    deal: int
    puzzle: Puzzle | None


def made_by() -> str:
    """Return the versions that a puzzle depends on, in words that a file keeps."""
    names = dict.fromkeys((*BOTS, *(name for pair in PHASE_ONE + PHASE_TWO for name in pair)))
    return f"maker {VERSION}, " + ", ".join(f"{name} {make_bot(name).version}" for name in names)


class MiningJournal(Journal[Mined]):
    """The deals mined so far."""

    head = b'{"puzzles": 1, '
    expected = "a deal of claim puzzles make"

    @staticmethod
    def write(entry: Mined, /) -> str:
        """Write a deal as a line."""
        line = None if entry.puzzle is None else entry.puzzle.to_line()
        data = {"puzzles": 1, "seed": entry.seed, "made_by": entry.made_by, "deal": entry.deal, "puzzle": line}
        return json.dumps(data) + "\n"

    @staticmethod
    def read(line: bytes, /) -> Mined:
        """Read a deal from a line. Raises ValueError."""
        data = json.loads(line)
        if not isinstance(data, dict) or data.get("puzzles") != 1 or not isinstance(data.get("deal"), int):
            raise ValueError(MiningJournal.expected)
        puzzle = data.get("puzzle")
        if not isinstance(puzzle, str | None):
            raise ValueError("puzzle: a line")
        found = None if puzzle is None else read_line(puzzle)
        return Mined(str(data.get("seed")), str(data.get("made_by")), data["deal"], found)


class Making:
    """The puzzles of a seed: deals are added in any order, and the first `count` that fit are taken."""

    def __init__(self, seed: str, count: int) -> None:
        self.seed = seed
        self.count = count
        self.made_by = made_by()
        self.puzzles: list[Puzzle] = []
        self._found: dict[int, Puzzle | None] = {}
        self._next = 0  # the first deal that is not known yet
        self._ids: set[str] = set()
        self._bands: Counter[int] = Counter()

    @property
    def done(self) -> bool:
        """Whether there are enough."""
        return len(self.puzzles) >= self.count

    def add(self, mined: Mined) -> bool:
        """Count what a deal yielded; return False where it belongs to another run."""
        if (mined.seed, mined.made_by) != (self.seed, self.made_by):
            return False
        self._found[mined.deal] = mined.puzzle
        while self._next in self._found and not self.done:
            self._offer(self._found[self._next])
            self._next += 1
        return True

    def _offer(self, puzzle: Puzzle | None) -> None:
        if puzzle is None or puzzle.id in self._ids or self._is_full(puzzle.rating // BAND):
            return
        self._ids.add(puzzle.id)
        self._bands[puzzle.rating // BAND] += 1
        self.puzzles.append(puzzle)

    def _is_full(self, band: int) -> bool:
        return self._bands[band] >= max(1, BAND_SHARE * self.count)

    def missing(self) -> Iterator[int]:
        """Yield the deals that are not known, without an end."""
        return (deal for deal in count(self._next) if deal not in self._found)


def run(making: Making, executor: Executor | None = None, workers: int = 1) -> Generator[Mined, None, None]:
    """Mine deals on an executor, or in this process, and yield each when done, in any order.

    It ends once enough was added to `making`, which is left to the caller. Closing the generator abandons the rest.
    """
    deals = ((making.seed, deal) for deal in takewhile(lambda _: not making.done, making.missing()))
    with closing(run_tasks(mine, deals, executor, _AHEAD * workers)) as found:
        for (seed, deal), puzzle in found:
            yield Mined(seed, making.made_by, deal, puzzle)
            if making.done:
                return
