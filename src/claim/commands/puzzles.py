"""`claim puzzles` and `claim puzzle`: list puzzles, make more of them, or solve one in the terminal."""

import argparse
import json
import secrets
import sys
from concurrent.futures import BrokenExecutor, CancelledError
from contextlib import ExitStack, closing
from pathlib import Path

from claim.arena.errors import ArenaError
from claim.commands.errors import check_number
from claim.commands.executors import MOST_JOBS, executor_for
from claim.commands.progress import Progress
from claim.game.deal import seed_text
from claim.game.errors import BadText
from claim.locales import Words, choose_language
from claim.pictures.files import check_folder
from claim.puzzles.collection import (
    Collection,
    PuzzleError,
    file_text,
    load,
    parse_date,
    parse_ratings,
    parse_theme,
    shipped,
)
from claim.puzzles.making import Making, MiningJournal
from claim.puzzles.making import run as mine_all
from claim.puzzles.puzzle import Puzzle
from claim.records.files import replace_file

MOST = 1_000_000


def run(arguments: argparse.Namespace) -> int:
    """List puzzles, make some, or solve one."""
    if arguments.action == "make":
        return _make(arguments)
    return _solve(arguments) if arguments.action == "solve" else _list(arguments)


# --- choosing ------------------------------------------------------------------------------------------------------


def _collection(arguments: argparse.Namespace) -> Collection:
    """Return the puzzles that a command works with."""
    return shipped() if arguments.file is None else load(arguments.file)


def _matching(arguments: argparse.Namespace, puzzles: Collection) -> list[Puzzle]:
    """Return the puzzles that --theme and --rating ask for. Raises PuzzleError where these are wrong, or none fits."""
    theme = None if arguments.theme is None else parse_theme(arguments.theme)
    ratings = None if arguments.rating is None else parse_ratings(arguments.rating)
    matching = puzzles.find(theme, ratings)
    if not matching:
        raise PuzzleError("no_such_puzzles")
    return matching


def _list(arguments: argparse.Namespace) -> int:
    check_number("--count", arguments.count, 1, MOST)
    chosen = _matching(arguments, _collection(arguments))[: arguments.count]
    if arguments.json:
        for puzzle in chosen:
            print(json.dumps(puzzle.to_json()))
        return 0
    words = Words(choose_language(arguments.language))
    for puzzle in chosen:
        themes = words.listed(words(f"puzzle-theme-{theme.value}") for theme in puzzle.themes)
        print(f"{puzzle.id}  {puzzle.rating:>4}  {themes}".rstrip())
    print(words("puzzle-legend"))
    return 0


# --- solving -------------------------------------------------------------------------------------------------------


def _solve(arguments: argparse.Namespace) -> int:
    """Ask for the cards of a puzzle, or print it. Returns 0 if it was solved, 1 if not."""
    puzzle = _choose(arguments)
    if arguments.json:
        print(json.dumps(puzzle.to_json()))
        return 0
    from claim.terminal.paper import Paper  # noqa: PLC0415  (the terminal's parts are optional)
    from claim.terminal.puzzle import PuzzleSession  # noqa: PLC0415  (likewise)

    words = Words(choose_language(arguments.language))
    paper = Paper()
    return PuzzleSession(puzzle, words, paper).solve()


def _choose(arguments: argparse.Namespace) -> Puzzle:
    """Return the puzzle asked for: by id, by theme and rating, or a day's. Raises BadText, mostly PuzzleError."""
    puzzles = _collection(arguments)
    ways = [
        ("ID", arguments.id),
        ("--date", arguments.date),
        ("--theme", arguments.theme),
        ("--rating", arguments.rating),
    ]
    named = [name for name, value in ways if value is not None]
    if named[1:] and named[0] in ("ID", "--date"):
        raise BadText("conflict", one=named[0], other=named[1])
    if arguments.id is not None:
        return puzzles.by_id(arguments.id)
    if arguments.theme is not None or arguments.rating is not None:
        return secrets.choice(_matching(arguments, puzzles))
    return puzzles.of_the_day(None if arguments.date is None else parse_date(arguments.date))


# --- making --------------------------------------------------------------------------------------------------------


def _make(arguments: argparse.Namespace) -> int:
    """Make puzzles. Returns 1 where it was stopped early."""
    check_number("--count", arguments.count, 1, MOST)
    check_number("--jobs", arguments.jobs, 1, MOST_JOBS)
    making = Making(seed_text(arguments.seed), arguments.count)
    if arguments.out is None:
        return _mine(arguments, making)
    check_folder(arguments.out)
    if arguments.out.exists() and not arguments.out.is_file():  # reported now, not after hours of mining
        raise BadText("no_file", file=str(arguments.out), problem="not a regular file")
    journal = Path(f"{arguments.out}.part")
    with MiningJournal(journal) as kept:
        if not all(making.add(mined) for mined in kept.entries):
            raise PuzzleError("other_puzzles", file=str(journal), seed=making.seed)
        code = _mine(arguments, making, kept)
        if code == 0:
            about = f"made by claim puzzles make --count {making.count} --seed {making.seed} ({making.made_by})"
            replace_file(arguments.out, file_text(making.puzzles, about))
            journal.unlink()
    return code


def _mine(arguments: argparse.Namespace, making: Making, kept: MiningJournal | None = None) -> int:
    """Mine until there are enough. Returns 1 where it was stopped.

    Every deal goes into the journal; where there is none, the puzzles are printed, in order.
    """
    first = printed = len(making.puzzles)
    with ExitStack() as stack:
        executor, workers = stack.enter_context(executor_for(arguments.jobs, arguments.dask, making.count - first))
        mined_deals = stack.enter_context(closing(mine_all(making, executor, workers)))
        progress = stack.enter_context(Progress())
        try:
            for mined in mined_deals:
                if kept is not None:
                    kept.append(mined)
                making.add(mined)
                for puzzle in making.puzzles[printed:]:
                    if kept is None:
                        print(json.dumps(puzzle.to_json()), flush=True)
                printed = len(making.puzzles)
                progress.show(printed - first, making.count - first, f"deal {mined.deal}")
        except KeyboardInterrupt:
            progress.end()
            goes_on = "" if kept is None else "; the same command goes on from there"
            print(f"claim: stopped after {printed} of {making.count} puzzles{goes_on}", file=sys.stderr)
            return 1
        except (BrokenExecutor, CancelledError) as error:
            raise ArenaError("workers_lost") from error
    return 0
