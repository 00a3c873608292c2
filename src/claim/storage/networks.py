"""Internet addresses and networks as text, and those that may not use the server."""

import ipaddress
from collections.abc import Iterable
from typing import TypeAlias

from claim.game.errors import quote
from claim.storage.errors import AdminError

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network


def parse_address(text: str) -> Address | None:
    """Return the address of a text, with or without a zone (fe80::1%eth0), or None where it is not an address.

    An IPv4-mapped IPv6 address (::ffff:203.0.113.7) is returned as the IPv4 address.
    """
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def parse_network(text: str) -> Network:
    """Return the network of a text such as 203.0.113.7, 203.0.113.0/24 or 2001:db8::/48. Raises AdminError.

    An IPv4-mapped IPv6 network (::ffff:203.0.113.0/120) is returned as the IPv4 network.
    """
    try:
        network = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise AdminError("bad_network", text=quote(text)) from None
    if isinstance(network, ipaddress.IPv6Network) and network.prefixlen >= 96:
        mapped = network.network_address.ipv4_mapped
        if mapped is not None:
            return ipaddress.ip_network((mapped, network.prefixlen - 96), strict=False)
    return network


def mapped_text(network: Network) -> str:
    """Return a network with IPv4 addresses mapped to IPv6, as a dual-stack socket shows them."""
    if isinstance(network, ipaddress.IPv6Network):
        return str(network)
    return f"::ffff:{network.network_address}/{96 + network.prefixlen}"


def network_text(network: Network) -> str:
    """Return a network as it is stored and shown: a single address without its prefix."""
    return str(network.network_address) if network.prefixlen == network.max_prefixlen else str(network)


class BlockedNetworks:
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
