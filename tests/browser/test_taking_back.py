"""Against a bot: cards are taken back, and a deal is played again from the other side."""

from typing import Any

from playwright.sync_api import expect

from harness.clients import Person, ask
from harness.guests import Guest
from tests.browser.seated import meets_potboy


def taking_back(ann: Guest):
    return ann.page.get_by_role("button", name=ann.words("page-take-back"))


def test_cards_are_taken_back_by_keyboard_until_the_deal(house, host):
    """The focus stays on the button, what was taken back is read out, and a hint is not kept for another moment."""
    ann = house.guest(host)
    first = meets_potboy(ann)
    button = taking_back(ann)
    assert button.get_attribute("aria-disabled") == "true"
    ann.plays()
    second = ann.turn()
    ann.plays()
    ann.turn()
    ann.asks_hint()
    button.focus()
    for _ in range(3):  # a held key takes back one card
        ann.page.keyboard.down("Enter")
    ann.page.keyboard.up("Enter")
    assert back_to(ann, second)["playable"] == second["playable"]
    assert ann.page.locator(".hint").count() == 0
    ann.page.keyboard.press("Enter")
    assert back_to(ann, first)["playable"] == first["playable"]
    ann.page.wait_for_function("() => document.activeElement.getAttribute('aria-disabled') === 'true'")
    said = ann.words("back-line", cards="…").partition("…")[0]
    expect(ann.page.get_by_role("log").get_by_text(said.strip())).to_have_count(2)
    ann.plays(first["playable"][0])
    table = ask(host, f"/api/tables/{ann.table}")[1]
    assert (table["takebacks"], table["hints_given"]) == (2, 1)
    assert ann.turn()["hand"] != first["hand"]


def test_the_deal_is_played_again_from_the_other_side_and_the_games_are_compared(house, host):
    ann = house.guest(host)
    first = meets_potboy(ann)
    ann.plays()
    ann.turn()
    taking_back(ann).click()
    back_to(ann, first)
    tables = [ann.table]
    finish(ann)
    record = ask(host, f"/api/games/{ann.table}/record")[1]
    ann.sees("aids-line", aids=ann.words("aids-takebacks", count=1))
    assert not ann.shows("runs-title")
    for swapped, message in ((True, "page-other-side"), (False, "page-play-again")):
        ann.presses(message)
        ann.page.wait_for_url(lambda url: tables[-1] not in url)
        assert ann.turn()["hand"] == record["deck"][13:26]
        tables.append(ann.table)
        assert ask(host, f"/api/tables/{ann.table}")[1]["deal_of"] == {"table": tables[-2], "swapped": swapped}
        finish(ann)
    ann.sees("fair-chosen", swapped="no")
    ann.sees("runs-title")
    rows = ann.page.locator("table", has_text=ann.words("runs-title")).locator("tbody tr").all_inner_texts()
    assert len(rows) == 3
    sides = [ann.words("runs-first"), ann.words("runs-other"), ann.words("runs-other")]
    assert [side in row for side, row in zip(sides, rows, strict=True)] == [True] * 3
    assert ann.words("aids-takebacks", count=1) in rows[0]
    assert ann.words("runs-this") in rows[2]
    assert [ann.words("runs-given-up") in row for row in rows] == [True] * 3


def back_to(ann: Guest, moment: dict[str, Any]) -> dict[str, Any]:
    """The moment at which this guest can play from this hand again."""
    hand = " ".join(moment["hand"])
    return ann.until(f"(now) => now.playable.length > 0 && now.hand.join(' ') === '{hand}'")


def finish(ann: Guest) -> None:
    """Give up at a second device, which is the quickest end."""
    other: Person = ann.elsewhere()
    other.does("resign")
    other.hangs_up()
    ann.until("(now) => now.over")
