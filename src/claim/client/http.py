"""Sitting down over HTTP: a new table, or the free seat of one."""

import json
import secrets
import urllib.error
import urllib.request
from collections.abc import Mapping
from http.client import HTTPException
from typing import Any

from claim.client.address import Server, is_table
from claim.client.errors import NoServer
from claim.client.messages import refusal
from claim.client.seats import HeldSeat
from claim.game.errors import BadText, ClaimError, quote
from claim.game.fields import FieldReader
from claim.records.fair import commitment
from claim.version import VERSION

_SECONDS = 15.0
_TRIES = 3  # the same request has the same id: repeating it after a lost answer makes no second table
_MOST_BYTES = 1 << 20


class Api:
    """A server's HTTP API. `headers` go with every request: the place for an account's key."""

    def __init__(self, server: Server, headers: Mapping[str, str] | None = None) -> None:
        self.server = server
        self._headers = {"User-Agent": f"claim/{VERSION}", "Content-Type": "application/json", **(headers or {})}

    def create(self, kind: str, name: str, bot: str | None = None, **options: object) -> HeldSeat:
        """Make a table and sit down at its first seat. Raises ServerRefusal or NoServer."""
        return self._sit("tables", name, {"kind": kind, "bot": bot, "options": options})

    def sit(self, table: str, name: str) -> HeldSeat:
        """Take the free seat of a table. Raises ServerRefusal or NoServer."""
        return self._sit(f"tables/{table}/sit", name, {})

    def _sit(self, path: str, name: str, wanted: Mapping[str, object]) -> HeldSeat:
        contribution = secrets.token_hex(32)
        order = {"id": secrets.token_urlsafe(24), "name": name, "commitment": commitment(contribution), **wanted}
        answer = FieldReader(self._post(path, order), str(self.server))
        try:
            table = answer.inside("table").checked("id", is_table, "a table's id")
            token = answer.checked("token", lambda text: isinstance(text, str) and 0 < len(text) <= 200, "a token")
            return HeldSeat(str(self.server), table, answer.seat("seat"), token, contribution)
        except BadText as error:
            raise NoServer("strange_server", server=str(self.server), problem=str(error)) from error

    def _post(self, path: str, order: Mapping[str, object]) -> dict[str, Any]:
        body = json.dumps(order).encode()
        for tries_left in reversed(range(_TRIES)):
            try:
                return self._asked(urllib.request.Request(self.server.api(path), body, self._headers))  # noqa: S310  (http or https, by `parse_server`)
            except NoServer:
                if not tries_left:
                    raise
        raise AssertionError("the last try returns or raises")

    def _asked(self, request: urllib.request.Request) -> dict[str, Any]:
        try:
            with urllib.request.urlopen(request, timeout=_SECONDS) as answer:  # noqa: S310  (as above)
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
            return refusal(FieldReader(self._read(error.read(_MOST_BYTES)), str(self.server)).inside("error"))
        except (BadText, NoServer, OSError, HTTPException):
            return NoServer("strange_server", server=str(self.server), problem=f"HTTP {error.code}")

    def _read(self, body: bytes) -> dict[str, Any]:
        try:
            data = json.loads(body)
        except (ValueError, RecursionError):
            data = None
        if not isinstance(data, dict):
            shown = quote(body[:40].decode("utf-8", "replace"))
            raise NoServer("strange_server", server=str(self.server), problem=shown)
        return data
