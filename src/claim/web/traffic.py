"""What arrives on the server's connections: how many there are, whose they are, and how much they send.

Counted in plain numbers, because every frame and every read comes by here; /metrics reads them when it is asked.
"""

import ipaddress
from collections import Counter
from collections.abc import Iterable, Mapping

from claim.web.limits import Buckets, Counts, who
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
        self.seldom = Seldom()
        self._proxies = [ipaddress.ip_network(text, strict=False) for text in proxies]

    @property
    def connections(self) -> int:
        """Return how many connections are open."""
        return self._open.total

    def has_room(self, host: str) -> bool:
        """Return whether one more connection from this host may stay. A trusted proxy only counts towards the total."""
        if self._open.total >= self.limits.connections:
            return False
        return self._open.has_room(who(host), self.limits.connections_per_address) or self._is_proxy(host)

    def enter(self, host: str) -> None:
        """Count a connection."""
        self._open.add(who(host))

    def leave(self, host: str) -> None:
        """Stop counting a connection that is gone."""
        self._open.remove(who(host))

    def note_cut(self, reason: str, host: str) -> None:
        """Count a connection that is ended, and log it."""
        self.cut[reason] += 1
        self.note(f"connection cut: {reason}", host)

    def note(self, event: str, host: str, details: Mapping[str, object] = NOTHING) -> None:
        """Log what anybody can cause: one line per event, address and minute, however often it happens."""
        self.seldom.note(event, who(host), details)

    def _is_proxy(self, host: str) -> bool:
        try:
            parsed = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(parsed in network for network in self._proxies)
