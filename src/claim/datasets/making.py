"""Making a data set: its parts are computed on any executor, in any order, and their rows are taken in order."""

import itertools
from collections import deque
from collections.abc import Generator
from concurrent.futures import Executor, Future

from claim.arena.workers import ProcessPool
from claim.datasets.sources import Row, Source

_AHEAD = 3  # parts per worker that are under way or wait for an earlier one: they are all that memory holds


def parts_of(source: Source) -> int:
    """Return how many parts the source's rows are made in."""
    return -(-source.deals // source.part)


def run(source: Source, executor: Executor | None = None, workers: int = 1) -> Generator[list[Row], None, None]:
    """Yield the rows of each part, in order. Closing the generator abandons the rest."""
    parts = ((first, min(first + source.part, source.deals)) for first in range(0, source.deals, source.part))
    if executor is None:
        for part in parts:
            yield source.rows(*part)
        return
    waiting: deque[Future[list[Row]]] = deque()
    try:
        while True:
            for part in itertools.islice(parts, _AHEAD * workers - len(waiting)):
                waiting.append(executor.submit(source.rows, *part))
            if not waiting:
                return
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()
        if waiting and isinstance(executor, ProcessPool):
            executor.abandon()
