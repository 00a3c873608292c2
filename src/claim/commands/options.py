"""The options of every command. Only what reading them needs is imported here: every command passes through."""

import argparse
import re
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn, TypeAlias

from claim.game.errors import quote
from claim.version import version_text

STATUSES = ("waiting", "revealing", "playing", "over", "closed")
MOST_NOTE = 200
_POSITION = "2 B 026.578.019.5.279 00138..347.2.0345 ..58.. ..26.. -"
_TABLE_ID = "a table's id (one that begins with a dash: after --)"
_UNITS = {"h": 3600, "d": 86400, "w": 7 * 86400, "y": 365 * 86400}
_MOST_AGE = 1000 * _UNITS["y"]  # before that, and after as long again, there are no dates to write
_AGE = re.compile(r"([0-9]{1,6})([hdwy])")


def build_parser() -> argparse.ArgumentParser:
    """Return the parser for all commands."""
    parser = Parser(prog="claim", description="Claim, the two-player trick-taking card game.")
    parser.add_argument("--version", action=_Version, nargs=0, help="print the version and which speed is active")
    parser.set_defaults(show_help=parser.print_help)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)

    _play(commands)
    _people(commands)
    _records(commands)
    _positions(commands)
    _puzzles(commands)
    _arena(commands)
    _dataset(commands)
    _serve(commands)
    _admin(commands)
    _installation(commands)
    return parser


class _Version(argparse.Action):
    """Prints the version and which speed is active. Only on request: finding out imports every part."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        print(version_text())
        parser.exit()


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
    parser.set_defaults(command=name, show_help=None)
    return parser


def add_language(parser: Parser) -> None:
    """Add --language."""
    parser.add_argument("--language", metavar="CODE", help="en, fr, hu, it or pt-BR (default: your locale's)")


def _play(commands: Commands) -> None:
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


def _people(commands: Commands) -> None:
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
    for action, parser in (("login", login), ("logout", logout), ("games", games)):
        parser.set_defaults(command="account", action=action)
        parser.add_argument("--server", metavar="URL", required=True, help="such as https://claim.example")
        add_language(parser)


def _records(commands: Commands) -> None:
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


def _puzzles(commands: Commands) -> None:
    puzzle = add_command(
        commands,
        "puzzle",
        "solve a puzzle in the terminal: today's, or one you choose",
        "claim puzzle\n         claim puzzle --theme dwarf_lost --rating 600-800",
    )
    puzzle.set_defaults(command="puzzles", action="solve")
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


def _dataset(commands: Commands) -> None:
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


def _installation(commands: Commands) -> None:
    bots = add_command(commands, "bots", "list the bots with their measured strength", "claim bots --json")
    bots.add_argument("--json", action="store_true", help="one JSON object per line")
    add_language(bots)

    bench = add_command(commands, "bench", "measure the speed of this installation, as JSON", "claim bench --seconds 2")
    bench.add_argument("--seconds", type=float, default=2.0, metavar="S", help="for each measurement (default: 2)")


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
        type=_age,
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
    several = "processes on the port, with PostgreSQL (default: 1)"
    serve.add_argument("--workers", type=_positive, default=1, metavar="N", help=several)
    serve.add_argument("--contact", metavar="TEXT", help="how players reach you, for the page about privacy")
    serve.add_argument(
        "--weekly-hour",
        metavar="WHEN",
        help="when everybody is asked to come, such as 'thu 20:00 Europe/Berlin': the lobby says so",
    )
    serve.add_argument("--open", action="store_true", help="open the page in the browser")
    serve.add_argument("--log", choices=("text", "json"), default="text", help="the log's format (default: text)")
    _add_repeatable(serve, "--origin", "URL", "another page that may use this server")
    serve.add_argument(
        "--log-addresses",
        choices=("full", "short", "none"),
        default="full",
        help="clients' addresses in the log (default: full)",
    )
    _add_repeatable(serve, "--allow-host", "NAME", "a name that this server is reached by, such as claim.example")
    others = "another push service than those of the known browsers, such as push.example.org"
    _add_repeatable(serve, "--push-service", "NAME", others)
    _add_repeatable(serve, "--proxy", "ADDRESS", "a reverse proxy to trust")
    add_language(serve)


def _add_repeatable(parser: Parser, name: str, metavar: str, about: str) -> None:
    parser.add_argument(name, action="append", default=[], metavar=metavar, help=f"{about} (repeatable)")


def _admin(commands: Commands) -> None:
    admin = add_command(
        commands,
        "admin",
        "look after a server's tables, whether it is running or not",
        "claim admin tables --name ann\n         claim admin --database sqlite:///tables.sqlite verify",
    )
    database = "sqlite:///FILE or postgresql://… (default: CLAIM_DATABASE, or the file in your data folder)"
    admin.add_argument("--database", metavar="URL", help=database)
    admin.set_defaults(show_help=admin.print_help)
    below = admin.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)

    def command(name: str, about: str, example: str) -> Parser:
        parser = add_command(below, name, about, f"claim admin {example}")
        parser.set_defaults(command="admin", action=name)
        parser.add_argument("--database", metavar="URL", default=argparse.SUPPRESS, help=database)
        parser.add_argument("--json", action="store_true", help="one JSON object per line")
        add_language(parser)
        return parser

    tables = command("tables", "list tables, newest first", "tables --name ann --status playing")
    tables.add_argument("--name", metavar="TEXT", help="only where a player's name contains it, in either case")
    tables.add_argument("--status", choices=STATUSES, help="only these (closed: over before the deal)")
    close = command("close", "end the game at a table without a loser", "close Zk3vX0aLq9Tw")
    close.add_argument("table", nargs="+", metavar="ID", help=_TABLE_ID)
    delete = command("delete", "delete a table and everything that happened there", "delete Zk3vX0aLq9Tw")
    delete.add_argument("table", nargs="+", metavar="ID", help=_TABLE_ID)
    purge = command("purge", "delete tables where nothing has happened for long", "purge --older-than 90d --dry-run")
    purge.add_argument("--older-than", type=_age, required=True, metavar="AGE", help="such as 12h, 90d, 8w or 1y")
    purge.add_argument("--dry-run", action="store_true", help="only say how many")

    backup = command("backup", "write everything to a file, also while the server runs", "backup claim.jsonl.gz")
    backup.add_argument("file", type=Path, metavar="FILE", help="compressed if its name ends in .gz")
    backup.add_argument("--served", action="store_true", help="only if a server is running on this database")
    restore = command("restore", "read a backup into a new database", "restore claim.jsonl.gz")
    restore.add_argument("file", type=Path, metavar="FILE", help="a file of `claim admin backup`")
    restore.add_argument("--skip-broken", action="store_true", help="leave out tables that cannot be played again")
    upgrade = command("upgrade", "copy an older version's database, then bring it up to date", "upgrade before.sqlite")
    upgrade.add_argument("file", type=Path, metavar="FILE", help="for the copy: SQLite's file, or what pg_dump writes")
    command("verify", "play all tables again and name what is broken", "verify")

    revoke = command("revoke", "take a seat's token away: it opens nothing any more", "revoke Zk3vX0aLq9Tw B")
    _add_seat(revoke)
    revoke.add_argument("--reissue", action="store_true", help="print a link with a new token for the player")
    rename = command("rename", "give the person at a seat another name", 'rename Zk3vX0aLq9Tw B "Somebody"')
    _add_seat(rename)
    rename.add_argument("name", metavar="NAME")
    block = command("block", "refuse an address or a network, at once", 'block 203.0.113.0/24 --note "spam, 3 May"')
    block.add_argument("network", metavar="NETWORK", help="such as 203.0.113.7, 203.0.113.0/24 or 2001:db8::/48")
    block.add_argument("--note", type=_note, default="", metavar="TEXT", help="why, for yourself")
    unblock = command("unblock", "let a blocked address or network in again", "unblock 203.0.113.0/24")
    unblock.add_argument("network", metavar="NETWORK", help="as `claim admin blocks` shows it")
    command("blocks", "list what is blocked", "blocks")
    _add_accounts(command)
    push = command(
        "push-keys", "make the keys for notifications by web push", "push-keys --contact mailto:host@claim.example"
    )
    push.add_argument("--contact", metavar="URL", help="how push services reach you: mailto:… or https://…")
    other = push.add_mutually_exclusive_group()
    other.add_argument("--replace", action="store_true", help="make new keys: all browsers have to subscribe again")
    other.add_argument("--remove", action="store_true", help="send no notifications any more")


def _add_accounts(command: Callable[[str, str, str], Parser]) -> None:
    accounts = command("accounts", "list accounts, newest first", "accounts --name ann")
    accounts.add_argument("--name", metavar="TEXT", help="only those whose name contains it, in either case")
    rename = command("rename-account", "give an account another name", 'rename-account Ann "Somebody"')
    reissue = command("reissue-account", "print a new recovery key for an account", "reissue-account Ann")
    suspend = command("suspend-account", "keep an account from signing in, and sign it out", "suspend-account Ann")
    delete = command("delete-account", "delete an account; its games stay, without its name", "delete-account Ann")
    for parser in (rename, reissue, suspend, delete):
        parser.add_argument("account", metavar="ACCOUNT", help="its name or its id")
    rename.add_argument("name", metavar="NAME")
    suspend.add_argument("--lift", action="store_true", help="let it sign in again")


def _add_seat(parser: Parser) -> None:
    parser.add_argument("table", metavar="ID", help=_TABLE_ID)
    parser.add_argument("seat", metavar="SEAT", help="A or B")


def _port(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 5 and int(text) <= 65535):
        raise argparse.ArgumentTypeError(f"expected a port from 0 to 65535, got {quote(text)}")
    return int(text)


def _away(text: str) -> int:
    seconds = _age(text)
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


def _age(text: str) -> int:
    """Return an age such as 90d, in seconds. Raises ArgumentTypeError."""
    match = _AGE.fullmatch(text)
    if match is None or not 0 < int(match[1]) * _UNITS[match[2]] <= _MOST_AGE:
        raise argparse.ArgumentTypeError(f"expected an age such as 12h, 90d, 8w or 1y, got {quote(text)}")
    return int(match[1]) * _UNITS[match[2]]


def _note(text: str) -> str:
    if len(text) > MOST_NOTE or not text.isprintable():
        raise argparse.ArgumentTypeError(f"expected one line of at most {MOST_NOTE} characters, got {quote(text)}")
    return text
