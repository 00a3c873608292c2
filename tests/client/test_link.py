"""The connection to a table, against a server that breaks it."""

import json
import queue
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from websockets.sync.server import ServerConnection, serve

from claim.client.address import Server
from claim.client.link import Done, Ended, Found, Heard, Link, Lost
from claim.client.messages import Refusal, State
from claim.client.seats import HeldSeat
from claim.game.cards import Seat
from harness.waiting import PATIENCE
from tests.client.examples import example

HELD = HeldSeat("http://127.0.0.1", "nXyUTAkmZKbZ", Seat.B, "t" * 43, "1" * 64)
Visit = Callable[[ServerConnection], object]


def state(seq: int) -> str:
    return json.dumps({**example("StateMessage"), "seq": seq})


def told(socket: ServerConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(socket.recv(PATIENCE))
    return message


@contextmanager
def linked(*visits: Visit) -> Iterator[tuple[Link, Callable[[type], Any]]]:
    """Connect to a server that treats each visit in its own way; yield the link, and what waits for something heard."""
    left = list(visits)
    heard: queue.Queue[Heard] = queue.Queue()

    def until(kind: type) -> Any:
        while True:
            one = heard.get(timeout=PATIENCE)
            if isinstance(one, kind):
                return one

    def visit(socket: ServerConnection) -> None:
        left.pop(0)(socket)

    with serve(visit, "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        link = Link(Server(f"http://127.0.0.1:{server.socket.getsockname()[1]}/"), HELD, heard.put)
        link.start()
        try:
            yield link, until
        finally:
            link.stop()
            server.shutdown()
            thread.join(PATIENCE)


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
        socket.send(json.dumps({"type": "error", "id": plays[0]["id"], "code": "not_kept", "params": {}}))
        plays.append(told(socket))
        for _ in range(2):  # the second is passed over
            socket.send(json.dumps({"type": "ack", "id": plays[0]["id"], "seq": 8}))
        socket.recv(PATIENCE)

    with linked(breaks, goes_on) as (link, until):
        until(State)
        link.send(type="play", card="G1", ply=2)
        until(Lost)
        until(Found)
        assert until(Refusal).error.code == "not_kept"
        assert until(Done).error is None
        assert plays[0] == plays[1] == plays[2]
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
        assert until(Done).error.code == "wrong_moment"
        link.say(type="ping")


def test_it_does_not_come_back_where_that_is_pointless():
    def refuses(socket: ServerConnection) -> None:
        told(socket)
        socket.send(json.dumps({"type": "error", "id": None, "code": "no_table", "params": {"table": "x"}}))
        socket.close(4404)

    with linked(refuses) as (_, until):
        assert until(Ended).error.code == "no_table"


def test_a_server_that_talks_nonsense_ends_the_connection():
    def babbles(socket: ServerConnection) -> None:
        told(socket)
        socket.send("<html>")

    with linked(babbles) as (_, until):
        assert until(Ended).error.code == "strange_server"
