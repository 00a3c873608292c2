"""One POST to a push service: HTTP/1.1 over TLS, to an address that was checked, within ten seconds.

No redirect is followed, and of the answer only its head is read.
"""

import asyncio
import re
import ssl
from collections.abc import Mapping
from dataclasses import dataclass

from claim.push.addresses import Addresses, Endpoint

SECONDS = 10.0  # from the lookup of the name to the answer
CONNECT_SECONDS = 4.0  # for one address, where a name has several
MOST_HEAD = 16_384  # bytes of an answer's head
MOST_ADDRESSES = 3  # that are tried
_STATUS = re.compile(rb"HTTP/1\.[01] ([1-5][0-9]{2})[ \r]")
_RETRY_AFTER = re.compile(rb"\r\nretry-after:[ \t]*([0-9]{1,6})[ \t]*\r\n", re.IGNORECASE)


class PostFailed(Exception):
    """A push service did not answer, or not as one. The text names no path."""


class PostLate(PostFailed):
    """A push service did not answer in time."""


@dataclass(frozen=True)
class Answer:
    """What a push service answered; `retry_after` are the seconds after which it wants to be asked again."""

    status: int
    retry_after: int | None = None


class Poster:
    """Sends requests to endpoints. Tests and benches give it `Addresses(loopback=True)` and a certificate's `tls`."""

    def __init__(self, addresses: Addresses | None = None, tls: ssl.SSLContext | None = None) -> None:
        self.addresses = addresses or Addresses()
        self._tls = tls

    async def post(self, endpoint: Endpoint, headers: Mapping[str, str], body: bytes) -> Answer:
        """Send this to an endpoint. Raises PushError where it is not public, and PostFailed where that fails."""
        lines = {"Host": endpoint.netloc, **headers, "Content-Length": str(len(body)), "Connection": "close"}
        head = f"POST {endpoint.path} HTTP/1.1\r\n" + "".join([f"{name}: {text}\r\n" for name, text in lines.items()])
        try:
            async with asyncio.timeout(SECONDS):
                reader, writer = await self._connected(endpoint)
                try:
                    writer.write(f"{head}\r\n".encode("ascii") + body)
                    return await _answer(reader)
                finally:
                    writer.transport.abort()
        except TimeoutError as error:
            raise PostLate("no answer in time") from error
        except asyncio.LimitOverrunError as error:
            raise PostFailed("an answer without an end") from error
        except (OSError, EOFError, ssl.SSLError) as error:  # also a certificate of another host
            raise PostFailed(type(error).__name__) from error

    async def _connected(self, endpoint: Endpoint) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to one of the addresses that were checked. Raises PushError, OSError or TimeoutError."""
        if self._tls is None:
            self._tls = await asyncio.to_thread(ssl.create_default_context)  # it reads many certificates
        found = (await self.addresses.of(endpoint))[:MOST_ADDRESSES]
        for address in found[:-1]:
            try:
                async with asyncio.timeout(CONNECT_SECONDS):
                    return await self._open(address, endpoint, self._tls)
            except OSError:  # and TimeoutError
                continue
        return await self._open(found[-1], endpoint, self._tls)

    async def _open(
        self, address: str, endpoint: Endpoint, tls: ssl.SSLContext
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(
            address, endpoint.port, ssl=tls, server_hostname=endpoint.host, limit=MOST_HEAD
        )


async def _answer(reader: asyncio.StreamReader) -> Answer:
    """Return what is answered. Raises PostFailed, OSError, EOFError or LimitOverrunError."""
    while True:
        head = await reader.readuntil(b"\r\n\r\n")
        found = _STATUS.match(head)
        if found is None:
            raise PostFailed("an answer that is not HTTP")
        if not found[1].startswith(b"1"):  # those only say that the answer is still to come
            after = _RETRY_AFTER.search(head)
            return Answer(int(found[1]), None if after is None else int(after[1]))
