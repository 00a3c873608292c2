"""The options of every command. Only what reading them needs is imported here: every command passes through."""

import argparse
import functools
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NoReturn, TypeAlias

from claim.game.errors import ClaimError, quote
from claim.locales import Words, one_line
from claim.version import version_text

STATUSES = ("waiting", "revealing", "playing", "over", "closed")
MOST_NOTE = 200
_POSITION = "2 B 026.578.019.5.279 00138..347.2.0345 ..58.. ..26.. -"
_TABLE_ID = "a table's id (one that begins with a dash: after --)"
_UNITS = {"h": 3600, "d": 86400, "w": 7 * 86400, "y": 365 * 86400}
_MOST_AGE = 1000 * _UNITS["y"]  # before that, and after as long again, there are no dates to write
_AGE = re.compile(r"([0-9]{1,6})([hdwy])")


# What argparse says of a wrong command line, and the message of ours that says it in the reader's language. Words of
# another Python's argparse that are not here stay in English.
_ERRORS = (
    (r"unrecognized arguments: (?P<text>.+)", "help-unknown"),
    (r"the following arguments are required: (?P<text>.+)", "help-required"),
    (r"ambiguous option: (?P<text>.+?) could match (?P<known>.+)", "help-ambiguous"),
    (r"argument (?P<option>.+?): expected .*arguments?", "help-needs-value"),
    (r"argument (?P<option>.+?): ignored explicit argument .+", "help-takes-none"),
    (r"argument (?P<option>.+?): invalid choice: (?P<text>.+?) \(choose from (?P<known>.+)\)", "help-choice"),
    (r"argument (?P<option>.+?): invalid (?:int|float) value: (?P<text>.+)", "help-number"),
    (r"argument (?P<option>.+?): expected a whole number from 1, got (?P<text>.+)", "help-whole-number"),
)
_HEADINGS = {
    "positional arguments": "help-arguments",
    "options": "help-options",
    "show this help message and exit": "help-help",
}


def build_parser(language: str = "en") -> argparse.ArgumentParser:
    """Return the parser for all commands. Its help is in the language named; of options for hosts, in English."""
    parser = Parser(language=language, prog="claim", description="help-claim")
    parser.add_argument("--version", action=_Version, nargs=0, help="help-version")
    parser.set_defaults(show_help=parser.print_help)
    commands = parser.add_commands()

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
    """An argument parser that speaks the reader's language, and reports errors in one line.

    A text that is a message's id stands for that message.
    """

    def __init__(self, *, language: str, prog: str, description: str, epilog: str | None = None) -> None:
        self.language = language
        formatter = functools.partial(_Help, language)
        super().__init__(prog=prog, description=description, epilog=epilog, formatter_class=formatter)

    def add_commands(self, *, required: bool = False) -> "Commands":
        """Return what commands are added to: parsers of this language."""
        speaking: Any = functools.partial(Parser, language=self.language)
        return self.add_subparsers(title="help-commands", metavar="COMMAND", required=required, parser_class=speaking)

    def error(self, message: str) -> NoReturn:
        """Print the line and exit with code 2."""
        see = f"see {self.prog} --help"
        try:
            words = Words(self.language)
            see = words("help-see", command=self.prog)
            for pattern, ours in _ERRORS:
                if match := re.fullmatch(pattern, message):
                    message = words(ours, **match.groupdict())
        except ClaimError:
            pass  # without Fluent, argparse's own English
        self.exit(2, f"{self.prog}: {message} ({see})\n")


class _Help(argparse.RawDescriptionHelpFormatter):
    """Writes help in a language."""

    def __init__(self, language: str, prog: str) -> None:
        super().__init__(prog)
        self._language = language

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: "Iterable[argparse._MutuallyExclusiveGroup]",
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, prefix if prefix is not None else f"{self._say('help-usage')} ")

    def start_section(self, heading: str | None) -> None:
        super().start_section(self._say(heading))

    def add_text(self, text: str | None) -> None:
        """Add what a command does as a sentence, and examples, which begin with its name, under that heading."""
        for part in (text or "").split("\n\n"):
            if part.startswith("claim "):
                heading = f"{self._say('help-example')}: "
                super().add_text(heading + part.replace("\n", "\n" + " " * len(heading)))
            elif said := self._say(part):
                super().add_text(said[0].upper() + said[1:].removesuffix(".") + ".")

    def _get_help_string(self, action: argparse.Action) -> str | None:
        return self._say(action.help)

    def _say(self, text: str | None) -> str:
        text = text or ""
        return one_line(_HEADINGS.get(text, text), self._language) or text


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"  # noqa: SLF001  (what add_subparsers returns)


def add_command(commands: Commands, name: str, about: str, example: str) -> Parser:
    """Add a command with what its help says."""
    parser = commands.add_parser(name, help=about, description=about, epilog=example)
    parser.set_defaults(command=name, show_help=None)
    return parser


def add_output(parser: Parser, json: str = "") -> None:
    """Add --language, and --json where `json` says what that prints."""
    if json:
        parser.add_argument("--json", action="store_true", help=json)
    parser.add_argument("--language", metavar="CODE", help="help-language")


def _play(commands: Commands) -> None:
    play = add_command(
        commands,
        "play",
        "help-play",
        "claim play --bot greedy --language fr\nclaim play --server https://claim.example --find live --name Ann",
    )
    play.add_argument("--bot", metavar="BOT", help="help-play-bot")
    play.add_argument("--hot-seat", action="store_true", help="help-play-hot-seat")
    play.add_argument("--seat", help="help-play-seat")
    play.add_argument("--seed", help="help-play-seed")
    play.add_argument("--leader", metavar="WHO", help="help-play-leader")
    play.add_argument("--by-heart", action="store_true", help="help-play-by-heart")
    play.add_argument("--no-hints", action="store_true", help="help-play-no-hints")
    play.add_argument("--warn", action="store_true", help="help-play-warn")
    there = play.add_argument_group("help-play-at-server")
    there.add_argument("--server", metavar="URL", help="help-play-server")
    there.add_argument("--find", metavar="PACE", help="help-play-find")
    there.add_argument("--friend", action="store_true", help="help-play-friend")
    there.add_argument("--clock", metavar="PACE", help="help-play-clock")
    there.add_argument("--open", action="store_true", help="help-play-open")
    there.add_argument("--table", metavar="LINK", help="help-play-table")
    there.add_argument("--name", help="help-play-name")
    play.add_argument("--save", type=Path, metavar="FILE", help="help-play-save")
    play.add_argument("--resume", type=Path, metavar="FILE", help="help-play-resume")
    add_output(play)


def _people(commands: Commands) -> None:
    login = add_command(
        commands,
        "login",
        "help-login",
        "claim login --server https://claim.example\nclaim login --server https://claim.example --new Ann",
    )
    login.add_argument("--new", metavar="NAME", help="help-login-new")
    login.epilog = f"{login.epilog}\n\nhelp-login-programs"
    logout = add_command(commands, "logout", "help-logout", "claim logout --server https://claim.example")
    games = add_command(
        commands,
        "games",
        "help-games",
        "claim games --server https://claim.example",
    )
    games.add_argument("--json", action="store_true", help="help-json-lines")
    for action, parser in (("login", login), ("logout", logout), ("games", games)):
        parser.set_defaults(command="account", action=action)
        parser.add_argument("--server", metavar="URL", required=True, help="help-server")
        add_output(parser)


def _records(commands: Commands) -> None:
    replay = add_command(commands, "replay", "help-replay", "claim replay game.json --seat A")
    replay.add_argument("file", type=Path, metavar="FILE", help="help-record")
    replay.add_argument("--seat", default="open", metavar="VIEWER", help="help-replay-seat")
    replay.add_argument("--game", type=_positive, metavar="N", help="help-record-line")
    replay.add_argument("--all", action="store_true", help="help-replay-all")
    replay.add_argument("--json", action="store_true", help="help-replay-json")
    replay.add_argument("--recheck", action="store_true", help="help-replay-recheck")
    add_output(replay)

    verify = add_command(commands, "verify", "help-verify", "claim verify game.json")
    verify.add_argument("file", type=Path, metavar="FILE", help="help-record")
    verify.add_argument("--game", type=_positive, metavar="N", help="help-record-line")
    add_output(verify, "help-json")

    review = add_command(commands, "review", "help-review", "claim review game.json --plot game.svg")
    review.add_argument("file", type=Path, metavar="FILE", help="help-record")
    review.add_argument("--game", type=_positive, metavar="N", help="help-record-line")
    review.add_argument("--rounds", type=int, default=20_000, metavar="N", help="help-review-rounds")
    review.add_argument("--deals", type=int, default=10, metavar="K", help="help-review-deals")
    review.add_argument("--plot", type=Path, metavar="FILE", help="help-review-plot")
    review.add_argument("--svg", type=Path, metavar="FILE", help="help-review-svg")
    add_output(review, "help-json")


def _positions(commands: Commands) -> None:
    solve = add_command(commands, "solve", "help-solve", f'claim solve "{_POSITION}"')
    solve.add_argument("position", nargs="*", metavar="POSITION", help="help-solve-position")
    add_output(solve, "help-solve-json")

    explore = add_command(commands, "explore", "help-explore", "claim explore game.json --at 26")
    explore.add_argument("start", nargs="+", metavar="FILE|POSITION", help="help-explore-start")
    explore.add_argument("--game", type=_positive, metavar="N", help="help-record-line")
    explore.add_argument("--at", type=int, metavar="N", help="help-explore-at")
    explore.add_argument("--open", action="store_true", help="help-explore-open")
    explore.add_argument("--rounds", type=int, default=20_000, metavar="N", help="help-explore-rounds")
    add_output(explore, "help-explore-json")


def _puzzles(commands: Commands) -> None:
    puzzle = add_command(
        commands,
        "puzzle",
        "help-puzzle",
        "claim puzzle\nclaim puzzle --theme dwarf_lost --rating 600-800",
    )
    puzzle.set_defaults(command="puzzles", action="solve")
    puzzle.add_argument("id", nargs="?", metavar="ID", help="help-puzzle-id")
    puzzle.add_argument("--date", metavar="DAY", help="help-puzzle-date")
    _add_wishes(puzzle)
    add_output(puzzle, "help-puzzle-json")

    puzzles = add_command(
        commands,
        "puzzles",
        "help-puzzles",
        "claim puzzles --theme tie_break --rating 600-800\nclaim puzzles make --count 100 --seed 7 --out mine.txt",
    )
    puzzles.set_defaults(action="list")
    _add_wishes(puzzles)
    puzzles.add_argument("--count", type=int, metavar="N", help="help-puzzles-count")
    add_output(puzzles, "one JSON object per line")
    below = puzzles.add_commands()
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
    add_output(make)


def _add_wishes(parser: Parser) -> None:
    """Add the options that choose among puzzles."""
    parser.add_argument("--theme", metavar="THEME", help="help-puzzle-theme")
    parser.add_argument("--rating", metavar="LOW-HIGH", help="help-puzzle-rating")
    parser.add_argument("--file", type=Path, metavar="FILE", help="help-puzzle-file")


def _arena(commands: Commands) -> None:
    arena = add_command(
        commands,
        "arena",
        "help-arena",
        "claim arena --a greedy --b random --games 400\n"
        "claim arena --bots random,greedy --games 400 --results results.jsonl --plot ladder.svg",
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
        "help-dataset",
        "claim dataset positions --count 10000 --seed 7 positions.parquet\n"
        "claim dataset games --a regent --b greedy --games 100 --seed 7 games.parquet",
    )
    below = dataset.add_commands(required=True)
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
        add_output(parser, "print one JSON object about the file")


def _add_bots(parser: Parser, usual: str) -> None:
    parser.add_argument("--a", default=usual, metavar="BOT", help=f"a bot's name, or cmd:PROGRAM (default: {usual})")
    parser.add_argument("--b", default=usual, metavar="BOT", help=f"the other bot (default: {usual})")


def _installation(commands: Commands) -> None:
    bots = add_command(commands, "bots", "help-bots", "claim bots --json")
    add_output(bots, "one JSON object per line")

    bench = add_command(commands, "bench", "help-bench", "claim bench --seconds 2")
    bench.add_argument("--seconds", type=float, default=2.0, metavar="S", help="for each measurement (default: 2)")


def _serve(commands: Commands) -> None:
    serve = add_command(commands, "serve", "help-serve", "claim serve --open")
    serve.add_argument(
        "--host", default="127.0.0.1", help="where to listen; 0.0.0.0 for all addresses (default: 127.0.0.1)"
    )
    serve.add_argument("--port", type=_port, default=8000, metavar="N", help="0 for any that is free (default: 8000)")
    serve.add_argument(
        "--database",
        metavar="URL",
        help="sqlite:///FILE or postgresql://… (default: CLAIM_DATABASE, or a file in your data folder)",
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
        help="clients' addresses in the log; short: only the network, /24 or /48 (default: full)",
    )
    _add_repeatable(serve, "--allow-host", "NAME", "a name that this server is reached by, such as claim.example")
    others = "another push service than those of the known browsers, such as push.example.org"
    _add_repeatable(serve, "--push-service", "NAME", others)
    _add_repeatable(serve, "--proxy", "ADDRESS", "a reverse proxy to trust")
    add_output(serve)


def _add_repeatable(parser: Parser, name: str, metavar: str, about: str) -> None:
    parser.add_argument(name, action="append", default=[], metavar=metavar, help=f"{about} (repeatable)")


def _admin(commands: Commands) -> None:
    admin = add_command(
        commands,
        "admin",
        "help-admin",
        "claim admin tables --name ann\nclaim admin --database sqlite:///tables.sqlite verify",
    )
    database = "sqlite:///FILE or postgresql://… (default: CLAIM_DATABASE, or the file in your data folder)"
    admin.add_argument("--database", metavar="URL", help=database)
    admin.set_defaults(show_help=admin.print_help)
    below = admin.add_commands()

    def command(name: str, about: str, example: str) -> Parser:
        parser = add_command(below, name, about, f"claim admin {example}")
        parser.set_defaults(command="admin", action=name)
        parser.add_argument("--database", metavar="URL", default=argparse.SUPPRESS, help=database)
        add_output(parser, "one JSON object per line")
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
