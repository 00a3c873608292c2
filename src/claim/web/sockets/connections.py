"""A server's open sockets: what each of them does, how many there are, and which of them are closed or dropped.

In a socket two things happen at once. The reader takes one message at a time and carries it out. The sender runs while
there is something to send: first the answers, in their order, then what there is to show now. What is shown is not
queued: a slow reader gets the latest, and a client that does not read for a while is dropped.
"""

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass, field

from starlette.requests import HTTPConnection, Request
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from claim.accounts.accounts import SignedIn
from claim.game.errors import ClaimError
from claim.service.play import Sender
from claim.service.tables import Tables
from claim.storage.engines import cancelled
from claim.storage.errors import StorageFailed
from claim.tables.commands import CallOff, Command, Create
from claim.tables.errors import TableError
from claim.tables.events import BlocksChanged, SessionsEnded
from claim.tables.states import TableState
from claim.tables.tokens import digest
from claim.web.errors import RequestError
from claim.web.limits import FLOOD, Counts, Quotas, counted_as, network_of, remote_address, widest
from claim.web.logs import note
from claim.web.metrics import Metrics, failed
from claim.web.sessions import session_token
from claim.web.settings import Limits, WeeklyHour
from claim.web.wire.base import encode
from claim.web.wire.socket import id_of

FAREWELL_SECONDS = 2.0
LISTING_SECONDS = 1.0
AGAIN_SECONDS = 1.0  # where the storage does not say which sessions have ended
BAD_HELLO, SIGNED_OUT, BLOCKED, NO_TABLE, IDLE, TOO_FAST = 4400, 4401, 4403, 4404, 4408, 4429
OWN_FAULT, TRY_AGAIN = 1011, 1012
MOST_ANSWERS = 8  # unsent, before no more messages are read
CLOSING = {"no_table": NO_TABLE, "not_read": OWN_FAULT, "not_kept": OWN_FAULT}  # other errors are the client's
GONE = (WebSocketDisconnect, WebSocketDisconnected)  # what starlette raises once a client has hung up
_log = logging.getLogger("claim.web")


@dataclass(slots=True, eq=False, repr=False)
class ClientSocket(ABC):
    """A client's socket."""

    _websocket: WebSocket
    connections: "Connections"
    greeted: bool = field(default=False, init=False)
    ended: bool = field(default=False, init=False)
    heard_at: float = field(default_factory=time.monotonic, init=False)
    remote_address: str = field(init=False)
    network: str = field(init=False)  # what its address is counted as
    cookie: str | None = field(init=False)  # the session's token, from headers that are dropped once it is accepted
    session: str | None = field(default=None, init=False)  # the hash of the token of the session that it depends on
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
        self.cookie = session_token(self._websocket)

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

    async def _signed_in(self) -> SignedIn | None:
        """Return who has signed in with this session. The socket is closed once it ends, also while it is looked up."""
        self.session = None if self.cookie is None else digest(self.cookie)
        person = await self.connections.tables.accounts.signed_in(self.cookie)
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


class Connections:
    """The sockets of one server. Call `start` in the event loop, and `close` before closing the tables."""

    def __init__(self, tables: Tables, limits: Limits, metrics: Metrics, weekly_hour: WeeklyHour | None = None) -> None:
        self.tables = tables
        self.limits = limits
        self.metrics = metrics
        self.quotas = Quotas(limits)
        self._weekly_hour = weekly_hour
        self._clients: set[ClientSocket] = set()
        self._counts = Counts()
        self.exports = Counts()  # that are being sent, by network
        self._sessions_ended = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.closing = False  # no more sockets are served
        self._listings: dict[str, tuple[float, asyncio.Future[list[TableState]]]] = {}
        tables.events.subscribe(BlocksChanged, lambda _: self.close_blocked())
        tables.events.subscribe(SessionsEnded, lambda _: self._sessions_ended.set())
        metrics.sockets.set_function(lambda: len(self._clients))

    def start(self) -> None:
        """Start to drop clients that don't read, and to close those that don't speak or have been signed out."""
        self._tasks = [
            asyncio.create_task(self._sweep(), name="claim sockets sweeper"),
            asyncio.create_task(self._follow_sessions(), name="claim sockets sessions"),
        ]

    def enter(self, client: ClientSocket) -> None:
        """Count a new socket. Raises RequestError where there are too many."""
        limits = self.limits
        room = self._counts.has_room(client.network, limits.sockets_per_address)
        if not room or self._counts.total >= limits.sockets:
            raise RequestError("too_many_sockets")
        self._counts.add(client.network)
        self._clients.add(client)

    def leave(self, client: ClientSocket) -> None:
        """Stop counting a socket that is gone."""
        if client in self._clients:
            self._clients.remove(client)
            self._counts.remove(client.network)

    def close_blocked(self) -> None:
        """Close the sockets of addresses that have been blocked."""
        for client in list(self._clients):
            if client.remote_address in self.tables.admin_events.blocks and not client.ended:
                client.end_soon(RequestError("blocked"), BLOCKED)

    async def _follow_sessions(self) -> None:
        """Close the sockets of those whose session has ended. They may come back without it."""
        while True:
            await self._sessions_ended.wait()
            self._sessions_ended.clear()
            signed_in = {client: client.session for client in self._clients if client.session is not None}
            try:
                ended = await self.tables.accounts.ended(set(signed_in.values()))
            except Exception as error:  # whatever it was, ended sessions are closed later
                if not isinstance(error, StorageFailed):
                    _log.error("sockets of ended sessions stay open for now", exc_info=error)
                await asyncio.sleep(AGAIN_SECONDS)
                self._sessions_ended.set()
                continue
            for client, session in signed_in.items():
                if session in ended and session == client.session:
                    client.close_soon(SIGNED_OUT)

    def next_hour(self) -> str | None:
        """Return when the next weekly hour begins, if the host has set one."""
        return None if self._weekly_hour is None else self._weekly_hour.next(time.time())

    async def listing(self, status: str) -> list[TableState]:
        """Return the tables of this status as they were at most a second ago, read once for everybody who asks."""
        kept = self._listings.get(status)
        if kept is None or time.monotonic() - kept[0] > LISTING_SECONDS:
            task = asyncio.ensure_future(self.tables.watching.listing(status))
            kept = self._listings[status] = (time.monotonic(), task)
        try:
            return await asyncio.shield(kept[1])
        except ClaimError:
            self._listings.pop(status, None)  # the next request tries again
            raise

    async def close(self) -> None:
        """Say goodbye to all clients."""
        if self.closing:
            return
        self.closing = True
        for task in self._tasks:
            await cancelled(task)
        await self.tables.reviews.close()  # or the server would wait for those who read them
        clients = list(self._clients)
        note("shutting down", sockets=len(clients))
        leaving = [asyncio.create_task(client.farewell(TRY_AGAIN)) for client in clients]
        if leaving:
            _, late = await asyncio.wait(leaving, timeout=FAREWELL_SECONDS)
            for task in late:
                task.cancel()

    async def _sweep(self) -> None:
        """Once per second, drop clients that don't read and close those that don't speak."""
        limits = self.limits
        step = min(1.0, limits.idle_seconds / 4, limits.send_seconds / 4, limits.hello_seconds / 4)
        while True:
            await asyncio.sleep(step)
            now = time.monotonic()
            for client in list(self._clients):
                if client.stuck_since is not None and now - client.stuck_since > limits.send_seconds:
                    client.drop("slow reader")
                elif client.ended:
                    continue
                elif not client.greeted and now - client.heard_at > limits.hello_seconds:
                    client.end_soon(RequestError("hello_first", seconds=round(limits.hello_seconds)), IDLE)
                elif now - client.heard_at > limits.idle_seconds:
                    client.end_soon(RequestError("idle", seconds=round(limits.idle_seconds)), IDLE)


def connections_of(request: HTTPConnection) -> Connections:
    """Return the sockets and tables of the server that got this request, which may be for a socket."""
    connections: Connections = request.app.state.connections
    return connections


class LimitedSender(Sender):
    """Who sends commands, of which one network may send only so many."""

    __slots__ = ()
    connections: Connections
    network: str

    def take_quota(self, command: Command | Create) -> None:
        """Count what is limited. Raises RequestError where there is too much of it."""
        self.connections.quotas.take(*_quota_of(command, self.network))

    def return_quota(self, command: Command | Create) -> None:
        """Count it no more: nothing was stored."""
        self.connections.quotas.give_back(*_quota_of(command, self.network))


def _quota_of(command: Command | Create, network: str) -> tuple[str, str]:
    """Return the quota of a command that is limited, and who is counted."""
    if isinstance(command, CallOff):
        return "call_off", network
    if isinstance(command, Create) and command.options.open_seat:
        return "open_seat", widest(network)
    return "table", network


class HttpSender(LimitedSender):
    """Who sends a request. Its answer is that of the request."""

    def __init__(self, request: Request) -> None:
        self.connections = connections_of(request)
        self.network = network_of(request.scope)


def take(request: Request, quota: str, cost: float = 1) -> None:
    """Count what this request asks for. Raises RequestError where its address has asked for too much of it."""
    connections_of(request).quotas.take(quota, network_of(request.scope), cost)
