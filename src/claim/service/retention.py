"""Deletes what need not be kept any more: of accounts, and tables at which nothing has happened for long.

Tables go a few at a time, so that no play waits.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from claim.accounts.accounts import Accounts
from claim.cluster.live_tables import LiveTables
from claim.storage import schema
from claim.storage.bus import TABLE, notify
from claim.storage.engines import Exclusive, cancelled, snapshot, wipe_journal
from claim.storage.errors import StorageFailed
from claim.storage.storage import Storage
from claim.tables.events import Events, TablesDeleted
from claim.tables.table import iso_time

FIRST_SECONDS = 5.0  # after the start
AGAIN_SECONDS = 3600.0
BATCH = 20  # tables per transaction: about a thousand rows
PAUSE_SECONDS = 0.05  # between transactions
_log = logging.getLogger("claim.service")


class Retention:
    """Deletes what is no longer needed, soon after the start and then hourly.

    Tables go that are older than `seconds`; None keeps all.
    """

    def __init__(
        self,
        storage: Storage,
        accounts: Accounts,
        live: LiveTables,
        events: Events,
        seconds: float | None,
        clock: Callable[[], float],
        exclusive: Exclusive,
    ) -> None:
        """Where there are several servers, only the one that is `exclusive` deletes."""
        self._storage = storage
        self._accounts = accounts
        self._live = live
        self._events = events
        self._seconds = seconds
        self._clock = clock
        self._exclusive = exclusive
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to delete from time to time."""
        self._task = asyncio.create_task(self._run(), name="claim retention")

    async def close(self) -> None:
        """Stop. What is being deleted is deleted or not, table by table."""
        await cancelled(self._task)

    async def sweep(self) -> int:
        """Delete what is too old now, and return how many tables that were. Raises StorageFailed.

        Tables with a connected client stay.
        """
        if self._seconds is None:
            return 0
        before, deleted, kept = self._clock() - self._seconds, 0, list[str]()
        while idle := await idle_tables(self._storage.engine, before, BATCH, kept):
            free = [table_id for table_id in idle if not self._live.in_use(table_id)]
            kept += set(idle) - set(free)
            gone = await delete_tables(self._storage, free, before)
            for table_id in gone:
                self._live.evict(table_id)
            deleted += len(gone)
            self._events.publish(TablesDeleted(len(gone)))
            await asyncio.sleep(PAUSE_SECONDS)
        if deleted:
            await wipe_journal(self._storage.engine)
            _log.info("tables deleted: %d, where nothing happened for %g days", deleted, self._seconds / 86400)
        return deleted

    async def _run(self) -> None:
        await asyncio.sleep(FIRST_SECONDS)
        while True:
            try:
                async with self._exclusive("retention") as taken:
                    if taken:
                        await self.sweep()
                        await self._accounts.tidy()
            except StorageFailed as error:
                _log.warning("what is old is not deleted now: %s", type(error.__cause__).__name__)
            except Exception as error:  # tried again later
                _log.error("what is old could not be deleted", exc_info=error)
            await asyncio.sleep(AGAIN_SECONDS)


# --- deleting tables -------------------------------------------------------------------------------------------------
# A notice makes a running server evict the tables.


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
        gone = [str(row.id) for row in await connection.execute(locked)]
        if before is not None:
            still = await connection.execute(sa.select(tables.c.id).where(tables.c.id.in_(gone), _idle(before)))
            gone = [str(row.id) for row in still]
        await delete_locked(connection, gone)
        await notify(connection, TABLE, *gone)
    return gone


async def delete_locked(connection: AsyncConnection, ids: Sequence[str]) -> None:
    """Delete what is stored of these tables, which are locked. Runs of a day stay on its board, without a name."""
    runs = schema.day_runs
    await connection.execute(runs.update().where(runs.c.table_id.in_(ids)).values(table_id=None))
    for table in (schema.reviews, schema.account_games, schema.log):
        await connection.execute(table.delete().where(table.c.table_id.in_(ids)))
    await connection.execute(schema.tables.delete().where(schema.tables.c.id.in_(ids)))
