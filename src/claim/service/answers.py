"""What the tables give back for a command, and which bots sit at them."""

from dataclasses import dataclass

from claim.bots.levels import LEVELS, measured
from claim.game.cards import Seat
from claim.service.showing import Json


@dataclass(frozen=True)
class Seated:
    """What somebody who sat down is given: the token is theirs alone. `other_token`: both seats at one screen."""

    table: Json
    seat: Seat
    token: str
    other_token: str | None = None

    def to_json(self) -> Json:
        """As docs/protocol.md has it."""
        return {"table": self.table, **_keys(self)}


@dataclass(frozen=True)
class NextSeat:
    """The same seat at the rematch's table, with its new token."""

    table: str
    seat: Seat
    token: str
    other_token: str | None = None

    def to_json(self) -> Json:
        """As docs/protocol.md has it."""
        return {"type": "rematch", "table": self.table, **_keys(self)}


def _keys(given: Seated | NextSeat) -> Json:
    return {"seat": given.seat.value, "token": given.token, "other_token": given.other_token}


@dataclass(frozen=True)
class Ack:
    """A command was kept as the table's fact number `seq`."""

    seq: int


def levels() -> list[Json]:
    """The bots that sit at tables, the weakest first."""
    facts = measured()
    return [
        {
            "name": level.name,
            "level": level.number,
            "version": level.version,
            "rating": facts.get(level.name, {}).get("rating"),
            "seconds_per_move": facts.get(level.name, {}).get("seconds_per_move"),
        }
        for level in LEVELS
    ]
