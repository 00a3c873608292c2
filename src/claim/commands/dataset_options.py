"""The options of `claim dataset`. Only what reading them needs is imported here."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

_P = TypeVar("_P", bound=argparse.ArgumentParser)


def add_dataset(
    commands: "argparse._SubParsersAction[_P]",
    add_command: "Callable[[argparse._SubParsersAction[_P], str, str, str], _P]",
    add_language: Callable[[_P], None],
) -> None:
    """Add the command, with the functions that add a command and its --language."""
    dataset = add_command(
        commands,
        "dataset",
        "write solved positions or bots' games as Parquet, for research",
        "claim dataset positions --count 10000 --seed 7 positions.parquet\n"
        "         claim dataset games --a regent --b greedy --games 100 --seed 7 games.parquet",
    )
    below = dataset.add_subparsers(title="commands", metavar="COMMAND", parser_class=type(dataset), required=True)
    positions = add_command(
        below,
        "positions",
        "positions of phase two, with what they and each card are worth",
        "claim dataset positions --count 10000 --seed 7 positions.parquet",
    )
    _add_bots(positions, "squire")
    positions.add_argument("--count", type=int, default=10_000, metavar="N", help="how many (default: 10000)")
    games = add_command(
        below,
        "games",
        "games between two bots, a row per card: the games of `claim arena` with the same bots and seed",
        "claim dataset games --a regent --b greedy --games 100 --seed 7 games.parquet",
    )
    _add_bots(games, "greedy")
    games.add_argument("--games", type=int, default=400, metavar="N", help="an even number (default: 400)")
    for kind, parser in (("positions", positions), ("games", games)):
        parser.set_defaults(command="dataset", kind=kind)
        parser.add_argument("file", type=Path, metavar="FILE", help="a file that is there is replaced in the end")
        parser.add_argument("--seed", default="1", help="the deals' seed (default: 1)")
        parser.add_argument("--jobs", type=int, metavar="N", help="processes (default: one per core)")
        parser.add_argument("--json", action="store_true", help="print one JSON object about the file")
        add_language(parser)


def _add_bots(parser: argparse.ArgumentParser, usual: str) -> None:
    parser.add_argument("--a", default=usual, metavar="BOT", help=f"a bot's name, or cmd:PROGRAM (default: {usual})")
    parser.add_argument("--b", default=usual, metavar="BOT", help=f"the other bot (default: {usual})")
