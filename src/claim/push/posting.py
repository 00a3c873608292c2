"""Where notices may be sent, and one POST to there: HTTP/1.1 over TLS, within ten seconds.

An endpoint is an address that a browser names, so any client can name one that only this server can reach: a router, a
database, the cloud's own services. So notices go to the push services of the known browsers, and to those that the host
has added. No redirect is followed, and of the answer only its head is read, of which there is a bounded amount.
"""

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from claim.game.errors import quote
from claim.push.errors import PushError

KNOWN_SERVICES = (
    "fcm.googleapis.com",  # Chrome and all that are built on it
    "*.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)
PORT = 443
MOST_LETTERS = 2000  # of an endpoint
SECONDS = 10.0  # from the lookup of the name to the answer
CONNECT_SECONDS = 4.0  # for one address, where a name has several
MOST_ADDRESSES = 3  # that are tried
MOST_HEAD = 16_384  # bytes of an answer's head
MOST_HEADS = 4  # of which all but the last say that the answer is still to come
_ASCII = re.ASCII | re.IGNORECASE  # without the first, other letters count as k or s in another case
_HOST = r"[a-z0-9_-]+(?:\.[a-z0-9_-]+)*"
_SERVICE = re.compile(rf"(?:\*\.)?{_HOST}(?::[0-9]{{1,5}})?", _ASCII)
_ENDPOINT = re.compile(rf"https://({_HOST})(?::([0-9]{{1,5}}))?(/[!-\"$-~]*)", _ASCII)
_STATUS = re.compile(rb"HTTP/1\.[01] ([1-5][0-9]{2})[ \r]")
_RETRY_AFTER = re.compile(rb"\r\nretry-after:[ \t]*([0-9]{1,6})[ \t]*\r\n", re.IGNORECASE)


class PostFailed(Exception):
    """A push service did not answer, or not as one. The text names no path."""


class PostLate(PostFailed):
    """A push service did not answer in time."""


@dataclass(frozen=True)
class Endpoint:
    """Where a push service takes notices for one browser. `path` is a secret: it is all one needs to send some."""

    host: str
    port: int
    path: str

    @property
    def netloc(self) -> str:
        """The host, with its port where it is not the usual one."""
        return self.host if self.port == PORT else f"{self.host}:{self.port}"

    @property
    def origin(self) -> str:
        """The push service."""
        return f"https://{self.netloc}"


@dataclass(frozen=True)
class Answer:
    """What a push service answered; `retry_after` are the seconds after which it wants to be asked again."""

    status: int
    retry_after: int | None = None


class Poster:
    """Sends requests to the push services that are known, and to those that the host has `added`: names such as
    push.example.org, *.example.org or push.example.org:8443. Tests and benches give it a certificate's `tls`.
    """

    def __init__(self, added: Iterable[str] = (), tls: ssl.SSLContext | None = None) -> None:
        self._added = tuple([name.lower() for name in added])
        self._tls = tls

    def read(self, text: str) -> Endpoint:
        """Return the endpoint that a text is. Raises PushError unless it is one of a service that is allowed."""
        parts = _ENDPOINT.fullmatch(text) if len(text) <= MOST_LETTERS else None
        if parts is None:
            raise PushError("bad_endpoint", text=quote(text))
        endpoint = Endpoint(parts[1].lower(), int(parts[2] or PORT), parts[3])
        if not _is_of(endpoint, KNOWN_SERVICES + self._added):
            raise PushError("other_push_service", host=quote(endpoint.netloc))
        return endpoint

    async def post(self, endpoint: Endpoint, headers: Mapping[str, str], body: bytes) -> Answer:
        """Send this to an endpoint. Raises PostFailed."""
        lines = {"Host": endpoint.netloc, **headers, "Content-Length": str(len(body)), "Connection": "close"}
        head = f"POST {endpoint.path} HTTP/1.1\r\n" + "".join([f"{name}: {text}\r\n" for name, text in lines.items()])
        try:
            async with asyncio.timeout(SECONDS):
                reader, writer = await self._connect(endpoint)
                try:
                    writer.write(f"{head}\r\n".encode("ascii") + body)
                    return await _answer(reader)
                finally:
                    writer.transport.abort()
        except TimeoutError as error:
            raise PostLate("no answer in time") from error
        except asyncio.LimitOverrunError as error:
            raise PostFailed("an answer without an end") from error
        except (OSError, EOFError, ssl.SSLError, UnicodeError) as error:  # also a host that no server of names can have
            raise PostFailed(type(error).__name__) from error

    async def _connect(self, endpoint: Endpoint) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to one of the host's addresses. Raises PostFailed, OSError or TimeoutError."""
        if self._tls is None:
            self._tls = await asyncio.to_thread(ssl.create_default_context)  # it reads many certificates
        loop, host, port = asyncio.get_running_loop(), endpoint.host, endpoint.port
        results = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(address[0]) for *_, address in results][:MOST_ADDRESSES]
        # A known service is on the internet, whatever the server of names says; the host's own may be anywhere.
        if not _is_of(endpoint, self._added) and not all(ipaddress.ip_address(one).is_global for one in addresses):
            raise PostFailed("an address that is not public")
        for address in addresses[:-1]:
            try:
                async with asyncio.timeout(CONNECT_SECONDS):
                    return await self._open(address, endpoint, self._tls)
            except OSError:  # and TimeoutError
                continue
        return await self._open(addresses[-1], endpoint, self._tls)

    async def _open(
        self, address: str, endpoint: Endpoint, tls: ssl.SSLContext
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(
            address, endpoint.port, ssl=tls, server_hostname=endpoint.host, limit=MOST_HEAD
        )


def is_service(name: str) -> bool:
    """Return whether a host may add a push service by this name."""
    return _SERVICE.fullmatch(name) is not None


def _is_of(endpoint: Endpoint, services: Iterable[str]) -> bool:
    """Return whether an endpoint is one of these services, of which some begin with `*.`."""
    return any(
        endpoint.netloc.endswith(name[1:]) if name.startswith("*.") else endpoint.netloc == name for name in services
    )


async def _answer(reader: asyncio.StreamReader) -> Answer:
    """Return what is answered. Raises PostFailed, OSError, EOFError or LimitOverrunError."""
    for _ in range(MOST_HEADS):
        head = await reader.readuntil(b"\r\n\r\n")
        status = _STATUS.match(head)
        if status is None:
            raise PostFailed("an answer that is not HTTP")
        if not status[1].startswith(b"1"):
            after = _RETRY_AFTER.search(head)
            return Answer(int(status[1]), None if after is None else int(after[1]))
    raise PostFailed("an answer that is always still to come")
