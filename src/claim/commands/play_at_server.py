"""`claim play --server URL`: play at a server's table."""

import argparse
import sys

from claim.client.address import Server, is_table, parse_server, parse_table
from claim.client.lobby import POOLS
from claim.commands.errors import BadOption
from claim.game.errors import BadText, quote
from claim.locales import Words
from claim.terminal.names import PERSON
from claim.terminal.paper import Paper
from claim.terminal.remote_find import Finder
from claim.terminal.remote_menu import Menu
from claim.terminal.remote_visit import USUAL_BOT, RemoteVisit
from claim.terminal.saving import SavingError

_LEADERS = {"lot": "lot", "me": "A", "other": "B", "A": "A", "B": "B"}  # who makes a table sits at A


def play_at_server(arguments: argparse.Namespace, words: Words, paper: Paper) -> int:
    """Sit down at a server and play. Raises ClaimError where the server refuses or does not answer."""
    if arguments.save is not None and arguments.save.exists():
        raise SavingError("file_exists", file=str(arguments.save))
    server, table = _where(arguments)
    options = _table_options(arguments)
    name = PERSON if arguments.name is None else arguments.name
    visit = RemoteVisit(server, words, paper, name, arguments.save, arguments.warn)
    visit.sign_in()
    try:
        if table is not None:
            return visit.session(visit.sit(table)).play()
        if arguments.find is not None:
            _name_unfinished(visit)
            return Finder(visit, arguments.find).play()
        if arguments.bot is None and not arguments.friend and sys.stdin.isatty():
            return Menu(visit, options).play()
        return _new_table(arguments, visit, options)
    finally:
        visit.inbox.stop()


def _where(arguments: argparse.Namespace) -> tuple[Server, str | None]:
    """Return the server, and the table where one was named. Raises BadText."""
    server = None if arguments.server is None else parse_server(arguments.server)
    if arguments.find is not None and arguments.find not in POOLS:
        raise BadOption("bad_pool", option="--find", text=quote(arguments.find), known=", ".join(POOLS))
    if arguments.clock is not None and arguments.clock not in POOLS:
        raise BadOption("bad_pool", option="--clock", text=quote(arguments.clock), known=", ".join(POOLS))
    if arguments.table is not None:
        if server is None and is_table(arguments.table.strip()):
            raise BadOption("needs_option", option="--table CODE", other="--server")
        return parse_table(arguments.table, server)
    assert server is not None, "either of them brings us here"
    return server, None


def _table_options(arguments: argparse.Namespace) -> dict[str, object]:
    """Return how a new table is to be played, without what older servers need not know. Raises BadText."""
    options: dict[str, object] = {"leader": _leader(arguments.leader), "by_heart": arguments.by_heart}
    if arguments.clock is not None:
        options["clock"] = arguments.clock
    if arguments.open:
        options["open_seat"] = True
    if arguments.no_hints:
        options["hints"] = False
    return options


def _new_table(arguments: argparse.Namespace, visit: RemoteVisit, options: dict[str, object]) -> int:
    """Make a table and play there, after naming the games that were left."""
    _name_unfinished(visit)
    if arguments.friend:
        return visit.session(visit.api.create("friend", visit.name, None, **options)).play()
    return visit.session(visit.api.create("bot", visit.name, arguments.bot or USUAL_BOT, **options)).play()


def _name_unfinished(visit: RemoteVisit) -> None:
    visit.tell_unfinished(*[left.table for left in visit.seats.at(visit.server)])


def _leader(text: str | None) -> str:
    """Return who leads first, as the server's table options say it. Raises BadText for other texts."""
    leader = _LEADERS.get("lot" if text is None else text if text in _LEADERS else text.upper())
    if leader is None:
        raise BadText("bad_leader", text=quote(text), known="lot, me, other, A, B")
    return leader
