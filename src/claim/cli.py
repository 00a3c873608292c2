"""The command `claim`: reads arguments, hands them to claim.commands, and turns errors into one line and an exit code.

0: done; 1: it ended early or the answer is no; 2: the input was wrong.
"""

import argparse
import errno
import importlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from claim.commands.admin_options import add_admin, age
from claim.commands.errors import SystemTrouble
from claim.commands.options import (
    Commands,
    Parser,
    add_command,
    add_dataset,
    add_language,
    add_people,
    add_play,
    add_puzzles,
)
from claim.game.errors import ClaimError, Unavailable, quote
from claim.locales import choose_language, in_words
from claim.version import version_text

_POSITION = "2 B 026.578.019.5.279 00138..347.2.0345 ..58.. ..26.. -"


class _Version(argparse.Action):
    """Prints the version and which speed is active. Only on request: finding out imports every part."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        print(version_text())
        parser.exit()


def build_parser() -> argparse.ArgumentParser:
    """Return the parser for all commands."""
    parser = Parser(prog="claim", description="Claim, the two-player trick-taking card game.")
    parser.add_argument("--version", action=_Version, nargs=0, help="print the version and which speed is active")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)

    add_play(commands)
    add_people(commands)

    replay = add_command(commands, "replay", "step through a game record", "claim replay game.json --seat A")
    replay.add_argument("file", type=Path, metavar="FILE", help="a record: JSON or text")
    replay.add_argument("--seat", default="open", metavar="VIEWER", help="A, B, spectator or open (default: open)")
    replay.add_argument("--game", type=_positive, metavar="N", help="the record's line in a file of many")
    replay.add_argument("--all", action="store_true", help="print everything without stopping")
    replay.add_argument("--json", action="store_true", help="one JSON view per line (with --recheck: one object)")
    replay.add_argument("--recheck", action="store_true", help="play the bots' moves again and compare")
    add_language(replay)

    verify = add_command(commands, "verify", "recompute a verified deal from its record", "claim verify game.json")
    verify.add_argument("file", type=Path, metavar="FILE", help="a record: JSON or text")
    verify.add_argument("--game", type=_positive, metavar="N", help="the record's line in a file of many")
    verify.add_argument("--json", action="store_true", help="one JSON object")
    add_language(verify)

    review = add_command(
        commands, "review", "show what each play of a game cost", "claim review game.json --plot game.svg"
    )
    review.add_argument("file", type=Path, metavar="FILE", help="a record: JSON or text")
    review.add_argument("--game", type=_positive, metavar="N", help="the record's line in a file of many")
    review.add_argument(
        "--rounds", type=int, default=20_000, metavar="N", help="of search per play of phase one (default: 20000)"
    )
    review.add_argument(
        "--deals", type=int, default=10, metavar="K", help="times to play the deal again, 0 for none (default: 10)"
    )
    review.add_argument(
        "--plot", type=Path, metavar="FILE", help="draw the winning chances over the plays: FILE.svg or FILE.png"
    )
    review.add_argument("--svg", type=Path, metavar="FILE", help="the same, always as SVG")
    review.add_argument("--json", action="store_true", help="one JSON object")
    add_language(review)

    _positions(commands)
    add_puzzles(commands)
    _arena(commands)
    add_dataset(commands)
    _serve(commands)
    add_admin(commands)

    bots = add_command(commands, "bots", "list the bots with their measured strength", "claim bots --json")
    bots.add_argument("--json", action="store_true", help="one JSON object per line")
    add_language(bots)

    bench = add_command(commands, "bench", "measure the speed of this installation, as JSON", "claim bench --seconds 2")
    bench.add_argument("--seconds", type=float, default=2.0, metavar="S", help="for each measurement (default: 2)")
    return parser


def _positions(commands: Commands) -> None:
    solve = add_command(commands, "solve", "solve a phase-two position exactly", f'claim solve "{_POSITION}"')
    solve.add_argument(
        "position", nargs="*", metavar="POSITION", help="a position text, or - for one per line (default: -)"
    )
    solve.add_argument("--json", action="store_true", help="one JSON object per position")
    add_language(solve)

    explore = add_command(
        commands, "explore", "play other cards and see what each is worth", "claim explore game.json --at 26"
    )
    explore.add_argument("start", nargs="+", metavar="FILE|POSITION", help="a record, a position text, or a study's")
    explore.add_argument("--game", type=_positive, metavar="N", help="the record's line in a file of many")
    explore.add_argument("--at", type=int, metavar="N", help="begin after so many plays (default: 0)")
    explore.add_argument("--open", action="store_true", help="judge phase one with all cards open")
    explore.add_argument(
        "--rounds", type=int, default=20_000, metavar="N", help="of search per moment of phase one (default: 20000)"
    )
    explore.add_argument("--json", action="store_true", help="what each card is worth there, as one JSON object")
    add_language(explore)


def _arena(commands: Commands) -> None:
    arena = add_command(
        commands,
        "arena",
        "let bots play each other",
        "claim arena --a greedy --b random --games 400\n"
        "         claim arena --bots random,greedy --games 400 --results results.jsonl --plot ladder.svg",
    )
    who = arena.add_argument_group("who plays: two bots, or every one against every other")
    who.add_argument("--a", metavar="BOT", help="a bot's name, or cmd:PROGRAM")
    who.add_argument("--b", metavar="BOT", help="the other bot")
    who.add_argument("--bots", metavar="BOT,BOT,…", help="two or more bots for a round-robin with ratings")
    arena.add_argument("--games", type=int, default=400, metavar="N", help="an even number per pair (default: 400)")
    arena.add_argument("--seed", default="1", help="the deals' seed (default: 1)")
    arena.add_argument("--anchor", metavar="BOT", help="the bot rated 0 (default: the first)")
    arena.add_argument(
        "--seconds", type=float, default=10.0, metavar="S", help="a program's time per card (default: 10)"
    )
    test = arena.add_argument_group("is A stronger than B? stop as soon as it is known")
    test.add_argument(
        "--sprt", type=float, nargs=2, metavar=("H0", "H1"), help="A's score if it is not, and if it is: 0.5 0.55"
    )
    test.add_argument("--alpha", type=float, metavar="P", help="chance of a wrong yes (default: 0.05)")
    test.add_argument("--beta", type=float, metavar="P", help="chance of a wrong no (default: 0.05)")
    out = arena.add_argument_group("what is kept and shown")
    out.add_argument("--results", type=Path, metavar="FILE", help="add every deal's result there, and go on from it")
    out.add_argument("--records", type=Path, metavar="FILE", help="write every game there, one JSON record per line")
    out.add_argument("--plot", type=Path, metavar="FILE", help="draw scores, ratings and time: FILE.svg or FILE.png")
    out.add_argument("--json", action="store_true", help="one JSON object")
    where = arena.add_argument_group("where it runs")
    where.add_argument("--jobs", type=int, metavar="N", help="processes (default: one per core)")
    where.add_argument("--dask", metavar="ADDRESS", help="a dask cluster's scheduler, such as tcp://host:8786")


def _serve(commands: Commands) -> None:
    serve = add_command(commands, "serve", "serve the page and its tables", "claim serve --open")
    serve.add_argument(
        "--host", default="127.0.0.1", help="where to listen; 0.0.0.0 for all addresses (default: 127.0.0.1)"
    )
    serve.add_argument("--port", type=_port, default=8000, metavar="N", help="0 for any that is free (default: 8000)")
    serve.add_argument(
        "--database", metavar="URL", help="sqlite:///FILE or postgresql://… (default: a file in your data folder)"
    )
    serve.add_argument(
        "--keep",
        type=age,
        metavar="AGE",
        help="delete tables where nothing happened for that long, such as 365d (default: keep them)",
    )
    serve.add_argument(
        "--away",
        type=_away,
        default="3d",
        metavar="AGE",
        help="without a play until the player who waits may close a friend's table, such as 12h (default: 3d)",
    )
    serve.add_argument(
        "--workers",
        type=_positive,
        default=1,
        metavar="N",
        help="processes on the port, with PostgreSQL (default: 1)",
    )
    serve.add_argument("--contact", metavar="TEXT", help="how players reach you, for the page about privacy")
    serve.add_argument(
        "--weekly-hour",
        metavar="WHEN",
        help="when everybody is asked to come, such as 'thu 20:00 Europe/Berlin': the lobby says so",
    )
    serve.add_argument("--open", action="store_true", help="open the page in the browser")
    serve.add_argument("--log", choices=("text", "json"), default="text", help="the log's format (default: text)")
    serve.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="another page that may use this server (repeatable)",
    )
    serve.add_argument(
        "--log-addresses",
        choices=("full", "short", "none"),
        default="full",
        help="clients' addresses in the log (default: full)",
    )
    serve.add_argument(
        "--allow-host",
        action="append",
        default=[],
        metavar="NAME",
        help="a name that this server is reached by, such as claim.example (repeatable)",
    )
    serve.add_argument(
        "--proxy", action="append", default=[], metavar="ADDRESS", help="a reverse proxy to trust (repeatable)"
    )
    add_language(serve)


def _port(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 5 and int(text) <= 65535):
        raise argparse.ArgumentTypeError(f"expected a port from 0 to 65535, got {quote(text)}")
    return int(text)


def _away(text: str) -> int:
    seconds = age(text)
    if seconds > 366 * 86_400:
        raise argparse.ArgumentTypeError(f"expected at most 1y, got {quote(text)}")
    return seconds


def _positive(text: str) -> int:
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"expected a whole number from 1, got {quote(text)}")
    return number


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code."""
    arguments = argparse.Namespace()
    try:
        _need_streams()
        return _run(argv, arguments)
    except ClaimError as error:
        _say(error, arguments)
        return 1 if isinstance(error, Unavailable) else 2
    except KeyboardInterrupt:
        return 1
    except BrokenPipeError:  # the reader of our output has gone
        _drop_output()
        return 1
    except OSError as error:  # a full disk, say
        _drop_output()
        problem = error.strerror or quote(error)
        if error.filename is None:
            _say(SystemTrouble("system", problem=problem), arguments)
        else:
            _say(ClaimError("no_file", file=str(error.filename), problem=problem), arguments)
        return 1


def _run(argv: Sequence[str] | None, arguments: argparse.Namespace) -> int:
    parser = build_parser()
    try:
        parser.parse_args(argv, arguments)
        if not hasattr(arguments, "command"):
            parser.print_help()
            return 0
        code: int = importlib.import_module(f"claim.commands.{arguments.command}").run(arguments)
        return code
    finally:
        sys.stdout.flush()  # here, where a failure can still be reported


def _need_streams() -> None:
    """Replace closed standard input and error by empty ones. Raises OSError without a standard output."""
    for name, mode in (("stdin", "r"), ("stderr", "w")):
        if getattr(sys, name) is None:
            stream = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115  (open for as long as the program runs)
            setattr(sys, name, stream)
    if getattr(sys, "stdout", None) is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))


def _drop_output() -> None:
    """Discard buffered output, which Python would otherwise try to write again at exit."""
    if getattr(sys, "stdout", None) is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _say(error: ClaimError, arguments: argparse.Namespace) -> None:
    """Print an error in one line, in the user's language if possible."""
    try:
        text = in_words(error, choose_language(getattr(arguments, "language", None)))
    except ClaimError:  # the language itself is unknown: that is the error
        text = in_words(error)
    print(f"claim: {text}".replace("\n", " "), file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
