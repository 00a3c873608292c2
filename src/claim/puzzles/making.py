"""Finding puzzles in played games, and making many of them.

Deals are mined on any executor, in any order, and the puzzles are taken in the deals' order. So the same seed and count
give the same puzzles, however many processes find them and however often a run is stopped and goes on. What is found is
kept in a journal (arena/journal.py).
"""

import functools
import json
import random
import threading
from collections import Counter
from collections.abc import Generator, Iterator
from concurrent.futures import Executor
from contextlib import closing
from itertools import count, takewhile
from typing import NamedTuple

from claim.arena.journal import Journal
from claim.arena.workers import run_tasks
from claim.bots.base import Bot, move_rng
from claim.bots.registry import make_bot
from claim.game.cards import Seat
from claim.game.game import Game
from claim.game.position import position_text
from claim.game.state import held_as
from claim.puzzles.proving import Proof, prove_below
from claim.puzzles.puzzle import Puzzle, puzzle_id, read_line
from claim.puzzles.rating import BOTS, decisions_of, make_bots, rate, successes
from claim.puzzles.themes import themes_of
from claim.solver.position_solver import PositionSolver

# Pairs of bots, A's and B's. The deals take turns with those of phase one; all those of phase two play every deal.
# Weak players are among them, so that won positions are given away and are there to be won again.
PHASE_ONE = (("squire", "squire"), ("steward", "squire"), ("squire", "steward"), ("steward", "steward"))
PHASE_TWO = (
    ("squire", "squire"),
    ("random", "squire"),
    ("squire", "random"),
    ("steward", "squire"),
    ("squire", "chancellor"),
    ("random", "steward"),
    ("potboy", "squire"),
)


_mining = threading.Lock()  # the bots' searches are not for two threads, of which a dask worker may have several


def mine(seed: str, number: int) -> Puzzle | None:
    """Return the puzzle of one deal, if it has one."""
    name = f"{seed}:{number}"
    with _mining:
        start = _play(Game.deal(name), PHASE_ONE[number % len(PHASE_ONE)], name, 26)
        proven = sorted(_proven(start, [_play(start, pair, f"{name}:{place}") for place, pair in enumerate(PHASE_TWO)]))
        random.Random(name).shuffle(proven)  # noqa: S311  (play, not secrets)
        puzzles = (rated(position, proof) for position, proof in proven)
        return next((puzzle for puzzle in puzzles if puzzle is not None), None)


def rated(position: str, proof: Proof) -> Puzzle | None:
    """Return the puzzle of a proven position; None where it is trivial."""
    game = Game.parse(position)
    shares = successes(decisions_of(game, proof), puzzle_id(position), _solvers())
    return None if shares is None else Puzzle(position, proof.line, rate(shares), themes_of(game, proof))


def _proven(start: Game, games: list[Game]) -> set[tuple[str, Proof]]:
    """Return the positions of these games that are puzzles, without looking at how hard they are."""
    solver = PositionSolver(start.state)  # one for all games: they have most positions in common
    proven, seen = set(), set()
    for game in games:
        state, place = start.state, solver.root
        for card in game.plays[start.ply :]:
            if state not in seen:
                seen.add(state)
                proof = prove_below(solver, state, place)
                if proof is not None and proof.is_puzzle:
                    proven.add((position_text(state), proof))
            state, place = solver.play(state, place, held_as(state, card.number))
    return proven


def _play(game: Game, pair: tuple[str, str], seed: str, last: int = 52) -> Game:
    """Let two bots play on until `last` cards are played."""
    bots = dict(zip(Seat, map(_player, pair), strict=True))
    while game.turn is not None and game.ply < last:
        seat = game.turn
        game = game.play(bots[seat].choose(game.view(seat), move_rng(seed, seat, game.ply)), seat)
    return game


@functools.cache
def _player(name: str) -> Bot:
    return make_bot(name, hurried=False)


_solvers = functools.cache(make_bots)


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
        yielded = None if puzzle is None else read_line(puzzle)
        return Mined(str(data.get("seed")), str(data.get("made_by")), data["deal"], yielded)


class Making:
    """The puzzles of a seed: deals are added in any order, and the first `count` that fit are taken."""

    def __init__(self, seed: str, count: int) -> None:
        self.seed = seed
        self.count = count
        self.made_by = made_by()
        self.puzzles: list[Puzzle] = []
        self._by_deal: dict[int, Puzzle | None] = {}
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
        self._by_deal[mined.deal] = mined.puzzle
        while self._next in self._by_deal and not self.done:
            self._offer(self._by_deal[self._next])
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
        return (deal for deal in count(self._next) if deal not in self._by_deal)


def run(making: Making, executor: Executor | None = None, workers: int = 1) -> Generator[Mined, None, None]:
    """Mine deals on an executor, or in this process, and yield each when done, in any order.

    It ends once enough was added to `making`, which is left to the caller. Closing the generator abandons the rest.
    """
    deals = ((making.seed, deal) for deal in takewhile(lambda _: not making.done, making.missing()))
    with closing(run_tasks(mine, deals, executor, _AHEAD * workers)) as mined:
        for (seed, deal), puzzle in mined:
            yield Mined(seed, making.made_by, deal, puzzle)
            if making.done:
                return
