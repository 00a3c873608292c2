"""What opens a seat, a token or its account, and what a person who takes a seat is given."""

import hmac
from dataclasses import dataclass

from claim.game.cards import SEATS, Seat
from claim.tables import tokens
from claim.tables.errors import TableError
from claim.tables.states import TableState
from claim.tables.table import REVOKED, Table, TableKind


@dataclass(frozen=True, slots=True)
class Owner:
    """Somebody who has signed in and asks for a seat of their account: the one named, or whichever it is."""

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
        other = tokens.token(stem, seat.other) if table.kind is TableKind.SAME_SCREEN else None
        return cls(seat, tokens.token(stem, seat), other)


@dataclass(frozen=True)
class Seated:
    """The answer to a request to create a table or sit down."""

    table: TableState
    keys: Keys


@dataclass(frozen=True)
class NextSeat:
    """The same seat at the rematch's table, with its new token; None where only the account opens it."""

    table: str
    seat: Seat
    keys: Keys | None


def seat_of(table: Table, key: Key) -> Seat:
    """Return the seat that a token or an account opens. Raises TableError where it opens none."""
    if isinstance(key, str):
        given = tokens.digest(key)
        for seat, chair in table.chairs.items():
            if chair.token is not None and hmac.compare_digest(chair.token, given):
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

    What the host has revoked opens for nobody.
    """
    chair, other = table.chairs[seat], table.chairs[seat.other]
    beside = table.kind is TableKind.SAME_SCREEN and chair.account is None and other.account == account
    return chair.token not in (None, REVOKED) and (chair.account == account or beside)
