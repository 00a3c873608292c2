"""Token buckets: a burst at once, then a rate per second. One per socket, and one per address for all its sockets."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable

Clock = Callable[[], float]
MOST_ADDRESSES = 20_000


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


class Buckets:
    """One bucket per address. Only the most recently used are kept: the others would be full again anyway."""

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic, most: int = MOST_ADDRESSES) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        """Return the bucket of this address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.rate, self.burst, self.clock)
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket

    def take(self, address: str) -> bool:
        """Take one drop from the bucket of this address, and return whether there was one."""
        return self.of(address).take()


class Counts:
    """How many of something each address has open."""

    def __init__(self) -> None:
        self.total = 0
        self._counts: dict[str, int] = {}

    def of(self, address: str) -> int:
        """Return how many this address has open."""
        return self._counts.get(address, 0)

    def add(self, address: str) -> None:
        """Count one more."""
        self.total += 1
        self._counts[address] = self.of(address) + 1

    def remove(self, address: str) -> None:
        """Count one fewer."""
        self.total -= 1
        left = self.of(address) - 1
        if left:
            self._counts[address] = left
        else:
            del self._counts[address]


def who(address: str) -> str:
    """Return what an address is counted as: itself for IPv4, its /64 network for IPv6. Each is about one household."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))
