"""What messages are made of: texts and numbers with their bounds.

What clients send is declared as models, which check it. What the server sends is a dataclass, here or where it is made.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Annotated, Any, Literal, get_args

import orjson
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, ConfigDict, Field, ValidationError
from typing_extensions import TypeAliasType

from claim.game import fields
from claim.game.errors import ClaimError, quote
from claim.game.events import Event, events_since
from claim.game.fields import TextForm
from claim.game.game import Game
from claim.game.view import Viewer as ViewerKind
from claim.tables.states import PHRASES, Problem, seen_events
from claim.web.errors import RequestError

MOST_TYPED = 200  # code points of a name as it is sent; `claim.tables.names` has the rules
MOST_NUMBER = 2**31 - 1
Json = dict[str, Any]


Card = TypeAliasType("Card", Annotated[str, Field(pattern=r"^[GKUDX][0-9]$", description='A card, such as "G3".')])
Seat = TypeAliasType("Seat", Literal["A", "B"])
Faction = TypeAliasType("Faction", Literal["G", "K", "U", "D", "X"])
Viewer = TypeAliasType("Viewer", Literal["A", "B", "spectator", "open"])


def _text(kind: object, description: str | None = None) -> Any:  # noqa: ANN401  (pydantic's)
    """Return what checks one of the texts of `claim.game.fields`."""
    form: TextForm = get_args(kind)[1]
    return Field(pattern=f"^{form.pattern}$", description=description)


Hex = TypeAliasType("Hex", Annotated[str, _text(fields.Hex, "32 bytes as 64 lower-case hex digits.")])
TableId = TypeAliasType("TableId", Annotated[str, _text(fields.TableId)])
AccountId = TypeAliasType("AccountId", Annotated[str, _text(fields.AccountId)])
Token = TypeAliasType("Token", Annotated[str, _text(fields.Token, "A seat's secret: whoever has it plays.")])
CommandId = TypeAliasType(
    "CommandId",
    Annotated[str, _text(fields.CommandId, "The client's own; a command repeated with it is done once.")],
)
LongCommandId = TypeAliasType(
    "LongCommandId",
    Annotated[str, _text(fields.LongCommandId, "Drawn at random by the client: the seat's token depends on it.")],
)
PlayerId = TypeAliasType(
    "PlayerId",
    Annotated[
        str,
        _text(
            fields.LongCommandId,
            "Drawn at random by the browser, which keeps it: it may have one counted run per day.",
        ),
    ],
)
Day = TypeAliasType("Day", Annotated[str, _text(fields.Day, 'A day in UTC, as "2026-11-16".')])
Name = TypeAliasType(
    "Name",
    Annotated[
        str, Field(max_length=MOST_TYPED, description="A person's name, as typed: docs/protocol.md has the rules.")
    ],
)
Count = TypeAliasType("Count", Annotated[int, Field(ge=0, le=MOST_NUMBER)])
Params = TypeAliasType("Params", dict[str, str | int])
Decider = TypeAliasType(
    "Decider",
    Annotated[
        Literal["count"] | Card,
        Field(description="What decides a vote: more cards, or where both have equally many the highest card."),
    ],
)
TableKind = TypeAliasType("TableKind", Literal["bot", "friend", "same_screen"])
FirstLeader = TypeAliasType("FirstLeader", Literal["lot", "A", "B"])
ClockKind = TypeAliasType("ClockKind", Literal["live", "slow"])
MeetingOutcome = TypeAliasType("MeetingOutcome", Literal["won", "lost", "drawn"])
DayStatus = TypeAliasType("DayStatus", Literal["running", "closing", "closed"])
RunOutcome = TypeAliasType("RunOutcome", Literal["won", "drawn", "lost", "given_up"])
Phrase = TypeAliasType("Phrase", Literal[PHRASES])  # type: ignore[valid-type]  # in one place


class Incoming(BaseModel):
    """A message from a client: nothing is guessed, and unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


@dataclass(frozen=True)
class ErrorAnswer:
    """The body of every error response."""

    error: Problem


def unreadable(error: ValidationError | RequestValidationError) -> ClaimError:
    """Return the error for a message that cannot be read: where, and what was expected. It never quotes the message."""
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"] if part not in ("body", "query", "path"))
    return RequestError("bad_message", field=quote(place or "message"), problem=_short(str(first["msg"])))


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 200 else line[:199] + "…"


def encode(message: object) -> str:
    """Encode a message for a socket. Cards and seats, which are subclasses of str, go out as plain strings."""
    return orjson.dumps(message, option=orjson.OPT_NON_STR_KEYS).decode()


def events_json(groups: Iterable[Sequence[Event]]) -> list[list[Json]]:
    """Return what each play brought as JSON."""
    return [[event.to_json() for event in group] for group in groups]


def seen_between(moments: Sequence[Game], viewer: ViewerKind) -> list[list[Event]]:
    """Return what each play brought that led from one of these moments to the next, as this viewer saw it."""
    return [seen_events(events_since(*pair), viewer) for pair in pairwise(moments)]
