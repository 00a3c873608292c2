"""Worker processes that do urgent jobs first, in turn by owner. Each has a slot. A slot whose process is gone gets a
new one, and keeps trying while the system refuses it.

A job that its callers abandon never ends a process: if it has not begun it is dropped, otherwise it is finished.
"""

import asyncio
import functools
import logging
import os
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from itertools import chain
from typing import Any, ClassVar, ParamSpec, TypeVar

from claim.arena.workers import Worker, WorkerDied
from claim.game.errors import ClaimError, Text
from claim.workers import jobs

WORKERS = max(2, os.cpu_count() or 1)
START_SECONDS = 60.0
KILL_SECONDS = 5.0  # to wait for a killed process to end
PATIENCE = 30.0  # seconds that a job waits for a process
FIRST_PAUSE = 0.1  # seconds before starting a process is tried again; then twice as long each time
MOST_PAUSE = 5.0
CHECK_SECONDS = 1.0  # between two checks that an idle process is alive
ATTEMPTS = 2  # processes that a job may begin in: the first may have died of something else
_P = ParamSpec("_P")
_T = TypeVar("_T")
_log = logging.getLogger("claim.workers")


class NoAnswer(ClaimError):
    """A job that gave no answer: its time was up, or its workers died."""

    texts: ClassVar = {
        "no_thought": Text("no answer was found in time: try again", 503),
    }


class NoWorker(NoAnswer):
    """No worker was free for a job in time, so it was not begun."""


class Job:
    """A call to be made in a worker process, perhaps for several callers.

    It must begin within `patience` seconds, and then has `seconds`. `leisure` jobs always leave one process free for
    the others. `brief` jobs take milliseconds and wait for bots only. They go before leisure jobs, but where both wait
    they take turns, so that many brief jobs don't hold up leisure jobs for ever. Nor do many leisure jobs of one `kind`
    hold up those of another, nor many jobs of one `owner` those of another. One owner never has all processes, unless
    there is only one process or the owner is unknown: "".
    """

    def __init__(
        self,
        call: Callable[[], Any],
        seconds: float,
        patience: float,
        *,
        brief: bool = False,
        leisure: bool = False,
        kind: object = None,
        owner: str = "",
    ) -> None:
        self.call = call
        self.seconds = seconds
        self.brief = brief
        self.leisure = leisure
        self.owner = owner
        self.turn = kind if leisure else owner  # jobs with another one take turns with this one
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.done.add_done_callback(self._ended)
        self._callers = 0
        self._attempts = 0
        self._running = False
        self._late = False
        self._timer = asyncio.get_running_loop().call_later(patience, self._lose_patience)

    @property
    def failed(self) -> bool:
        """Whether it ended with an error."""
        return self.done.done() and (self.done.cancelled() or self.done.exception() is not None)

    async def wait(self) -> Any:  # noqa: ANN401  (whatever the job returns)
        """Return what the job returns, or raise what it raises. Raises NoWorker where it did not begin in time.

        If the last caller is cancelled while the job waits, it is dropped; once it has begun, it is finished.
        """
        self._callers += 1
        try:
            return await asyncio.shield(self.done)
        finally:
            self._callers -= 1
            if not self._callers and not self._running:
                self.fail(NoWorker("no_thought"))

    def begin(self) -> None:
        """Note that a process has begun it."""
        self._running = True
        self._attempts += 1

    def begin_again(self) -> bool:
        """Note that its process died, and return whether another one may try."""
        self._running = False
        if self._attempts >= ATTEMPTS or self._late:
            self.fail(NoAnswer("no_thought"))
        return not self.done.done()

    def succeed(self, result: object) -> None:
        """End with this result unless it has ended."""
        if not self.done.done():
            self.done.set_result(result)

    def fail(self, error: BaseException) -> None:
        """End with this error unless it has ended."""
        if not self.done.done():
            # A future cannot raise StopIteration.
            self.done.set_exception(RuntimeError(repr(error)) if isinstance(error, StopIteration) else error)

    def _lose_patience(self) -> None:
        self._late = True
        if not self._running:
            self.fail(NoWorker("no_thought"))

    def _ended(self, done: "asyncio.Future[Any]") -> None:
        self._timer.cancel()
        _retrieve(done)


def _retrieve(done: "asyncio.Future[Any]") -> None:
    """Retrieve an error, because the caller may be gone."""
    if not done.cancelled():
        done.exception()


class Queue:
    """Jobs that wait. They are taken in turn by their `turn`, and those with the same one as they came."""

    def __init__(self) -> None:
        self._waiting: dict[object, deque[Job]] = {}  # by turn, the next one first; none is empty
        self._last: object = None  # the turn that was taken last: another one that comes now goes first

    def __iter__(self) -> Iterator[Job]:
        return chain.from_iterable(self._waiting.values())

    def add(self, job: Job) -> None:
        """Add a job behind those with the same turn."""
        self._waiting.setdefault(job.turn, deque()).append(job)

    def add_again(self, job: Job) -> None:
        """Add a job that was taken before those with the same turn."""
        self._waiting.setdefault(job.turn, deque()).appendleft(job)

    def remove(self, job: Job) -> None:
        """Remove a job if it is here."""
        with suppress(KeyError, ValueError):
            self._waiting[job.turn].remove(job)
            if not self._waiting[job.turn]:
                del self._waiting[job.turn]

    def take(self, may: Callable[[Job], bool] = lambda _: True) -> Job | None:
        """Remove and return the first job of the next turn whose first job may be done; None where there is none."""
        for turn in sorted(self._waiting, key=lambda one: one == self._last):
            if may(self._waiting[turn][0]):
                waiting, self._last = self._waiting.pop(turn), turn
                job = waiting.popleft()
                if waiting:
                    self._waiting[turn] = waiting  # behind the others
                return job
        return None


class WorkerPool:
    """A fixed number of slots with a process each. `counts` has the failures by kind."""

    def __init__(self, workers: int | None = None) -> None:
        self.size = workers or WORKERS
        self.patience = PATIENCE
        self.counts: Counter[str] = Counter()
        # Bots come first: a worker is always left for them, and one for the bots of other owners.
        self._most_at_leisure = self._most_per_owner = max(1, self.size - 1)
        self._under_way: set[Job] = set()
        self._leisure_is_due = False  # it waited while a brief job was taken
        self._urgent, self._brief, self._leisure = Queue(), Queue(), Queue()
        self._news = asyncio.Event()  # a job came, one of leisure ended, or the pool is closed
        self._closing = asyncio.Event()
        self._workers: set[Worker] = set()
        self.up = 0  # processes that are loaded and alive, busy or not
        self._slots: list[asyncio.Task[None]] = []
        self._threads = ThreadPoolExecutor(self.size, thread_name_prefix="worker")  # each waits for a process

    @property
    def ready(self) -> bool:
        """Whether at least one process can take a job, now or after the one it is doing."""
        return self.up > 0

    async def start(self) -> None:
        """Start the processes; the first jobs wait until one of them has loaded."""
        self._slots = [asyncio.create_task(self._keep_up(), name="claim worker slot") for _ in range(self.size)]

    async def close(self) -> None:
        """End all processes. Callers that wait for a job get NoAnswer."""
        self._closing.set()
        self._news.set()
        for job in (*self._urgent, *self._brief, *self._leisure):
            job.fail(NoAnswer("no_thought"))
        for worker in self._workers:
            worker.kill()
        await asyncio.gather(*self._slots, return_exceptions=True)
        await asyncio.to_thread(self._threads.shutdown)

    async def run(self, owner: str, seconds: float, call: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> _T:
        """Return what a job of this owner returns, or raise what it raises. If its process dies, another one tries.

        Raises NoAnswer where the job takes more than `seconds` once it has begun, where no process was free for it,
        where its second process dies too, or where the pool is closed.
        """
        job = Job(functools.partial(call, *args, **kwargs), seconds, self.patience, owner=owner)
        self.submit(job)
        return await job.wait()  # type: ignore[no-any-return]

    def submit(self, job: Job) -> None:
        """Put a job in its queue. Its future fails at once where the pool is closed."""
        queue = self._queue(job)
        queue.add(job)
        job.done.add_done_callback(lambda _: queue.remove(job))
        if self._closing.is_set():
            job.fail(NoAnswer("no_thought"))
        self._news.set()

    def _queue(self, job: Job) -> Queue:
        if job.leisure:
            return self._leisure
        return self._brief if job.brief else self._urgent

    # --- slots -----------------------------------------------------------------------------------------------------

    async def _keep_up(self) -> None:
        """Keep a process in one slot: start it, give it jobs, and start another when it is gone."""
        pause = FIRST_PAUSE
        while not self._closing.is_set():
            try:
                async with self._process() as worker:
                    pause = FIRST_PAUSE
                    await self._serve(worker)
            except Exception as error:  # no descriptors, memory or threads, for example: it may pass
                if not self._closing.is_set():
                    self.counts["processes_not_started"] += 1
                    _log.warning("a worker process could not be started, again in %.1f s: %r", pause, error)
                    with suppress(TimeoutError):
                        await asyncio.wait_for(self._closing.wait(), pause)
                    pause = min(2 * pause, MOST_PAUSE)

    @asynccontextmanager
    async def _process(self) -> AsyncIterator[Worker]:
        """Start a process and wait until it has loaded; end it afterwards.

        Raises OSError, WorkerDied, TimeoutError, or RuntimeError where no thread can be started.
        """
        worker = await self._in_thread(Worker, jobs.prepare, "spawn")  # a fork would copy locks that our threads hold
        self._workers.add(worker)
        try:
            if self._closing.is_set():
                worker.kill()
            await self._in_time(START_SECONDS, worker, os.getpid)
            yield worker
        finally:
            self._workers.discard(worker)
            worker.kill()
            await self._in_thread(worker.close)

    async def _serve(self, worker: Worker) -> None:
        """Give the process one job after another until it is gone."""
        self.up += 1
        try:
            while (job := await self._next(worker)) is not None:
                try:
                    await self._do(worker, job)
                finally:
                    self._under_way.discard(job)
                    self._news.set()
        except (WorkerDied, TimeoutError) as error:
            _log.warning("a worker process is replaced: %r", error)
        finally:
            self.up -= 1
        if not self._closing.is_set():
            self.counts["processes_replaced"] += 1

    async def _next(self, worker: Worker) -> Job | None:
        """Return the next job, or None where the process is gone or the pool is closed."""
        while worker.alive and not self._closing.is_set():  # with a dead process, a job would lose one of its attempts
            job = self._first()
            if job is not None:
                return job
            self._news.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), CHECK_SECONDS)
        return None

    def _first(self) -> Job | None:
        """Take the next job from the queues."""
        queues = [self._urgent, self._brief]
        if sum(one.leisure for one in self._under_way) < self._most_at_leisure:
            queues.insert(1 if self._leisure_is_due else 2, self._leisure)
        for queue in queues:
            while (job := queue.take(self._may_begin)) is not None:
                if not job.done.done():
                    self._under_way.add(job)
                    if job.brief or job.leisure:
                        self._leisure_is_due = job.brief and any(self._leisure)
                    return job
        return None

    def _may_begin(self, job: Job) -> bool:
        return not job.owner or sum(one.owner == job.owner for one in self._under_way) < self._most_per_owner

    async def _do(self, worker: Worker, job: Job) -> None:
        """Do a job. Raises WorkerDied or TimeoutError where its process has to be replaced."""
        job.begin()
        try:
            error, result = await self._in_time(job.seconds, worker, job.call)
        except TimeoutError:
            job.fail(NoAnswer("no_thought"))
            raise
        except Exception:
            if self._closing.is_set():
                job.fail(NoAnswer("no_thought"))
            elif job.begin_again():
                self._queue(job).add_again(job)
            raise
        if error is None:
            job.succeed(result)
        else:
            job.fail(error)

    async def _in_time(
        self, seconds: float, worker: Worker, call: Callable[[], object]
    ) -> tuple[BaseException | None, object]:
        """Return what a call raises in a process, and what it returns; no thread uses the process afterwards.

        Raises WorkerDied, TimeoutError where the process was killed because the time was up, and RuntimeError where no
        thread can be started.
        """
        running = self._in_thread(_outcome, worker, call)
        await asyncio.wait({running}, timeout=seconds)
        if running.done():
            return running.result()
        worker.kill()
        await asyncio.wait({running}, timeout=KILL_SECONDS)
        raise TimeoutError

    def _in_thread(self, call: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> "asyncio.Future[_T]":
        done = asyncio.wrap_future(self._threads.submit(call, *args, **kwargs))
        done.add_done_callback(_retrieve)
        return done


def _outcome(worker: Worker, call: Callable[[], object]) -> tuple[BaseException | None, object]:
    """Return what a job raises, and what it returns, so that its errors are not taken for ours. Raises WorkerDied."""
    try:
        return None, worker.run(call)
    except WorkerDied:
        raise
    except BaseException as error:  # of any kind: the caller of the job gets it
        return error, None
