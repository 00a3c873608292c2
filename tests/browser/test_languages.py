"""Every screen in every language, on a phone 360 pixels wide."""

from claim.locales import LANGUAGES
from tests.browser.guests import PHONE
from tests.browser.texts import in_every_language, outside, untranslated
from tests.browser.tour import tour

SAME_WORDS = (
    "no replay",
    "dealing",
    "phase one, my turn",
    "friend away",
    "giving up",
    "seats taken",
    "curtain after a play",
    "one screen",
    "exact hint",
)
SCREENS = 50  # at the least: a tour that skips some proves less than it says


def test_every_screen_is_translated_and_fits_a_phone(house, host):
    """Text may be twice as large. Screens that say the same as another are left out."""
    guest = house.guest(host, "Ötzi", size=PHONE, touches=True)
    own = guest.words.language
    languages = [*[one for one in LANGUAGES if one != own], own]
    seen: dict[str, list[str]] = {}
    for screen in tour(guest):
        if screen not in (*seen, *SAME_WORDS):
            seen[screen] = in_every_language(guest.page, languages)
    wrong = [f"{screen}: {one}" for screen, found in seen.items() for one in found]
    assert not wrong, "\n".join(wrong)
    assert len(seen) >= SCREENS - len(SAME_WORDS)


def test_the_language_changes_at_once_in_the_middle_of_a_game(house, host):
    guest = house.guest(host)
    guest.presses("bot-title-potboy")
    hand = guest.turn()["hand"]
    assert guest.shows("aid-title")
    for language, title in (("hu", "Áttekintő"), ("fr", "Aide de jeu")):
        guest.page.locator("header select").select_option(language)
        guest.page.get_by_role("toolbar").filter(has_text=title).wait_for()
        assert not untranslated(guest.page, language)
        assert guest.turn()["hand"] == hand
    guest.page.reload()
    guest.page.get_by_role("toolbar").filter(has_text="Aide de jeu").wait_for()


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


def test_what_fits_one_font_or_size_alone_would_be_found(house, host):
    guest = house.guest(host, size=PHONE)
    guest.page.locator(".bots button").first.wait_for()
    guest.page.evaluate("document.querySelector('h2').id = 'heading'")  # another may come above it
    guest.page.evaluate("heading.style.whiteSpace = 'nowrap'")
    for letters, settings in ((6, set()), (18, {"wide, 200%"}), (25, {"wide, 200%", "wide"})):
        guest.page.evaluate(f"heading.textContent = 'a'.repeat({letters})")
        assert {found.partition(":")[0] for found in outside(guest.page)} == settings
