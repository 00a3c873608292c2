"""Puzzles on the wire."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from claim.game.cards import Card, Seat
from claim.game.events import Event
from claim.game.view import View
from claim.puzzles.proving import MOST
from claim.puzzles.themes import Theme
from claim.tables.states import Problem
from claim.web.wire import base
from claim.web.wire.base import Incoming

PuzzleId = TypeAliasType("PuzzleId", Annotated[str, Field(pattern=r"^[0-9a-z]{6}$")])


@dataclass(frozen=True, kw_only=True)
class Puzzle:
    """A puzzle as it is set: `seat` is to move, and keeps its `goal` with one card only at each of its decisions."""

    id: PuzzleId
    rating: int
    seat: Seat
    goal: Literal["win", "draw"]
    decisions: int
    day: str | None
    position: str
    view: View
    refusals: Mapping[Card, Problem]


class PuzzleTry(Incoming):
    """POST /api/puzzles/{id}/answer: the cards chosen at the decisions so far."""

    cards: list[base.Card] = Field(max_length=MOST)
    give_up: bool = False


@dataclass(frozen=True, kw_only=True)
class PuzzleStep:
    """One play, the view after it, and what it brought."""

    card: Card
    seat: Seat
    view: View
    events: Sequence[Event]


@dataclass(frozen=True, kw_only=True)
class PuzzleAnswer:
    """Whether the cards are right, and how play goes on after the last one."""

    right: bool
    solved: bool
    after: Literal["draw", "loss"] | None
    steps: Sequence[PuzzleStep]
    refusals: Mapping[Card, Problem]
    themes: Sequence[Theme] | None
