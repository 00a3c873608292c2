"""A player who stays away: the time is said before sitting down, and whoever waits closes the table."""

from harness.clients import ask
from harness.guests import PHONE, to_play
from tests.browser.texts import outside, untranslated

SECONDS = 6


def test_whoever_waits_closes_the_table_of_a_player_who_stays_away(serves, house):
    """Three days are six seconds. In Hungarian, whose words are long."""
    hasty = serves(away_seconds=SECONDS)
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
