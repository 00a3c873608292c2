"""What the tables return for a command, whose token opens which seat, and the bots that can sit at them."""

import hmac
from dataclasses import dataclass

from claim.bots.levels import LEVELS, about
from claim.bots.registry import make_bot
from claim.game.cards import Seat
from claim.game.errors import quote
from claim.records.identities import BotIdentity, identity_of
from claim.tables import tokens
from claim.tables.commands import Create
from claim.tables.errors import TableError
from claim.tables.states import Json
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
    """The answer to somebody who sat down."""

    table: Json
    keys: Keys


@dataclass(frozen=True)
class NextSeat:
    """The same seat at the rematch's table, with its new token."""

    table: str
    keys: Keys


@dataclass(frozen=True)
class Ack:
    """A command was kept as the table's fact number `seq`."""

    seq: int


def levels() -> list[Json]:
    """Return the bots that sit at tables, weakest first."""
    return [{field: value for field, value in about(level.name).items() if field != "rating_ci95"} for level in LEVELS]


def bot_identity(request: Create) -> BotIdentity | None:
    """Return which bot sits down at a new table; None where none does. Raises TableError where there is no such bot."""
    if request.kind != TableKind.BOT.value:
        return None
    known = [level.name for level in LEVELS]
    if request.bot not in known:
        raise TableError("no_such_bot", name=quote(request.bot), known=", ".join(known))
    return identity_of(make_bot(str(request.bot), steady=request.daily is not None))


def seat_of(table: Table, token: str | None) -> Seat:
    """Return the seat that a token opens. Raises TableError where it opens none."""
    if isinstance(token, str):
        given = tokens.digest(token)
        for seat, chair in table.chairs.items():
            if chair.token is not None and hmac.compare_digest(chair.token, given):
                return seat
    raise TableError("not_seated", table=table.id)
