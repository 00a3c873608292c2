"""The connection to the lobby, against a server that breaks it."""

import json
from queue import Queue
from typing import Any

import pytest
from websockets.sync.server import ServerConnection

from claim.client.address import Server
from claim.client.sockets import (
    ConnectionEnded,
    ConnectionLost,
    LobbyConnection,
    Reconnected,
    SoughtElsewhere,
)
from claim.game.cards import Seat
from claim.pairing.messages import LobbyMessage
from claim.records.fair import commitment
from claim.tables.states import ErrorMessage
from harness.waiting import PATIENCE
from tests.client.examples import example
from tests.client.serving import Visit, connected, told


def lobby(**fields: object) -> str:
    return json.dumps({**example("LobbyMessage"), "seek": None, "paired": None, **fields})


def linked(*visits: Visit, status: int = 101) -> Any:
    """Look for an opponent at a server with these visits, as `connected` does."""

    def seeking(server: Server, events: Queue[tuple[Any, Any]]) -> LobbyConnection:
        link = LobbyConnection(server, "p" * 22, events, {"Cookie": "claim_session=x"})
        link.seek("live", "Ann")
        return link

    return connected(seeking, *visits, status=status)


def test_the_same_seek_is_sent_over_every_socket_until_an_opponent_is_found():
    seeks = []

    def breaks(socket: ServerConnection) -> None:
        assert socket.request is not None
        assert socket.request.headers["Cookie"] == "claim_session=x"
        assert told(socket) == {"type": "hello", "protocol": 1, "player": "p" * 22}
        socket.send(lobby())
        seeks.append(told(socket))
        socket.send(lobby(seek={"id": seeks[0]["id"], "pool": "live", "waited": 3.5}))
        socket.close(1012)

    def finds(socket: ServerConnection) -> None:
        told(socket)
        socket.send(lobby())  # from before the seek was sent again: nothing is lost by it
        seeks.append(told(socket))
        socket.send(json.dumps({"type": "error", "id": seeks[0]["id"], "code": "not_kept", "params": {}}))
        seeks.append(told(socket))
        socket.send(lobby(paired={**example("LobbyMessage")["paired"], "id": seeks[0]["id"]}))
        socket.recv(PATIENCE)

    with linked(breaks, finds) as (link, until):
        until(ConnectionLost)
        until(Reconnected)
        room = until(LobbyMessage)
        while room.paired is None:
            room = until(LobbyMessage)
        assert link.is_mine(room.paired.id)
        held = link.seat(room.paired)
        assert seeks[0] == seeks[1] == seeks[2]
        assert seeks[0]["commitment"] == commitment(held.contribution)
        assert (held.table, held.seat, held.token) == (room.paired.table, Seat.A, room.paired.token)
        link.say(type="ping")


def test_each_search_has_a_contribution_of_its_own():
    sent = []

    def greets(socket: ServerConnection) -> None:
        told(socket)
        socket.send(lobby())
        sent.extend([told(socket) for _ in range(3)])
        socket.send(lobby())
        socket.recv(PATIENCE)

    with linked(greets) as (link, until):
        until(LobbyMessage)
        link.seek("slow", "Ann")
        link.cancel()
        until(LobbyMessage)
        link.say(type="ping")
    first, second, last = sent
    assert first["commitment"] != second["commitment"]
    assert last == {"type": "cancel", "id": second["id"]}


def test_a_seek_that_is_shown_no_longer_was_replaced_elsewhere():
    def replaces(socket: ServerConnection) -> None:
        told(socket)
        socket.send(lobby())
        seek = told(socket)
        socket.send(lobby(seek={"id": seek["id"], "pool": "live", "waited": 0}))
        socket.send(lobby())
        socket.recv(PATIENCE)

    with linked(replaces) as (link, until):
        until(SoughtElsewhere)
        link.say(type="ping")


def test_what_is_refused_is_heard():
    def refuses(socket: ServerConnection) -> None:
        told(socket)
        socket.send(lobby())
        socket.send(json.dumps({"type": "error", "id": told(socket)["id"], "code": "too_many_seeks", "params": {}}))
        socket.recv(PATIENCE)

    with linked(refuses) as (link, until):
        assert until(ErrorMessage).code == "too_many_seeks"
        link.say(type="ping")


@pytest.mark.parametrize(("status", "code"), [(403, "no_lobby"), (404, "no_lobby"), (401, "strange_server")])
def test_a_server_without_a_lobby_is_not_asked_again(status, code):
    with linked(status=status) as (_, until):
        assert until(ConnectionEnded).error.code == code


@pytest.mark.parametrize("change", [{"people": -1}, {"paired": {"table": "../x"}}, {"seek": 3}])
def test_a_lobby_that_makes_no_sense_ends_the_connection(change):
    def babbles(socket: ServerConnection) -> None:
        told(socket)
        socket.send(lobby(**change))
        socket.recv(PATIENCE)

    with linked(babbles) as (_, until):
        assert until(ConnectionEnded).error.code == "strange_server"
