"""The HTTP API's puzzles: one a day, one that suits, one by its id, and answers to somebody's cards.

Nothing is stored. Solving is done by the worker processes, and what they answered is kept for whoever asks the same.
"""

from datetime import UTC, date, datetime
from itertools import pairwise
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from claim.game.cards import Seat
from claim.game.events import events_since
from claim.game.game import Game
from claim.game.view import Viewer
from claim.puzzles import puzzle as puzzles
from claim.puzzles.attempt import Answer
from claim.puzzles.collection import shipped
from claim.puzzles.themes import Theme
from claim.service.snapshots import refusals_of, seen_events
from claim.web.connections import connections_of
from claim.web.limits import who
from claim.web.responses import ERRORS, json_answer
from claim.web.security import address_of
from claim.web.wire.puzzles import Puzzle, PuzzleAnswer, PuzzleTry
from claim.web.wire.puzzles import Theme as ThemeName

PuzzleName = Annotated[str, Path(alias="id", min_length=1, max_length=64, description="The puzzle's id")]
MOST_SEEN = 200
_SEEN = rf"^([0-9a-z]{{6}}(,[0-9a-z]{{6}}){{0,{MOST_SEEN - 1}}})?$"

COST = 0.25  # of what an address may ask for: the solver takes milliseconds

router = APIRouter(tags=["puzzles"], responses=ERRORS)


def _today() -> date:
    return datetime.now(UTC).date()


@router.get("/api/puzzles/day", response_model=Puzzle)
async def day(request: Request, day: Annotated[date | None, Query(alias="date")] = None) -> Response:
    """Return the puzzle of a day, today's by UTC where none is named. It is the same on every server."""
    return await _pose(request, shipped().of_the_day(day or _today()))


@router.get("/api/puzzles/next", response_model=Puzzle)
async def next_one(
    request: Request,
    rating: Annotated[int, Query(ge=0, le=4000)],
    theme: Annotated[ThemeName | None, Query()] = None,
    seen: Annotated[str, Query(alias="not", pattern=_SEEN, description="Ids with commas, oldest first")] = "",
) -> Response:
    """Return a puzzle of about this rating, with this theme, that is not one of those seen lately."""
    ids = seen.split(",") if seen else ()
    return await _pose(request, shipped().near(rating, None if theme is None else Theme(theme), ids))


@router.get("/api/puzzles/{id}", response_model=Puzzle)
async def puzzle(request: Request, name: PuzzleName) -> Response:
    """Return the puzzle with this id."""
    return await _pose(request, shipped().by_id(name))


@router.post("/api/puzzles/{id}/answer", response_model=PuzzleAnswer)
async def answer(request: Request, name: PuzzleName, tried: PuzzleTry) -> Response:
    """Judge the cards that somebody chose at a puzzle's decisions, and show how play goes on after the last one."""
    found, connections = shipped().by_id(name), connections_of(request)
    connections.may_think(who(address_of(request.scope)), COST)
    workers = connections.tables.workers
    given = await workers.puzzle_answer(found, tuple(tried.cards), give_up=tried.give_up)
    return json_answer(_answered(found, given, gave_up=tried.give_up), request=request)


async def _pose(request: Request, found: puzzles.Puzzle) -> Response:
    connections = connections_of(request)
    connections.may_think(who(address_of(request.scope)), COST)
    game, today = found.game, _today()
    seat = _solver(game)
    told = {
        "id": found.id,
        "rating": found.rating,
        "seat": seat,
        "goal": "draw" if Theme.DRAW_SAVED in found.themes else "win",
        "decisions": await connections.tables.workers.puzzle_decisions(found),
        "day": today.isoformat() if shipped().of_the_day(today) == found else None,
        "position": found.position,
        "view": game.view(seat).to_json(),
        "refusals": refusals_of(game, seat),
    }
    return json_answer(told, request=request)


def _answered(found: puzzles.Puzzle, given: Answer, *, gave_up: bool) -> dict[str, Any]:
    game = found.game
    seat = _solver(game)
    for card in given.plays[: given.shown]:
        game = game.play(card)
    moments = [game]
    for card in given.plays[given.shown :]:
        moments.append(moments[-1].play(card))
    over = given.solved or gave_up or not given.right
    return {
        "right": given.right,
        "solved": given.solved,
        "after": None if given.after is None else ("draw" if given.after == 0 else "loss"),
        "steps": [_step(before, after, seat) for before, after in pairwise(moments)],
        "refusals": {} if over else refusals_of(moments[-1], seat),
        "themes": [theme.value for theme in found.themes] if given.solved or (gave_up and given.right) else None,
    }


def _step(before: Game, after: Game, seat: Seat) -> dict[str, Any]:
    viewer = Viewer(seat)
    return {
        "card": after.plays[-1],
        "seat": before.turn,
        "view": after.view(viewer).to_json(),
        "events": seen_events(events_since(before, after), viewer),
    }


def _solver(game: Game) -> Seat:
    assert game.turn is not None, "a puzzle has somebody to move"
    return game.turn
