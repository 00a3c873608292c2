"""Worker processes as the tests look at them, and as they refuse to start."""

import asyncio
import errno
from tempfile import TemporaryDirectory

import pytest

from claim.arena.workers import Worker
from claim.workers import pool as worker_pool
from claim.workers.pool import WorkerPool
from harness.waiting import PATIENCE
from tests.workers import odd_jobs


async def both_pids(pool: WorkerPool) -> set[int]:
    """Return the processes of a pool of two, once both are up."""
    with TemporaryDirectory() as folder:
        return set(await asyncio.gather(*[pool.run("", PATIENCE, odd_jobs.meets, folder, 2) for _ in range(2)]))


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
