"""The HTTP API's puzzles: one a day, one that suits, one by its id, and judges the cards that a player chose.

Nothing is stored. Solving is done by the worker processes, and their answers are kept.
"""

from datetime import UTC, date, datetime
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from claim.puzzles import puzzle as puzzles
from claim.puzzles.collection import shipped
from claim.puzzles.themes import Theme
from claim.web.http.responses import ERRORS, json_answer
from claim.web.sessions import tables_of
from claim.web.sockets.connections import take
from claim.web.wire import puzzles as wire
from claim.web.wire.models import model_of

PuzzleName = Annotated[str, Path(alias="id", min_length=1, max_length=64, description="The puzzle's id")]
MOST_SEEN = 200
_SEEN = rf"^([0-9a-z]{{6}}(,[0-9a-z]{{6}}){{0,{MOST_SEEN - 1}}})?$"

COST = 0.25  # of what an address may ask for: the solver takes milliseconds

router = APIRouter(tags=["puzzles"], responses=ERRORS)


def _today() -> date:
    return datetime.now(UTC).date()


@router.get("/api/puzzles/day", response_model=model_of(wire.Puzzle))
async def day(request: Request, day: Annotated[date | None, Query(alias="date")] = None) -> Response:
    """Return the puzzle of a day, today's by UTC where none is named. It is the same on every server."""
    return await _pose(request, shipped().of_the_day(day or _today()))


@router.get("/api/puzzles/next", response_model=model_of(wire.Puzzle))
async def next_one(
    request: Request,
    rating: Annotated[int, Query(ge=0, le=4000)],
    theme: Annotated[Theme | None, Query()] = None,
    seen: Annotated[str, Query(alias="not", pattern=_SEEN, description="Ids with commas, oldest first")] = "",
) -> Response:
    """Return a puzzle of about this rating, with this theme, that is not one of those seen lately.

    Where all have been seen, it is the one seen longest ago.
    """
    ids = seen.split(",") if seen else ()
    return await _pose(request, shipped().near(rating, theme, ids))


@router.get("/api/puzzles/{id}", response_model=model_of(wire.Puzzle))
async def puzzle(request: Request, name: PuzzleName) -> Response:
    """Return the puzzle with this id."""
    return await _pose(request, shipped().by_id(name))


@router.post("/api/puzzles/{id}/answer", response_model=model_of(wire.PuzzleAnswer))
async def answer(request: Request, name: PuzzleName, tried: wire.PuzzleTry) -> Response:
    """Judge the cards chosen at a puzzle's decisions, and show how play goes on after the last one.

    The defence is always the same, and forced cards are played by themselves.
    """
    chosen, workers = shipped().by_id(name), tables_of(request).workers
    take(request, "thinking", COST)
    judged = await workers.puzzle_answer(chosen, tuple(tried.cards), give_up=tried.give_up)
    return json_answer(wire.puzzle_answer(chosen, judged, gave_up=tried.give_up), request=request)


async def _pose(request: Request, chosen: puzzles.Puzzle) -> Response:
    take(request, "thinking", COST)
    decisions, today = await tables_of(request).workers.puzzle_decisions(chosen), _today()
    day = today if shipped().of_the_day(today) == chosen else None
    return json_answer(wire.puzzle(chosen, decisions, day), request=request)
