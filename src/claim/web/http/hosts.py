"""The names that the server may be asked for by: those of this machine, those that were allowed, and addresses.

A page of a stranger's name whose address is changed to ours after it was loaded (DNS rebinding) passes every comparison
of its origin with `Host`: both are the stranger's name. So the name itself must be one of ours. Nobody can change what
an address means, so requests by address are always answered.
"""

import ipaddress
import re
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from claim.web.settings import Settings

_HOST = re.compile(r"(?:\[(?P<address>[^\[\]]*)\]|(?P<name>[^:\[\]]*))(?::\d*)?")
_MOST_NAME = 255  # characters of a name in DNS


class Hosts:
    """The names that may be asked for."""

    def __init__(self, names: Iterable[str]) -> None:
        self._names = frozenset(normal(name) for name in names)

    @classmethod
    def of(cls, settings: Settings) -> "Hosts":
        """Return this machine's own names and those that the settings allow."""
        origins = (urlsplit(origin).hostname or "" for origin in settings.origins)
        return cls([*own_names(), settings.host, *origins, *settings.hosts])

    def __contains__(self, host: object) -> bool:
        """Return whether what a `Host` header says, a port included, is an address or one of the names."""
        found = _HOST.fullmatch(str(host))
        if found is None:
            return False
        if found["address"] is not None:
            return _is_address(found["address"], ipaddress.IPv6Address)
        name = normal(found["name"])
        # Browsers send every name under `localhost` to this machine without asking anybody.
        return name in self._names or name.endswith(".localhost") or _is_address(name, ipaddress.IPv4Address)


def own_names() -> set[str]:
    """Return the names that this machine has for itself and, by mDNS, in its network. Nothing is looked up."""
    name = normal(socket.gethostname())
    first = name.partition(".")[0]
    return {"localhost", name, first, f"{first}.local"}


def normal(name: str) -> str:
    """Return a name as browsers send it: lower case, other letters than ASCII encoded, no final dot."""
    text = name.lower().removesuffix(".")
    if len(text) > _MOST_NAME:  # encoding one takes time that grows with the square of its length
        return text
    try:
        return text.encode("idna").decode()
    except UnicodeError:
        return text


def _is_address(text: str, kind: type[ipaddress.IPv4Address | ipaddress.IPv6Address]) -> bool:
    try:
        return isinstance(ipaddress.ip_address(text.partition("%")[0]), kind)
    except ValueError:
        return False
