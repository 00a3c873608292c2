"""Every screen and a whole game, card by card, in every language, on a phone 360 pixels wide."""

import pytest

from claim.locales import LANGUAGES
from tests.browser.guests import PHONE
from tests.browser.texts import outside, untranslated
from tests.browser.tour import skip, tour

SCREENS = 30  # at the least: a tour that skips some proves less than it says


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_is_translated_and_fits_a_phone(house, host, language):
    """On the way a whole game is played by tapping, all 26 cards of it."""
    guest = house.guest(host, "Ötzi", language=language, size=PHONE, touches=True)
    seen: dict[str, list[str]] = {}
    for screen in tour(guest, by_hand=True):
        assert guest.page.evaluate("document.documentElement.lang") == language
        found = untranslated(guest.page, language) + outside(guest.page)
        seen.setdefault(screen, []).extend(found)
    assert not {screen: found for screen, found in seen.items() if found}
    assert len(seen) >= SCREENS
    assert len(guest.played) == 26


def test_the_language_changes_at_once_in_the_middle_of_a_game(house, host):
    guest = house.guest(host)
    guest.presses("bot-title-potboy")
    hand = guest.turn()["hand"]
    assert guest.shows("aid-title")
    for language, title in (("hu", "Áttekintő"), ("fr", "Aide de jeu")):
        guest.page.locator("header select").select_option(language)
        guest.page.locator(".tools", has_text=title).wait_for()
        assert not untranslated(guest.page, language)
        assert guest.turn()["hand"] == hand
    guest.page.reload()
    guest.page.locator(".tools", has_text="Aide de jeu").wait_for()


def test_text_twice_as_large_still_fits_a_phone(house, host):
    """As a browser is told to by who reads badly; in Hungarian, whose words are long."""
    guest = house.guest(host, language="hu", size=PHONE, touches=True)
    guest.page.add_init_script(
        "addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))"
    )
    guest.page.reload()
    guest.page.locator(".bots button").first.wait_for()
    assert outside(guest.page) == []
    guest.presses("page-first-game")
    guest.plays()
    guest.turn()
    assert outside(guest.page) == []
    skip(guest, plays=52)
    guest.until("(now) => now.over")
    assert outside(guest.page) == []
    guest.goes("learn").sees("learn-title")
    assert outside(guest.page) == []


def test_a_missing_translation_would_be_found(house, host):
    """The finder itself: English is found on a French page, and a message's id on any."""
    guest = house.guest(host, language="fr")
    guest.page.locator(".bots button").first.wait_for()
    assert untranslated(guest.page, "fr") == []
    guest.page.evaluate("document.querySelector('h2').textContent = 'Play against the court'")
    guest.page.evaluate("document.querySelector('h1').title = 'page-story'")
    assert untranslated(guest.page, "fr") == ["page-story", "Play against the court"]


def test_what_does_not_fit_would_be_found(house, host):
    guest = house.guest(host, size=PHONE)
    guest.page.locator(".bots button").first.wait_for()
    assert outside(guest.page) == []
    guest.page.evaluate("document.querySelector('h2').style.cssText = 'white-space: nowrap; width: 500px'")
    assert len(outside(guest.page)) >= 1
