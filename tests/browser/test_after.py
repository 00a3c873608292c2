"""Help during a game, and what can be done with it afterwards."""

import json
import math
from typing import Any

from playwright.sync_api import expect

from harness.clients import Person, ask, ask_raw
from harness.guests import PHONE, Guest
from tests.browser.seated import meets_potboy, plays_out

WON_BY_K6 = "2 A 69.6... .3..19. 14..69.038.4 08.2.2.4.059 -"  # and lost by any other card


def test_a_hint_names_a_card_that_can_be_played(house, host):
    ann = house.guest(host)
    playable = meets_potboy(ann)["playable"]
    said = {ann.words("hint-play", card=card_name(ann, card)): card for card in playable}
    ann.asks_hint()
    panel = ann.page.get_by_role("region", name=ann.words("hint-title"))
    best = said[panel.locator("strong").inner_text()]
    assert panel.locator("li").count() > 0
    marked = [one.get_attribute("data-card") for one in ann.page.locator("[data-hand] li.best [data-card]").all()]
    assert marked == [best] * playable.count(best)  # a Goblin 0 may be held more than once


def test_the_reference_of_the_api_is_drawn_under_our_content_policy(house, host):
    ann = house.guest(host)  # whose house hears of everything that the policy stops
    ann.page.goto(f"{ann.page.url.split('/#')[0].rstrip('/')}/api/docs")
    ann.page.locator(".opblock-summary-path", has_text="/sit").wait_for()


def test_the_deal_is_verified_and_the_game_replayed_with_its_review(house, host, tmp_path):
    ann = house.guest(host)
    plays_out(ann)
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

    ann.page.locator(".actions a", has_text=ann.words("page-review")).click()
    where = ann.page.locator(".controls .where")
    where.wait_for()
    assert where.inner_text() == ann.words("replay-start")
    ann.sees("review-begin")  # those who played need not ask for it
    record = ask(host, f"/api/games/{table}/record")[1]
    verdicts = ask(host, f"/api/games/{table}/verdicts")[1]["verdicts"]
    ann.page.locator(".steps input").fill("27")
    assert where.inner_text() == ann.words("replay-play", number=27, total=52)
    said = {1: "review-value-won", 0: "review-value-drawn", -1: "review-value-lost"}
    names = {"A": "Ann", "B": ann.words("bot-title-potboy")}
    for number in (27, 28, 52):
        if number == 28:
            ann.page.get_by_role("button", name=ann.words("page-next")).click()
        if number == 52:
            ann.page.get_by_role("button", name=ann.words("page-last"), exact=True).click()
        card, verdict = record["plays"][number - 1], verdicts[number - 1]
        word = ann.words(said[verdict["after"]])
        ann.sees("review-after", name=names[verdict["seat"]], card=card_name(ann, card), verdict=word)
    onward = ann.page.get_by_role("button", name=ann.words("page-next"))
    assert onward.get_attribute("aria-disabled") == "true"

    moves_along_its_review(ann, host, table, names)


def moves_along_its_review(ann: Guest, host: str, table: str, names: dict[str, str]) -> None:
    """With the mouse and with the arrow keys; the numbers are those of the server."""
    picture = ann.page.get_by_role("slider", name=ann.words("chart-title", name="Ann"))
    plays, deal, summary = reviewed(host, table)
    box = picture.bounding_box()
    assert box is not None
    ann.page.mouse.click(box["x"] + box["width"] * (44 + 308 * 12 / 52) / 360, box["y"] + box["height"] / 2)
    picture.press("ArrowLeft")
    assert ann.page.locator(".controls .where").inner_text() == ann.words("replay-play", number=11, total=52)
    play = plays[11]
    chances = {when: percent(play[when]) for when in ("before", "after")}
    ann.sees("review-chance", name=names[play["seat"]], card=card_name(ann, play["card"]), **chances)
    ann.sees("review-deal", name="Ann", score=percent(deal["score"]), games=deal["games"])
    assert ann.page.locator(".turned button").count() == len(summary["turning_points"])
    ann.page.locator("details", has_text=ann.words("review-table")).locator("summary").click()
    ann.page.locator("tbody tr").nth(51).wait_for()
    assert ann.page.locator("tbody tr").count() == 52


def test_on_a_phone_the_review_lies_below_and_a_turning_point_leads_back_to_the_board(house, host):
    """Of a game that certainly has one: its first card gives a won position away, whatever the bot answers."""
    player = Person.creates(host, "bot", "potboy", set_up={"position": WON_BY_K6}).connects()
    player.plays("G6")
    while (state := player.hears_turn())["table"]["status"] != "over":
        player.plays(state["view"]["legal"][0])
    player.hangs_up()
    assert reviewed(host, player.table)[2]["turning_points"][0] == 1
    ann = house.guest(host, size=PHONE)
    ann.goes(f"replay/{player.table}")
    title = ann.page.get_by_role("heading", name=ann.words("review-title"), exact=True)
    expect(title).not_to_be_in_viewport()
    ann.page.locator(".controls .below").click()
    expect(title).to_be_in_viewport()
    ann.presses("page-review")
    turned = ann.page.locator(".turned button")
    turned.last.click()
    expect(turned.last).to_have_attribute("aria-current", "step")
    expect(ann.page.locator(".controls .below")).to_be_in_viewport()


def reviewed(host: str, table: str) -> tuple[dict[int, Any], Any, Any]:
    """Return the plays of a review, what the deal was worth, and the summary."""
    lines = [json.loads(line) for line in ask_raw(host, f"/api/games/{table}/review")[2].splitlines()]
    return {play["play"]: play for line in lines for play in line["plays"]}, lines[-1]["deal"], lines[-1]["summary"]


def percent(chance: float) -> int:
    """Round as a browser does."""
    return math.floor(100 * chance + 0.5)


def card_name(guest: Guest, card: str) -> str:
    return f"{guest.words(f'faction-{card[0]}')} {card[1]}"


def test_a_stranger_sees_the_replay_by_its_link_and_from_either_seat(house, host):
    ann, eve = house.guest(host), house.guest(host, "Eve")
    plays_out(ann)
    eve.goes(f"replay/{ann.table}")
    eve.page.locator(".controls").wait_for()
    for viewer, hands in (("open", 2), ("A", 1), ("B", 1), ("spectator", 0)):
        eve.page.locator(".controls select").select_option(viewer)
        eve.until(f"() => document.querySelectorAll('[data-hand]').length === {hands}")
    eve.page.locator(".fair button").click()
    assert eve.page.locator(".fair .summary").inner_text() == eve.words("verify-true")  # she witnessed nothing
