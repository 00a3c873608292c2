"""The HTTP API's puzzles: one a day, one that suits, one by its id, and answers to somebody's cards.

Nothing is stored. Solving is done by the worker processes, and what they answered is kept for whoever asks the same.
"""

from datetime import UTC, date, datetime
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from claim.puzzles import puzzle as puzzles
from claim.puzzles.collection import shipped
from claim.puzzles.themes import Theme
from claim.web.http.responses import ERRORS, json_answer
from claim.web.limits import address_of, who
from claim.web.sockets.connections import connections_of
from claim.web.wire import messages
from claim.web.wire.models import model_of
from claim.web.wire.puzzles import Puzzle, PuzzleAnswer, PuzzleTry

PuzzleName = Annotated[str, Path(alias="id", min_length=1, max_length=64, description="The puzzle's id")]
MOST_SEEN = 200
_SEEN = rf"^([0-9a-z]{{6}}(,[0-9a-z]{{6}}){{0,{MOST_SEEN - 1}}})?$"

COST = 0.25  # of what an address may ask for: the solver takes milliseconds

router = APIRouter(tags=["puzzles"], responses=ERRORS)


def _today() -> date:
    return datetime.now(UTC).date()


@router.get("/api/puzzles/day", response_model=model_of(Puzzle))
async def day(request: Request, day: Annotated[date | None, Query(alias="date")] = None) -> Response:
    """Return the puzzle of a day, today's by UTC where none is named. It is the same on every server."""
    return await _pose(request, shipped().of_the_day(day or _today()))


@router.get("/api/puzzles/next", response_model=model_of(Puzzle))
async def next_one(
    request: Request,
    rating: Annotated[int, Query(ge=0, le=4000)],
    theme: Annotated[Theme | None, Query()] = None,
    seen: Annotated[str, Query(alias="not", pattern=_SEEN, description="Ids with commas, oldest first")] = "",
) -> Response:
    """Return a puzzle of about this rating, with this theme, that is not one of those seen lately."""
    ids = seen.split(",") if seen else ()
    return await _pose(request, shipped().near(rating, theme, ids))


@router.get("/api/puzzles/{id}", response_model=model_of(Puzzle))
async def puzzle(request: Request, name: PuzzleName) -> Response:
    """Return the puzzle with this id."""
    return await _pose(request, shipped().by_id(name))


@router.post("/api/puzzles/{id}/answer", response_model=model_of(PuzzleAnswer))
async def answer(request: Request, name: PuzzleName, tried: PuzzleTry) -> Response:
    """Judge the cards that somebody chose at a puzzle's decisions, and show how play goes on after the last one."""
    found, connections = shipped().by_id(name), connections_of(request)
    connections.may_think(who(address_of(request.scope)), COST)
    workers = connections.tables.workers
    given = await workers.puzzle_answer(found, tuple(tried.cards), give_up=tried.give_up)
    return json_answer(messages.puzzle_answer(found, given, gave_up=tried.give_up), request=request)


async def _pose(request: Request, found: puzzles.Puzzle) -> Response:
    connections = connections_of(request)
    connections.may_think(who(address_of(request.scope)), COST)
    decisions, today = await connections.tables.workers.puzzle_decisions(found), _today()
    day = today if shipped().of_the_day(today) == found else None
    return json_answer(messages.puzzle(found, decisions, day), request=request)
