"""All routes of the HTTP API, and its name: what a server answers, and what is described to programs."""

from typing import Any

from fastapi import FastAPI

from claim.version import VERSION
from claim.web.http import accounts, puzzles, status, tables

ROUTERS = (status.router, tables.router, puzzles.router, accounts.router, accounts.people_router)
_ABOUT = (
    "Tables to play Claim at. Playing goes over a socket at /ws/tables/{id}, and finding an opponent over one at "
    "/ws/lobby. The JSON Schema of everything on the wire, sockets included: [schema.json](/schema.json). "
    "The [guide for authors of clients](/docs/protocol.html), tutorials, the library and everything else: "
    "[the documentation](/docs/), where this server has it."
)


def new_api(**options: Any) -> FastAPI:  # noqa: ANN401  (FastAPI's own)
    """Return an application with the routes of the HTTP API, as it is described to programs."""
    api = FastAPI(
        title="Claim", version=VERSION, description=_ABOUT, docs_url=None, redoc_url=None, openapi_url=None, **options
    )
    for router in ROUTERS:
        api.include_router(router)
    return api
