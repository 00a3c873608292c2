"""Deletes tables: named ones, or those that have been idle for long. Only the result of a run of a day's deal stays,
without a name.

A notice makes a running server evict the tables from its memory.
"""

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from claim.storage import schema
from claim.storage.admin_notices import TABLE, notify
from claim.storage.engines import snapshot
from claim.storage.storage import Storage
from claim.tables.table import iso_time


def _idle(before: float) -> sa.ColumnElement[bool]:
    """Select tables without a fact since then and without a client connected to any server.

    Logs of version 0.1 have no times; the time of creation is used.
    """
    tables, log = schema.tables.c, schema.log.c
    connected = sa.exists().where(schema.table_viewers.c.table_id == tables.id)
    later = sa.exists().where(log.table_id == tables.id, log.at >= int(before))
    return sa.and_(tables.created < iso_time(before), ~later, ~connected)


async def idle_tables(
    engine: AsyncEngine, before: float, most: int | None = None, but: Sequence[str] = ()
) -> list[str]:
    """Return the tables that are idle since `before` (seconds since 1970), except those in `but`; oldest first.

    Raises StorageFailed.
    """
    tables = schema.tables.c
    query = sa.select(tables.id).where(_idle(before), tables.id.not_in(but))
    async with snapshot(engine) as connection:
        rows = await connection.execute(query.order_by(tables.created, tables.id).limit(most))
        return [str(row.id) for row in rows]


async def delete_tables(storage: Storage, ids: Sequence[str], before: float | None = None) -> list[str]:
    """Delete these tables and return those that were there; with `before`, only those still idle since then.

    Raises StorageFailed.
    """
    tables = schema.tables
    async with storage.transaction() as connection:
        # Lock them first: a server's append is then either seen here, or fails because its table is gone.
        locked = sa.select(tables.c.id).where(tables.c.id.in_(ids)).order_by(tables.c.id).with_for_update()
        found = [str(row.id) for row in await connection.execute(locked)]
        if before is not None:
            still = await connection.execute(sa.select(tables.c.id).where(tables.c.id.in_(found), _idle(before)))
            found = [str(row.id) for row in still]
        runs = schema.day_runs  # they stay on their boards without a name
        await connection.execute(runs.update().where(runs.c.table_id.in_(found)).values(table_id=None))
        await connection.execute(schema.reviews.delete().where(schema.reviews.c.table_id.in_(found)))
        games = schema.account_games
        await connection.execute(games.delete().where(games.c.table_id.in_(found)))
        await connection.execute(schema.log.delete().where(schema.log.c.table_id.in_(found)))
        await connection.execute(tables.delete().where(tables.c.id.in_(found)))
        await notify(connection, TABLE, *found)
    return found
