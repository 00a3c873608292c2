"""`claim replay FILE`: step through a record."""

import argparse
import json
import sys

from claim.game.view import parse_viewer
from claim.locales import Words, choose_language
from claim.records.files import read_record
from claim.records.record import Record


def run(arguments: argparse.Namespace) -> int:
    """Step through a record at a terminal; without one, print all of it."""
    viewer = parse_viewer(arguments.seat)
    record = read_record(arguments.file, arguments.game)
    if arguments.recheck:
        return _recheck(record, arguments)
    if arguments.json:
        for game in record.game.moments():
            print(game.view(viewer).to_text())
        return 0
    from claim.terminal.paper import Paper  # noqa: PLC0415  (the terminal's parts are optional)
    from claim.terminal.replay import Replay  # noqa: PLC0415  (likewise)

    paper = Paper()
    replay = Replay(record, viewer, Words(choose_language(arguments.language)), paper)
    if sys.stdin.isatty() and sys.stdout.isatty() and not arguments.all:
        replay.step()
    else:
        replay.all()
    return 0


def _recheck(record: Record, arguments: argparse.Namespace) -> int:
    """Play the bots' moves again. Returns 0 if all are the same, 1 if some differ."""
    from claim.reviews.recheck import recheck  # noqa: PLC0415  (bots are needed for this alone)

    outcome = recheck(record, str(arguments.file))
    if arguments.json:
        print(json.dumps(outcome.to_json()))
        return 1 if outcome.differences else 0
    words = Words(choose_language(arguments.language))
    for one in outcome.differences:
        name = record.bots[one.seat].name
        print(words("recheck-other", number=one.number, name=name, seat=one.seat.value, card=one.recorded, now=one.now))
    for seat, count in outcome.checked.items():
        same = count - sum(one.seat is seat for one in outcome.differences)
        print(words("recheck-line", bot=str(record.bots[seat]), seat=seat.value, same=same, count=count))
    return 1 if outcome.differences else 0
