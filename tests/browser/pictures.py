"""
Pictures to be looked at.

python -m tests.browser.pictures FOLDER [LANGUAGE]: every screen of the page, on a phone and a wide screen
python -m tests.browser.pictures sizes FOLDER [LANGUAGE]: a table in both phases on every size of screen
Both in both colour schemes.
"""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

from harness.chromium import launch
from harness.guests import PHONE, WIDE, Guest, House
from harness.served import served
from tests.browser.sizes import each_size, moments, name
from tests.browser.tour import tour


@contextmanager
def visit() -> Iterator[tuple[House, str]]:
    """A server of one's own, and a house to look at it from."""
    with (
        tempfile.TemporaryDirectory() as place,
        served(f"sqlite:///{place}/t.sqlite") as one,
        sync_playwright() as tool,
    ):
        browser = launch(tool)
        with House(browser) as house:
            yield house, one.host


def take(guest: Guest, folder: Path, what: str, which: str) -> None:
    for theme in ("dark", "light"):
        guest.page.emulate_media(color_scheme=theme)
        guest.page.screenshot(path=folder / f"{what}-{theme}-{which}.png")


def screens(folder: Path, language: str = "en") -> None:
    """Walk through the page once per size."""
    with visit() as (house, host):
        for size, viewport in (("phone", PHONE), ("wide", WIDE)):
            guest = house.guest(host, language=language, size=viewport)
            for number, screen in enumerate(tour(guest), 1):
                take(guest, folder, size, f"{number:02} {screen}")


def sizes(folder: Path, language: str = "en") -> None:
    """Play one game, and look at four moments of it on every size of screen."""
    with visit() as (house, host):
        guest = house.guest(host, language=language)
        for moment in moments(guest, (0, 9, 26, 35)):
            for size in each_size(guest):
                take(guest, folder, name(size), moment)


if __name__ == "__main__":
    show, arguments = (sizes, sys.argv[2:]) if sys.argv[1] == "sizes" else (screens, sys.argv[1:])
    where = Path(arguments[0])
    where.mkdir(parents=True, exist_ok=True)
    show(where, *arguments[1:])
