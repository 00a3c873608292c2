"""What a server says, read into the dataclasses that it was written from. docs/protocol.md is the contract.

A server may be of another version, or not a friend: fields that are unknown here are ignored, fields that are wrong are
refused by name, and all text can be shown to a person. A name that is unknown here, of a kind of table, say, is kept as
the text that it is: it may only be shown. Whose a seat is has to be known.
"""

import json
import math
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import MISSING, dataclass, fields
from datetime import UTC, datetime
from enum import StrEnum
from functools import cache, partial
from types import UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from claim.client.errors import ServerRefusal
from claim.game.cards import SEATS, Card, Seat
from claim.game.errors import BadText, quote
from claim.game.events import EventKind
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
_MOST_NUMBER = 1 << 53
_JOINER = "\u200d"
_Read = TypeVar("_Read")


@dataclass(kw_only=True)
class State(StateMessage[View]):
    """A state message, and what it means here."""

    you: Seat
    plays: tuple[tuple[Seat, Card], ...]  # since the state before
    record_problem: BadText | None
    time: int | None  # the server's, in milliseconds since 1970, where there is a clock
    clock: Clock | None


Message = State | Ack | Hint | BlunderWarning | NextTable | Said | ErrorMessage


def read_as(kind: type[_Read], data: object, where: str = "message") -> _Read:
    """Read an object of JSON into a dataclass. Raises BadText naming a field that is missing or wrong.

    Fields with a default may be missing, and so may those that can be null: earlier versions may not send them.
    """
    if not isinstance(data, dict):
        raise _wrong(where, data, "a JSON object")
    values = {}
    for name, (form, default) in _fields_of(kind).items():  # type: ignore[arg-type]  # a class can be hashed
        if name in data:
            values[name] = _read(form, data[name], name if where == "message" else f"{where}.{name}")
        elif default is MISSING:
            raise BadText("missing_field", file=SOURCE, field=f"{where}.{name}")
        else:
            values[name] = default
    return kind(**values)


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


@cache
def _fields_of(kind: Any) -> dict[str, tuple[Any, object]]:  # noqa: ANN401  (a dataclass)
    """Return the type and the default of each field of a dataclass."""
    hints = get_type_hints(kind, include_extras=True)
    defaults = {field.name: field.default for field in fields(kind)}
    return {
        name: (hints[name], None if default is MISSING and type(None) in get_args(hints[name]) else default)
        for name, default in defaults.items()
    }


def _read(kind: Any, value: Any, where: str) -> Any:  # noqa: ANN401, PLR0911  (JSON as any type; one return per kind)
    """Read a value as this type."""
    if kind in _SCALARS:
        expected, good, read = _SCALARS[kind]
        if not good(value):
            raise _wrong(where, value, expected)
        return read(value)
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        form = parts[1]
        if form.pattern and not (isinstance(value, str) and re.fullmatch(form.pattern, value)):
            raise _wrong(where, value, form.expected)
        return _read(str, value, where)
    if origin is Literal:
        return _read(str, value, where)
    if origin in (Union, UnionType):
        kinds = [one for one in parts if one is not type(None)]
        if value is None and len(kinds) < len(parts):
            return None
        with suppress(BadText):
            return _read(kinds[0], value, where)
        return _read(kinds[-1], value, where)
    if origin in (Sequence, tuple, Mapping):
        return _read_each(origin, parts, value, where)
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        if value in list(kind):
            return kind(value)
        if kind is Seat:
            raise _wrong(where, value, " or ".join(kind))
        return _read(str, value, where)
    return read_as(kind, value, where)


def _read_each(origin: object, parts: tuple[Any, ...], value: Any, where: str) -> object:  # noqa: ANN401  (JSON)
    """Read a list, or an object whose keys are data; all seats where its keys are seats."""
    if origin is not Mapping:
        if not isinstance(value, list):
            raise _wrong(where, value, "a list")
        return tuple([_read(parts[0], one, f"{where}[{place}]") for place, one in enumerate(value)])
    keys = SEATS if parts[0] is Seat else ()
    if not isinstance(value, dict) or not set(keys) <= set(value):
        raise _wrong(where, value, "an object with A and B" if keys else "an object")
    return {_read(parts[0], key, where): _read(parts[1], value[key], f"{where}.{key}") for key in keys or value}


def _wrong(where: str, value: object, expected: str) -> BadText:
    return BadText("bad_field", file=SOURCE, field=where, expected=expected, text=quote(value))


def _is_number(value: object) -> bool:
    return type(value) is int and 0 <= value <= _MOST_NUMBER


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _shown(value: str | int) -> str | int:
    return value if isinstance(value, int) else printable(value)


_Scalar = tuple[str, Callable[[Any], object], Callable[[Any], Any]]
_SCALARS: dict[object, _Scalar] = {
    str: ("a text", _is_text, printable),
    int: (f"a whole number from 0 to {_MOST_NUMBER}", _is_number, int),
    float: ("a number", lambda value: type(value) in (int, float) and 0 <= value < math.inf, float),
    bool: ("true or false", lambda value: isinstance(value, bool), bool),
    str | int: ("a text or a number", lambda value: isinstance(value, str | int), _shown),
    Card: ("a card", _is_text, Card),
    Shown: ("a view", lambda value: isinstance(value, dict), View.from_json),
    Record: ("a record", lambda value: isinstance(value, dict), lambda value: Record.from_json(value, SOURCE)),
}


def _state(data: dict[str, Any]) -> State:
    """Read a state. Of its events only the plays are read, and why cards may not be played is not."""
    record, problem = None, None
    try:
        record = _read(Record | None, data.get("record"), "record")
    except BadText as error:  # of a newer version, perhaps: the game has been played all the same
        problem = error
    message = read_as(StateMessage, {**data, "record": None, "events": [], "refusals": {}})
    clock = message.table.clock
    return State(
        **{**vars(message), "record": record},
        you=_read(Seat, message.table.you, "table.you"),
        plays=_plays(data.get("events")),
        record_problem=problem,
        time=None if message.now is None else _time(message.now, "now"),
        clock=None if clock is None else _clock(clock, message.table),
    )


def _plays(groups: object) -> tuple[tuple[Seat, Card], ...]:
    if not isinstance(groups, list):
        raise _wrong("events", groups, "a list")
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
        raise _wrong(where, text, "a time such as 2026-11-18T14:52:07.218Z") from None


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
        raise _wrong("message", text, "a JSON object")
    reading = readings.get(str(data.get("type")))
    return None if reading is None else reading(data)
