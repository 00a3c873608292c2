"""The deal of the day in the page: one run counts, the board comes after it, and till then the cards stay hidden."""

from playwright.sync_api import Route

from harness.clients import Person, new_id
from tests.browser.seated import meets_potboy


def given_up(host: str, player: str) -> str:
    """Let this player give today's deal up, and return their table."""
    bob = Person.creates(host, "bot", "potboy", name="Bob", daily={"player": player}).connects()
    bob.plays(bob.hears_turn()["view"]["legal"][0])
    bob.does("resign")
    bob.hangs_up()
    return bob.table


def test_the_first_run_counts_and_shows_how_others_did(house, host):
    theirs = given_up(host, new_id())
    ann = house.guest(host)
    ann.expected.append("403")
    ann.page.locator("#today").wait_for()
    ann.goes(f"replay/{theirs}")  # whoever has not played may not look
    ann.sees("error-day_hidden", day=ann.page.evaluate("new Date().toISOString().slice(0, 10)"))
    ann.goes()
    ann.page.get_by_role("link", name=ann.words("page-daily")).click()
    ann.sees("daily-hidden")
    assert not ann.shows("daily-practice")
    meets_potboy(ann)
    table = ann.table
    for tool in ("hint-title", "page-take-back"):
        assert ann.page.get_by_role("button", name=ann.words(tool)).count() == 0
    ann.presses("page-more")
    ann.page.get_by_text(ann.words("page-told-daily", counted="yes", day="§").partition("§")[2]).wait_for()
    ann.presses("page-resign")
    ann.presses("page-resign-yes")
    ann.until("(now) => now.over")
    ann.presses("page-daily-board")
    own = ann.page.locator("tr.own")
    own.wait_for()
    assert ann.words("daily-outcome", outcome="given_up") in own.inner_text()
    ann.page.locator("tbody").first.get_by_role("link", name="Bob").wait_for()
    assert not ann.shows("daily-play-why")  # a second run does not count
    ann.presses("bot-title-squire")  # so it is practice
    ann.turn()
    assert ann.table != table
    ann.presses("page-more")
    ann.page.get_by_text(ann.words("page-told-daily", counted="no", day="§").partition("§")[2]).wait_for()
    ann.goes(f"replay/{theirs}")
    ann.page.locator(".replay").wait_for()


def test_a_board_stays_while_the_server_is_away_and_a_date_that_is_typed_is_awaited(house, host):
    """And that a link was copied is said for a moment."""
    player = new_id()
    table = given_up(host, player)
    ann = house.guest(host)
    ann.expected.append("ERR_FAILED")
    ann.page.evaluate(f"localStorage.setItem('claim:player', '{player}')")
    ann.page.locator("#today").wait_for()  # which has asked for the day by then
    asked = []

    def answer(route: Route) -> None:
        asked.append(route)
        if len(asked) == 2:
            return route.abort()
        found = route.fetch()
        day = found.json() | {"players": 40 + len(asked), "first": "2020-01-01"}
        for board in day["boards"]:
            board["bots"] = []  # the server has not computed them yet
        return route.fulfill(response=found, json=day)

    ann.page.route("**/api/daily", answer)
    ann.page.clock.install()
    ann.goes("daily")
    ann.sees("daily-players", count=41, status="running")
    with ann.page.expect_event("requestfailed"):
        ann.page.clock.run_for(2000)
    ann.page.locator("tr.own").wait_for()
    ann.page.clock.run_for(3000)
    ann.sees("daily-players", count=43, status="running")
    date = ann.page.locator("input[type=date]")
    date.fill("2020-01-02")
    assert ann.page.url.endswith("#/daily")
    ann.expected.append("404")
    date.press("Enter")
    ann.page.wait_for_url("**/#/daily/2020-01-02")
    ann.goes(f"replay/{table}")
    ann.presses("page-copy")
    ann.sees("page-copied")
    ann.page.clock.run_for(3000)
    ann.sees("page-copy")
