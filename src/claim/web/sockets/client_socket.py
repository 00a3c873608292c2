"""What every socket of the server does: it takes one message at a time, answers, and shows what is.

Two things happen at once. The reader takes one message at a time and carries it out. The sender runs while there is
something to send: first the answers, in their order, then what there is to show now. What is shown is not queued: a
slow reader gets the latest, and a client that does not read for a while is dropped.
"""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass, field

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from claim.accounts.accounts import SignedIn
from claim.game.errors import ClaimError
from claim.tables.errors import TableError
from claim.tables.tokens import digest
from claim.web.errors import RequestError
from claim.web.limits import counted_as, remote_address
from claim.web.logs import note
from claim.web.metrics import failed
from claim.web.sockets.connections import TRY_AGAIN, Connections
from claim.web.traffic import FLOOD
from claim.web.wire.base import encode
from claim.web.wire.socket import id_of

BAD_HELLO, NO_TABLE, TOO_FAST, OWN_FAULT = 4400, 4404, 4429, 1011
MOST_ANSWERS = 8  # unsent, before no more messages are read
CLOSING = {"no_table": NO_TABLE, "not_read": OWN_FAULT, "not_kept": OWN_FAULT}  # other errors are the client's
GONE = (WebSocketDisconnect, WebSocketDisconnected)  # what starlette raises once a client has hung up


@dataclass(slots=True, eq=False, repr=False)
class ClientSocket(ABC):
    """A client's socket."""

    _websocket: WebSocket
    connections: Connections
    greeted: bool = field(default=False, init=False)
    ended: bool = field(default=False, init=False)
    heard_at: float = field(default_factory=time.monotonic, init=False)
    remote_address: str = field(init=False)
    network: str = field(init=False)
    session: str | None = field(default=None, init=False)
    stuck_since: float | None = field(default=None, init=False)  # since when something has been waiting to be sent
    _ending: bool = field(default=False, init=False)
    _sending: int = field(default=0, init=False)
    _answers: list[str] = field(default_factory=list, init=False)  # to be sent before the next state
    _changed: bool = field(default=False, init=False)  # since the last state was sent
    _sender: asyncio.Task[None] | None = field(default=None, init=False)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set, init=False)

    def __post_init__(self) -> None:
        self.remote_address = remote_address(self._websocket.scope)
        self.network = counted_as(self.remote_address)

    @abstractmethod
    async def _greet(self, text: str) -> None:
        """Let the client in by its first message. Raises the ClaimError that turns it away."""

    @abstractmethod
    async def _leave(self) -> None:
        """Note that a client who was let in is gone."""

    @abstractmethod
    async def _do(self, text: str) -> None:
        """Do what a message asks. Raises the ClaimError that refuses it."""

    @abstractmethod
    async def _show(self) -> None:
        """Send what is new, if anything is."""

    # --- the socket's life -----------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Serve the socket from its first message to its last."""
        try:
            await self._websocket.accept()
            if self.connections.closing:
                await self.farewell(TRY_AGAIN)
                return
            try:
                self.connections.enter(self)
            except ClaimError as error:
                await self._end(error, TOO_FAST)
            else:
                await self._visit()
        except GONE:
            pass
        finally:
            self.ended = True
            self.connections.leave(self)
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _visit(self) -> None:
        try:
            await self._greet(await self._receive())
        except ClaimError as error:
            await self._end(error, CLOSING.get(error.code, BAD_HELLO))
            return
        except GONE:
            raise
        except Exception as error:  # logged, and reported as the server's own
            await self._end(failed(self.connections.metrics, error, where="hello"), OWN_FAULT)
            return
        self.greeted = True
        try:
            self._has_news()
            while not self.ended:
                await self._answer(await self._receive())
                while len(self._answers) > MOST_ANSWERS and self._sender is not None:
                    await asyncio.wait({self._sender})
        finally:
            await self._leave()

    async def _receive(self) -> str:
        """Return the next message. Report and skip those that are not text or too large.

        Raises WebSocketDisconnect when the client is gone.
        """
        most = int(self.connections.limits.message_bytes)
        while True:
            message = await self._websocket.receive()
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(message.get("code", 1005))
            self.heard_at = time.monotonic()
            if self.ended:
                continue
            if FLOOD in message:
                await self._end(RequestError("too_fast"), TOO_FAST)
                continue
            text = message.get("text")
            if text is None:
                self._refuse(None, RequestError("bad_message", field="'message'", problem="expected text, not bytes"))
                continue
            size = len(text.encode("utf-8", "surrogatepass"))
            if size <= most:
                return str(text)
            self._refuse(None, RequestError("too_big", size=size, most=most))

    async def _answer(self, text: str) -> None:
        """Do what a message asks, or report why not. Whatever it is, the socket stays open."""
        try:
            await self._do(text)
        except ClaimError as error:
            self._refuse(id_of(text), error)
        except Exception as error:  # logged, and reported as the server's own
            self._refuse(id_of(text), failed(self.connections.metrics, error, where="socket"))

    async def _signed_in(self, token: str | None) -> SignedIn | None:
        """Return who has signed in with this session. The socket is closed once it ends, also while it is looked up."""
        self.session = None if token is None else digest(token)
        person = await self.connections.tables.accounts.signed_in(token)
        if person is None:
            self.session = None
        return person

    # --- what the client hears -------------------------------------------------------------------------------------

    def _say(self, message: object) -> None:
        """Queue an answer. It is sent before the next state."""
        self._answers.append(encode(message))
        self._wake_sender()

    def _refuse(self, command_id: str | None, error: ClaimError) -> None:
        self.connections.metrics.refused.labels(error.code).inc()
        self._say({"type": "error", "id": command_id, "code": error.code, "params": error.params})

    def _has_news(self) -> None:
        self._changed = True
        self._wake_sender()

    def _wake_sender(self) -> None:
        if self._sender is None and not self.ended:
            self._sender = self._begin(self._send_all())

    async def _send_all(self) -> None:
        """Send the answers, then what there is to show now, until there is nothing left to send."""
        try:
            while (self._answers or self._changed) and not self.ended:
                await self._send_answers()
                if self._changed:
                    self._changed = False
                    await self._show()
        except GONE:
            pass
        except TableError as error:  # the host has deleted the table or revoked the token
            await self._end(error, CLOSING.get(error.code, BAD_HELLO))
        except ClaimError as error:  # the storage does not answer, or the table's log is damaged
            await self._end(error, OWN_FAULT)
        except Exception as error:  # logged, and reported as the server's own; the client comes back
            await self._end(failed(self.connections.metrics, error, where="watch"), OWN_FAULT)
        finally:
            self._sender = None

    async def _send_answers(self) -> None:
        while self._answers:
            await self._send(self._answers.pop(0))

    async def _send(self, text: str) -> None:
        if self.stuck_since is None:
            self.stuck_since = time.monotonic()
        self._sending += 1
        try:
            await self._websocket.send_text(text)
        finally:
            self._sending -= 1
            self.stuck_since = None if not self._sending else time.monotonic()

    # --- ending ----------------------------------------------------------------------------------------------------

    async def _end(self, error: ClaimError, code: int) -> None:
        """Report why, and close."""
        if not self.ended and not self._ending:
            self._ending = True
            self.connections.metrics.dropped.labels(error.code).inc()
            note("socket closed", code=error.code, address=self.network)
            self._refuse(None, error)
            await self._close(code)

    async def _close(self, code: int) -> None:
        """Send the answers that are left, and close."""
        with suppress(*GONE):
            await self._send_answers()
            if not self.ended:
                self.ended = True
                await self._websocket.close(code)

    async def farewell(self, code: int) -> None:
        """Say goodbye, because the server is shutting down, and close."""
        self._say({"type": "bye", "reason": "shutdown"})
        await self._close(code)

    def end_soon(self, error: ClaimError, code: int) -> None:
        """Report why, and close, without waiting for it."""
        self._begin(self._end(error, code))

    def close_soon(self, code: int) -> None:
        """Close without an error, and without waiting for it."""
        note("socket closed", code=code, address=self.network)
        self._begin(self._close(code))

    def drop(self, reason: str) -> None:
        """Cut the connection of a client that doesn't read, and so cannot be told why."""
        self.stuck_since = None
        self.ended = True
        self.connections.metrics.dropped.labels(reason).inc()
        note("socket dropped", reason=reason, address=self.network)
        cut = self._websocket.scope.get("extensions", {}).get("claim.abort")  # our own server has it
        if cut is not None:
            cut()

    def _begin(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
