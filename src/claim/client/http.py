"""A server's HTTP API: sitting down, and whatever else is asked there."""

import json
import platform
import secrets
import urllib.error
import urllib.request
from collections.abc import Mapping
from http.client import HTTPException
from typing import Any

from claim.client.address import Server, is_table
from claim.client.errors import NoServer
from claim.client.identities import is_session, session_cookie
from claim.client.messages import refusal
from claim.client.seats import HeldSeat
from claim.game.errors import BadText, ClaimError, quote
from claim.game.fields import FieldReader
from claim.records.fair import commitment
from claim.version import VERSION

_SECONDS = 15.0
_TRIES = 3  # the same request has the same id: repeating it after a lost answer makes no second table
_MOST_BYTES = 1 << 20
_SYSTEM = {"Darwin": "Mac OS"}.get(platform.system(), platform.system())  # for the list of an account's sessions


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """Follows no redirect: where it leads has not been asked for, and keys and sessions would go along."""

    def redirect_request(self, *_: object) -> None:
        """Leave it at the answer."""


_opener = urllib.request.build_opener(_NoRedirects)


class Api:
    """A server's HTTP API, asked with the session of an account if there is one. Signing in changes `cookie`."""

    def __init__(self, server: Server, cookie: str | None = None) -> None:
        self.server = server
        self.cookie = cookie

    @property
    def session(self) -> dict[str, str]:
        """The header that brings the session along. No `Origin` is sent: there is no page that could be misused."""
        return {} if self.cookie is None else {"Cookie": self.cookie}

    def create(self, kind: str, name: str, bot: str | None = None, **options: object) -> HeldSeat:
        """Make a table and sit down at its first seat. Raises ServerRefusal or NoServer."""
        return self._sit("tables", name, {"kind": kind, "bot": bot, "options": options})

    def sit(self, table: str, name: str) -> HeldSeat:
        """Take the free seat of a table. Raises ServerRefusal or NoServer."""
        return self._sit(f"tables/{table}/sit", name, {})

    def get(self, path: str) -> Any:  # noqa: ANN401  (JSON)
        """Return what is at this path of the API. Raises ServerRefusal or NoServer."""
        return self._ask(path, None)

    def post(self, path: str, order: Mapping[str, object], tries: int = 1) -> FieldReader:
        """Return the answer to this request. Raises ServerRefusal or NoServer."""
        for tries_left in reversed(range(tries)):
            try:
                return self.reader(self._ask(path, order))
            except NoServer:
                if not tries_left:
                    raise
        raise AssertionError("the last try returns or raises")

    def reader(self, data: object) -> FieldReader:
        """Return what reads an object of an answer. Raises NoServer where it is none."""
        if not isinstance(data, dict):
            raise self.strange(quote(json.dumps(data)[:40]))
        return FieldReader(data, str(self.server))

    def strange(self, problem: object) -> NoServer:
        """Return the error for an answer that no server of ours would give."""
        return NoServer("strange_server", server=str(self.server), problem=str(problem))

    def _sit(self, path: str, name: str, wanted: Mapping[str, object]) -> HeldSeat:
        contribution = secrets.token_hex(32)
        order = {"id": secrets.token_urlsafe(24), "name": name, "commitment": commitment(contribution), **wanted}
        answer = self.post(path, order, _TRIES)
        try:
            table = answer.inside("table").checked("id", is_table, "a table's id")
            token = answer.checked("token", lambda text: isinstance(text, str) and 0 < len(text) <= 200, "a token")
            return HeldSeat(str(self.server), table, answer.seat("seat"), token, contribution)
        except BadText as error:
            raise self.strange(error) from error

    def _ask(self, path: str, order: Mapping[str, object] | None) -> Any:  # noqa: ANN401  (JSON)
        body = None if order is None else json.dumps(order).encode()
        headers = {"User-Agent": f"claim/{VERSION} ({_SYSTEM})", "Content-Type": "application/json", **self.session}
        request = urllib.request.Request(self.server.api(path), body, headers)  # noqa: S310  (http or https, by `parse_server`)
        try:
            with _opener.open(request, timeout=_SECONDS) as answer:
                for header in filter(is_session, answer.headers.get_all("Set-Cookie", ())):
                    self.cookie = session_cookie(header)
                return self._read(answer.read(_MOST_BYTES))
        except urllib.error.HTTPError as error:
            with error:
                raise self._refusal(error) from None
        except (OSError, HTTPException) as error:
            reason = getattr(error, "reason", error)
            problem = getattr(reason, "strerror", None) or str(reason) or type(reason).__name__
            raise NoServer("no_server", server=str(self.server), problem=quote(problem)) from None

    def _refusal(self, error: urllib.error.HTTPError) -> ClaimError:
        """Return what the body of an error response says."""
        try:
            return refusal(self.reader(self._read(error.read(_MOST_BYTES))).inside("error"))
        except (BadText, NoServer, OSError, HTTPException):
            elsewhere = error.headers.get("Location")
            return self.strange(f"HTTP {error.code}" if elsewhere is None else f"HTTP {error.code}, {quote(elsewhere)}")

    def _read(self, body: bytes) -> Any:  # noqa: ANN401  (JSON)
        try:
            return json.loads(body)
        except (ValueError, RecursionError):
            raise self.strange(quote(body[:40].decode("utf-8", "replace"))) from None
