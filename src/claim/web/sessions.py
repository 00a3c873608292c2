"""Which pages may use the server, who sends a request, and the session that their browser keeps."""

import re
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from claim.accounts.accounts import DAY, SESSION_DAYS, SignedIn
from claim.accounts.ceremonies import Site
from claim.accounts.errors import AccountError
from claim.game.errors import quote
from claim.service.tables import Tables
from claim.web.errors import RequestError

_COOKIE = "claim_session"
_OURS = (None, "same-origin", "none")  # what browsers say of requests from our own pages and from the address bar
_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}
_BROWSERS = {
    "claim": "Terminal",
    "Edg": "Edge",
    "OPR": "Opera",
    "Firefox": "Firefox",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
_SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")


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


def tables_of(request: HTTPConnection) -> Tables:
    """Return the tables of the server that got this request."""
    tables: Tables = request.app.state.tables
    return tables


async def person_of(request: Request) -> SignedIn | None:
    """Return who has signed in and sends this request; None where there is no session. Raises StorageFailed."""
    return await tables_of(request).accounts.signed_in(session_token(request))


async def check_signed_in(request: Request) -> SignedIn:
    """Return who has signed in and sends this request. Raises AccountError, RequestError or StorageFailed."""
    check_own_page(request)
    person = await person_of(request)
    if person is None:
        raise AccountError("not_signed_in")
    return person


async def check_just_signed_in(request: Request) -> SignedIn:
    """Return who sends this request and has signed in within the last minutes. Raises as `check_signed_in` does."""
    person = await check_signed_in(request)
    tables_of(request).accounts.check_fresh(person)
    return person


def check_own_page(request: Request) -> None:
    """Raise RequestError where a page from elsewhere sends a request about accounts, whatever else it may do."""
    if not is_own_page(request):
        raise RequestError("strange_origin", origin=quote(request.headers.get("origin")))


def site_of(request: Request) -> Site:
    """Return the page that passkeys are for. Raises AccountError where there are none."""
    return Site.of(request.headers.get("origin"))


def set_session(request: Request, answer: Response, token: str | None) -> Response:
    """Let the browser keep this session's token, or none any more; no script of the page can read it."""
    secure = request.url.scheme == "https" or request.headers.get("origin", "").startswith("https:")
    answer.set_cookie(
        cookie_name(request),
        token or "",
        max_age=SESSION_DAYS * DAY if token else 0,
        secure=secure,
        httponly=True,
        samesite="strict",
    )
    return answer


def label_of(request: Request) -> str:
    """Return what a session or passkey is listed as: the browser and the system, without their versions."""
    agent = request.headers.get("user-agent", "")
    browser = next((name for mark, name in _BROWSERS.items() if re.search(rf"\b{mark}/", agent)), "")
    system = next((name for name in _SYSTEMS if name in agent), "")
    return ", ".join([part for part in (browser, system) if part]) or "?"
