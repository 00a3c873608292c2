"""Processes that do one job at a time and can be ended at any moment, whatever they are doing.

For the arena's games and for the server's bots. Built on multiprocessing's Process and Pipe alone;
docs/decisions/0013 says why not on an executor or on Pebble.
"""

import multiprocessing
import os
import pickle
import queue
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ThreadPoolExecutor, wait
from contextlib import ExitStack, suppress
from itertools import islice
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, ParamSpec, TypeVar, TypeVarTuple

from claim.bots.command import end_programs

PATIENCE = 5.0  # seconds for a worker to end its programs before it is killed
_P = ParamSpec("_P")
_T = TypeVar("_T")


class WorkerDied(BrokenExecutor):
    """The process ended before it had an answer."""


class Worker:
    """A process of this machine. It ends with the process that started it, however that one ends.

    Each worker has a pipe of its own: one that dies in the middle of an answer leaves no other waiting.
    """

    def __init__(self, prepare: Callable[[], object] | None = None, method: str | None = None) -> None:
        """Start the process; it calls `prepare` before its first job. `method` is multiprocessing's start method.

        Beside JAX and Arrow, whose threads a fork would leave behind, a process is never forked.
        Raises OSError where the system has no descriptors or no memory for it.
        """
        threads = not {"jax", "pyarrow"}.isdisjoint(sys.modules)
        context: Any = multiprocessing.get_context(method or ("spawn" if threads else None))
        with ExitStack() as ours, ExitStack() as passed_on:
            self._pipe, theirs = multiprocessing.Pipe()
            ours.callback(self._pipe.close)
            passed_on.callback(theirs.close)
            listener, self._line = multiprocessing.Pipe(duplex=False)
            ours.callback(self._line.close)
            passed_on.callback(listener.close)
            self._process = context.Process(target=_work, args=(theirs, listener, self._line, prepare), daemon=True)
            self._process.start()
            ours.pop_all()  # they stay open from here on

    @property
    def alive(self) -> bool:
        """Whether the process runs."""
        return bool(self._process.is_alive())

    def run(self, job: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> _T:
        """Return what the job returns, or raise what it raises. One job at a time.

        Raises WorkerDied where the process ends first, which another thread may bring about by `kill`.
        """
        message = pickle.dumps((job, args, kwargs))
        try:
            self._pipe.send_bytes(message)
            answer = self._pipe.recv_bytes()
        except (EOFError, OSError) as error:
            self.end()
            raise WorkerDied("a worker process died") from error
        done, result = pickle.loads(answer)  # noqa: S301  (our own process wrote it)
        if done:
            return result  # type: ignore[no-any-return]
        raise result

    def stop(self) -> None:
        """Tell the process to end its programs and itself, without waiting for it."""
        with suppress(OSError):  # it has ended already
            self._line.send_bytes(b"end")

    def kill(self) -> None:
        """Kill the process, without waiting until it is gone."""
        self._process.kill()

    def end(self, patience: float = 0.0) -> None:
        """Wait until the process is gone; kill it where it does not end by itself within `patience` seconds."""
        self._process.join(patience)
        self._process.kill()
        self._process.join()

    def close(self) -> None:
        """Wait until the process is gone, and give its descriptors back. The worker cannot be used any more."""
        self.end()
        self._pipe.close()
        self._line.close()
        self._process.close()


def _work(pipe: Connection, listener: Connection, line: Connection, prepare: Callable[[], object] | None) -> None:
    line.close()  # a copy of the parent's end, which would hide from us that the parent is gone
    # Ctrl-C is for the parent. A signal that is ignored, and not handled, would be ignored by bots' programs as well.
    signal.signal(signal.SIGINT, lambda *_: None)
    threading.Thread(target=_end_when_told, args=(listener,), daemon=True).start()
    with suppress(EOFError, OSError):  # the parent is gone
        if prepare is not None:
            prepare()
        while True:
            pipe.send_bytes(_answer(pipe.recv_bytes()))
    _end()


def _end_when_told(listener: Connection) -> None:
    with suppress(EOFError, OSError):  # the parent is gone
        listener.recv_bytes()
    _end()


def _end() -> None:
    end_programs()
    os._exit(0)


def _answer(message: bytes) -> bytes:
    """Do a job; whether it was done, and its result or its error."""
    try:
        job, args, kwargs = pickle.loads(message)  # noqa: S301  (our own parent wrote it)
        return pickle.dumps((True, job(*args, **kwargs)))
    except BaseException as error:  # whatever a job raises is raised where it was asked for
        error.add_note(f"In a worker process: {traceback.format_exc()}")
        try:
            return pickle.dumps((False, error))
        except Exception:
            return pickle.dumps((False, RuntimeError("".join(traceback.format_exception(error)))))


class ProcessPool(Executor):
    """Workers as an executor. Those who leave it by an error wait for no job."""

    def __init__(self, processes: int) -> None:
        self._workers = [Worker() for _ in range(processes)]  # before the threads: a fork must not copy a held lock
        self._free: queue.SimpleQueue[Worker] = queue.SimpleQueue()
        for worker in self._workers:
            self._free.put(worker)
        self._threads = ThreadPoolExecutor(processes)

    def submit(self, job: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        """Let a worker do this job. The future raises WorkerDied where its worker dies."""
        return self._threads.submit(self._run, job, *args, **kwargs)

    def _run(self, job: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> _T:
        worker = self._free.get()
        try:
            return worker.run(job, *args, **kwargs)
        finally:
            self._free.put(worker)

    def abandon(self) -> None:
        """End all workers now, whatever they are doing, and what their jobs have started."""
        for worker in self._workers:
            worker.stop()
        for worker in self._workers:
            worker.end(PATIENCE)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Take no more jobs, and end the workers once theirs are done."""
        self._threads.shutdown(wait, cancel_futures=cancel_futures)
        if wait:
            self.abandon()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None:
            self.abandon()
        self.shutdown(cancel_futures=True)


_Arguments = TypeVarTuple("_Arguments")
_Result = TypeVar("_Result")


def run_tasks(
    work: Callable[[*_Arguments], _Result],
    tasks: Iterator[tuple[*_Arguments]],
    executor: Executor | None,
    ahead: int,
    *,
    in_order: bool = False,
) -> Generator[tuple[tuple[*_Arguments], _Result], None, None]:
    """Do the work for each task on an executor, or in this process where there is none; yield task and result.

    They come as they are done, or `in_order`. At most `ahead` tasks are under way, and each is taken only then: it may
    depend on earlier results. Closing the generator abandons the rest.
    """
    if executor is None:
        for task in tasks:
            yield task, work(*task)
        return
    waiting: dict[Future[_Result], tuple[*_Arguments]] = {}
    try:
        while True:
            for task in islice(tasks, ahead - len(waiting)):
                waiting[executor.submit(work, *task)] = task
            if not waiting:
                return
            for future in [next(iter(waiting))] if in_order else wait(waiting, return_when=FIRST_COMPLETED).done:
                yield waiting.pop(future), future.result()
    finally:
        for future in waiting:
            future.cancel()
        if waiting and isinstance(executor, ProcessPool):
            executor.abandon()
