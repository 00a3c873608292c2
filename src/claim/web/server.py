"""Running the application: the port, the signals, and an end at which nobody is left without a word."""

import asyncio
import gc
import socket
import sys
import threading
import webbrowser
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import FrameType

import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from claim.service.bot_workers import BotWorkers
from claim.web.app import create_app, open_tables
from claim.web.errors import PortUnavailable
from claim.web.logs import note
from claim.web.page import FOLDER
from claim.web.settings import Settings

PING_SECONDS = 20.0
SHUTDOWN_SECONDS = 10
_MOST_FRAME = 65536  # larger messages end the connection; those above Limits.message_bytes are only refused
HEAD_SECONDS = 10.0  # until a request's head must have come; its body has guard.REQUEST_SECONDS more
_MOST_HEAD = 65536
_MOST_PONGS = 65536  # bytes that wait to be sent when a ping comes


class Requests(HttpToolsProtocol):
    """A connection that is cut where a request's head does not come in time, or without end."""

    _late: asyncio.TimerHandle | None = None  # while a head is expected
    _head = 0  # bytes of it

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Wait for the first request."""
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._arrived()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read, as far as it is no more than a head may have."""
        super().data_received(data)
        if self._late is not None:
            self._head += len(data)
            if self._head > _MOST_HEAD:
                self.transport.abort()

    def on_headers_complete(self) -> None:
        """The head is here."""
        self._arrived()
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        if not self.pipeline and not self.transport.is_closing():
            self._expect()

    def _expect(self) -> None:
        self._arrived()
        self._head = 0
        self._late = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _arrived(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class Protocol(WebSocketsSansIOProtocol):
    """A socket whose connection can be cut: one that nobody reads cannot be closed politely."""

    def handle_ping(self) -> None:
        """Answer a ping, unless its sender reads no answers: they would pile up."""
        if self.transport.get_write_buffer_size() > _MOST_PONGS:
            self.transport.abort()
        else:
            super().handle_ping()

    async def run_asgi(self) -> None:
        """Run the application with a way to cut the connection."""
        self.scope["extensions"]["claim.abort"] = {"abort": self.transport.abort}
        await super().run_asgi()


class Server(uvicorn.Server):
    """Says good-bye before it closes sockets, and ends without complaint when it is asked to."""

    def __init__(self, config: uvicorn.Config, farewell: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self.farewell = farewell

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Good-bye to all sockets, then to everything."""
        await self.farewell()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End soon. A signal is an order, not an accident: it is not noted, or it would be raised again afterwards.

        A second one changes nothing. The end takes few seconds anyway, and should be a good one.
        """
        del sig, frame
        self.should_exit = True


def listen(host: str, port: int) -> socket.socket:
    """The socket to listen on; port 0 takes any free one."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        found = socket.socket(family, kind, protocol)
        try:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            found.bind(address)
            found.listen(2048)
        except BaseException:
            found.close()
            raise
    except (OSError, UnicodeError, OverflowError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise PortUnavailable("no_port", host=host, port=str(port), problem=problem) from error
    found.setblocking(False)
    return found


async def serve(
    settings: Settings,
    listener: socket.socket,
    started: Callable[[Server], None],
    *,
    page: Path = FOLDER,
    workers: BotWorkers | None = None,
) -> None:
    """Serve until told to end. `started` is called when the server answers."""
    tables = await open_tables(settings, workers or BotWorkers())
    try:
        app = create_app(settings, tables, page=page)
        server = Server(_config(app, settings), app.farewell)
        announcing = asyncio.create_task(_announce(server, started))
        try:
            await server.serve([listener])
        finally:
            announcing.cancel()
    finally:
        await tables.close()
        note("stopped")


def _config(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        loop="none",
        http=Requests,
        ws=Protocol,
        ws_max_size=_MOST_FRAME,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,  # it costs more time than the bytes are worth, and memory for every socket
        log_config=None,
        access_log=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        lifespan="on",
    )


async def _announce(server: Server, started: Callable[[Server], None]) -> None:
    while not server.started:
        await asyncio.sleep(0.01)
    started(server)


def open_browser(url: str) -> None:
    """Show a page in the browser without waiting for it: some browsers keep the caller until they end."""
    threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def tune() -> None:
    """Set Python up for many short jobs, as bench/load.py showed.

    With many tables a whole look for cycles of garbage takes longer than a play may. Nearly everything is freed without
    it, and what was imported stays for good: so look seldom. And SQLite's thread, which everybody who waits for an
    acknowledgement waits for, gets its turn after half a millisecond instead of five.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)
    sys.setswitchinterval(0.0005)


def run(settings: Settings, listener: socket.socket, started: Callable[[Server], None]) -> None:
    """Serve until told to end, on the quickest event loop there is."""
    try:
        import uvloop  # noqa: PLC0415  (not for every system)

        factory: Callable[[], asyncio.AbstractEventLoop] | None = uvloop.new_event_loop
    except ImportError:
        factory = None
    tune()
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(serve(settings, listener, started))
