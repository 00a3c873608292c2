"""How a running server hears of what was changed past it, by `claim admin` or by hand: it polls once per second.

On PostgreSQL it is notified (bus.py), so that it polls at once, and otherwise seldom. Every such change leaves a notice
in the same transaction (bus.notify). docs/decisions/0019-notices-in-the-storage.md says why.
"""

import asyncio
import logging
from contextlib import suppress

import sqlalchemy as sa

from claim.cluster.cluster import Cluster, SingleServer
from claim.cluster.live_tables import LiveTables
from claim.storage import schema
from claim.storage.bus import BLOCKS, SESSIONS
from claim.storage.engines import cancelled
from claim.storage.errors import StorageFailed
from claim.storage.networks import BlockedNetworks
from claim.storage.storage import Storage
from claim.tables.events import BlocksChanged, Events, NoticesPosted, SessionsEnded

AGAIN_SECONDS = 1.0  # while the storage does not answer
_log = logging.getLogger("claim.service")


class AdminEventPoller:
    """Follows the notices, each once and in their order: reads tables in memory again, keeps the blocked networks.

    Of sessions that have ended it tells the others here.
    """

    def __init__(self, storage: Storage, live: LiveTables, cluster: Cluster | SingleServer, events: Events) -> None:
        self.blocks = BlockedNetworks()
        self._storage = storage
        self._live = live
        self._events = events
        self._seconds = cluster.poll_seconds
        self._last = 0
        self._failing = False
        self._hurry = asyncio.Event()
        self._polling = asyncio.Lock()  # each notice is followed once
        self._task: asyncio.Task[None] | None = None
        events.subscribe(NoticesPosted, lambda _: self._hurry.set())

    async def start(self) -> None:
        """Load the blocks and begin to look. Only notices from now on are followed. Raises StorageFailed."""
        await self._read_blocks()
        newest = await self._storage.rows(sa.select(sa.func.max(schema.admin_notices.c.id).label("id")))
        self._last = newest[0].id or 0
        self._task = asyncio.create_task(self._run(), name="claim notices")

    async def close(self) -> None:
        """Stop polling."""
        await cancelled(self._task)

    async def poll(self) -> None:
        """Follow what is new now. Raises StorageFailed; then the same is tried again the next time."""
        async with self._polling:
            stored = schema.admin_notices
            new = sa.select(stored).where(stored.c.id > self._last).order_by(stored.c.id)
            notices = await self._storage.rows(new)
            if notices and notices[0].id > self._last + 1:  # the ones between were deleted unread, or never committed
                await self._missed()
            for notice in notices:
                try:
                    await self._heard(notice.kind, notice.subject)
                except StorageFailed:
                    raise
                except Exception as error:  # the others are heard all the same
                    _log.error("a notice could not be followed: %s", notice.kind, exc_info=error)
                self._last = notice.id

    async def _run(self) -> None:
        seconds = self._seconds
        while True:
            with suppress(TimeoutError):  # not wait_for, which loses a cancellation that comes with the event
                async with asyncio.timeout(min(AGAIN_SECONDS, seconds) if self._failing else seconds):
                    await self._hurry.wait()
            self._hurry.clear()
            try:
                await self.poll()
            except StorageFailed:
                if not self._failing:
                    _log.warning("the storage does not answer: what is changed past this server is heard of later")
                self._failing = True
            else:
                self._failing = False

    async def _heard(self, kind: str, subject: str) -> None:
        if kind == BLOCKS:
            await self._read_blocks()
        elif kind == SESSIONS:
            self._events.publish(SessionsEnded())
        else:
            await self._live.reload(subject)

    async def _missed(self) -> None:
        await self._read_blocks()
        self._events.publish(SessionsEnded())
        for table_id in self._live.ids:
            await self._live.reload(table_id)

    async def _read_blocks(self) -> None:
        blocked = await self._storage.rows(sa.select(schema.blocked_networks.c.network))
        self.blocks.read([row.network for row in blocked])
        self._events.publish(BlocksChanged())
