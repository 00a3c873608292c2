"""The deal of a day: its name in place of a table's, and what a record keeps of a run with it (docs/daily.md)."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

from claim.game.errors import BadText, quote

HEADER = "Deal of the day"
_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_PREFIX = "daily-"
_KINDS = {True: "counted", False: "practice"}


@dataclass(frozen=True)
class DayRun:
    """Whose day's deal was played, and whether the run counted or was practice."""

    day: str
    counted: bool

    def to_json(self) -> dict[str, object]:
        """Return the record's field `daily`."""
        return {"day": self.day, "counted": self.counted}


def is_day(text: object) -> bool:
    """Return whether this is a date of the calendar, written YYYY-MM-DD."""
    if not isinstance(text, str) or _DAY.fullmatch(text) is None:
        return False
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True


def deal_name(day: str) -> str:
    """Return what stands for the table in the fair deal of a day. No table is ever called so."""
    return _PREFIX + day


def day_of(name: str) -> str | None:
    """Return the day whose deal has this name; None for a table's id."""
    day = name.removeprefix(_PREFIX)
    return day if name != day and is_day(day) else None


def daily_from_json(data: object, source: str) -> DayRun | None:
    """Read the field `daily` of a record; None where it is missing. Raises BadText where it is malformed."""
    if data is None:
        return None
    if not isinstance(data, Mapping) or set(data) != {"day", "counted"} or not isinstance(data["counted"], bool):
        expected = "an object with day and counted"
        raise BadText("bad_field", file=source, field="daily", expected=expected, text=quote(data))
    return DayRun(_checked(data["day"], "daily.day", source), data["counted"])


def daily_to_headers(run: DayRun | None) -> list[str]:
    """Return the header lines of a text record."""
    return [] if run is None else [f"{HEADER}: {run.day}, {_KINDS[run.counted]}"]


def daily_from_headers(headers: Mapping[str, str], source: str) -> DayRun | None:
    """Read a text record's headers; None where they name no day. Raises BadText where they are malformed."""
    if HEADER not in headers:
        return None
    day, _, kind = headers[HEADER].partition(", ")
    if kind not in _KINDS.values():
        expected = "a day, and 'counted' or 'practice'"
        raise BadText("bad_field", file=source, field=HEADER, expected=expected, text=quote(headers[HEADER]))
    return DayRun(_checked(day, HEADER, source), kind == _KINDS[True])


def _checked(text: object, field: str, source: str) -> str:
    if not is_day(text):
        raise BadText("bad_field", file=source, field=field, expected="a day such as 2026-11-16", text=quote(text))
    return str(text)
