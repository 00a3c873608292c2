"""All open sockets: how many there are, whose they are, and which of them are closed or dropped."""

import asyncio
import logging
import time
from typing import Protocol

from starlette.requests import HTTPConnection, Request

from claim.game.errors import ClaimError
from claim.service.tables import Tables
from claim.storage.engines import cancelled
from claim.storage.errors import StorageFailed
from claim.tables.commands import Ack, CallOff, Command, Create
from claim.tables.events import BlocksChanged, SessionsEnded
from claim.tables.states import TableState
from claim.web.errors import RequestError
from claim.web.limits import Counts, Quotas, network_of
from claim.web.logs import note
from claim.web.metrics import Metrics
from claim.web.settings import Limits
from claim.web.weekly_hour import WeeklyHour

FAREWELL_SECONDS = 2.0
LISTING_SECONDS = 1.0
AGAIN_SECONDS = 1.0  # where the storage does not say which sessions have ended
TRY_AGAIN, SIGNED_OUT, BLOCKED, IDLE = 1012, 4401, 4403, 4408

OPEN_COST = 10  # tables: an open seat is shown to everyone in the lobby
_log = logging.getLogger("claim.web")


class Connection(Protocol):
    """A client's open socket, as far as sweeping and shutdown need it."""

    remote_address: str
    network: str  # what its address is counted as
    greeted: bool
    ended: bool
    heard_at: float
    stuck_since: float | None  # since when it has not read what it was sent
    session: str | None  # the hash of the token of the session that it depends on

    async def farewell(self, code: int) -> None:
        """Say goodbye and close."""

    def end_soon(self, error: ClaimError, code: int) -> None:
        """Report the error and close."""

    def close_soon(self, code: int) -> None:
        """Close without an error."""

    def drop(self, reason: str) -> None:
        """Cut the connection."""


class Connections:
    """The sockets of one server. Call `start` in the event loop, and `close` before closing the tables."""

    def __init__(self, tables: Tables, limits: Limits, metrics: Metrics, weekly_hour: WeeklyHour | None = None) -> None:
        self.tables = tables
        self.limits = limits
        self.metrics = metrics
        self.quotas = Quotas(limits)
        self._weekly_hour = weekly_hour
        self._clients: set[Connection] = set()
        self._counts = Counts()
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

    def enter(self, client: Connection) -> None:
        """Count a new socket. Raises RequestError where there are too many."""
        limits = self.limits
        room = self._counts.has_room(client.network, limits.sockets_per_address)
        if not room or self._counts.total >= limits.sockets:
            raise RequestError("too_many_sockets")
        self._counts.add(client.network)
        self._clients.add(client)

    def leave(self, client: Connection) -> None:
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
        """Close the sockets of those whose session has ended. They may come back as whoever they are then."""
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


def quota_of(command: Command | Create) -> tuple[str, float]:
    """Return the quota of a command that is limited, and what it costs of it."""
    if isinstance(command, CallOff):
        return "call_off", 1
    return "table", OPEN_COST if isinstance(command, Create) and command.options.open_seat else 1


class HttpSender:
    """Who sends a request. Its answer is that of the request."""

    def __init__(self, request: Request) -> None:
        self.network = network_of(request.scope)
        self._quotas = connections_of(request).quotas

    def take_quota(self, command: Command | Create) -> None:
        """Count what is limited. Raises RequestError where there is too much of it."""
        name, cost = quota_of(command)
        self._quotas.take(name, self.network, cost)

    def return_quota(self, command: Command | Create) -> None:
        """Count it no more: nothing was stored."""
        name, cost = quota_of(command)
        self._quotas.give_back(name, self.network, cost)

    def acknowledge(self, command: Command, ack: Ack) -> None:
        """Queue nothing."""


def take(request: Request, quota: str, cost: float = 1) -> None:
    """Count what this request asks for. Raises RequestError where its address has asked for too much of it."""
    connections_of(request).quotas.take(quota, network_of(request.scope), cost)
