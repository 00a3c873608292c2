"""How many games a person has called off lately, by the tables' logs: the same at every server."""

from typing import Any

import sqlalchemy as sa

from claim.game.cards import Seat
from claim.service.watching import Watching
from claim.storage import schema
from claim.storage.storage import Storage
from claim.tables.facts import FactKind, iso_time
from claim.tables.seats import Key, seat_of

LATELY = 3600  # seconds
OLDEST = 7 * 86_400  # seconds since a table was made, after which it is not looked at: few are called off so late


async def called_off_lately(storage: Storage, watching: Watching, table_id: str, key: Key, now: float) -> int:
    """Return how many other games whoever has this seat has called off in the last hour.

    People are known by their account, or as those whom the lobby has paired; of others there is nothing to count.
    Raises as `Watching.viewer` does.
    """
    with await watching.current(table_id) as live:
        seat, chairs = seat_of(live.table, key), live.table.chairs
    games = schema.account_games.c
    mine = games.account == chairs[seat].account
    if chairs[seat].account is None:
        games = schema.pairings.c
        mine = games.person == await _person(storage, table_id, seat)
    log, tables = schema.log.c, schema.tables.c
    wanted = sa.select(log.table_id).where(mine, log.table_id == games.table_id, tables.id == games.table_id)
    wanted = wanted.where(tables.created > iso_time(now - OLDEST), log.kind == FactKind.CALLED_OFF.value)
    wanted = wanted.where(log.at > now - LATELY, log.payload == sa.literal('{"seat":"') + games.seat + '"}')
    return len({row.table_id for row in await storage.rows(wanted)} - {table_id})


async def _person(storage: Storage, table_id: str, seat: Seat) -> Any:  # noqa: ANN401  (a text, or None)
    pairings = schema.pairings.c
    wanted = sa.select(pairings.person).where(pairings.table_id == table_id, pairings.seat == seat.value)
    rows = await storage.rows(wanted)
    return rows[0].person if rows else None
