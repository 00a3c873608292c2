"""One browser and one server for all these tests; every guest has a browser profile of their own."""

import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from harness.chromium import NAMES, SHELL, installed, launch
from harness.guests import House
from harness.served import ROOMY, served
from harness.waiting import PATIENCE
from tests.lacking import lacks
from tests.web.running import server

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "claim" / "web" / "static" / "index.html"
AXE = ROOT / "page" / "node_modules" / "axe-core" / "axe.min.js"


@pytest.fixture(scope="package")
def built() -> None:
    """The page, built now where it is missing."""
    if not PAGE.is_file():
        done = subprocess.run(["make", "page"], cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            lacks(f"the page is not built, and `make page` cannot build it: {done.stderr.strip()[-300:]}")


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser(built, playwright) -> Iterator[Browser]:  # noqa: ARG001  (without a page there is nothing to look at)
    with launched(playwright, SHELL, *NAMES) as browser:
        yield browser


def launched(playwright: Playwright, *names: str) -> Browser:
    if installed(*names) is None:
        lacks(f"no browser here (none of {', '.join(names)})")
    return launch(playwright, *names)


@pytest.fixture(scope="package")
def host(tmp_path_factory, built) -> Iterator[str]:  # noqa: ARG001
    """A server for all tests that do not harm it."""
    with served(f"sqlite:///{tmp_path_factory.mktemp('browser')}/tables.sqlite", **ROOMY) as one:
        yield one.host


@pytest.fixture
def serves(tmp_path, built) -> Iterator[Callable[..., str]]:  # noqa: ARG001
    """What starts a server of a test's own, in this process, on tables.sqlite of its folder; it returns the host."""
    with ExitStack() as stack:
        database = f"sqlite:///{tmp_path}/tables.sqlite"
        yield lambda **settings: stack.enter_context(server(database, page=PAGE.parent, **settings))


@pytest.fixture
def house(browser, serves) -> Iterator[House]:  # noqa: ARG001  (a test's own server ends after its pages are closed)
    """Where guests come from. At the end none of them may have seen an error that was not expected."""
    with House(browser) as house:
        yield house


@pytest.fixture
def whole_house(built, serves, playwright) -> Iterator[House]:  # noqa: ARG001
    """The same with a whole browser, for what the shell does not have."""
    with launched(playwright, *NAMES) as browser, House(browser) as house:
        yield house


@pytest.fixture(scope="package")
def axe() -> str:
    """The accessibility rules, as a script."""
    if not AXE.is_file():
        lacks("axe-core is not here (page/npm install)")
    return AXE.read_text(encoding="utf-8")
