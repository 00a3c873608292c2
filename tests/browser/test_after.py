"""Help during a game, and what can be done with it afterwards."""

import pytest
from playwright.sync_api import Page

from tests.browser.fonts import each_setting
from tests.browser.tour import skip
from tests.web.running import ask


def test_a_hint_names_a_card_that_can_be_played(house, host):
    ann = house.guest(host)
    ann.presses("bot-title-potboy")
    playable = ann.turn()["playable"]
    said = {ann.words("hint-play", card=f"{ann.words(f'faction-{card[0]}')} {card[1]}"): card for card in playable}
    ann.page.locator(".tools button", has_text=ann.words("hint-title")).click()
    panel = ann.page.get_by_role("region", name=ann.words("hint-title"))
    panel.wait_for()
    best = said[panel.locator("strong").inner_text()]
    assert panel.locator("li").count() > 0
    marked = [one.get_attribute("data-card") for one in ann.page.locator("[data-hand] li.best [data-card]").all()]
    assert marked == [best] * playable.count(best)  # a Goblin 0 may be held more than once


# Covered, or outside of the screen.
COVERED = """() => [...document.querySelectorAll('.slot, .prize, .fan')].filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return bottom > innerHeight || !(one.contains(seen) || seen?.contains(one));
}).map((one) => one.className)"""

# Words about the trick that are not to be read: hidden, cut off, or outside of the middle.
UNREADABLE = """() => [...document.querySelectorAll('.middle h1, .stock .caption, .told:not(:empty)')].filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const room = document.querySelector('.middle').getBoundingClientRect();
  const cut = one.scrollWidth > one.clientWidth + 1 || top < room.top - 2 || bottom > room.bottom + 2;
  return cut || !one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}).map((one) => one.textContent)"""


def covered(page: Page) -> list[str]:
    """Return what cannot be seen of the trick, its words, the prize and the hand, in a wide and in a narrow font."""
    return [
        f"{font}: {place}"
        for font in each_setting(page, large=False)
        for place in page.evaluate(COVERED) + page.evaluate(UNREADABLE)
    ]


@pytest.mark.parametrize("height", [640, 844])
def test_on_a_phone_neither_coach_nor_hint_covers_the_trick(house, host, height):
    """In Hungarian, whose words are long."""
    ann = house.guest(host, language="hu", size={"width": 360, "height": height}, touches=True)
    ann.presses("page-first-game")
    ann.turn()
    for plays in (0, 2, 28):  # the first words, a trick that was played, phase two
        skip(ann, plays)
        ann.turn()
        ann.page.locator(".guide .box").wait_for()
        assert not covered(ann.page)
        ann.page.locator(".tools button", has_text=ann.words("hint-title")).tap()
        hint = ann.page.locator("section.hint")
        hint.wait_for()
        assert not covered(ann.page)
        hint.locator("button").tap()


def test_the_reference_of_the_api_is_drawn_under_our_content_policy(house, host):
    ann = house.guest(host)  # whose house hears of everything that the policy stops
    ann.page.goto(f"{ann.page.url.split('/#')[0].rstrip('/')}/docs")
    ann.page.locator(".opblock-summary-path", has_text="/sit").wait_for()


def test_the_deal_is_verified_and_the_game_replayed_with_verdicts(house, host, tmp_path):
    ann = house.guest(host)
    ann.presses("bot-title-potboy")
    ann.plays()
    skip(ann, plays=52)
    ann.until("(now) => now.over")
    table = ann.table

    ann.page.locator(".fair button").click()
    assert ann.page.locator(".fair .summary").inner_text() == ann.words("fair-witnessed")
    assert ann.page.locator(".fair .mark.bad").count() == 0
    assert ann.page.locator(".fair ol > li").count() >= 5

    with ann.page.expect_download() as given:
        ann.presses("page-record-download")
    file = tmp_path / "record.json"
    given.value.save_as(file)
    assert file.read_text().strip().startswith("{")

    ann.page.locator(".actions a", has_text=ann.words("page-replay")).click()
    where = ann.page.locator(".controls .where")
    where.wait_for()
    assert where.inner_text() == ann.words("replay-start")
    ann.presses("page-verdict-ask")
    ann.sees("page-verdict-step")
    record = ask(host, f"/api/games/{table}/record")[1]
    verdicts = ask(host, f"/api/games/{table}/verdicts")[1]["verdicts"]
    ann.page.keyboard.press("ArrowRight")
    ann.sees("page-verdict-phase-one")
    ann.page.get_by_label(ann.words("page-replay-steps")).last.fill("27")
    assert where.inner_text() == ann.words("replay-play", number=27, total=52)
    said = {1: "page-verdict-won", 0: "page-verdict-drawn", -1: "page-verdict-lost"}
    names = {"A": "Ann", "B": ann.words("bot-title-potboy")}
    for number in (27, 28, 52):
        if number == 28:
            ann.page.get_by_role("button", name=ann.words("page-next")).click()
        if number == 52:
            ann.page.get_by_role("button", name=ann.words("page-last"), exact=True).click()
        card, verdict = record["plays"][number - 1], verdicts[number - 1]
        name = f"{ann.words(f'faction-{card[0]}')} {card[1]}"
        word = ann.words(said[verdict["after"]])
        ann.sees("page-verdict-play", name=names[verdict["seat"]], card=name, verdict=word)
    assert ann.page.get_by_role("button", name=ann.words("page-next")).is_disabled()


def test_a_stranger_sees_the_replay_by_its_link_and_from_either_seat(house, host):
    ann, eve = house.guest(host), house.guest(host, "Eve")
    ann.presses("bot-title-potboy")
    ann.plays()
    skip(ann, plays=52)
    ann.until("(now) => now.over")
    eve.goes(f"replay/{ann.table}")
    eve.page.locator(".controls").wait_for()
    for viewer, hands in (("open", 2), ("A", 1), ("B", 1), ("spectator", 0)):
        eve.page.locator(".controls select").select_option(viewer)
        eve.until(f"() => document.querySelectorAll('[data-hand]').length === {hands}")
    eve.page.locator(".fair button").click()
    assert eve.page.locator(".fair .summary").inner_text() == eve.words("verify-true")  # she witnessed nothing


def test_a_game_is_found_again_in_the_lobby(house, host):
    ann = house.guest(host)
    ann.presses("bot-title-potboy")
    ann.plays()
    hand = ann.turn()["hand"]
    ann.page.locator("header a.home").click()
    ann.presses("page-resume")
    assert ann.turn()["hand"] == hand
