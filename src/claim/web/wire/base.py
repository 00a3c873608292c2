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


def _text(kind: object) -> Any:  # noqa: ANN401  (pydantic's)
    """Return what checks one of the texts of `claim.game.fields`."""
    form: TextForm = get_args(kind)[1]
    return Field(pattern=f"^{form.pattern}$")


# The comments are descriptions, as those of fields are: `claim.web.schema`.
Card = TypeAliasType("Card", Annotated[str, Field(pattern=r"^[GKUDX][0-9]$")])  # A card, such as "G3".
Seat = TypeAliasType("Seat", Literal["A", "B"])  # The table's maker sits at A.
# Goblins, Knights, Undead, Dwarves, Doppelgängers.
Faction = TypeAliasType("Faction", Literal["G", "K", "U", "D", "X"])
Viewer = TypeAliasType("Viewer", Literal["A", "B", "spectator", "open"])  # Who looks. From open nothing is hidden.
Hex = TypeAliasType("Hex", Annotated[str, _text(fields.Hex)])  # 32 bytes as 64 lower-case hex digits.
# Anyone who knows it may watch, and take the free seat.
TableId = TypeAliasType("TableId", Annotated[str, _text(fields.TableId)])
AccountId = TypeAliasType("AccountId", Annotated[str, _text(fields.AccountId)])  # An account's public id.
Token = TypeAliasType("Token", Annotated[str, _text(fields.Token)])  # A seat's secret: whoever has it plays.
# The client's own; a command repeated with it is done once.
CommandId = TypeAliasType("CommandId", Annotated[str, _text(fields.CommandId)])
# Drawn at random by the client: the seat's token depends on it.
LongCommandId = TypeAliasType("LongCommandId", Annotated[str, _text(fields.LongCommandId)])
# Drawn at random by the browser, which keeps it: it may have one counted run per day.
PlayerId = TypeAliasType("PlayerId", Annotated[str, _text(fields.LongCommandId)])
Day = TypeAliasType("Day", Annotated[str, _text(fields.Day)])  # A day in UTC, as "2026-11-16".
# A person's name, as typed: 1 to 40 visible characters, and not the name of a bot or of the host.
Name = TypeAliasType("Name", Annotated[str, Field(max_length=MOST_TYPED)])
Count = TypeAliasType("Count", Annotated[int, Field(ge=0, le=MOST_NUMBER)])  # A whole number.
Params = TypeAliasType("Params", dict[str, str | int])  # The variables of a text.
# What decides a vote: more cards, or where both have equally many the highest card.
Decider = TypeAliasType("Decider", Literal["count"] | Card)
# Who sits at B: a bot, another person, or a second person at the same screen.
TableKind = TypeAliasType("TableKind", Literal["bot", "friend", "same_screen"])
FirstLeader = TypeAliasType("FirstLeader", Literal["lot", "A", "B"])  # Drawn with the deal, or this seat (R4).
ClockKind = TypeAliasType("ClockKind", Literal["live", "slow"])  # A clock, and the lobby's pool for it.
MeetingOutcome = TypeAliasType("MeetingOutcome", Literal["won", "lost", "drawn"])  # How it ended for you.
# Closing: no counted run begins any more, those that began may be finished.
DayStatus = TypeAliasType("DayStatus", Literal["running", "closing", "closed"])
# Given up: resigned, left, or not over when the day closed.
RunOutcome = TypeAliasType("RunOutcome", Literal["won", "drawn", "lost", "given_up"])
# What one player says to the other.
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
