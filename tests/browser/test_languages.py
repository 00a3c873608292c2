"""Languages: changing them, and what finds a text that is not translated or does not fit."""

from harness.guests import PHONE
from tests.browser.seated import meets_potboy
from tests.browser.texts import outside, untranslated


def test_the_language_changes_at_once_in_the_middle_of_a_game(house, host):
    guest = house.guest(host)
    hand = meets_potboy(guest)["hand"]
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


def test_what_fits_one_font_or_size_alone_would_be_found(house, host):
    guest = house.guest(host, size=PHONE)
    guest.page.locator(".bots button").first.wait_for()
    guest.page.evaluate("document.querySelector('h2').id = 'heading'")  # another may come above it
    guest.page.evaluate("heading.style.whiteSpace = 'nowrap'")
    for letters, settings in ((6, set()), (18, {"wide, 200%"}), (25, {"wide, 200%", "wide"})):
        guest.page.evaluate(f"heading.textContent = 'a'.repeat({letters})")
        assert {found.partition(":")[0] for found in outside(guest.page)} == settings
