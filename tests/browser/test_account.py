"""Accounts by keyboard, with Chromium's virtual authenticator. The tour shows their screens in every language."""

import json
import re
import sqlite3
from contextlib import closing

from playwright.sync_api import Page, ViewportSize

from harness.clients import ask
from harness.guests import PHONE, WIDE, Guest, House
from tests.browser.axe import looks_right
from tests.browser.members import signs_up
from tests.browser.seated import joins, tab_to

SMALL: ViewportSize = {"width": 320, "height": 640}
KEY = re.compile(r"([0-9A-Z]{4}-){6}[0-9A-Z]{4}")


def authenticator(page: Page, transport: str = "internal") -> None:
    """Give a page's browser an authenticator that keeps passkeys and always says yes."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": transport, "hasResidentKey": True, "hasUserVerification": True}
    wanted = {**options, "isUserVerified": True, "automaticPresenceSimulation": True}
    session.send("WebAuthn.addVirtualAuthenticator", {"options": wanted})


class Keyboard:
    """Uses the page by keyboard alone."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest

    def presses(self, message: str) -> None:
        words = json.dumps(self.guest.words(message))
        tab_to(self.guest, f"(one) => one.innerText.trim() === {words} && one.checkVisibility()")
        self.guest.page.keyboard.press("Enter")

    def types(self, field: str, text: str) -> None:
        tab_to(self.guest, f"(one) => one.id === '{field}'")
        self.guest.page.keyboard.press("Control+A")
        self.guest.page.keyboard.type(text)


def test_an_account_from_the_first_passkey_to_its_end(house: House, host: str, axe: str) -> None:
    name = "Ann of passkeys"
    ann = house.guest(f"localhost:{host.rpartition(':')[2]}", name, size=SMALL)
    keys = Keyboard(ann)
    ann.presses("page-invite")
    ann.sees("page-waiting")
    table = ann.table
    ann.goes()
    authenticator(ann.page)
    key = creates(keys, name)
    keys.presses("account-adopt")
    ann.page.locator(f"a[href$='{table}']").wait_for()
    looks_right(ann.page, axe)

    authenticator(ann.page, "usb")  # a second device: the first has a passkey of this account already
    keys.presses("account-passkey-add")
    ann.page.locator("section[aria-labelledby=passkeys] li").nth(1).wait_for()
    keys.presses("account-sign-out")
    ann.sees("account-signed-out")
    keys.presses("account-sign-in")
    ann.sees("account-signed-in", name=name)

    other = house.guest(host, "Somebody", size=SMALL)
    signs_in_with(other, key, name)
    ends_session_of(other, ann)
    says_goodbye(keys, "Anna of passkeys", table)


def creates(keys: Keyboard, name: str) -> str:
    """Make an account, and return its recovery key."""
    ann = keys.guest
    keys.presses("page-account")
    ann.sees("account-create-title")
    keys.types("name", name)
    keys.presses("account-create")
    ann.sees("account-key-once")
    key = ann.page.locator(".key").inner_text().strip()
    assert KEY.fullmatch(key)
    keys.presses("account-key-copy")
    ann.sees("account-key-copied")
    keys.presses("account-key-kept")
    ann.sees("account-signed-in", name=name)
    return key


def signs_in_with(guest: Guest, key: str, name: str) -> None:
    """Sign in where there are no passkeys."""
    guest.goes("account").sees("account-no-passkeys")
    guest.page.locator("#key").fill(key.lower())
    guest.presses("account-sign-in-key")
    guest.sees("account-signed-in", name=name)


def ends_session_of(other: Guest, ann: Guest) -> None:
    ann.expected.append("WebSocket")  # of the lobby, which may be on its way
    ann.page.reload()
    ended = ann.page.locator("section[aria-labelledby=sessions] li button")
    ended.click()
    ended.wait_for(state="detached")
    other.expected.append("401")
    other.presses("account-export")
    other.sees("account-signed-out")
    other.sees("account-create-title")


def says_goodbye(keys: Keyboard, name: str, table: str) -> None:
    """Take another name, everything that is stored, and leave."""
    ann = keys.guest
    keys.types("new-name", name)
    keys.presses("account-rename")
    ann.sees("account-signed-in", name=name)
    with ann.page.expect_download() as saved:
        keys.presses("account-export")
    told = json.loads(saved.value.path().read_text())
    assert [one["table"]["id"] for one in told["games"]] == [table]
    keys.types("confirm", name)
    keys.presses("account-delete")
    ann.sees("account-deleted")
    assert ann.page.evaluate("localStorage.getItem('claim:account')") is None


def test_a_second_device_goes_on_with_a_slow_game(house: House, host: str, axe: str) -> None:
    """Where there are no passkeys: the recovery key alone."""
    name = "Ann of two devices"
    ann = house.guest(host, "Somebody", size=WIDE)
    ann.goes("account")
    ann.page.locator("#name").fill(name)
    ann.presses("account-create-key")
    key = ann.page.locator(".key").inner_text().strip()
    ann.presses("account-key-kept")
    bob = joins(ann, clock="slow", leader="B")
    hand = ann.turn()["hand"]

    phone = house.guest(host, "Nobody", size=PHONE)
    signs_in_with(phone, key, name)
    phone.goes()
    assert phone.page.locator(".friend .name input").input_value() == name
    assert phone.page.locator(".friend .name input").is_editable() is False
    row = phone.page.locator("section[aria-labelledby=mine] li")
    row.get_by_text(phone.words("page-your-turn")).wait_for()
    row.get_by_text(re.compile(phone.words("lobby-time-left", time="").strip())).wait_for()
    assert row.count() == 1
    looks_right(phone.page, axe)
    phone.presses("page-resume")
    assert phone.turn()["hand"] == hand
    phone.plays()
    ann.until("(now) => now.hand.length === 12")

    phone.goes("account")
    phone.presses("account-sign-out")
    phone.sees("account-signed-out")
    phone.goes().page.locator(".friend .name input:not([readonly])").wait_for(state="attached")
    assert phone.page.locator("section[aria-labelledby=mine] li").count() == 0
    bob.hangs_up()


def test_a_key_is_made_anew_only_after_signing_in_again(serves, tmp_path, house: House, axe: str) -> None:
    host, file = serves(), tmp_path / "tables.sqlite"
    ann = house.guest(host, "Ann", size=SMALL)
    ann.goes("account")
    ann.page.locator("#name").fill("Ann again")
    ann.presses("account-create-key")
    key = ann.page.locator(".key").inner_text().strip()
    ann.presses("account-key-kept")
    with closing(sqlite3.connect(file)) as stored, stored:
        stored.execute("UPDATE sessions SET created = created - 3600")
    ann.expected.append("403")
    ann.presses("account-key-new")
    ann.sees("account-again-what")
    looks_right(ann.page, axe)
    ann.page.locator("#again").fill(key)
    ann.page.locator("dialog").get_by_role("button", name=ann.words("account-sign-in-key")).click()
    ann.sees("account-key-once")
    assert ann.page.locator(".key").inner_text().strip() != key
    ann.presses("account-key-kept")

    bob = ask(host, "/api/accounts", {"name": "Bob instead"})[1]["recovery_key"]
    with closing(sqlite3.connect(file)) as stored, stored:
        stored.execute("UPDATE sessions SET created = created - 3600")
    ann.presses("account-key-new")
    ann.page.locator("#again").fill(bob)
    ann.page.locator("dialog").get_by_role("button", name=ann.words("account-sign-in-key")).click()
    ann.sees("account-somebody-else", name="Bob instead")
    tab = ann.context.new_page()
    tab.goto(ann.page.url)
    tab.get_by_text(ann.words("account-signed-in", name="Bob instead")).wait_for()
    ann.presses("account-sign-out")
    tab.get_by_text(ann.words("account-create-title")).wait_for()


def test_passkeys_are_told_apart_named_and_removed_after_a_question(house: House, host: str, axe: str) -> None:
    ann = house.guest(f"localhost:{host.rpartition(':')[2]}", "Ann of names", size=SMALL)
    authenticator(ann.page)
    creates(Keyboard(ann), "Ann of names")
    section = ann.page.locator("section[aria-labelledby=passkeys]")
    rows = section.locator("li")
    device = section.locator("strong").first.inner_text().removesuffix(" (this device)")
    assert section.locator("strong").inner_text() == ann.words("account-passkey-this", label=device)
    ann.presses("account-passkey-add")
    section.get_by_role("alert").get_by_text(ann.words("account-passkey-here")).wait_for()

    authenticator(ann.page, "usb")
    ann.presses("account-passkey-add")
    rows.nth(1).wait_for()
    assert section.get_by_role("alert").count() == 0
    mine = ann.words("account-passkey-this", label=device)  # both may be of one second, and so in either order
    assert set(section.locator("strong").all_inner_texts()) == {mine, f"{device} 2"}
    ann.presses("account-passkey-rename", label=f"{device} 2")
    ann.expected.append("400")
    dialog = ann.page.locator("dialog")
    dialog.locator("input").fill("x" * 41)
    ann.presses("account-passkey-rename-yes")
    dialog.get_by_role("alert").wait_for()
    looks_right(ann.page, axe)
    dialog.locator("input").fill("My key ring")
    ann.presses("account-passkey-rename-yes")
    dialog.wait_for(state="detached")
    assert set(section.locator("strong").all_inner_texts()) == {"My key ring", mine}
    looks_right(ann.page, axe)

    ann.presses("account-passkey-remove", label="My key ring")
    ann.sees("account-passkey-remove-what")
    ann.presses("account-passkey-keep")
    assert rows.count() == 2
    removes(ann, "My key ring", "account-passkey-remove-what")
    rows.nth(1).wait_for(state="detached")
    removes(ann, device, "account-passkey-remove-last")
    rows.first.wait_for(state="detached")
    assert ann.page.evaluate("document.activeElement.id") == "passkeys"
    assert ann.page.evaluate("localStorage.getItem('claim:passkeys-here')") is None


def removes(guest: Guest, label: str, question: str) -> None:
    guest.presses("account-passkey-remove", label=label)
    guest.sees(question)
    guest.page.locator("dialog").get_by_role("button", name=guest.words("account-passkey-remove-yes")).last.click()


def test_a_recovery_key_that_nobody_kept_is_asked_for_again(house: House, host: str, axe: str) -> None:
    """Also where there could be passkeys: the key alone makes an account there too."""
    name = "Ann in a hurry"
    ann = house.guest(f"localhost:{host.rpartition(':')[2]}", name, size=SMALL)
    ann.goes("account")
    ann.page.locator("#name").fill(name)
    ann.presses("account-create-key")
    ann.sees("account-key-once")
    first = ann.page.locator(".key").inner_text().strip()
    ann.page.reload()
    ann.sees("account-key-unkept")
    looks_right(ann.page, axe)
    ann.presses("account-key-unkept-new")
    ann.sees("account-key-once")
    key = ann.page.locator(".key").inner_text().strip()
    assert key != first
    ann.goes().goes("account").sees("account-key-unkept")
    ann.presses("account-key-kept")
    assert not ann.shows("account-key-unkept")
    ann.page.reload()
    ann.sees("account-signed-in", name=name)
    assert not ann.shows("account-key-unkept")

    ann.presses("account-key-new")
    key = ann.page.locator(".key").inner_text().strip()
    ann.page.reload()
    ann.sees("account-key-unkept")
    ann.presses("account-sign-out")
    ann.page.locator("#key").fill(key)
    ann.presses("account-sign-in-key")
    ann.sees("account-signed-in", name=name)
    assert not ann.shows("account-key-unkept"), "who types it in has it"


def test_what_is_refused_is_said_where_the_button_is(house: House, host: str, axe: str) -> None:
    ann = signs_up(house.guest(host, "", size=SMALL), "Ann of errors")
    ann.goes("account").sees("account-delete-title")
    ann.expected += ["400", "409"]
    for section, field, text, button, error in (
        ("rename", "new-name", "regent", "account-rename", "error-bot_name"),
        ("delete", "confirm", "Bob", "account-delete", "error-other_name"),
    ):
        ann.page.locator(f"#{field}").fill(text)
        pressed = ann.page.get_by_role("button", name=ann.words(button), exact=True)
        pressed.click()
        told = ann.page.get_by_role("alert")
        told.get_by_text(ann.words(error, text=f"'{text}'", name="'Ann of errors'")).wait_for()
        assert told.count() == 1
        assert ann.page.locator(f"section[aria-labelledby={section}] [role=alert]").count() == 1
        above, below = told.bounding_box(), pressed.bounding_box()
        assert above is not None
        assert below is not None
        assert 0 <= above["y"] < below["y"] < above["y"] + above["height"] + 40
        assert above["y"] + above["height"] <= SMALL["height"], "it is in sight"
        described = f"document.getElementById(document.getElementById('{field}').getAttribute('aria-describedby'))"
        assert ann.page.evaluate(f"{described} === document.querySelector('[role=alert]')")
        looks_right(ann.page, axe)


def test_a_refused_name_and_a_passkey_that_is_not_there_are_told(house, host):
    bob = house.guest(f"localhost:{host.rpartition(':')[2]}", "Bob")
    authenticator(bob.page)
    bob.goes("account")
    bob.expected += ["400", "409"]
    bob.page.locator("#name").fill("regent")
    bob.presses("account-create")
    bob.sees("error-bot_name", text="'regent'")
    bob.page.locator("#key").fill("not a key")
    bob.presses("account-sign-in-key")
    bob.sees("error-mistyped_key", groups=7, size=4)
    bob.presses("account-sign-in")
    bob.sees("account-passkey-failed")


def test_one_sees_who_one_is_and_is_told_when_a_session_has_ended(serves, tmp_path, house, axe):
    host, file = serves(), tmp_path / "tables.sqlite"
    ann = signs_up(house.guest(host, "Nobody", size={"width": 360, "height": 640}), "Ann of the header")
    me = ann.page.locator("header .me", has_text="Ann of the header").filter(visible=True)
    for screen in ("", "learn", "people"):
        ann.goes(screen)
        me.wait_for()
    looks_right(ann.page, axe)
    with closing(sqlite3.connect(file)) as stored, stored:
        stored.execute("DELETE FROM sessions")
    ann.expected.append("401")
    ann.goes("daily").page.reload()
    ann.sees("account-ended", name="Ann of the header")
    looks_right(ann.page, axe)
    assert me.count() == 0
    ann.presses("account-ended-again")
    ann.page.locator("#name:not([value='Ann of the header'])").wait_for()
    assert not ann.shows("account-ended", name="Ann of the header")
