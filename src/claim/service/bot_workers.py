"""Bots, hints and verdicts, made in worker processes so that the event loop stays free.

Each job has a time limit. A worker that dies or takes too long is replaced without anybody else's job noticing.
"""

import asyncio
import logging
import os
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import ClassVar, ParamSpec, TypeVar

from claim.arena.workers import Worker, WorkerDied
from claim.bots.base import move_rng
from claim.bots.errors import BotFailure
from claim.bots.registry import make_bot
from claim.game.cards import Card, Seat
from claim.game.errors import ClaimError
from claim.game.game import Game
from claim.game.view import View
from claim.records.identities import BotIdentity
from claim.reviews.hint import Hint
from claim.service import jobs

MOVE_SECONDS = 10.0
HINT_SECONDS = 15.0
VERDICT_SECONDS = 60.0
START_SECONDS = 60.0
FALLBACK = "greedy"
_P = ParamSpec("_P")
_T = TypeVar("_T")
_log = logging.getLogger("claim.service.bot_workers")


class NoAnswer(ClaimError):
    """A job that gave no answer: its time was up, or its workers died."""

    texts: ClassVar = {
        "no_thought": "no answer was found in time: try again",
    }


class _Died(NoAnswer):
    """The worker of a job died, perhaps long before the job came."""


class BotWorkers:
    """The worker processes, and what they can be asked.

    `counts` says how often what went wrong; `on_move` is called with the seconds that each of the bots' moves took.
    """

    def __init__(self, workers: int | None = None, *, move_seconds: float = MOVE_SECONDS) -> None:
        self._size = workers or max(2, os.cpu_count() or 1)
        self._threads = ThreadPoolExecutor(self._size, thread_name_prefix="bot worker")  # each waits for a worker
        self._free: asyncio.Queue[Worker | None] = asyncio.Queue()  # None: there will be no more
        self._all: set[Worker] = set()
        self._loaded: set[Worker] = set()
        # Bots come first: a worker is always left for them.
        self._leisure = asyncio.Semaphore(max(1, self._size - 1))
        self._closed = False
        self.move_seconds = move_seconds
        self.counts: Counter[str] = Counter()
        self.on_move: Callable[[float], object] = lambda _: None

    async def start(self) -> None:
        """Start the workers; the first jobs wait until they have loaded."""
        for _ in range(self._size - len(self._all)):
            self._add()

    def _add(self) -> None:
        if not self._closed:
            worker = Worker(jobs.prepare, "spawn")  # a fork would copy the locks of the server's threads
            self._all.add(worker)
            self._free.put_nowait(worker)

    async def close(self) -> None:
        """End all workers."""
        self._closed = True
        workers, self._all = self._all, set()
        self._free.put_nowait(None)
        for worker in workers:
            await asyncio.to_thread(worker.end)
        await asyncio.to_thread(self._threads.shutdown)

    @asynccontextmanager
    async def _worker(self) -> AsyncIterator[Worker]:
        """Lend a free worker; one that died or did not end its job is replaced."""
        worker = await self._free.get()
        if worker is None or self._closed:
            self._free.put_nowait(None)  # for the next one who waits
            raise NoAnswer("no_thought")
        try:
            yield worker
        except (WorkerDied, TimeoutError, asyncio.CancelledError) as error:
            self.counts["processes_replaced"] += 1
            self._all.discard(worker)
            self._loaded.discard(worker)
            worker.kill()
            self._add()
            if isinstance(error, asyncio.CancelledError):
                raise
            raise (_Died if isinstance(error, WorkerDied) else NoAnswer)("no_thought") from error
        except BaseException:  # the job itself raised: its worker is well
            self._free.put_nowait(worker)
            raise
        else:
            self._free.put_nowait(worker)

    async def run(self, seconds: float, job: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> _T:
        """Return what the job returns, or raise what it raises.

        A worker that dies is replaced, and the job begun once more. Raises NoAnswer where the job takes more than
        `seconds` once it has begun, where its second worker dies too, or where the workers are closed.
        """
        try:
            return await self._run(seconds, job, *args, **kwargs)
        except _Died:
            return await self._run(seconds, job, *args, **kwargs)

    async def _run(self, seconds: float, job: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> _T:
        async with self._worker() as worker:
            if worker not in self._loaded:
                await asyncio.wait_for(self._in_thread(worker.run, os.getpid), START_SECONDS)
                self._loaded.add(worker)
            return await asyncio.wait_for(self._in_thread(worker.run, job, *args, **kwargs), seconds)

    def _in_thread(self, call: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> "asyncio.Future[_T]":
        return asyncio.wrap_future(self._threads.submit(call, *args, **kwargs))

    async def bot_card(self, bot: BotIdentity, view: View, seed: str, seat: Seat, ply: int) -> tuple[Card, bool]:
        """Return a bot's card, and whether it is its own: `greedy` stands in for one that fails twice."""
        began = time.perf_counter()
        try:
            return await self._bot_card(bot, view, seed, seat, ply)
        finally:
            self.on_move(time.perf_counter() - began)

    async def _bot_card(self, bot: BotIdentity, view: View, seed: str, seat: Seat, ply: int) -> tuple[Card, bool]:
        for attempt in (1, 2):
            try:
                card, identity = await self.run(self.move_seconds, jobs.bot_card, bot.name, view, seed, seat, ply)
            except (NoAnswer, BotFailure) as error:
                self.counts["bot_failures"] += 1
                _log.warning("bot %s gave no card (attempt %d): %s", bot.name, attempt, error.code)
            except Exception as error:  # a bot's own mistake, of any kind, must not stop a person's game
                self.counts["bot_failures"] += 1
                _log.error("bot %s failed (attempt %d)", bot.name, attempt, exc_info=error)
            else:
                return card, identity == bot
        self.counts["bot_fallbacks"] += 1
        _log.error("bot %s failed twice: %s plays for it", bot.name, FALLBACK)
        return make_bot(FALLBACK).choose(view, move_rng(seed, seat, ply)), False

    async def hint(self, view: View) -> Hint:
        """Return a hint for the seat that looks, which is to play. Raises NoAnswer where none is found in time."""
        async with self._leisure:
            return await self.run(HINT_SECONDS, jobs.hint_for, view)

    async def verdicts(self, game: Game) -> list[jobs.Verdict | None]:
        """Return the verdict on each play of phase two. Raises NoAnswer where that takes too long."""
        async with self._leisure:
            return await self.run(VERDICT_SECONDS, jobs.verdicts_on, game)
