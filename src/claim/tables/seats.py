"""Whose token opens which seat, and what a person who takes a seat is given."""

import hmac
from dataclasses import dataclass

from claim.game.cards import Seat
from claim.tables import tokens
from claim.tables.errors import TableError
from claim.tables.states import TableState
from claim.tables.table import Table, TableKind


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
    """The same seat at the rematch's table, with its new token."""

    table: str
    keys: Keys


def seat_of(table: Table, token: str | None) -> Seat:
    """Return the seat that a token opens. Raises TableError where it opens none."""
    if isinstance(token, str):
        given = tokens.digest(token)
        for seat, chair in table.chairs.items():
            if chair.token is not None and hmac.compare_digest(chair.token, given):
                return seat
    raise TableError("not_seated", table=table.id)
