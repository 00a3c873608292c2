"""A server's HTTP API: sitting down, accounts, and the games that go on."""

import json
import platform
import secrets
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from http.client import HTTPException
from typing import Any, TypeVar

from claim.client.address import Server
from claim.client.errors import NoServer, ServerRefusal
from claim.client.files import HeldSeat, Seats, is_session, session_cookie
from claim.client.messages import read_as
from claim.game.cards import Seat
from claim.game.errors import BadText, ClaimError, quote
from claim.game.fields import Token
from claim.records.fair import commitment
from claim.tables.states import Problem, SeatState, TableState
from claim.version import VERSION

NOT_SIGNED_IN = "not_signed_in"

_SECONDS = 15.0
_TRIES = 3  # the same request has the same id: repeating it after a lost answer makes no second table
_MOST_BYTES = 1 << 20
_SYSTEM = {"Darwin": "Mac OS"}.get(platform.system(), platform.system())  # for the list of an account's sessions
_Read = TypeVar("_Read")
_ORDER = ("yours", "waiting", "theirs")


@dataclass(frozen=True)
class Session:
    """A session of an account; `current` is the one that asks."""

    id: str
    current: bool


@dataclass(frozen=True)
class Account:
    """An account: its public id, its name and its sessions."""

    id: str
    name: str
    sessions: Sequence[Session] = ()


@dataclass(frozen=True)
class _Seated:
    table: TableState
    seat: Seat
    token: Token


@dataclass(frozen=True)
class _NewAccount:
    recovery_key: str


@dataclass(frozen=True)
class _AccountGame:
    seat: Seat
    table: TableState


@dataclass(frozen=True)
class _ErrorAnswer:
    error: Problem


@dataclass(frozen=True)
class OwnGame:
    """An unfinished game of yours. `state`: it is your move ("yours") or the other player's ("theirs"), or it has not
    been dealt ("waiting").
    """

    table: str
    opponent: SeatState
    state: str


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """Follows no redirect: keys and sessions would go along to an address that the user did not name."""

    def redirect_request(self, *_: object) -> None:
        """Leave it at the answer."""


_opener = urllib.request.build_opener(_NoRedirects)


class Api:
    """A server's HTTP API, with the session of an account if there is one. Signing in changes `cookie`.

    All methods raise ServerRefusal or NoServer.
    """

    def __init__(self, server: Server, cookie: str | None = None) -> None:
        self.server = server
        self.cookie = cookie

    @property
    def session(self) -> dict[str, str]:
        """The header that brings the session along. No `Origin` is sent: there is no page that could be misused."""
        return {} if self.cookie is None else {"Cookie": self.cookie}

    # --- tables ----------------------------------------------------------------------------------------------------

    def create(self, kind: str, name: str, bot: str | None = None, **options: object) -> HeldSeat:
        """Make a table and sit down at its first seat."""
        return self._sit("tables", name, {"kind": kind, "bot": bot, "options": options})

    def sit(self, table: str, name: str) -> HeldSeat:
        """Take the free seat of a table."""
        return self._sit(f"tables/{table}/sit", name, {})

    def table(self, table: str) -> TableState:
        """Return what is public of a table."""
        return self._read_as(TableState, self.get(f"tables/{table}"))

    def bots(self) -> list[str]:
        """Return the bots that sit at this server's tables, the weakest first."""
        bots = self.get("bots")
        names = [bot.get("name") for bot in bots if isinstance(bot, dict)] if isinstance(bots, list) else []
        shown = [name for name in names if isinstance(name, str) and name.isprintable()]
        if not shown:
            raise self.strange("bots")
        return shown

    def own_games(self, seats: Seats, *, signed_in: bool) -> list[OwnGame]:
        """Return the unfinished games of the kept seats and of the account, those first that wait for you.

        Seats at tables that are gone are forgotten.
        """
        tables: dict[str, tuple[TableState, Seat]] = {}
        kept = seats.at(self.server)
        if not kept and not signed_in:
            self.get("about")  # for a mistyped address, an error rather than no games
        for held in kept:
            try:
                tables[held.table] = self.table(held.table), held.seat
            except ServerRefusal as refused:
                if refused.code != "no_table":
                    raise
                seats.drop(held)
        for table, seat in self._account_tables() if signed_in else ():
            tables.setdefault(table.id, (table, seat))
        games = [_own_game(table, seat) for table, seat in tables.values() if table.status != "over"]
        return sorted(games, key=lambda game: _ORDER.index(game.state))

    def _account_tables(self) -> list[tuple[TableState, Seat]]:
        games = self.get("account/games")
        if not isinstance(games, list):
            raise self.strange("account/games")
        tables = []
        for game in games:
            with suppress(BadText):  # of a newer server, perhaps
                own = read_as(_AccountGame, game)
                tables.append((own.table, own.seat))
        return tables

    def _read_as(self, kind: type[_Read], data: object) -> _Read:
        try:
            return read_as(kind, data)
        except BadText as error:
            raise self.strange(error) from error

    def _sit(self, path: str, name: str, request: Mapping[str, object]) -> HeldSeat:
        contribution = secrets.token_hex(32)
        order = {"id": secrets.token_urlsafe(24), "name": name, "commitment": commitment(contribution), **request}
        seated = self._read_as(_Seated, self.post(path, order, _TRIES))
        return HeldSeat(str(self.server), seated.table.id, seated.seat, seated.token, contribution)

    # --- the account -----------------------------------------------------------------------------------------------

    def account(self) -> Account | None:
        """Return the account that is signed in; None where the session has ended."""
        if self.cookie is None:
            return None
        try:
            return self._account(self.get("account"))
        except ServerRefusal as refused:
            if refused.code == NOT_SIGNED_IN:
                return None
            raise

    def sign_in(self, key: str) -> Account:
        """Sign in with a recovery key, and return the account."""
        return self._account(self.post("sessions", {"recovery_key": key}))

    def create_account(self, name: str) -> str:
        """Make an account and sign in. Returns its recovery key, without which the account is lost one day."""
        return self._read_as(_NewAccount, self.post("accounts", {"name": name})).recovery_key

    def sign_out(self) -> None:
        """End the session."""
        for session in self._account(self.get("account")).sessions:
            if session.current:
                self.post("account/sessions/end", {"id": session.id})

    def _account(self, data: object) -> Account:
        account = self._read_as(Account, data)
        if self.cookie is None:
            raise self.strange("no session")
        return account

    # --- requests --------------------------------------------------------------------------------------------------

    def get(self, path: str) -> Any:  # noqa: ANN401  (JSON)
        """Return what is at this path of the API."""
        return self._ask(path, None)

    def post(self, path: str, order: Mapping[str, object], tries: int = 1) -> Any:  # noqa: ANN401  (JSON)
        """Return the answer to this request."""
        for tries_left in reversed(range(tries)):
            try:
                return self._ask(path, order)
            except NoServer:
                if not tries_left:
                    raise
        raise AssertionError("the last try returns or raises")

    def strange(self, problem: object) -> NoServer:
        """Return the error for an answer that no server of ours would give."""
        return NoServer("strange_server", server=str(self.server), problem=str(problem))

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
            problem = read_as(_ErrorAnswer, self._read(error.read(_MOST_BYTES))).error
            return ServerRefusal(problem.code, problem.params)
        except (BadText, NoServer, OSError, HTTPException):
            elsewhere = error.headers.get("Location")
            return self.strange(f"HTTP {error.code}" if elsewhere is None else f"HTTP {error.code}, {quote(elsewhere)}")

    def _read(self, body: bytes) -> Any:  # noqa: ANN401  (JSON)
        try:
            return json.loads(body)
        except (ValueError, RecursionError):
            raise self.strange(quote(body[:40].decode("utf-8", "replace"))) from None


def _own_game(table: TableState, seat: Seat) -> OwnGame:
    state = "waiting"
    if table.status == "playing":
        state = "yours" if table.turn is seat else "theirs"
    return OwnGame(table.id, table.seats[seat.other], state)
