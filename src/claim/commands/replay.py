"""`claim replay FILE`."""

import argparse
import sys

from claim.game.files import read_record
from claim.game.view import parse_viewer
from claim.game.view_json import view_text


def run(arguments: argparse.Namespace) -> int:
    """Step through a record at a terminal; print all of it where nobody can press a key."""
    viewer = parse_viewer(arguments.seat)
    record = read_record(arguments.file, arguments.game)
    if arguments.json:
        for game in record.game.moments():
            print(view_text(game.view(viewer)))
        return 0
    from claim.commands.play import asker  # noqa: PLC0415  (the terminal's parts are optional)
    from claim.locales import Words, choose_language  # noqa: PLC0415  (likewise)
    from claim.terminal.paper import Paper, lenient_streams  # noqa: PLC0415  (likewise)
    from claim.terminal.replay import Replay  # noqa: PLC0415  (likewise)

    lenient_streams()
    paper = Paper()
    replay = Replay(record, viewer, Words(choose_language(arguments.language)), paper)
    if sys.stdin.isatty() and sys.stdout.isatty() and not arguments.all:
        replay.step(asker(paper))
    else:
        replay.all()
    return 0
