"""A deal that was chosen, not drawn: that of another table, played again. Its record says so."""

import re
from dataclasses import dataclass

from claim.game.fields import FieldReader, TableId

HEADER = "Chosen"
_TABLE = re.compile(r"[A-Za-z0-9_-]{1,64}")
_SWAPPED = "swapped"
_DEAL = re.compile(rf"[^,]*(, {_SWAPPED})?")


@dataclass(frozen=True)
class ReplayedDeal:
    """The table whose deal is played again; `swapped`: with the seats exchanged, so that each has the other's cards."""

    table: TableId
    swapped: bool

    def to_json(self) -> dict[str, object]:
        """Return the record's field `chosen`."""
        return {"table": self.table, "swapped": self.swapped}


def read_chosen(read: FieldReader) -> ReplayedDeal:
    """Read the field `chosen` of a record. Raises BadText where it is malformed."""
    chosen = read.inside("chosen", ("table", "swapped"), more=())
    return ReplayedDeal(chosen.checked("table", is_table, "a table's name"), chosen.truth("swapped"))


def chosen_to_headers(chosen: ReplayedDeal | None) -> list[str]:
    """Return the header lines of a text record."""
    return [] if chosen is None else [f"{HEADER}: {chosen.table}" + (f", {_SWAPPED}" if chosen.swapped else "")]


def chosen_from_headers(headers: FieldReader) -> dict[str, object] | None:
    """Return the field `chosen` as a text record's headers say it; None where the deal was drawn.

    Raises BadText where they are malformed.
    """
    if HEADER not in headers.data:
        return None
    table, comma, _ = headers.checked(HEADER, _DEAL.fullmatch, f"a table, and '{_SWAPPED}' or nothing").partition(", ")
    return {"table": table, "swapped": bool(comma)}


def is_table(text: object) -> bool:
    """Return whether this may be a table's name."""
    return isinstance(text, str) and _TABLE.fullmatch(text) is not None
