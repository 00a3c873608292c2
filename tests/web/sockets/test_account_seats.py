"""Seats that are opened by the session of their account, in a browser that has no token."""

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from harness.accounts import COOKIE, Browser
from harness.clients import Person, new_id, wish


def seated(host: str, name: str) -> tuple[Browser, Person]:
    """Return somebody who has signed in and made a table against a bot, and who they are there."""
    browser = Browser(host)
    browser.creates(name)
    made = browser.asks("/api/tables", wish("bot"))[1]
    return browser, Person(host, made["table"]["id"], made["token"])


def visitor(host: str, table: str, session: str | None, **headers: str) -> Person:
    """Return somebody without a token whose browser has this session."""
    person = Person(host, table)
    person.headers = headers if session is None else {**headers, "Cookie": f"{COOKIE}={session}"}
    return person


def elsewhere(host: str, table: str, session: str | None, seat: str = "mine", **headers: str) -> Person:
    """Connect without a token, with this session."""
    person = visitor(host, table, session, **headers)
    person.asked = seat
    return person.connects()


def refused(host: str, table: str, session: str | None, seat: str) -> tuple[str, int]:
    """Connect without a token where that is refused; return the code of the error and of the close."""
    person = visitor(host, table, session).connects(greet=False)
    person.sends({"type": "hello", "protocol": 1, "seat": seat})
    code = person.hears("error")["code"]
    with pytest.raises(ConnectionClosed) as closed:
        person.next()
    assert closed.value.rcvd is not None
    return code, closed.value.rcvd.code


def test_another_device_goes_on_with_the_game(host):
    browser, person = seated(host, "Ottokar")
    assert browser.cookie is not None
    here, there = person.connects(), elsewhere(host, person.table, browser.cookie)
    assert there.state["table"]["you"] == "A"
    there.sends({"type": "leave", "id": new_id()})
    there.hears("ack")
    while here.state["table"]["status"] != "over":
        here.next()
    games = browser.asks("/api/account/games?going=true")[1]
    assert games == []
    here.hangs_up()
    there.hangs_up()


def test_a_page_from_elsewhere_sits_nowhere(host):
    browser, person = seated(host, "Perdita")
    with pytest.raises(InvalidStatus):
        elsewhere(host, person.table, browser.cookie, Origin="http://elsewhere.example")
    near = {"Sec-Fetch-Site": "same-site"}  # another server of the same domain, to which browsers send the cookie
    assert elsewhere(host, person.table, browser.cookie, **near).state["table"]["you"] == "spectator"


def test_a_session_that_has_ended_opens_nothing(host):
    browser, person = seated(host, "Quentin")
    session = browser.cookie
    assert elsewhere(host, person.table, session, "A").state["table"]["you"] == "A"
    browser.asks("/api/account/sessions/end", {"id": None})
    assert refused(host, person.table, session, "A") == ("not_signed_in", 4400)
    assert refused(host, person.table, None, "A") == ("not_signed_in", 4400)
    assert elsewhere(host, person.table, session).state["table"]["you"] == "spectator"


def test_whose_seat_it_is_not_may_watch_and_not_sit(host):
    browser, person = seated(host, "Rosalind")
    other = Browser(host)
    other.creates("Sebastian")
    assert elsewhere(host, person.table, other.cookie).state["table"]["you"] == "spectator"
    assert refused(host, person.table, other.cookie, "A") == ("not_seated", 4400)
    assert refused(host, person.table, browser.cookie, "B") == ("not_seated", 4400)
    assert visitor(host, person.table, browser.cookie).connects().state["table"]["you"] == "spectator"
