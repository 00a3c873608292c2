"""axe-core on a wide screen, and what axe cannot know. The tour (`looks.py`) asks it about every screen on a phone."""

from harness.guests import PHONE, WIDE, skip
from tests.browser.axe import violations
from tests.browser.seated import meets_potboy

NAMES = """() => [...document.querySelectorAll('button:not([data-card])')]
  .filter((one) => one.checkVisibility())
  .map((one) => one.ariaLabel ?? one.textContent.trim())"""


def test_a_wide_screen_breaks_no_rule_of_accessibility(house, host, axe):
    """What it arranges in another way: the hint and the memory are beside the table, the review beside the replay."""
    guest = house.guest(host, size=WIDE)
    guest.page.locator(".bots button").first.wait_for()
    assert not violations(guest.page, axe)
    meets_potboy(guest)
    guest.asks_hint()
    guest.presses("page-memory")
    guest.page.locator(".memory").wait_for()
    assert not violations(guest.page, axe)
    skip(guest, 52)
    guest.until("(now) => now.over")
    assert not violations(guest.page, axe)
    guest.goes(f"replay/{guest.table}")
    guest.page.locator("figure .picture").wait_for()
    assert not violations(guest.page, axe)


def test_no_two_buttons_of_a_table_have_one_name(house, host):
    """They could not be told apart by ear."""
    guest = house.guest(host, size=PHONE, touches=True)
    meets_potboy(guest)
    names = guest.page.evaluate(NAMES)
    assert sorted(set(names)) == sorted(names)


def test_a_broken_rule_would_be_found(house, host, axe):
    guest = house.guest(host)
    guest.page.locator(".bots button").first.wait_for()
    guest.page.evaluate("document.querySelector('h2').style.color = '#eee'")
    guest.page.evaluate("document.querySelector('.name label').remove()")
    guest.page.evaluate("document.querySelector('.name input').removeAttribute('placeholder')")
    assert {one[1] for one in violations(guest.page, axe, ("light",))} == {"color-contrast", "label"}
