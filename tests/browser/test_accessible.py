"""axe-core on every screen, in both themes."""

from typing import Any

from tests.browser.guests import PHONE, WIDE
from tests.browser.test_languages import SCREENS
from tests.browser.tour import tour

RUN = """async (rules) => {
  const only = rules ? { runOnly: { type: 'rule', values: rules } } : {};
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...only });
  return violations.map(({ id, nodes }) => [id, ...nodes.slice(0, 3).map((node) => node.html.slice(0, 160) + ' ' + node.failureSummary)]);
}"""
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
        found = [one for theme in ("light", "dark") for one in violations(guest.page, axe, theme)]
        seen.setdefault(screen, []).extend(found)
    assert not {screen: found for screen, found in seen.items() if found}
    assert len(seen) >= SCREENS


def test_nor_does_a_phone(house, host, axe):
    """What a small screen arranges in another way: the hint and the memory lie over the table."""
    guest = house.guest(host, size=PHONE, touches=True, theme="dark")
    guest.presses("page-bot-potboy")
    guest.turn()
    assert not violations(guest.page, axe, "dark") + violations(guest.page, axe, "light")
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
    guest.page.evaluate("document.querySelector('label.name span').remove()")
    guest.page.evaluate("document.querySelector('label.name input').removeAttribute('placeholder')")
    assert {one[1] for one in violations(guest.page, axe, "light")} == {"color-contrast", "label"}
