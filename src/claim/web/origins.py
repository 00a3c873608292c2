"""Which pages may use the server."""

from collections.abc import Iterable
from urllib.parse import urlsplit

_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def allowed(origin: str | None, host: str, others: Iterable[str]) -> bool:
    """Return whether a page of this origin may use the server: our own, one named in the settings, or no page at all.

    Browsers always send the origin with requests that could do harm; other programs have no page that could be misused.
    """
    if origin is None or origin in others:
        return True
    try:
        parts = urlsplit(origin)
        there = (parts.hostname, parts.port or _PORTS.get(parts.scheme))
        here = urlsplit(f"{parts.scheme}://{host}")
        return (
            parts.scheme in _PORTS
            and there == (here.hostname, here.port or _PORTS[parts.scheme])
            and bool(here.hostname)
        )
    except ValueError:
        return False
