"""Sets of puzzles: those that come with the package, or your own file; by id, by date, by theme and rating."""

import functools
import hashlib
import heapq
import secrets
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, date, datetime
from importlib import resources
from pathlib import Path
from typing import ClassVar

from claim.game.errors import BadText, Text, quote
from claim.puzzles.puzzle import Puzzle, puzzle_id, read_line
from claim.puzzles.themes import Theme


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


MOST_BYTES = 16 << 20  # of a file of puzzles; one takes about 90
CHOICE = 12  # puzzles that `near` chooses from
_FILE = "puzzles.txt"


class Collection:
    """Puzzles in the order of their file. Lines are read when they are asked for."""

    def __init__(self, text: str, name: str = _FILE) -> None:
        """`name` is for errors."""
        self._name = name
        self._lines = [
            (number, line) for number, line in enumerate(text.splitlines(), 1) if line and not line.startswith("#")
        ]

    def __len__(self) -> int:
        return len(self._lines)

    def __iter__(self) -> Iterator[Puzzle]:
        return map(self._read, range(len(self)))

    @functools.cached_property
    def _places(self) -> dict[str, int]:
        """Return where each id is."""
        return {puzzle_id(line.rsplit(" ", 3)[0]): place for place, (_, line) in enumerate(self._lines)}

    def _read(self, place: int) -> Puzzle:
        number, line = self._lines[place]
        try:
            return read_line(line)
        except ValueError:
            raise BadText("bad_line", file=self._name, line=number, expected="a puzzle", text=quote(line)) from None

    def by_id(self, text: str) -> Puzzle:
        """Return the puzzle with this id, in either case. Raises PuzzleError where there is none."""
        place = self._places.get(text.strip().lower())
        if place is None:
            raise PuzzleError("unknown_puzzle", text=quote(text), example=next(iter(self._places), "0m72w3"))
        return self._read(place)

    def of_the_day(self, day: date | None = None) -> Puzzle:
        """Return the puzzle of a day, today's by UTC if none is named: the same wherever this set is.

        The set is gone through in an order of its own, one puzzle a day, so that none comes again before all have been.
        Raises PuzzleError for an empty set.
        """
        if not len(self):
            raise PuzzleError("no_such_puzzles")
        today = datetime.now(UTC).date() if day is None else day
        return self._read(self._daily[today.toordinal() % len(self)])

    @functools.cached_property
    def _daily(self) -> list[int]:
        order = sorted(self._places, key=lambda one: hashlib.sha256(f"claim daily 1\n{one}".encode()).digest())
        return [self._places[one] for one in order]

    @functools.cached_property
    def _all(self) -> dict[str, Puzzle]:
        return {name: self._read(place) for name, place in self._places.items()}

    def near(self, rating: int, theme: Theme | None = None, seen: Sequence[str] = ()) -> Puzzle:
        """Return a puzzle with about this rating: any of the nearest few that are not among those `seen`.

        Where all have been, it is the one seen longest ago: the ids come in the order in which they were seen. Raises
        PuzzleError where no puzzle has this theme.
        """
        fitting = {name: puzzle for name, puzzle in self._all.items() if theme is None or theme in puzzle.themes}
        if not fitting:
            raise PuzzleError("no_such_puzzles")
        places = {one: place for place, one in enumerate(seen)}
        fresh = [puzzle for name, puzzle in fitting.items() if name not in places]
        if not fresh:
            return fitting[min(fitting, key=lambda name: places[name])]
        return secrets.choice(heapq.nsmallest(CHOICE, fresh, key=lambda puzzle: abs(puzzle.rating - rating)))

    def find(self, theme: Theme | None = None, ratings: tuple[int, int] | None = None) -> list[Puzzle]:
        """Return the puzzles with this theme and a rating from the first to the second of `ratings`, both included."""
        return [
            puzzle
            for puzzle in self._all.values()
            if (theme is None or theme in puzzle.themes)
            and (ratings is None or ratings[0] <= puzzle.rating <= ratings[1])
        ]


@functools.cache
def shipped() -> Collection:
    """Return the puzzles that come with the package."""
    return Collection(resources.files("claim.puzzles").joinpath(_FILE).read_text(encoding="utf-8"))


def load(path: Path | str) -> Collection:
    """Return the puzzles of a file. Raises BadText where there is no such file, or where it is something else."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise BadText("no_file", file=str(path), problem=error.strerror or str(error)) from error
    if len(data) > MOST_BYTES:
        raise BadText("no_file", file=str(path), problem=f"more than {MOST_BYTES} bytes")
    return Collection(data.decode("utf-8", "replace"), str(path))


def file_text(puzzles: Iterable[Puzzle], about: str) -> str:
    """Return puzzles as the text of a file, with a remark on how they were made."""
    return "".join([f"# claim puzzles 1: {about}\n", *(f"{puzzle.to_line()}\n" for puzzle in puzzles)])


def parse_theme(text: str) -> Theme:
    """Return the theme of that name, with dashes or underscores. Raises PuzzleError where there is none."""
    name = text.strip().lower().replace("-", "_")
    if name not in set(Theme):
        raise PuzzleError("unknown_theme", text=quote(text), known=", ".join(Theme))
    return Theme(name)


def parse_ratings(text: str) -> tuple[int, int]:
    """Return two ratings from a text such as 600-800. Raises PuzzleError for anything else."""
    low, dash, high = text.strip().partition("-")
    numbers = [int(part) for part in (low, high) if part.isascii() and part.isdecimal() and len(part) <= 5]
    if not dash or len(numbers) != 2 or numbers[0] > numbers[1]:
        raise PuzzleError("bad_ratings", text=quote(text))
    return numbers[0], numbers[1]


def parse_date(text: str) -> date:
    """Return the date of a text such as 2026-11-16. Raises PuzzleError for anything else."""
    try:
        return datetime.strptime(text.strip(), "%Y-%m-%d").replace(tzinfo=UTC).date()
    except ValueError:
        raise PuzzleError("bad_date", text=quote(text)) from None
