"""What players see of what the host does with `claim admin`."""

import io
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout

import pytest

from claim.cli import main
from harness.clients import Person
from tests.browser.seated import joins


@pytest.fixture
def admin(tmp_path):
    """`claim admin` for the test's own server: it gives what the command prints."""

    def run(*options: str) -> str:
        command = ["admin", "--database", f"sqlite:///{tmp_path}/tables.sqlite", *options]
        with redirect_stdout(io.StringIO()) as told, ThreadPoolExecutor(1) as thread:  # here runs the browser's loop
            assert thread.submit(main, command).result() == 0
        return told.getvalue()

    return run


def test_a_seat_goes_on_in_another_browser_with_the_hosts_link(house, serves, admin):
    """The old browser is out; the new one plays on, and can verify all but what only the old one saw."""
    host = serves()
    ann = house.guest(host, "Ann")
    bob = joins(ann)
    hand = ann.until("() => true")["hand"]
    link = admin("revoke", bob.table, "B", "--reissue").split("#/")[1].strip()
    ann.sees("error-not_seated", table=bob.table)
    again = house.guest(host, "Ann").goes(link)
    assert again.until("(now) => now.hand.length === 13")["hand"] == hand
    assert again.table == bob.table
    bob.does("resign")
    again.until("(now) => now.over")
    assert again.page.locator("h1").inner_text() == "Bob gave up: the crown is yours."
    assert again.page.locator(".why").count() == 0  # phase one cannot be judged
    again.page.locator(".fair button").click()
    again.page.locator(".fair .summary").wait_for()
    assert again.page.locator(".fair .mark.bad").count() == 0
    assert not again.shows("fair-witnessed")


def test_players_see_that_the_host_closed_revoked_deleted_or_blocked(house, serves, admin):
    host = serves()
    ann = house.guest(host, "Ann")
    bob = joins(ann)
    admin("close", bob.table)
    ann.until("(now) => now.over")
    ann.sees("page-closed")
    assert not ann.shows("result-title")
    admin("revoke", bob.table, "B")
    ann.sees("error-not_seated", table=bob.table)
    ann.goes(f"watch/{bob.table}").sees("page-closed")
    ann.expected += ["403", "404"]  # what the screens ask for may come after these
    admin("delete", bob.table)
    ann.sees("error-no_table", table=f"'{bob.table}'")
    other = Person.creates(host)
    ann.goes(f"watch/{other.table}").sees("page-waiting-watch")
    admin("block", "127.0.0.1")
    ann.sees("error-blocked")
