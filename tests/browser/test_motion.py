"""A phone of 2020 draws a trick without a stutter. Counted is the work, not the time: that depends on the machine."""

import time

from bench.frames import EVERY_FRAME, record
from tests.browser.guests import FREE, PHONE


def test_a_trick_is_drawn_in_small_pieces(house, host):
    """A hand has 250 shapes, and a card that comes 15: styling the hand anew for every play made the longest frames."""
    ann = house.guest(host, size=PHONE, hurried=False)
    ann.page.evaluate("localStorage.setItem('claim:pace', 'fast')")
    ann.page.reload()
    ann.presses("bot-title-potboy")
    ann.turn()
    ann.page.wait_for_function("() => [...document.styleSheets].some((one) => one.href?.includes('Result-'))")
    ann.page.wait_for_load_state("networkidle")  # styles that come late are styles for everything
    place = ann.page.evaluate(FREE, [ann.turn()["playable"][-1], False])
    ann.page.mouse.move(*place)
    ann.page.evaluate(EVERY_FRAME)

    def one_trick() -> None:
        ann.page.mouse.click(*place)
        ann.page.locator(".told:not(:empty)").wait_for()
        time.sleep(0.7)  # its cards are taken, and the next prize comes

    work = record(ann.page, one_trick)
    assert max(work.restyled) < 100
    assert sum(count > 14 for count in work.restyled) >= 3  # the pieces
    assert work.tidied >= 2  # each frame leaves garbage: the browser is to look for it when nothing moves


def test_the_back_of_cards_is_read_once(house, host):
    """Not again when the service worker takes over, in the middle of one's first game: that made a long frame."""
    ann = house.guest(host, offline=True)
    ann.presses("bot-title-potboy")
    ann.turn()
    ann.page.wait_for_function("() => navigator.serviceWorker.controller")
    browser = ann.context.new_cdp_session(ann.page)
    documents = browser.send("Memory.getDOMCounters")["documents"]
    ann.page.evaluate("() => document.body.append(document.querySelector('svg.back').cloneNode(true))")
    ann.page.wait_for_timeout(300)
    assert browser.send("Memory.getDOMCounters")["documents"] <= documents
