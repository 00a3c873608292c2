"""Computes in the background what the boards of a day show: what each run gave away, and how the bots do with the deal.

Both follow from what is stored, so what a server leaves undone is computed later.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

from claim.bots.levels import LEVELS
from claim.daily.calendar import Days
from claim.daily.messages import DailyBot
from claim.daily.stored_days import Day, DayStorage
from claim.game.errors import ClaimError
from claim.game.game import Game
from claim.records.record import Record
from claim.storage.engines import Exclusive
from claim.storage.errors import StorageFailed
from claim.tables.stored import PERSON
from claim.version import interpreted
from claim.workers.bot_workers import BotWorkers
from claim.workers.jobs import BotsGame
from claim.workers.reviews import Reviews

RUNS = 3 if interpreted() else 20  # of each level against each level
PLAYS_AT_ONCE = 4  # in one job, so that hints never wait long
FIRST_SECONDS = 5.0  # after the start
AGAIN_SECONDS = 600.0
MOST_LEVELS = 10  # under way at once, for all days: as many as today and yesterday have together
FindRecord = Callable[[str], Awaitable[Record]]  # of the finished game at a table
_Tasks = dict[str, asyncio.Task[None]]
_log = logging.getLogger("claim.daily")


class DayWork:
    """The work in the background. One thing is done at a time; a run to be judged waits for a few plays at most."""

    def __init__(
        self,
        storage: DayStorage,
        days: Days,
        workers: BotWorkers,
        reviews: Reviews,
        record_of: FindRecord,
        exclusive: Exclusive,
    ) -> None:
        """Hold an `exclusive` lock for each computation, so that no two servers do the same."""
        self._storage = storage
        self._days = days
        self._workers = workers
        self._reviews = reviews
        self._record_of = record_of
        self._exclusive = exclusive
        self._turn = asyncio.Semaphore(1)
        self._one_level = asyncio.Semaphore(1)  # at most one of these competes with the judging
        self._judging: _Tasks = {}  # by table
        self._playing: _Tasks = {}  # by day and level
        self._watching: _Tasks = {}  # over the days
        self._closed = False

    def start(self) -> None:
        """Begin to draw each day's secret in time, and to compute what was left undone."""
        self._begin(self._watching, "days", self._run())

    async def close(self) -> None:
        """Stop everything."""
        self._closed = True
        tasks = [task for tasks in (self._judging, self._playing, self._watching) for task in tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def judge(self, table_id: str) -> None:
        """Find out what the run at this table gave away."""
        self._begin(self._judging, table_id, self._judge(table_id))

    def play_levels(self, day: Day, level: str) -> None:
        """Let every bot play this deal against a level, unless that is known or under way.

        Nothing is begun while enough is under way. The next look at the board asks again.
        """
        if len(self._playing) < MOST_LEVELS:
            self._begin(self._playing, f"{day.day} {level}", self._play_levels(day, level))

    async def idle(self) -> None:
        """Wait until nothing is being computed."""
        while tasks := [*self._judging.values(), *self._playing.values()]:
            await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, tasks: _Tasks, name: str, work: Coroutine[Any, Any, None]) -> None:
        if self._closed or name in tasks:
            work.close()
            return
        task = tasks[name] = asyncio.create_task(work, name=f"claim day {name}")
        task.add_done_callback(lambda done: self._done(tasks, name, done))

    def _done(self, tasks: _Tasks, name: str, task: "asyncio.Task[None]") -> None:
        tasks.pop(name, None)
        if not task.cancelled() and task.exception() is not None:
            level = logging.WARNING if isinstance(task.exception(), ClaimError) else logging.ERROR
            _log.log(level, "not computed now: %s", name, exc_info=task.exception())

    async def _run(self) -> None:
        await asyncio.sleep(FIRST_SECONDS)
        while True:
            with suppress(StorageFailed):  # try again next time
                await self._days.draw()
                for table_id in await self._storage.unjudged():
                    self.judge(table_id)
            await asyncio.sleep(AGAIN_SECONDS)

    async def _judge(self, table_id: str) -> None:
        async with self._turn, self._exclusive(f"judge {table_id}") as taken:
            if not taken:
                return
            reader, review = self._reviews.open(table_id, await self._record_of(table_id)), None
            async for progress in reader.parts():
                review = progress.review
            assert review is not None
            lost = review.lost(PERSON, 1) + review.lost(PERSON, 2)
            await self._storage.store_given_away(table_id, round(100 * lost))

    async def _play_levels(self, day: Day, level: str) -> None:
        async with self._one_level, self._exclusive(f"levels {day.day} {level}") as taken:
            if not taken:  # the next look at the board asks again
                return
            known = {one.bot for one in (await self._storage.levels(day.day)).get(level, [])}
            for bot in [one.name for one in LEVELS if one.name not in known]:
                games = [await self._play(day, bot, level, number) for number in range(1, RUNS + 1)]
                winners = [game.result.winner for game in games if game.result is not None]
                votes = sum(seat is PERSON for game in games for seat in game.votes().values())
                won, drawn = winners.count(PERSON), winners.count(None)
                result = DailyBot(bot=bot, runs=len(games), won=won, drawn=drawn, votes=votes)
                await self._storage.store_levels(day.day, level, result)

    async def _play(self, day: Day, bot: str, level: str, number: int) -> Game:
        """Play the deal: the level plays as against a person, the bot with another seed each time."""
        names, seeds = (bot, level), (f"{day.move_seed} run {number}", day.move_seed)
        assert PERSON.number == 0
        game = BotsGame(Game.deal(day.seed), names, seeds)
        while game.game.turn is not None:
            async with self._turn:
                game = await self._workers.play_some(game, PLAYS_AT_ONCE)
        return game.game
