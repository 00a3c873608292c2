"""Which pages may use the server, and the session that a request or a socket from our own page belongs to."""

from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

_COOKIE = "claim_session"
_OURS = (None, "same-origin", "none")  # what browsers say of requests from our own pages and from the address bar
_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def allowed(origin: str | None, host: str, others: Iterable[str], *, secure: bool = False) -> bool:
    """Return whether a page of this origin may use the server: our own, one named in the settings, or no page at all.

    Browsers always send the origin with requests that could do harm; other programs have no page that could be misused.
    A page without TLS may be anybody's who is in the network, so it may not use a server that is asked with it.
    """
    if origin is None or origin in others:
        return True
    try:
        parts = urlsplit(origin)
        there = (parts.hostname, parts.port or _PORTS.get(parts.scheme))
        here = urlsplit(f"{parts.scheme}://{host}")
        return (
            parts.scheme in (("https", "wss") if secure else _PORTS)
            and there == (here.hostname, here.port or _PORTS[parts.scheme])
            and bool(here.hostname)
        )
    except ValueError:
        return False


def cookie_name(request: HTTPConnection) -> str:
    """Return what the session's cookie is called. With TLS no other server of the same domain can set it."""
    return f"__Host-{_COOKIE}" if request.url.scheme in ("https", "wss") else _COOKIE


def session_token(request: HTTPConnection) -> str | None:
    """Return the token of the session of a request or a socket, if it has one and comes from our own page."""
    return request.cookies.get(cookie_name(request)) if is_own_page(request) else None


def is_own_page(request: HTTPConnection) -> bool:
    """Return whether a request comes from this server's page, or from a program, and not from a page elsewhere.

    Browsers don't send the cookie (SameSite) from elsewhere, except from other servers of the same domain.
    """
    headers = request.headers
    own = allowed(headers.get("origin"), headers.get("host", ""), (), secure=request.url.scheme in ("https", "wss"))
    return own and headers.get("sec-fetch-site") in _OURS
