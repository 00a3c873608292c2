"""Strangers find each other in the lobby."""

from playwright.sync_api import ViewportSize

from claim.locales import LANGUAGES
from harness.clients import Person
from harness.guests import PHONE, play_together
from harness.lobby import Guest as Waiting
from tests.browser.axe import violations
from tests.browser.seated import gives_up, meets_potboy, tab_to
from tests.browser.sizes import each_size, name

PHONES: tuple[ViewportSize, ...] = ({"width": 360, "height": 640}, PHONE, {"width": 390, "height": 844})
HEIGHT = "() => document.documentElement.scrollHeight / innerHeight"


def came_back(house, host, name):
    """Somebody on a phone who has played before: newcomers are shown the way to their first game instead."""
    guest = house.guest(host, name, size=PHONE, touches=True)
    meets_potboy(guest)
    gives_up(guest)
    guest.goes()
    guest.sees("lobby-title")
    return guest


def test_two_who_look_for_an_opponent_play_one_another_and_one_meanwhile_against_a_bot(serves, house, axe):
    patient = serves()  # whoever was found may come to the table late: a busy machine takes longer than ten seconds
    ann, bob = came_back(house, patient, "Ann"), came_back(house, patient, "Bob")
    ann.page.locator(".pools button:enabled").first.wait_for()
    assert not violations(ann.page, axe)
    ann.presses("lobby-find", clock="live")
    ann.sees("lobby-looking", clock="live")
    assert not violations(ann.page, axe)
    meets_potboy(ann)  # the seek goes on
    bob.presses("lobby-play", clock="live", count=1)
    for guest in (ann, bob):
        guest.presses("lobby-go")
    for guest in (ann, bob):
        guest.until("(now) => now.hand.length === 13")
    play_together((ann, bob), 2)
    assert ann.table == bob.table


def high(guest):
    """How many screens of a phone the lobby is high in each language, where that is too many."""
    guest.page.locator(".bots .figures").first.wait_for()
    found = {}
    for language in LANGUAGES:
        guest.page.locator("header select").select_option(language)
        guest.page.locator(f"html[lang={language}]").wait_for(state="attached")
        for size in each_size(guest, PHONES):
            found[language, name(size)] = guest.page.evaluate(HEIGHT)
    return {which: screens for which, screens in found.items() if screens > 2}


def test_the_lobby_is_at_most_two_screens_of_a_phone_high_and_has_one_thing_to_do_at_first(house, host):
    guest = house.guest(host, "Ann", size=PHONE, touches=True)
    guest.page.reload()
    guest.page.locator(".fan svg").nth(4).wait_for()
    guest.page.locator("details.friend").wait_for()
    assert not high(guest)
    assert guest.page.locator("main .primary").filter(visible=True).count() == 1
    guest.page.locator("header select").select_option("en")
    guest.page.evaluate("localStorage.setItem('claim:lessons', 'follow')")
    for _ in range(2):
        guest.goes()
        meets_potboy(guest)
        gives_up(guest)
    guest.goes()
    meets_potboy(guest)
    guest.goes()
    guest.page.locator(".pools button:enabled").first.wait_for()
    assert not high(guest)


def test_a_newcomer_finds_open_seats_below_the_bots_and_takes_one(house, host):
    dot = Person.creates(host, name="Dot", options={"open_seat": True, "clock": "slow"})
    guest = house.guest(host, "New", size=PHONE, touches=True)
    guest.goes()
    guest.presses("lobby-title")
    guest.page.locator(".seats li", has_text="Dot").get_by_role("button").tap()
    dot.connects().reveals()
    guest.until("(now) => now.hand.length === 13")
    assert guest.table == dot.table


def test_a_stranger_plays_somebody_who_waits_with_one_click(house, serves, axe):
    host = serves()
    waiting = Waiting(host).enters().seeks("live", "Wanda")
    guest = house.guest(host, "", size=PHONE, touches=True)
    play = guest.page.locator(".hero .primary", has_text=guest.words("lobby-play", clock="live", count=1))
    play.wait_for()
    assert not violations(guest.page, axe)
    assert guest.page.locator("main .primary").filter(visible=True).count() == 1
    play.tap()
    guest.presses("lobby-go")
    wanda = waiting.sits_down().connects()
    wanda.reveals()
    guest.until("(now) => now.hand.length === 13")
    assert guest.table == wanda.table


def test_whoever_has_no_name_is_offered_one_before_they_look_for_people(house, host):
    guest = house.guest(host, "", size=PHONE, touches=True)
    guest.presses("lobby-title")
    field = guest.page.locator("section[aria-labelledby=opponent]").get_by_label(guest.words("page-name"))
    assert field.get_attribute("placeholder") == guest.words("page-guest")
    field.fill("squire")
    guest.presses("lobby-find", clock="live")
    guest.page.locator("section[aria-labelledby=opponent] input[aria-invalid]").wait_for()
    field.fill("Newt")
    guest.presses("lobby-find", clock="live")
    guest.sees("lobby-looking", clock="live")


def test_the_focus_stays_with_the_search_that_begins_and_ends(house, host):
    guest = house.guest(host, "Kay")
    guest.presses("lobby-title")
    tab_to(guest, "(one) => one.dataset.pool === 'slow' && !one.disabled")
    guest.page.keyboard.press("Enter")
    guest.page.locator(".waiting button:focus", has_text=guest.words("lobby-cancel")).wait_for()
    guest.page.keyboard.press("Enter")
    guest.page.locator("[data-pool=slow]:focus").wait_for()
    for _ in range(4):  # held: the browser repeats it
        guest.page.keyboard.down("Enter")
    guest.page.locator(".waiting button:focus", has_text=guest.words("lobby-cancel")).wait_for()
