"""Who sends a request, and the session that their browser keeps."""

import re

from starlette.requests import Request
from starlette.responses import Response

from claim.accounts.accounts import DAY, SESSION_DAYS, SignedIn
from claim.accounts.ceremonies import Site
from claim.accounts.errors import AccountError
from claim.game.errors import quote
from claim.web.errors import RequestError
from claim.web.sessions import cookie_name, is_own_page, session_token
from claim.web.sockets.connections import connections_of

_BROWSERS = {
    "claim": "Terminal",
    "Edg": "Edge",
    "OPR": "Opera",
    "Firefox": "Firefox",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
_SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")


async def person_of(request: Request) -> SignedIn | None:
    """Return who has signed in and sends this request; None where there is no session. Raises StorageFailed."""
    return await connections_of(request).tables.accounts.signed_in(session_token(request))


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
    connections_of(request).tables.accounts.check_fresh(person)
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
