"""The connection to one table, which repeats what was not acknowledged.

A command keeps its id until the server has acknowledged or refused it, over as many sockets as that takes; the server
does it once.
"""

import queue
import secrets
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from websockets.sync.client import ClientConnection

from claim.client.address import Server
from claim.client.files import HeldSeat
from claim.client.messages import OF_TABLES, Message, State, refusal
from claim.client.reconnecting_socket import AGAIN_AFTER, PROTOCOL, ReconnectingSocket
from claim.game.errors import ClaimError
from claim.tables.states import Ack, BlunderWarning, ErrorMessage, Hint

_PASSING = ("not_kept",)


@dataclass(frozen=True)
class CommandResult:
    """What became of a command: the server carried it out, refused it (`error`) or answered it with a hint."""

    command: Mapping[str, Any]
    error: ClaimError | None = None
    hint: Hint | BlunderWarning | None = None


_Answer = Ack | Hint | BlunderWarning | ErrorMessage


class TableConnection(ReconnectingSocket):
    """A connection to a table. `headers` have the session of an account, for seats without a token."""

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
        if isinstance(answer, ErrorMessage) and answer.code in _PASSING:
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
