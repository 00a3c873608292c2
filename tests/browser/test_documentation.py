"""The documentation site in a browser: under the server's policy, from a plain folder, with nothing from elsewhere."""

import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Request, Response, expect

from tests.browser.conftest import ROOT
from tests.lacking import lacks

SITE = ROOT / "src" / "claim" / "web" / "docs"


@pytest.fixture(scope="module", autouse=True)
def site() -> None:
    """The site, built now where it is missing."""
    if not (SITE / "index.html").is_file():
        done = subprocess.run(["make", "docs"], cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            lacks(f"the documentation is not built, and `make docs` cannot build it: {done.stderr.strip()[-300:]}")


@contextmanager
def reading(browser: Browser, start: str, **options) -> Iterator[Page]:
    """Open a page; at the end nothing may have been asked of another host, and nothing may have gone wrong."""
    troubles: list[str] = []
    here = urlsplit(start)[:2]

    def asked(request: Request) -> None:
        if urlsplit(request.url)[:2] != here:
            troubles.append(f"asked for {request.url}")

    def answered(response: Response) -> None:
        if response.status >= 400:
            troubles.append(f"{response.status} at {response.url}")

    with browser.new_context(**options) as context:
        page = context.new_page()
        page.on("console", lambda message: troubles.append(message.text))
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("request", asked)
        page.on("response", answered)
        page.goto(start)
        yield page
    assert troubles == []


@pytest.mark.parametrize("place", ["server", "folder"])
def test_search_finds_a_rule_by_keyboard_and_without_a_network(browser, host, place):
    start = f"http://{host}/docs/" if place == "server" else f"{SITE.as_uri()}/index.html"
    with reading(browser, start) as page:
        expect(page.locator("h1")).to_have_text("Claim¶")
        page.keyboard.press("/")
        page.keyboard.insert_text("goblin zeros")  # at once: results are drawn anew for each key, and lose the focus
        page.keyboard.press("Shift")  # the search looks at its text when a key goes up
        found = page.locator(".md-search-result__link").first
        expect(found).to_have_attribute("href", re.compile("decisions/0002-goblin-zeros"))
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        page.wait_for_url("**/decisions/0002-goblin-zeros.html*")


def test_code_can_be_copied_and_the_candle_lit(browser, host):
    with reading(browser, f"http://{host}/docs/", permissions=["clipboard-read", "clipboard-write"]) as page:
        page.locator(".language-python .md-code__button").first.click()
        assert page.evaluate("navigator.clipboard.readText()").startswith("import claim\n")
        schemes = set()
        for _ in range(3):
            schemes.add(page.locator("body").get_attribute("data-md-color-scheme"))
            page.locator(".md-header__option label:not([hidden])").click()
        assert schemes == {"parchment", "slate"}


@pytest.mark.parametrize(("scheme", "name"), [("light", "api/solver.html"), ("dark", "tutorials/first-bot.html")])
def test_the_site_passes_axe_and_fits_a_phone(browser, host, axe, scheme, name):
    phone = {"width": 390, "height": 844}
    with reading(browser, f"http://{host}/docs/{name}", color_scheme=scheme, viewport=phone, bypass_csp=True) as page:
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.evaluate(axe)
        wrong = page.evaluate("axe.run({ runOnly: ['wcag2a', 'wcag2aa'] })")["violations"]
        assert [(one["id"], one["nodes"][0]["html"]) for one in wrong] == []


def test_one_click_on_the_board_of_the_start_page_begins_a_game(browser, host):
    with reading(browser, f"http://{host}/docs/") as page:
        expect(page.locator(".claim-start")).to_be_hidden()
        page.locator(".claim-board img").click()
        page.wait_for_url("**/#/table/*")
        expect(page.locator("[data-hand] [data-card]")).to_have_count(13)
        page.go_back()
        page.wait_for_url("**/docs/")


def test_in_a_plain_folder_the_start_page_says_how_to_begin_a_game(browser):
    with reading(browser, f"{SITE.as_uri()}/index.html") as page:
        expect(page.locator(".claim-start")).to_contain_text("make play")
        expect(page.locator(".claim-board .md-button")).to_be_hidden()
        assert page.locator(".claim-board a").get_attribute("href") is None


@pytest.mark.parametrize("place", ["server", "folder"])
def test_the_start_page_has_a_picture_of_every_screen_and_fits_a_phone(browser, host, place):
    start = f"http://{host}/docs/" if place == "server" else f"{SITE.as_uri()}/index.html"
    with reading(browser, start, viewport={"width": 390, "height": 844}) as page:
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        for picture in page.locator(".claim-board img, .claim-screens img").all():
            picture.scroll_into_view_if_needed()
            expect(picture).to_have_js_property("complete", True)
            assert picture.evaluate("(one) => one.naturalWidth") > 0
