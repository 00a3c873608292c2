"""The players' clocks at a server's table, from what the server said last. The server decides whose time is up."""

import time
from collections.abc import Callable, Mapping

from claim.client.messages import State
from claim.game.cards import SEATS, Seat
from claim.locales import Words
from claim.tables.clock import Clock
from claim.tables.table import iso_time

_SECOND, _HOUR = 1000, 3_600_000
_UNITS = (("day", 24 * _HOUR), ("hour", _HOUR), ("minute", 60 * _SECOND), ("second", _SECOND))
_SOON = (60 * _SECOND, 20 * _SECOND)  # a warning when so much is left, once each
_SLOW_SOON = (24 * _HOUR, 6 * _HOUR, _HOUR)  # likewise, where a turn may take hours
_LONGEST_NAME = 12


class ServerTime:
    """The server's time, from the message that was the quickest, carried on by a clock that is never set."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock` counts seconds."""
        self._clock = clock
        self._ahead: int | None = None

    def update(self, now: int | None) -> None:
        """Note what the server says the time is, in milliseconds since 1970."""
        if now is not None:
            ahead = now - self._here
            self._ahead = ahead if self._ahead is None else max(self._ahead, ahead)

    @property
    def now(self) -> int:
        """The time in milliseconds since 1970."""
        return self._here + (self._ahead or 0)

    @property
    def _here(self) -> int:
        return round(self._clock() * 1000)


class Clocks:
    """Both clocks of a table, for the player at `you`."""

    def __init__(self, you: Seat, words: Words, server_time: ServerTime | None = None) -> None:
        self.you = you
        self.words = words
        self.time = server_time or ServerTime()
        self._clock: Clock | None = None
        self._stopped: int | None = None  # when the connection broke: what is left is not known before it is back
        self._left: int | None = None  # what the player had left when it was last looked at

    def update(self, state: State) -> None:
        """Note what the server says."""
        self.time.update(state.time)
        self._stopped = None
        over = state.table.status == "over"
        self._clock = None if over or state.view is None else state.clock

    def stop(self) -> None:
        """Show what was left until the server says something new."""
        self._stopped = self._now

    @property
    def _now(self) -> int:
        return self.time.now if self._stopped is None else self._stopped

    def shown(self, names: Mapping[Seat, str]) -> str:
        """Return both clocks in a few characters: [you 2:41 · Bob 1:58]; nothing where there are none."""
        if self._clock is None:
            return ""
        other = self.you.other
        mine, theirs = self._faces(self._clock)
        name = names[other] if len(names[other]) <= _LONGEST_NAME else f"{names[other][: _LONGEST_NAME - 1]}…"
        return f"[{self.words('player-you')} {mine} · {name} {theirs}] "

    def bare(self) -> str:
        """Return both clocks without names, the player's own first: [2:41 · 1:58]; nothing where there are none."""
        return "" if self._clock is None else f"[{' · '.join(self._faces(self._clock))}]"

    def _faces(self, clock: Clock) -> tuple[str, str]:
        now = self._now
        return face(clock.left_at(self.you, now), self.words), face(clock.left_at(self.you.other, now), self.words)

    def warning(self) -> str | None:
        """Return that the player's time is nearly up, once for each of some moments."""
        if self._clock is None:
            return None
        left = self._clock.left_at(self.you, self._now)
        before, self._left = self._left, left
        soon = _SLOW_SOON if self._clock.terms.free > _HOUR else _SOON
        passed = [moment for moment in soon if left <= moment and (before is None or moment < before)]
        return self.words("clock-soon", time=lasting(left, self.words)) if passed and left else None

    def holidays(self, before: State | None, state: State, names: Mapping[Seat, str]) -> list[str]:
        """Return who has gone on holiday, and who is back early."""
        now, lines = self.time.now, []
        for seat in SEATS if self._clock is not None else ():
            was = None if before is None or before.clock is None else before.clock.holidays.get(seat)
            holiday = None if state.clock is None else state.clock.holidays.get(seat)
            who = {"who": "you" if seat is self.you else "other", "name": names[seat]}
            if holiday is not None and holiday.until > now and holiday != was:
                lines.append(self.words("clock-on-holiday", time=iso_time(holiday.until / 1000), **who))
            elif was is not None and was.until > now and holiday != was:
                lines.append(self.words("clock-holiday-over", **who))
        return lines


def face(milliseconds: int, words: Words) -> str:
    """Return a time as a clock shows it: 2:41, and in words from an hour on."""
    if milliseconds > _HOUR:
        return lasting(milliseconds, words)
    seconds = -(-milliseconds // _SECOND)
    return f"{seconds // 60}:{seconds % 60:02}"


def lasting(milliseconds: int, words: Words) -> str:
    """Return a time in its two largest units, rounded up to the second: 2 minutes 41 seconds."""
    rest = -(-milliseconds // _SECOND) * _SECOND
    first = next((place for place, (_, size) in enumerate(_UNITS) if rest >= size), len(_UNITS) - 1)
    parts: list[str] = []
    for unit, size in _UNITS[first : first + 2]:
        count, rest = divmod(rest, size)
        if count or not parts:
            parts.append(words("page-lasting", unit=unit, count=count))
    return " ".join(parts)
