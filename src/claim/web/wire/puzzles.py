"""Puzzles on the wire."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from claim.puzzles.proving import MOST
from claim.web.wire.base import Card, Incoming, Outgoing, Problem, Seat
from claim.web.wire.game import Event, View

Theme = TypeAliasType(
    "Theme",
    Literal[
        "dwarf_lost",
        "knight_over_goblin",
        "doppelganger_spent",
        "doppelganger_kept",
        "lead_given_up",
        "last_of_faction",
        "tie_break",
        "draw_saved",
    ],
)
PuzzleId = TypeAliasType("PuzzleId", Annotated[str, Field(pattern=r"^[0-9a-z]{6}$")])


class Puzzle(Outgoing):
    """A puzzle as it is set: `seat` is to move, and keeps its `goal` with one card only at each of its decisions."""

    id: PuzzleId
    rating: int
    seat: Seat
    goal: Literal["win", "draw"]
    decisions: int
    day: str | None
    position: str
    view: View
    refusals: dict[Card, Problem]


class PuzzleTry(Incoming):
    """POST /api/puzzles/{id}/answer: the cards chosen at the decisions so far."""

    cards: list[Card] = Field(max_length=MOST)
    give_up: bool = False


class PuzzleStep(Outgoing):
    """One play, the view after it, and what it brought."""

    card: Card
    seat: Seat
    view: View
    events: list[Event]


class PuzzleAnswer(Outgoing):
    """Whether the cards are right, and how play goes on after the last one."""

    right: bool
    solved: bool
    after: Literal["draw", "loss"] | None
    steps: list[PuzzleStep]
    refusals: dict[Card, Problem]
    themes: list[Theme] | None
