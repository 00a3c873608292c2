"""Tables at which a given game is played, and what their viewers are sent."""

from dataclasses import replace

from claim.game.cards import Seat
from claim.game.errors import ClaimError
from claim.game.game import Game
from claim.game.view import Viewer
from claim.records.ending import BY_VOTES
from claim.records.fair import commitment
from claim.tables.clock import TERMS, Outage
from claim.tables.commands import Command, Reveal
from claim.tables.decide import Decision, decide
from claim.tables.options import Options
from claim.tables.seating import first_fact
from claim.tables.states import state_message
from claim.tables.table import Chair, Table, TableKind, replay
from claim.web.wire import socket as wire
from claim.web.wire.base import encode

START = 1_800_000_000_000  # in milliseconds since 1970
SECRETS = {Seat.A: "1" * 64, Seat.B: "2" * 64}


def table_of(game: Game) -> Table:
    """Return a table at which this game is played."""
    plays = len(game.plays)
    before = game.moments()[-2] if plays else None
    chairs = {seat: Chair(seat.value, None, "hash", "c" * 64, "d" * 64) for seat in Seat}
    return Table(
        "table",
        TableKind.FRIEND,
        secret="5" * 64,
        chairs=chairs,
        seq=4 + plays,
        game=game,
        before=before,
        dealt_at=4,
        played_at=tuple(range(5, 5 + plays)),
        ending=None if game.result is None else BY_VOTES,
    )


def sent(table: Table, viewer: Viewer, since: int | None) -> str:
    """Return the text that a socket sends to this viewer."""
    return encode(wire.state(state_message(table, viewer, since, frozenset(), secret=False)))


def seated(clock: str | None = "live", away: int = 9, people: str = "AB") -> Table:
    """Return a table at which these people have just sat down."""
    seats = {one: {"name": one, "token": "a" * 64, "commitment": commitment(SECRETS[Seat(one)])} for one in people}
    fact = first_fact(TableKind.FRIEND, seats, START / 1000, away, Options(clock=clock), guided=False)
    return replay("table", [replace(fact, data={**fact.data, "secret": "5" * 64})])


def dealt(clock: str | None = "live", away: int = 9) -> Table:
    """Return a table where the first card may be played, at START."""
    table = seated(clock, away)
    revealed = START - (TERMS[clock].deal if clock else 0)
    for seat, secret in SECRETS.items():
        table = given_by(table, seat, Reveal(f"r{seat}", secret), revealed).after
    return table


def given_by(table: Table, seat: Seat, command: Command, now: int, outages: tuple[Outage, ...] = ()) -> Decision:
    return decide(table, seat, "token", command, now / 1000, outages)


def code_of(table: Table, seat: Seat, command: Command) -> str:
    """Return the code with which a command is refused, or "none"."""
    try:
        given_by(table, seat, command, START)
    except ClaimError as error:
        return error.code
    return "none"
