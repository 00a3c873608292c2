"""Worker processes as the tests look at them, and as they refuse to start."""

import asyncio
import errno
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from claim.arena.workers import Worker
from claim.workers import pool as worker_pool
from claim.workers.pool import WorkerPool
from tests.workers import odd_jobs


def gone(pid: int) -> bool:
    """Return whether a process has ended."""
    try:
        return "\nState:\tZ" in Path(f"/proc/{pid}/status").read_text()
    except FileNotFoundError:
        return True


def wait_for(condition: Callable[[], bool], seconds: float = 30.0) -> None:
    """Wait until this holds. Raises AssertionError where it takes too long."""
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until, "waited too long"
        time.sleep(0.05)


async def until(condition: Callable[[], bool], seconds: float = 30.0) -> None:
    """Wait as `wait_for` does, while the event loop goes on."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


async def both_pids(pool: WorkerPool) -> set[int]:
    """Return the processes of a pool of two, once both are up."""
    await until(lambda: pool.up == 2)
    return set(await asyncio.gather(*[pool.run(30, odd_jobs.slow_pid) for _ in range(2)]))


class Refused:
    """A system that has no descriptors left for another process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.times = 0
        self._monkeypatch = monkeypatch
        monkeypatch.setattr(worker_pool, "Worker", self._refuse)

    def _refuse(self, *_: object) -> None:
        self.times += 1
        raise OSError(errno.EMFILE, "Too many open files")

    def no_more(self) -> None:
        """Let processes start again."""
        self._monkeypatch.setattr(worker_pool, "Worker", Worker)
