"""The connection to a table, against a server that breaks it."""

import json
from dataclasses import replace
from typing import Any

import pytest
from websockets.sync.server import ServerConnection

from claim.client.files import HeldSeat
from claim.client.messages import State
from claim.client.sockets import (
    CommandResult,
    ConnectionEnded,
    ConnectionLost,
    Reconnected,
    TableConnection,
)
from claim.client.tls import TurnTaking
from claim.game.cards import Seat
from claim.tables.states import ErrorMessage
from harness.push_service import Certificates
from harness.waiting import PATIENCE
from tests.client.examples import example
from tests.client.serving import Visit, connected, serving, told

HELD = HeldSeat("http://127.0.0.1", "nXyUTAkmZKbZ", Seat.B, "t" * 43, "1" * 64)


def state(seq: int) -> str:
    return json.dumps({**example("StateMessage"), "seq": seq})


def linked(*visits: Visit, held: HeldSeat = HELD, **how: Any) -> Any:
    """Connect to a table at a server with these visits, as `connected` does."""
    session = {"Cookie": "claim_session=x"}
    return connected(lambda server, events: TableConnection(server, held, events, session), *visits, **how)


def test_a_command_keeps_its_id_until_it_is_acknowledged():
    """The first socket breaks after the play; the second is told what was seen last, and gets the same play again."""
    plays = []

    def breaks(socket: ServerConnection) -> None:
        assert told(socket) == {"type": "hello", "protocol": 1, "token": HELD.token, "since": None}
        socket.send(state(7))
        plays.append(told(socket))
        socket.close(1011)

    def goes_on(socket: ServerConnection) -> None:
        assert told(socket)["since"] == 7
        socket.send(state(7))
        plays.append(told(socket))
        for _ in range(2):  # the second is no news
            socket.send(json.dumps({"type": "error", "id": plays[0]["id"], "code": "not_kept", "params": {}}))
            plays.append(told(socket))
        for _ in range(2):  # the second is passed over
            socket.send(json.dumps({"type": "ack", "id": plays[0]["id"], "seq": 8}))
        socket.recv(PATIENCE)

    with linked(breaks, goes_on) as (link, until):
        until(State)
        link.send(type="play", card="G1", ply=2)
        until(ConnectionLost)
        until(Reconnected)
        later = until(ErrorMessage)
        assert (later.id, later.code) == (plays[0]["id"], "not_kept")
        assert isinstance(until(object), CommandResult)
        assert plays[0] == plays[1] == plays[2] == plays[3]
        link.say(type="ping")


def test_what_was_sent_before_the_greeting_is_sent_after_it():
    def greets(socket: ServerConnection) -> None:
        assert told(socket)["type"] == "hello"
        socket.send(state(3))
        asked = told(socket)
        assert asked["type"] == "resign"
        socket.send(json.dumps({"type": "error", "id": asked["id"], "code": "wrong_moment", "params": {}}))
        socket.recv(PATIENCE)

    with linked(greets) as (link, until):
        link.send(type="resign")
        assert until(CommandResult).error.code == "wrong_moment"
        link.say(type="ping")


def test_it_does_not_come_back_where_that_is_pointless():
    def refuses(socket: ServerConnection) -> None:
        told(socket)
        socket.send(json.dumps({"type": "error", "id": None, "code": "no_table", "params": {"table": "x"}}))
        socket.close(4404)

    with linked(refuses) as (_, until):
        ended = until(object)  # which is said once
        assert isinstance(ended, ConnectionEnded)
        assert ended.error.code == "no_table"


def test_what_is_refused_before_another_message_or_a_passing_end_is_heard():
    def refuses(socket: ServerConnection) -> None:
        told(socket)
        socket.send(state(7))
        for code in ("too_big", "too_fast"):
            socket.send(json.dumps({"type": "error", "id": None, "code": code, "params": {}}))
        socket.close(4429)

    with linked(refuses) as (_, until):
        assert [until(ErrorMessage).code for _ in range(2)] == ["too_big", "too_fast"]
        until(ConnectionLost)


@pytest.mark.parametrize("status", [301, 302, 307])
def test_a_token_does_not_follow_a_server_that_points_elsewhere(status):
    greeted: list[ServerConnection] = []
    with serving(greeted.append) as elsewhere, linked(status=status, location=elsewhere.socket("x")) as (_, until):
        error = until(ConnectionEnded).error
    assert str(error).endswith(f"HTTP {status}, '{elsewhere.socket('x')}'")
    assert greeted == []


def test_trouble_that_nobody_foresaw_ends_the_connection(monkeypatch):
    """Such as websockets 14.1 made of a handshake that was cut."""

    def cut(*_: object, **__: object) -> None:
        raise EOFError

    monkeypatch.setattr("claim.client.sockets.connect", cut)
    with linked() as (_, until):
        assert until(ConnectionEnded).error.code == "no_server"


def test_a_server_that_talks_nonsense_ends_the_connection():
    def babbles(socket: ServerConnection) -> None:
        told(socket)
        socket.send("<html>")

    with linked(babbles) as (_, until):
        assert until(ConnectionEnded).error.code == "strange_server"


def test_a_seat_without_a_token_is_opened_by_the_session_of_its_account():
    def greets(socket: ServerConnection) -> None:
        assert socket.request is not None
        assert socket.request.headers["Cookie"] == "claim_session=x"
        assert told(socket) == {"type": "hello", "protocol": 1, "token": None, "seat": "B", "since": None}
        socket.send(state(3))
        socket.recv(PATIENCE)

    with linked(greets, held=replace(HELD, token="")) as (link, until):
        until(State)
        link.say(type="ping")


def test_over_tls_the_threads_take_turns(monkeypatch, tmp_path):
    certificates = Certificates()
    monkeypatch.setenv("SSL_CERT_FILE", str(certificates.authority(tmp_path)))
    own = certificates.of_server()
    own.sslsocket_class = TurnTaking  # this server, too, reads in one thread and writes in another
    taking_turns = []

    def greets(socket: ServerConnection) -> None:
        told(socket)
        socket.send(state(3))
        told(socket)

    def send(self: TurnTaking, *given: Any) -> int:
        taking_turns.append(self.server_side)
        return as_it_is(self, *given)

    as_it_is = TurnTaking.send
    monkeypatch.setattr(TurnTaking, "send", send)
    with linked(greets, tls=own) as (link, until):
        until(State)
        assert False in taking_turns
        link.say(type="ping")
