"""What people in the lobby are shown: how many there are, which seats are open, and what becomes of their own seek."""

from dataclasses import dataclass

from claim.friends.people import NOTHING_SEEN, Seen
from claim.game.cards import Seat
from claim.pairing.seeks import POOLS, PairState
from claim.tables.options import Options


@dataclass(frozen=True)
class OpenSeat:
    """A table whose free seat anyone may take; `account` is that of the person who waits there, if they have one."""

    table: str
    name: str
    options: Options
    created: str
    account: str | None = None


@dataclass(frozen=True)
class SeekState:
    """A person's own seek, by the id that their client drew."""

    id: str
    pool: str
    since: float


@dataclass(frozen=True)
class PairedState:
    """The opponent that was found for a seek: the table and the person's seat there, and what became of it."""

    id: str
    pool: str
    table: str
    seat: Seat
    token: str
    state: PairState


@dataclass(frozen=True)
class Picture:
    """What everybody in the lobby sees."""

    people: int = 0
    playing: int = 0
    seeking: tuple[tuple[str, int], ...] = tuple([(pool, 0) for pool in POOLS])
    seats: tuple[OpenSeat, ...] = ()


@dataclass(frozen=True)
class LobbyState:
    """What one person in the lobby sees."""

    picture: Picture
    seek: SeekState | None
    paired: PairedState | None
    seen: Seen = NOTHING_SEEN
