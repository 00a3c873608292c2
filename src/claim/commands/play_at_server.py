"""`claim play --server URL`: play at a server's table."""

import argparse
import sys

from claim.client.address import Server, parse_server, parse_table
from claim.client.sockets import POOLS
from claim.commands.errors import BadOption
from claim.game.errors import BadText, quote
from claim.locales import Words
from claim.tables.forms import is_table_id
from claim.terminal.names import PERSON
from claim.terminal.paper import Paper
from claim.terminal.remote.lobby import Menu, OpponentSearch
from claim.terminal.remote.session import RemoteSession
from claim.terminal.remote.visit import USUAL_BOT, Visit
from claim.terminal.saving import SavingError

_LEADERS = {"lot": "lot", "me": "A", "other": "B", "A": "A", "B": "B"}  # the player who makes a table sits at A


def play_at_server(arguments: argparse.Namespace, words: Words, paper: Paper) -> int:
    """Sit down at a server and play. Raises ClaimError where the server refuses or does not answer."""
    if arguments.save is not None and arguments.save.exists():
        raise SavingError("file_exists", file=str(arguments.save))
    server, table = _where(arguments)
    options = _table_options(arguments)
    name = PERSON if arguments.name is None else arguments.name
    visit = Visit(server, words, paper, name, arguments.save, arguments.warn)
    visit.sign_in()
    try:
        if table is not None:
            return RemoteSession(visit, visit.sit(table)).play()
        if arguments.find is None and arguments.bot is None and not arguments.friend and sys.stdin.isatty():
            return Menu(visit, options).play()
        visit.show_unfinished(*[held.table for held in visit.seats.at(server)])
        if arguments.find is not None:
            return OpponentSearch(visit, arguments.find).play()
        kind, bot = ("friend", None) if arguments.friend else ("bot", arguments.bot or USUAL_BOT)
        return RemoteSession(visit, visit.api.create(kind, visit.name, bot, **options)).play()
    finally:
        visit.inbox.stop()


def _where(arguments: argparse.Namespace) -> tuple[Server, str | None]:
    """Return the server, and the table where one was named. Raises BadText."""
    server = None if arguments.server is None else parse_server(arguments.server)
    for option, pace in (("--find", arguments.find), ("--clock", arguments.clock)):
        if pace is not None and pace not in POOLS:
            raise BadOption("bad_pool", option=option, text=quote(pace), known=", ".join(POOLS))
    if arguments.table is not None:
        if server is None and is_table_id(arguments.table.strip()):
            raise BadOption("needs_option", option="--table CODE", other="--server")
        return parse_table(arguments.table, server)
    assert server is not None, "either of them brings us here"
    return server, None


def _table_options(arguments: argparse.Namespace) -> dict[str, object]:
    """Return how a new table is to be played, without what older servers need not know. Raises BadText."""
    text = arguments.leader
    leader = _LEADERS.get("lot" if text is None else text if text in _LEADERS else text.upper())
    if leader is None:
        raise BadText("bad_leader", text=quote(text), known="lot, me, other, A, B")
    options: dict[str, object] = {"leader": leader, "by_heart": arguments.by_heart}
    if arguments.clock is not None:
        options["clock"] = arguments.clock
    if arguments.open:
        options["open_seat"] = True
    if arguments.no_hints:
        options["hints"] = False
    return options
