"""Reads typed fields from a JSON object that somebody else wrote."""

import json
from collections.abc import Mapping
from typing import Any

from claim.game.cards import Card, Seat, parse_seat
from claim.game.errors import BadText, quote


class FieldReader:
    """Reads typed fields from a JSON object. Every method raises BadText naming a field that is missing or wrong."""

    def __init__(self, data: Mapping[str, Any], where: str = "") -> None:
        self.data = data
        self.where = where

    def raw(self, name: str) -> Any:  # noqa: ANN401  (JSON: the callers below check what they get)
        """Return the field as it is."""
        if name not in self.data:
            raise BadText("missing_field", file="view", field=self.where + name)
        return self.data[name]

    def wrong(self, name: str, expected: str) -> BadText:
        """Return the error for a field that is not what was expected."""
        text = quote(json.dumps(self.data[name], default=str))
        return BadText("bad_field", file="view", field=self.where + name, expected=expected, text=text)

    def number(self, name: str) -> int:
        """Return a whole number from 0 to 52."""
        value = self.raw(name)
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 52:
            raise self.wrong(name, "a whole number from 0 to 52")
        return value

    def truth(self, name: str) -> bool:
        """Return true or false."""
        value = self.raw(name)
        if not isinstance(value, bool):
            raise self.wrong(name, "true or false")
        return value

    def seat(self, name: str) -> Seat:
        """Return a seat."""
        return parse_seat(self.raw(name), self.where + name)

    def seat_or_none(self, name: str) -> Seat | None:
        """Return a seat, or None for null."""
        return None if self.raw(name) is None else self.seat(name)

    def card(self, name: str) -> Card:
        """Return a card."""
        value = self.raw(name)
        if not isinstance(value, str):
            raise self.wrong(name, "a card")
        return Card(value)

    def card_or_none(self, name: str) -> Card | None:
        """Return a card, or None for null."""
        return None if self.raw(name) is None else self.card(name)

    def cards(self, name: str) -> tuple[Card, ...]:
        """Return cards."""
        value = self.raw(name)
        if not isinstance(value, list) or len(value) > 52 or not all(isinstance(card, str) for card in value):
            raise self.wrong(name, "a list of cards")
        return tuple(Card(card) for card in value)

    def cards_or_none(self, name: str) -> tuple[Card, ...] | None:
        """Return cards, or None for null."""
        return None if self.raw(name) is None else self.cards(name)

    def inside(self, name: str, key: str | None = None) -> "FieldReader":
        """Return a reader for the object in this field, which must have `key` where one is named."""
        value = self.raw(name)
        if not isinstance(value, dict) or (key is not None and key not in value):
            raise self.wrong(name, "an object" if key is None else "an object with A and B")
        return FieldReader(value, f"{self.where}{name}.")

    def objects(self, name: str) -> list["FieldReader"]:
        """Return a reader for each object of a list."""
        value = self.raw(name)
        if not isinstance(value, list) or len(value) > 26 or not all(isinstance(item, dict) for item in value):
            raise self.wrong(name, "a list of at most 26 objects")
        return [FieldReader(item, f"{name}[{place}].") for place, item in enumerate(value)]
