"""`claim play`: play a game in the terminal."""

import argparse
import shlex

from claim.bots.base import Bot
from claim.bots.registry import make_bot
from claim.commands.errors import BadOption
from claim.game.cards import Seat, parse_seat
from claim.game.errors import BadText, quote
from claim.game.game import Game
from claim.locales import Words, choose_language
from claim.records.record import Record
from claim.terminal.names import PERSON
from claim.terminal.paper import Paper
from claim.terminal.saving import Saver, resume
from claim.terminal.session import Session, new_record

_AT_HOME = ("hot_seat", "seat", "seed", "resume")
_CONFLICTS = {
    "server": _AT_HOME,
    "table": (*_AT_HOME, "find", "bot", "friend", "leader", "by_heart", "no_hints"),
    "find": ("bot", "friend", "leader", "by_heart", "no_hints"),
    "friend": ("bot", "no_hints"),
    "resume": ("hot_seat", "seat", "seed", "leader"),
    "hot_seat": ("bot", "seat"),
}


def run(arguments: argparse.Namespace) -> int:
    """Play a game at the terminal."""
    words = Words(choose_language(arguments.language))
    paper = Paper()
    _refuse_conflicts(arguments)
    if arguments.server is not None or arguments.table is not None:
        from claim.commands.play_at_server import play_at_server  # noqa: PLC0415  (needs a package that home does not)

        return play_at_server(arguments, words, paper)
    if arguments.resume is not None:
        record = resume(arguments.resume)
        bots = _bots(record, str(arguments.resume), arguments.bot)
        saver = Saver(arguments.save or arguments.resume, fresh=arguments.save is not None)
    else:
        bot = None if arguments.hot_seat else make_bot("greedy" if arguments.bot is None else arguments.bot)
        person = parse_seat("A" if arguments.seat is None else arguments.seat)
        record = new_record(Game.deal(arguments.seed, _leader(arguments, person)), bot, person)
        bots = {} if bot is None else {person.other: bot}
        saver = Saver(arguments.save, fresh=True)
    options = {"by_heart": arguments.by_heart, "with_hints": not arguments.no_hints, "warns": arguments.warn}
    try:
        return Session(record, bots, words, paper, saver, **options).play()
    finally:
        for bot in bots.values():
            bot.close()


def _refuse_conflicts(arguments: argparse.Namespace) -> None:
    """Raise BadText for options that contradict each other, instead of ignoring one."""
    for one, others in _CONFLICTS.items():
        wrong = [name for name in others if getattr(arguments, name) not in (None, False)]
        if getattr(arguments, one) and wrong:
            raise BadText("conflict", one=_option(one), other=_option(wrong[0]))
    if arguments.server is not None and (arguments.bot or "").startswith("cmd:"):
        raise BadText("conflict", one="--server", other="--bot cmd:PROGRAM")
    for needs in ("find", "friend", "name"):
        if getattr(arguments, needs) and arguments.server is None and arguments.table is None:
            raise BadOption("needs_option", option=_option(needs), other="--server")
    for needs in ("clock", "open"):
        if getattr(arguments, needs) and not arguments.friend:
            raise BadOption("needs_option", option=_option(needs), other="--friend")


def _leader(arguments: argparse.Namespace, person: Seat) -> Seat | None:
    """Return who leads first, None for the lot. Raises BadText for other texts, and for `me` where two people play."""
    text = arguments.leader
    if text is None or text == "lot":
        return None
    if text in ("me", "other"):
        if arguments.hot_seat:
            raise BadText("conflict", one="--hot-seat", other=f"--leader {text}")
        return person if text == "me" else person.other
    if text.upper() not in set(Seat):
        raise BadText("bad_leader", text=quote(text), known="lot, me, other, A, B")
    return Seat(text.upper())


def _option(name: str) -> str:
    return "--" + name.replace("_", "-")


def _bots(record: Record, source: str, named: str | None) -> dict[Seat, Bot]:
    """Return the bots of a saved game. A file never starts a program: `named` must name the same one."""
    names = {seat: record.players.get(seat, PERSON) for seat in Seat}
    if PERSON not in names.values():
        raise BadOption("no_person", file=source)
    for name in names.values():
        if name.startswith("cmd:") and name != named:
            raise BadOption("bot_from_file", file=source, name=shlex.quote(name))
    if named is not None and named not in names.values():
        raise BadText("conflict", one="--resume", other="--bot")
    return {seat: make_bot(name) for seat, name in names.items() if name != PERSON}
