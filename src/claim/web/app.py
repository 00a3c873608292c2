"""The ASGI application: routes, sockets and page around the tables."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from claim.bots.levels import LEVELS
from claim.game.errors import ClaimError, quote
from claim.locales import bot_titles
from claim.push.posting import Poster
from claim.push.push import Push
from claim.puzzles.collection import shipped
from claim.service.bot_timing import BotTiming
from claim.service.tables import Tables
from claim.storage.database_urls import explained
from claim.storage.errors import StorageFailed
from claim.storage.storage import open_storage
from claim.web.errors import RequestError
from claim.web.http.readiness import Readiness
from claim.web.http.responses import refusal
from claim.web.http.routes import new_api
from claim.web.http.security import Faults, Guard
from claim.web.metrics import Metrics
from claim.web.settings import Settings
from claim.web.sites.descriptions import add_descriptions
from claim.web.sites.documentation import add_documentation
from claim.web.sites.not_found import nowhere
from claim.web.sites.page import FOLDER, Page
from claim.web.sites.reference import add_reference
from claim.web.sockets.client import Client
from claim.web.sockets.connections import Connections
from claim.web.sockets.lobby_client import LobbyClient
from claim.web.traffic import Traffic
from claim.web.wire.base import unreadable
from claim.workers.bot_workers import BotWorkers


async def open_tables(settings: Settings, workers: BotWorkers) -> Tables:
    """Open the tables of these settings and start them. Raises BadDatabase or DatabaseUnavailable."""
    storage = await open_storage(settings.database)
    tables = Tables(
        storage,
        workers,
        bot_timing=BotTiming(settings.bot_seconds),
        titles=bot_titles(level.name for level in LEVELS),
        keep_seconds=settings.keep_seconds,
        away_seconds=settings.away_seconds,
    )
    try:
        await tables.start()
    except BaseException as error:
        await tables.close()
        if isinstance(error, StorageFailed):  # opened, and then not read: part of it is damaged, say
            raise explained(storage.url, error.__cause__ or error) from error
        raise
    return tables


def create_app(
    settings: Settings | None = None,
    tables: Tables | None = None,
    page: Path = FOLDER,
    poster: Poster | None = None,
) -> Guard:
    """Build the application. Without `tables` it opens those of the settings, and closes them at its end.

    Tests and benches give a `poster` that may send notices to this machine.
    """
    settings = settings or Settings()
    metrics = Metrics(settings.worker)
    traffic = Traffic(settings.limits, settings.proxies)
    metrics.watch_traffic(traffic)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        own = await open_tables(settings, BotWorkers()) if tables is None else None
        used = own or tables
        assert used is not None
        app.state.connections = connections = Connections(used, settings.limits, metrics, settings.weekly_hour)
        app.state.readiness = Readiness(used, metrics)
        app.state.push = push = Push(used, poster)
        metrics.watch(used)
        metrics.watch_push(push)
        connections.start()
        push.start()
        await asyncio.to_thread(_prepare)  # nobody shall wait while it is made
        try:
            yield
        finally:
            await connections.close()
            await push.close()
            if own is not None:
                await own.close()

    app = new_api(lifespan=life)
    app.state.settings = settings
    app.add_middleware(Faults, metrics=metrics)
    _add_errors(app)
    add_descriptions(app)
    add_reference(app)
    add_documentation(app)

    async def socket(scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a socket. Sockets bypass the routes, because every layer in between would slow down each message."""
        websocket, (before, _, table_id) = WebSocket(scope, receive, send), scope["path"].rpartition("/")
        if before == "/ws/tables" and table_id:
            await Client(websocket, app.state.connections, table_id).run()
        elif scope["path"] == "/ws/lobby":
            await LobbyClient(websocket, app.state.connections).run()
        else:
            await websocket.close()  # before it is accepted: HTTP 403

    files = Page(page)

    @app.get("/{path:path}", include_in_schema=False)
    async def file(request: Request, path: str) -> Response:
        return files.answer(request, path)

    async def farewell() -> None:
        app.state.readiness.close()
        await asyncio.gather(app.state.connections.close(), app.state.connections.tables.leave())

    def blocked(address: str) -> bool:
        return address in app.state.connections.tables.follower.blocks

    return Guard(app, socket, settings, metrics, traffic, farewell, blocked)


def _prepare() -> None:
    """Read the puzzles, which takes 40 milliseconds once per process."""
    shipped().near(0)
    shipped().of_the_day()


def _add_errors(app: FastAPI) -> None:
    @app.exception_handler(ClaimError)
    async def refuse(request: Request, error: ClaimError) -> Response:
        app.state.connections.metrics.refused.labels(error.code).inc()
        return (nowhere(request) if error.code == "no_path" else None) or refusal(error)

    @app.exception_handler(RequestValidationError)
    async def unread(request: Request, error: RequestValidationError) -> Response:
        return await refuse(request, unreadable(error))

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> Response:
        path = quote(request.url.path)
        if error.status_code == 405:
            return await refuse(request, RequestError("bad_method", method=quote(request.method), path=path))
        if error.status_code == 404:
            return await refuse(request, RequestError("no_path", path=path))
        return await refuse(request, RequestError("bad_message", field=quote("body"), problem=str(error.detail)))
