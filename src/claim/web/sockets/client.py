"""One socket at a table: it says hello, hears of every change, and sends commands. docs/protocol.md is its contract.

Nothing is queued: changes are looked up when the client can take them, so a slow reader costs one message. Clients that
don't read for a while are dropped. Plays and what they change, nearly all that happens, need no task: a play is begun
when it arrives, and once it is stored its acknowledgement and the new state are sent together. Whatever would have to
wait, or is refused, takes the long way.
"""

import asyncio
import time
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial

from starlette.websockets import WebSocket, WebSocketDisconnect

from claim.game.errors import ClaimError
from claim.game.view import Viewer
from claim.service.live_tables import Subscription
from claim.storage.errors import Conflict
from claim.tables import tokens
from claim.tables.errors import TableError
from claim.tables.seats import Ack
from claim.web.errors import RequestError
from claim.web.limits import address_of, who
from claim.web.logs import note
from claim.web.metrics import failed
from claim.web.sockets.client_messages import command_of, id_of, plain_play, play_of, read
from claim.web.sockets.connections import TRY_AGAIN, Connections
from claim.web.sockets.state_cache import Moment
from claim.web.sockets.transport import INDIRECT, Direct
from claim.web.traffic import FLOOD
from claim.web.wire import messages
from claim.web.wire import socket as wire
from claim.web.wire.encoding import encode

BAD_HELLO, NO_TABLE, TOO_FAST, OWN_FAULT = 4400, 4404, 4429, 1011
_CLOSING = {"no_table": NO_TABLE, "not_read": OWN_FAULT, "not_kept": OWN_FAULT}  # other errors are the client's
_PONG = encode({"type": "pong"})


class Client:
    """A client's socket."""

    __slots__ = (
        "_ack",
        "_direct",
        "_ending",
        "_hashed",
        "_news",
        "_next_table",
        "_played",
        "_playing",
        "_sending",
        "_showing",
        "_shown",
        "_since",
        "_subscription",
        "_tasks",
        "_thinks",
        "_token",
        "_viewer",
        "_websocket",
        "_weighing",
        "address",
        "connections",
        "ended",
        "greeted",
        "heard_at",
        "peer",
        "stuck_since",
        "table_id",
    )

    def __init__(self, websocket: WebSocket, connections: Connections, table_id: str) -> None:
        self.connections = connections
        self.table_id = table_id
        self.peer = address_of(websocket.scope)
        self.address = who(self.peer)
        self.greeted = False
        self.ended = False
        self._ending = False
        self.heard_at = time.monotonic()
        self.stuck_since: float | None = None  # since when something has been waiting to be sent
        self._sending = 0
        self._websocket = websocket
        self._direct: Direct = websocket.scope.get("extensions", {}).get("claim.socket", INDIRECT)
        self._token: str | None = None
        self._hashed: str | None = None  # the token, as the storage knows it
        self._viewer = Viewer.SPECTATOR
        self._subscription: Subscription | None = None
        self._since: int | None = None  # the last `seq` that the client knows
        self._shown: Moment | None = None
        self._next_table: str | None = None  # that the client knows of
        self._news = False  # while `_showing`
        self._showing: asyncio.Task[None] | None = None
        self._playing = False  # a play that arrived is being stored
        self._played: asyncio.Future[None] | None = None  # for whoever waits until it is
        self._ack: str | None = None  # which goes out with the next state
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinks = False
        self._weighing: asyncio.Task[None] | None = None

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
        except WebSocketDisconnect:
            pass
        finally:
            self.ended = True
            self.connections.leave(self)
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _visit(self) -> None:
        tables = self.connections.tables
        try:
            hello = read(await self._receive())
            if not isinstance(hello, wire.Hello):
                raise RequestError("hello_first", seconds=round(self.connections.limits.hello_seconds))
            viewer = await tables.viewer(self.table_id, hello.token)
            self._token, self._viewer, self._since = hello.token, viewer, hello.since
            self._hashed = None if hello.token is None else tokens.digest(hello.token)
            self._subscription = await tables.subscribe(self.table_id, viewer, self._noticed)
        except ClaimError as error:
            await self._end(error, _CLOSING.get(error.code, BAD_HELLO))
            return
        except WebSocketDisconnect:
            raise
        except Exception as error:  # logged, and reported as the server's own
            await self._end(failed(self.connections.metrics, error, where="hello"), OWN_FAULT)
            return
        self.greeted = True
        with self._subscription:
            self._noticed()
            self._direct.listen(self._take)
            while not self.ended:
                text = await self._receive()
                if self._playing:
                    self._played = asyncio.get_running_loop().create_future()
                    await self._played
                await self._answer(text)

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
                await self._tell(
                    None, RequestError("bad_message", field="'message'", problem="expected text, not bytes")
                )
                continue
            size = len(text.encode("utf-8", "surrogatepass"))
            if size <= most:
                return str(text)
            await self._tell(None, RequestError("too_big", size=size, most=most))

    # --- what the client says --------------------------------------------------------------------------------------

    def _take(self, text: str) -> bool:
        """Begin a play that has just arrived; return False where this is something else, or takes the long way."""
        if self._playing or self.ended or self._hashed is None or self._subscription is None:
            return False
        play = plain_play(text)
        tables = self.connections.tables
        live = None if play is None else tables.live.at_hand(self.table_id)
        if play is None or live is None or live is not self._subscription.live:
            return False
        then = partial(self._finish, text, play.id, time.perf_counter())
        if not tables.begin_play(live, self._hashed, play, then, by=self.address):
            return False
        self._playing, self.heard_at = True, time.monotonic()
        self.connections.metrics.plays.inc()
        return True

    def _finish(self, text: str, command_id: str, began: float, answer: Ack | ClaimError) -> None:
        """Answer a play that was stored, or was not. All who watch are about to be shown the new state."""
        if isinstance(answer, Ack):
            self._ack = f'{{"type":"ack","id":"{command_id}","seq":{answer.seq}}}'
            self._weigh_no_more()
            self.connections.metrics.ack.observe(time.perf_counter() - began)
        else:
            self._begin(self._fail(text, command_id, answer))

    async def _fail(self, text: str, command_id: str, error: ClaimError) -> None:
        try:
            if isinstance(error, Conflict):  # another server wrote to this log: decide again
                await self._answer(text)
            else:
                await self._tell(command_id, error)
        except WebSocketDisconnect:
            pass
        finally:
            self._go_on()

    def _go_on(self) -> None:
        """Read on, now that a play is answered, or nobody hears it any more."""
        self._playing = False
        if self._played is not None and not self._played.done():
            self._played.set_result(None)

    async def _answer(self, text: str) -> None:
        """Do what a message asks, or report why not. Whatever it is, the socket stays open."""
        began = time.perf_counter()
        try:
            message = read(text)
            self.connections.metrics.messages.labels(message.type).inc()
            await self._do(message, began)
        except ClaimError as error:
            await self._tell(id_of(text), error)
        except WebSocketDisconnect:
            raise
        except Exception as error:  # logged, and reported as the server's own
            await self._tell(id_of(text), failed(self.connections.metrics, error, where="socket"))

    async def _do(self, message: wire.AnyClientMessage, began: float) -> None:
        match message:
            case wire.Ping():
                await self._say(_PONG)
            case wire.Hello():
                raise RequestError("bad_message", field="'type'", problem="hello was said already")
            case wire.AskHint():
                self._ask_hint(message.id)
            case wire.Weigh():
                self._weigh_no_more()
                self._weighing = self._begin(self._weigh())
            case wire.Play(ask=True) if await self._warns(message):
                pass
            case _:
                ack = await self.connections.tables.command(
                    self.table_id,
                    self._token,
                    command_of(message),
                    lambda: self.connections.may_create(self.address),
                    by=self.address,
                )
                self._weigh_no_more()
                await self._say(encode({"type": "ack", "id": message.id, "seq": ack.seq}))
                self.connections.metrics.ack.observe(time.perf_counter() - began)

    def _ask_hint(self, command_id: str) -> None:
        if self._thinks:
            raise RequestError("too_fast")
        self.connections.may_think(self.address)
        self._thinks = True
        self._begin(self._hint(command_id))

    async def _hint(self, command_id: str) -> None:
        try:
            hint = await self.connections.tables.hint(self.table_id, self._token)
            await self._say(encode(messages.hint(command_id, hint)))
        except ClaimError as error:
            await self._tell(command_id, error)
        except WebSocketDisconnect:
            pass
        except Exception as error:  # logged, and reported as the server's own
            await self._tell(command_id, failed(self.connections.metrics, error, where="hint"))
        finally:
            self._thinks = False

    async def _weigh(self) -> None:
        """Have a hint ready for `_warns`. Whatever is in the way, then there is no warning, and nothing to report."""
        try:
            self.connections.may_think(self.address)
            await self.connections.tables.weigh(self.table_id, self._token)
        except ClaimError:
            pass
        except Exception as error:  # logged as the server's own
            failed(self.connections.metrics, error, where="weigh")

    def _weigh_no_more(self) -> None:
        """Drop what was weighed for a moment that is over: nobody will ask for it."""
        if self._weighing is not None:
            self._weighing.cancel()

    async def _warns(self, message: wire.Play) -> bool:
        """Answer a blunder with a warning, and return whether there was one."""
        found = await self.connections.tables.warning(self.table_id, self._token, play_of(message))
        if found is not None:
            await self._say(encode(messages.warning(message.id, message.card, found)))
        return found is not None

    # --- what the client hears -------------------------------------------------------------------------------------

    def _noticed(self) -> None:
        """Show the client what has changed: at once if it can be, or else in a task."""
        if self._showing is not None:
            self._news = True
        elif not self.ended and not self._show_now():
            self._showing = self._begin(self._show())

    def _show_now(self) -> bool:
        """Send the client its table, and the acknowledgement that waits for that; return False where `_show` has to."""
        try:
            state = self.connections.state_texts.at_hand(self.table_id, self._viewer, self._since, self._hashed)
        except Exception:  # `_show` gets it again, and reports it
            return False
        if state is None or (state.next_table is not None and self._next_table is None and self._token is not None):
            return False
        texts = [] if self._ack is None else [self._ack]
        if state.moment != self._shown:
            texts.append(state.text)
        if texts and not self._direct.write_texts(*texts):
            return False
        self._since, self._shown = state.seq, state.moment
        if self._ack is not None:
            self._ack = None
            self._go_on()
        return True

    async def _show(self) -> None:
        """Send the client its table, and again as long as something changes meanwhile."""
        self._news = True
        try:
            while self._news and not self.ended:
                self._news = False
                if self._ack is not None:
                    ack, self._ack = self._ack, None
                    try:
                        await self._say(ack)
                    finally:
                        self._go_on()
                # raises where the token was revoked
                state = await self.connections.state_texts.to(self.table_id, self._viewer, self._since, self._token)
                if state.moment != self._shown:
                    await self._say(state.text)
                    self._since, self._shown = state.seq, state.moment
                if self._next_table is None and self._token is not None and state.next_table is not None:
                    rematch = await self.connections.tables.next_seat(self.table_id, self._token)
                    if rematch is not None:
                        self._next_table = rematch.table
                        await self._say(encode(messages.rematch(rematch)))
        except WebSocketDisconnect:
            pass
        except TableError as error:  # the host has deleted the table or revoked the token
            await self._end(error, _CLOSING.get(error.code, BAD_HELLO))
        except ClaimError as error:  # the storage does not answer, or the table's log is damaged
            await self._end(error, OWN_FAULT)
        except Exception as error:  # logged, and reported as the server's own; the client comes back
            await self._end(failed(self.connections.metrics, error, where="watch"), OWN_FAULT)
        finally:
            self._showing = None

    async def _say(self, text: str) -> None:
        """Send a message. At most two wait at once: the answer to a command, and what changed."""
        if self.ended or self._direct.write_texts(text):
            return
        if self.stuck_since is None:
            self.stuck_since = time.monotonic()
        self._sending += 1
        try:
            await self._websocket.send_text(text)
        finally:
            self._sending -= 1
            self.stuck_since = None if not self._sending else time.monotonic()

    async def _tell(self, command_id: str | None, error: ClaimError) -> None:
        self.connections.metrics.refused.labels(error.code).inc()
        await self._say(encode({"type": "error", "id": command_id, "code": error.code, "params": error.params}))

    # --- ending ----------------------------------------------------------------------------------------------------

    async def _end(self, error: ClaimError, code: int) -> None:
        """Report why, and close."""
        if not self.ended and not self._ending:
            self._ending = True
            self.connections.metrics.dropped.labels(error.code).inc()
            note("socket closed", code=error.code, address=self.address)
            await self._tell(None, error)
            await self._close(code)

    async def _close(self, code: int) -> None:
        if not self.ended:
            self.ended = True
            self._go_on()
            with suppress(WebSocketDisconnect):
                await self._websocket.close(code)

    async def farewell(self, code: int) -> None:
        """Say goodbye, because the server is shutting down, and close."""
        try:
            await self._say(encode({"type": "bye", "reason": "shutdown"}))
        except WebSocketDisconnect:
            return
        await self._close(code)

    def end_soon(self, error: ClaimError, code: int) -> None:
        """Report why, and close, without waiting for it."""
        self._begin(self._end(error, code))

    def drop(self, reason: str) -> None:
        """Cut the connection of a client that doesn't read, and so cannot be told why."""
        self.stuck_since = None
        self.ended = True
        self._go_on()
        self.connections.metrics.dropped.labels(reason).inc()
        note("socket dropped", reason=reason, address=self.address)
        self._direct.abort()

    def _begin(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
