"""The weekly hour at which a host asks everybody to come, such as "thu 20:00 Europe/Berlin"."""

import re
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from claim.game.errors import quote
from claim.tables.table import iso_time
from claim.web.errors import BadSetting

DAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_FORM = re.compile(rf"({'|'.join(DAYS)}) ([01]\d|2[0-3]):([0-5]\d)(?: (\S+))?")
_HOUR = timedelta(hours=1)


@dataclass(frozen=True)
class WeeklyHour:
    """A day of the week, from 0 for Monday, and when the hour begins there."""

    day: int
    hour: int
    minute: int
    zone: ZoneInfo

    @classmethod
    def read(cls, text: str) -> "WeeklyHour":
        """Return the hour that a setting names; without a zone it is in UTC. Raises BadSetting."""
        found = _FORM.fullmatch(text)
        try:
            if found is None:
                raise ValueError("not of this form")
            zone = ZoneInfo(found[4] or "UTC")
        except (ValueError, ZoneInfoNotFoundError, OSError):  # OSError: a folder of zones
            raise BadSetting("bad_hour", text=quote(text)) from None
        return cls(DAYS.index(found[1]), int(found[2]), int(found[3]), zone)

    def next(self, now: float) -> str:
        """Return when the hour that goes on at this time, or else the next one, begins."""
        there = datetime.fromtimestamp(now, UTC).astimezone(self.zone)
        days = (self.day - there.weekday()) % 7
        for week in (-7, 0, 7):  # by the clock on the wall there, whose days may have 23 or 25 hours
            day = there.date() + timedelta(days + week)
            begins = datetime(day.year, day.month, day.day, self.hour, self.minute, tzinfo=self.zone)
            if begins + _HOUR > there:
                return iso_time(begins.timestamp())
        raise AssertionError("an hour every week")
