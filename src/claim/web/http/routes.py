"""All routes of the HTTP API, and its name: what a server answers, and what is described to programs."""

from typing import Any

from fastapi import FastAPI

from claim.version import VERSION
from claim.web.http import account_api, api, people_api, push_api, puzzle_api

ROUTERS = (api.router, puzzle_api.router, account_api.router, people_api.router, push_api.router)
_ABOUT = (
    "Tables to play Claim at. Playing goes over a socket at /ws/tables/{id}, and finding an opponent over one at "
    "/ws/lobby: see docs/protocol.md. "
    "The JSON Schema of everything on the wire, sockets included: [schema.json](/schema.json). "
    "Tutorials, the library and everything else: [the documentation](/docs/), where this server has it."
)


def new_api(**options: Any) -> FastAPI:  # noqa: ANN401  (FastAPI's own)
    """Return an application with these routes; `options` are FastAPI's."""
    app = FastAPI(
        title="Claim", version=VERSION, description=_ABOUT, docs_url=None, redoc_url=None, openapi_url=None, **options
    )
    for router in ROUTERS:
        app.include_router(router)
    return app
