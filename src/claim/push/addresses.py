"""Where notices may be sent: to hosts on the public internet, over https, and nowhere else.

An endpoint is an address that a browser names, so any client can name one that only this server can reach: a router, a
database, the cloud's own services. So a name is looked up here, all of its addresses have to be public, and the
connection is made to one of these very addresses (posting.py).
"""

import asyncio
import ipaddress
import re
import socket
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from claim.game.errors import quote
from claim.push.errors import PushError

PORT = 443
MOST_LETTERS = 2000  # of an endpoint
LOOKUP_SECONDS = 5.0
KNOWN_SECONDS = 600.0  # for which the addresses of a name are known
MOST_KNOWN = 1000  # names
MOST_LOOKUPS = 16  # at once: each has a thread, which a server of names may keep busy for long
_ASCII = re.ASCII | re.IGNORECASE  # without the first, other letters count as k or s in another case
_ENDPOINT = re.compile(r"https://([a-z0-9_-]+(?:\.[a-z0-9_-]+)*)(?::([0-9]{1,5}))?(/[!-\"$-~]*)", _ASCII)
_NUMERIC = re.compile(r"(0x[0-9a-f]*|[0-9]+)", _ASCII)  # browsers read a last label like this as an address
_NAT64 = ipaddress.ip_network("64:ff9b::/96")
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Lookup = Callable[[str, int], Sequence[str]]  # the addresses of a name; it may wait. Raises OSError


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


def is_public(text: str) -> bool:
    """Return whether an address is on the public internet, also one that is wrapped in another."""
    try:
        address: Address = ipaddress.ip_address(text)
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address in _NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
        if address.teredo is not None or address.is_site_local:
            return False
    odd = address.is_multicast or address.is_reserved or address.is_unspecified or address.is_loopback
    return address.is_global and not odd


def looked_up(host: str, port: int) -> list[str]:
    """Return all addresses of a name. Raises OSError."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys([str(address[0]) for *_, address in found]))


class Addresses:
    """Reads endpoints and looks their hosts up. With `loopback`, for tests and benches, this machine is allowed too."""

    def __init__(
        self, *, loopback: bool = False, lookup: Lookup = looked_up, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._loopback = loopback
        self._lookup = lookup
        self._clock = clock
        self._known: OrderedDict[str, tuple[float, tuple[str, ...]]] = OrderedDict()
        self._under_way: dict[str, asyncio.Future[tuple[str, ...]]] = {}

    def read(self, text: str) -> Endpoint:
        """Return the endpoint that a text is. Raises PushError."""
        found = _ENDPOINT.fullmatch(text) if len(text) <= MOST_LETTERS else None
        if found is None or _NUMERIC.fullmatch(found[1].rpartition(".")[2]):
            raise PushError("bad_endpoint", text=quote(text))
        port = int(found[2] or PORT)
        if port != PORT and not (self._loopback and 0 < port < 65536):
            raise PushError("bad_endpoint", text=quote(text))
        return Endpoint(found[1].lower(), port, found[3])

    async def of(self, endpoint: Endpoint) -> tuple[str, ...]:
        """Return the addresses of an endpoint's host. Raises PushError unless all of them are public."""
        found = await self._of(endpoint.host, endpoint.port)
        if not found:
            raise PushError("unknown_endpoint", host=quote(endpoint.host))
        if not all(self._allowed(address) for address in found):
            raise PushError("inside_endpoint", host=quote(endpoint.host))
        return found

    def _allowed(self, address: str) -> bool:
        return is_public(address) or (self._loopback and ipaddress.ip_address(address).is_loopback)

    async def _of(self, host: str, port: int) -> tuple[str, ...]:
        """Return what is known of a name, or look it up. A name that cannot be looked up keeps its last addresses."""
        when, known = self._known.get(host, (0.0, ()))
        if known and self._clock() - when < KNOWN_SECONDS:
            return known
        under_way = self._under_way.get(host)
        if under_way is None:
            if len(self._under_way) >= MOST_LOOKUPS:
                return known
            under_way = self._begin(host, port)
        try:
            async with asyncio.timeout(LOOKUP_SECONDS):
                return await asyncio.shield(under_way) or known
        except TimeoutError:
            return known

    def _begin(self, host: str, port: int) -> "asyncio.Future[tuple[str, ...]]":
        """Look a name up in a thread that nothing waits for at the end."""
        loop = asyncio.get_running_loop()
        found: asyncio.Future[tuple[str, ...]] = loop.create_future()

        def work() -> None:
            try:
                addresses = tuple(self._lookup(host, port))
            except (OSError, UnicodeError):
                addresses = ()
            with suppress(RuntimeError):  # the server has ended meanwhile
                loop.call_soon_threadsafe(self._learn, host, addresses, found)

        self._under_way[host] = found
        threading.Thread(target=work, name="claim push lookup", daemon=True).start()
        return found

    def _learn(self, host: str, addresses: tuple[str, ...], found: "asyncio.Future[tuple[str, ...]]") -> None:
        self._under_way.pop(host, None)
        if addresses:
            self._known[host] = (self._clock(), addresses)
            self._known.move_to_end(host)
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        if not found.done():
            found.set_result(addresses)
