"""What is kept of servers in the user's data folder, readable by its owner alone: a small file per seat and per server.

A seat's file has its token and its part of the shuffle, so that a game goes on after the program was closed, and what
the others had committed to before anything was revealed, so that its deal can be verified in the end. A server's file
has the id by which its lobby knows the user without an account, and the session of the account that is signed in. Each
server gets an id of its own, so that none of them can take the user's place at another.
"""

import hashlib
import json
import re
import secrets
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Annotated, Any, TypeVar

from claim.client.address import Server
from claim.game.cards import Seat
from claim.game.errors import BadText, quote
from claim.game.fields import Hex, JsonReader, TableId, TextForm
from claim.records.files import data_folder, replace_file
from claim.tables.forms import is_table_id

_MOST_BYTES = 1 << 16
_COOKIE = "(?:__Host-)?claim_session=[A-Za-z0-9_-]{16,200}"
_COOKIE_NAMES = ("claim_session", "__Host-claim_session")
_Stored = TypeVar("_Stored")


@dataclass(frozen=True)
class HeldSeat:
    """A seat at a server's table. What was committed to is None until the server has said it.

    Without a token it is the account's session that opens it: it was taken on another device, which has its token and
    its part of the shuffle.
    """

    server: str
    table: TableId
    seat: Seat
    token: str = field(repr=False)
    contribution: Hex = field(repr=False)
    opponent: str = ""
    commitment: Hex | None = None
    commitments: dict[Seat, Hex | None] = field(default_factory=dict)
    leader: str | None = None  # who was to lead first by the table's options: a seat, or "lot"
    rematch: Hex | None = field(default=None, repr=False)  # what was drawn for the next deal
    revealed: bool = False  # whether the own contribution may be known to the server
    muted: bool = False  # whether the other player's phrases are not shown


class Seats:
    """The folder of the seats that are held."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or data_folder() / "seats"

    def save(self, seat: HeldSeat) -> None:
        """Write a seat's file. Raises BadText where it cannot be written."""
        replace_file(self._path(seat.server, seat.table), json.dumps(asdict(seat)) + "\n", 0o600)

    def find(self, server: Server, table: str) -> HeldSeat | None:
        """Return the seat held at a table, if any. Raises BadText where its file cannot be read."""
        path = self._path(str(server), table)
        return _read(HeldSeat, path) if path.exists() else None

    def at(self, server: Server) -> list[HeldSeat]:
        """Return the seats held at a server, the last used first. Files that cannot be read are left out."""
        seats = []
        with suppress(OSError):
            files = sorted(self.folder.glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
            for path in files:
                with suppress(BadText):
                    seats.append(_read(HeldSeat, path))
        return [seat for seat in seats if seat.server == str(server)]

    def drop(self, seat: HeldSeat) -> None:
        """Delete a seat's file: its game is over."""
        with suppress(OSError):
            self._path(seat.server, seat.table).unlink(missing_ok=True)

    def _path(self, server: str, table: str) -> Path:
        """Return a file of this table alone: two servers may use one id."""
        assert is_table_id(table), "ids are checked where they are read"
        return self.folder / f"{table}-{_file_name(server)}.json"


@dataclass(frozen=True)
class Identity:
    """A user at a server. `cookie` is the session's, as the server named it, and `name` the account's."""

    server: str
    player: Annotated[str, TextForm("an id", "[A-Za-z0-9_-]{16,64}")] = field(repr=False)
    cookie: Annotated[str, TextForm("a session", _COOKIE)] | None = field(default=None, repr=False)
    name: str | None = None


class Identities:
    """The folder that says who the user is at each server."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or data_folder() / "servers"

    def at(self, server: Server) -> Identity:
        """Return who the user is at a server: a new player where there is no file that can be read."""
        return self._stored(str(server)) or Identity(str(server), secrets.token_urlsafe(16))

    def save(self, identity: Identity) -> None:
        """Write the file. Raises BadText where it cannot be written."""
        replace_file(self._path(identity.server), json.dumps(asdict(identity)) + "\n", 0o600)

    def keep(self, identity: Identity) -> None:
        """Write the file where there is none that can be read. Raises BadText where it cannot be written."""
        if self._stored(identity.server) is None:
            self.save(identity)

    def sign_out(self, identity: Identity) -> Identity:
        """Forget the session, and return the identity without it. Raises BadText where that cannot be written."""
        signed_out = replace(identity, cookie=None, name=None)
        self.save(signed_out)
        return signed_out

    def _stored(self, server: str) -> Identity | None:
        with suppress(BadText):
            identity = _read(Identity, self._path(server))
            if identity.server == server:
                return identity
        return None

    def _path(self, server: str) -> Path:
        return self.folder / f"{_file_name(server)}.json"


def is_session(header: str) -> bool:
    """Return whether a `Set-Cookie` header sets or clears a session: proxies set cookies of their own."""
    return header.partition("=")[0].strip() in _COOKIE_NAMES


def session_cookie(header: str) -> str | None:
    """Return the session's name and token from a `Set-Cookie` header; None where it sets none."""
    pair = header.partition(";")[0].replace('"', "").strip()
    return pair if re.fullmatch(_COOKIE, pair) else None


def _read(kind: type[_Stored], path: Path) -> _Stored:
    """Read a file. Raises BadText where there is none, and where it holds something else."""
    try:
        with path.open("rb") as file:
            text = file.read(_MOST_BYTES)
    except OSError as error:
        raise BadText("no_file", file=str(path), problem=error.strerror or quote(error)) from error
    try:
        data: Any = json.loads(text)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        shown = quote(text[:40].decode("utf-8", "replace"))
        raise BadText("bad_field", file=str(path), field="file", expected="a JSON object", text=shown)
    return JsonReader(str(path)).read(kind, data)


def _file_name(server: str) -> str:
    """Return a part of a file's name that no other server has."""
    return hashlib.sha256(server.encode()).hexdigest()[:12]
