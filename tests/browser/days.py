"""A day's deal as its finisher sees it, without a whole game against whoever the weekday brings."""

from typing import Any

from playwright.sync_api import Route

from harness.guests import Guest

LEVELS = ("potboy", "squire", "steward", "chancellor", "regent")


def as_finished(day: dict[str, Any], *, computed: bool = True) -> dict[str, Any]:
    """Return what the server says of today once the player has finished; `computed`: and the levels have played."""
    run = {"level": day["opponent"], "table": "x" * 12, "over": True, "outcome": "won", "votes": 4, "given_away": 12}
    rows = [
        {**run, "place": 1, "name": "Ann", "own": True},
        {**run, "place": 2, "name": "Bob", "own": False, "outcome": "given_up", "votes": None, "given_away": None},
    ]
    bots = [{"bot": bot, "runs": 20, "won": 7, "drawn": 0, "votes": 47} for bot in LEVELS]
    board = {"level": day["opponent"], "over": 2, "rows": rows, "bots": bots if computed else []}
    return {**day, "players": 2, "run": {**run, "place": 1}, "boards": [board], "streak": 5}


def finishes_day(guest: Guest) -> None:
    """Let the page believe that this guest has finished today's deal, and show it."""
    tricks = [[{"kind": "trick_won", "phase": 1, "seat": "AB"[number % 3 == 0]}] for number in range(26)]

    def today(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, json=as_finished(found.json()))

    guest.page.route("**/api/daily", today)
    guest.page.route("**/api/games/xxxxxxxxxxxx/replay*", lambda route: route.fulfill(json={"events": tricks}))
    guest.goes()  # from the day itself, an address that stays the same asks for nothing
    guest.goes("daily")
    guest.page.locator("tr.own").wait_for()
