"""`claim puzzle`: solve a puzzle in the terminal."""

import argparse
import json
import secrets

from claim.commands.puzzles import collection, wished
from claim.game.errors import BadText
from claim.locales import Words, choose_language
from claim.puzzles.collection import parse_date
from claim.puzzles.puzzle import Puzzle


def run(arguments: argparse.Namespace) -> int:
    """Ask for the cards of a puzzle, or print it. Returns 0 if it was solved, 1 if not."""
    puzzle = _choose(arguments)
    if arguments.json:
        print(json.dumps(puzzle.to_json()))
        return 0
    from claim.terminal.paper import Paper  # noqa: PLC0415  (the terminal's parts are optional)
    from claim.terminal.puzzle import PuzzleSession  # noqa: PLC0415  (likewise)

    words = Words(choose_language(arguments.language))
    paper = Paper()
    return PuzzleSession(puzzle, words, paper, paper.ask).solve()


def _choose(arguments: argparse.Namespace) -> Puzzle:
    """Return the puzzle asked for: by id, by theme and rating, or a day's. Raises BadText, mostly PuzzleError."""
    puzzles = collection(arguments)
    ways = [
        ("ID", arguments.id),
        ("--date", arguments.date),
        ("--theme", arguments.theme),
        ("--rating", arguments.rating),
    ]
    asked = [name for name, value in ways if value is not None]
    if asked[1:] and asked[0] in ("ID", "--date"):
        raise BadText("conflict", one=asked[0], other=asked[1])
    if arguments.id is not None:
        return puzzles.by_id(arguments.id)
    if arguments.theme is not None or arguments.rating is not None:
        return secrets.choice(wished(arguments, puzzles))
    return puzzles.of_the_day(None if arguments.date is None else parse_date(arguments.date))
