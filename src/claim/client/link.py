"""The connection to one table: it comes back by itself, and repeats what was not acknowledged.

A thread of its own reads the socket and hands what it hears to `hear`. A command keeps its id until the server has
acknowledged or refused it, over as many sockets as that takes; the server does it once.
"""

import json
import random
import secrets
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final

from claim.client.address import Server
from claim.client.errors import NoServer
from claim.client.messages import Ack, HintTold, Message, Refusal, State, read_message
from claim.client.seats import HeldSeat
from claim.game.errors import BadText, ClaimError

try:
    from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
    from websockets.sync.client import ClientConnection, connect
except ImportError:
    raise BadText("missing_extra", package="websockets", extra="terminal") from None

_PROTOCOL: Final = 1
_FIRST_WAIT, _LONGER_EACH_TIME, _LONGEST_WAIT = 0.4, 1.5, 8.0  # seconds; as the page waits
_PING_EVERY, _PATIENCE = 20.0, 8.0
_AGAIN_AFTER = 1.0  # what the server could not do just now is sent again
_PASSING = ("not_kept",)
_FINAL = (4400, 4403, 4404)  # a bad greeting, a blocked address, no such table: coming back is pointless
_BUSY = (408, 429)  # of a handshake: worth another try, as whatever a proxy says of a server that is away
_MOST_BYTES = 1 << 20


@dataclass(frozen=True)
class Lost:
    """The connection broke, and is being made again."""


@dataclass(frozen=True)
class Found:
    """The connection is there again."""


@dataclass(frozen=True)
class Ended:
    """The connection ended for good."""

    error: ClaimError


@dataclass(frozen=True)
class Done:
    """What became of a command: the server carried it out, refused it (`error`) or answered it with a hint."""

    command: Mapping[str, Any]
    error: ClaimError | None = None
    hint: HintTold | None = None


Heard = Message | Lost | Found | Ended | Done


class Link:
    """A connection to a table. `hear` is called from its thread."""

    def __init__(self, server: Server, seat: HeldSeat, hear: Callable[[Heard], object]) -> None:
        self._server = server
        self._seat = seat
        self._hear = hear
        self._socket: ClientConnection | None = None
        self._greeted = False
        self._since: int | None = None
        self._pending: dict[str, Mapping[str, Any]] = {}  # by their ids, in order
        self._lock = threading.Lock()  # what is above
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="claim-link", daemon=True)

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
        self._thread.join(_PATIENCE / 4)

    def send(self, **command: Any) -> None:  # noqa: ANN401  (JSON)
        """Send a command now and whenever the connection comes back, until the server has answered it."""
        given = {"id": secrets.token_urlsafe(12), **command}
        with self._lock:
            self._pending[given["id"]] = given
            socket = self._socket if self._greeted else None
        if socket is not None:
            self._post(socket, given)

    def say(self, **message: Any) -> None:  # noqa: ANN401  (JSON)
        """Send what need not arrive."""
        with self._lock:
            socket = self._socket if self._greeted else None
        if socket is not None:
            self._post(socket, message)

    # --- the thread ------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        failures, lost = 0, False
        while not self._stopped.is_set():
            try:
                for heard in self._visit():
                    if isinstance(heard, State):
                        if lost:
                            self._hear(Found())
                        failures, lost = 0, False
                    self._hear(heard)
            except BadText as error:
                self._end(NoServer("strange_server", server=str(self._server), problem=str(error)))
                return
            except ClaimError as error:
                self._end(error)
                return
            except (OSError, WebSocketException):
                pass  # whatever it was, it is tried again
            if not lost and not self._stopped.is_set():
                lost = True
                self._hear(Lost())
            wait = min(_LONGEST_WAIT, _FIRST_WAIT * _LONGER_EACH_TIME**failures)
            failures += 1
            self._stopped.wait(wait * random.uniform(0.5, 1))  # noqa: S311  (so that not all come back at once)

    def _end(self, error: ClaimError) -> None:
        if not self._stopped.is_set():
            self._hear(Ended(error))

    def _visit(self) -> Iterator[Heard]:
        """Yield what one socket says, from the greeting to its end.

        Raises ClaimError where coming back is pointless, OSError or WebSocketException otherwise.
        """
        problem: ClaimError = NoServer("no_server", server=str(self._server), problem="closed")
        try:
            with self._connected() as socket:
                hello = {"type": "hello", "protocol": _PROTOCOL, "token": self._seat.token, "since": self._since}
                socket.send(json.dumps(hello))
                while not self._stopped.is_set():
                    message = read_message(self._receive(socket))
                    if isinstance(message, Refusal) and message.id is None:
                        problem = message.error
                    yield from self._understand(socket, message)
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code in _FINAL:
                raise problem from None
            raise
        except InvalidStatus as refused:
            status = refused.response.status_code
            if 400 <= status < 500 and status not in _BUSY:
                raise NoServer("strange_server", server=str(self._server), problem=f"HTTP {status}") from None
            raise

    @contextmanager
    def _connected(self) -> Iterator[ClientConnection]:
        address = self._server.socket(self._seat.table)
        with connect(address, open_timeout=_PATIENCE, close_timeout=1, max_size=_MOST_BYTES) as socket:
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

    def _understand(self, socket: ClientConnection, message: Message | None) -> Iterator[Heard]:
        if isinstance(message, State):
            if self._since is None or message.seq >= self._since:
                self._since = message.seq
                yield message
            with self._lock:
                waiting = [] if self._greeted else list(self._pending.values())
                self._greeted = True
            for command in waiting:
                self._post(socket, command)
        elif isinstance(message, Ack | HintTold | Refusal) and message.id is not None:
            yield from self._settle(socket, message)
        elif message is not None:
            yield message

    def _settle(self, socket: ClientConnection, answer: Ack | HintTold | Refusal) -> Iterator[Heard]:
        with self._lock:
            command = self._pending.get(str(answer.id))
        if command is None:  # answered twice, or nothing that has to arrive
            if isinstance(answer, Refusal):
                yield Refusal(None, answer.error)
            return
        if isinstance(answer, Refusal) and answer.error.code in _PASSING:
            yield Refusal(None, answer.error)
            self._stopped.wait(_AGAIN_AFTER)
            self._post(socket, command)
            return
        with self._lock:
            del self._pending[str(answer.id)]
        yield Done(
            command,
            answer.error if isinstance(answer, Refusal) else None,
            answer if isinstance(answer, HintTold) else None,
        )

    def _post(self, socket: ClientConnection, message: Mapping[str, Any]) -> None:
        with suppress(OSError, WebSocketException):  # the reading thread notices, and it is sent again
            socket.send(json.dumps(message))
