"""One socket at a table: it says hello, is shown every change, and sends commands. docs/protocol.md is its contract.

An acknowledgement is queued before its change is published, so it always arrives before the new state.
"""

import asyncio
import time
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import NamedTuple

from starlette.websockets import WebSocket

from claim.accounts.errors import AccountError
from claim.cluster.live_tables import LiveTables, Watcher
from claim.game.cards import Seat
from claim.game.errors import ClaimError
from claim.game.view import Viewer, Visible
from claim.service.watching import Watching
from claim.tables.commands import CallOff, Play
from claim.tables.states import Ack, StateMessage
from claim.tables.table import iso_time
from claim.tables.tokens import Key, Owner
from claim.web.errors import RequestError
from claim.web.metrics import failed
from claim.web.sockets.connections import ClientSocket, LimitedSender, connections_of
from claim.web.wire import socket as wire
from claim.web.wire.base import encode
from claim.web.wire.socket import command_of, read
from claim.workers.bot_workers import AT_HAND_SECONDS

MOST_TEXTS = 1000
Moment = tuple[int, frozenset[Seat]]  # a table's last fact and who is online: all that its public state depends on


@dataclass(slots=True, eq=False, repr=False)
class TableSocket(ClientSocket, LimitedSender):
    """A client's socket at a table."""

    _states: "StateCache"
    table_id: str
    _key: Key = field(default=None, init=False)
    _viewer: Viewer = field(default=Viewer.SPECTATOR, init=False)
    _watcher: Watcher | None = field(default=None, init=False)
    _since: int | None = field(default=None, init=False)  # the last `seq` that the client knows
    _shown: Moment | None = field(default=None, init=False)
    _next_table: str | None = field(default=None, init=False)  # that the client knows of
    _began: float = field(default=0.0, init=False)  # to carry out the last message
    _thinks: bool = field(default=False, init=False)
    _weighing: asyncio.Task[None] | None = field(default=None, init=False)

    # --- the socket's life -----------------------------------------------------------------------------------------

    async def _greet(self, text: str) -> None:
        watching, hello = self.connections.tables.watching, read(text)
        if not isinstance(hello, wire.Hello):
            raise RequestError("hello_first", seconds=round(self.connections.limits.hello_seconds))
        self._key, self._since = hello.token, hello.since
        if hello.token is None and hello.seat is not None:
            self._key = await self._owner(hello.seat)
        if not isinstance(self._key, Owner):
            self.session = None  # what is shown here does not depend on it
        self._viewer, self.cookie = await watching.viewer(self.table_id, self._key), None
        self._watcher = await watching.watch(self.table_id, self._viewer, self._has_news, self._hear_phrase)

    async def _owner(self, seat: wire.AccountSeat) -> Owner | None:
        """Return the account whose session this socket has, as what opens a seat of its own here.

        None where "mine" is asked for and there is none: anyone with the link may watch. Raises AccountError where a
        seat is named without a session.
        """
        tables, named = self.connections.tables, seat != "mine"
        person = await self._signed_in()
        if person is None:
            if named:
                raise AccountError("not_signed_in")
            return None
        owner = Owner(person.account.id, Seat(seat) if named else None)
        return owner if named or await tables.watching.opens(self.table_id, owner) else None

    async def _leave(self) -> None:
        assert self._watcher is not None
        self._watcher.close()

    # --- what the client says --------------------------------------------------------------------------------------

    async def _do(self, text: str) -> None:
        self._began, message = time.perf_counter(), read(text)
        self.connections.metrics.messages.labels(message.type).inc()
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
                    self.connections.quotas.take("phrase", f"{self.table_id} {self._viewer.seat}")
                await self.connections.tables.watching.say(self.table_id, self._key, message.phrase)
            case wire.Play(ask=True) if await self._warns(message):
                pass
            case _:
                command, tables = command_of(message), self.connections.tables
                if isinstance(command, CallOff):  # at whichever server, and from whichever address
                    called_off = await tables.watching.called_off_lately(self.table_id, self._key)
                    if called_off >= self.connections.limits.call_offs_per_person:
                        raise RequestError("too_many_called_off")
                await tables.changes.command(self.table_id, self._key, command, self)
                self._stop_weighing()

    def acknowledge(self, ack: Ack) -> None:
        """Queue the answer to a command. It is sent before the state that shows what the command has changed."""
        self._say(ack)
        self.connections.metrics.ack.observe(time.perf_counter() - self._began)

    def _ask_hint(self, command_id: str) -> None:
        if self._thinks:
            raise RequestError("too_fast")
        self.connections.quotas.take("thinking", self.network)
        self._thinks = True
        self._begin(self._hint(command_id))

    async def _hint(self, command_id: str) -> None:
        try:
            hint = await self.connections.tables.advice.hint(self.table_id, self._key)
            self._say(wire.hint(command_id, hint))
        except ClaimError as error:
            self._refuse(command_id, error)
        except Exception as error:  # logged, and reported as the server's own
            self._refuse(command_id, failed(self.connections.metrics, error, where="hint"))
        finally:
            self._thinks = False

    async def _weigh(self) -> None:
        """Have a hint ready for `_warns`. If that fails there is no warning, and nothing to report."""
        try:
            self.connections.quotas.take("thinking", self.network)
            await self.connections.tables.advice.weigh(self.table_id, self._key)
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
        warning = await self.connections.tables.advice.warning(self.table_id, self._key, play)
        if warning is not None:
            self._say(wire.warning(message.id, message.card, warning))
        return warning is not None

    # --- what the client hears -------------------------------------------------------------------------------------

    def _hear_phrase(self, seat: Seat, phrase: str) -> None:
        self._say({"type": "said", "seat": seat, "phrase": phrase})

    async def _show(self) -> None:
        """Send the client its table if that has changed, and where its rematch is. Raises TableError if revoked."""
        state = await self._states.state(self.table_id, self._viewer, self._key, self._since)
        if state.moment != self._shown:
            await self._send(state.sent_at(self.connections.tables.changes.now))
            self._since, self._shown = state.seq, state.moment
        if state.next_table is not None and self._next_table is None and self._key is not None:
            rematch = await self.connections.tables.watching.next_seat(self.table_id, self._key)
            if rematch is not None:
                self._next_table = rematch.table
                await self._send(encode(rematch))


# --- state messages as text ------------------------------------------------------------------------------------------


class StateText(NamedTuple):
    """A state message: its text, and what the sender needs to know of it."""

    text: str
    seq: int
    moment: Moment
    next_table: str | None
    timed: bool

    def sent_at(self, seconds: float) -> str:
        """Return the text with the time, in seconds since 1970, which only clients of a table with a clock need."""
        return f'{{"now":"{iso_time(seconds)}",{self.text[1:]}' if self.timed else self.text


class StateCache:
    """Makes state messages, and keeps the latest of those for spectators."""

    def __init__(self, watching: Watching, live: LiveTables) -> None:
        self._watching = watching
        self._live = live
        self._texts: OrderedDict[tuple[str, int | None], StateText] = OrderedDict()  # by table and `since`

    async def state(self, table_id: str, viewer: Viewer, key: Key, since: int | None) -> StateText:
        """Return the message for this viewer, whose last `seq` is `since`. Raises as `Watching.state` does."""
        if viewer is not Viewer.SPECTATOR:
            return _text(await self._watching.state(table_id, key, since))
        with await self._live.current(table_id) as live:
            moment, kept = (live.table.seq, live.online), self._texts.get((table_id, since))
        if kept is None or kept.moment != moment:
            kept = self._texts[table_id, since] = _text(await self._watching.state(table_id, None, since))
            if len(self._texts) > MOST_TEXTS:
                self._texts.popitem(last=False)
        return kept


def _text(state: StateMessage[Visible]) -> StateText:
    table = state.table
    online = frozenset(seat for seat, one in table.seats.items() if one.online and one.bot is None)
    moment = (state.seq, online)
    return StateText(encode(wire.state(state)), state.seq, moment, table.rematch.table, table.clock is not None)


async def serve_table(websocket: WebSocket) -> None:
    """Serve one socket. All of them share the state messages."""
    states: StateCache = websocket.app.state.states
    await TableSocket(websocket, connections_of(websocket), states, websocket.path_params["id"]).run()
