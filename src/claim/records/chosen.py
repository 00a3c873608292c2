"""A deal that was chosen, not drawn: that of another table, played again. Its record says so."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from claim.game.errors import BadText, quote

HEADER = "Chosen"
_TABLE = re.compile(r"[A-Za-z0-9_-]{1,64}")
_SWAPPED = "swapped"


@dataclass(frozen=True)
class Chosen:
    """Whose deal it is. `swapped` means that each seat got the other's cards, and its lead."""

    table: str
    swapped: bool

    def to_json(self) -> dict[str, object]:
        """Return the record's field `chosen`."""
        return {"table": self.table, "swapped": self.swapped}


def chosen_from_json(data: object, source: str) -> Chosen | None:
    """Read the field `chosen` of a record; None where it is missing. Raises BadText where it is malformed."""
    if data is None:
        return None
    if not isinstance(data, Mapping) or set(data) != {"table", "swapped"} or not isinstance(data["swapped"], bool):
        expected = "an object with table and swapped"
        raise BadText("bad_field", file=source, field="chosen", expected=expected, text=quote(data))
    return Chosen(_table(data["table"], "chosen.table", source), data["swapped"])


def chosen_to_headers(chosen: Chosen | None) -> list[str]:
    """Return the header lines of a text record."""
    return [] if chosen is None else [f"{HEADER}: {chosen.table}" + (f", {_SWAPPED}" if chosen.swapped else "")]


def chosen_from_headers(headers: Mapping[str, str], source: str) -> Chosen | None:
    """Read a text record's headers; None where the deal was drawn. Raises BadText where it is malformed."""
    if HEADER not in headers:
        return None
    table, comma, swapped = headers[HEADER].partition(", ")
    if comma and swapped != _SWAPPED:
        expected = f"a table, and '{_SWAPPED}' or nothing"
        raise BadText("bad_field", file=source, field=HEADER, expected=expected, text=quote(headers[HEADER]))
    return Chosen(_table(table, HEADER, source), bool(comma))


def _table(text: object, field: str, source: str) -> str:
    if not isinstance(text, str) or _TABLE.fullmatch(text) is None:
        raise BadText("bad_field", file=source, field=field, expected="a table's name", text=quote(text))
    return text
