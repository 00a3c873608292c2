"""What all commands' options share, and the options of `claim play`, `claim login`, `claim logout`, `claim games`,
`claim puzzle`, `claim puzzles` and `claim dataset`.

Only what reading them needs is imported here: every command passes through.
"""

import argparse
from pathlib import Path
from typing import NoReturn, TypeAlias


class Parser(argparse.ArgumentParser):
    """An argument parser that reports errors in one line."""

    def error(self, message: str) -> NoReturn:
        """Print the line and exit with code 2."""
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"  # noqa: SLF001  (what add_subparsers returns)


def add_command(commands: Commands, name: str, about: str, example: str) -> Parser:
    """Add a command with what its help says."""
    parser = commands.add_parser(
        name,
        help=about,
        description=about[0].upper() + about[1:] + ".",
        epilog=f"example: {example}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(command=name)
    return parser


def add_language(parser: Parser) -> None:
    """Add --language."""
    parser.add_argument("--language", metavar="CODE", help="en, fr, hu, it or pt-BR (default: your locale's)")


def add_play(commands: Commands) -> None:
    """Add `claim play`."""
    play = add_command(
        commands,
        "play",
        "play a game in the terminal, here or at a server",
        "claim play --bot greedy --language fr\n"
        "         claim play --server https://claim.example --find live --name Ann",
    )
    play.add_argument("--bot", metavar="BOT", help="a name of `claim bots`, or cmd:PROGRAM (default: greedy)")
    play.add_argument("--hot-seat", action="store_true", help="two people at this terminal")
    play.add_argument("--seat", help="where you sit against a bot: A or B (default: A)")
    play.add_argument("--seed", help="the deal's seed, to play the same cards again")
    play.add_argument(
        "--leader", metavar="WHO", help="who leads first: lot, me, other, or a seat A or B (default: lot)"
    )
    play.add_argument("--by-heart", action="store_true", help="see only what lies open, remember the rest; no hints")
    play.add_argument("--no-hints", action="store_true", help="play without hints")
    play.add_argument("--warn", action="store_true", help="ask again before a card that gives much away (a hint)")
    there = play.add_argument_group("at a server: against a stranger, a friend or a bot; by default it asks which")
    there.add_argument("--server", metavar="URL", help="play there, such as https://claim.example; --bot is a level")
    there.add_argument("--find", metavar="PACE", help="find an opponent: live (3 minutes each) or slow (3 days each)")
    there.add_argument("--friend", action="store_true", help="make a table, and show the link for a friend")
    there.add_argument("--clock", metavar="PACE", help="with --friend: play with a clock, live or slow")
    there.add_argument("--open", action="store_true", help="with --friend: let anyone in the lobby take the free seat")
    there.add_argument(
        "--table", metavar="LINK", help="sit down by a friend's link or its code, or go on with a game you left"
    )
    there.add_argument("--name", help="what you are called there without an account")
    play.add_argument("--save", type=Path, metavar="FILE", help="where to keep the game (default: your data folder)")
    play.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    add_language(play)


def add_people(commands: Commands) -> None:
    """Add `claim login`, `claim logout` and `claim games`."""
    login = add_command(
        commands,
        "login",
        "sign in to your account at a server, with its recovery key",
        "claim login --server https://claim.example\n         claim login --server https://claim.example --new Ann",
    )
    login.add_argument("--new", metavar="NAME", help="make an account with this name, and print its recovery key")
    login.epilog = f"{login.epilog}\n\nPrograms give the key in CLAIM_RECOVERY_KEY, or as the first line of the input."
    logout = add_command(commands, "logout", "sign out at a server", "claim logout --server https://claim.example")
    games = add_command(
        commands,
        "games",
        "list your games at a server, those first that wait for you",
        "claim games --server https://claim.example",
    )
    games.add_argument("--json", action="store_true", help="one JSON object per line")
    for parser in (login, logout, games):
        parser.add_argument("--server", metavar="URL", required=True, help="such as https://claim.example")
        add_language(parser)


def add_puzzles(commands: Commands) -> None:
    """Add `claim puzzle` and `claim puzzles`."""
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
    below = puzzles.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)
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


def _add_wishes(parser: Parser) -> None:
    """Add the options that choose among puzzles."""
    parser.add_argument("--theme", metavar="THEME", help="only with this theme, such as knight_over_goblin")
    parser.add_argument("--rating", metavar="LOW-HIGH", help="only with a rating in this range, such as 600-800")
    parser.add_argument("--file", type=Path, metavar="FILE", help="puzzles made by `claim puzzles make --out FILE`")


def add_dataset(commands: Commands) -> None:
    """Add `claim dataset`."""
    dataset = add_command(
        commands,
        "dataset",
        "write solved positions or bots' games as Parquet, for research",
        "claim dataset positions --count 10000 --seed 7 positions.parquet\n"
        "         claim dataset games --a regent --b greedy --games 100 --seed 7 games.parquet",
    )
    below = dataset.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser, required=True)
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


def _add_bots(parser: Parser, usual: str) -> None:
    parser.add_argument("--a", default=usual, metavar="BOT", help=f"a bot's name, or cmd:PROGRAM (default: {usual})")
    parser.add_argument("--b", default=usual, metavar="BOT", help=f"the other bot (default: {usual})")
