"""What stands in front of every request: origins, size and rate limits, security headers, and no tracebacks.

Plain ASGI, outside everything else, so that nothing bypasses it.
"""

import asyncio
import base64
import hashlib
import logging
import re
import time
from collections.abc import Awaitable, Callable

from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import ClientDisconnect
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from claim.game.errors import ClaimError, quote
from claim.locales import in_words
from claim.web.errors import RequestError
from claim.web.http.hosts import Hosts
from claim.web.http.responses import refusal, wanted_language
from claim.web.limits import Buckets, address_of, who
from claim.web.logs import note
from claim.web.metrics import Metrics, failed
from claim.web.origins import allowed
from claim.web.settings import Settings
from claim.web.traffic import Traffic

CONTENT_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cache-Control": "no-store",
}
"""Of every response that does not set them itself."""
_INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
_SAFE = ("GET", "HEAD")
_METHODS = ("GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE")
REQUEST_SECONDS = 10.0
_QUIET = ("/healthz", "/readyz", "/metrics")  # requested every few seconds by machines
_PEOPLE = "/api/people/"  # and a name or an id of an account


def with_inline_scripts(page: bytes) -> str:
    """Return the policy of an HTML page of ours whose inline scripts may run, each named by its hash."""
    digests = sorted({base64.b64encode(hashlib.sha256(script).digest()).decode() for script in _INLINE.findall(page)})
    allowed_scripts = " ".join(["script-src 'self'", *(f"'sha256-{digest}'" for digest in digests)])
    return CONTENT_POLICY.replace("script-src 'self'", allowed_scripts)


def logged_path(scope: Scope) -> str:
    """Return a request's path for the log, which outlives accounts: names of accounts are left out."""
    path: str = scope["path"]
    return f"{_PEOPLE}…" if path.startswith(_PEOPLE) else path


class Guard:
    """The outermost layer of the application."""

    def __init__(
        self,
        app: ASGIApp,
        sockets: ASGIApp,
        settings: Settings,
        metrics: Metrics,
        traffic: Traffic,
        farewell: Callable[[], Awaitable[None]],
        blocked: Callable[[str], bool] = lambda _: False,
    ) -> None:
        """Put requests through to `app` and sockets to `sockets`; `farewell` closes the sockets politely.

        Addresses that are `blocked` are refused everything.
        `traffic` is for the server's protocols, which see what arrives before it is a request.
        """
        self.app = app
        self.sockets = sockets
        self.settings = settings
        self.metrics = metrics
        self.traffic = traffic
        self.hosts = Hosts.of(settings)
        self.requests = Buckets(settings.limits.request_rate, settings.limits.request_burst)
        self.farewell = farewell
        self.blocked = blocked
        # Browsers let a page from elsewhere read responses, or POST at all, only where the server allows it.
        self.answer: ASGIApp = self._http
        if settings.origins:
            self.answer = CORSMiddleware(self._http, settings.origins, ("GET", "POST"), ("Content-Type",))
        self.preflight = CORSMiddleware(app, settings.origins, ("GET", "POST"), ("Content-Type",))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it here."""
        if scope["type"] == "http":
            # What browsers ask beforehand would not get past the middleware, and so not be checked.
            await (self._http if self._is_preflight(scope) else self.answer)(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            self._check(scope)
            asked = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope  # uvicorn leaves the body out
            app = self.preflight if self._is_preflight(scope) else self.app
            await app(asked, await self._whole_body(scope, receive), sending)
        except ClaimError as error:
            self.metrics.refused.labels(error.code).inc()
            answer = _for_people(error, scope) if error.code == "strange_host" else refusal(error)
            if error.code in ("too_big", "slow_request"):
                answer.headers["Connection"] = "close"  # otherwise the rest of the body would be read for nothing
            await answer(scope, receive, sending)
        except ClientDisconnect:
            status = 499
        finally:
            method = scope["method"] if scope["method"] in _METHODS else "other"
            self.metrics.requests.labels(method, str(status)).inc()
            took = round(1000 * (time.perf_counter() - began), 1)
            level = logging.DEBUG if scope["path"] in _QUIET else logging.INFO
            path = logged_path(scope)
            note("request", level, method=method, path=path, status=status, ms=took, address=address_of(scope))

    def _check(self, scope: Scope) -> None:
        if self.blocked(address_of(scope)):
            raise RequestError("blocked")
        if not self.requests.take(who(address_of(scope))):
            raise RequestError("too_fast")
        hosts = Headers(scope=scope).getlist("host")  # none: not a browser, so no page that could be misused
        if len(hosts) > 1 or (hosts and hosts[0] not in self.hosts):
            self.traffic.note("strange host", address_of(scope), {"host": quote(hosts[0])})
            raise RequestError("strange_host", host=quote(hosts[0]))
        if scope["method"] not in _SAFE and not self._is_preflight(scope):
            self._check_origin(scope)

    def _is_preflight(self, scope: Scope) -> bool:
        """Return whether a browser asks if a page from elsewhere may POST, and there are pages that may."""
        return (
            bool(self.settings.origins)
            and scope.get("method") == "OPTIONS"
            and {"origin", "access-control-request-method"} <= set(Headers(scope=scope))
        )

    def _check_origin(self, scope: Scope) -> None:
        origin = Headers(scope=scope).get("origin")
        if not allowed(origin, Headers(scope=scope).get("host", ""), self.settings.origins):
            raise RequestError("strange_origin", origin=quote(origin))

    async def _whole_body(self, scope: Scope, receive: Receive) -> Receive:
        """Read the body and return a `receive` that gives it. Raises RequestError where it is too large or too slow."""
        if scope["method"] in _SAFE:
            return receive
        most, body, more = self.settings.limits.most_body(scope["path"]), b"", True
        try:
            async with asyncio.timeout(REQUEST_SECONDS):
                while more:
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        raise ClientDisconnect
                    body += message.get("body", b"")
                    more = message.get("more_body", False)
                    if len(body) > most:
                        raise RequestError("too_big", size=len(body), most=most)
        except TimeoutError:
            raise RequestError("slow_request") from None
        given = False

        async def again() -> Message:
            nonlocal given
            if given:
                return await receive()
            given = True
            return {"type": "http.request", "body": body, "more_body": False}

        return again

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._check({**scope, "method": "GET"})
            self._check_origin(scope)
        except ClaimError as error:
            self.metrics.refused.labels(error.code).inc()
            note("socket refused", code=error.code, path=logged_path(scope), address=address_of(scope))
            await receive()
            await send({"type": "websocket.close", "code": 4403})  # before it is accepted: HTTP 403
            return
        await self.sockets(scope, receive, send)


class Faults:
    """The layer around the routes that turns the server's own errors into responses without a traceback."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and catch what goes wrong before its response has begun."""
        begun = scope["type"] != "http"

        async def sending(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, sending)
        except ClientDisconnect:
            raise
        except Exception as error:
            if begun:
                raise
            await refusal(failed(self.metrics, error, path=logged_path(scope)))(scope, receive, send)


def _for_people(error: ClaimError, scope: Scope) -> Response:
    """Return an error as a sentence where a browser shows it: without the page nothing else could put it in words."""
    headers = Headers(scope=scope)
    if "text/html" not in headers.get("accept", ""):
        return refusal(error)
    text = in_words(error, wanted_language(headers))
    return PlainTextResponse(text, error.status, {"Vary": "Accept, Accept-Language"})
