"""When nothing could be played, because there was no server or no database: then all clocks stood still.

The storage keeps every outage, and the last moment at which it is certain that a server was alive: if all servers end,
or are killed, that is where an outage begins. Players of one server among several that died are not charged either.
"""

from collections.abc import Collection
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
DEAD_SERVER = 5_000  # milliseconds from its last beat, for which its players are not charged
PROCESS_LOCK = 1131176297  # the bytes of "Clai": the kind of our processes' locks
GONE = f"""
    NOT EXISTS (
        SELECT FROM pg_locks
        WHERE locktype = 'advisory' AND classid = {PROCESS_LOCK}
            AND objid = hashtext(processes.id)::oid AND objsubid = 2
    )
"""  # in SQL: whether a process's connection is gone
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
    query: Any = sa.select(sa.extract("epoch", beat).label("beat"), sa.extract("epoch", now).label("now"))
    row = (await storage.rows(query))[0]
    return None if row.beat is None else int(row.beat * 1000), int(row.now * 1000)


async def cut_off_since(storage: Storage, table_id: str, seats: Collection[Seat]) -> list[Outage]:
    """Return when players of these seats were at another server that died, or does not beat. Raises StorageFailed."""
    presence, processes, cut_off = schema.presence.c, schema.processes.c, schema.cut_off.c
    viewers = [seat.value for seat in seats]
    late = sa.or_(processes.beat < sa.func.clock_timestamp() - SILENT, sa.text(GONE))
    there = sa.select(processes.id, processes.beat).where(presence.process == processes.id, late)
    there = there.where(processes.id != storage.process, presence.table_id == table_id, presence.viewer.in_(viewers))
    dead = sa.select(cut_off.process.label("id"), cut_off.beat)
    dead = dead.where(cut_off.table_id == table_id, cut_off.viewer.in_(viewers))
    rows = await storage.rows(there.union(dead))
    beats = [(row.id, int(row.beat.timestamp() * 1000)) for row in rows]
    return [Outage(f"{process}:{beat}", beat, beat + DEAD_SERVER) for process, beat in beats]


async def note_alive(storage: Storage, now: int) -> None:
    """Store that a server is alive now. Raises StorageFailed."""
    async with storage.transaction() as connection:
        await _replace_last(connection, now)


async def note_outage(storage: Storage, outage: Outage) -> None:
    """Store an outage, unless another server has, and that a server is alive since. Raises StorageFailed."""
    async with storage.transaction() as connection:
        await _replace_last(connection, outage.ended)
        await _insert(connection, outage.begun, outage.ended)
        await bus.send(connection, bus.texts(storage.process, bus.OUTAGES))


async def _replace_last(connection: AsyncConnection, now: int) -> None:
    await connection.execute(_outages.delete().where(_outages.c.ended.is_(None), _outages.c.begun < now))
    await _insert(connection, now, None)


async def _insert(connection: AsyncConnection, begun: int, ended: int | None) -> None:
    insert = (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(_outages)
    await connection.execute(insert.values(begun=begun, ended=ended).on_conflict_do_nothing())
