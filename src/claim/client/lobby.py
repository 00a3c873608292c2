"""A server's lobby: how many people are there, and the search for an opponent. docs/protocol.md is the contract.

A seek keeps its id over as many sockets as it takes: the server knows it again, or names the opponent that it has
found meanwhile.
"""

import queue
import secrets
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from websockets.sync.client import ClientConnection

from claim.client.address import Server, is_table
from claim.client.errors import NoServer
from claim.client.files import HeldSeat
from claim.client.messages import Refusal, read_any, refused, shown_text
from claim.client.reconnecting_socket import AGAIN_AFTER, PROTOCOL, ReconnectingSocket
from claim.game.cards import Seat
from claim.game.errors import ClaimError
from claim.game.fields import FieldReader
from claim.records.fair import commitment
from claim.tables.clock import TERMS

POOLS = tuple(TERMS)
_PASSING = ("not_kept", "not_read", "server_error")  # the server's own trouble
_NO_LOBBY = (403, 404)  # what servers without one answer
_MOST_PEOPLE = 1 << 30


@dataclass(frozen=True)
class OwnSeek:
    """The seek that waits, and for how many seconds it has."""

    id: str
    waited: float


@dataclass(frozen=True)
class Paired:
    """The opponent that was found for a seek, and what became of it."""

    id: str
    table: str
    seat: Seat
    token: str
    state: str


@dataclass(frozen=True)
class Room:
    """The lobby as it is now. `people` counts everyone in it, this client included."""

    people: int
    hour: str | None
    seek: OwnSeek | None
    paired: Paired | None


@dataclass(frozen=True)
class SoughtElsewhere:
    """The seek is no longer this client's: the same person looks from somewhere else."""


class LobbyConnection(ReconnectingSocket):
    """A connection to the lobby. `player` is who is there, and `headers` have the session of their account."""

    welcome: ClassVar = Room

    def __init__(
        self,
        server: Server,
        player: str,
        events: queue.Queue[tuple[Any, Any]],
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(server, server.lobby, events, headers)
        self.found = False  # whether the table of an opponent waits for this player
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

    def _read(self, text: str) -> Room | Refusal | None:
        return read_any(text, _READINGS)

    def _turned_away(self, status: int) -> ClaimError:
        if status in _NO_LOBBY:
            return NoServer("no_lobby", server=str(self._server))
        return super()._turned_away(status)

    def _understand(
        self, socket: ClientConnection, message: object | None
    ) -> Iterator[Room | Refusal | SoughtElsewhere]:
        seek = self._seek
        if isinstance(message, Refusal):
            if seek is not None and message.error.code in _PASSING:
                self._stopped.wait(AGAIN_AFTER)
                self._post(socket, seek)
            elif self._greeted:
                yield message
        elif isinstance(message, Room):
            with self._lock:
                first, self._greeted = not self._greeted, True
            if first and seek is not None:
                self._known = False
                self._post(socket, seek)
            paired = message.paired
            self.found = paired is not None and self.is_mine(paired.id) and paired.state == "fresh"
            yield message
            if seek is None or seek is not self._seek:
                return
            mine = [one.id for one in (message.seek, message.paired) if one is not None]
            if seek["id"] in mine:
                self._known = True
            elif self._known:
                self._seek = None
                yield SoughtElsewhere()


def _room(read: FieldReader) -> Room:
    return Room(
        read.number("people", _MOST_PEOPLE),
        None if read.raw("hour") is None else shown_text(read, "hour"),
        None if read.raw("seek") is None else _seek(read.inside("seek")),
        None if read.raw("paired") is None else _paired(read.inside("paired")),
    )


def _seek(read: FieldReader) -> OwnSeek:
    waited = read.checked("waited", lambda one: isinstance(one, int | float) and one >= 0, "a number of seconds")
    return OwnSeek(shown_text(read, "id"), float(waited))


def _paired(read: FieldReader) -> Paired:
    return Paired(
        shown_text(read, "id"),
        read.checked("table", is_table, "a table's id"),
        read.seat("seat"),
        shown_text(read, "token"),
        shown_text(read, "state"),
    )


_READINGS: Mapping[str, Callable[[FieldReader], Room | Refusal]] = {"lobby": _room, "error": refused}
