"""Time on the page: clocks, chosen, told, shown and what they end; and a player who stays away from a table without."""

from claim.tables.clock import TERMS, Terms
from harness.clients import ask
from harness.guests import PHONE, Guest, to_play
from tests.browser.axe import violations
from tests.browser.texts import outside, untranslated


def invites(ann: Guest, bob: Guest, clock: str) -> None:
    """Make a table with this clock, at which both sit."""
    ann.goes()
    ann.unfolds()
    friend = ann.page.locator(".friend details", has_text=ann.words("page-options"))
    friend.locator("summary").click()
    friend.get_by_label(ann.words("clock-name", clock=clock)).check()
    ann.presses("page-invite")
    ann.sees("page-waiting")
    bob.goes(f"join/{ann.table}").sees("clock-told", clock=clock)
    bob.presses("page-sit")


def test_a_slow_game_has_holidays_and_is_called_off_and_a_live_one_is_lost_on_time(serves, house, axe, monkeypatch):
    """Where a player of a live game has two seconds. In Hungarian, whose words are long, on phones."""
    monkeypatch.setitem(TERMS, "live", Terms(bank=2_000, free=500, reveal=600_000))
    hasty = serves()
    ann, bob = (house.guest(hasty, name, language="hu", size=PHONE) for name in ("Ann", "Bob"))
    invites(ann, bob, "slow")
    for guest in (ann, bob):
        guest.page.get_by_role("timer").nth(1).wait_for()
    timer = bob.page.get_by_role("timer", name="Ann")
    assert timer.inner_text().strip().startswith("3")
    ann.presses("page-more")
    ann.presses("page-lasting", unit="day", count=3)
    bob.page.locator("svg.holiday").wait_for()
    ann.presses("page-more")
    ann.sees("clock-end-holiday")
    for guest in (ann, bob):
        assert untranslated(guest.page, "hu") + outside(guest.page) == []
        assert violations(guest.page, axe) == []
    ann.presses("clock-end-holiday")
    bob.page.locator("svg.holiday").wait_for(state="detached")
    bob.presses("page-more")
    bob.presses("clock-call-off")
    bob.sees("clock-called-off", reader="you", name="Bob")
    ann.sees("clock-called-off", reader="other", name="Bob")

    invites(ann, bob, "live")
    ann.page.locator(".result h1").wait_for()
    loser = ask(hasty, f"/api/tables/{ann.table}")[1]["forfeit"]
    assert loser["reason"] == "flagged"
    slow, other = (ann, bob) if loser["seat"] == "A" else (bob, ann)
    slow.sees("forfeit-flagged", reader="loser", name=slow.name, winner=other.name)
    other.sees("forfeit-flagged", reader="winner", name=slow.name, winner=other.name)
    other.goes(f"replay/{other.table}").page.locator(".controls").wait_for()
    other.sees("forfeit-flagged", reader="other", name=slow.name, winner=other.name)


def test_whoever_waits_closes_the_table_of_a_player_who_stays_away(serves, house):
    """Three days are six seconds. In Hungarian, whose words are long."""
    hasty = serves(away_seconds=6)
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
