"""Pictures of every screen, in both themes and sizes, to be looked at: python -m tests.browser.pictures FOLDER"""

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.guests import PHONE, WIDE, House
from tests.browser.tour import tour
from tests.web.process import served


def main(folder: Path, language: str = "en") -> None:
    """Walk through the page once per size, in both colour schemes."""
    folder.mkdir(parents=True, exist_ok=True)
    found = shutil.which("chromium") or shutil.which("google-chrome")
    with (
        tempfile.TemporaryDirectory() as place,
        served(f"sqlite:///{place}/t.sqlite") as one,
        sync_playwright() as tool,
    ):
        browser = tool.chromium.launch(executable_path=found, args=["--no-sandbox"])
        with House(browser) as house:
            for name, size in (("phone", PHONE), ("wide", WIDE)):
                guest = house.guest(one.host, language=language, size=size)
                for number, screen in enumerate(tour(guest), 1):
                    for theme in ("dark", "light"):
                        guest.page.emulate_media(color_scheme=theme)
                        guest.page.screenshot(path=folder / f"{name}-{theme}-{number:02} {screen}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
