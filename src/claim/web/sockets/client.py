"""One socket at a table: it says hello, is shown every change, and sends commands. docs/protocol.md is its contract.

Two things happen at once. The reader takes one message at a time and carries it out. The sender runs while there is
something to send: first the answers, in their order, then the table as it is now. An acknowledgement is queued before
its change is published, so it always arrives before the new state. States are not queued: a slow reader gets the latest
one, and a client that does not read for a while is dropped.
"""

import asyncio
import time
from collections.abc import Coroutine
from contextlib import closing, suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from claim.game.cards import Seat
from claim.game.errors import ClaimError
from claim.game.view import Viewer
from claim.tables.commands import Ack, CallOff, Play
from claim.tables.errors import TableError
from claim.web.errors import RequestError
from claim.web.limits import address_of, who
from claim.web.logs import note
from claim.web.metrics import failed
from claim.web.sockets.client_messages import command_of, id_of, read
from claim.web.sockets.connections import TRY_AGAIN, Connections
from claim.web.sockets.state_cache import Moment
from claim.web.traffic import FLOOD
from claim.web.wire import messages
from claim.web.wire import socket as wire
from claim.web.wire.encoding import encode
from claim.workers.bot_workers import AT_HAND_SECONDS

BAD_HELLO, NO_TABLE, TOO_FAST, OWN_FAULT = 4400, 4404, 4429, 1011
MOST_ANSWERS = 8  # unsent, before no more messages are read
_CLOSING = {"no_table": NO_TABLE, "not_read": OWN_FAULT, "not_kept": OWN_FAULT}  # other errors are the client's
_GONE = (WebSocketDisconnect, WebSocketDisconnected)  # what starlette raises once a client has hung up


@dataclass(slots=True, eq=False, repr=False)
class Client:
    """A client's socket."""

    _websocket: WebSocket
    connections: Connections
    table_id: str
    greeted: bool = False
    ended: bool = False
    heard_at: float = field(default_factory=time.monotonic)
    peer: str = field(init=False)
    address: str = field(init=False)
    stuck_since: float | None = None  # since when something has been waiting to be sent
    _ending: bool = False
    _sending: int = 0
    _token: str | None = None
    _viewer: Viewer = Viewer.SPECTATOR
    _since: int | None = None  # the last `seq` that the client knows
    _shown: Moment | None = None
    _next_table: str | None = None  # that the client knows of
    _answers: list[str] = field(default_factory=list)  # to be sent before the next state
    _changed: bool = False  # since the last state was sent
    _sender: asyncio.Task[None] | None = None
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)
    _thinks: bool = False
    _weighing: asyncio.Task[None] | None = None

    def __post_init__(self) -> None:
        self.peer = address_of(self._websocket.scope)
        self.address = who(self.peer)

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
        except _GONE:
            pass
        finally:
            self.ended = True
            self.connections.leave(self)
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _visit(self) -> None:
        watching = self.connections.tables.watching
        try:
            hello = read(await self._receive())
            if not isinstance(hello, wire.Hello):
                raise RequestError("hello_first", seconds=round(self.connections.limits.hello_seconds))
            self._viewer = await watching.viewer(self.table_id, hello.token)
            self._token, self._since = hello.token, hello.since
            watcher = await watching.watch(self.table_id, self._viewer, self._table_changed, self._hear_phrase)
        except ClaimError as error:
            await self._end(error, _CLOSING.get(error.code, BAD_HELLO))
            return
        except _GONE:
            raise
        except Exception as error:  # logged, and reported as the server's own
            await self._end(failed(self.connections.metrics, error, where="hello"), OWN_FAULT)
            return
        self.greeted = True
        with closing(watcher):
            self._table_changed()
            while not self.ended:
                await self._answer(await self._receive())
                while len(self._answers) > MOST_ANSWERS and self._sender is not None:
                    await asyncio.wait({self._sender})

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

    # --- what the client says --------------------------------------------------------------------------------------

    async def _answer(self, text: str) -> None:
        """Do what a message asks, or report why not. Whatever it is, the socket stays open."""
        began = time.perf_counter()
        try:
            message = read(text)
            self.connections.metrics.messages.labels(message.type).inc()
            await self._do(message, began)
        except ClaimError as error:
            self._refuse(id_of(text), error)
        except Exception as error:  # logged, and reported as the server's own
            self._refuse(id_of(text), failed(self.connections.metrics, error, where="socket"))

    async def _do(self, message: wire.AnyClientMessage, began: float) -> None:
        match message:
            case wire.Ping():
                self._say({"type": "pong"})
            case wire.Hello():
                raise RequestError("bad_message", field="'type'", problem="hello was said already")
            case wire.AskHint():
                self._ask_hint(message.id)
            case wire.Weigh():
                self._stop_weighing()
                self._weighing = self._begin(self._weigh())
            case wire.Say():
                if self._viewer.seat is not None:
                    self.connections.may_speak(self.table_id, self._viewer.seat)
                await self.connections.tables.phrases.say(self.table_id, self._token, message.phrase)
            case wire.Play(ask=True) if await self._warns(message):
                pass
            case _:
                command, limits = command_of(message), self.connections
                await self.connections.tables.command(
                    self.table_id,
                    self._token,
                    command,
                    acknowledge=partial(self._acknowledge, message.id, began),
                    admit=partial(
                        limits.may_call_off if isinstance(command, CallOff) else limits.may_create, self.address
                    ),
                    by=self.address,
                )
                self._stop_weighing()

    def _acknowledge(self, command_id: str, began: float, ack: Ack) -> None:
        self._say({"type": "ack", "id": command_id, "seq": ack.seq})
        self.connections.metrics.ack.observe(time.perf_counter() - began)

    def _ask_hint(self, command_id: str) -> None:
        if self._thinks:
            raise RequestError("too_fast")
        self.connections.may_think(self.address)
        self._thinks = True
        self._begin(self._hint(command_id))

    async def _hint(self, command_id: str) -> None:
        try:
            hint = await self.connections.tables.hints.hint(self.table_id, self._token)
            self._say(messages.hint(command_id, hint))
        except ClaimError as error:
            self._refuse(command_id, error)
        except Exception as error:  # logged, and reported as the server's own
            self._refuse(command_id, failed(self.connections.metrics, error, where="hint"))
        finally:
            self._thinks = False

    async def _weigh(self) -> None:
        """Have a hint ready for `_warns`. If that fails there is no warning, and nothing to report."""
        try:
            self.connections.may_think(self.address)
            await self.connections.tables.hints.weigh(self.table_id, self._token)
        except ClaimError:
            pass
        except Exception as error:  # logged as the server's own
            failed(self.connections.metrics, error, where="weigh")

    def _stop_weighing(self) -> None:
        """Drop what was weighed for a moment that is over."""
        if self._weighing is not None:
            self._weighing.cancel()

    async def _warns(self, message: wire.Play) -> bool:
        """Answer a blunder with a warning, and return whether there was one. What this client has weighed may speak."""
        if self._weighing is not None and not (await asyncio.wait({self._weighing}, timeout=AT_HAND_SECONDS))[0]:
            return False
        play = Play(message.id, message.card, message.ply)
        found = await self.connections.tables.hints.warning(self.table_id, self._token, play)
        if found is not None:
            self._say(messages.warning(message.id, message.card, found))
        return found is not None

    # --- what the client hears -------------------------------------------------------------------------------------

    def _say(self, message: dict[str, Any]) -> None:
        """Queue an answer. It is sent before the next state."""
        self._answers.append(encode(message))
        self._wake_sender()

    def _refuse(self, command_id: str | None, error: ClaimError) -> None:
        self.connections.metrics.refused.labels(error.code).inc()
        self._say({"type": "error", "id": command_id, "code": error.code, "params": error.params})

    def _hear_phrase(self, seat: Seat, phrase: str) -> None:
        self._say({"type": "said", "seat": seat, "phrase": phrase})

    def _table_changed(self) -> None:
        self._changed = True
        self._wake_sender()

    def _wake_sender(self) -> None:
        if self._sender is None and not self.ended:
            self._sender = self._begin(self._send_all())

    async def _send_all(self) -> None:
        """Send the answers, then the table as it is now, until there is nothing left to send."""
        try:
            while (self._answers or self._changed) and not self.ended:
                await self._send_answers()
                if self._changed:
                    self._changed = False
                    await self._show()
        except _GONE:
            pass
        except TableError as error:  # the host has deleted the table or revoked the token
            await self._end(error, _CLOSING.get(error.code, BAD_HELLO))
        except ClaimError as error:  # the storage does not answer, or the table's log is damaged
            await self._end(error, OWN_FAULT)
        except Exception as error:  # logged, and reported as the server's own; the client comes back
            await self._end(failed(self.connections.metrics, error, where="watch"), OWN_FAULT)
        finally:
            self._sender = None

    async def _send_answers(self) -> None:
        while self._answers:
            await self._send(self._answers.pop(0))

    async def _show(self) -> None:
        """Send the client its table if that has changed, and where its rematch is. Raises TableError if revoked."""
        state = await self.connections.states.state(self.table_id, self._viewer, self._token, self._since)
        if state.moment != self._shown:
            await self._send(state.sent_at(self.connections.tables.clocks.now / 1000))
            self._since, self._shown = state.seq, state.moment
        if state.next_table is not None and self._next_table is None and self._token is not None:
            rematch = await self.connections.tables.watching.next_seat(self.table_id, self._token)
            if rematch is not None:
                self._next_table = rematch.table
                await self._send(encode(messages.rematch(rematch)))

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
            note("socket closed", code=error.code, address=self.address)
            self._refuse(None, error)
            await self._close(code)

    async def _close(self, code: int) -> None:
        """Send the answers that are left, and close."""
        with suppress(*_GONE):
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

    def drop(self, reason: str) -> None:
        """Cut the connection of a client that doesn't read, and so cannot be told why."""
        self.stuck_since = None
        self.ended = True
        self.connections.metrics.dropped.labels(reason).inc()
        note("socket dropped", reason=reason, address=self.address)
        cut = self._websocket.scope.get("extensions", {}).get("claim.abort")  # our own server has it
        if cut is not None:
            cut()

    def _begin(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
