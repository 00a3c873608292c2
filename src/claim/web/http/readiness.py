"""Whether the server can do its work now: its storage can be written, it hears of the other servers, and its bots can
think. /healthz asks less.
"""

import asyncio
import logging
import time

from claim.service.tables import Tables
from claim.storage.database_urls import problem
from claim.storage.errors import StorageFailed
from claim.web.logs import note
from claim.web.metrics import Metrics

FRESH_SECONDS = 1.0


class Readiness:
    """What /readyz reports. Asking often costs nothing: the storage is tried at most once per second."""

    def __init__(self, tables: Tables, metrics: Metrics) -> None:
        self._tables = tables
        self._storage: tuple[float, asyncio.Task[str | None]] | None = None  # when it was tried, and what was wrong
        self._closing = False
        self._last: dict[str, str] = {}
        self._gauge = metrics.ready

    def close(self) -> None:
        """Report from now on that the server is shutting down."""
        self._closing = True

    async def report(self) -> dict[str, str]:
        """Return the status, and each part's. A change is logged, with the reason."""
        trouble = await self._trouble()
        replication = "ok" if self._tables.hears else "failing"
        parts = {
            "server": "shutting_down" if self._closing else "ok",
            "storage": "ok" if trouble is None else "failing",
            "hearing": replication,  # its older name, for monitors that ask for it
            "replication": replication,
            "bots": "ok" if self._tables.workers.ready else "failing",
        }
        ready = set(parts.values()) == {"ok"}
        told = {"status": "ready" if ready else "not_ready", **parts}
        self._gauge.set(ready)
        if told != self._last and (self._last or not ready):
            details: dict[str, object] = {**parts} if trouble is None else {**parts, "reason": trouble}
            note("ready again" if ready else "not ready", logging.WARNING, error=None, **details)
        self._last = told
        return told

    async def _trouble(self) -> str | None:
        """Return what is wrong with the storage, as found at most a second ago by one try for all who ask."""
        tried = self._storage
        if tried is None or (tried[1].done() and time.monotonic() - tried[0] > FRESH_SECONDS):
            tried = self._storage = (time.monotonic(), asyncio.create_task(self._try()))
        return await asyncio.shield(tried[1])

    async def _try(self) -> str | None:
        try:
            await self._tables.storage.check()
        except StorageFailed as error:
            return problem(error.__cause__ or error)
        return None
