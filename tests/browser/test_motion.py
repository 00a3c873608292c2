"""What a trick costs a browser. Counted is the work, not the time: that depends on the machine."""

import json

from harness.guests import FREE, PHONE, skip
from tests.browser.seated import meets_potboy

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"]


def test_a_play_does_not_style_the_whole_hand_again(house, host):
    """A hand has 250 shapes, and a card that comes 15: styling the hand anew for every play made the longest frames."""
    ann = house.guest(host, size=PHONE, hurried=False)
    ann.page.evaluate("localStorage.setItem('claim:pace', 'fast')")
    ann.page.reload()
    meets_potboy(ann)
    ann.page.wait_for_function("() => [...document.styleSheets].some((one) => one.href?.includes('Result-'))")
    ann.page.wait_for_load_state("networkidle")  # styles that come late are styles for everything
    place = ann.page.evaluate(FREE, [ann.turn()["playable"][-1], False])
    ann.page.mouse.move(*place)
    browser = ann.context.browser
    browser.start_tracing(page=ann.page, categories=CATEGORIES)
    ann.page.mouse.click(*place)
    ann.page.locator(".told:not(:empty)").wait_for()
    ann.turn()  # its cards are taken, and the next prize has come
    events = json.loads(browser.stop_tracing())["traceEvents"]
    styles = [event["args"] for event in events if event["name"] == "UpdateLayoutTree"]
    restyled = [one["elementCount"] for one in styles if "elementCount" in one]  # but for one that the end cut off
    assert 14 < max(restyled) < 200


def test_the_back_of_cards_is_read_once(house, host):
    """Not again when the service worker takes over, in the middle of one's first game: that made a long frame."""
    ann = house.guest(host, offline=True)
    meets_potboy(ann)
    ann.page.wait_for_function("() => navigator.serviceWorker.controller")
    browser = ann.context.new_cdp_session(ann.page)
    documents = browser.send("Memory.getDOMCounters")["documents"]
    ann.page.evaluate("() => document.body.append(document.querySelector('svg.back').cloneNode(true))")
    ann.page.wait_for_timeout(300)
    assert browser.send("Memory.getDOMCounters")["documents"] <= documents


# Writes down which of the votes' marks moved.
MOVES = """() => {
  window.moved = [];
  const look = () => {
    requestAnimationFrame(look);
    for (const { animationName, effect } of document.getAnimations())
      if (animationName && effect.target.closest('.votes')) window.moved.push(effect.target);
  };
  look();
}"""


def test_the_votes_of_a_table_that_is_opened_lie_still(house, host):
    """Only what changes before one's eyes moves."""
    ann = house.guest(host, hurried=False)
    ann.page.evaluate("localStorage.setItem('claim:pace', 'fast')")
    ann.presses("bot-title-potboy")
    ann.turn()
    skip(ann, 36)
    ann.page.add_init_script(f"({MOVES})()")
    ann.page.reload()
    ann.turn()
    assert ann.page.locator(".votes .banner").count() > 0
    assert ann.page.evaluate("window.moved.length") == 0
    ann.plays()
    ann.page.wait_for_function("() => window.moved.some((one) => one.matches('.top'))")
