"""A server's lobby: how many people are there, and the search for an opponent. docs/protocol.md is the contract.

A seek keeps its id over as many sockets as it takes: the server knows it again, or names the opponent that it has
found meanwhile.
"""

import queue
import secrets
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from websockets.sync.client import ClientConnection

from claim.client.address import Server
from claim.client.errors import NoServer
from claim.client.files import HeldSeat
from claim.client.messages import reads
from claim.client.reconnecting_socket import AGAIN_AFTER, PROTOCOL, ReconnectingSocket
from claim.game.errors import ClaimError
from claim.pairing.messages import LobbyMessage, Paired
from claim.records.fair import commitment
from claim.tables.clock import TERMS
from claim.tables.states import ErrorMessage

POOLS = tuple(TERMS)
_PASSING = ("not_kept", "not_read", "server_error")  # the server's own trouble
_NO_LOBBY = (403, 404)  # what servers without one answer


@dataclass(frozen=True)
class SoughtElsewhere:
    """The seek is no longer this client's: the same person looks from somewhere else."""


class LobbyConnection(ReconnectingSocket):
    """A connection to the lobby. `player` is who is there, and `headers` have the session of their account."""

    readings: ClassVar = {"lobby": reads(LobbyMessage), "error": reads(ErrorMessage)}
    welcome: ClassVar = LobbyMessage

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

    def _turned_away(self, status: int) -> ClaimError:
        if status in _NO_LOBBY:
            return NoServer("no_lobby", server=str(self._server))
        return super()._turned_away(status)

    def _understand(
        self, socket: ClientConnection, message: object | None
    ) -> Iterator[LobbyMessage | ErrorMessage | SoughtElsewhere]:
        seek = self._seek
        if isinstance(message, ErrorMessage):
            if seek is not None and message.code in _PASSING:
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
