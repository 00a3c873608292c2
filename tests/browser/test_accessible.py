"""axe-core on every screen, in both themes."""

from typing import Any

from tests.browser.guests import PHONE, WIDE
from tests.browser.test_languages import SCREENS
from tests.browser.tour import tour

RUN = """async (rules) => {
  const only = rules ? { runOnly: { type: 'rule', values: rules } } : {};
  // axe cannot tell a text's contrast with a gradient: those of the page are faint, and are taken away.
  for (const one of document.querySelectorAll('body, main, main *'))
    if (one instanceof HTMLElement && getComputedStyle(one).backgroundImage !== 'none')
      one.style.backgroundImage = 'none';
  const pictures = [['svg[aria-hidden=true]']]; // nothing in them speaks
  // What lies under a dialog was looked at without it.
  const where = { include: [[document.querySelector('dialog') ? 'dialog' : 'html']], exclude: pictures };
  const { violations } = await axe.run(where, { resultTypes: ['violations'], ...only });
  const words = (node) => node.html.slice(0, 160) + ' ' + node.failureSummary;
  return violations.map(({ id, nodes }) => [id, ...nodes.slice(0, 3).map(words)]);
}"""
NAMES = """() => [...document.querySelectorAll('button:not([data-card])')]
  .filter((one) => one.checkVisibility())
  .map((one) => one.ariaLabel ?? one.textContent.trim())"""
ALIKE = (
    "no replay",
    "friend away",
    "giving up",
    "seats taken",
    "curtain after a play",
    "one screen",
    "exact hint",
    "no such puzzle",
    "puzzle, its solution",
    "lesson",
    "dealing",
    "phase one, my turn",
    "result",  # all of it is on show when its deal is verified
    "replay",  # likewise, with the review as a table
)
OF_COLOUR = ["color-contrast", "link-in-text-block"]


def violations(page: Any, axe: str, theme: str) -> list[Any]:
    """What axe finds. A theme changes colours only: the second is asked for what depends on them."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(axe)
    page.emulate_media(color_scheme=theme)
    found: list[Any] = page.evaluate(RUN, OF_COLOUR if theme == "dark" else None)
    page.emulate_media(color_scheme="light")
    return [[theme, *one] for one in found]


def test_no_screen_breaks_a_rule_of_accessibility(house, host, axe):
    guest = house.guest(host, size=WIDE)
    seen: dict[str, list[Any]] = {}
    for screen in tour(guest):
        if screen in (*seen, *ALIKE):
            continue
        found = [one for theme in ("light", "dark") for one in violations(guest.page, axe, theme)]
        seen[screen] = found
    assert not {screen: found for screen, found in seen.items() if found}
    assert len(seen) >= SCREENS - len(ALIKE)


def test_nor_does_a_phone(house, host, axe):
    """What a small screen arranges in another way: the hint and the memory lie over the table."""
    guest = house.guest(host, size=PHONE, touches=True, theme="dark")
    guest.presses("bot-title-potboy")
    guest.turn()
    assert not violations(guest.page, axe, "dark") + violations(guest.page, axe, "light")
    names = guest.page.evaluate(NAMES)
    assert sorted(set(names)) == sorted(names)  # two buttons of one name could not be told apart by ear
    guest.page.locator(".tools button", has_text=guest.words("hint-title")).tap()
    guest.page.locator("section.panel").wait_for()
    assert not violations(guest.page, axe, "dark") + violations(guest.page, axe, "light")
    guest.presses("page-memory")
    guest.page.locator("dialog").wait_for()
    assert not violations(guest.page, axe, "dark") + violations(guest.page, axe, "light")


def test_a_broken_rule_would_be_found(house, host, axe):
    guest = house.guest(host)
    guest.page.locator(".bots button").first.wait_for()
    guest.page.evaluate("document.querySelector('h2').style.color = '#eee'")
    guest.page.evaluate("document.querySelector('.name label').remove()")
    guest.page.evaluate("document.querySelector('.name input').removeAttribute('placeholder')")
    assert {one[1] for one in violations(guest.page, axe, "light")} == {"color-contrast", "label"}
