"""What there may be only so much of, for each socket, each address, and each site of many IPv6 networks.

docs/decisions/0014-limits-by-address.md says what an address is counted as, and why.
"""

import functools
import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Mapping, MutableMapping
from typing import Any

from claim.storage.networks import parse_address
from claim.web.errors import RequestError
from claim.web.logs import NOTHING, Seldom
from claim.web.settings import Limits

Clock = Callable[[], float]
MOST_ADDRESSES = 20_000
SITE = 16  # an IPv6 /48 may have as much as this many addresses


class Bucket:
    """A bucket that holds up to `burst` drops and fills by `rate` per second."""

    __slots__ = ("burst", "clock", "left", "rate", "when")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.left = burst
        self.when = clock()

    def take(self, drops: float = 1) -> bool:
        """Take `drops` if they are there, and return whether they were."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.when) * self.rate)
        self.when = now
        if self.left < drops:
            return False
        self.left -= drops
        return True

    def give_back(self, drops: float) -> None:
        """Put back what was taken for nothing."""
        self.left = min(self.burst, self.left + drops)


class Buckets:
    """One bucket per address, and a larger one per IPv6 site. Addresses are given as by `counted_as`.

    Only the most recently used buckets are kept: the others would be full again anyway.
    """

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic, most: int = MOST_ADDRESSES) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, drops: float = 1) -> bool:
        """Take `drops` from the buckets of this address and of its site, and return whether they were there."""
        site = site_of(address)
        return self._of(address, 1).take(drops) and (site is None or self._of(site, SITE).take(drops))

    def give_back(self, address: str, drops: float = 1) -> None:
        """Put back into the buckets of this address and of its site what was taken for nothing."""
        self._of(address, 1).give_back(drops)
        site = site_of(address)
        if site is not None:
            self._of(site, SITE).give_back(drops)

    def _of(self, name: str, times: int) -> Bucket:
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(self.rate * times, self.burst * times, self.clock)
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(name)
        return bucket


QUOTAS = {
    "request": "too_fast",
    "table": "too_many_tables",
    "open_seat": "too_many_tables",  # shown to everyone in the lobby
    "call_off": "too_many_called_off",
    "account": "too_many_accounts",
    "sign_in": "too_fast",  # and what leads to a sign-in
    "push": "too_fast",
    "thinking": "too_fast",  # what costs more than a play, such as a hint
    "phrase": "too_fast",
    "seek": "too_fast",
    "challenge": "too_fast",
    "follow": "too_fast",  # and whatever else one person changes about another
}
"""What there may not be too much of: the error that says so. `Limits` has a rate and a burst of each."""


class Quotas:
    """The buckets of every quota of one server."""

    def __init__(self, limits: Limits) -> None:
        self._buckets = {
            name: Buckets(getattr(limits, f"{name}_rate"), getattr(limits, f"{name}_burst")) for name in QUOTAS
        }

    def take(self, name: str, of: str, cost: float = 1) -> None:
        """Count something that this address, account or seat does. Raises RequestError where it is too much."""
        if not self._buckets[name].take(of, cost):
            raise RequestError(QUOTAS[name])

    def give_back(self, name: str, of: str, cost: float = 1) -> None:
        """Count no more what was taken for nothing."""
        self._buckets[name].give_back(of, cost)


class Counts:
    """How many of something each address and each IPv6 site has open. Addresses are given as by `counted_as`."""

    def __init__(self) -> None:
        self.total = 0
        self._counts: Counter[str] = Counter()

    def of(self, name: str) -> int:
        """Return how many this address or site has open."""
        return self._counts[name]

    def has_room(self, address: str, most: float) -> bool:
        """Return whether this address has fewer than `most` open, and its site fewer than a site may have."""
        site = site_of(address)
        return self.of(address) < most and (site is None or self.of(site) < SITE * most)

    def add(self, address: str) -> None:
        """Count one more."""
        self.total += 1
        self._counts.update(_names(address))

    def remove(self, address: str) -> None:
        """Count one fewer."""
        self.total -= 1
        for name in _names(address):
            self._counts[name] -= 1
            if not self._counts[name]:
                del self._counts[name]


def _names(address: str) -> tuple[str, ...]:
    site = site_of(address)
    return (address,) if site is None else (address, site)


@functools.lru_cache(MOST_ADDRESSES)
def counted_as(address: str) -> str:
    """Return what an address is counted as: itself for IPv4, its /64 network for IPv6. Each is about one household."""
    parsed = parse_address(address)
    if parsed is None:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    return str(ipaddress.ip_network((parsed, 64), strict=False))


@functools.lru_cache(MOST_ADDRESSES)
def site_of(counted: str) -> str | None:
    """Return the IPv6 /48 that a /64 network is part of: one customer may have all of it. None for anything else."""
    try:
        network = ipaddress.ip_network(counted)
    except ValueError:
        return None
    if isinstance(network, ipaddress.IPv4Network) or network.prefixlen != 64:
        return None
    return str(network.supernet(new_prefix=48))


def widest(counted: str) -> str:
    """Return what an address is counted as where a whole IPv6 /48 counts as one."""
    return site_of(counted) or counted


def remote_address(scope: MutableMapping[str, Any]) -> str:
    """Return the address that a request or a socket comes from."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def network_of(scope: MutableMapping[str, Any]) -> str:
    """Return what the address of a request or a socket is counted as."""
    return counted_as(remote_address(scope))


FLOOD = "claim.flood"  # marks the event that tells the application of a socket that sent too much


class Traffic:
    """The connections of one server, those that became sockets included: how many, whose, and how much they send.

    Counted in plain numbers, because every frame and every read comes by here; /metrics reads them when it is asked.
    """

    def __init__(self, limits: Limits, proxies: Iterable[str] = ()) -> None:
        self.limits = limits
        self.by_address = Buckets(limits.address_rate, limits.address_burst)  # frames of all sockets of an address
        self.frames: Counter[str] = Counter()  # of sockets, by kind
        self.received: Counter[str] = Counter()  # bytes, by what they were for: requests or sockets
        self.cut: Counter[str] = Counter()  # connections that the server ended, by reason
        self._open = Counts()
        self._idle: dict[Callable[[], None], None] = {}  # what ends those without a request, the oldest first
        self.seldom = Seldom()
        self._proxies = [ipaddress.ip_network(text, strict=False) for text in proxies]

    @property
    def connections(self) -> int:
        """Return how many connections are open."""
        return self._open.total

    def make_room(self, host: str) -> bool:
        """Return whether one more connection from this host may stay, at the cost of one without a request if need be.

        Idle connections give way to those that are used. A trusted proxy counts only towards the
        total.
        """
        if not self._open.has_room(counted_as(host), self.limits.connections_per_address) and not self._is_proxy(host):
            return False
        if self._open.total >= self.limits.connections:
            oldest = next(iter(self._idle), None)
            if oldest is None:
                return False
            oldest()
        return True

    def is_idle(self, give_way: Callable[[], None]) -> None:
        """Remember a connection that has no request: it may have to give way when there are too many."""
        self._idle[give_way] = None

    def is_busy(self, give_way: Callable[[], None]) -> None:
        """Forget a connection that has a request now, or is gone."""
        self._idle.pop(give_way, None)

    def enter(self, host: str) -> None:
        """Count a connection."""
        self._open.add(counted_as(host))

    def leave(self, host: str) -> None:
        """Stop counting a connection that is gone."""
        self._open.remove(counted_as(host))

    def note_cut(self, reason: str, host: str) -> None:
        """Count a connection that is ended, and log it."""
        self.cut[reason] += 1
        self.note(f"connection cut: {reason}", host)

    def note(self, event: str, host: str, details: Mapping[str, object] = NOTHING) -> None:
        """Log what anybody can cause: one line per event, address and minute, however often it happens."""
        self.seldom.note(event, counted_as(host), details)

    def _is_proxy(self, host: str) -> bool:
        address = parse_address(host)
        return address is not None and any(address in network for network in self._proxies)
