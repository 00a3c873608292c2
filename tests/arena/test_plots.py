import re
import xml.etree.ElementTree as ET
from itertools import combinations

import pytest

from claim.arena.match import Pace
from claim.arena.plots import arena_plot, round_ticks, short, time_text
from claim.arena.tally import DealResult
from claim.arena.tournament import Tournament
from claim.pictures.svg import Picture

SVG = "{http://www.w3.org/2000/svg}"


def tournament(bots: list[str], deals: int = 4) -> Tournament:
    made = Tournament(dict.fromkeys(bots, 1), deals, "1")
    for (i, a), (j, b) in combinations(enumerate(bots), 2):
        for deal in range(deals):
            paces = (Pace(52, 52 * 10.0**-i, 1), Pace(52, 52 * 10.0**-j, 1))
            made.add(DealResult(a, b, (1, 1), "1", deal, (1.0, 0.5 * (deal % 2)), paces))
    return made


def texts(svg: str) -> list[str]:
    return [node.text or "" for node in ET.fromstring(svg).iter(f"{SVG}text")]


def test_the_picture_shows_every_bot_score_and_rating_as_text():
    made = tournament(["regent", "squire", "<beggar & co>"])
    svg = arena_plot(made, "squire")
    shown = texts(svg)
    for standing in made.standings("squire"):
        assert sum(standing.bot in text for text in shown) >= 3, "in the matrix, the ladder and beside its time"
        assert f"{abs(standing.rating.rating):.0f}" in "".join(shown)
    assert shown.count("62.5") == 3
    assert shown.count("37.5") == 3
    assert any("squire, which is rated 0" in text for text in shown)
    assert {"10 ms", "100 ms", "1 s"} <= set(shown)


@pytest.mark.parametrize("count", [2, 7, 20])
def test_everything_is_drawn_inside_the_picture(count):
    svg = arena_plot(tournament([f"a bot with a rather long name, number {number}" for number in range(count)]))
    root = ET.fromstring(svg)
    width, height = float(root.attrib["width"]), float(root.attrib["height"])
    for node in root.iter():
        for name in ("x", "x1", "x2", "cx"):
            assert 0 <= float(node.attrib.get(name, 0)) <= width
        for name in ("y", "y1", "y2", "cy"):
            assert 0 <= float(node.attrib.get(name, 0)) <= height


def test_a_tournament_not_yet_begun_can_be_drawn():
    assert "nan" not in arena_plot(Tournament({"x": 1, "y": 1}, 4, "1"))


def test_pictures_have_enough_contrast_in_light_and_dark():
    """The WCAG contrast of text on its background is at least 4.5."""

    def light(colour: str) -> float:
        parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
        red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    for style in str(Picture(10, 10, "t", "d")).split("@media (prefers-color-scheme:dark)", maxsplit=1):
        colours = dict(re.findall(r"\.f-(\w+)\{fill:(#\w{6})\}", style))
        for text in ("ink", "faint"):
            for ground in ("paper", "panel"):
                pair = sorted((light(colours[text]), light(colours[ground])))
                assert (pair[1] + 0.05) / (pair[0] + 0.05) >= 4.5


@pytest.mark.parametrize(("low", "high"), [(0, 0), (-347, 564), (-3, 4), (-1e5, 2e5), (10, 12)])
def test_ticks_are_few_and_round_and_cover_the_range(low, high):
    ticks = round_ticks(low, high)
    assert ticks[0] <= low <= high <= ticks[-1]
    assert 2 <= len(ticks) <= 9


def test_names_and_times_are_short():
    assert short("greedy") == "greedy"
    assert len(short("cmd:" + "x" * 100)) == 28
    assert [time_text(t) for t in (2.5, 0.0123, 4.2e-6, 0)] == ["2.5 s", "12.3 ms", "4.2 µs", "0 µs"]
