"""Where a long run's work is done: in this process, on processes of this machine, or on a cluster."""

import os
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager

from claim.arena.cluster import cluster
from claim.arena.workers import ProcessPool

MOST_JOBS = 1024


@contextmanager
def executor_for(jobs: int | None, dask: str | None, tasks: int) -> Iterator[tuple[Executor | None, int]]:
    """Yield an executor, or None for this process, and how many tasks it does at a time.

    `jobs` is --jobs: by default one process per core, but no more than there are tasks. `dask` is the address of a
    cluster's scheduler. Raises what `cluster` raises.
    """
    if dask is not None:
        with cluster(dask) as (executor, workers):
            yield executor, workers
        return
    count = min(jobs or os.cpu_count() or 1, tasks)
    if count <= 1:
        yield None, count
        return
    with ProcessPool(count) as pool:
        yield pool, count
