"""Every screen: in every language, on a phone 360 pixels wide with text twice as large, and by axe-core's rules."""

from claim.locales import LANGUAGES
from harness.guests import PHONE
from tests.browser.axe import violations
from tests.browser.texts import in_every_language
from tests.browser.tour import tour

SCREENS = 50  # at the least: a tour that skips some proves less than it says
# Screens that say the same as another.
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
# And those that are built like another.
ALIKE = (
    *SAME_WORDS,
    "no such puzzle",
    "puzzle, its solution",
    "lesson",
    "result",  # all of it is on show when its deal is verified
    "replay",  # likewise, with the review as a table
)


def test_every_screen_is_translated_fits_a_phone_and_is_accessible(house, host, axe):
    guest = house.guest(host, "Ötzi", size=PHONE, touches=True)
    own = guest.words.language
    languages = [*[one for one in LANGUAGES if one != own], own]
    seen: dict[str, list[str]] = {}
    for screen in tour(guest):
        if screen in seen:
            continue
        seen[screen] = [] if screen in SAME_WORDS else in_every_language(guest.page, languages)
        seen[screen] += [] if screen in ALIKE else map(str, violations(guest.page, axe))
    wrong = [f"{screen}: {one}" for screen, found in seen.items() for one in found]
    assert not wrong, "\n".join(wrong)
    assert len(seen) >= SCREENS
