"""What the tables give back for a command, and which bots sit at them."""

from dataclasses import dataclass

from claim.bots.levels import LEVELS, about
from claim.game.cards import Seat
from claim.service import tokens
from claim.service.snapshots import Json
from claim.service.table import Table, TableKind


@dataclass(frozen=True)
class Keys:
    """What opens a seat, for whoever sits there alone. `other_token`: of the other seat, at one screen."""

    seat: Seat
    token: str
    other_token: str | None = None

    @classmethod
    def derive(cls, table: Table, seat: Seat, stem: str) -> "Keys":
        """The keys of a seat at this table, or at its rematch, from the stem of its tokens."""
        other = tokens.token(stem, seat.other) if table.kind is TableKind.SAME_SCREEN else None
        return cls(seat, tokens.token(stem, seat), other)

    def to_json(self) -> Json:
        """As docs/protocol.md has it."""
        return {"seat": self.seat.value, "token": self.token, "other_token": self.other_token}


@dataclass(frozen=True)
class Seated:
    """What somebody who sat down is given."""

    table: Json
    keys: Keys

    def to_json(self) -> Json:
        """As docs/protocol.md has it."""
        return {"table": self.table, **self.keys.to_json()}


@dataclass(frozen=True)
class NextSeat:
    """The same seat at the rematch's table, with its new token."""

    table: str
    keys: Keys

    def to_json(self) -> Json:
        """As docs/protocol.md has it."""
        return {"type": "rematch", "table": self.table, **self.keys.to_json()}


@dataclass(frozen=True)
class Ack:
    """A command was kept as the table's fact number `seq`."""

    seq: int


def levels() -> list[Json]:
    """The bots that sit at tables, the weakest first."""
    return [{field: value for field, value in about(level.name).items() if field != "rating_ci95"} for level in LEVELS]
