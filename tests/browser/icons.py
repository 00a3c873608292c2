"""Draws the page's icons as pictures from page/public/icon.svg: python -m tests.browser.icons

Phones want pictures. A maskable one is cut to any shape by the phone, and Apple's gets its corners from the phone: both
have the ground up to the edge.
"""

import re
from pathlib import Path

from playwright.sync_api import sync_playwright

from harness.chromium import launch

PUBLIC = Path(__file__).parents[2] / "page" / "public"
# Name: pixels, whether the ground goes up to the edge, and how large the crown is in it.
ICONS = {
    "icon-64.png": (64, False, 1.0),  # the tab's
    "icon-192.png": (192, False, 1.0),
    "icon-512.png": (512, False, 1.0),
    "icon-maskable.png": (512, True, 0.72),
    "apple-touch-icon.png": (180, True, 0.88),
}


def drawing(*, full: bool, scale: float) -> str:
    """Return the icon as SVG, with or without rounded corners, and its crown scaled."""
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    shift = 32 * (1 - scale)
    svg = svg.replace("<g ", f'<g transform="translate({shift} {shift}) scale({scale})" ', 1)
    return re.sub(r' rx="\d+"', "", svg) if full else svg


def main() -> None:
    """Draw them all."""
    with sync_playwright() as tool:
        browser = launch(tool)
        for name, (pixels, full, scale) in ICONS.items():
            page = browser.new_page(viewport={"width": pixels, "height": pixels})
            style = "<style>body { margin: 0 } svg { display: block }</style>"
            page.set_content(style + drawing(full=full, scale=scale))
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
