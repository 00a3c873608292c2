"""One gesture plays at most one card, and only one that was there, playable and still when it began (decision 21)."""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import ViewportSize

from harness.clients import Person
from harness.guests import FREE, Guest
from tests.browser.seated import leads, meets_potboy
from tests.browser.sizes import TARGETS

SMALL: ViewportSize = {"width": 360, "height": 640}
SIDEWAYS: ViewportSize = {"width": 740, "height": 340}
AGAIN = 500  # milliseconds: a press this soon after another at its place is no gesture of its own
APART = AGAIN + 60
# When the pointer went down, and the longest time between two presses: on a busy machine not even hasty ones are quick.
PRESSES = "addEventListener('pointerdown', (event) => (window.presses ??= []).push(event.timeStamp), true)"
LONGEST = "Math.max(...presses.slice(1).map((at, before) => at - presses[before]))"

# Notes which cards stand there as playable when a gesture begins: with a press that is no repetition and not soon after
# another. (On a busy machine even hasty clicks may be far apart.)
NOTE = """(apart) => {
  window.begun = [];
  let last = -Infinity;
  const note = (event) => {
    const cards = [...document.querySelectorAll('li.playable button')].map((one) => one.dataset.card);
    if ((begun.length === 0 || event.timeStamp - last > apart) && !event.repeat) begun.push(cards);
    last = event.timeStamp;
  };
  for (const kind of ['pointerdown', 'pointerup', 'keydown', 'keyup']) addEventListener(kind, note, true);
}"""

# Cards that are dealt come halfway and never arrive by themselves, however long anything takes. And what the court says
# is written down.
NEVER_ENDING = """
  window.moving = 0;
  window.lines = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    animation.pause();
    animation.currentTime = 600;
    window.moving += 1;
    return animation;
  };
  new MutationObserver((changes) => {
    for (const one of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (one instanceof Element && one.matches('.them > button')) lines.push(one.textContent);
  }).observe(document, { childList: true, subtree: true });
"""

# Waits until the cards of the hand are where they belong.
LANDED = """() => Promise.all(
  document.querySelector('[data-hand]').getAnimations({ subtree: true }).map((one) => one.finished.catch(() => {}))
)"""


def seated(house: Any, host: str, **more: Any) -> tuple[Guest, Person]:
    """Somebody at a bot's table who sees what people see, and what the server hears of it."""
    ann = house.guest(host, hurried=False, **more)
    ann.page.route("**/api/tables", leads)
    meets_potboy(ann)
    return ann, ann.elsewhere()


def my_turn(ann: Guest) -> dict[str, Any]:
    """The moment at which she can play: a key that does nothing else hurries the table."""
    for _ in range(1000):
        ann.page.keyboard.press("Shift")
        now = ann.until("() => true")
        if now["playable"]:
            return now
    raise AssertionError("it is never her turn")


def heard(person: Person) -> list[str]:
    """The cards that this player has played since last asked, by the server's word."""
    before = len(person.heard)
    person.sends({"type": "ping"})
    person.hears("pong")
    states = [one for one in person.heard[before:] if one["type"] == "state"]
    events = [(event, seat(state)) for state in states for play in state["events"] for event in play]
    return [event["cards"][0] for event, own in events if event["kind"] == "played" and event["seat"] == own]


def seat(state: dict[str, Any]) -> str:
    return str(state["table"]["you"])


def test_a_touch_ends_the_deal_and_plays_no_card_and_one_on_the_courts_line_silences_it(house, host):
    ann = house.guest(host, hurried=False, size=SMALL, touches=True)
    ann.context.add_init_script(NEVER_ENDING)
    ann.lasts(5000)  # the court's line
    ann.page.evaluate("localStorage.setItem('claim:playing', 'tap')")  # else a first tap would only lift a card
    ann.page.reload()
    ann.page.route("**/api/tables", leads)
    ann.presses("bot-title-potboy")
    said = ann.words("court-potboy-sits")
    line = ann.page.locator(".them > button", has_text=said)

    def deals() -> dict[str, Any]:
        now: dict[str, Any] = ann.until("(now) => now.hand.length === 13 && window.moving > 26")
        assert ann.page.locator("li.playable").count() == 0  # nothing can be pressed that does not lie there yet
        return now

    deals()
    line.tap()
    line.wait_for(state="detached")
    assert len(ann.turn()["playable"]) == 13
    ann.opens_settings()
    ann.page.get_by_label(ann.words("page-court")).check()  # it was silent
    ann.page.keyboard.press("Escape")
    ann.page.locator("dialog").wait_for(state="detached")
    assert ann.page.evaluate("lines") == [said]
    ann.page.reload()
    server, now = ann.elsewhere(), deals()
    line.wait_for()
    ann.page.touchscreen.tap(*ann.page.evaluate(FREE, [now["hand"][0], False]))
    assert len(ann.turn()["playable"]) == 13
    assert heard(server) == []
    ann.page.touchscreen.tap(*ann.page.evaluate(FREE, [now["hand"][-1], False]))
    ann.until("(now) => now.hand.length === 12")
    assert heard(server) == [now["hand"][-1]]


def test_hasty_gestures_play_one_card_each(house, host):
    """Clicks that are doubled and keys that are held, in a real game at its pace; gestures.test.ts has all others."""
    rng = random.Random(11)
    ann, server = seated(house, host)
    mouse, keys, wait = ann.page.mouse, ann.page.keyboard, ann.page.wait_for_timeout
    ann.page.evaluate(NOTE, AGAIN)

    def place(now: dict[str, Any]) -> tuple[float, float]:
        x, y = ann.page.evaluate(FREE, [rng.choice(now["playable"]), False])
        return x, y

    def clicks(now: dict[str, Any]) -> None:
        mouse.move(*place(now))
        for _ in range(rng.choice((2, 3))):
            mouse.down()
            mouse.up()
            wait(rng.randint(30, 300))

    def focus(now: dict[str, Any]) -> None:
        ann.page.locator(f"[data-hand] button[data-card={rng.choice(now['playable'])}]").last.focus()

    def holds(now: dict[str, Any]) -> None:
        focus(now)
        for _ in range(rng.randint(10, 20)):
            keys.down("Enter")
            wait(33)
        keys.up("Enter")

    gestures: list[Callable[[dict[str, Any]], None]] = [clicks, holds, clicks, holds]
    played, now = [], my_turn(ann)
    heard(server)
    for gesture in gestures:
        ann.page.evaluate("begun.length = 0")
        gesture(now)
        begun, now = ann.page.evaluate("begun"), my_turn(ann)
        cards = heard(server)
        assert len(cards) <= len(begun), f"{gesture.__name__} played {cards}"
        assert all(any(card in there for there in begun) for card in cards), f"{cards} where {begun} were playable"
        played += cards
    assert len(played) >= 4


def test_quick_clicks_on_a_bots_tile_open_one_table_and_play_no_card(house, host):
    """Where the tile was there is a card of the hand now, and the pointer is on it."""
    ann, server = seated(house, host, size=SMALL)
    x, y = ann.page.evaluate(FREE, [ann.turn()["playable"][-1], False])
    server.hangs_up()
    ann.goes()
    tile = ann.page.locator(".bots button", has_text=ann.words("bot-title-potboy"))
    tile.evaluate("(one, y) => scrollBy(0, one.getBoundingClientRect().top + 30 - y)", y)
    ann.page.mouse.move(x, y)
    ann.page.evaluate(PRESSES)
    for _ in range(4):
        ann.page.mouse.down()
        ann.page.mouse.up()
        ann.page.wait_for_timeout(90)
    now = ann.turn()
    assert ann.page.evaluate(LONGEST) >= AGAIN or len(now["hand"]) == 13
    assert ann.page.evaluate("JSON.parse(localStorage.getItem('claim:seats')).length") == 2
    ann.page.wait_for_timeout(APART)
    ann.plays()  # and after a moment a click is a click


def test_a_finger_lifts_a_card_and_plays_it_with_a_second_tap_or_a_drag(house, host):
    ann, server = seated(house, host, size=SMALL, touches=True)
    for size in (SIDEWAYS, SMALL):
        ann.page.set_viewport_size(size)
        ann.page.evaluate("() => new Promise((go) => setTimeout(go, 150))")  # the hand notices that it is elsewhere
        ann.turn()
        ann.page.evaluate("document.querySelector('[data-hand]').scrollIntoView({ block: 'end' })")
        ann.page.evaluate(LANDED)
        for card, wide, high in ann.page.evaluate(TARGETS):
            assert wide >= 44, (size, card)
            assert high >= 44, (size, card)
    touch = ann.page.context.new_cdp_session(ann.page)

    def moves(kind: str, *points: tuple[float, float]) -> None:
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    def drags(card: str, up: float, end: str = "touchEnd") -> None:
        ann.lies_still(card)
        x, y = ann.page.evaluate(FREE, [card, False])
        moves("touchStart", (x, y))
        for step in range(1, 6):
            moves("touchMove", (x, y - up * step / 5))
        if end == "Escape":
            ann.page.keyboard.press("Escape")
        moves("touchEnd" if end == "Escape" else end)

    now = ann.turn()
    one, other = now["playable"][0], now["playable"][-1]
    for card in (one, other):  # the second is lifted instead of the first
        ann.page.touchscreen.tap(*ann.page.evaluate(FREE, [card, False]))
        ann.page.locator(f"[data-hand] .chosen [data-card={card}]").wait_for()
        assert ann.page.locator("[data-hand] .chosen").count() == 1
    assert heard(server) == []
    ann.page.locator(".middle").tap()  # elsewhere: it is put back
    ann.page.locator("[data-hand] .chosen").wait_for(state="detached")
    for _ in range(2):
        ann.page.touchscreen.tap(*ann.page.evaluate(FREE, [other, False]))
    ann.until("(now) => now.hand.length === 12")
    assert heard(server) == [other]

    card = my_turn(ann)["playable"][-1]
    drags(card, 20)
    drags(card, 250, "touchCancel")
    drags(card, 250, "Escape")
    assert heard(server) == []
    assert ann.page.locator("[data-hand] .dragged").count() == 0
    assert ann.page.evaluate("scrollY") == 0
    drags(card, 250)
    ann.until("(now) => now.hand.length === 11")
    assert heard(server) == [card]
