"""One socket in the lobby: it says hello, is shown what there is, and may look for an opponent."""

from dataclasses import dataclass, field

from starlette.websockets import WebSocket

from claim.accounts.errors import AccountError
from claim.pairing.lobby import LobbyMember, LobbyState
from claim.pairing.seeks import LobbyError, SeekRequest, account_person, browser
from claim.web.errors import RequestError
from claim.web.limits import widest
from claim.web.sockets.connections import ClientSocket, connections_of
from claim.web.wire import lobby as wire
from claim.web.wire.base import encode
from claim.web.wire.lobby import read_lobby
from claim.web.wire.socket import Ping


@dataclass(slots=True, eq=False, repr=False)
class LobbySocket(ClientSocket):
    """A client's socket in the lobby."""

    _entered: LobbyMember | None = field(default=None, init=False)
    _name: str | None = field(default=None, init=False)  # of the account that has signed in
    _shown: LobbyState | None = field(default=None, init=False)

    async def _greet(self, text: str) -> None:
        hello = read_lobby(text)
        if not isinstance(hello, wire.LobbyHello):
            raise RequestError("hello_first", seconds=round(self.connections.limits.hello_seconds))
        signed_in = await self._signed_in()
        person = None if hello.player is None else browser(hello.player)
        if signed_in is not None:
            person, self._name = account_person(signed_in.account.id), signed_in.account.name
        self._entered = self.connections.tables.lobby.enter(person, self._has_news, widest(self.network))

    async def _leave(self) -> None:
        await self.connections.tables.lobby.leave(self._member)

    @property
    def _member(self) -> LobbyMember:
        assert self._entered is not None
        return self._entered

    async def _do(self, text: str) -> None:
        message, lobby = read_lobby(text), self.connections.tables.lobby
        self.connections.metrics.messages.labels(message.type).inc()
        match message:
            case Ping():
                self._say({"type": "pong"})
            case wire.LobbyHello():
                raise RequestError("bad_message", field="'type'", problem="hello was said already")
            case wire.SeekOpponent():
                await self._check_session()
                request = SeekRequest(
                    message.id, message.pool, self._name or message.name, message.commitment, message.listed
                )
                await lobby.seek(self._member, request, self._admit)
            case wire.CancelSeek():
                await lobby.cancel(self._member, message.id)

    async def _check_session(self) -> None:
        """Raise AccountError where the session with which this socket said hello has ended since, or its account."""
        if self._name is not None and await self.connections.tables.accounts.signed_in(self.cookie) is None:
            raise AccountError("not_signed_in")

    def _admit(self) -> None:
        """Count a new seek of this address. Raises LobbyError or RequestError where there are too many."""
        waiting = sum(member.owner == widest(self.network) for member in self.connections.tables.lobby.seekers())
        if waiting >= self.connections.limits.seeks_per_address:
            raise LobbyError("too_many_seeks")
        self.connections.quotas.take("seek", self.network)

    async def _show(self) -> None:
        state = self.connections.tables.lobby.state(self._member)
        if state != self._shown:
            self._shown = state
            waited = None if state.seek is None else self.connections.tables.lobby.waited(state.seek)
            await self._send(encode(wire.lobby(state, waited, self.connections.next_hour())))


async def serve_lobby(websocket: WebSocket) -> None:
    """Serve one socket."""
    await LobbySocket(websocket, connections_of(websocket)).run()
