"""Deletes what need not be kept any more: of accounts, and tables at which nothing has happened for long.

Tables go a few at a time, so that no play waits.
"""

import asyncio
import logging
from collections.abc import Callable

from claim.accounts.accounts import Accounts
from claim.cluster.live_tables import LiveTables
from claim.storage.deletion import delete_tables, idle_tables
from claim.storage.engines import Exclusive, cancelled, wipe_journal
from claim.storage.errors import StorageFailed
from claim.storage.storage import Storage
from claim.tables.events import Events, TablesDeleted

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
