"""What can go wrong with puzzles."""

from typing import ClassVar

from claim.game.errors import BadText, Text


class PuzzleError(BadText):
    """A puzzle, or a wish for one, that cannot be met."""

    texts: ClassVar = {
        "unknown_puzzle": Text("there is no puzzle {text}: expected an id such as {example}, or none for today's", 404),
        "unknown_theme": "--theme: {text} is not a theme: expected one of {known}",
        "bad_ratings": "--rating: {text}: expected two whole numbers, the lower first, such as 600-800",
        "bad_date": "--date: {text} is not a date: expected one such as 2026-11-16",
        "no_such_puzzles": "no puzzle fits: expected fewer conditions, or a wider --rating",
        "other_puzzles": "{file} belongs to another run: expected one with seed {seed} by this version; delete the "
        "file to begin again",
    }
