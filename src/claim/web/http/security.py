"""What stands in front of every request: security headers, origins, limits of size and rate, and no tracebacks.

Plain ASGI, around everything else, so that nothing bypasses it; `create_app` has their order.
"""

import asyncio
import base64
import hashlib
import ipaddress
import logging
import re
import socket
import time
from collections.abc import Iterable, Sequence
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import ClientDisconnect
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from claim.game.errors import ClaimError, quote
from claim.locales import in_words
from claim.web.errors import RequestError
from claim.web.http.responses import refusal, wanted_language
from claim.web.limits import Traffic, counted_as, remote_address
from claim.web.logs import note
from claim.web.metrics import Metrics, failed
from claim.web.sessions import allowed
from claim.web.settings import Limits, Settings
from claim.web.sockets.connections import Connections

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
_HOST = re.compile(r"(?:\[(?P<address>[^\[\]]*)\]|(?P<name>[^:\[\]]*))(?::\d*)?")
_MOST_NAME = 255  # characters of a name in DNS
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


class RequestLog:
    """Logs and counts every request, and gives every response the security headers.

    An error of the server's own becomes a response without a traceback, unless another one has begun.
    """

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and log what became of it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
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
            # HEAD is answered as GET is, and uvicorn leaves the body out.
            await self.app({**scope, "method": "GET"} if scope["method"] == "HEAD" else scope, receive, sending)
        except ClientDisconnect:
            status = 499
        except Exception as error:
            if status:
                raise
            await refusal(failed(self.metrics, error, path=logged_path(scope)))(scope, receive, sending)
        finally:
            method = scope["method"] if scope["method"] in _METHODS else "other"
            self.metrics.requests.labels(method, str(status)).inc()
            took = round(1000 * (time.perf_counter() - began), 1)
            level = logging.DEBUG if scope["path"] in _QUIET else logging.INFO
            path = logged_path(scope)
            note("request", level, method=method, path=path, status=status, ms=took, address=remote_address(scope))


class Cors(CORSMiddleware):
    """Lets pages of these origins read answers, refusals included; or answers their preflights, once admitted."""

    def __init__(self, app: ASGIApp, origins: Sequence[str], *, preflights: bool) -> None:
        super().__init__(app, origins, ("GET", "POST"), ("Content-Type",))
        self.preflights = preflights

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        preflight = scope["type"] == "http" and scope["method"] == "OPTIONS"
        await (super().__call__ if preflight is self.preflights else self.app)(scope, receive, send)


class Admission:
    """Refuses blocked addresses, requests that come too fast, strange names, and pages from elsewhere."""

    def __init__(self, app: ASGIApp, settings: Settings, connections: Connections, traffic: Traffic) -> None:
        self.app = app
        self.settings = settings
        self.connections = connections
        self.traffic = traffic
        self.hosts = Hosts.of(settings)
        self._harmless = (*_SAFE, "OPTIONS") if settings.origins else _SAFE

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request or a socket on, or refuse it here. Further inside, the body may still be refused."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        try:
            self._check(scope)
            await self.app(scope, receive, send)
        except ClaimError as error:
            self.connections.metrics.refused.labels(error.code).inc()
            if scope["type"] == "websocket":
                note("socket refused", code=error.code, path=logged_path(scope), address=remote_address(scope))
                await receive()
                await send({"type": "websocket.close", "code": 4403})  # before it is accepted: HTTP 403
                return
            answer = _for_people(error, scope) if error.code == "strange_host" else refusal(error)
            if error.code in ("too_big", "slow_request"):
                answer.headers["Connection"] = "close"  # otherwise the rest of the body would be read for nothing
            await answer(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        address, headers = remote_address(scope), Headers(scope=scope)
        if address in self.connections.tables.admin_events.blocks:
            raise RequestError("blocked")
        self.connections.quotas.take("request", counted_as(address))
        hosts = headers.getlist("host")  # none: not a browser, so no page that could be misused
        if len(hosts) > 1 or (hosts and hosts[0] not in self.hosts):
            self.traffic.note("strange host", address, {"host": quote(hosts[0])})
            raise RequestError("strange_host", host=quote(hosts[0]))
        if scope["type"] == "websocket" or scope["method"] not in self._harmless:
            origin, secure = headers.get("origin"), scope["scheme"] in ("https", "wss")
            if not allowed(origin, headers.get("host", ""), self.settings.origins, secure=secure):
                raise RequestError("strange_origin", origin=quote(origin))


class Hosts:
    """The names that the server may be asked for by: those of this machine, those that were allowed, and addresses.

    A page of a stranger's name whose address is changed to ours after it was loaded (DNS rebinding) passes every
    comparison of its origin with `Host`: both are the stranger's name. So the name itself must be one of ours. Nobody
    can change what an address means, so requests by address are always answered.
    """

    def __init__(self, names: Iterable[str]) -> None:
        self._names = frozenset(normal(name) for name in names)

    @classmethod
    def of(cls, settings: Settings) -> "Hosts":
        """Return this machine's own names and those that the settings allow."""
        origins = (urlsplit(origin).hostname or "" for origin in settings.origins)
        return cls([*own_names(), settings.host, *origins, *settings.hosts])

    def __contains__(self, host: object) -> bool:
        """Return whether what a `Host` header says, a port included, is an address or one of the names."""
        match = _HOST.fullmatch(str(host))
        if match is None:
            return False
        if match["address"] is not None:
            return _is_address(match["address"], ipaddress.IPv6Address)
        name = normal(match["name"])
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
    address, _, zone = text.partition("%25")  # of a network that only this machine knows, as browsers write it
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    return isinstance(parsed, kind) and (not zone or (parsed.is_link_local and zone.isalnum()))


class WholeBody:
    """Reads a request's body before anything is done. Raises RequestError where it is too large or too slow."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on with its body."""
        if scope["type"] == "http" and scope["method"] not in _SAFE:
            receive = await self._read(scope, receive)
        await self.app(scope, receive, send)

    async def _read(self, scope: Scope, receive: Receive) -> Receive:
        most, body, more = self.limits.most_body(scope["path"]), b"", True
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
        replayed = False

        async def again() -> Message:
            nonlocal replayed
            if replayed:
                return await receive()
            replayed = True
            return {"type": "http.request", "body": body, "more_body": False}

        return again


def _for_people(error: ClaimError, scope: Scope) -> Response:
    """Return an error as a sentence where a browser shows it: without the page nothing else could put it in words."""
    headers = Headers(scope=scope)
    if "text/html" not in headers.get("accept", ""):
        return refusal(error)
    text = in_words(error, wanted_language(headers))
    return PlainTextResponse(text, error.status, {"Vary": "Accept, Accept-Language"})
