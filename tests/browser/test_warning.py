"""A word before a blunder: the table asks once, says why, and lets one play the card all the same."""

import pytest

from harness.clients import ask
from harness.guests import PHONE, Guest
from tests.browser.axe import violations
from tests.browser.seated import leads, meets_potboy
from tests.browser.texts import outside, untranslated
from tests.service.people import QuickBotWorkers
from tests.service.strict import only_the_last_wins

# Once the warning is there, its card is pressed at once, soon, after the time of a double click, and then no more for
# a while. Presses that come too late to be hasty, because the machine is busy, are left out, but for the first.
IN_HASTE = """(card) => {
  window.clicked = 0;
  window.calm = new Promise((done) => new MutationObserver((_, observer) => {
    if (!document.querySelector('.hint.warning')) return;
    observer.disconnect();
    const began = performance.now();
    const press = () => {
      document.querySelector(`[data-hand] button[data-card=${card}]`).click();
      window.clicked += 1;
    };
    press();
    for (const at of [200, 600]) setTimeout(() => performance.now() - began < 800 && press(), at);
    setTimeout(done, 1500);
  }).observe(document.body, { childList: true, subtree: true }));
}"""


@pytest.fixture
def strict(serves, monkeypatch) -> str:
    """A server that takes every card but one for a blunder."""
    monkeypatch.setattr(QuickBotWorkers, "think", lambda _, view: only_the_last_wins(view))
    return str(serves())


def plies(guest: Guest) -> int:
    return int(ask(guest.host, f"/api/tables/{guest.table}")[1]["ply"])


def test_a_hasty_second_click_does_not_play_what_is_warned_of(strict, house):
    """With the setting on, at a table like any other; without it nobody is asked."""
    ann = house.guest(strict, hurried=False)
    ann.page.route("**/api/tables", leads)
    meets_potboy(ann)
    ann.opens_settings()
    ann.page.locator("select", has_text=ann.words("page-warning-always")).select_option("always")
    ann.page.reload()
    now = ann.turn()
    card = now["playable"][0]
    ann.page.evaluate(IN_HASTE, card)
    ann.picks(card)
    ann.sees("hint-only_win")
    ann.page.evaluate("window.calm")
    assert ann.page.evaluate("window.clicked") >= 1
    assert ann.until("() => true")["warned"]
    assert plies(ann) == 0
    ann.picks(card)  # meant
    ann.until(f"(now) => !now.warned && now.hand.length < {len(now['hand'])}")
    assert plies(ann) > 0


def test_the_question_is_heard_and_answered_by_keyboard_and_put_once(strict, house, axe):
    """In the guided game, without a setting; in Hungarian, whose words are long, on a phone."""
    ann = house.guest(strict, language="hu", size=PHONE)
    ann.page.route("**/api/tables", leads)
    ann.presses("page-first-game")
    hand = ann.turn()["hand"]
    ann.page.locator(f"[data-hand] button[data-card={hand[0]}]").last.focus()
    ann.page.keyboard.press("Enter")
    ann.until("(now) => now.warned")
    name = f"{ann.words('faction-' + hand[0][0])} {hand[0][1]}"
    news = ann.page.get_by_role("log").inner_text()
    for words in (ann.words("hint-gives_win", card=name), ann.words("page-warning-sure", card=name)):
        assert words in news
    assert untranslated(ann.page, "hu") + outside(ann.page) == []
    assert violations(ann.page, axe, ("light",)) == []
    assert plies(ann) == 0
    ann.presses("page-close")
    ann.page.keyboard.press("Escape")
    ann.picks(hand[0])  # the question has been put, and is not put again
    ann.until(f"(now) => now.hand.length < {len(hand)}")
    assert ask(strict, f"/api/tables/{ann.table}")[1]["hints_given"] == 1


def test_a_card_can_be_pressed_again_where_the_warning_cannot_be_fetched(strict, house):
    ann = house.guest(strict)
    ann.expected.extend(("ERR_FAILED", "Failed to fetch dynamically"))
    ann.page.route("**/api/tables", leads)
    ann.page.route("**/HintPanel-*.js", lambda route: route.abort())
    ann.presses("page-first-game")
    now = ann.turn()
    card = now["playable"][0]
    ann.picks(card)
    ann.sees("page-unreachable")
    ann.page.wait_for_timeout(1100)  # time to see it
    ann.picks(card)
    ann.until(f"(now) => now.hand.length < {len(now['hand'])}")
