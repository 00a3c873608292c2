"""Guests at tables, by the shortest way there, and to the end of a game."""

from typing import Any

from playwright.sync_api import Route

from harness.clients import Person
from harness.guests import Guest, skip


def meets_potboy(guest: Guest) -> dict[str, Any]:
    """Begin a game against the easiest bot, and return the moment of the guest's first turn."""
    guest.presses("bot-title-potboy")
    return guest.turn()


def joins(guest: Guest, name: str = "Bob", **options: object) -> Person:
    """Sit down across from somebody without a browser, and return them once the cards are dealt."""
    other = Person.creates(guest.host, name=name, options=options)
    guest.goes(f"join/{other.table}").presses("page-sit")
    other.connects().reveals()
    guest.until("(now) => now.hand.length === 13")
    return other


def invites(guest: Guest, other: Guest) -> None:
    """Make a table to which the other comes by its link."""
    guest.unfolds()
    guest.presses("page-invite")
    guest.sees("page-waiting")
    other.goes(f"join/{guest.table}").presses("page-sit")


def gives_up(guest: Guest) -> None:
    guest.presses("page-more")
    guest.presses("page-resign")
    guest.presses("page-resign-yes")


def plays_out(guest: Guest) -> None:
    """Play against the easiest bot to the end: the first card here, the others at a second device."""
    meets_potboy(guest)
    guest.plays()
    skip(guest, plays=52)
    guest.until("(now) => now.over")


def leads(route: Route) -> None:
    """Ask for a table at which whoever makes it leads first."""
    route.continue_(post_data={**(route.request.post_data_json or {}), "options": {"leader": "A"}})


def tab_to(guest: Guest, test: str) -> None:
    """Press Tab until this is true of what has the focus, once there is such a thing."""
    guest.page.wait_for_function(f"() => [...document.querySelectorAll('a, button, input')].some({test})")
    for _ in range(120):
        if guest.page.evaluate(f"document.activeElement !== document.body && ({test})(document.activeElement)"):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key never reaches {test}")
