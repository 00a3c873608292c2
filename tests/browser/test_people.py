"""People with accounts on phones: one challenges the other by name, and one blocks the other."""

from playwright.sync_api import expect

from harness.guests import PHONE, Guest
from tests.browser.axe import looks_right
from tests.browser.members import signs_up
from tests.browser.seated import gives_up


def member(house, host, name: str) -> Guest:
    return signs_up(house.guest(host, name, size=PHONE, touches=True), name)


def challenges(guest: Guest, name: str) -> None:
    """Look somebody up by name and challenge them to a live game."""
    guest.goes("people")
    guest.page.locator("#sought").fill(name)
    guest.presses("people-look")
    guest.page.get_by_role("heading", name=name, exact=True).wait_for()
    guest.presses("people-challenge")
    guest.page.locator("dialog input[value=live]").check()
    guest.presses("people-send")


def test_a_challenge_by_name_is_accepted_and_both_names_are_marked_ever_after(house, host, axe):
    ann, bob = member(house, host, "Challenging Ann"), member(house, host, "Challenged Bob")
    ann.goes("people/Challenged_Bob")
    ann.presses("people-follow")
    ann.sees("people-unfollow")
    looks_right(ann.page, axe)
    ann.goes()
    ann.sees("people-here")
    looks_right(ann.page, axe)
    challenges(ann, "Challenged Bob")
    ann.sees("people-waiting", name="Challenged Bob", clock="live")
    looks_right(ann.page, axe)
    bob.sees("people-calls", name="Challenging Ann")
    looks_right(bob.page, axe)
    bob.page.get_by_role("button", name=bob.words("people-accept-of", name="Challenging Ann")).tap()
    for guest in (ann, bob):
        guest.until("(now) => now.hand.length === 13")
    assert ann.table == bob.table

    mark = f"[aria-label='{ann.words('page-member')}']"
    gives_up(ann)
    ann.page.locator(f".throne span:has-text('Challenged Bob') {mark}").wait_for()
    assert ann.page.locator(f".throne {mark}").count() == 1, "none beside you"
    table = ann.table
    ann.goes()
    ann.page.locator(".finished summary").tap()
    ann.page.locator(f"li:has-text('Challenged Bob') {mark}").wait_for()
    ann.goes("account")
    ann.page.locator(f"li:has-text('Challenged Bob') {mark}").wait_for()
    ann.goes(f"replay/{table}")
    expect(ann.page.locator(f".replay .strip {mark}")).to_have_count(2)


def test_one_thing_after_another_is_done_on_a_persons_screen_by_keyboard(house, host):
    gus, hal = member(house, host, "Following Gus"), member(house, host, "Followed Hal")
    page = gus.page
    gus.goes("people/Followed_Hal")
    for before, after in (("people-follow", "people-unfollow"), ("people-unfollow", "people-follow")):
        page.get_by_role("button", name=gus.words(before), exact=True).press("Enter")
        expect(page.get_by_role("button", name=gus.words(after), exact=True)).to_be_focused()
    page.get_by_role("button", name=gus.words("people-block")).press("Enter")
    page.locator("dialog button.primary").press("Enter")
    page.get_by_role("button", name=gus.words("people-unblock", name=hal.name)).wait_for()
    page.locator("h1:focus").wait_for()
    page.get_by_role("button", name=gus.words("people-unblock", name=hal.name)).press("Enter")
    page.get_by_role("button", name=gus.words("people-challenge")).press("Enter")
    page.locator("dialog input[value=live]").wait_for()


def test_a_declined_challenge_is_told_and_nothing_tells_of_a_block(house, host):
    cas, dan = member(house, host, "Asking Cas"), member(house, host, "Declining Dan")
    challenges(cas, "Declining Dan")
    dan.page.get_by_role("button", name=dan.words("people-decline-of", name="Asking Cas")).tap()
    dan.sees("people-declined", name="Asking Cas")
    cas.sees("people-ended", why="declined", name="Declining Dan")
    dan.goes("people/Asking_Cas")
    dan.presses("people-block")
    dan.sees("people-block-what", name="Asking Cas")
    dan.page.locator("dialog button.primary").tap()
    dan.sees("people-blocks", name="Asking Cas")
    cas.expected.append("409")  # the browser tells of what was refused
    challenges(cas, "Declining Dan")
    cas.sees("error-declined_lately", name="Declining Dan", minutes=10)  # the same as without a block
    cas.goes("account").sees("account-games-none")
    dan.goes("people")
    dan.presses("people-unblock", name="Asking Cas")
    dan.sees("people-followed-none")
