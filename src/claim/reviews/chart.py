"""A review as a picture: seat A's chance to win over the plays, as an SVG of its own making.

In phase one the two seats know different things, so there are two lines: A's chance as A could know it, and as B could.
In phase two both know everything and the line is exact. Colours follow the viewer's theme, are safe for
colour-blind eyes, and are never the only sign: the lines differ in dashes and have their labels.
"""

import math
from collections.abc import Callable, Iterable
from html import escape

from claim.game.cards import Seat
from claim.reviews.review import Review

Say = Callable[..., str]

_WIDTH, _HEIGHT = 920, 480
_LEFT, _RIGHT, _TOP, _BOTTOM = 64, 24, 148, 56
_LEVELS, _LABEL = 4, 34  # rows for the labels of turning points, and how wide one is
_LONGEST_NAME = 24
_STYLE = """
  .paper{fill:#fbf6ea}.panel{fill:#f3ead6}.second{fill:#e9dcc0}.ink{fill:#2b2118}.faint{fill:#6b5d4c}
  .grid{stroke:#cbbc9f}.a{stroke:#0072b2}.b{stroke:#b35f00}.exact{stroke:#2b2118}.mark{fill:#a3568a}.mark-line{stroke:#a3568a}
  .line{fill:none;stroke-width:2.5;stroke-linejoin:round}.dashed{stroke-dasharray:7 4}
  @media (prefers-color-scheme:dark){
  .paper{fill:#211b15}.panel{fill:#2c241c}.second{fill:#382e23}.ink{fill:#f1e7d3}.faint{fill:#b9ab95}
  .grid{stroke:#5a4d3f}.a{stroke:#56b4e9}.b{stroke:#e8a33d}.exact{stroke:#f1e7d3}.mark{fill:#d48bbd}.mark-line{stroke:#d48bbd}}
"""


def chart(review: Review, say: Say, names: dict[Seat, str], described: Iterable[str] = ()) -> str:
    """The picture. `say` gives the words, `described` sentences for those who cannot see it."""
    return _Chart(review, say, names).draw(list(described))


class _Chart:
    def __init__(self, review: Review, say: Say, names: dict[Seat, str]) -> None:
        self.review, self.say = review, say
        self.names = {seat: _short(name) for seat, name in names.items()}
        self.last = max(play.number for play in review.plays)
        firsts = [play.number for play in review.plays if play.phase == 2]
        self.border = (firsts[0] - 1) if firsts else self.last  # the last play of phase one
        self.parts: list[str] = []

    def draw(self, described: list[str]) -> str:
        title = self.say("chart-title", name=self.names[Seat.A])
        self._ground(title)
        self._legend()
        for seat, style in ((Seat.A, "a"), (Seat.B, "b dashed")):
            plays = [play for play in self.review.plays if play.phase == 1 and play.seat is seat]
            self._line([(play.number, play.chance_a) for play in plays], style)
        self._exact()
        self._marks()
        size = f'width="{_WIDTH}" height="{_HEIGHT}" viewBox="0 0 {_WIDTH} {_HEIGHT}"'
        opening = (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-labelledby="review-title review-text" '
            'font-family="system-ui, sans-serif">'
        )
        about = [
            f'<title id="review-title">{escape(title)}</title>',
            f'<desc id="review-text">{escape(" ".join(described))}</desc>',
        ]
        return "\n".join([opening, *about, f"<style>{_STYLE}</style>", *self.parts, "</svg>\n"])

    # --- places ----------------------------------------------------------------------------------------------------

    def _x(self, number: float) -> float:
        return _LEFT + (_WIDTH - _LEFT - _RIGHT) * number / max(self.last, 1)

    def _y(self, chance: float) -> float:
        return _HEIGHT - _BOTTOM - (_HEIGHT - _TOP - _BOTTOM) * chance

    # --- pieces ----------------------------------------------------------------------------------------------------

    def _ground(self, title: str) -> None:
        self.parts.append(f'<rect class="paper" width="{_WIDTH}" height="{_HEIGHT}"/>')
        self._text(_LEFT, 32, title, size=20, more='font-family="Georgia, serif" font-weight="600"')
        for phase, first, last in ((1, 0, self.border), (2, self.border, self.last)):
            if first < last:
                x, width = self._x(first), self._x(last) - self._x(first)
                style = "panel" if phase == 1 else "second"
                size = f'width="{width:.1f}" height="{self._y(0) - self._y(1):.1f}"'
                self.parts.append(f'<rect class="{style}" x="{x:.1f}" y="{self._y(1):.1f}" {size}/>')
                name = self.say("phase-title", phase=phase)
                self._text(x + width / 2, _HEIGHT - 12, name, "faint", more='text-anchor="middle"')
        for chance in (0, 0.25, 0.5, 0.75, 1):
            y = self._y(chance)
            dashes = "" if chance == 0.5 else ' stroke-dasharray="2 4"'
            ends = f'x1="{_LEFT}" y1="{y:.1f}" x2="{_WIDTH - _RIGHT}" y2="{y:.1f}"'
            self.parts.append(f'<line class="grid" {ends}{dashes}/>')
            self._text(_LEFT - 8, y + 4, f"{100 * chance:.0f}\N{NO-BREAK SPACE}%", "faint", more='text-anchor="end"')
        for number in range(4, self.last + 1, 4):
            self._text(self._x(number), self._y(0) + 18, str(number), "faint", more='text-anchor="middle"')

    def _legend(self) -> None:
        seen = {seat: self.say("chart-seen", name=name) for seat, name in self.names.items()}
        second = _LEFT + 68 + 7.5 * len(seen[Seat.A])
        for x, y, style, label in (
            (_LEFT, 56, "a", seen[Seat.A]),
            (second, 56, "b dashed", seen[Seat.B]),
            (_LEFT, 78, "exact", self.say("chart-exact")),
        ):
            self.parts.append(f'<line class="line {style}" x1="{x:.0f}" y1="{y}" x2="{x + 34:.0f}" y2="{y}"/>')
            self._text(x + 42, y + 4, label)
        if self.review.turning_points:
            self._diamond(second + 17, 78)
            self._text(second + 42, 82, self.say("review-turning-title"))

    def _exact(self) -> None:
        """Phase two, as steps: the value changes with the play that changes it."""
        plays = [play for play in self.review.plays if play.phase == 2]
        if not plays:
            return
        first = plays[0]
        chance = first.before if first.seat is Seat.A else 1 - first.before
        points: list[tuple[float, float]] = [(first.number - 1, chance)]
        for play in plays:
            points += [(play.number, chance), (play.number, play.chance_a)]
            chance = play.chance_a
        self._line(points, "exact")

    def _marks(self) -> None:
        """The turning points, with seat and card: each label in the lowest row where it has room."""
        ends = [-math.inf] * _LEVELS
        for play in self.review.turning_points:
            x, y = self._x(play.number), self._y(play.chance_a)
            level = next((row for row, end in enumerate(ends) if x - end >= _LABEL), None)
            if level is not None:  # where they stand too close the diamond alone must do; the text has them all
                ends[level] = x
                top = self._y(1) - 8 - 13 * level
                line = f'x1="{x:.1f}" y1="{top + 2:.1f}" x2="{x:.1f}" y2="{y:.1f}"'
                self.parts.append(f'<line class="mark-line" {line} stroke-dasharray="1 3"/>')
                label = f"{play.seat.value} {play.card}"
                self._text(x, top, label, "ink", size=11, more='text-anchor="middle" font-weight="600"')
            self._diamond(x, y)

    def _line(self, points: list[tuple[float, float]], style: str) -> None:
        if points:
            listed = " ".join(f"{self._x(number):.1f},{self._y(chance):.1f}" for number, chance in points)
            self.parts.append(f'<polyline class="line {style}" points="{listed}"/>')

    def _diamond(self, x: float, y: float) -> None:
        points = f"{x:.1f},{y - 6:.1f} {x + 6:.1f},{y:.1f} {x:.1f},{y + 6:.1f} {x - 6:.1f},{y:.1f}"
        self.parts.append(f'<polygon class="mark" points="{points}"/>')

    def _text(self, x: float, y: float, text: str, style: str = "ink", size: int = 13, more: str = "") -> None:
        self.parts.append(
            f'<text class="{style}" x="{x:.1f}" y="{y:.1f}" font-size="{size}" {more}>{escape(text)}</text>'
        )


def _short(name: str) -> str:
    """A name that leaves room for the rest."""
    return name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 1] + "…"
