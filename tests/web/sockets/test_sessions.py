"""Seats that the session of their account opens, without a token; and what closes when that session ends."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from claim.cli import main
from harness.accounts import COOKIE, Browser
from harness.clients import Person, wish
from harness.lobby import Guest
from harness.waiting import wait_for
from tests.web.running import server

SIGNED_OUT = 4401


@pytest.fixture(scope="module", autouse=True)
def _attentive() -> Iterator[None]:
    """Servers look often for what has changed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("claim.cluster.cluster.SingleServer.poll_seconds", 0.05)
        yield


@pytest.fixture(scope="module")
def file(tmp_path_factory) -> str:
    return f"{tmp_path_factory.mktemp('sessions')}/tables.sqlite"


@pytest.fixture(scope="module")
def host(file) -> Iterator[str]:
    with server(f"sqlite:///{file}") as found:
        yield found


def signs_up(host: str, name: str) -> tuple[Browser, str]:
    """Return somebody's browser, and the recovery key of their new account."""
    browser = Browser(host)
    return browser, browser.creates(name)["recovery_key"]


def second_device(host: str, key: str) -> Browser:
    other = Browser(host)
    assert other.asks("/api/sessions", {"recovery_key": key})[0] == 200
    return other


def seated(browser: Browser) -> Person:
    """Make a table against a bot, whose game is this browser's account's; return whoever has its token."""
    made = browser.asks("/api/tables", wish("bot"))[1]
    return Person(browser.host, made["table"]["id"], made["token"])


def visitor(browser: Browser, table: str, seat: str | None = "A", host: str | None = None, **headers: str) -> Person:
    """Return somebody without a token, with the session of this browser, who asks for this seat."""
    person = Person(host or browser.host, table)
    person.asked = seat
    person.headers = headers if browser.cookie is None else {**headers, "Cookie": f"{COOKIE}={browser.cookie}"}
    return person


def refused(browser: Browser, table: str, seat: str = "A") -> tuple[int, str]:
    return visitor(browser, table).turned_away({"type": "hello", "protocol": 1, "seat": seat})


def seen_as(person: Person) -> str:
    return str(person.connects().state["table"]["you"])


def lobby_closed_with(guest: Guest) -> int | None:
    """Return the code with which the lobby is closed for a guest."""
    while True:
        try:
            guest.next()
        except ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code


def still_open(*people: Person | Guest) -> bool:
    try:
        for one in people:
            one.sends({"type": "ping"})
            one.hears("pong")
    except ConnectionClosed:
        return False
    return True


def test_another_device_goes_on_with_the_game(host):
    browser, _ = signs_up(host, "Ottokar")
    seat = seated(browser)
    here, there = seat.connects(), visitor(browser, seat.table, "mine").connects()
    assert there.state["table"]["you"] == "A"
    there.does("leave")
    here.hears_status("over")
    assert browser.asks("/api/account/games?going=true")[1] == []


def test_a_page_from_elsewhere_sits_nowhere(host):
    browser, _ = signs_up(host, "Perdita")
    table = seated(browser).table
    with pytest.raises(InvalidStatus):
        visitor(browser, table, Origin="http://elsewhere.example").connects()
    near = {"Sec-Fetch-Site": "same-site"}  # another server of the same domain, to which browsers send the cookie
    assert seen_as(visitor(browser, table, "mine", **near)) == "spectator"


def test_a_session_opens_the_seats_of_its_account_alone_and_none_once_it_has_ended(host):
    (browser, _), (other, _) = signs_up(host, "Rosalind"), signs_up(host, "Sebastian")
    table = seated(browser).table
    for one, seat in ((other, "mine"), (browser, None)):
        assert seen_as(visitor(one, table, seat)) == "spectator"
    for one, seat in ((other, "A"), (browser, "B")):
        assert refused(one, table, seat) == (4400, "not_seated")
    before = Browser(host, browser.cookie)
    browser.asks("/api/account/sessions/end", {"id": None})
    for one in (before, Browser(host)):
        assert refused(one, table) == (4400, "not_signed_in")
    assert seen_as(visitor(before, table, "mine")) == "spectator"


def test_what_a_session_has_opened_closes_with_it_and_nothing_else(host):
    (first, key), (other, _) = signs_up(host, "Tybalt"), signs_up(host, "Ursula")
    second, seat = second_device(host, key), seated(first)
    here, there = visitor(first, seat.table).connects(), visitor(second, seat.table).connects()
    in_lobby, friend = Guest(host, cookie=second.cookie).enters(), Guest(host, cookie=other.cookie).enters()
    watching = visitor(other, seat.table, "mine").connects()
    gone = next(one["id"] for one in second.asks("/api/account")[1]["sessions"] if one["current"])
    assert first.asks("/api/account/sessions/end", {"id": gone})[0] == 200
    assert there.closed_with() == lobby_closed_with(in_lobby) == SIGNED_OUT
    token = seat.connects()
    assert still_open(here, token, watching, friend)
    assert first.asks("/api/account/sessions/end", {"id": None})[0] == 200
    assert here.closed_with() == SIGNED_OUT
    assert still_open(token, watching, friend), "a token opens its seat for whoever has it"


@pytest.mark.parametrize(("name", "command"), [("Viola", "suspend-account"), ("Wanda", "delete-account")])
def test_a_suspended_or_deleted_account_loses_its_sockets(host, file, name, command):
    browser, _ = signs_up(host, name)
    lobby, table = Guest(host, cookie=browser.cookie).enters(), visitor(browser, seated(browser).table).connects()
    assert main(["admin", "--database", f"sqlite:///{file}", command, name]) == 0
    assert table.closed_with() in (SIGNED_OUT, 4400)
    assert lobby_closed_with(lobby) == SIGNED_OUT


def test_whoever_signs_in_too_often_loses_the_session_that_was_used_least_lately(host, file, monkeypatch):
    monkeypatch.setattr("claim.accounts.accounts.MOST_SESSIONS", 2)
    first, key = signs_up(host, "Xaver")
    with closing(sqlite3.connect(file)) as stored, stored:
        stored.execute("UPDATE sessions SET used = used - 60")
    table = seated(first).table
    open_at = [visitor(browser, table).connects() for browser in (first, second_device(host, key))]
    third = second_device(host, key)
    assert third.asks("/api/sessions", {"recovery_key": key})[0] == 200  # in place of its last one
    wait_for(lambda: [still_open(person) for person in open_at] == [False, True])
    assert len(third.asks("/api/account")[1]["sessions"]) == 2


def test_somebody_else_who_signs_in_with_the_same_browser_ends_what_it_had_open(host):
    (browser, _), (_, key) = signs_up(host, "Yvonne"), signs_up(host, "Zacharias")
    table = visitor(browser, seated(browser).table).connects()
    assert browser.asks("/api/sessions", {"recovery_key": key})[0] == 200
    assert table.closed_with() == SIGNED_OUT


def test_it_is_the_same_at_another_process(shared_url):
    with server(shared_url) as one, server(shared_url) as two:
        browser, _ = signs_up(one, "Yorick")
        lobby, table = Guest(two, cookie=browser.cookie).enters(), visitor(browser, seated(browser).table, host=two)
        table.connects()
        assert browser.asks("/api/account/sessions/end", {"id": None})[0] == 200
        assert table.closed_with() == lobby_closed_with(lobby) == SIGNED_OUT
