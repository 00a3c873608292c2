"""What if, on the wire: a study with some plays of it, and the moment they lead to."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from claim.game.cards import Card
from claim.game.events import Event
from claim.game.view import View
from claim.tables.states import CardChance, Problem
from claim.web.wire.base import Incoming

MOST_START = 32_768
MOST_PLAYS = 52


class Explore(Incoming):
    """POST /api/explore: a moment of a study, and whether to say what its cards are worth."""

    start: Annotated[str, Field(max_length=MOST_START)]
    plays: Annotated[list[Annotated[str, Field(max_length=2)]], Field(max_length=MOST_PLAYS)] = Field(default=[])
    seen: Literal["A", "B", "open"] = "open"
    worth: Literal["none", "open", "seat"] = "none"


@dataclass(frozen=True, kw_only=True)
class CardWorths:
    """What each card is worth to the seat to move, best first; `exact`: 1 wins, 0.5 draws, 0 loses."""

    exact: bool
    cards: Sequence[CardChance]


@dataclass(frozen=True, kw_only=True)
class Explored:
    """The moment after the plays."""

    position: str
    plays: Sequence[Card]
    view: View
    events: Sequence[Sequence[Event]]
    legal: Sequence[Card]
    refusals: Mapping[Card, Problem]
    worth: CardWorths | None
    study: str
