"""Making a data set: its parts are computed on any executor, in any order, and their rows are taken in order."""

from collections.abc import Generator
from concurrent.futures import Executor
from contextlib import closing
from typing import ClassVar

from claim.arena.workers import run_tasks
from claim.datasets.sources import Row, Source
from claim.game.errors import Unavailable


class DatasetLost(Unavailable):
    """The processes that made the rows are gone."""

    texts: ClassVar = {
        "dataset_lost": "the processes that worked are gone: {file} was not written",
    }


_AHEAD = 3  # parts per worker that are under way or wait for an earlier one: they are all that memory holds


def parts_of(source: Source) -> int:
    """Return how many parts the source's rows are made in."""
    return -(-source.deals // source.part)


def run(source: Source, executor: Executor | None = None, workers: int = 1) -> Generator[list[Row], None, None]:
    """Yield the rows of each part, in order. Closing the generator abandons the rest."""
    parts = ((first, min(first + source.part, source.deals)) for first in range(0, source.deals, source.part))
    with closing(run_tasks(source.rows, parts, executor, _AHEAD * workers, in_order=True)) as done:
        for _, rows in done:
            yield rows
