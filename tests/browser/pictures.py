"""
Pictures to be looked at.

python -m tests.browser.pictures FOLDER [LANGUAGE]: every screen at three sizes, half as large (docs/pictures is one)
python -m tests.browser.pictures docs: those of the screens that README and the documentation show
python -m tests.browser.pictures sizes FOLDER [LANGUAGE]: a table in both phases on every size of screen
"""

import base64
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import CDPSession, ViewportSize, sync_playwright

from harness.chromium import launch
from harness.guests import PHONE, WIDE, House
from harness.served import ROOMY, served
from tests.browser.conftest import ROOT
from tests.browser.sizes import each_size, moments, name
from tests.browser.tour import tour

# The screens of the tour of which the documentation shows a picture, by the picture's name and light.
SHOWN: dict[str, tuple[str, Literal["dark", "light"]]] = {
    "lobby": ("lobby", "light"),
    "lesson": ("lesson", "light"),
    "puzzle": ("puzzle", "dark"),
    "deal of the day": ("daily", "light"),
    "replay": ("replay", "light"),
    "what if": ("what-if", "dark"),
}

UPRIGHT: ViewportSize = {"width": 390, "height": 780}
THREE: list[tuple[str, Literal["dark", "light"], ViewportSize]] = [
    ("phone", "light", PHONE),
    ("sideways", "dark", {"width": 740, "height": 360}),
    ("wide", "dark", WIDE),
]


@contextmanager
def visit() -> Iterator[tuple[House, str]]:
    """A server of one's own, and a house to look at it from."""
    with (
        tempfile.TemporaryDirectory() as place,
        served(f"sqlite:///{place}/t.sqlite", **ROOMY) as one,
        sync_playwright() as tool,
    ):
        browser = launch(tool)
        with House(browser) as house:
            yield house, one.host


def documented() -> None:
    """Play a game with pictures of its table; then walk through the page once, and take small ones on the way."""
    with visit() as (house, host):
        player = house.guest(host)
        for moment in moments(player, (13, 36)):
            first = moment.startswith("13")
            player.page.emulate_media(color_scheme="light" if first else "dark")
            for _ in each_size(player, (UPRIGHT if first else WIDE,)):
                player.page.screenshot(path=ROOT / "docs" / ("page-phone.png" if first else "page-table.png"))
        guest = house.guest(host, size={"width": 1000, "height": 640})
        browser = guest.page.context.new_cdp_session(guest.page)
        for screen in tour(guest):
            if screen == "result":
                for size in each_size(guest, (UPRIGHT, {"width": 1000, "height": 640})):
                    if size == UPRIGHT:
                        guest.page.emulate_media(color_scheme="light")
                        guest.page.screenshot(path=ROOT / "docs/page-result.png")
            if screen in SHOWN:
                name, theme = SHOWN[screen]
                guest.page.emulate_media(color_scheme=theme)
                guest.page.locator("progress").wait_for(state="detached")  # of a review
                write(browser, ROOT / "docs" / f"page-{name}.webp", {"quality": 80})


def write(browser: CDPSession, file: Path, how: dict[str, Any]) -> None:
    taken = browser.send("Page.captureScreenshot", {"format": "webp", **how})
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(base64.b64decode(taken["data"]))


def every(folder: Path, language: str = "en") -> None:
    """Walk through the page once per size, upright by day, sideways and wide by night."""
    with visit() as (house, host):
        for size, theme, viewport in THREE:
            guest = house.guest(host, size=viewport, language=language)
            guest.page.emulate_media(color_scheme=theme)
            browser = guest.page.context.new_cdp_session(guest.page)
            for number, screen in enumerate(tour(guest), 1):
                name = f"{number:02}-{re.sub('[^a-z]+', '-', screen.lower())}.webp"
                seen = browser.send("Page.getLayoutMetrics")["cssVisualViewport"]
                clip = {"x": seen["pageX"], "y": seen["pageY"], **viewport, "scale": 0.5}
                write(browser, folder / size / name, {"quality": 45, "clip": clip})


def sizes(folder: Path, language: str = "en") -> None:
    """Play one game, and look at four moments of it on every size of screen."""
    with visit() as (house, host):
        guest = house.guest(host, language=language)
        for moment in moments(guest, (0, 9, 26, 35)):
            for size in each_size(guest):
                for theme in ("dark", "light"):
                    guest.page.emulate_media(color_scheme=theme)
                    guest.page.screenshot(path=folder / f"{name(size)}-{theme}-{moment}.png")


if __name__ == "__main__":
    what, *arguments = sys.argv[1:]
    if what == "docs":
        documented()
    else:
        show, (where, *language) = (sizes, arguments) if what == "sizes" else (every, sys.argv[1:])
        Path(where).mkdir(parents=True, exist_ok=True)
        show(Path(where), *language)
