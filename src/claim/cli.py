"""The command `claim`: reads arguments, hands them to claim.commands, and turns errors into one line and an exit code.

0: done; 1: it ended early or the answer is no; 2: the input was wrong.
"""

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from claim.game.errors import ClaimError
from claim.version import version_text

_POSITION = "2 B 026.578.019.5.279 00138..347.2.0345 ..58.. ..26.. -"


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def _command(commands: "argparse._SubParsersAction[_Parser]", name: str, about: str, example: str) -> _Parser:
    parser = commands.add_parser(
        name,
        help=about,
        description=about[0].upper() + about[1:] + ".",
        epilog=f"example: {example}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(command=name)
    return parser


def _language(parser: _Parser) -> None:
    parser.add_argument("--language", metavar="CODE", help="en, fr, hu, it or pt-BR (default: your locale's)")


def build_parser() -> argparse.ArgumentParser:
    """All commands and their arguments."""
    parser = _Parser(prog="claim", description="Claim, the two-player trick-taking card game.")
    parser.add_argument("--version", action="version", version=version_text())
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=_Parser)

    play = _command(commands, "play", "play a game in the terminal", "claim play --bot greedy --language fr")
    play.add_argument("--bot", default="greedy", metavar="BOT", help="random, greedy, or cmd:PROGRAM (default: greedy)")
    play.add_argument("--hot-seat", action="store_true", help="two people at this terminal")
    play.add_argument("--seat", default="A", help="where you sit against a bot: A or B (default: A)")
    play.add_argument("--seed", help="the deal's seed, to play the same cards again")
    play.add_argument("--leader", metavar="SEAT", help="who leads the first trick, A or B (default: by lot)")
    play.add_argument("--save", type=Path, metavar="FILE", help="where to keep the game (default: your data folder)")
    play.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    _language(play)

    replay = _command(commands, "replay", "step through a game record", "claim replay game.json --seat A")
    replay.add_argument("file", type=Path, metavar="FILE", help="a record: JSON or text")
    replay.add_argument("--seat", default="open", metavar="VIEWER", help="A, B, spectator or open (default: open)")
    replay.add_argument("--game", type=_positive, metavar="N", help="the record's line in a file of many")
    replay.add_argument("--all", action="store_true", help="print everything without stopping")
    replay.add_argument("--json", action="store_true", help="one JSON view a line (with --recheck: one object)")
    replay.add_argument("--recheck", action="store_true", help="play the bots' moves again and compare")
    _language(replay)

    review = _command(commands, "review", "tell what each play of a game cost", "claim review game.json --svg game.svg")
    review.add_argument("file", type=Path, metavar="FILE", help="a record: JSON or text")
    review.add_argument("--game", type=_positive, metavar="N", help="the record's line in a file of many")
    review.add_argument(
        "--rounds", type=int, default=20_000, metavar="N", help="of search for a play of phase one (default: 20000)"
    )
    review.add_argument(
        "--deals", type=int, default=10, metavar="K", help="times to play the deal again, 0 for none (default: 10)"
    )
    review.add_argument("--svg", type=Path, metavar="FILE", help="draw the winning chances over the plays")
    review.add_argument("--json", action="store_true", help="one JSON object")
    _language(review)

    solve = _command(commands, "solve", "solve a phase-two position exactly", f'claim solve "{_POSITION}"')
    solve.add_argument(
        "position", nargs="*", metavar="POSITION", help="a position text, or - for one a line (default: -)"
    )
    solve.add_argument("--json", action="store_true", help="one JSON object a position")
    _language(solve)

    arena = _command(commands, "arena", "let two bots play each other", "claim arena --a greedy --b random --games 400")
    arena.add_argument("--a", required=True, metavar="BOT", help="a bot's name, or cmd:PROGRAM")
    arena.add_argument("--b", required=True, metavar="BOT", help="the other bot")
    arena.add_argument("--games", type=int, default=400, metavar="N", help="an even number (default: 400)")
    arena.add_argument("--seed", default="1", help="the deals' seed (default: 1)")
    arena.add_argument("--records", type=Path, metavar="FILE", help="write every game there, one JSON record a line")
    arena.add_argument("--jobs", type=int, metavar="N", help="processes (default: one a core)")
    arena.add_argument(
        "--seconds", type=float, default=10.0, metavar="S", help="a program's time for a card (default: 10)"
    )
    arena.add_argument("--json", action="store_true", help="one JSON object")

    bench = _command(commands, "bench", "measure the speed of this installation, as JSON", "claim bench --seconds 2")
    bench.add_argument("--seconds", type=float, default=2.0, metavar="S", help="for each measurement (default: 2)")
    return parser


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = build_parser()
    arguments = parser.parse_args(argv)
    if not hasattr(arguments, "command"):
        parser.print_help()
        return 0
    try:
        code: int = importlib.import_module(f"claim.commands.{arguments.command}").run(arguments)
        sys.stdout.flush()
    except ClaimError as error:
        return _say(error, getattr(arguments, "language", None))
    except KeyboardInterrupt:
        return 1
    except BrokenPipeError:  # the reader of our output has gone; nobody is left to tell
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code


def _say(error: ClaimError, language: str | None) -> int:
    """An error in one line, in the user's language where its words can be had."""
    from claim.locales import choose_language, in_words  # noqa: PLC0415  (only when something went wrong)

    try:
        text = in_words(error, choose_language(language))
    except ClaimError:  # the language itself is unknown: that is the error
        text = in_words(error)
    print(f"claim: {text}".replace("\n", " "), file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
