"""What arrives on the server's connections: how many there are, whose they are, and how much they send.

Counted in plain numbers, because every frame and every read comes by here; /metrics reads them when it is asked.
"""

import ipaddress
from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from claim.storage.networks import parse_address
from claim.web.limits import Buckets, Counts, counted_as
from claim.web.logs import NOTHING, Seldom
from claim.web.settings import Limits

FLOOD = "claim.flood"  # marks the event that tells the application of a socket that sent too much


class Traffic:
    """The connections of one server, those that became sockets included."""

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

        Whoever only takes up connections loses them to those who use theirs. A trusted proxy counts only towards the
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
