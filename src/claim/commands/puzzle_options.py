"""The options of `claim puzzle` and `claim puzzles`. Only what reading them needs is imported here."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

_P = TypeVar("_P", bound=argparse.ArgumentParser)


def add_puzzles(
    commands: "argparse._SubParsersAction[_P]",
    add_command: "Callable[[argparse._SubParsersAction[_P], str, str, str], _P]",
    add_language: Callable[[_P], None],
) -> None:
    """Add both commands, with the functions that add a command and its --language."""
    puzzle = add_command(
        commands,
        "puzzle",
        "solve a puzzle in the terminal: today's, or one you choose",
        "claim puzzle\n         claim puzzle --theme dwarf_lost --rating 600-800",
    )
    puzzle.add_argument("id", nargs="?", metavar="ID", help="a puzzle's id (default: the puzzle of the day)")
    puzzle.add_argument("--date", metavar="DAY", help="the puzzle of another day, such as 2026-11-16")
    _add_wishes(puzzle)
    puzzle.add_argument("--json", action="store_true", help="print the puzzle as one JSON object instead")
    add_language(puzzle)

    puzzles = add_command(
        commands,
        "puzzles",
        "list puzzles whose answers are proven, or make more",
        "claim puzzles --theme tie_break --rating 600-800\n"
        "         claim puzzles make --count 100 --seed 7 --out mine.txt",
    )
    puzzles.set_defaults(action="list")
    _add_wishes(puzzles)
    puzzles.add_argument("--count", type=int, metavar="N", help="at most N of them (default: all)")
    puzzles.add_argument("--json", action="store_true", help="one JSON object per line")
    add_language(puzzles)
    below = puzzles.add_subparsers(title="commands", metavar="COMMAND", parser_class=type(puzzles))
    make = add_command(
        below,
        "make",
        "find puzzles in bots' games; a stopped run goes on where it was",
        "claim puzzles make --count 100 --seed 7 --out mine.txt",
    )
    make.set_defaults(command="puzzles", action="make")
    make.add_argument("--count", type=int, default=100, metavar="N", help="how many (default: 100)")
    make.add_argument("--seed", default="1", help="the deals' seed (default: 1)")
    make.add_argument(
        "--out", type=Path, metavar="FILE", help="write them there (default: print one JSON object per line)"
    )
    make.add_argument("--jobs", type=int, metavar="N", help="processes (default: one per core)")
    make.add_argument("--dask", metavar="ADDRESS", help="a dask cluster's scheduler, such as tcp://host:8786")
    add_language(make)


def _add_wishes(parser: argparse.ArgumentParser) -> None:
    """Add the options that choose among puzzles."""
    parser.add_argument("--theme", metavar="THEME", help="only with this theme, such as knight_over_goblin")
    parser.add_argument("--rating", metavar="LOW-HIGH", help="only with a rating in this range, such as 600-800")
    parser.add_argument("--file", type=Path, metavar="FILE", help="puzzles made by `claim puzzles make --out FILE`")
