"""The session that a request or a socket belongs to: its cookie, and whether a page of our own sends it."""

from starlette.requests import HTTPConnection

from claim.web.origins import allowed

_COOKIE = "claim_session"
_OURS = (None, "same-origin", "none")  # what browsers say of requests from our own pages and from the address bar


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
    own = allowed(headers.get("origin"), headers.get("host", ""), ())
    return own and headers.get("sec-fetch-site") in _OURS
