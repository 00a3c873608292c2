"""A push service on this machine: TLS with a certificate of its own, and endpoints that behave well or badly.

What an endpoint does is the first part of its path: `/ok/…` takes a message, `/gone/…` says 410, `/missing/…` 404,
`/error/…` 500, `/busy/…` 429 and takes the second try, `/hang/…` reads and never answers, `/redirect/…` points at
`target`, `/noise/…` answers with something that is not HTTP, and `/drip/…` with a byte now and then. What others answer
never ends: the head of `/endless/…`, the body of `/body/…`, and for `/interim/…` that the answer is still to come.
"""

import asyncio
import ssl
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import trustme

HOST = "localhost"
_STATUS = {"ok": "201 Created", "gone": "410 Gone", "missing": "404 Not Found", "error": "500 Internal Server Error"}
_ENDLESS = {  # how an answer begins, and what follows without end
    "endless": (b"HTTP/1.1 201 Created\r\n", b"X: " + b"x" * 1000 + b"\r\n"),
    "body": (b"HTTP/1.1 201 Created\r\nTransfer-Encoding: chunked\r\n\r\n", b"1000\r\n" + b"x" * 4096 + b"\r\n"),
    "interim": (b"", b"HTTP/1.1 100 Continue\r\n\r\n" * 1000),
}


class Certificates:
    """A certificate authority of our own, and a certificate for `name` that it signed."""

    def __init__(self, name: str = HOST) -> None:
        self._authority = trustme.CA()
        self._certificate = self._authority.issue_cert(name, "127.0.0.1")

    def of_server(self) -> ssl.SSLContext:
        """Return what the push service shows."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._certificate.configure_cert(context)
        return context

    def of_client(self) -> ssl.SSLContext:
        """Return what trusts the authority, and no other."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        self._authority.configure_trust(context)
        return context

    def write(self, folder: Path) -> None:
        """Write the certificate and its key into a folder, as service.pem."""
        self._certificate.private_key_and_cert_chain_pem.write_to_path(folder / "service.pem")

    def authority(self, folder: Path) -> Path:
        """Write the authority's certificate into a folder; return the file."""
        self._authority.cert_pem.write_to_path(folder / "authority.pem")
        return folder / "authority.pem"


@dataclass(frozen=True)
class Received:
    """A message that came in, and when (`time.monotonic`)."""

    path: str
    headers: dict[str, str]
    body: bytes
    at: float


@dataclass
class PushService:
    """What came in, by the path of the endpoint; `target` is where redirects lead."""

    port: int = 0
    target: str = "https://localhost/"
    received: list[Received] = field(default_factory=list)
    on_message: Callable[[Received], object] = lambda _: None
    connections: int = 0
    _asked: Counter[str] = field(default_factory=Counter)
    _open: set[asyncio.StreamWriter] = field(default_factory=set)

    @property
    def name(self) -> str:
        """As a host adds it (`claim serve --push-service`)."""
        return f"{HOST}:{self.port}"

    def endpoint(self, path: str) -> str:
        """Return the URL of an endpoint."""
        return f"https://{self.name}{path}"

    def at(self, path: str) -> list[Received]:
        """Return what came to this path."""
        return [one for one in self.received if one.path == path]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer one connection as its path wants it."""
        self.connections += 1
        self._open.add(writer)
        try:
            with suppress(OSError, EOFError, ValueError):
                await self._answer(reader, writer)
        finally:
            self._open.discard(writer)
            writer.transport.abort()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): text for name, _, text in (line.partition(": ") for line in lines) if name}
        path = first.split(" ")[1]
        body = await reader.readexactly(int(headers["content-length"]))
        message = Received(path, headers, body, time.monotonic())
        self.received.append(message)
        self.on_message(message)
        self._asked[path] += 1
        match kind := path.split("/")[1]:
            case "hang":
                await reader.read()  # until the client hangs up
                return
            case "busy":
                again = self._asked[path] > 1
                head = "201 Created" if again else "429 Too Many Requests\r\nRetry-After: 1"
            case "redirect":
                head = f"307 Temporary Redirect\r\nLocation: {self.target}"
            case "noise":
                writer.write(b"\x00" * 20 + b"\r\n\r\n")
                await writer.drain()
                return
            case "drip":
                while not writer.is_closing():
                    writer.write(b"H")
                    await asyncio.sleep(0.05)
                return
            case "endless" | "body" | "interim":
                begins, more = _ENDLESS[kind]
                writer.write(begins)
                while not writer.is_closing():
                    writer.write(more)
                    await writer.drain()
                    await asyncio.sleep(0)  # drain alone lets nothing else run while the other side reads
                return
            case _:
                head = _STATUS[kind]
        writer.write(f"HTTP/1.1 {head}\r\nContent-Length: 2\r\n\r\n{{}}".encode())
        await writer.drain()
        await reader.read()

    def hang_up(self) -> None:
        """Cut all connections."""
        for writer in list(self._open):
            writer.transport.abort()


@asynccontextmanager
async def push_service(certificates: Certificates | ssl.SSLContext, port: int = 0) -> AsyncIterator[PushService]:
    """Serve in this event loop until the end."""
    found, tls = PushService(), certificates.of_server() if isinstance(certificates, Certificates) else certificates
    server = await asyncio.start_server(found.serve, "127.0.0.1", port, ssl=tls)
    found.port = server.sockets[0].getsockname()[1]
    try:
        yield found
    finally:
        found.hang_up()
        server.close()


class ServedPush:
    """A push service in a thread with an event loop of its own; and a port inside that redirects point at."""

    def __init__(self, certificates: Certificates) -> None:
        self.service = PushService()
        self.inside = 0  # connections to that port
        self._certificates = certificates
        self._ready, self._over = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()), daemon=True)

    def __enter__(self) -> "ServedPush":
        self._thread.start()
        self._ready.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()

    async def _run(self) -> None:
        async def count(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            self.inside += 1
            writer.close()

        trap = await asyncio.start_server(count, "127.0.0.1", 0)
        async with push_service(self._certificates) as self.service:
            self.service.target = f"http://127.0.0.1:{trap.sockets[0].getsockname()[1]}/"
            self._ready.set()
            while not self._over.is_set():
                await asyncio.sleep(0.05)
        trap.close()
