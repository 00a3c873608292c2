"""A puzzle: a position, its solution, how hard it is and what it is about; and its one-line text.

A line of a file of puzzles is the position text (seven fields), the solution without spaces, the rating, and a letter
for each theme (a dash for none): `2 A 9.4.. … - U4K2D0 712 wl`. The id is not in it: it follows from the position.
"""

import hashlib
from typing import Any, NamedTuple

from claim.game.cards import Card
from claim.game.game import Game
from claim.puzzles.themes import Theme

_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"  # no i, l, o and u: an id is read aloud and typed
ID_LENGTH = 6
_LETTERS = {
    Theme.DWARF_LOST: "w",
    Theme.KNIGHT_OVER_GOBLIN: "k",
    Theme.DOPPELGANGER_SPENT: "x",
    Theme.DOPPELGANGER_KEPT: "h",
    Theme.LEAD_GIVEN_UP: "l",
    Theme.LAST_OF_FACTION: "f",
    Theme.TIE_BREAK: "t",
    Theme.DRAW_SAVED: "d",
}
_THEMES = {letter: theme for theme, letter in _LETTERS.items()}


class Puzzle(NamedTuple):
    """A puzzle. The side to move in `position` solves; `solution` has the cards of both sides, in order."""

    position: str
    solution: tuple[Card, ...]
    rating: int
    themes: tuple[Theme, ...]

    @property
    def id(self) -> str:
        """Six letters and digits that follow from the position."""
        return puzzle_id(self.position)

    @property
    def game(self) -> Game:
        """The position, to be played from."""
        return Game.parse(self.position)

    def to_json(self) -> dict[str, Any]:
        """Return the puzzle as a JSON object."""
        return {
            "id": self.id,
            "position": self.position,
            "solution": list(self.solution),
            "rating": self.rating,
            "themes": [theme.value for theme in self.themes],
        }

    def to_line(self) -> str:
        """Return the puzzle as a line of a file."""
        themes = "".join(_LETTERS[theme] for theme in self.themes) or "-"
        return f"{self.position} {''.join(self.solution)} {self.rating} {themes}"


def puzzle_id(position: str) -> str:
    """Return the id of the puzzle with this position."""
    number = int.from_bytes(hashlib.sha256(f"claim puzzle 1\n{position}".encode()).digest()[:8])
    return "".join(_ALPHABET[number >> 5 * place & 31] for place in range(ID_LENGTH))


def read_line(line: str) -> Puzzle:
    """Read a puzzle from a line. The position and the solution are not checked here: `prove` does that.

    Raises ValueError, which BadText is too, where it is not one.
    """
    position, solution, rating, letters = line.rsplit(" ", 3)
    if position.count(" ") != 6 or len(solution) % 2 or not set(letters) <= {*_THEMES, "-"}:
        raise ValueError("a puzzle")
    cards = tuple(Card(solution[place : place + 2]) for place in range(0, len(solution), 2))
    return Puzzle(position, cards, int(rating), tuple(_THEMES[letter] for letter in letters if letter != "-"))
