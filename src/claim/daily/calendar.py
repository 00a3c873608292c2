"""The calendar of the deals of the day, in UTC: which day it is, when a day closes, and its secret.

A day's secret is drawn the day before, and its commitment is published then. Runs may begin while the day lasts and be
played to their end for an hour more; then the day is closed, and its secret revealed. That a day is closed is stored
before anything follows from it: a clock that is set back does not open the day again.
"""

import secrets
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

from claim.daily.stored_days import Day, DayStorage, closes_at
from claim.game.errors import quote
from claim.records.daily import is_day
from claim.tables.errors import TableError

_MOST_CACHED = 100  # days


class Days:
    """The days of a server, by its clock. All coroutines raise StorageFailed where the storage cannot be read."""

    def __init__(self, storage: DayStorage, clock: Callable[[], float]) -> None:
        self._storage = storage
        self._clock = clock
        self._cache: dict[str, Day] = {}
        self._last_closed: str | None = None  # None: not read yet

    @property
    def now(self) -> float:
        """The time by the server's clock."""
        return self._clock()

    @property
    def today(self) -> str:
        """The present day."""
        return datetime.fromtimestamp(self.now, UTC).date().isoformat()

    @property
    def tomorrow(self) -> str:
        """The day whose deal is committed to now."""
        return (date.fromisoformat(self.today) + timedelta(days=1)).isoformat()

    async def closed(self, day: str, *, fresh: bool = False) -> bool:
        """Return whether a day's secret is revealed. `fresh` asks the storage what other servers have closed."""
        if self._last_closed is None or fresh:
            self._last_closed = await self._storage.last_closed()
        if day > self._last_closed and self._clock() >= closes_at(day):
            await self._storage.close(day, int(self._clock()))
            self._last_closed = max(day, self._last_closed)
        return day <= self._last_closed

    async def draw(self) -> None:
        """Draw tomorrow's secret, and today's if no server ran yesterday, unless that is done."""
        for day in (self.today, self.tomorrow):
            if day not in self._cache:
                stored = await self._storage.day(day)
                self._remember(stored or await self._storage.draw(day, secrets.token_hex(32), int(self._clock())))

    async def day(self, text: str | None) -> Day:
        """Return a day up to today; None is today.

        Raises TableError for anything but a date, for a day to come, and for a day that had no deal.
        """
        await self.draw()
        day = self.today if text is None else text
        if not is_day(day):
            raise TableError("bad_day", text=quote(day))
        if day > self.today:
            raise TableError("day_to_come", day=day)
        return await self._find(day)

    async def next_day(self) -> Day:
        """Return tomorrow. Only its commitment may be shown."""
        await self.draw()
        return await self._find(self.tomorrow)

    async def _find(self, day: str) -> Day:
        if day not in self._cache:
            stored = await self._storage.day(day)
            if stored is None:
                raise TableError("no_day", day=day)
            self._remember(stored)
        return self._cache[day]

    def _remember(self, day: Day) -> None:
        self._cache[day.day] = day
        while len(self._cache) > _MOST_CACHED:
            del self._cache[next(iter(self._cache))]
