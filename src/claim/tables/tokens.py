"""Table ids and seat tokens that cannot be guessed, and what opens a seat: a token, or its account.

Only a token's hash is ever stored. A seat's token is derived from a key of the server and from the client's own command
id, so that a command repeated after a lost answer gets the same token again, even from a server that was restarted in
between. A rematch's token is derived from the token before it. The storage holds neither the tokens nor the command ids
they are derived from.
"""

import base64
import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass

from claim.game.cards import SEATS, Seat
from claim.game.errors import quote
from claim.tables.errors import TableError
from claim.tables.states import TableState
from claim.tables.table import REVOKED, Table, TableKind

_COMMAND_ID = re.compile(r"[A-Za-z0-9_-]+")
MOST_ID = 64
LEAST_SECRET_ID = 16  # characters of a command id from which a token is derived: nobody must guess it


def new_table_id() -> str:
    """Draw a table's id: 12 url-safe characters, the first of which is not a dash, as in an option of a command."""
    while (drawn := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return drawn


def digest(text: str) -> str:
    """Return the hash of a token or a command id, as it is stored."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def check_command_id(text: object, least: int = 1) -> str:
    """Return a client's command id. Raises TableError where it is not one."""
    if not isinstance(text, str) or not least <= len(text) <= MOST_ID or not _COMMAND_ID.fullmatch(text):
        raise TableError("bad_command_id", text=quote(text), least=least, most=MOST_ID)
    return text


def first_stem(key: str, table: str, command_id: str) -> str:
    """Derive the stem of a new seat's token."""
    return _mac(key, f"claim token 1\n{table}\n{command_id}")


def seek_stem(key: str, seek_id: str) -> str:
    """Derive the stem of the token that a person who seeks an opponent gets at whatever table they are paired at."""
    return _mac(key, f"claim seek 1\n{seek_id}")


def next_stem(stem: str, table: str) -> str:
    """Derive the stem of a token for the rematch of this table."""
    return _mac(stem, f"claim rematch 1\n{table}")


def token(stem: str, seat: Seat) -> str:
    """Return a seat's token."""
    return f"{stem}-{seat.value}"


def stem_of(text: str) -> str:
    """Return the stem of a token."""
    return text.rpartition("-")[0]


def _mac(key: str, text: str) -> str:
    mac = hmac.digest(key.encode(), text.encode(), "sha256")
    return base64.urlsafe_b64encode(mac).rstrip(b"=").decode()


@dataclass(frozen=True, slots=True)
class Owner:
    """A person who has signed in and asks for a seat of their account: the one named, or any."""

    account: str
    seat: Seat | None = None


Key = str | Owner | None  # what a client opens a seat with; None opens none


@dataclass(frozen=True)
class Keys:
    """The secret token of a seat. `other_token` is that of the other seat, for two people at one screen."""

    seat: Seat
    token: str
    other_token: str | None = None

    @classmethod
    def derive(cls, table: Table, seat: Seat, stem: str) -> "Keys":
        """Derive the keys of a seat at this table, or at its rematch, from the stem of its tokens."""
        other = token(stem, seat.other) if table.kind is TableKind.SAME_SCREEN else None
        return cls(seat, token(stem, seat), other)


@dataclass(frozen=True)
class Seated:
    """The answer to a request to create a table or sit down."""

    table: TableState
    keys: Keys


def seat_of(table: Table, key: Key) -> Seat:
    """Return the seat that a token or an account opens. Raises TableError where it opens none."""
    if isinstance(key, str):
        hashed = digest(key)
        for seat, chair in table.chairs.items():
            if chair.token is not None and hmac.compare_digest(chair.token, hashed):
                return seat
    elif isinstance(key, Owner):
        for seat in SEATS:
            if key.seat in (None, seat) and _owns(table, seat, key.account):
                return seat
    raise TableError("not_seated", table=table.id)


def opens(table: Table, key: Key) -> bool:
    """Return whether this opens a seat of the table."""
    try:
        seat_of(table, key)
    except TableError:
        return False
    return True


def _owns(table: Table, seat: Seat, account: str) -> bool:
    """Return whether a seat is this account's. At one screen its maker has both, unless the other is another's.

    What the host has revoked opens for no one.
    """
    chair, other = table.chairs[seat], table.chairs[seat.other]
    beside = table.kind is TableKind.SAME_SCREEN and chair.account is None and other.account == account
    return chair.token not in (None, REVOKED) and (chair.account == account or beside)
