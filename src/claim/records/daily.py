"""The deal of a day: its name in place of a table's, and what a record keeps of a run with it (docs/daily.md)."""

import re
from dataclasses import dataclass
from datetime import date

from claim.game.fields import Day

_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_PREFIX = "daily-"


@dataclass(frozen=True)
class DayRun:
    """Which day's deal is played, and whether the run counts or is practice."""

    day: Day
    counted: bool  # whether the run counts


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
