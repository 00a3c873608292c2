"""How a day's deal was played: the runs, their places, and a board per level.

It is read at most once per second, however many ask for it.
"""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import NamedTuple

from claim.bots.levels import LEVELS
from claim.daily.calendar import Day
from claim.daily.runs import CountedRun, Placed, ranked
from claim.daily.stored_days import DayStorage, LevelRuns

MOST_SHOWN = 100  # runs per level
CACHE_SECONDS = 1.0  # before a day is read again
MOST_CACHED = 20  # days


class Row(NamedTuple):
    """A line of a board. `name` is None where the table was deleted."""

    placed: Placed
    name: str | None
    own: bool = False


@dataclass(frozen=True)
class Board:
    """How people did against one level: the best runs, how many are over, and how the bots do."""

    level: str
    over: int
    rows: list[Row]
    bots: list[LevelRuns]


@dataclass(frozen=True)
class Standings:
    """A day's counted runs and their places, by player, and the boards, with no row marked as the player's own."""

    runs: dict[str, CountedRun]
    places: dict[str, int]
    boards: list[Board]

    def boards_for(self, player: str) -> list[Board]:
        """Return the boards as this player sees them, with their own row marked."""
        run = self.runs.get(player)
        return [
            replace(board, rows=[row._replace(own=row.placed.run is run) for row in board.rows])
            if run is not None and board.level == run.level
            else board
            for board in self.boards
        ]


class DayBoards:
    """A cache of days. `play_levels` is called where the bots' runs against a level are missing."""

    def __init__(self, storage: DayStorage, play_levels: Callable[[Day, str], None]) -> None:
        self._storage = storage
        self._play_levels = play_levels
        self._cache: dict[tuple[str, bool], tuple[float, asyncio.Task[Standings]]] = {}

    async def standings(self, day: Day, *, closed: bool) -> Standings:
        """Return how a day stands, as it was at most a second ago. Raises StorageFailed."""
        key = (day.day, closed)
        cached = self._cache.get(key)
        if cached is None or (cached[1].done() and time.monotonic() - cached[0] > CACHE_SECONDS):
            self._cache.pop(key, None)
            while len(self._cache) >= MOST_CACHED:
                del self._cache[next(iter(self._cache))]
            cached = self._cache[key] = (time.monotonic(), asyncio.create_task(self._read(day, closed=closed)))
        try:
            return await asyncio.shield(cached[1])
        except Exception:
            self._cache.pop(key, None)  # the next request tries again
            raise

    def forget(self) -> None:
        """Clear the cache, because a run has begun or ended. Reads under way are for earlier requests only."""
        self._cache.clear()

    async def _read(self, day: Day, *, closed: bool) -> Standings:
        runs = await self._storage.runs(day.day, day.closes, closed=closed)
        bots = await self._storage.levels(day.day)
        placed = {level.name: ranked([run for run in runs if run.level == level.name]) for level in LEVELS}
        shown = [one.run for found in placed.values() for one in found[:MOST_SHOWN]]
        names = await self._storage.names(run.table for run in shown if run.table is not None)
        boards = []
        for level, found in placed.items():
            rows = [Row(one, None if one.run.table is None else names.get(one.run.table)) for one in found[:MOST_SHOWN]]
            did = sorted(bots.get(level, []), key=lambda one: list(placed).index(one.bot) if one.bot in placed else -1)
            boards.append(Board(level, len(found), rows, did))
            if found and len(did) < len(LEVELS):
                self._play_levels(day, level)
        places = {one.run.player: one.place for found in placed.values() for one in found}
        return Standings({run.player: run for run in runs}, places, boards)
