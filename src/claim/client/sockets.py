"""The sockets of a server, which reconnect by themselves: those of its tables, and that of its lobby.

A thread of its own reads each and puts what it hears into a queue. docs/protocol.md is the contract.
"""

import json
import queue
import random
import secrets
import threading
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, ClassVar, Final

from claim.client import tls
from claim.client.address import Server
from claim.client.errors import NoServer
from claim.client.files import HeldSeat
from claim.client.messages import OF_TABLES, Message, Readings, State, read_as, read_message, refusal
from claim.game.errors import BadText, ClaimError, quote
from claim.pairing.messages import LobbyMessage, Paired
from claim.records.fair import commitment
from claim.tables.clock import TERMS
from claim.tables.states import Ack, BlunderWarning, ErrorMessage, Hint
from claim.version import install_with

try:
    from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
    from websockets.sync.client import ClientConnection, connect
except ImportError:
    raise BadText("missing_extra", package="websockets", install=install_with("terminal")) from None

PROTOCOL: Final = 1
AGAIN_AFTER: Final = 1.0  # what the server could not do just now is sent again
_FIRST_WAIT, _LONGER_EACH_TIME, _LONGEST_WAIT = 0.4, 1.5, 8.0  # seconds; as the page waits
_PING_EVERY, _PATIENCE = 20.0, 8.0
_FINAL = (4400, 4403, 4404)  # a bad greeting, a blocked address, no such table: coming back is pointless
_BUSY = (408, 429)  # of a handshake: worth another try, as whatever a proxy says of a server that is away
_MOST_BYTES = 1 << 20
POOLS = tuple(TERMS)
_SENT_AGAIN = ("not_kept",)  # what a command was refused with
_SOUGHT_AGAIN = ("not_kept", "not_read", "server_error")  # the server's own trouble
_NO_LOBBY = (403, 404)  # what servers without one answer


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


# --- a table ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CommandResult:
    """What became of a command: the server carried it out, refused it (`error`) or answered it with a hint."""

    command: Mapping[str, Any]
    error: ClaimError | None = None
    hint: Hint | BlunderWarning | None = None


_Answer = Ack | Hint | BlunderWarning | ErrorMessage


class TableConnection(ReconnectingSocket):
    """A connection to a table. `headers` have the session of an account, for seats without a token.

    A command keeps its id until the server has acknowledged or refused it, over as many sockets as that takes; the
    server does it once.
    """

    readings: ClassVar = OF_TABLES
    welcome: ClassVar = State

    def __init__(
        self,
        server: Server,
        seat: HeldSeat,
        events: queue.Queue[tuple[Any, Any]],
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(server, server.socket(seat.table), events, None if seat.token else headers)
        self._seat = seat
        self._since: int | None = None
        self._pending: dict[str, Mapping[str, Any]] = {}  # by their ids, in order
        self._again: set[str] = set()  # those of which was said that they are sent again

    def send(self, **command: Any) -> None:  # noqa: ANN401  (JSON)
        """Send a command now and whenever the connection comes back, until the server has answered it."""
        command = {"id": secrets.token_urlsafe(12), **command}
        with self._lock:
            self._pending[command["id"]] = command
            socket = self._socket if self._greeted else None
        if socket is not None:
            self._post(socket, command)

    def _hello(self) -> Mapping[str, Any]:
        mine = {"token": self._seat.token} if self._seat.token else {"token": None, "seat": self._seat.seat}
        return {"type": "hello", "protocol": PROTOCOL, **mine, "since": self._since}

    def _understand(self, socket: ClientConnection, message: object | None) -> Iterator[Message | CommandResult]:
        if isinstance(message, State):
            if self._since is None or message.seq >= self._since:
                self._since = message.seq
                yield message
            with self._lock:
                waiting = [] if self._greeted else list(self._pending.values())
                self._greeted = True
            for command in waiting:
                self._post(socket, command)
        elif isinstance(message, _Answer) and message.id is not None:
            yield from self._answered(socket, message)
        elif isinstance(message, Message):
            yield message

    def _answered(self, socket: ClientConnection, answer: _Answer) -> Iterator[Message | CommandResult]:
        with self._lock:
            command = self._pending.get(str(answer.id))
        if command is None:  # answered twice, or nothing that has to arrive
            if isinstance(answer, ErrorMessage):
                yield replace(answer, id=None)
            return
        if isinstance(answer, ErrorMessage) and answer.code in _SENT_AGAIN:
            if answer.id not in self._again:
                self._again.add(str(answer.id))
                yield answer
            self._stopped.wait(AGAIN_AFTER)
            self._post(socket, command)
            return
        with self._lock:
            del self._pending[str(answer.id)]
        yield CommandResult(
            command,
            refusal(answer) if isinstance(answer, ErrorMessage) else None,
            answer if isinstance(answer, Hint | BlunderWarning) else None,
        )


# --- the lobby --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SoughtElsewhere:
    """The seek is no longer this client's: the same person looks from somewhere else."""


class LobbyConnection(ReconnectingSocket):
    """A connection to the lobby. `player` is who is there, and `headers` have the session of their account.

    A seek keeps its id over as many sockets as it takes: the server knows it again, or names the opponent that it has
    found meanwhile.
    """

    readings: ClassVar = {"lobby": partial(read_as, LobbyMessage), "error": partial(read_as, ErrorMessage)}
    welcome: ClassVar = LobbyMessage

    def __init__(
        self,
        server: Server,
        player: str,
        events: queue.Queue[tuple[Any, Any]],
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(server, server.lobby, events, headers)
        self.opponent_waits = False  # at a table, for this player
        self._player = player
        self._seek: Mapping[str, Any] | None = None
        self._contribution = ""
        self._known = False  # whether the server has shown this seek over this socket

    def seek(self, pool: str, name: str) -> None:
        """Look for an opponent, with a new contribution to the deal: the last one may have been revealed."""
        self._contribution, self._known = secrets.token_hex(32), False
        drawn = commitment(self._contribution)
        self._seek = {"type": "seek", "id": secrets.token_urlsafe(24), "pool": pool, "name": name, "commitment": drawn}
        self.say(**self._seek)

    def cancel(self) -> None:
        """Look no longer."""
        seek, self._seek = self._seek, None
        if seek is not None:
            self.say(type="cancel", id=seek["id"])

    def is_mine(self, seek: str) -> bool:
        """Return whether this is the id of what is looked for now."""
        return self._seek is not None and self._seek["id"] == seek

    def seat(self, paired: Paired) -> HeldSeat:
        """Return the seat that was found."""
        return HeldSeat(str(self._server), paired.table, paired.seat, paired.token, self._contribution)

    def _hello(self) -> Mapping[str, Any]:
        return {"type": "hello", "protocol": PROTOCOL, "player": self._player}

    def _turned_away(self, status: int) -> ClaimError:
        if status in _NO_LOBBY:
            return NoServer("no_lobby", server=str(self._server))
        return super()._turned_away(status)

    def _understand(
        self, socket: ClientConnection, message: object | None
    ) -> Iterator[LobbyMessage | ErrorMessage | SoughtElsewhere]:
        seek = self._seek
        if isinstance(message, ErrorMessage):
            if seek is not None and message.code in _SOUGHT_AGAIN:
                self._stopped.wait(AGAIN_AFTER)
                self._post(socket, seek)
            elif self._greeted:
                yield message
        elif isinstance(message, LobbyMessage):
            with self._lock:
                first, self._greeted = not self._greeted, True
            if first and seek is not None:
                self._known = False
                self._post(socket, seek)
            paired = message.paired
            self.opponent_waits = paired is not None and self.is_mine(paired.id) and paired.state == "fresh"
            yield message
            if seek is None or seek is not self._seek:
                return
            mine = [one.id for one in (message.seek, message.paired) if one is not None]
            if seek["id"] in mine:
                self._known = True
            elif self._known:
                self._seek = None
                yield SoughtElsewhere()
