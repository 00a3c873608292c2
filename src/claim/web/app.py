"""The ASGI application: what every request passes through, the routes, the sockets and the page."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute

from claim.bots.levels import LEVELS
from claim.game.errors import ClaimError, quote
from claim.locales import bot_titles, reserved_names
from claim.push.posting import Poster
from claim.push.push import Push
from claim.puzzles.collection import shipped
from claim.service.bot_turns import BotTiming
from claim.service.tables import Tables
from claim.storage.database_urls import explained
from claim.storage.errors import StorageFailed
from claim.storage.storage import open_storage
from claim.tables.names import Names
from claim.web.errors import RequestError
from claim.web.http.responses import refusal
from claim.web.http.routes import new_api
from claim.web.http.security import Admission, Cors, RequestLog, WholeBody
from claim.web.http.status import Readiness
from claim.web.limits import Traffic
from claim.web.metrics import Metrics
from claim.web.settings import Settings
from claim.web.sites.page import FOLDER, Page, add_documentation, nowhere
from claim.web.sites.reference import add_descriptions, add_reference
from claim.web.sockets.connections import Connections
from claim.web.sockets.lobby_socket import serve_lobby
from claim.web.sockets.table_socket import StateCache, serve_table
from claim.web.wire.base import unreadable
from claim.workers.bot_workers import BotWorkers


async def open_tables(settings: Settings, workers: BotWorkers) -> Tables:
    """Open the tables of these settings and start them. Raises BadDatabase or DatabaseUnavailable."""
    storage = await open_storage(settings.database)
    opened = Tables(
        storage,
        workers,
        bot_timing=BotTiming(settings.bot_seconds),
        names=Names(bot_titles(level.name for level in LEVELS), reserved_names()),
        keep_seconds=settings.keep_seconds,
        away_seconds=settings.away_seconds,
    )
    try:
        await opened.start()
    except BaseException as error:
        await opened.close()
        if isinstance(error, StorageFailed):  # opened, and then not read: part of it is damaged, say
            raise explained(storage.url, error.__cause__ or error) from error
        raise
    return opened


def create_app(settings: Settings, own_tables: Tables, page: Path = FOLDER, poster: Poster | None = None) -> FastAPI:
    """Build the application around these tables, which the caller closes.

    Tests and benches give a `poster` that trusts their own certificates. `app.state.farewell` closes the sockets
    politely, and `app.state.traffic` is for the server's protocols, which see what arrives before it is a request.
    """
    metrics, traffic = Metrics(settings.worker), Traffic(settings.limits, settings.proxies)
    connections = Connections(own_tables, settings.limits, metrics, settings.weekly_hour)
    readiness, files = Readiness(own_tables, metrics), Page(page)
    push = Push(own_tables, poster or Poster(settings.push_services))
    metrics.watch(own_tables, push, traffic)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        connections.start()
        push.start()
        await asyncio.to_thread(_warm_up)
        try:
            yield
        finally:
            await connections.close()
            await push.close()

    async def farewell() -> None:
        readiness.close()
        await asyncio.gather(connections.close(), own_tables.leave())

    # Browsers let a page from elsewhere read responses, or POST at all, only where the server allows it.
    cors = [Middleware(Cors, settings.origins, preflights=one) for one in (False, True) if settings.origins]
    app = new_api(
        lifespan=lifespan,
        routes=[
            WebSocketRoute("/ws/tables/{id}", serve_table),
            WebSocketRoute("/ws/lobby", serve_lobby),
        ],
        middleware=[  # the first is the outermost
            *cors[:1],
            Middleware(RequestLog, metrics),
            Middleware(Admission, settings, connections, traffic),
            *cors[1:],
            Middleware(WholeBody, settings.limits),
        ],
        exception_handlers={
            ClaimError: _refuse,
            RequestValidationError: _refuse_unreadable,
            HTTPException: _refuse_http,
        },
    )
    app.state.settings = settings
    app.state.tables = own_tables
    app.state.connections = connections
    app.state.states = StateCache(own_tables.watching, own_tables.live)
    app.state.readiness = readiness
    app.state.push = push
    app.state.traffic = traffic
    app.state.farewell = farewell
    add_descriptions(app)
    add_reference(app)
    add_documentation(app)

    @app.get("/{path:path}", include_in_schema=False)
    async def file(request: Request, path: str) -> Response:
        return files.answer(request, path)

    return app


def _warm_up() -> None:
    """Read the puzzles before anyone asks for one: that takes 40 milliseconds, once per process."""
    shipped().near(0)
    shipped().of_the_day()


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, ClaimError)
    request.app.state.connections.metrics.refused.labels(error.code).inc()
    return (nowhere(request) if error.code == "no_path" else None) or refusal(error)


async def _refuse_unreadable(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return await _refuse(request, unreadable(error))


async def _refuse_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    path = quote(request.url.path)
    if error.status_code == 405:
        return await _refuse(request, RequestError("bad_method", method=quote(request.method), path=path))
    if error.status_code == 404:
        return await _refuse(request, RequestError("no_path", path=path))
    return await _refuse(request, RequestError("bad_message", field=quote("body"), problem=str(error.detail)))
