"""Tables at which a given game is played, and what their viewers are sent."""

from claim.game.cards import Seat
from claim.game.game import Game
from claim.game.view import Viewer
from claim.records.ending import BY_VOTES
from claim.tables.states import state_message
from claim.tables.table import Chair, Table, TableKind
from claim.web.wire import socket as wire
from claim.web.wire.base import encode


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
