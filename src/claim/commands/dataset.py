"""`claim dataset`: write solved positions or bots' games as Parquet (docs/dataset.md)."""

import argparse
import json
import sys
import time
from concurrent.futures import BrokenExecutor, CancelledError
from contextlib import ExitStack, closing
from pathlib import Path

from claim.commands.errors import BadOption, check_number
from claim.commands.executors import MOST_JOBS, executor_for
from claim.commands.progress import Progress
from claim.datasets.making import DatasetLost, parts_of
from claim.datasets.making import run as make_rows
from claim.datasets.parquet import need_pyarrow, parquet_file
from claim.datasets.sources import Games, Positions, Source, about
from claim.game.deal import seed_text
from claim.pictures.files import check_folder
from claim.version import VERSION

MOST = 100_000_000


def run(arguments: argparse.Namespace) -> int:
    """Write a data set, and say what was written. Returns 1 where it was stopped early; then there is no file."""
    source = _source(arguments)
    check_number("--jobs", arguments.jobs, 1, MOST_JOBS)
    need_pyarrow()
    check_folder(arguments.file)
    about(source)  # an unknown bot is reported before anything starts
    started = time.perf_counter()
    try:
        rows = _write(arguments.file, source, arguments.jobs)
    except KeyboardInterrupt:
        print(f"claim: stopped: {arguments.file} was not written", file=sys.stderr)
        return 1
    except (BrokenExecutor, CancelledError) as error:
        raise DatasetLost("dataset_lost", file=str(arguments.file)) from error
    spent = time.perf_counter() - started
    size = arguments.file.stat().st_size
    if arguments.json:
        about_file = {"file": str(arguments.file), "kind": source.kind, "rows": rows, "bytes": size}
        print(json.dumps({**about_file, "seed": source.seed, "version": VERSION, "seconds": round(spent, 3)}))
    else:
        print(f"{arguments.file}: {rows} rows, {size} bytes, {spent:.1f} s")
    return 0


def _source(arguments: argparse.Namespace) -> Source:
    """Return what the rows are made from. Raises BadText for a bad number or seed."""
    seed = seed_text(arguments.seed)
    if arguments.kind == "games":
        if arguments.games < 2 or arguments.games % 2:
            raise BadOption("odd_games", got=arguments.games)
        check_number("--games", arguments.games, 1, MOST)
        return Games(arguments.games, seed, arguments.a, arguments.b)
    check_number("--count", arguments.count, 1, MOST)
    return Positions(arguments.count, seed, arguments.a, arguments.b)


def _write(path: Path, source: Source, jobs: int | None) -> int:
    """Write all rows, and return how many there are."""
    with ExitStack() as stack:
        executor, workers = stack.enter_context(executor_for(jobs, None, parts_of(source)))
        file = stack.enter_context(parquet_file(path, source))
        parts = stack.enter_context(closing(make_rows(source, executor, workers)))
        progress = stack.enter_context(Progress())
        for number, rows in enumerate(parts, 1):
            file.add(rows)
            done = min(number * source.part, source.deals)
            progress.show(done, source.deals, f"{file.written} rows written")
    return file.written
