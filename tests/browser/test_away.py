"""A player who stays away: the time is said before sitting down, and whoever waits closes the table."""

from collections.abc import Iterator

import pytest

from claim.web.sites.page import FOLDER
from harness.clients import ask
from harness.guests import PHONE, to_play
from tests.browser.seated import invites
from tests.browser.texts import outside, untranslated
from tests.web.running import server

SECONDS = 6


@pytest.fixture
def hasty(tmp_path, built) -> Iterator[str]:  # noqa: ARG001  (the page has to be there)
    """A server where three days are six seconds."""
    with server(f"sqlite:///{tmp_path}/tables.sqlite", page=FOLDER, away_seconds=SECONDS) as host:
        yield host


def test_whoever_waits_closes_the_table_of_a_player_who_stays_away(hasty, house):
    """In Hungarian, whose words are long."""
    ann, bob = (house.guest(hasty, name, language="hu", size=PHONE) for name in ("Ann", "Bob"))
    rule = {"time": "6 másodperc"}
    ann.sees("page-away-rule", **rule)  # in the lobby
    ann.presses("page-invite")
    ann.sees("page-waiting")
    ann.sees("page-away-rule", **rule)
    bob.goes(f"join/{ann.table}").sees("page-away-rule", **rule)
    bob.presses("page-sit")
    absent = to_play((ann, bob))
    waits = bob if absent is ann else ann
    for guest in (waits, absent):
        told = guest.page.locator(".away[role=status] p")
        told.wait_for()
        assert (waits if guest is absent else absent).name in told.inner_text()
    close = waits.page.locator(".away button")
    close.wait_for()
    assert absent.page.locator(".away button").count() == 0
    close.focus()
    waits.page.keyboard.press("Enter")
    waits.sees("page-away-sure", name=absent.name)
    for guest in (waits, absent):
        assert untranslated(guest.page, "hu") + outside(guest.page) == []
    waits.presses("page-away-no")
    assert ask(hasty, f"/api/tables/{waits.table}")[1]["status"] == "playing"
    close.click()
    waits.presses("page-away-yes")
    waits.sees("forfeit-away", reader="winner", name=absent.name, winner=waits.name)
    absent.sees("forfeit-away", reader="loser", name=absent.name, winner=waits.name)
    table = ask(hasty, f"/api/tables/{waits.table}")[1]
    assert table["forfeit"]["reason"] == "away"
    assert table["seats"][table["forfeit"]["seat"]]["name"] == absent.name
    waits.goes(f"replay/{table['id']}").page.locator(".controls").wait_for()
    waits.sees("forfeit-away", reader="other", name=absent.name, winner=waits.name)


def test_a_late_play_still_counts(hasty, house):
    ann, bob = house.guest(hasty, "Ann"), house.guest(hasty, "Bob")
    invites(ann, bob)
    late = to_play((ann, bob))
    waits = bob if late is ann else ann
    waits.page.locator(".away button").click()
    waits.page.locator("dialog").wait_for()
    late.plays()
    waits.page.locator("dialog").wait_for(state="detached")
    assert ask(hasty, f"/api/tables/{ann.table}")[1]["status"] == "playing"
