"""`claim review FILE`: what each play of a game cost."""

import argparse
import json

from claim.commands.progress import Progress
from claim.locales import Words, choose_language
from claim.pictures import files as pictures
from claim.records.files import read_record
from claim.reviews.chart import chart
from claim.reviews.errors import ReviewError
from claim.reviews.reviewing import Budget, review, steps
from claim.terminal.names import names_of


def run(arguments: argparse.Namespace) -> int:
    """Review a record and print the result."""
    record = read_record(arguments.file, arguments.game)
    if not record.game.plays:
        raise ReviewError("no_plays", file=str(arguments.file))
    if arguments.svg is not None:  # reported before the work, not after it
        pictures.check_folder(arguments.svg)
    if arguments.plot is not None:
        pictures.check(arguments.plot, "--plot")
    drawn = arguments.svg is not None or arguments.plot is not None
    if not arguments.json or drawn:
        words = Words(choose_language(arguments.language))
    budget = Budget(arguments.rounds, arguments.deals)
    budget.check()
    with Progress() as progress:
        progress.show(0, len(steps(record.game, budget)))
        result = review(record, arguments.rounds, arguments.deals, progress=progress.show)
    if arguments.json:
        print(json.dumps(result.to_json()))
    else:
        from claim.terminal.paper import Paper  # noqa: PLC0415  (its packages are optional)
        from claim.terminal.review import show_review  # noqa: PLC0415  (likewise)

        show_review(result, words, Paper())
    if drawn:
        from claim.terminal.review import turning_lines  # noqa: PLC0415  (as above)

        picture = chart(result, words, names_of(record, words), turning_lines(result, words))
        if arguments.svg is not None:  # SVG, whatever the file's name
            pictures.save_bytes(arguments.svg, picture.encode("utf-8"))
        if arguments.plot is not None:
            pictures.save(arguments.plot, picture)
        for file in (arguments.svg, arguments.plot):
            if file is not None and not arguments.json:
                print(words("review-picture", file=str(file)))
    return 0
