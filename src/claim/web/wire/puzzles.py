"""Puzzles on the wire."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import pairwise
from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from claim.game.cards import Card, Seat
from claim.game.events import Event
from claim.game.game import Game
from claim.game.view import View, Viewer
from claim.puzzles import puzzle as puzzles
from claim.puzzles.attempt import Answer
from claim.puzzles.proving import MOST
from claim.puzzles.themes import Theme
from claim.tables.states import Problem, refusals_of
from claim.web.wire import base
from claim.web.wire.base import Incoming, Json, events_json, seen_between

PuzzleId = TypeAliasType("PuzzleId", Annotated[str, Field(pattern=r"^[0-9a-z]{6}$")])  # It follows from the position.


@dataclass(frozen=True, kw_only=True)
class Puzzle:
    """A puzzle as it is set: `seat` is to move, and keeps its `goal` with one card only at each of its decisions."""

    id: PuzzleId
    rating: int  # how hard it is, on the scale of the bots' ratings
    seat: Seat  # who is to move, and solves
    goal: Literal["win", "draw"]  # what this seat can get with one card only, at each of its decisions
    decisions: int  # how many, 2 to 5
    day: str | None  # today's date by UTC, if it is today's puzzle
    position: str
    view: View  # as `seat` sees it
    refusals: Mapping[Card, Problem]  # why the other cards in hand may not be played


class PuzzleTry(Incoming):
    """POST /api/puzzles/{id}/answer: the cards chosen at the decisions so far."""

    cards: list[base.Card] = Field(max_length=MOST)  # one per decision; what comes after a wrong one is not looked at
    give_up: bool = False  # show the rest of the solution


@dataclass(frozen=True, kw_only=True)
class PuzzleStep:
    """One play, the view after it, and what it brought."""

    card: Card
    seat: Seat  # that plays it
    view: View  # after it, as the solver sees it
    events: Sequence[Event]  # what it brought


@dataclass(frozen=True, kw_only=True)
class PuzzleAnswer:
    """Whether the cards are right, and how play goes on after the last one."""

    right: bool  # all of `cards` are right
    solved: bool  # and nothing is left to find
    after: Literal["draw", "loss"] | None  # what the first wrong card leaves to the solver
    # after a right card: it, and what follows up to the next decision; after a wrong one: it, and how it is refuted;
    # with `give_up`: the rest
    steps: Sequence[PuzzleStep]
    refusals: Mapping[Card, Problem]  # at the next decision
    themes: Sequence[Theme] | None  # what it is about, once it is solved or given up


def puzzle(puzzle: puzzles.Puzzle, decisions: int, day: date | None) -> Json:
    """Return a puzzle as it is set, with the day that it is the puzzle of."""
    game = puzzle.game
    seat = _solver(game)
    return {
        "id": puzzle.id,
        "rating": puzzle.rating,
        "seat": seat,
        "goal": "draw" if Theme.DRAW_SAVED in puzzle.themes else "win",
        "decisions": decisions,
        "day": None if day is None else day.isoformat(),
        "position": puzzle.position,
        "view": game.view(seat).to_json(),
        "refusals": refusals_of(game, seat),
    }


def puzzle_answer(puzzle: puzzles.Puzzle, answer: Answer, *, gave_up: bool) -> Json:
    """Return whether the chosen cards are right, and how play goes on after the last of them."""
    end = puzzle.game
    seat = _solver(end)
    for card in answer.plays:
        end = end.play(card)
    moments, viewer = end.moments()[answer.shown :], Viewer(seat)
    events = events_json(seen_between(moments, viewer))
    over = answer.solved or gave_up or not answer.right
    return {
        "right": answer.right,
        "solved": answer.solved,
        "after": None if answer.after is None else ("draw" if answer.after == 0 else "loss"),
        "steps": [
            {"card": after.plays[-1], "seat": before.turn, "view": after.view(viewer).to_json(), "events": brought}
            for (before, after), brought in zip(pairwise(moments), events, strict=True)
        ],
        "refusals": {} if over else refusals_of(end, seat),
        "themes": [theme.value for theme in puzzle.themes] if answer.solved or (gave_up and answer.right) else None,
    }


def _solver(game: Game) -> Seat:
    assert game.turn is not None, "in a puzzle it is a seat's turn"
    return game.turn
