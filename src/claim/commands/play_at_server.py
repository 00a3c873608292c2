"""`claim play --server URL`: play at a server's table."""

import argparse
import shlex

from claim.client.address import Server, is_table, parse_server, parse_table
from claim.client.http import Api
from claim.client.seats import HeldSeat, Seats
from claim.commands.errors import BadOption
from claim.game.errors import BadText, quote
from claim.locales import Words
from claim.terminal.names import PERSON
from claim.terminal.paper import Paper
from claim.terminal.remote import RemoteSession
from claim.terminal.saving import SavingError

_USUAL_BOT = "squire"
_LEADERS = {"lot": "lot", "me": "A", "other": "B", "A": "A", "B": "B"}  # who makes a table sits at A


def play_at_server(arguments: argparse.Namespace, words: Words, paper: Paper) -> int:
    """Sit down at a server and play. Raises ClaimError where the server refuses or does not answer."""
    if arguments.save is not None and arguments.save.exists():
        raise SavingError("file_exists", file=str(arguments.save))
    seats = Seats()
    server, held = _sit_down(arguments, seats, words, paper)
    return RemoteSession(server, held, seats, words, paper, save=arguments.save, warns=arguments.warn).play()


def _sit_down(arguments: argparse.Namespace, seats: Seats, words: Words, paper: Paper) -> tuple[Server, HeldSeat]:
    """Return the seat: the one left at this table, the free one of a friend's table, or one at a new table.

    Another way to a seat, such as finding an opponent, is another branch here: all that a session needs is a
    `HeldSeat`. An account's key goes into the headers of `Api`.
    """
    server = None if arguments.server is None else parse_server(arguments.server)
    name = PERSON if arguments.name is None else arguments.name
    if arguments.table is not None:
        if server is None and is_table(arguments.table.strip()):
            raise BadOption("needs_option", option="--table CODE", other="--server")
        server, table = parse_table(arguments.table, server)
        return server, seats.find(server, table) or Api(server).sit(table, name)
    assert server is not None, "either of them brings us here"
    options = {"leader": _leader(arguments.leader), "by_heart": arguments.by_heart}
    for left in seats.at(server):
        command = f"claim play --server {shlex.quote(str(server))} --table {left.table}"
        paper.line(words("remote-unfinished", command=command))
    if arguments.friend:
        return server, Api(server).create("friend", name, **options)
    if arguments.no_hints:
        options["hints"] = False
    return server, Api(server).create("bot", name, arguments.bot or _USUAL_BOT, **options)


def _leader(text: str | None) -> str:
    """Return who leads first, as the server's table options say it. Raises BadText for other texts."""
    leader = _LEADERS.get("lot" if text is None else text if text in _LEADERS else text.upper())
    if leader is None:
        raise BadText("bad_leader", text=quote(text), known="lot, me, other, A, B")
    return leader
