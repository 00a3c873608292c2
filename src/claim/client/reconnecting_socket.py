"""A socket of a server that reconnects by itself. A thread of its own reads it and puts what it hears into a queue."""

import json
import queue
import random
import threading
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from claim.client import tls
from claim.client.address import Server
from claim.client.errors import NoServer
from claim.client.messages import Readings, read_message, refusal
from claim.game.errors import BadText, ClaimError, quote
from claim.tables.states import ErrorMessage

try:
    from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
    from websockets.sync.client import ClientConnection, connect
except ImportError:
    raise BadText("missing_extra", package="websockets", extra="terminal") from None

PROTOCOL: Final = 1
AGAIN_AFTER: Final = 1.0  # what the server could not do just now is sent again
_FIRST_WAIT, _LONGER_EACH_TIME, _LONGEST_WAIT = 0.4, 1.5, 8.0  # seconds; as the page waits
_PING_EVERY, _PATIENCE = 20.0, 8.0
_FINAL = (4400, 4403, 4404)  # a bad greeting, a blocked address, no such table: coming back is pointless
_BUSY = (408, 429)  # of a handshake: worth another try, as whatever a proxy says of a server that is away
_MOST_BYTES = 1 << 20


@dataclass(frozen=True)
class ConnectionLost:
    """The connection broke, and is being made again."""


@dataclass(frozen=True)
class Reconnected:
    """The connection is back."""


@dataclass(frozen=True)
class ConnectionEnded:
    """The connection ended for good."""

    error: ClaimError


class _Redirected(Exception):
    """A handshake that was answered with another address."""


class _StaysHere(ClientConnection):
    """Follows no redirect, as in `client/api.py`: tokens and sessions would go along."""

    def handshake(self, *args: Any, **options: Any) -> None:  # noqa: ANN401  (the library's)
        """Shake hands. Raises _Redirected, which the library does not know, where it would go elsewhere."""
        try:
            super().handshake(*args, **options)
        except InvalidStatus as refused:
            status, elsewhere = refused.response.status_code, refused.response.headers.get("Location")
            if 300 <= status < 400:
                raise _Redirected(f"HTTP {status}, {quote(elsewhere)}") from None
            raise


class ReconnectingSocket(ABC):
    """A connection to one of a server's sockets. Each event goes into `events`, together with this object."""

    readings: ClassVar[Readings]  # of the kinds of messages that need an answer
    welcome: ClassVar[type]  # what the server says first, and whenever something has changed

    def __init__(
        self,
        server: Server,
        address: str,
        events: queue.Queue[tuple[Any, Any]],
        headers: Mapping[str, str] | None = None,
    ) -> None:
        self._server = server
        self._address = address
        self._events = events
        self._headers = dict(headers or {})
        self._socket: ClientConnection | None = None
        self._greeted = False
        self._lock = threading.Lock()  # what is above
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="claim-socket", daemon=True)

    def start(self) -> None:
        """Connect."""
        self._thread.start()

    def stop(self) -> None:
        """Hang up."""
        self._stopped.set()
        with self._lock:
            socket = self._socket
        if socket is not None:
            with suppress(OSError, WebSocketException):
                socket.close()
        if self._thread.is_alive():
            self._thread.join(_PATIENCE / 4)

    def say(self, **message: Any) -> bool:  # noqa: ANN401  (JSON)
        """Send what need not arrive. Returns whether it was sent."""
        with self._lock:
            socket = self._socket if self._greeted else None
        return socket is not None and self._post(socket, message)

    # --- what each socket has of its own ---------------------------------------------------------------------------

    @abstractmethod
    def _hello(self) -> Mapping[str, Any]:
        """Return what to say first."""

    @abstractmethod
    def _understand(self, socket: ClientConnection, message: object | None) -> Iterator[object]:
        """Yield the events that follow from a message."""

    def _turned_away(self, status: int) -> ClaimError:
        """Return what to make of a handshake that was refused with this status."""
        return NoServer("strange_server", server=str(self._server), problem=f"HTTP {status}")

    # --- the thread ------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        failures, lost = 0, False
        while not self._stopped.is_set():
            try:
                for event in self._connect_once():
                    if isinstance(event, self.welcome):
                        if lost:
                            self._put(Reconnected())
                        failures, lost = 0, False
                    self._put(event)
            except BadText as error:
                self._end(NoServer("strange_server", server=str(self._server), problem=str(error)))
                return
            except ClaimError as error:
                self._end(error)
                return
            except (OSError, WebSocketException):
                pass  # it is tried again
            except Exception as error:
                self._end(NoServer("no_server", server=str(self._server), problem=quote(repr(error))))
                return
            if not lost and not self._stopped.is_set():
                lost = True
                self._put(ConnectionLost())
            wait = min(_LONGEST_WAIT, _FIRST_WAIT * _LONGER_EACH_TIME**failures)
            failures += 1
            self._stopped.wait(wait * random.uniform(0.5, 1))  # noqa: S311  (so that not all come back at once)

    def _put(self, event: object) -> None:
        self._events.put((self, event))

    def _end(self, error: ClaimError) -> None:
        if not self._stopped.is_set():
            self._put(ConnectionEnded(error))

    def _connect_once(self) -> Iterator[object]:
        """Yield what one socket says, from the greeting to its end.

        Raises ClaimError where coming back is pointless, OSError or WebSocketException otherwise.
        """
        try:
            with self._connected() as socket:
                socket.send(json.dumps(self._hello()))
                yield from self._listen(socket)
        except _Redirected as redirected:
            raise NoServer("strange_server", server=str(self._server), problem=str(redirected)) from None
        except InvalidStatus as refused:
            status = refused.response.status_code
            if 400 <= status < 500 and status not in _BUSY:
                raise self._turned_away(status) from None
            raise

    def _listen(self, socket: ClientConnection) -> Iterator[object]:
        """Yield what a socket says. A refusal of nothing in particular waits for what follows: it may be the reason
        for the end, which is then raised.
        """
        reason: ErrorMessage | None = None
        while not self._stopped.is_set():
            try:
                message = read_message(self._receive(socket), self.readings)
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in _FINAL:
                    gone = NoServer("no_server", server=str(self._server), problem="closed")
                    raise (gone if reason is None else refusal(reason)) from None
                if reason is not None:
                    yield from self._understand(socket, reason)
                raise
            if reason is not None:
                yield from self._understand(socket, reason)
            reason = message if isinstance(message, ErrorMessage) and message.id is None else None
            if reason is None:
                yield from self._understand(socket, message)

    @contextmanager
    def _connected(self) -> Iterator[ClientConnection]:
        with connect(
            self._address,
            open_timeout=_PATIENCE,
            close_timeout=1,
            max_size=_MOST_BYTES,
            ssl=tls.context() if self._address.startswith("wss:") else None,
            create_connection=_StaysHere,
            additional_headers=self._headers,
        ) as socket:
            with self._lock:
                self._socket = socket
            try:
                yield socket
            finally:
                with self._lock:
                    self._socket, self._greeted = None, False

    def _receive(self, socket: ClientConnection) -> str:
        """Return the next message. Asks for a sign of life when it is quiet; raises TimeoutError where none comes."""
        text: str | bytes | None = None
        if self._greeted:
            with suppress(TimeoutError):
                text = socket.recv(timeout=_PING_EVERY)
            if text is None:
                socket.send('{"type": "ping"}')
        if text is None:
            text = socket.recv(timeout=_PATIENCE)
        return text if isinstance(text, str) else ""

    def _post(self, socket: ClientConnection, message: Mapping[str, Any]) -> bool:
        with suppress(OSError, WebSocketException):  # the reading thread notices, and it is sent again
            socket.send(json.dumps(message))
            return True
        return False
