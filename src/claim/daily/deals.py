"""The deal of the day: who may play it, and what of it they may see.

Until a day closes, only players who have played their own counted run to its end may see the boards, and cards that
they have not seen at their own table: a run that is given up at once must not open the deck to another browser of the
same player. Without a finished run, a player sees only how many play.
"""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any

from claim.bots.levels import LEVELS
from claim.daily.background import DayWork, FindRecord
from claim.daily.calendar import Days
from claim.daily.messages import DailyBoard, DailyBot, DailyDay, DailyMonth, DailyNext, DailyPast, DailyRow, DailyRun
from claim.daily.stored_days import CountedRun, Day, DayStorage, closes_at, of_day, ranked
from claim.game.errors import quote
from claim.records.daily import DayRun, is_day
from claim.records.ending import EndingKind
from claim.storage.engines import Exclusive
from claim.storage.storage import Storage
from claim.tables import tokens
from claim.tables.commands import Create, Daily
from claim.tables.errors import TableError
from claim.tables.events import Events, RunEnded, RunsChanged
from claim.tables.options import Options
from claim.tables.table import Fact, TableKind, iso_time
from claim.workers.bot_workers import BotWorkers
from claim.workers.reviews import Reviews

# --- boards ----------------------------------------------------------------------------------------------------------

MOST_SHOWN = 100  # runs per level
CACHE_SECONDS = 1.0  # before a day is read again
MOST_CACHED = 20  # days


@dataclass(frozen=True)
class Board:
    """How people did against one level: the best runs by player, how many are over, and how the bots do."""

    level: str
    over: int
    rows: list[tuple[str, DailyRow]]
    bots: list[DailyBot]

    def seen_by(self, player: str) -> DailyBoard:
        """Return the board with this player's own row marked."""
        rows = [replace(row, own=True) if one == player else row for one, row in self.rows]
        return DailyBoard(level=self.level, over=self.over, rows=rows, bots=self.bots)


@dataclass(frozen=True)
class Standings:
    """A day's counted runs and their places, by player, and the boards."""

    runs: dict[str, CountedRun]
    places: dict[str, int]
    boards: list[Board]


class DayBoards:
    """How days were played, each read at most once per second, however many ask.

    `play_levels` is called where the bots' runs against a level are missing.
    """

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
        shown = [one.run for ranks in placed.values() for one in ranks[:MOST_SHOWN]]
        names = await self._storage.names(run.table for run in shown if run.table is not None)
        boards = []
        for level, ranks in placed.items():
            rows = [
                (one.run.player, DailyRow(**_run(one.run, one.place), name=names.get(one.run.table or ""), own=False))
                for one in ranks[:MOST_SHOWN]
            ]
            did = sorted(bots.get(level, []), key=lambda one: list(placed).index(one.bot) if one.bot in placed else -1)
            boards.append(Board(level, len(ranks), rows, did))
            if ranks and len(did) < len(LEVELS):
                self._play_levels(day, level)
        places = {one.run.player: one.place for ranks in placed.values() for one in ranks}
        return Standings({run.player: run for run in runs}, places, boards)


# --- what a player may know ------------------------------------------------------------------------------------------


class DailyDeals:
    """The deals of the days on one server. All coroutines raise StorageFailed where the storage does not answer."""

    def __init__(
        self,
        storage: Storage,
        workers: BotWorkers,
        reviews: Reviews,
        clock: Callable[[], float],
        record_of: FindRecord,
        events: Events,
        exclusive: Exclusive,
    ) -> None:
        """Use this `clock` for the calendar."""
        self.storage = DayStorage(storage)
        self.days = Days(self.storage, clock)
        self.work = DayWork(self.storage, self.days, workers, reviews, record_of, exclusive)
        self.boards = DayBoards(self.storage, self.work.play_levels)
        events.subscribe(RunsChanged, lambda _: self.boards.forget())
        events.subscribe(RunEnded, self._run_ended)

    # --- who may -----------------------------------------------------------------------------------------------------

    async def secret(self, run: DayRun | None) -> bool:
        """Return whether a table has the deal of a day that is not closed."""
        return run is not None and not await self.days.closed(run.day)

    async def check_sees(self, run: DayRun | None, player: str | None) -> None:
        """Raise TableError where this player may not see a table's cards yet."""
        if run is not None and await self.secret(run) and not await self._knows(run.day, player):
            raise TableError("day_hidden", day=run.day)

    async def _knows(self, day: str, player: str | None) -> bool:
        """Return whether this player has played their counted run to its end, and so knows the cards."""
        if not isinstance(player, str) or not player:
            return False
        run = await self.storage.run_of(day, tokens.digest(player))
        return run is not None and run.finished

    async def begin(self, request: Daily, fact: Fact) -> Fact:
        """Return a new table's first fact as that of a run that begins now. Raises TableError where it may not."""
        tokens.check_command_id(request.player, tokens.LEAST_SECRET_ID)
        day, player = await self.days.day(request.day), tokens.digest(request.player)
        run = DayRun(day.day, request.counted)
        if request.counted:
            if day.day != self.days.today or await self.days.closed(day.day, fresh=True):
                raise TableError("day_over", day=day.day)
            if await self.storage.run_of(day.day, player) is not None:
                raise TableError("day_played", day=day.day)
            if fact.data["seats"]["B"]["name"] != day.opponent:
                raise TableError("day_fixed")
        elif await self.secret(run) and not await self._knows(day.day, request.player):
            raise TableError("practice_later", day=day.day)
        return of_day(fact, run, day.secret, player)

    # --- what it shows -----------------------------------------------------------------------------------------------

    async def state(self, text: str | None, player: str | None) -> DailyDay:
        """Return what this player may know of a day; None is today. Raises TableError as `Days.day` does."""
        day = await self.days.day(text)
        closed, today = await self.days.closed(day.day), self.days.today
        standings = await self.boards.standings(day, closed=closed)
        mine = "" if player is None else tokens.digest(player)
        own = standings.runs.get(mine)
        sees = closed or (own is not None and own.finished)
        first, before, after = await self.storage.near(day.day, today)
        return DailyDay(
            day=day.day,
            today=today,
            first=first,
            before=before,
            after=after,
            opponent=day.opponent,
            now=iso_time(self.days.now),
            status="closed" if closed else "running" if day.day == today else "closing",
            ends=iso_time(day.ends),
            closes=iso_time(day.closes),
            commitment=day.commitment,
            committed_at=iso_time(day.drawn),
            committed_before=day.drawn < day.begins,
            secret=day.secret if closed else None,
            next=await self._next() if day.day == today else None,
            players=len(standings.runs),
            run=None if own is None else DailyRun(**_run(own, standings.places.get(mine) if sees else None)),
            boards=[board.seen_by(mine) for board in standings.boards] if sees else None,
            streak=await self._streak(mine, today) if mine else 0,
        )

    async def _next(self) -> DailyNext:
        day = await self.days.next_day()
        committed = iso_time(day.drawn)
        return DailyNext(day=day.day, opponent=day.opponent, commitment=day.commitment, committed_at=committed)

    async def _streak(self, player: str, today: str) -> int:
        """Return how many days in a row a player has played to their end before they closed."""
        runs = await self.storage.streak(player, today)
        return len(list(takewhile(lambda run: run[1] < closes_at(run[0]), runs)))

    async def month(self, month: str, player: str | None) -> DailyMonth:
        """Return the days of a month such as 2026-11 and how this player did. Raises TableError where it is none."""
        await self.days.draw()
        if not is_day(f"{month}-01"):
            raise TableError("bad_day", text=quote(month))
        today, days = self.days.today, list[DailyPast]()
        first, _, _ = await self.storage.near(today, today)
        for day, run in await self.storage.month(month, today, "" if player is None else tokens.digest(player)):
            shown = run.when_closed(day.closes) if run is not None and await self.days.closed(day.day) else run
            ended = {name: None if shown is None else getattr(shown, name) for name in ("over", "outcome", "votes")}
            days.append(DailyPast(day=day.day, opponent=day.opponent, **ended))
        return DailyMonth(first=first, today=today, days=days)

    def _run_ended(self, event: RunEnded) -> None:
        """Let the boards be read again, and judge a run that was played to its end."""
        self.boards.forget()
        if event.table.ending is not None and event.table.ending.kind is EndingKind.VOTES:
            self.work.judge(event.table.id)


def _run(run: CountedRun, place: int | None) -> dict[str, Any]:
    shown = ("level", "table", "over", "outcome", "votes", "given_away")
    return {**{name: getattr(run, name) for name in shown}, "place": place}


def check_request(request: Create) -> None:
    """Check that a request for a run of a day's deal chooses only the level. Raises TableError."""
    if request.daily is None:
        return
    chosen = (
        request.deal_of
        or request.set_up
        or request.guided
        or request.other_name is not None
        or request.options != Options()
    )
    if request.kind != TableKind.BOT.value or chosen:
        raise TableError("day_fixed")
