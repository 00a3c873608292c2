"""The arena's picture: everyone's score against everyone, the ladder of ratings, and score against thinking time."""

import math
from collections.abc import Sequence

from claim.arena.tournament import Standing, Tournament
from claim.pictures.svg import Picture, scale

_WIDTH = 760.0
_EDGE = 28.0
_NAMES = 220.0  # for the names on the left
_ROW = 34.0


def arena_plot(tournament: Tournament, anchor: str | None = None) -> str:
    """Draw a tournament as SVG. The anchor (the first bot if none is named) is rated 0."""
    standings = tournament.standings(anchor)
    rows = len(standings)
    matrix, ladder, times = 88 + _ROW * rows, 100 + _ROW * rows, 380.0
    names = ", ".join(standing.bot for standing in standings)
    picture = Picture(
        _WIDTH,
        matrix + ladder + times + 4 * _EDGE,
        "Claim arena",
        f"Scores, ratings and thinking times of {names}; {tournament.games} games.",
    )
    top = _EDGE
    _matrix(picture, top, matrix, standings, score_matrix(tournament, [standing.bot for standing in standings]))
    top += matrix + _EDGE
    _ladder(picture, top, ladder, standings, anchor or tournament.bots[0])
    top += ladder + _EDGE
    _times(picture, top, times, standings)
    return str(picture)


def _panel(picture: Picture, top: float, height: float, title: str, note: str) -> None:
    picture.box(_EDGE, top, _WIDTH - 2 * _EDGE, height, "panel", radius=8)
    picture.text(_EDGE + 16, top + 28, title, size=18, bold=True, serif=True)
    picture.text(_EDGE + 16, top + 46, note, "faint", size=12)


def _matrix(
    picture: Picture, top: float, height: float, standings: Sequence[Standing], shares: list[list[float | None]]
) -> None:
    _panel(
        picture,
        top,
        height,
        "Score of each bot against each other",
        "Share of the points in percent: the row’s against the column’s",
    )
    left, right = _EDGE + _NAMES, _WIDTH - _EDGE - 16
    width = min(96.0, (right - left) / len(standings))
    above = top + 76
    for number, standing in enumerate(standings):
        y = above + number * _ROW
        picture.text(left + (number + 0.5) * width, above - 8, str(number + 1), "faint", 12, "middle")
        picture.text(_EDGE + 16, y + _ROW / 2 + 5, f"{number + 1}  {short(standing.bot, 24)}")
        for column, share in enumerate(shares[number]):
            x = left + column * width
            if share is None:
                picture.text(x + width / 2, y + _ROW / 2 + 5, "·", "faint", 13, "middle")
                continue
            colour, strength = ("blue" if share >= 0.5 else "orange"), 0.06 + 0.74 * abs(share - 0.5)
            picture.box(x + 1, y + 1, width - 2, _ROW - 2, colour, strength, 4)
            digits = 1 if width > 40 else 0
            picture.text(
                x + width / 2, y + _ROW / 2 + 5, f"{100 * share:.{digits}f}", "ink", 13 if digits else 11, "middle"
            )


def _ladder(picture: Picture, top: float, height: float, standings: Sequence[Standing], anchor: str) -> None:
    note = f"With 95% intervals of the difference to {short(anchor)}, which is rated 0 (diamond)"
    _panel(picture, top, height, "Ratings", note)
    left, right = _EDGE + _NAMES, _WIDTH - _EDGE - 76
    lows, highs = [one.rating.low for one in standings], [one.rating.high for one in standings]
    ticks = round_ticks(min(lows), max(highs))
    place = scale(ticks[0], ticks[-1], left, right)
    above, below = top + 62, top + height - 34
    for tick in ticks:
        picture.line(place(tick), above, place(tick), below, "grid")
        picture.text(place(tick), below + 18, _signed(tick), "faint", 12, "middle")
    for number, one in enumerate(standings):
        y = above + (number + 0.5) * (below - above) / len(standings)
        picture.text(_EDGE + 16, y + 5, f"{number + 1}  {short(one.bot, 24)}")
        middle = place(one.rating.rating)
        if one.bot == anchor:
            picture.diamond(middle, y, 6.5, "ink")
        else:
            low, high = place(one.rating.low), place(one.rating.high)
            picture.line(low, y, high, y, "blue", 2)
            for end in (low, high):
                picture.line(end, y - 5, end, y + 5, "blue", 2)
            picture.dot(middle, y, 5, "blue")
        picture.text(_WIDTH - _EDGE - 16, y + 5, _signed(one.rating.rating), anchor="end", bold=True)


def _times(picture: Picture, top: float, height: float, standings: Sequence[Standing]) -> None:
    _panel(
        picture,
        top,
        height,
        "Score against thinking time",
        "Share of all points with 95% interval, over the mean time per move",
    )
    left, right, above, below = _EDGE + 64, _WIDTH - _EDGE - 40, top + 70, top + height - 48
    height_of = scale(0, 1, below, above)
    for percent in range(0, 101, 25):
        y = height_of(percent / 100)
        picture.line(left, y, right, y, "grid")
        picture.text(left - 8, y + 4, f"{percent}%", "faint", 12, "end")
    means = [max(one.pace.mean, 1e-6) for one in standings]
    first, last = math.floor(math.log10(min(means))), math.ceil(math.log10(max(means)))
    last = max(last, first + 1)
    place = scale(first, last, left, right)
    for power in range(first, last + 1):
        picture.line(place(power), above, place(power), below, "grid")
        picture.text(place(power), below + 18, time_text(10.0**power * (1 + 1e-9)), "faint", 12, "middle")
    picture.text((left + right) / 2, below + 38, "time per move", "faint", 12, "middle")
    marks = [(place(math.log10(mean)), one) for mean, one in zip(means, standings, strict=True)]
    for x, one in marks:
        low, high = (height_of(bound) for bound in one.ci95)
        picture.line(x, low, x, high, "blue", 2)
        for end in (low, high):
            picture.line(x - 5, end, x + 5, end, "blue", 2)
        picture.dot(x, height_of(one.score), 5, "blue")
    _label(picture, [(x, height_of(one.score), short(one.bot, 24)) for x, one in marks], right + 30, (above, below))


def _label(picture: Picture, marks: Sequence[tuple[float, float, str]], edge: float, rows: tuple[float, float]) -> None:
    """Write each mark's name beside it, and above or below where another name is in the way."""
    taken: list[tuple[float, float, float]] = []
    for x, height, name in marks:
        width = 7.2 * len(name)
        ahead = x + 10 + width <= edge
        start = x + 10 if ahead else x - 10 - width
        shifts = sorted(range(-len(marks), len(marks) + 1), key=abs)
        y = height + 4
        for place in (height + 4 + 15 * shift for shift in shifts):
            free = all(abs(place - other) >= 15 or start > end or begin > start + width for begin, end, other in taken)
            if free and rows[0] <= place <= rows[1]:
                y = place
                break
        taken.append((start, start + width, y))
        picture.text(x + 10 if ahead else x - 10, y, name, anchor="start" if ahead else "end", halo=True)


def _signed(number: float) -> str:
    """Write a whole number with its sign; the minus is a real one, not a hyphen."""
    whole = round(number)
    return f"+{whole}" if whole > 0 else f"−{-whole}" if whole < 0 else "0"


def round_ticks(low: float, high: float) -> list[float]:
    """Return two to nine round numbers that span a range."""
    span = max(high - low, 1.0)
    step = next(
        step for power in range(6) for step in (10.0**power, 2 * 10.0**power, 5 * 10.0**power) if span / step <= 7
    )
    first, last = math.floor(low / step), math.ceil(high / step)
    return [step * number for number in range(first, max(last, first + 1) + 1)]


def score_matrix(tournament: Tournament, bots: list[str]) -> list[list[float | None]]:
    """Return each bot's share of the points against every other, in this order; None where they have not met."""
    shares: dict[tuple[str, str], float] = {}
    for pairing in tournament.pairings:
        tally = tournament.tally(pairing)
        if tally.games:
            shares[pairing.a, pairing.b] = tally.score
            shares[pairing.b, pairing.a] = 1 - tally.score
    return [[shares.get((row, column)) for column in bots] for row in bots]


def short(name: str, most: int = 28) -> str:
    """Shorten a bot's name in the middle: the end of a program's name says the most."""
    return name if len(name) <= most else f"{name[: most // 3]}…{name[-(most - most // 3 - 1) :]}"


def time_text(seconds: float) -> str:
    """Write a time in the unit that suits it, from microseconds to seconds."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-6:.3g} µs"
