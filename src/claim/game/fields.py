"""Reads JSON that another program wrote into the types it should have, and says what the texts in it look like."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import MISSING, dataclass, fields, is_dataclass
from enum import StrEnum
from functools import cache
from types import UnionType
from typing import Annotated, Any, ClassVar, Literal, TypeGuard, TypeVar, Union, get_args, get_origin, get_type_hints

from claim.game.cards import Card, Seat
from claim.game.errors import BadText, quote

NAME_LENGTH = 400  # a bot may be a program with its path and arguments
_JOINERS = str.maketrans(dict.fromkeys("\u200c\u200d"))  # Persian words and emoji are written with them


def is_name(value: object, most: int = NAME_LENGTH) -> TypeGuard[str]:
    """Return whether this is one line of printable text without spaces around it: safe to show, and it reads back."""
    if not isinstance(value, str) or len(value) > most or value != value.strip():
        return False
    return value.translate(_JOINERS).isprintable()


@dataclass(frozen=True)
class TextForm:
    """What a text of a message looks like: one of these `values`, or all of it as `pattern` says. Marks its type."""

    expected: str
    pattern: str = ""
    values: tuple[str, ...] = ()

    def fits(self, text: object) -> bool:
        """Return whether this is a text that looks so."""
        if not isinstance(text, str):
            return False
        return text in self.values if self.values else re.fullmatch(self.pattern, text) is not None


@dataclass(frozen=True)
class NumberForm:
    """How large a number may be. Marks its type."""

    most: int
    values: ClassVar = ()

    @property
    def expected(self) -> str:
        """What is expected, for errors."""
        return f"a whole number from 0 to {self.most}"

    def fits(self, number: object) -> bool:
        """Return whether this is a whole number from 0 to the largest."""
        return type(number) is int and 0 <= number <= self.most


Hex = Annotated[str, TextForm("64 hex digits", "[0-9a-f]{64}")]
Day = Annotated[str, TextForm("a day such as 2026-11-16", "[0-9]{4}-[0-9]{2}-[0-9]{2}")]
TableId = Annotated[str, TextForm("a table's id", "[A-Za-z0-9_-]{10,64}")]
TableName = Annotated[str, TextForm("a table's name", "[A-Za-z0-9_-]{1,64}")]  # its id, or what stands for it
AccountId = Annotated[str, TextForm("an account's id", "[A-Za-z0-9_-]{12}")]
Token = Annotated[str, TextForm("a seat's token", "[A-Za-z0-9_-]{40,200}")]
CommandId = Annotated[str, TextForm("a command's id", "[A-Za-z0-9_-]{1,64}")]
LongCommandId = Annotated[str, TextForm("a command's id of at least 16 characters", "[A-Za-z0-9_-]{16,64}")]


_SMALL = NumberForm(52)
_SEATS = {"A": Seat.A, "B": Seat.B, "a": Seat.A, "b": Seat.B}
_Kind = TypeVar("_Kind")
Scalar = tuple[str, Callable[[Any], object], Callable[[Any], Any]]  # what is expected, its check, and what reads it


class JsonReader:
    """Reads JSON as a type: dataclasses and named tuples by the types of their fields.

    Every method raises BadText naming a field that is missing or wrong. Fields with a default may be missing, and so
    may those that can be null: earlier versions may not write them. `source` names what is read. With `closed`, fields
    that are unknown are refused, too.
    """

    scalars: ClassVar[dict[object, Scalar]] = {
        str: (f"printable text of at most {NAME_LENGTH} characters without outer spaces", is_name, str),
        int: (_SMALL.expected, _SMALL.fits, int),
        bool: ("true or false", lambda value: isinstance(value, bool), bool),
        Seat: ("A or B", lambda value: isinstance(value, str) and value in _SEATS, _SEATS.__getitem__),
        Card: ("a card", lambda value: isinstance(value, str), Card),
    }
    most_listed: ClassVar = 52

    def __init__(self, source: str, *, closed: bool = False) -> None:
        self.source = source
        self.closed = closed

    def wrong(self, where: str, value: object, expected: str) -> BadText:
        """Return the error for a value that is not what was expected."""
        return BadText("bad_field", file=self.source, field=where, expected=expected, text=quote(value))

    def field(self, data: Mapping[str, Any], name: str, kind: Any, where: str = "") -> Any:  # noqa: ANN401  (any type)
        """Return a field of an object, which has to be there."""
        if name not in data:
            raise BadText("missing_field", file=self.source, field=where + name)
        return self.value(kind, data[name], where + name)

    def read(self, kind: type[_Kind], data: object, where: str = "") -> _Kind:
        """Return an object as a dataclass or a named tuple."""
        return kind(**self.arguments(kind, data, where))

    def arguments(self, kind: type, data: object, where: str = "") -> dict[str, Any]:
        """Return the same as the arguments that make it."""
        if not isinstance(data, Mapping):
            raise self.wrong(where or self.source, data, "a JSON object")
        known = _fields_of(kind)
        if self.closed and not data.keys() <= known.keys():
            raise self.wrong(where, data, f"an object with {_listed(known)}")
        inside = f"{where}." if where else ""
        return {
            name: default if name not in data and default is not MISSING else self.field(data, name, form, inside)
            for name, (form, default) in known.items()
        }

    def value(self, kind: Any, value: Any, where: str) -> Any:  # noqa: ANN401, PLR0911  (any type; one return per kind)
        """Return a value as this type."""
        scalar = self.scalars.get(kind)
        if scalar is not None:
            expected, fits, read = scalar
            if not fits(value):
                raise self.wrong(where, value, expected)
            return read(value)
        origin, parts = _parts_of(kind)
        if origin is Annotated:
            form = parts[1]
            return value if form.fits(value) else self.unknown(where, value, form.values, form.expected)
        if origin is Literal:
            return value if value in parts else self.unknown(where, value, parts, " or ".join(map(str, parts)))
        if origin in (Union, UnionType):
            kinds = [one for one in parts if one is not type(None)]
            if value is None and len(kinds) < len(parts):
                return None
            if len(kinds) > 1:
                with suppress(BadText):
                    return self.value(kinds[0], value, where)
            return self.value(kinds[-1], value, where)
        if origin in (Sequence, tuple):
            if not isinstance(value, list) or len(value) > self.most_listed:
                raise self.wrong(where, value, f"a list of at most {self.most_listed}")
            return tuple([self.value(parts[0], one, f"{where}[{place}]") for place, one in enumerate(value)])
        if origin in (Mapping, dict):
            return self._mapping(origin, parts, value, where)
        if isinstance(kind, type) and issubclass(kind, StrEnum):
            names = tuple(kind)
            return kind(value) if value in names else self.unknown(where, value, names, _listed(names))
        return self.read(kind, value, where)

    def unknown(self, where: str, value: object, names: Sequence[str], expected: str) -> object:
        """Raise the error for what is none of these names, or has not the form that is expected."""
        del names
        raise self.wrong(where, value, expected)

    def _mapping(self, origin: object, parts: tuple[Any, ...], value: Any, where: str) -> Mapping[Any, object]:  # noqa: ANN401
        """Read an object whose keys are data. Where they are names, a Mapping has all of them, and a dict some."""
        keys, form = parts
        if not (isinstance(keys, type) and issubclass(keys, StrEnum)):
            if not isinstance(value, Mapping):
                raise self.wrong(where, value, "an object")
            return {self.value(keys, key, where): self.value(form, value[key], f"{where}.{key}") for key in value}
        good = isinstance(value, Mapping) and (origin is dict or set(keys) <= value.keys())
        if not good or (self.closed and not value.keys() <= set(keys)):
            raise self.wrong(where, value, f"an object with {_listed(keys)}")
        return {key: self.value(form, value[key], f"{where}.{key}") for key in keys if key in value}


def _listed(names: Iterable[str]) -> str:
    return " and ".join(", ".join(names).rsplit(", ", 1))


@cache
def _parts_of(kind: Any) -> tuple[Any, tuple[Any, ...]]:  # noqa: ANN401  (any type)
    return get_origin(kind), get_args(kind)


@cache
def _fields_of(kind: type) -> dict[str, tuple[Any, Any]]:
    """Return the type and the default of each field of a dataclass or a named tuple; MISSING where it is needed."""
    hints = get_type_hints(kind, include_extras=True)
    if is_dataclass(kind):
        defaults = {one.name: one.default for one in fields(kind)}
    else:
        defaults = dict.fromkeys(kind._fields, MISSING) | kind._field_defaults  # type: ignore[attr-defined]
    return {
        name: (hints[name], None if default is MISSING and type(None) in get_args(hints[name]) else default)
        for name, default in defaults.items()
    }
