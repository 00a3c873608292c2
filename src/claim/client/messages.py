"""What a server says, read into the dataclasses that it was written from. docs/protocol.md is the contract.

A server may be of another version, or not a friend: fields that are unknown here are ignored, fields that are wrong are
refused by name, and all text can be shown to a person. A name that is unknown here, of a kind of table, say, is kept as
the text that it is: it may only be shown. Whose a seat is has to be known.
"""

import json
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import Any, ClassVar

from claim.client.errors import ServerRefusal
from claim.game.cards import Card, Seat
from claim.game.errors import BadText
from claim.game.events import EventKind
from claim.game.fields import JsonReader, NumberForm
from claim.game.view import View
from claim.records.record import Record
from claim.tables.clock import Clock, Holiday, Terms
from claim.tables.states import (
    Ack,
    BlunderWarning,
    ClockState,
    ErrorMessage,
    Hint,
    NextTable,
    Said,
    Shown,
    StateMessage,
    TableState,
)

SOURCE = "server"
_MOST_TEXT = 400
_LARGE = NumberForm(1 << 53)
_JOINER = "\u200d"


@dataclass(kw_only=True)
class State(StateMessage[View]):
    """A state message, and what it means here."""

    you: Seat
    plays: tuple[tuple[Seat, Card], ...]  # since the state before
    record_problem: BadText | None
    time: int | None  # the server's, in milliseconds since 1970, where there is a clock
    clock: Clock | None


Message = State | Ack | Hint | BlunderWarning | NextTable | Said | ErrorMessage


def refusal(message: ErrorMessage) -> ServerRefusal:
    """Return what an error message says, as an error."""
    return ServerRefusal(message.code, message.params)


def printable(text: str) -> str:
    """Return a foreign text in one line, without what would control a terminal, and cut if it is long."""
    shown = "".join([one if one.isprintable() or _joins(text, place) else "?" for place, one in enumerate(text)])
    return shown if len(shown) <= _MOST_TEXT else shown[: _MOST_TEXT - 1] + "…"


def _joins(text: str, place: int) -> bool:
    """Return whether this is a joiner inside a letter or picture of several characters."""
    around = text[max(0, place - 1) : place + 2]
    return text[place] == _JOINER and len(around) == 3 and not around[0].isascii() and not around[2].isascii()


def _shown(value: str | int) -> str | int:
    return value if isinstance(value, int) else printable(value)


class _ServerReader(JsonReader):
    """Reads what a server says: numbers may be large and lists long, text is made printable, and names may be new."""

    scalars: ClassVar = JsonReader.scalars | {
        str: ("a text", lambda value: isinstance(value, str), printable),
        int: (_LARGE.expected, _LARGE.fits, int),
        float: ("a number", lambda value: type(value) in (int, float) and 0 <= value < math.inf, float),
        str | int: ("a text or a number", lambda value: isinstance(value, str | int), _shown),
        Shown: ("a view", lambda value: isinstance(value, dict), View.from_json),
        Record: ("a record", lambda value: isinstance(value, dict), lambda value: Record.from_json(value, SOURCE)),
    }
    most_listed: ClassVar = 1 << 20

    def unknown(self, where: str, value: object, names: Sequence[str], expected: str) -> object:
        """Return a name that is not known here as the text that it is."""
        return self.value(str, value, where) if names else super().unknown(where, value, names, expected)


_READER = _ServerReader(SOURCE)
read_as = _READER.read


def _state(data: dict[str, Any]) -> State:
    """Read a state. Of its events only the plays are read, and why cards may not be played is not."""
    record, problem = None, None
    try:
        record = _READER.value(Record | None, data.get("record"), "record")
    except BadText as error:  # of a newer version, perhaps: the game has been played all the same
        problem = error
    message = read_as(StateMessage, {**data, "record": None, "events": [], "refusals": {}})
    clock = message.table.clock
    return State(
        **{**vars(message), "record": record},
        you=_READER.value(Seat, message.table.you, "table.you"),
        plays=_plays(data.get("events")),
        record_problem=problem,
        time=None if message.now is None else _time(message.now, "now"),
        clock=None if clock is None else _clock(clock, message.table),
    )


def _plays(groups: object) -> tuple[tuple[Seat, Card], ...]:
    if not isinstance(groups, list):
        raise _READER.wrong("events", groups, "a list")
    events = [one for group in groups if isinstance(group, list) for one in group if isinstance(one, dict)]
    plays = [read_as(_Play, event, "events") for event in events if event.get("kind") == EventKind.PLAYED]
    return tuple([(play.seat, play.cards[0]) for play in plays if play.cards])


@dataclass(frozen=True)
class _Play:
    """What matters here of an event that is a play."""

    seat: Seat
    cards: tuple[Card, ...]


def _clock(state: ClockState, table: TableState) -> Clock:
    """Return a table's clock, which then counts as it does at the server.

    `since` has what the turn stood still, so there is nothing to add to it; the other terms are the server's affair.
    """
    turn = None if state.since is None else table.turn
    return Clock(
        Terms(bank=0, free=state.free, reveal=0),
        state.bank,
        running=turn is not None,
        turn=turn,
        began=0 if turn is None or state.since is None else _time(state.since, "since"),
        holidays={
            seat: Holiday(_time(one.begun, "begun"), _time(one.until, "until"))
            for seat, one in state.holidays.items()
            if one is not None
        },
    )


def _time(text: str, where: str) -> int:
    """Return a point in time, in milliseconds since 1970."""
    try:
        time = datetime.fromisoformat(text)
        return round((time if time.tzinfo else time.replace(tzinfo=UTC)).timestamp() * 1000)
    except (ValueError, OverflowError, OSError):
        raise _READER.wrong(where, text, "a time such as 2026-11-18T14:52:07.218Z") from None


Readings = Mapping[str, Callable[[Any], Any]]
OF_TABLES: Readings = {
    "state": _state,
    "ack": partial(read_as, Ack),
    "hint": partial(read_as, Hint),
    "warning": partial(read_as, BlunderWarning),
    "rematch": partial(read_as, NextTable),
    "said": partial(read_as, Said),
    "error": partial(read_as, ErrorMessage),
}


def read_message(text: str, readings: Readings = OF_TABLES) -> Any:  # noqa: ANN401  (any of the messages)
    """Read a message with what reads its kind; None for other kinds. Raises BadText where it is malformed."""
    try:
        data: Any = json.loads(text)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise _READER.wrong("message", text, "a JSON object")
    reading = readings.get(str(data.get("type")))
    return None if reading is None else reading(data)
