"""Token buckets: so many at once, then so many a second. One for each socket, and by address for all of its sockets."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable

Clock = Callable[[], float]
MOST_ADDRESSES = 20_000


class Bucket:
    """Holds up to `burst` drops, fills by `rate` a second; `take` says whether there was one."""

    __slots__ = ("burst", "clock", "left", "rate", "when")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.left = burst
        self.when = clock()

    def take(self, drops: float = 1) -> bool:
        """Take so many, where there are so many."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.when) * self.rate)
        self.when = now
        if self.left < drops:
            return False
        self.left -= drops
        return True


class Buckets:
    """A bucket for each address. Only the most recent are remembered: one long unseen would be full again anyway."""

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic, most: int = MOST_ADDRESSES) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        """The bucket of this address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.rate, self.burst, self.clock)
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket

    def take(self, address: str) -> bool:
        """Take one drop from the bucket of this address."""
        return self.of(address).take()


class Counts:
    """How many of something each address has open."""

    def __init__(self) -> None:
        self.total = 0
        self._counts: dict[str, int] = {}

    def of(self, address: str) -> int:
        """How many it has."""
        return self._counts.get(address, 0)

    def add(self, address: str) -> None:
        """One more."""
        self.total += 1
        self._counts[address] = self.of(address) + 1

    def remove(self, address: str) -> None:
        """One fewer."""
        self.total -= 1
        left = self.of(address) - 1
        if left:
            self._counts[address] = left
        else:
            del self._counts[address]


def who(address: str) -> str:
    """Whom an address counts for: an IPv6 network of /64 is one household, and so is an IPv4 address."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))
