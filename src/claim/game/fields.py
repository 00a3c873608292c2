"""Reads typed fields from a JSON object that another program wrote, and what the texts in it look like."""

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, TypeGuard

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

    def fits(self, text: str) -> bool:
        """Return whether a text looks like this."""
        return text in self.values if self.values else re.fullmatch(self.pattern, text) is not None


Hex = Annotated[str, TextForm("64 hex digits", "[0-9a-f]{64}")]
Day = Annotated[str, TextForm("a day such as 2026-11-16", "[0-9]{4}-[0-9]{2}-[0-9]{2}")]
TableId = Annotated[str, TextForm("a table's id", "[A-Za-z0-9_-]{10,64}")]
AccountId = Annotated[str, TextForm("an account's id", "[A-Za-z0-9_-]{12}")]
Token = Annotated[str, TextForm("a seat's token", "[A-Za-z0-9_-]{40,200}")]
CommandId = Annotated[str, TextForm("a command's id", "[A-Za-z0-9_-]{1,64}")]
LongCommandId = Annotated[str, TextForm("a command's id of at least 16 characters", "[A-Za-z0-9_-]{16,64}")]


class FieldReader:
    """Reads typed fields from a JSON object. Every method raises BadText naming a field that is missing or wrong.

    `source` names what is read, and `where` the way to this object in it.
    """

    def __init__(self, data: Mapping[str, Any], source: str = "view", where: str = "") -> None:
        self.data = data
        self.source = source
        self.where = where

    def raw(self, name: str) -> Any:  # noqa: ANN401  (JSON: the callers below check what they get)
        """Return the field as it is."""
        if name not in self.data:
            raise BadText("missing_field", file=self.source, field=self.where + name)
        return self.data[name]

    def wrong(self, name: str, expected: str) -> BadText:
        """Return the error for a field that is not what was expected."""
        text = quote(self.data[name])
        return BadText("bad_field", file=self.source, field=self.where + name, expected=expected, text=text)

    def checked(self, name: str, good: Callable[[Any], object], expected: str) -> Any:  # noqa: ANN401  (JSON)
        """Return the field if it is good."""
        value = self.raw(name)
        if not good(value):
            raise self.wrong(name, expected)
        return value

    def number(self, name: str, most: int = 52) -> int:
        """Return a whole number from 0 to `most`."""
        value: int = self.checked(
            name, lambda value: type(value) is int and 0 <= value <= most, f"a whole number from 0 to {most}"
        )
        return value

    def truth(self, name: str) -> bool:
        """Return true or false."""
        value: bool = self.checked(name, lambda value: isinstance(value, bool), "true or false")
        return value

    def name(self, name: str, most: int = NAME_LENGTH) -> str:
        """Return a name or remark (`is_name`)."""
        expected = f"printable text of at most {most} characters without outer spaces"
        value: str = self.checked(name, lambda value: is_name(value, most), expected)
        return value

    def seat(self, name: str) -> Seat:
        """Return a seat, in either case."""
        return Seat(self.checked(name, lambda value: value in ("A", "B", "a", "b"), "A or B").upper())

    def seat_or_none(self, name: str) -> Seat | None:
        """Return a seat, or None for null."""
        return None if self.raw(name) is None else self.seat(name)

    def card(self, name: str) -> Card:
        """Return a card."""
        return Card(self.checked(name, lambda value: isinstance(value, str), "a card"))

    def card_or_none(self, name: str) -> Card | None:
        """Return a card, or None for null."""
        return None if self.raw(name) is None else self.card(name)

    def texts(self, name: str) -> list[str]:
        """Return a list of at most 52 texts: the names of cards."""
        value: list[str] = self.checked(name, _are_cards, "a list of at most 52 cards")
        return value

    def cards(self, name: str) -> tuple[Card, ...]:
        """Return cards."""
        return tuple([Card(card) for card in self.texts(name)])

    def cards_or_none(self, name: str) -> tuple[Card, ...] | None:
        """Return cards, or None for null."""
        return None if self.raw(name) is None else self.cards(name)

    def inside(self, name: str, keys: Collection[str] = (), *, more: Collection[str] | None = None) -> "FieldReader":
        """Return a reader for the object in this field, which must have these keys; with `more`, only those besides."""
        value = self.raw(name)
        good = isinstance(value, Mapping) and set(keys) <= set(value)
        if not good or (more is not None and not set(value) <= {*keys, *more}):
            named = " and ".join(", ".join([*keys, *(more or ())]).rsplit(", ", 1))
            raise self.wrong(name, f"an object with {named}" if named else "an object")
        return FieldReader(value, self.source, f"{self.where}{name}.")

    def objects(self, name: str) -> list["FieldReader"]:
        """Return a reader for each object of a list."""
        value = self.checked(
            name,
            lambda value: isinstance(value, list) and len(value) <= 26 and all(isinstance(one, dict) for one in value),
            "a list of at most 26 objects",
        )
        return [FieldReader(one, self.source, f"{self.where}{name}[{place}].") for place, one in enumerate(value)]


def _are_cards(value: object) -> bool:
    return isinstance(value, list) and len(value) <= 52 and all(isinstance(one, str) for one in value)
