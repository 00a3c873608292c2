"""What machines and people ask of a server: that it answers, whether it can do its work now, and what it counts."""

import asyncio
import logging
import time

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from claim.service.tables import Tables
from claim.storage.database_urls import problem
from claim.storage.errors import StorageFailed
from claim.version import VERSION
from claim.web.http.responses import ERRORS, json_answer
from claim.web.logs import note
from claim.web.metrics import CONTENT_TYPE, Metrics
from claim.web.settings import Settings
from claim.web.sockets.connections import connections_of
from claim.web.wire.models import model_of
from claim.web.wire.tables import About, Health, Ready

FRESH_SECONDS = 1.0

router = APIRouter(responses=ERRORS)


class Readiness:
    """Whether the storage can be written, other servers are heard and bots can think.

    Asking often costs nothing: the storage is tried at most once per second.
    """

    def __init__(self, tables: Tables, metrics: Metrics) -> None:
        self._tables = tables
        self._storage: tuple[float, asyncio.Task[str | None]] | None = None  # when it was tried, and what was wrong
        self._closing = False
        self._last: dict[str, str] = {}
        self._metrics = metrics

    def close(self) -> None:
        """Report from now on that the server is shutting down."""
        self._closing = True

    async def report(self) -> dict[str, str]:
        """Return the status, and each part's. A change is logged, with the reason."""
        trouble = await self._trouble()
        replication = "ok" if self._tables.cluster.in_sync else "failing"
        parts = {
            "server": "shutting_down" if self._closing else "ok",
            "storage": "ok" if trouble is None else "failing",
            "hearing": replication,  # its older name, for monitors that ask for it
            "replication": replication,
            "bots": "ok" if self._tables.workers.ready else "failing",
        }
        ready = set(parts.values()) == {"ok"}
        report = {"status": "ready" if ready else "not_ready", **parts}
        self._metrics.ready.set(ready)
        if report != self._last and (self._last or not ready):
            details: dict[str, object] = {**parts} if trouble is None else {**parts, "reason": trouble}
            note("ready again" if ready else "not ready", logging.WARNING, error=None, **details)
        self._last = report
        return report

    async def _trouble(self) -> str | None:
        """Return what is wrong with the storage, as found at most a second ago by one try for all who ask."""
        tried = self._storage
        if tried is None or (tried[1].done() and time.monotonic() - tried[0] > FRESH_SECONDS):
            tried = self._storage = (time.monotonic(), asyncio.create_task(self._try()))
        return await asyncio.shield(tried[1])

    async def _try(self) -> str | None:
        try:
            await self._tables.storage.check()
            self._metrics.backup.set(await self._tables.storage.last_backup())
        except StorageFailed as error:
            return problem(error.__cause__ or error)
        return None


def readiness_of(request: Request) -> Readiness:
    """Return what knows whether the server is ready."""
    readiness: Readiness = request.app.state.readiness
    return readiness


@router.get("/healthz", tags=["server"], response_model=model_of(Health))
async def health() -> Response:
    """Report that the server answers, and its version. Whether it can also do its work: /readyz."""
    return json_answer({"status": "ok", "version": VERSION})


@router.get("/readyz", tags=["server"], response_model=model_of(Ready), responses={503: {"model": model_of(Ready)}})
async def ready(request: Request) -> Response:
    """Report whether the server can do its work now, and which part of it cannot: then with status 503."""
    report = await readiness_of(request).report()
    return json_answer({**report, "version": VERSION}, status=200 if report["status"] == "ready" else 503)


@router.get("/metrics", tags=["server"], response_class=PlainTextResponse)
async def metrics(request: Request) -> Response:
    """Return what the server counts, in Prometheus' text format."""
    await readiness_of(request).report()  # for its gauge
    return Response(connections_of(request).metrics.text(), headers={"Content-Type": CONTENT_TYPE})


@router.get("/api/about", tags=["server"], response_model=model_of(About))
async def about(request: Request) -> Response:
    """Return what people may want to know of this server before they sit down."""
    settings: Settings = request.app.state.settings
    answer = {
        "version": VERSION,
        "away_seconds": settings.away_seconds,
        "keep_seconds": None if settings.keep_seconds is None else int(settings.keep_seconds),
        "log_addresses": settings.log_addresses,
        "contact": settings.contact,
    }
    return json_answer(answer)
