"""Your games at a server: the seats that are kept on this machine, and those of your account."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from claim.client.address import Server, is_table
from claim.client.errors import ServerRefusal
from claim.client.http import Api
from claim.client.messages import read_chairs, shown_text
from claim.client.seats import HeldSeat, Seats
from claim.game.cards import SEATS, Seat
from claim.game.errors import BadText
from claim.game.fields import FieldReader
from claim.tables.states import SeatState

_ORDER = ("yours", "waiting", "theirs")


@dataclass(frozen=True)
class PublicTable:
    """What everybody may know of a table."""

    id: str
    status: str
    turn: Seat | None
    chairs: Mapping[Seat, SeatState]


@dataclass(frozen=True)
class OwnGame:
    """A game of yours that goes on. `state`: it is your move ("yours") or the other player's ("theirs"), or somebody
    is waited for ("waiting").
    """

    table: str
    opponent: SeatState
    state: str


def look_up(api: Api, table: str) -> PublicTable:
    """Return what is public of a table. Raises ServerRefusal or NoServer."""
    return _read(api, api.reader(api.get(f"tables/{table}")))


def bots_at(api: Api) -> list[str]:
    """Return the bots that sit at this server's tables, the weakest first. Raises ServerRefusal or NoServer."""
    told = api.get("bots")
    names = [one.get("name") for one in told if isinstance(one, dict)] if isinstance(told, list) else []
    found = [name for name in names if isinstance(name, str) and name.isprintable()]
    if not found:
        raise api.strange("bots")
    return found


def account_seat(server: Server, table: str, seat: Seat) -> HeldSeat:
    """Return a seat that the account's session opens: it was taken on another device, where its token is."""
    return HeldSeat(str(server), table, seat, "", "")


def own_games(api: Api, seats: Seats, *, signed_in: bool) -> list[OwnGame]:
    """Return the games that go on, those first that wait for you. Seats at tables that are gone are forgotten.

    Raises ServerRefusal or NoServer.
    """
    found: dict[str, tuple[PublicTable, Seat]] = {}
    kept = seats.at(api.server)
    if not kept and not signed_in:
        api.get("about")  # whoever mistypes a server's address must not hear that there are no games
    for held in kept:
        try:
            found[held.table] = look_up(api, held.table), held.seat
        except ServerRefusal as refusal:
            if refusal.code != "no_table":
                raise
            seats.drop(held)
    for table, seat in _of_account(api) if signed_in else ():
        found.setdefault(table.id, (table, seat))
    games = [_own(table, seat) for table, seat in found.values() if table.status != "over"]
    return sorted(games, key=lambda game: _ORDER.index(game.state))


def _of_account(api: Api) -> list[tuple[PublicTable, Seat]]:
    games: Any = api.get("account/games")
    if not isinstance(games, list):
        raise api.strange("account/games")
    found = []
    for one in games:
        with suppress(BadText):  # of a newer server, perhaps
            read = api.reader(one)
            found.append((_read(api, read.inside("table")), read.seat("seat")))
    return found


def _own(table: PublicTable, seat: Seat) -> OwnGame:
    state = "waiting"
    if table.status == "playing":
        state = "yours" if table.turn is seat else "theirs"
    return OwnGame(table.id, table.chairs[seat.other], state)


def _read(api: Api, read: FieldReader) -> PublicTable:
    try:
        turn = read.raw("turn")
        return PublicTable(
            read.checked("id", is_table, "a table's id"),
            shown_text(read, "status"),
            Seat(turn) if turn in SEATS else None,
            read_chairs(read),
        )
    except BadText as error:
        raise api.strange(error) from error
