"""The options of `claim admin`. Only what reading them needs is imported here: every command passes through."""

import argparse
import re
from collections.abc import Callable
from pathlib import Path

from claim.commands.options import Commands, Parser, add_command, add_language
from claim.game.errors import quote

STATUSES = ("waiting", "revealing", "playing", "over", "closed")
MOST_NOTE = 200
_ID = "a table's id (one that begins with a dash: after --)"
_UNITS = {"h": 3600, "d": 86400, "w": 7 * 86400, "y": 365 * 86400}
_MOST_AGE = 1000 * _UNITS["y"]  # before that, and after as long again, there are no dates to write
_AGE = re.compile(r"([0-9]{1,6})([hdwy])")


def age(text: str) -> int:
    """Return an age such as 90d, in seconds. Raises ArgumentTypeError."""
    found = _AGE.fullmatch(text)
    if found is None or not 0 < int(found[1]) * _UNITS[found[2]] <= _MOST_AGE:
        raise argparse.ArgumentTypeError(f"expected an age such as 12h, 90d, 8w or 1y, got {quote(text)}")
    return int(found[1]) * _UNITS[found[2]]


def _note(text: str) -> str:
    if len(text) > MOST_NOTE or not text.isprintable():
        raise argparse.ArgumentTypeError(f"expected one line of at most {MOST_NOTE} characters, got {quote(text)}")
    return text


def add_admin(commands: Commands) -> None:
    """Add `claim admin` and what is below it."""
    admin = add_command(
        commands,
        "admin",
        "look after a server's tables, whether it is running or not",
        "claim admin tables --name ann\n         claim admin --database sqlite:///tables.sqlite verify",
    )
    database = "sqlite:///FILE or postgresql://… (default: the file in your data folder)"
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
    close.add_argument("table", nargs="+", metavar="ID", help=_ID)
    delete = command("delete", "delete a table and everything that happened there", "delete Zk3vX0aLq9Tw")
    delete.add_argument("table", nargs="+", metavar="ID", help=_ID)
    purge = command("purge", "delete tables where nothing has happened for long", "purge --older-than 90d --dry-run")
    purge.add_argument("--older-than", type=age, required=True, metavar="AGE", help="such as 12h, 90d, 8w or 1y")
    purge.add_argument("--dry-run", action="store_true", help="only say how many")

    backup = command("backup", "write everything to a file, also while the server runs", "backup claim.jsonl.gz")
    backup.add_argument("file", type=Path, metavar="FILE", help="compressed if its name ends in .gz")
    restore = command("restore", "read a backup into a new database", "restore claim.jsonl.gz")
    restore.add_argument("file", type=Path, metavar="FILE", help="a file of `claim admin backup`")
    restore.add_argument("--skip-broken", action="store_true", help="leave out tables that cannot be played again")
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
    parser.add_argument("table", metavar="ID", help=_ID)
    parser.add_argument("seat", metavar="SEAT", help="A or B")
