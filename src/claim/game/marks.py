"""Which bot played a seat, as records keep it: name, version and budget, so that its moves can be played again."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from claim.game.cards import SEATS, Seat
from claim.game.errors import BadText, quote

MOST_VERSION = 999_999_999


@dataclass(frozen=True)
class Mark:
    """A bot as a record names it. `budget` says how much it may think, in the bot's own words; it may be empty."""

    name: str
    version: int
    budget: str = ""

    def __str__(self) -> str:
        return f"{self.name} {self.version}" + (f" ({self.budget})" if self.budget else "")


def marks_to_json(marks: Mapping[Seat, Mark]) -> dict[str, object]:
    """The marks as a JSON object by seat."""
    return {
        seat.value: {"name": marks[seat].name, "version": marks[seat].version, "budget": marks[seat].budget}
        for seat in SEATS
        if seat in marks
    }


def marks_from_json(data: object, source: str) -> dict[Seat, Mark]:
    """The marks of a record's field `bots`; none where it is missing."""
    marks = {} if data is None else data
    if not isinstance(marks, Mapping) or not set(marks) <= set(SEATS):
        raise BadText("bad_field", file=source, field="bots", expected="an object with A and B", text=quote(marks))
    return {seat: _mark(marks[seat], f"bots.{seat}", source) for seat in SEATS if seat in marks}


def _mark(data: object, field: str, source: str) -> Mark:
    from claim.game.record import name_text  # noqa: PLC0415  (record builds on marks)

    if not isinstance(data, Mapping) or not {"name", "version"} <= set(data) <= {"name", "version", "budget"}:
        expected = "an object with name, version and budget"
        raise BadText("bad_field", file=source, field=field, expected=expected, text=quote(data))
    name = name_text(data["name"], f"{field}.name", source)
    budget = name_text(data.get("budget", ""), f"{field}.budget", source)
    return Mark(name, _version(data["version"], f"{field}.version", source), budget)


def marks_to_headers(marks: Mapping[Seat, Mark]) -> list[str]:
    """The marks as lines of a text record."""
    lines = []
    for seat in SEATS:
        if seat in marks:
            lines += [f"Bot {seat}: {marks[seat].name}", f"Version {seat}: {marks[seat].version}"]
            if marks[seat].budget:
                lines.append(f"Budget {seat}: {marks[seat].budget}")
    return lines


def marks_from_headers(headers: Mapping[str, str], source: str) -> dict[Seat, Mark]:
    """The marks that a text record's headers hold."""
    marks = {}
    for seat in SEATS:
        parts: dict[str, Any] = {
            field: headers[f"{header} {seat}"]
            for field, header in (("name", "Bot"), ("version", "Version"), ("budget", "Budget"))
            if f"{header} {seat}" in headers
        }
        if not parts:
            continue
        for field, header in (("name", "Bot"), ("version", "Version")):
            if field not in parts:
                raise BadText("missing_field", file=source, field=f"{header} {seat}")
        text = parts["version"]
        parts["version"] = int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else text
        marks[seat] = _mark(parts, f"Bot {seat}", source)
    return marks


def _version(value: object, field: str, source: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MOST_VERSION:
        expected = f"a whole number from 0 to {MOST_VERSION}"
        raise BadText("bad_field", file=source, field=field, expected=expected, text=quote(value))
    return value
