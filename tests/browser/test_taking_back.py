"""Against a bot: cards are taken back, and a deal is played again from the other side."""

from typing import Any

from playwright.sync_api import expect

from harness.clients import Person, ask
from harness.guests import Guest
from tests.browser.seated import meets_potboy


def test_cards_are_taken_back_by_keyboard_until_the_deal(house, host):
    """The focus stays on the button, what was taken back is read out, and a hint is not kept for another moment."""
    ann = house.guest(host)
    first = meets_potboy(ann)
    button = ann.page.get_by_role("button", name=ann.words("page-take-back"))
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
    """What each game says of itself is in page/src/result/runs.test.ts."""
    ann = house.guest(host)
    meets_potboy(ann)
    first = ann.table
    finish(ann)
    deck = ask(host, f"/api/games/{first}/record")[1]["deck"]
    assert not ann.shows("runs-title")
    ann.presses("page-other-side")
    ann.page.wait_for_url(lambda url: first not in url)
    assert ann.turn()["hand"] == deck[13:26]
    assert ask(host, f"/api/tables/{ann.table}")[1]["deal_of"] == {"table": first, "swapped": True}
    finish(ann)
    ann.sees("fair-chosen", swapped="yes")
    ann.sees("runs-title")
    rows = ann.page.locator("table", has_text=ann.words("runs-title")).locator("tbody tr").all_inner_texts()
    assert [ann.words(side) in row for side, row in zip(("runs-first", "runs-other"), rows, strict=True)] == [True] * 2
    assert ann.words("runs-this") in rows[1]


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
