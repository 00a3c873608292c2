"""Sockets whose session ends while they are open: they are closed, at every process, and those of others are not."""

import sqlite3
from contextlib import closing

import pytest
from websockets.exceptions import ConnectionClosed

from claim.cli import main
from harness.accounts import COOKIE, Browser
from harness.clients import Person, wish
from harness.lobby import Guest
from harness.waiting import wait_for
from tests.web.running import server

SIGNED_OUT = 4401


@pytest.fixture(autouse=True)
def _attentive(monkeypatch):
    """Servers look often for what has changed."""
    monkeypatch.setattr("claim.cluster.single_server.SingleServer.poll_seconds", 0.05)


def at_table(host: str, table: str, browser: Browser, seat: str = "A") -> Person:
    """Connect to a seat of the account of this browser, without its token."""
    person = Person(host, table)
    person.headers, person.asked = {"Cookie": f"{COOKIE}={browser.cookie}"}, seat
    return person.connects()


def makes_table(browser: Browser) -> Person:
    """Make a table whose game is this browser's account's, and return whoever has its token."""
    made = browser.asks("/api/tables", wish("bot"))[1]
    return Person(browser.host, made["table"]["id"], made["token"])


def second_device(host: str, key: str) -> Browser:
    """Sign in to the account once more."""
    other = Browser(host)
    assert other.asks("/api/sessions", {"recovery_key": key})[0] == 200
    return other


def lobby_closed_with(guest: Guest) -> int | None:
    """Return the code with which the lobby is closed for a guest."""
    while True:
        try:
            guest.next()
        except ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code


def still_open(*people: Person | Guest) -> bool:
    for one in people:
        one.sends({"type": "ping"})
        one.hears("pong")
    return True


def test_what_a_session_has_opened_closes_with_it_and_nothing_else(url):
    with server(url) as host:
        first = Browser(host)
        key = first.creates("Tybalt")["recovery_key"]
        second, seat = second_device(host, key), makes_table(first)
        other = Browser(host)
        other.creates("Ursula")
        here, there = at_table(host, seat.table, first), at_table(host, seat.table, second)
        in_lobby, friend = Guest(host, cookie=second.cookie).enters(), Guest(host, cookie=other.cookie).enters()
        watching = at_table(host, seat.table, other, "mine")
        session = second.asks("/api/account")[1]["sessions"]
        gone = next(one["id"] for one in session if one["current"])
        assert first.asks("/api/account/sessions/end", {"id": gone})[0] == 200
        assert there.closed_with() == SIGNED_OUT
        assert lobby_closed_with(in_lobby) == SIGNED_OUT
        token = seat.connects()
        assert still_open(here, token, watching, friend)
        assert first.asks("/api/account/sessions/end", {"id": None})[0] == 200
        assert here.closed_with() == SIGNED_OUT
        assert still_open(token, watching, friend), "a token opens its seat for whoever has it"


def test_a_suspended_and_a_deleted_account_lose_their_sockets(url):
    with server(url) as host:
        for name, command in (("Viola", "suspend-account"), ("Wanda", "delete-account")):
            browser = Browser(host)
            browser.creates(name)
            lobby, seat = Guest(host, cookie=browser.cookie).enters(), makes_table(browser)
            table = at_table(host, seat.table, browser)
            assert main(["admin", "--database", url, command, name]) == 0
            assert table.closed_with() in (SIGNED_OUT, 4400)
            assert lobby_closed_with(lobby) == SIGNED_OUT


def test_whoever_signs_in_too_often_loses_the_session_that_was_used_least_lately(tmp_path, monkeypatch):
    monkeypatch.setattr("claim.accounts.accounts.MOST_SESSIONS", 2)
    with server(f"sqlite:///{tmp_path}/tables.sqlite") as host:
        first = Browser(host)
        key = first.creates("Xaver")["recovery_key"]
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file, file:
            file.execute("UPDATE sessions SET used = used - 60")
        seat = makes_table(first)
        open_at = [at_table(host, seat.table, browser) for browser in (first, second_device(host, key))]
        third = second_device(host, key)
        again = third.asks("/api/sessions", {"recovery_key": key})  # in place of its last one
        assert again[0] == 200
        wait_for(lambda: [_is_open(person) for person in open_at] == [False, True])
        assert len(third.asks("/api/account")[1]["sessions"]) == 2


def test_somebody_else_who_signs_in_with_the_same_browser_ends_what_it_had_open(tmp_path):
    with server(f"sqlite:///{tmp_path}/tables.sqlite") as host:
        browser, other = Browser(host), Browser(host)
        browser.creates("Yvonne")
        key = other.creates("Zacharias")["recovery_key"]
        table = at_table(host, makes_table(browser).table, browser)
        assert browser.asks("/api/sessions", {"recovery_key": key})[0] == 200
        assert table.closed_with() == SIGNED_OUT


def _is_open(person: Person) -> bool:
    try:
        return still_open(person)
    except ConnectionClosed:
        return False


def test_it_is_the_same_at_another_process(shared_url):
    with server(shared_url) as one, server(shared_url) as two:
        browser = Browser(one)
        browser.creates("Yorick")
        seat, lobby = makes_table(browser), Guest(two, cookie=browser.cookie).enters()
        table = at_table(two, seat.table, browser)
        assert browser.asks("/api/account/sessions/end", {"id": None})[0] == 200
        assert table.closed_with() == SIGNED_OUT
        assert lobby_closed_with(lobby) == SIGNED_OUT
