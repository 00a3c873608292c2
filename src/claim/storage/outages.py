"""When nothing could be played, because there was no server or no database: then all clocks stood still.

The storage keeps every outage, and the last moment at which it is certain that a server was alive: if all servers end,
or are killed, that is where an outage begins.
"""

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from claim.game.cards import Seat
from claim.storage import bus, schema
from claim.storage.storage import Storage
from claim.tables.clock import Outage

SILENT = timedelta(seconds=1.5)  # without a beat, of which there is one per second
_outages = schema.outages


async def outages_since(storage: Storage, time: int) -> list[Outage]:
    """Return the outages that ended later than this, in milliseconds since 1970. Raises StorageFailed."""
    rows = await storage.rows(sa.select(_outages).where(_outages.c.ended > time).order_by(_outages.c.begun))
    return [Outage(str(row.begun), row.begun, row.ended) for row in rows]


async def last_alive(storage: Storage) -> int | None:
    """Return the last moment at which a server is known to have been alive. Raises StorageFailed."""
    rows = await storage.rows(sa.select(sa.func.max(_outages.c.begun).label("at")).where(_outages.c.ended.is_(None)))
    return None if rows[0].at is None else int(rows[0].at)


async def last_beat(storage: Storage) -> tuple[int | None, int]:
    """Return when any server on PostgreSQL last beat, and the time there, in milliseconds. Raises StorageFailed."""
    beat, now = sa.func.max(schema.processes.c.beat), sa.func.clock_timestamp()
    wanted: Any = sa.select(sa.extract("epoch", beat).label("beat"), sa.extract("epoch", now).label("now"))
    row = (await storage.rows(wanted))[0]
    return None if row.beat is None else int(row.beat * 1000), int(row.now * 1000)


async def at_silent_servers(storage: Storage, table_ids: Sequence[str]) -> set[str]:
    """Return those of these tables that have a player at a server that may be dead. Raises StorageFailed."""
    presence, processes = schema.presence.c, schema.processes.c
    silent = processes.beat < sa.func.clock_timestamp() - SILENT
    wanted = sa.select(presence.table_id).distinct().where(presence.process == processes.id, silent)
    wanted = wanted.where(presence.table_id.in_(table_ids), presence.viewer.in_([seat.value for seat in Seat]))
    return {str(row.table_id) for row in await storage.rows(wanted)}


async def note_alive(storage: Storage, now: int) -> None:
    """Store that a server is alive now. Raises StorageFailed."""
    async with storage.changing() as connection:
        await _replace_last(connection, now)


async def note_outage(storage: Storage, outage: Outage) -> None:
    """Store an outage, unless another server has, and that a server is alive since. Raises StorageFailed."""
    async with storage.changing() as connection:
        await _replace_last(connection, outage.ended)
        await _insert(connection, outage.begun, outage.ended)
        await bus.send(connection, bus.texts(storage.process, bus.OUTAGES))


async def _replace_last(connection: AsyncConnection, now: int) -> None:
    await connection.execute(_outages.delete().where(_outages.c.ended.is_(None), _outages.c.begun < now))
    await _insert(connection, now, None)


async def _insert(connection: AsyncConnection, begun: int, ended: int | None) -> None:
    insert = (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(_outages)
    await connection.execute(insert.values(begun=begun, ended=ended).on_conflict_do_nothing())
