"""What is looked at on every screen: every language, a tiny phone with text twice as large, and axe-core's rules."""

from collections.abc import Callable, Iterator

from claim.locales import LANGUAGES
from harness.guests import Guest, House
from tests.browser.axe import violations
from tests.browser.texts import in_every_language

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


def look_around(house: House, host: str, axe: str, tour: Callable[[Guest], Iterator[str]]) -> int:
    """Assert that nothing is wrong on any screen of a tour's part, and return how many there were."""
    guest = house.guest(host, "Ötzi", size={"width": 320, "height": 640}, touches=True)
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
    return len(seen)
