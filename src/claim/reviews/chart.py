"""A review as a picture: seat A's chance to win over the plays.

In phase one the two seats know different things, so there are two lines: A's chance as A could know it, and as B could.
In phase two both know everything and the line is exact. Colours are never the only sign: the lines differ in dashes
and have labels.
"""

import math
from collections.abc import Callable, Iterable

from claim.game.cards import Seat
from claim.pictures.svg import Picture, scale
from claim.reviews.review import Review

Say = Callable[..., str]

_WIDTH, _HEIGHT = 920, 480
_LEFT, _RIGHT, _TOP, _BOTTOM = 64, 896, 148, 424  # of the plot
_ROWS, _LABEL = 4, 34  # rows for the labels of turning points, and how wide one is
_LONGEST_NAME = 24
_LINES = {Seat.A: ("blue", 2.5, ""), Seat.B: ("orange", 2.5, "7 4")}
_EXACT = ("ink", 2.5, "")
_MARK = (6, "purple")


def chart(review: Review, say: Say, names: dict[Seat, str], described: Iterable[str] = ()) -> str:
    """Draw a review as SVG. `say` gives the words; `described` are sentences for people who cannot see the picture."""
    return str(_Chart(review, say, names, " ".join(described)).picture)


class _Chart:
    def __init__(self, review: Review, say: Say, names: dict[Seat, str], description: str) -> None:
        self.review, self.say = review, say
        self.names = {seat: _short(name) for seat, name in names.items()}
        self.last = max(play.number for play in review.plays)
        self.border = max((play.number for play in review.plays if play.phase == 1), default=0)
        self.x = scale(0, self.last, _LEFT, _RIGHT)
        self.y = scale(0, 1, _BOTTOM, _TOP)
        title = say("chart-title", name=self.names[Seat.A])
        self.picture = Picture(_WIDTH, _HEIGHT, title, description)
        self.picture.text(_LEFT, 32, title, size=20, bold=True, serif=True)
        self._ground()
        self._legend()
        for seat, line in _LINES.items():
            plays = [play for play in review.plays if play.phase == 1 and play.seat is seat]
            self._draw([(play.number, play.chance_a) for play in plays], line)
        self._exact()
        self._turning_points()

    def _ground(self) -> None:
        for phase, first, last, colour in ((1, 0, self.border, "panel"), (2, self.border, self.last, "shade")):
            if first < last:
                start, end = self.x(first), self.x(last)
                self.picture.box(start, _TOP, end - start, _BOTTOM - _TOP, colour)
                name = self.say("phase-title", phase=phase)
                self.picture.text((start + end) / 2, _HEIGHT - 12, name, "faint", anchor="middle")
        for percent in range(0, 101, 25):
            y = self.y(percent / 100)
            self.picture.line(_LEFT, y, _RIGHT, y, "grid", dashes="" if percent == 50 else "2 4")
            self.picture.text(_LEFT - 8, y + 4, f"{percent}\N{NO-BREAK SPACE}%", "faint", anchor="end")
        for number in range(4, self.last + 1, 4):
            self.picture.text(self.x(number), _BOTTOM + 18, str(number), "faint", anchor="middle")

    def _legend(self) -> None:
        seen = {seat: self.say("chart-seen", name=name) for seat, name in self.names.items()}
        second = _LEFT + 68 + 7.5 * len(seen[Seat.A])
        for x, y, line, label in (
            (_LEFT, 56, _LINES[Seat.A], seen[Seat.A]),
            (second, 56, _LINES[Seat.B], seen[Seat.B]),
            (_LEFT, 78, _EXACT, self.say("chart-exact")),
        ):
            self.picture.line(x, y, x + 34, y, *line)
            self.picture.text(x + 42, y + 4, label)
        if self.review.turning_points:
            self.picture.diamond(second + 17, 78, *_MARK)
            self.picture.text(second + 42, 82, self.say("review-turning-title"))

    def _exact(self) -> None:
        """Draw phase two in steps: the value changes with the play that changes it."""
        plays = [play for play in self.review.plays if play.phase == 2]
        if not plays:
            return
        first = plays[0]
        chance = first.before if first.seat is Seat.A else 1 - first.before
        points: list[tuple[float, float]] = [(first.number - 1, chance)]
        for play in plays:
            points += [(play.number, chance), (play.number, play.chance_a)]
            chance = play.chance_a
        self._draw(points, _EXACT)

    def _turning_points(self) -> None:
        """Mark the turning points with seat and card, each label in the lowest row with room for it."""
        ends = [-math.inf] * _ROWS
        for play in self.review.turning_points:
            x, y = self.x(play.number), self.y(play.chance_a)
            row = next((row for row, end in enumerate(ends) if x - end >= _LABEL), None)
            if row is not None:  # without room the diamond stands alone; the text lists them all
                ends[row] = x
                top = _TOP - 8 - 13 * row
                self.picture.line(x, top + 2, x, y, "purple", dashes="1 3")
                self.picture.text(x, top, f"{play.seat.value} {play.card}", size=11, anchor="middle", bold=True)
            self.picture.diamond(x, y, *_MARK)

    def _draw(self, points: list[tuple[float, float]], line: tuple[str, float, str]) -> None:
        if points:
            self.picture.path([(self.x(number), self.y(chance)) for number, chance in points], *line)


def _short(name: str) -> str:
    return name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 1] + "…"
