"""A person who seeks an opponent, what they bring to a table, and what became of it."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from claim.game.cards import SEATS, Seat
from claim.game.enums import plain_members
from claim.tables import tokens
from claim.tables.clock import TERMS
from claim.tables.names import Names
from claim.tables.options import Options
from claim.tables.seating import check_hex, first_fact, of_account
from claim.tables.table import Fact, Status, Table, TableKind

POOLS = tuple(TERMS)  # one pool for each clock
LIVE, SLOW = POOLS
FIRST_WAIT = 600.0  # seconds without seeking after a missed game, doubled with each further one
LONGEST_WAIT = 3 * 86_400.0
FORGIVEN_SECONDS = 30 * 86_400.0  # after which a missed game counts no longer

ACCOUNT = "account:"  # before an account's id, in what names a person


def browser(player: str) -> str:
    """Return the person that a browser without an account is, from the secret id that it drew."""
    return f"browser:{tokens.digest(player)}"


def account_person(account: str) -> str:
    """Return the person that an account is, wherever they sit."""
    return f"{ACCOUNT}{account}"


def account_of(person: str | None) -> str | None:
    """Return the account that a person is, if they have one."""
    return person.removeprefix(ACCOUNT) if person is not None and person.startswith(ACCOUNT) else None


@dataclass(frozen=True)
class SeekRequest:
    """What a client asks for: an opponent from this pool. `id` is a secret of the client's, as in `Create`."""

    id: str
    pool: str
    name: str
    commitment: str


@dataclass(frozen=True)
class Seek:
    """A person who waits; `id` is the hash of the client's, and `offer` what they bring to a table."""

    id: str
    person: str
    pool: str
    since: float
    offer: str


@plain_members
class PairState(StrEnum):
    """What became of a pairing, for one of the two."""

    FRESH = "fresh"  # the table waits for them
    PLAYING = "playing"
    OVER = "over"
    KEPT = "kept"  # the other did not come, or the servers kept them from coming: a new seek keeps the wait
    MISSED = "missed"  # they did not come themselves, or left before the deal


@dataclass(frozen=True)
class Pairing:
    """A person who was paired, and where."""

    seek: str
    person: str
    other: str
    pool: str
    table_id: str
    seat: str
    since: float
    at: float
    state: str = PairState.FRESH
    process: str | None = None  # that had their socket


@dataclass(frozen=True)
class SeekerRecord:
    """What is stored about a person: the seek that waits, and who was found for them, the newest first.

    `missed`: when games were found to which they did not come, of those that still count.
    """

    seek: Seek | None
    pairings: list[Pairing]
    missed: list[float]


def state_of(table: Table, seat: Seat) -> PairState:
    """Return what became of a pairing for this seat."""
    if table.game is not None:
        return PairState.OVER if table.status is Status.OVER else PairState.PLAYING
    forfeited = table.ending is not None and table.ending.forfeit is seat  # by leaving, or by not revealing in time
    if seat in table.absent or forfeited:
        return PairState.MISSED
    return PairState.OVER if table.chairs[seat].left else PairState.KEPT  # who has revealed may leave


def seek_of(request: SeekRequest, person: str, key: str, names: Names, now: float) -> Seek:
    """Return the seek that a client asks for. Raises TableError or BadRecord where the request is bad.

    Of its tokens only the hashes are kept, for either seat: as with a rematch, the client's secret gives them again.
    """
    stem = tokens.seek_stem(key, tokens.check_command_id(request.id, tokens.LEAST_SECRET_ID))
    offer = {
        "name": names.check(request.name),
        "commitment": check_hex(request.commitment, "commitment"),
        **of_account(account_of(person)),
        "tokens": {seat.value: tokens.digest(tokens.token(stem, seat)) for seat in SEATS},
    }
    return Seek(tokens.digest(request.id), person, request.pool, now, json.dumps(offer, ensure_ascii=False))


def missed_lately(past: Iterable[Pairing], now: float) -> list[float]:
    """Return when games were found that a person missed, of those that still count."""
    return [one.at for one in past if one.state == PairState.MISSED and one.at > now - FORGIVEN_SECONDS]


def may_seek_at(missed: Sequence[float]) -> float:
    """Return from when on a person may seek again who missed games found at these times."""
    if not missed:
        return 0.0
    return max(missed) + min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** (len(missed) - 1))


def table_of(pool: str, offers: Mapping[Seat, str], now: float, away: int) -> Fact:
    """Return the first fact of a table at which two people were paired."""
    seats = {}
    for seat, text in offers.items():
        offer = json.loads(text)
        token = offer.pop("tokens")[seat.value]
        seats[seat.value] = {**offer, "token": token}
    return first_fact(TableKind.FRIEND, seats, now, away, Options(clock=pool), guided=False)
