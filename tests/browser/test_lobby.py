"""Strangers find each other in the lobby."""

from harness.clients import Person
from harness.guests import PHONE, play_together
from tests.browser.axe import violations
from tests.browser.seated import gives_up, meets_potboy

HEIGHT = "() => document.documentElement.scrollHeight / innerHeight"


def came_back(house, host, name):
    """Somebody on a phone who has played before: newcomers are shown the way to their first game instead."""
    guest = house.guest(host, name, size=PHONE, touches=True)
    meets_potboy(guest)
    gives_up(guest)
    guest.goes()
    guest.sees("lobby-title")
    return guest


def test_two_who_look_for_an_opponent_play_one_another_and_one_meanwhile_against_a_bot(house, host, axe):
    ann, bob = came_back(house, host, "Ann"), came_back(house, host, "Bob")
    ann.page.locator(".pools button:enabled").first.wait_for()
    assert ann.page.evaluate(HEIGHT) < 2.4  # screens of a phone
    assert not violations(ann.page, axe)
    ann.presses("lobby-find", clock="live")
    ann.sees("lobby-looking", clock="live")
    assert not violations(ann.page, axe)
    meets_potboy(ann)  # the seek goes on
    bob.presses("lobby-find", clock="live")
    for guest in (ann, bob):
        guest.presses("lobby-go")
    for guest in (ann, bob):
        guest.until("(now) => now.hand.length === 13")
    play_together((ann, bob), 2)
    assert ann.table == bob.table


def test_an_open_seat_is_listed_and_taken(house, host):
    cas = Person.creates(host, name="Cas", options={"open_seat": True, "clock": "slow"})
    ann = came_back(house, host, "Ann")
    ann.page.locator(".seats li", has_text="Cas").get_by_role("button").tap()
    cas.connects().reveals()
    ann.until("(now) => now.hand.length === 13")
    assert ann.table == cas.table
