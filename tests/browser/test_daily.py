"""The deal of the day in the page: one run counts, and the cards and the board are for those who finish it."""

from playwright.sync_api import Route

from harness.clients import Person, ask, new_id
from tests.browser.days import as_finished, finishes_day


def given_up(host: str) -> str:
    """Let somebody give today's deal up, and return their table."""
    opponent = ask(host, "/api/daily")[1]["opponent"]
    bob = Person.creates(host, "bot", opponent, name="Bob", daily={"player": new_id()}).connects()
    bob.plays(bob.hears_turn()["view"]["legal"][0])
    bob.does("resign")
    bob.hangs_up()
    return bob.table


def test_the_first_run_counts_and_giving_it_up_shows_nothing(house, host):
    theirs = given_up(host)
    ann = house.guest(host)
    ann.expected.append("403")
    today = ann.page.evaluate("new Date().toISOString().slice(0, 10)")
    ann.goes(f"replay/{theirs}")  # whoever has not played may not look
    ann.sees("error-day_hidden", day=today)
    ann.goes("daily").sees("daily-hidden")
    assert not ann.shows("daily-practice")
    ann.presses("daily-play")
    ann.turn()
    mine = ann.table
    for tool in ("hint-title", "page-take-back"):
        assert ann.page.get_by_role("button", name=ann.words(tool)).count() == 0
    ann.presses("page-more")
    ann.page.get_by_text(ann.words("page-told-daily", counted="yes", day="§").partition("§")[2]).wait_for()
    ann.presses("page-resign")
    ann.presses("page-resign-yes")
    ann.until("(now) => now.over")
    assert not ann.shows("page-replay")
    ann.presses("page-daily-board")
    ann.sees("daily-outcome", outcome="given_up")
    ann.sees("daily-hidden")
    for words in ("daily-play-why", "daily-practice", "daily-board", "daily-review"):
        assert not ann.shows(words)  # no second run, no practice, no board
    for table in (mine, theirs):
        ann.goes(f"replay/{table}")
        ann.sees("error-day_hidden", day=today)


def test_whoever_finished_sees_the_board_and_shares_no_card(house, host):
    ann = house.guest(host)
    finishes_day(ann)
    ann.sees("daily-streak", days=5)
    ann.presses("daily-share")
    ann.page.evaluate("navigator.canShare = undefined; navigator.clipboard.writeText = async (text) => (copied = text)")
    ann.presses("daily-share-text")
    ann.sees("page-copied")
    assert ann.page.evaluate("copied").split("\n")[-1].startswith(f"http://{host}/#/daily/")
    with ann.page.expect_download() as saved:
        ann.presses("daily-share-picture")
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    ann.presses("daily-calendar")
    ann.page.locator("[aria-current=date]").press("Enter")
    ann.page.wait_for_url("**/#/daily/2*")


def test_a_board_stays_while_the_server_is_away_and_the_next_day_comes_by_itself(house, host):
    ann = house.guest(host)
    ann.expected.append("ERR_FAILED")
    asked = []

    def answer(route: Route) -> None:
        asked.append(route)
        if len(asked) == 2:
            return route.abort()
        found = route.fetch()
        day = as_finished(found.json(), computed=len(asked) > 2)
        if len(asked) == 3:
            day["ends"] = day["now"]
        return route.fulfill(response=found, json={**day, "players": 40 + len(asked)})

    ann.page.route("**/api/daily", answer)
    ann.page.clock.install()
    ann.goes("daily")
    ann.sees("daily-players", count=41, status="running")
    for number in (2, 3):
        while len(asked) < number:
            ann.page.clock.run_for(1000)
        ann.page.locator("tr.own").wait_for()
    ann.sees("daily-players", count=44, status="running")  # the third said that the day was over
