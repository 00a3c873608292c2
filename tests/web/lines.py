"""Connections by hand: real ones to a server, and one without a network for a protocol alone."""

import asyncio
import contextlib
import json
import re
import socket
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Any

import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from claim.web.limits import Traffic
from claim.web.process.protocols import RequestProtocol, SocketProtocol
from harness.clients import ask
from harness.waiting import PATIENCE

HEAD = "POST /api/tables HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
UPGRADE = (
    "GET /ws/tables/{table} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@contextmanager
def line_to(host: str, head: str = "", buffer: int | None = None, **values: str) -> Iterator[socket.socket]:
    """Connect, with room for so many unread bytes if it is said, and send the beginning of a request."""
    name, _, port = host.partition(":")
    with socket.socket() as line:
        line.settimeout(PATIENCE)
        if buffer is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        line.connect((name, int(port)))
        line.sendall(head.format(host=host, **values).encode())
        yield line


def frame(opcode: int, data: bytes = b"", fin: bool = True) -> bytes:
    """Return a frame as clients send it."""
    return Frame(Opcode(opcode), data, fin).serialize(mask=True)


def said(*messages: Mapping[str, object]) -> bytes:
    return b"".join(frame(1, json.dumps(one).encode()) for one in messages)


def cut(line: socket.socket) -> bool:
    """Return whether the other side ends the connection, whatever it says before."""
    with contextlib.suppress(ConnectionError):
        while line.recv(65536):
            pass
    return True


def sends_until_cut(line: socket.socket, piece: bytes, most: int) -> int:
    """Send up to `most` bytes until the other side ends the connection, and return how many were sent."""
    sent = 0
    with contextlib.suppress(ConnectionError):
        while sent < most:
            line.sendall(piece)
            sent += len(piece)
    assert cut(line)
    return sent


def metric(host: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", ask(host, "/metrics")[1], flags=re.MULTILINE)
    return float(found[1]) if found else 0.0


class Line(asyncio.Transport):
    """A connection without a network, that counts nothing and remembers whether it was cut."""

    def __init__(self) -> None:
        super().__init__({"peername": ("192.0.2.7", 1234), "sockname": ("192.0.2.1", 80)})
        self.cut = self.paused = False
        self.written = b""

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def abort(self) -> None:
        self.cut = True

    def close(self) -> None:
        self.abort()

    def is_closing(self) -> bool:
        return self.cut

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def get_write_buffer_size(self) -> int:
        return 0


async def never(_scope: object, _receive: object, _send: object) -> None:
    """Answer nothing."""
    await asyncio.sleep(600)


async def refuses(_scope: object, _receive: object, send: Any) -> None:
    """Answer at once, without waiting for the body."""
    await send({"type": "http.response.start", "status": 404, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b""})


def request_protocol(traffic: Traffic, app: Any = never) -> RequestProtocol:
    config = uvicorn.Config(app, log_config=None, ws=partial(SocketProtocol, traffic=traffic))  # type: ignore[arg-type]
    config.load()
    return RequestProtocol(config, ServerState(), {}, traffic=traffic)


def socket_protocol(app: Any, traffic: Traffic) -> tuple[SocketProtocol, Line]:
    """Return the protocol of a socket whose handshake has come, and its connection."""
    config = uvicorn.Config(app, log_config=None)
    config.load()
    protocol, line = SocketProtocol(config, ServerState(), {}, traffic=traffic), Line()
    protocol.connection_made(line)
    protocol.data_received(UPGRADE.format(table="x", host="localhost").encode())
    return protocol, line
