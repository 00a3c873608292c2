"""The HTTP API of other people: looking them up, following, blocking, and ending challenges.

A challenge is made as a table is (`challenge` of POST /api/tables), and accepted by sitting down there.
"""

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from claim.service import people
from claim.web.http.auth import check_signed_in
from claim.web.http.responses import ERRORS, json_answer
from claim.web.sockets.connections import connections_of, take
from claim.web.wire import accounts as wire
from claim.web.wire.base import MOST_TYPED
from claim.web.wire.models import model_of

PersonName = Annotated[
    str, Path(alias="name", min_length=1, max_length=MOST_TYPED, description="A name, or an account's id")
]
router = APIRouter(responses=ERRORS, tags=["people"])


@router.get("/api/people", response_model=model_of(wire.CircleState))
async def circle(request: Request) -> Response:
    """Return whom you follow, who of them is there now, and whom you have blocked."""
    mine = (await check_signed_in(request)).account
    own = await people.circle_of(connections_of(request).tables, mine)
    return json_answer(wire.circle(own), request=request)


@router.get("/api/people/{name:path}", response_model=model_of(wire.PersonState))
async def person(request: Request, name: PersonName) -> Response:
    """Return another person: since when they are here, and how you stand against them."""
    mine = (await check_signed_in(request)).account
    return json_answer(wire.person(await people.look_up(connections_of(request).tables, mine, name)))


@router.post("/api/people/follow", response_model=model_of(wire.PersonState))
async def follow(request: Request, body: wire.Follow) -> Response:
    """Follow a person, or stop. They are not notified."""
    mine, tables = (await check_signed_in(request)).account, connections_of(request).tables
    take(request, "follow")
    return json_answer(wire.person(await people.follow(tables, mine, body.name, follows=body.follow)))


@router.post("/api/people/block", response_model=model_of(wire.PersonState))
async def block(request: Request, body: wire.Block) -> Response:
    """Block a person, or stop. They are not notified."""
    mine, tables = (await check_signed_in(request)).account, connections_of(request).tables
    take(request, "follow")
    return json_answer(wire.person(await people.block(tables, mine, body.name, blocks=body.block)))


@router.post("/api/challenges/{id}/end", response_model=model_of(wire.ChallengeEnded))
async def end_challenge(
    request: Request, table: Annotated[str, Path(alias="id", pattern="^[A-Za-z0-9_-]{1,64}$")]
) -> Response:
    """Decline a challenge, or withdraw your own."""
    mine, tables = (await check_signed_in(request)).account, connections_of(request).tables
    take(request, "follow")
    await tables.friends.end_challenge(table, mine.id)
    return json_answer({"table": table})
