"""Players and spectators who come back wherever the balancer sends them, and remember everything they were told."""

import asyncio
import contextlib
import json
import random
import secrets
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from claim.records.fair import commitment

Json = dict[str, Any]
# As the page does (page/src/wire/sockets.ts):
FIRST_WAIT, LONGER_EACH_TIME, LONGEST_WAIT = 0.4, 1.5, 8.0
PING_EVERY, PATIENCE = 20.0, 8.0
_AGAIN = {"not_kept", "not_read", "server_error"}  # the server's own trouble: what was sent is sent again
_LOST = (OSError, WebSocketException, InvalidHandshake, TimeoutError, asyncio.IncompleteReadError)


@dataclass
class Play:
    """A play that was sent."""

    id: str
    card: str
    ply: int
    seq: int | None = None  # once it is acknowledged


@dataclass
class Told:
    """What a client was told, to be compared with the log when all is over."""

    first: int | None = None  # the `seq` of the first state
    seq: int | None = None  # of the last one
    events: list[list[Json]] = field(default_factory=list)
    record: Json | None = None
    plays: dict[str, Play] = field(default_factory=dict)
    backwards: int = 0  # states that were older than one before
    snapshots: int = 0  # states that could not say what had happened since the one before
    changed_acks: int = 0  # commands that were acknowledged twice, with different numbers
    comebacks: list[float] = field(default_factory=list)  # seconds from a lost line to the next state
    slowest: list[str] = field(default_factory=list)  # how the longest of them went
    refused: Counter[str] = field(default_factory=Counter)


class Client:
    """A seat (with a token) or a spectator at one table, over as many sockets as it takes."""

    def __init__(
        self,
        host: str,
        table: str,
        token: str | None = None,
        contribution: str = "",
        *,
        rng: random.Random,
        source: str = "127.0.0.1",
        think: float = 0.3,
        heard: Callable[[int], None] = lambda _: None,
    ) -> None:
        """Come from the address `source`. `heard` is called with the number of every state."""
        self.host, self.table, self.token, self.contribution = host, table, token, contribution
        self.told = Told()
        self.state: Json = {}
        self.think = think
        self.online = asyncio.Event()
        self.over = asyncio.Event()
        self._rng, self._source, self._heard = rng, source, heard
        self._line: ClientConnection | None = None
        self.waiting: dict[str, str] = {}  # commands without an answer, by id
        self.asked: set[tuple[str, int]] = set()  # what was sent for which moment
        self._soon: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Stay connected until the game is over."""
        failures, step, steps = 0, "", list[str]()
        lost: float | None = None

        def note(what: str) -> None:
            if lost is not None:
                steps.append(f"{time.monotonic() - lost:.1f} s: {what}")

        while not self.over.is_set():
            try:
                step = "connecting"
                async with asyncio.timeout(PATIENCE):
                    line = await connect(
                        f"ws://{self.host}/ws/tables/{self.table}",
                        compression=None,
                        ping_interval=None,
                        open_timeout=PATIENCE,
                        close_timeout=0.2,
                        local_addr=(self._source, 0),
                    )
                try:
                    step = "waiting for a state"
                    note("connected")
                    hello = {"type": "hello", "protocol": 1, "token": self.token, "since": self.told.seq}
                    await line.send(json.dumps(hello))
                    async with asyncio.timeout(PATIENCE):
                        await self.hear(await line.recv())
                    if lost is not None:
                        note(f"back at {time.monotonic():.1f}")
                        if time.monotonic() - lost > max(self.told.comebacks, default=0.0):
                            self.told.slowest = [*steps]
                        self.told.comebacks.append(time.monotonic() - lost)
                    step = "playing"
                    failures, self._line = 0, line
                    for text in list(self.waiting.values()):
                        await line.send(text)
                    self.online.set()
                    await self._listen(line)
                finally:
                    self._line = None
                    self.online.clear()
                    with contextlib.suppress(Exception):
                        await line.close()
            except _LOST as error:
                note(f"{step}: {type(error).__name__} {error}"[:120])
            if self.over.is_set():
                break
            if failures == 0 or lost is None:
                lost, steps = time.monotonic(), []
            wait = min(LONGEST_WAIT, FIRST_WAIT * LONGER_EACH_TIME**failures) * (0.5 + self._rng.random() / 2)
            failures += 1
            await asyncio.sleep(wait)
        for task in self._soon:
            task.cancel()

    async def _listen(self, line: ClientConnection) -> None:
        while not self.over.is_set():
            try:
                async with asyncio.timeout(PING_EVERY):
                    text = await line.recv()
            except TimeoutError:
                await line.send('{"type":"ping"}')
                async with asyncio.timeout(PATIENCE):
                    text = await line.recv()
            await self.hear(text)

    async def hear(self, text: str | bytes) -> None:
        """Take a message, and do what there is to do then."""
        message = orjson.loads(text)
        match message["type"]:
            case "state":
                self._see(message)
            case "ack":
                self.waiting.pop(message["id"], None)
                play = self.told.plays.get(message["id"])
                if play is not None:
                    self.told.changed_acks += play.seq not in (None, message["seq"])
                    play.seq = message["seq"]
                if self.state:  # which may have come first, after a line was lost: then it is this client's turn again
                    self._act()
            case "error":
                await self._refused(message)

    def _see(self, state: Json) -> None:
        told = self.told
        if told.seq is not None and state["seq"] < told.seq:
            told.backwards += 1
            return
        if told.seq is None:
            told.first = state["seq"]
        else:
            told.snapshots += state["snapshot"]
            told.events += state["events"]
        told.seq, self.state = state["seq"], state
        self._heard(state["seq"])
        if state["table"]["status"] == "over":
            told.record = state["record"]
            self.over.set()
            return
        self._act()

    def _act(self) -> None:
        """Do what there is to do at this moment, once."""
        table, view = self.state["table"], self.state["view"]
        if self.token is None or self.waiting:
            return
        if table["status"] == "revealing" and not table["seats"][table["you"]]["revealed"]:
            if ("reveal", 0) not in self.asked:
                self.asked.add(("reveal", 0))
                self._send({"type": "reveal", "id": secrets.token_hex(8), "contribution": self.contribution})
        elif table["status"] == "playing" and view["legal"] and ("play", view["ply"]) not in self.asked:
            self.asked.add(("play", view["ply"]))
            self._later(self.think * (0.5 + self._rng.random()), view["ply"])

    def resign(self) -> None:
        """Give the game up, if there is one."""
        if self.state and self.state["table"]["status"] == "playing":
            self._send({"type": "resign", "id": secrets.token_hex(8)})

    def _later(self, seconds: float, ply: int) -> None:
        async def wait() -> None:
            await asyncio.sleep(seconds)
            if self.state["view"]["ply"] == ply and not self.over.is_set():
                play = Play(secrets.token_hex(8), self._rng.choice(self.state["view"]["legal"]), ply)
                self.told.plays[play.id] = play
                self._send({"type": "play", "id": play.id, "card": play.card, "ply": ply})

        self._start(wait())

    def _send(self, message: Json) -> None:
        """Send a command, now or when there is a line again, until it is answered."""
        text = json.dumps(message)
        self.waiting[message["id"]] = text
        self._start(self._post(text))

    async def _post(self, text: str) -> None:
        if self._line is not None:
            with contextlib.suppress(*_LOST):
                await self._line.send(text)

    async def _refused(self, message: Json) -> None:
        self.told.refused[message["code"]] += 1
        text = self.waiting.get(message["id"] or "")
        if text is None:
            return
        if message["code"] in _AGAIN:

            async def again() -> None:
                await asyncio.sleep(0.3)
                if message["id"] in self.waiting:
                    await self._post(text)

            self._start(again())
        else:
            del self.waiting[message["id"]]
            sent = json.loads(text)
            self.asked.discard((sent["type"], sent.get("ply", 0)))
            self._act()

    def _start(self, work: Any) -> None:  # noqa: ANN401  (a coroutine)
        task = asyncio.ensure_future(work)
        self._soon.add(task)
        task.add_done_callback(self._soon.discard)


async def new_table(host: str, contribution: str, bot: str | None = None, source: str = "127.0.0.1") -> Json:
    """Create a table, for a friend or against a bot; return the server's answer."""
    request = {"id": secrets.token_urlsafe(16), "kind": "bot" if bot else "friend", "bot": bot, "name": "Ann"}
    return await post_until_done(host, "/api/tables", {**request, "commitment": commitment(contribution)}, source)


async def sit_down(host: str, table: str, contribution: str, source: str = "127.0.0.1") -> Json:
    """Take the free seat of a table; return the server's answer."""
    request = {"id": secrets.token_urlsafe(16), "name": "Bob", "commitment": commitment(contribution)}
    return await post_until_done(host, f"/api/tables/{table}/sit", request, source)


async def post(host: str, path: str, data: object, source: str = "127.0.0.1") -> tuple[int, Any]:
    """Send a POST over a new connection; return its status and answer. Raises OSError, ValueError or TimeoutError."""
    name, _, port = host.partition(":")
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection(name, int(port), local_addr=(source, 0))
        try:
            body = json.dumps(data).encode()
            head = f"POST {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Type: application/json\r\n"
            writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
            answer = await reader.read()
        finally:
            writer.close()
    answered, _, content = answer.partition(b"\r\n\r\n")
    if b"chunked" in answered.lower():
        raise ValueError("a chunked answer")
    return int(answered.split(b" ", 2)[1]), json.loads(content)


async def post_until_done(host: str, path: str, data: object, source: str = "127.0.0.1") -> Json:
    """Send a POST again and again, with the same id, until a server has done it."""
    while True:
        with contextlib.suppress(OSError, ValueError, IndexError, TimeoutError):
            status, answer = await post(host, path, data, source)
            if status < 300:
                done: Json = answer
                return done
            if status < 500:  # a mistake of ours
                raise AssertionError(answer)
        await asyncio.sleep(0.3)
