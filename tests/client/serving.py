"""A server that treats each visit to its sockets in its own way, and what a client hears of it."""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http import HTTPStatus
from queue import Queue
from ssl import SSLContext
from typing import Any

from websockets.http11 import Request, Response
from websockets.sync.server import ServerConnection, serve

from claim.client.address import Server
from claim.client.sockets import ReconnectingSocket
from harness.waiting import PATIENCE

Visit = Callable[[ServerConnection], object]


def told(socket: ServerConnection) -> dict[str, Any]:
    """Return the next message of the client."""
    message: dict[str, Any] = json.loads(socket.recv(PATIENCE))
    return message


@contextmanager
def serving(
    *visits: Visit, status: int = 101, location: str | None = None, tls: SSLContext | None = None
) -> Iterator[Server]:
    """Serve these visits one after another, or refuse all of them with this status, pointing to this `location`."""
    left = list(visits)

    def visit(socket: ServerConnection) -> None:
        left.pop(0)(socket)

    def refuse(socket: ServerConnection, _: Request) -> Response | None:
        if status == 101:
            return None
        response = socket.respond(HTTPStatus(status), "")
        if location is not None:
            response.headers["Location"] = location
        return response

    with serve(visit, "127.0.0.1", 0, process_request=refuse, ssl=tls) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield Server(f"http{'s' if tls else ''}://127.0.0.1:{server.socket.getsockname()[1]}/")
        finally:
            server.shutdown()
            thread.join(PATIENCE)


class Ears:
    """What a client heard."""

    def __init__(self) -> None:
        self.events: Queue[tuple[Any, Any]] = Queue()

    def until(self, kind: type) -> Any:
        """Return the next thing of this kind."""
        while True:
            _, one = self.events.get(timeout=PATIENCE)
            if isinstance(one, kind):
                return one


@contextmanager
def connected(
    connect: Callable[[Server, Queue[tuple[Any, Any]]], ReconnectingSocket], *visits: Visit, **how: Any
) -> Iterator[tuple[Any, Callable[[type], Any]]]:
    """Connect to a server with these visits; yield the connection, and what waits for something heard."""
    ears = Ears()
    with serving(*visits, **how) as server:
        link = connect(server, ears.events)
        link.start()
        try:
            yield link, ears.until
        finally:
            link.stop()
