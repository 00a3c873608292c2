"""Networks that may not use the server."""

from collections.abc import Iterable

from claim.storage.errors import AdminError
from claim.storage.networks import parse_address, parse_network


class Blocks:
    """The blocked networks of a running server."""

    def __init__(self, networks: Iterable[str] = ()) -> None:
        self._blocked: dict[tuple[int, int], set[int]] = {}  # by version and the bits that are not compared
        self.read(networks)

    def read(self, networks: Iterable[str]) -> None:
        """Block these and no others. What is not a network is ignored."""
        blocked: dict[tuple[int, int], set[int]] = {}
        for text in networks:
            try:
                network = parse_network(text)
            except AdminError:
                continue
            free = network.max_prefixlen - network.prefixlen
            blocked.setdefault((network.version, free), set()).add(int(network.network_address) >> free)
        self._blocked = blocked

    def __contains__(self, address: object) -> bool:
        """Return whether this address may not use the server."""
        if not self._blocked:
            return False
        parsed = parse_address(str(address))
        if parsed is None:
            return False
        number = int(parsed)
        return any(
            version == parsed.version and number >> free in starts for (version, free), starts in self._blocked.items()
        )
