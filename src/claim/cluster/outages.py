"""When nothing could be played, because there was no server or no database: then all clocks stood still.

The storage keeps every outage, and the last moment at which it is certain that a server was alive: if all servers end,
or are killed, that is where an outage begins. docs/decisions/0040-clocks.md says why.
"""

import asyncio
import logging
import time
from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from claim.cluster.cluster import Cluster, SingleServer
from claim.storage import bus, schema
from claim.storage.engines import insert_new
from claim.storage.storage import Storage
from claim.tables.clock import DAY, Outage, apart
from claim.tables.events import BeatsMissed
from claim.tables.table import Table, milliseconds

LEAST = 2_000  # milliseconds without a beat, in which nothing could be played
ALIVE_SECONDS = 60.0  # between two notes that a server is alive
MATTER = 60 * DAY  # milliseconds for which outages matter: no turn is longer
_outages = schema.outages
_log = logging.getLogger("claim.cluster")


class Outages:
    """The outages that this process knows of: those `known`, and whether it is `certain` that there are no others."""

    def __init__(self, storage: Storage, cluster: Cluster | SingleServer) -> None:
        self.known: tuple[Outage, ...] = ()
        self._storage = storage
        self._cluster = cluster
        self._suspicions = 1  # how often there may have been outages that this process does not know of
        self._checked = 0  # up to which of these it has looked
        self._missed: list[BeatsMissed] = []  # of which the storage does not know yet
        self._checking = asyncio.Lock()
        self._noted = time.monotonic()

    @property
    def certain(self) -> bool:
        """Whether this process knows of all outages, so that it may charge players for their time."""
        return self._cluster.alive and self._checked == self._suspicions

    @property
    def last_end(self) -> float:
        """When the last outage ended, in seconds since 1970; 0 where there was none."""
        return max([one.ended for one in self.known], default=0) / 1000

    def suspect(self, missed: BeatsMissed | None = None) -> None:
        """Note that there may be outages that this process does not know of, or one that it has seen itself."""
        if missed is not None:
            self._missed.append(missed)
        self._suspicions += 1

    async def check(self) -> None:
        """Find out whether nothing could be played until now. Raises StorageFailed: then it is tried again later."""
        async with self._checking:
            while not self.certain:
                suspicions = self._suspicions
                await self._read()
                self._checked = suspicions
                if suspicions == self._suspicions:
                    return

    async def _read(self) -> None:
        while self._missed:
            event = self._missed[0]
            await self._note(event.begun, event.ended)
            self._missed.remove(event)
        begun, now = await self._cluster.silence()
        await self._note(begun, now)
        since = milliseconds(self._cluster.clock()) - MATTER
        ended = sa.select(_outages).where(_outages.c.ended > since).order_by(_outages.c.begun)
        self.known = tuple([Outage(str(row.begun), row.begun, row.ended) for row in await self._storage.rows(ended)])

    async def _note(self, begun: int | None, ended: int) -> None:
        """Know and store an outage, if it was long enough to be one; None: it began when a server was last alive."""
        begun = await self._last_alive() if begun is None else begun
        if begun is not None and ended - begun > LEAST:
            outage = Outage(str(begun), begun, ended)
            if outage.id not in [one.id for one in self.known]:
                self.known = (*self.known, outage)
                _log.warning("nothing could be played for %.1f s: no clock ran", (ended - begun) / 1000)
            await self.store(outage)

    async def store(self, outage: Outage) -> None:
        """Store an outage, unless another server has, and that a server is alive since. Raises StorageFailed."""
        async with self._storage.transaction() as connection:
            await _replace_last(connection, outage.ended)
            row = {"begun": outage.begun, "ended": outage.ended}
            await connection.execute(insert_new(connection, _outages, row))
            await bus.send(connection, bus.texts(self._storage.process, bus.OUTAGES))

    async def _last_alive(self) -> int | None:
        """Return the last moment at which a server is known to have been alive."""
        query = sa.select(sa.func.max(_outages.c.begun).label("at")).where(_outages.c.ended.is_(None))
        at = (await self._storage.rows(query))[0].at
        return None if at is None else int(at)

    async def decision_time(self, table: Table, now: float) -> tuple[float, Sequence[Outage]]:
        """Return as when to decide on what came `now` to a table whose clock runs, and the outages that matter.

        No one is charged, and no one's time is up, before the storage was asked for the servers that died. What came
        while nothing could be played is decided as if it had come when that ended. Raises StorageFailed.
        """
        clock = table.clock
        assert clock is not None
        dead = await self._cluster.cut_off(table, table.unrevealed if clock.turn is None else (clock.turn,), now)
        if not self.certain:  # not before: the storage may not have answered for a while
            await self.check()
        now = max([now, *[one.ended / 1000 for one in self.known if one.begun <= milliseconds(now) < one.ended]])
        return now, apart([*self.known, *dead]) if dead else self.known

    async def beat(self, *, soon: bool) -> None:
        """Note that this process runs, and now and then in the storage that a server is alive. Raises StorageFailed.

        `soon`: some time is up soon, so it is noted each time, unless the storage has the beats.
        """
        self._cluster.tick()
        now = time.monotonic()
        if now - self._noted >= (0 if soon and not self._cluster.stores_beats else ALIVE_SECONDS):
            await self.note_alive()
            self._noted = now

    async def note_alive(self) -> None:
        """Store that a server is alive now. Raises StorageFailed."""
        async with self._storage.transaction() as connection:
            await _replace_last(connection, milliseconds(self._cluster.clock()))


async def _replace_last(connection: AsyncConnection, now: int) -> None:
    await connection.execute(_outages.delete().where(_outages.c.ended.is_(None), _outages.c.begun < now))
    await connection.execute(insert_new(connection, _outages, {"begun": now, "ended": None}))
