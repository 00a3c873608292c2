"""Clients of a server, honest ones and the raw connections of attackers. Each comes from an address of its own."""

import asyncio
import base64
import json
import os
import secrets
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from claim.records.fair import commitment

SECONDS = 10.0  # until a client gives up
TEXT, CONTINUATION, PING, PONG = 1, 0, 9, 10
FIN = 0x80


class Refused(Exception):
    """The server answered with a status from 400."""

    def __init__(self, status: int, answer: str) -> None:
        super().__init__(f"{status} {answer[:200]}")
        self.status = status


@dataclass(frozen=True)
class Host:
    """Where the server is, and from which address we come."""

    port: int
    address: str = "127.0.0.1"

    @property
    def name(self) -> str:
        """The server's host and port."""
        return f"127.0.0.1:{self.port}"

    def seen_from(self, address: str) -> "Host":
        """Return the same server for another client."""
        return Host(self.port, address)

    def neighbour(self, number: int) -> "Host":
        """Return the same server for another client of the same network."""
        return self.seen_from(f"{self.address.rpartition('.')[0]}.{2 + number}")

    async def dial(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a plain connection. Raises OSError."""
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))

    @asynccontextmanager
    async def dialled(self) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """Open a plain connection, and cut it at the end. Raises OSError."""
        reader, writer = await self.dial()
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    async def request(self, path: str, data: object = None, **headers: str) -> tuple[int, str]:
        """Send a request on a new connection, and return status and body. Raises OSError or TimeoutError."""
        status, _, body = await self.exchange(path, data, **headers)
        return status, body

    async def exchange(self, path: str, data: object = None, **headers: str) -> tuple[int, str, str]:
        """Send a request on a new connection, and return status, head and body. Raises OSError or TimeoutError."""
        body = b"" if data is None else json.dumps(data).encode()
        given = {"host": self.name, "connection": "close", "content-type": "application/json", **headers}
        head = f"{'GET' if data is None else 'POST'} {path} HTTP/1.1\r\n" + "".join(
            f"{name.replace('_', '-')}: {value}\r\n" for name, value in given.items()
        )
        async with asyncio.timeout(SECONDS), self.dialled() as (reader, writer):
            writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
            answer = await reader.read()
        if not answer.startswith(b"HTTP/1.1 "):
            raise ConnectionResetError("no answer")
        head, _, text = answer.partition(b"\r\n\r\n")
        return int(answer[9:12]), head.decode(errors="replace"), text.decode(errors="replace")

    async def ask(self, path: str, data: object = None) -> Any:  # noqa: ANN401  (JSON)
        """Send a request and return its answer. Raises Refused, OSError or TimeoutError."""
        status, text = await self.request(path, data)
        if status >= 400:
            raise Refused(status, text)
        return json.loads(text)

    async def upgrade(self, table: str, **headers: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a raw WebSocket. Raises OSError, or Refused where the server does not want it."""
        reader, writer = await self.dial()
        key = base64.b64encode(os.urandom(16)).decode()
        given = {"host": self.name, "upgrade": "websocket", "connection": "Upgrade", "sec_websocket_version": "13"}
        given |= {"sec_websocket_key": key, **headers}
        lines = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in given.items())
        writer.write(f"GET /ws/tables/{table} HTTP/1.1\r\n{lines}\r\n".encode())
        try:
            async with asyncio.timeout(SECONDS):
                head = await reader.readuntil(b"\r\n\r\n")
        except asyncio.IncompleteReadError:
            writer.transport.abort()
            raise ConnectionResetError("no answer") from None
        if not head.startswith(b"HTTP/1.1 101"):
            writer.transport.abort()
            raise Refused(int(head[9:12]), "")
        return reader, writer


async def drain(reader: asyncio.StreamReader) -> None:
    """Read and forget everything until the server hangs up."""
    with suppress(OSError):
        while await reader.read(1 << 16):
            pass


def frame(opcode: int, payload: bytes = b"", first: int = FIN) -> bytes:
    """Return a client's WebSocket frame."""
    mask = b"\x01\x02\x03\x04"
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + struct.pack(">H", size)
    masked = bytes(one ^ mask[place % 4] for place, one in enumerate(payload))
    return bytes([first | opcode]) + length + mask + masked


def hello(token: str | None) -> str:
    """Return a socket's first message."""
    return json.dumps({"type": "hello", "protocol": 1, "token": token, "since": None})


@dataclass
class Player:
    """Somebody with a seat, and a socket that plays."""

    host: Host
    table: str
    token: str
    contribution: str
    state: dict[str, Any] = field(default_factory=dict)
    line: ClientConnection | None = None

    @classmethod
    async def creates(
        cls, host: Host, kind: str = "friend", bot: str | None = None, name: str = "Ann", **more: object
    ) -> "Player":
        """Create a table. Raises Refused, OSError or TimeoutError, as all of these do."""
        secret = secrets.token_hex(32)
        wanted = {"kind": kind, "bot": bot, "name": name, "commitment": commitment(secret), **more}
        made = await host.ask("/api/tables", {"id": secrets.token_urlsafe(16), **wanted})
        return cls(host, made["table"]["id"], made["token"], secret)

    async def invites(self, name: str = "Bob") -> "Player":
        """Return the other one, who sits down now."""
        secret = secrets.token_hex(32)
        wanted = {"id": secrets.token_urlsafe(16), "name": name, "commitment": commitment(secret)}
        sat = await self.host.ask(f"/api/tables/{self.table}/sit", wanted)
        return Player(self.host, self.table, sat["token"], secret)

    async def connects(self) -> None:
        """Say hello on a socket."""
        self.line = await connect(
            f"ws://{self.host.name}/ws/tables/{self.table}",
            local_addr=(self.host.address, 0),
            compression=None,
            ping_interval=None,
            open_timeout=SECONDS,
            close_timeout=1,
        )
        await self.says(hello(self.token))
        await self.hears("state")

    async def says(self, message: str | dict[str, object]) -> None:
        """Send a message."""
        assert self.line is not None
        await self.line.send(message if isinstance(message, str) else json.dumps(message))

    async def hears(self, kind: str, **wanted: object) -> dict[str, Any]:
        """Read until a message of this kind comes. Raises TimeoutError, Refused for an error."""
        assert self.line is not None
        async with asyncio.timeout(SECONDS):
            while True:
                message: dict[str, Any] = json.loads(await self.line.recv())
                if message["type"] == "state":
                    self.state = message
                if message["type"] == kind and all(message[name] == value for name, value in wanted.items()):
                    return message
                if message["type"] == "error":
                    raise Refused(400, message["code"])

    async def does(self, kind: str, **fields: object) -> int:
        """Send a command and return its `seq` once it is acknowledged."""
        number = secrets.token_hex(8)
        await self.says({"type": kind, "id": number, **fields})
        return int((await self.hears("ack", id=number))["seq"])

    async def reveals(self) -> None:
        """Reveal the contribution."""
        await self.does("reveal", contribution=self.contribution)

    async def plays(self) -> int:
        """Play the first card that may be played; return the `seq`."""
        view = self.state["view"]
        return await self.does("play", card=view["legal"][0], ply=2 * len(view["tricks"]) + (view["led"] is not None))

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.state) and self.state["table"]["status"] == "over"

    @property
    def may_play(self) -> bool:
        """Whether it is this one's turn, as far as they know."""
        return bool(self.state and self.state["view"] and self.state["view"]["legal"])

    async def until_turn(self, seq: int = 0) -> None:
        """Read until it is this one's turn, at `seq` or later, or the game is over."""
        while self.state["seq"] < seq or not (self.may_play or self.over):
            await self.hears("state")

    def hangs_up(self) -> None:
        """Cut the connection, without a word."""
        if self.line is not None:
            self.line.transport.abort()
            self.line = None
