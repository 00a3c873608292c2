"""Runs the application: the port, open files, signals, and a shutdown that says goodbye to every client."""

import asyncio
import errno
import gc
import http.client
import logging
import os
import queue
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

import uvicorn
from fastapi import FastAPI

from claim.push.posting import Poster
from claim.storage.database_urls import default_url, parse_url
from claim.storage.networks import mapped_text, parse_network
from claim.storage.sqlite_file import SqliteFile
from claim.web.app import create_app, open_tables
from claim.web.errors import PortUnavailable
from claim.web.logs import Seldom, log_uncaught, note
from claim.web.process.protocols import RequestProtocol, SocketProtocol
from claim.web.settings import Settings
from claim.web.sites.page import FOLDER
from claim.workers.bot_workers import BotWorkers
from claim.workers.pool import WORKERS

if sys.platform != "win32":
    import resource

EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104  (named only to be recognised)
PING_SECONDS = 20.0
_ANSWER_SECONDS = 10.0  # of a server that may run already
END_SECONDS = 14.0  # until the process is ended by force
_LAST_WORDS_SECONDS = 0.5
SHUTDOWN_SECONDS = 4  # for requests under way; with what else takes time at the end, well within the watchdog's
_BACKLOG = 2048  # connections that wait to be accepted
_MOST_FRAME = 65536  # bytes; larger messages end the connection, those above Limits.message_bytes are only refused
_STORAGE = 100  # file descriptors for the storage, the log, the page's files and the event loop
_WORKER = 8  # for each of the bots' processes: pipes, and what starting another one takes
_ARRIVING = 100  # for connections that were accepted and not yet counted


class Watchdog:
    """Ends the process by force where it was asked to end and hangs: in a disk, in a driver, in a thread.

    It waits in a thread for `bark`.
    """

    def __init__(self, seconds: float = END_SECONDS) -> None:
        """Allow this many seconds between `bark` and the end."""
        self._seconds = seconds
        # Unlike an Event it has no lock that a second signal, which interrupts the first one's `bark`, would wait for.
        self._barked: queue.SimpleQueue[None] = queue.SimpleQueue()
        # Started here: when it is needed, there may be no thread to be had. It must not keep the process alive.
        threading.Thread(target=self._watch, name="claim watchdog", daemon=True).start()

    def bark(self) -> None:
        """Count from now, if it has not begun already."""
        self._barked.put(None)

    def _watch(self) -> None:
        self._barked.get()
        time.sleep(self._seconds)
        # The log itself may be what hangs, on a pipe that nobody reads: it gets a moment and no more.
        last_words = threading.Thread(target=self._tell, daemon=True)
        last_words.start()
        last_words.join(_LAST_WORDS_SECONDS)
        os._exit(1)

    def _tell(self) -> None:
        hanging = [thread.name for thread in threading.enumerate() if not thread.daemon]
        note("ended by force", logging.ERROR, seconds=self._seconds, threads=", ".join(hanging))


class Server(uvicorn.Server):
    """A server that says goodbye before it closes sockets. test_uvicorn.py names what it relies on."""

    def __init__(
        self,
        config: uvicorn.Config,
        farewell: Callable[[], Awaitable[None]],
        asked_to_end: Callable[[], None] = lambda: None,
    ) -> None:
        """Call `asked_to_end` at the first signal to end, and `farewell` before sockets are closed."""
        super().__init__(config)
        self.farewell = farewell
        self.asked_to_end = asked_to_end

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no more connections, say goodbye to all sockets, then close everything.

        In this order, so that clients that are told to come back don't find this server again.
        """
        for server in self.servers:
            server.close()
        for listener in sockets or []:
            listener.close()
        await self.farewell()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Shut down soon, without raising the signal again afterwards: being asked to end is no accident.

        A second signal changes nothing: shutting down takes a few seconds at most and should be complete.
        """
        del sig, frame
        self.asked_to_end()
        self.should_exit = True


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that has a port; port 0 takes any free one. Raises PortUnavailable where that is not possible.

    It refuses connections until `serve` is ready to answer: a balancer then tries another server, and would wait for
    this one if it only seemed to listen.
    """
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, protocol)
        try:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
        except BaseException:
            listener.close()
            raise
    except (OSError, UnicodeError, OverflowError) as error:
        raise _no_port(host, port, error) from error
    listener.setblocking(False)
    return listener


def address(host: str, listener: socket.socket) -> str:
    """Return the server's URL as a browser on this machine would write it."""
    name = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{listener.getsockname()[1]}/"


def _no_port(host: str, port: int, error: Exception) -> PortUnavailable:
    problem = getattr(error, "strerror", None) or str(error)
    return PortUnavailable("no_port", host=host, port=str(port), problem=problem)


async def serve(
    settings: Settings,
    listener: socket.socket,
    started: Callable[[Server], None],
    *,
    page: Path = FOLDER,
    workers: BotWorkers | None = None,
    poster: Poster | None = None,
    asked_to_end: Callable[[], None] = lambda: None,
) -> None:
    """Serve until asked to end. `started` is called when the server answers, `asked_to_end` at a signal to end.
    `poster` is as for `create_app`.

    Raises as `open_tables` does, and PortUnavailable where another server took the port meanwhile.
    """
    share = None if settings.workers == 1 else max(2, WORKERS // settings.workers)  # of the machine's cores
    tables = await open_tables(settings, workers or BotWorkers(share))
    try:
        app = create_app(settings, tables, page=page, poster=poster)
        asyncio.get_running_loop().set_exception_handler(partial(_report, app.state.traffic.seldom))
        server = Server(_config(app, settings), app.state.farewell, asked_to_end)
        try:
            listener.listen(_BACKLOG)
        except OSError as error:  # two may have bound it, as long as neither listened
            raise _no_port(settings.host, listener.getsockname()[1], error) from error
        tables.storage.announce(address(settings.host, listener))
        announcing = asyncio.create_task(_announce(server, started))
        try:
            await server.serve([listener])
        finally:
            announcing.cancel()
    finally:
        await tables.close()
        note("stopped")


def _config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        loop="none",
        http=partial(RequestProtocol, traffic=app.state.traffic),  # type: ignore[arg-type]  # it is only called
        ws=partial(SocketProtocol, traffic=app.state.traffic),  # type: ignore[arg-type]  # likewise
        ws_max_size=_MOST_FRAME,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,  # costs more time than the bytes are worth, and memory per socket
        backlog=_backlog(),
        log_config=None,
        access_log=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=[*settings.proxies, *(mapped_text(parse_network(text)) for text in settings.proxies)],
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        lifespan="on",
    )


def _report(seldom: Seldom, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log what goes wrong in the event loop.

    Where no more files can be open, asyncio reports every connection that it cannot accept, and tries again a second
    later.
    """
    del loop
    error, message = context.get("exception"), str(context["message"])
    if isinstance(error, OSError) and error.errno in (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM):
        seldom.note("no connection can be accepted", details={"problem": error.strerror})
    else:
        note("event loop error", logging.ERROR, error=error, problem=message)


def _backlog() -> int:
    """Return how many connections may wait to be accepted.

    asyncio accepts as many at once, before any of them is counted, so there they are few.
    """
    return 100 if isinstance(asyncio.get_running_loop(), asyncio.BaseEventLoop) else _BACKLOG


async def _announce(server: Server, started: Callable[[Server], None]) -> None:
    while not server.started:
        await asyncio.sleep(0.01)
    started(server)


def open_browser(url: str) -> None:
    """Open a page in the browser without waiting for it: some browsers block the caller until they exit."""
    threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def tune() -> None:
    """Set Python up for many short jobs, as measured by bench/load.py.

    With many tables a full garbage collection takes longer than a play may. Nearly everything is freed without it, and
    imported modules stay anyway, so collect seldom. And let SQLite's thread, on which every acknowledgement waits, have
    its turn after half a millisecond instead of five.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)
    sys.setswitchinterval(0.0005)


def run(settings: Settings, listener: socket.socket, started: Callable[[Server], None]) -> None:
    """Serve until asked to end, on the fastest event loop available. Raises as `serve` does.

    The process ends within fifteen seconds after a signal to end, with exit code 1 if that takes force.
    """
    try:
        import uvloop  # noqa: PLC0415  (not available on every system)

        factory: Callable[[], asyncio.AbstractEventLoop] | None = uvloop.new_event_loop
    except ImportError:
        factory = None
    tune()
    log_uncaught()
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(serve(settings, listener, started, asked_to_end=Watchdog().bark))


def running_at(database: str | None) -> str | None:
    """Return where a server of this SQLite file answers; None if there is none. Raises BadDatabase as `parse_url`."""
    parsed = parse_url(default_url() if database is None else database)
    if parsed.get_backend_name() != "sqlite":
        return None
    url = SqliteFile(Path(str(parsed.database))).announced()
    return url if url is not None and _answers(url) else None


def _answers(url: str) -> bool:
    directly = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # a proxy cannot reach this machine
    try:
        with directly.open(f"{url}healthz", timeout=_ANSWER_SECONDS) as answer:
            return bool(answer.status == http.client.OK)
    except (OSError, http.client.HTTPException):
        return False


# --- open files ------------------------------------------------------------------------------------------------------


class OpenFiles(NamedTuple):
    """What fits: `allowed` files may be open where `needed` are wanted, so there may be this many connections."""

    allowed: int
    needed: int
    connections: int


def allow_files(connections: float) -> OpenFiles:
    """Raise the limit of open files to what this many connections need, and return what fits."""
    own = _STORAGE + _ARRIVING + _WORKER * WORKERS
    needed = int(connections) + own
    files = raise_limit(needed)
    return OpenFiles(files, needed, int(connections) if files >= needed else max(files // 4, files - own))


def raise_limit(needed: int) -> int:
    """Raise the limit of open files to `needed`, or as far as is allowed, and return how many may be open."""
    if sys.platform == "win32":
        return needed  # there is no such limit for sockets
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return needed
    if soft >= needed:
        return soft
    most = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (ValueError, OSError):  # macOS has a further limit of its own
        return soft
    return most
