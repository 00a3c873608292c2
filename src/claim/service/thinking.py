"""Processes that think, so that the event loop never does: each job has a time budget, and a process that dies or takes
too long is replaced without anybody else's job noticing.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import Any, ClassVar, ParamSpec, TypeVar

from claim.arena.workers import unblock_shutdown
from claim.bots.base import move_rng
from claim.bots.errors import BotFailure
from claim.bots.registry import make_bot
from claim.game.cards import Card, Seat
from claim.game.errors import ClaimError
from claim.game.game import Game
from claim.game.view import View
from claim.records.identities import BotIdentity
from claim.service import thoughts

MOVE_SECONDS = 10.0
HINT_SECONDS = 15.0
VERDICT_SECONDS = 60.0
START_SECONDS = 60.0
HINT_ROUNDS = 40_000
FALLBACK = "greedy"
_P = ParamSpec("_P")
_T = TypeVar("_T")
_log = logging.getLogger("claim.service.thinking")


class ThinkingFailed(ClaimError):
    """A job that gave no answer: its time was up, or its processes died."""

    texts: ClassVar = {
        "no_thought": "no answer was found in time: try again",
    }


class _Died(ThinkingFailed):
    """The process of a job died, perhaps long before the job came."""


class _Process:
    """One thinking process. It is ended by its id: a pool of one has no other way to stop what it does."""

    def __init__(self) -> None:
        reader, self._line = multiprocessing.Pipe(duplex=False)
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=thoughts.begin, initargs=(reader,))
        self._reader = reader  # until the process has its own
        self.pid: int | None = None

    async def run(self, seconds: float, job: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> _T:
        if self.pid is None:
            self.pid = await asyncio.wait_for(asyncio.wrap_future(self._pool.submit(thoughts.ready)), START_SECONDS)
            self._reader.close()
        return await asyncio.wait_for(asyncio.wrap_future(self._pool.submit(job, *args, **kwargs)), seconds)

    def end(self, *, wait: bool = False) -> None:
        """End the process now, whatever it does, and perhaps wait until it has ended."""
        self._line.close()  # it listens for this, in a thread
        if self.pid is not None:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(self.pid, getattr(signal, "SIGKILL", signal.SIGTERM))
            unblock_shutdown(self._pool)
        self._pool.shutdown(wait=wait, cancel_futures=True)
        self._reader.close()


class Thinkers:
    """The processes, and what they can be asked. `counts` says how often what went wrong."""

    def __init__(self, processes: int | None = None, *, move_seconds: float = MOVE_SECONDS) -> None:
        self._size = processes or max(2, os.cpu_count() or 1)
        self._free: asyncio.Queue[_Process | None] = asyncio.Queue()  # None: there will be no more
        self._all: set[_Process] = set()
        # Bots come first: a process is always left for them.
        self._leisure = asyncio.Semaphore(max(1, self._size - 1))
        self._closed = False
        self.move_seconds = move_seconds
        self.counts: Counter[str] = Counter()

    async def start(self) -> None:
        """Start the processes; the first jobs wait until they have loaded."""
        for _ in range(self._size - len(self._all)):
            self._add()

    def _add(self) -> None:
        if not self._closed:
            process = _Process()
            self._all.add(process)
            self._free.put_nowait(process)

    async def close(self) -> None:
        """End all processes."""
        self._closed = True
        processes, self._all = self._all, set()
        self._free.put_nowait(None)
        await asyncio.gather(*[asyncio.to_thread(process.end, wait=True) for process in processes])

    @asynccontextmanager
    async def _process(self) -> AsyncIterator[_Process]:
        """A free process; one in which something broke or did not end is replaced."""
        process = await self._free.get()
        if process is None or self._closed:
            self._free.put_nowait(None)  # for the next one who waits
            raise ThinkingFailed("no_thought")
        try:
            yield process
        except (BrokenExecutor, OSError, asyncio.CancelledError, RuntimeError) as error:  # OSError: its time or a pipe
            self.counts["processes_replaced"] += 1
            self._all.discard(process)
            process.end()
            self._add()
            if isinstance(error, asyncio.CancelledError):
                raise
            raise (ThinkingFailed if isinstance(error, TimeoutError) else _Died)("no_thought") from error
        except BaseException:  # the job itself raised: its process is well
            self._free.put_nowait(process)
            raise
        else:
            self._free.put_nowait(process)

    async def think(self, seconds: float, job: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> _T:
        """What the job gives, within so many seconds of thinking; ThinkingFailed where it gives nothing.

        A process that dies is replaced, and the job begun once more.
        """
        try:
            return await self._think(seconds, job, *args, **kwargs)
        except _Died:
            return await self._think(seconds, job, *args, **kwargs)

    async def _think(self, seconds: float, job: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> _T:
        async with self._process() as process:
            return await process.run(seconds, job, *args, **kwargs)

    async def bot_card(self, bot: BotIdentity, view: View, seed: str, seat: Seat, ply: int) -> tuple[Card, bool]:
        """A bot's card, and whether it is its own: one that fails twice is stood in for, so that the game goes on."""
        for attempt in (1, 2):
            try:
                card, identity = await self.think(self.move_seconds, thoughts.bot_card, bot.name, view, seed, seat, ply)
            except (ThinkingFailed, BotFailure) as error:
                self.counts["bot_failures"] += 1
                _log.warning("bot %s gave no card (attempt %d): %s", bot.name, attempt, error.code)
            except Exception as error:  # a bot's own mistake, of any kind, must not stop a person's game
                self.counts["bot_failures"] += 1
                _log.error("bot %s failed (attempt %d)", bot.name, attempt, exc_info=error)
            else:
                return Card(card), identity == bot
        self.counts["bot_fallbacks"] += 1
        _log.error("bot %s failed twice: %s plays for it", bot.name, FALLBACK)
        return make_bot(FALLBACK).choose(view, move_rng(seed, seat, ply)), False

    async def hint(self, view: View) -> dict[str, Any]:
        """A hint for the seat that looks, which is to play."""
        async with self._leisure:
            return await self.think(HINT_SECONDS, thoughts.hint_for, view, HINT_ROUNDS)

    async def verdicts(self, game: Game) -> list[dict[str, Any] | None]:
        """What best play says of each play of phase two."""
        async with self._leisure:
            return await self.think(VERDICT_SECONDS, thoughts.verdicts_on, game)
