"""`claim review FILE`."""

import argparse
import errno
import json
import os
from pathlib import Path

from claim.commands.progress import Progress
from claim.game.errors import BadText
from claim.game.files import read_record
from claim.reviews.review import review


def run(arguments: argparse.Namespace) -> int:
    """Review a record and write what came of it."""
    record = read_record(arguments.file, arguments.game)
    if not record.game.plays:
        raise BadText("no_plays", file=str(arguments.file))
    if arguments.svg is not None and not arguments.svg.parent.is_dir():  # said before the work, not after it
        raise BadText("no_file", file=str(arguments.svg), problem=os.strerror(errno.ENOENT))
    if not arguments.json or arguments.svg is not None:
        from claim.locales import Words, choose_language  # noqa: PLC0415  (its packages are optional)

        words = Words(choose_language(arguments.language))
    progress = Progress(len(record.game.plays) + max(arguments.deals, 0))
    try:
        found = review(record, arguments.rounds, arguments.deals, progress=lambda done, _total: progress.show(done))
    finally:
        progress.end()
    if arguments.json:
        print(json.dumps(found.to_json()))
    else:
        from claim.terminal.paper import Paper, lenient_streams  # noqa: PLC0415  (likewise)
        from claim.terminal.review import show_review  # noqa: PLC0415  (likewise)

        lenient_streams()
        show_review(found, words, Paper())
    if arguments.svg is not None:
        from claim.reviews.chart import chart  # noqa: PLC0415  (only where a picture is wanted)
        from claim.terminal.review import names_of, turning_lines  # noqa: PLC0415  (its packages are optional)

        _write(arguments.svg, chart(found, words, names_of(record, words), turning_lines(found, words)))
        if not arguments.json:
            print(words("review-picture", file=str(arguments.svg)))
    return 0


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadText("no_file", file=str(path), problem=error.strerror or str(error)) from error
