"""What if, on the wire: a study with some plays of it, and the moment they lead to."""

from typing import Annotated, Literal

from pydantic import Field

from claim.web.wire.base import Card, Incoming, Outgoing, Problem
from claim.web.wire.game import Event, View
from claim.web.wire.socket import CardChance

MOST_START = 32_768
MOST_PLAYS = 52


class Explore(Incoming):
    """POST /api/explore: a moment of a study, and whether to say what its cards are worth."""

    start: Annotated[str, Field(max_length=MOST_START)]
    plays: Annotated[list[Annotated[str, Field(max_length=2)]], Field(max_length=MOST_PLAYS)] = Field(default=[])
    seen: Literal["A", "B", "open"] = "open"
    worth: Literal["none", "open", "seat"] = "none"


class CardWorths(Outgoing):
    """What each card is worth to the seat to move, best first; `exact`: 1 wins, 0.5 draws, 0 loses."""

    exact: bool
    cards: list[CardChance]


class Explored(Outgoing):
    """The moment after the plays."""

    position: str
    plays: list[Card]
    view: View
    events: list[list[Event]]
    legal: list[Card]
    refusals: dict[Card, Problem]
    worth: CardWorths | None
    study: str
