"""The clocks of a table: what each player has left of their time, as the table's facts make it.

A player has a bank of time for the whole game. The first part of every turn is free; what a turn takes beyond that is
charged to the bank, and a player whose bank is empty loses. A turn stands still while nothing could be played, and
while its player is on a holiday that they declared. Times are in milliseconds since 1970 (docs/decisions/0040).
"""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field, replace

from claim.game.cards import SEATS, Seat
from claim.game.frozendict import FrozenDict

DAY = 86_400_000
OUTAGE = "outage:"  # how the command of a fact begins that stops a clock


@dataclass(frozen=True, slots=True)
class Terms:
    """How much time players get. A table's log keeps its own terms, so that later ones change nothing in it."""

    bank: int  # for the whole game
    free: int  # of every turn
    reveal: int  # for the contribution to the deal, once both have sat down
    holidays: int = 0  # that a player may declare in one game, together
    deal: int = 0  # before the first turn of each phase begins: clients show how the cards come to the hands


TERMS = {
    "live": Terms(bank=180_000, free=3_000, reveal=60_000, deal=1_500),
    "slow": Terms(bank=3 * DAY, free=DAY, reveal=DAY, holidays=14 * DAY),
}
LIVE, SLOW = TERMS


@dataclass(frozen=True, slots=True)
class Holiday:
    """Time during which a player's clock stands still."""

    begun: int
    until: int

    def used(self, now: int) -> int:
        """Return how much of a player's holidays it has used: a day at least, so that they come to an end."""
        return max(DAY, min(self.until, now) - self.begun) if self.until > self.begun else 0


@dataclass(frozen=True, slots=True)
class Outage:
    """Time during which nothing could be played, or a server's players could not. A clock stops once for each `id`."""

    id: str
    begun: int
    ended: int

    @property
    def command(self) -> str:
        """The command of the fact that stops a clock for it, of which a log takes only one."""
        return OUTAGE + self.id


def apart(outages: Iterable[Outage]) -> list[Outage]:
    """Return outages so that no moment is in two of them: each without what those that began before it cover."""
    separate, until = list[Outage](), 0
    for one in sorted(outages, key=lambda one: one.begun):
        if one.ended > until:
            separate.append(replace(one, begun=max(one.begun, until)))
            until = one.ended
    return separate


@dataclass(frozen=True, slots=True)
class Clock:
    """Both players' clocks. `left` is what their banks held when the turn began.

    `turn` is whose clock runs: None while contributions are waited for, and while nothing is (`running` is False).
    """

    terms: Terms
    left: Mapping[Seat, int]
    running: bool = False
    turn: Seat | None = None
    began: int = 0  # when this turn began, or will begin once the cards can be played, or the wait for contributions
    still: int = 0  # of that, how long it stood still; a holiday that lasts is not yet part of it
    holidays: Mapping[Seat, Holiday] = field(default_factory=FrozenDict)  # the last that each has declared
    holidays_used: Mapping[Seat, int] = field(default_factory=FrozenDict)  # by those before

    @classmethod
    def of(cls, terms: Terms) -> "Clock":
        """Return the clock of a table at which it does not run yet."""
        return cls(terms, FrozenDict(dict.fromkeys(SEATS, terms.bank)))

    @property
    def since(self) -> int:
        """From when on the free time of this turn counts: later than its beginning by what it stood still."""
        return self.began + self.still

    @property
    def free_until(self) -> int:
        """Until when nothing can be charged; while contributions are waited for, until the time for them is up."""
        return self.since + (self.terms.reveal if self.turn is None else self.terms.free)

    @property
    def deadline(self) -> int | None:
        """When the time is up if nothing happens before; None where the clock does not run."""
        if not self.running:
            return None
        if self.turn is None:
            return self.free_until
        return self.free_until + self.left[self.turn] + self._on_holiday(None)

    def left_at(self, seat: Seat, now: int) -> int:
        """Return what a player has left in their bank at this time."""
        if not self.running or seat is not self.turn:
            return self.left[seat]
        spent = now - self.free_until - self._on_holiday(now)
        return max(0, self.left[seat] - max(0, spent))

    def holidays_left(self, seat: Seat, now: int) -> int:
        """Return for how long a player may still be on holiday, what is left of a present one included."""
        last = self.holidays.get(seat)
        used = 0 if last is None else last.used(now)
        return max(0, self.terms.holidays - self.holidays_used.get(seat, 0) - used)

    def goes_on(self, now: int, turn: Seat | None, *, running: bool, dealt: bool = False) -> "Clock":
        """Return the clock once something else is waited for: what this turn took is charged.

        After cards were `dealt` the next turn, and all after it, begins when they can be played.
        """
        left = self.left
        if self.running and self.turn is not None:
            left = FrozenDict({**left, self.turn: self.left_at(self.turn, now)})
        began = max(now + (self.terms.deal if dealt else 0), self.began)  # the clocks of two servers may differ
        return replace(self, left=left, running=running, turn=turn if running else None, began=began, still=0)

    def stopped(self, milliseconds: int) -> "Clock":
        """Return the clock as if it had not run for so long in this turn."""
        return replace(self, still=self.still + milliseconds)

    def on_holiday(self, seat: Seat, begun: int, until: int) -> "Clock":
        """Return the clock with a new holiday of this player, which ends the one before."""
        before, clock = self.holidays.get(seat), self
        if before is not None:
            ended = max(before.begun, min(before.until, begun))
            if self.running and self.turn is seat:
                clock = clock.stopped(self._on_holiday(ended))
            used = self.holidays_used.get(seat, 0) + before.used(begun)
            clock = replace(clock, holidays_used=FrozenDict({**self.holidays_used, seat: used}))
        return replace(clock, holidays=FrozenDict({**self.holidays, seat: Holiday(begun, max(begun, until))}))

    def owed(self, outage: Outage, now: int) -> int:
        """Return for how much of this turn an outage stopped the game."""
        return max(0, min(outage.ended, now) - max(outage.begun, self.began)) if self.running else 0

    def _on_holiday(self, now: int | None) -> int:
        """Return how much of this turn, until now or altogether, is its player's holiday."""
        holiday = self.holidays.get(self.turn) if self.turn is not None else None
        if holiday is None:
            return 0
        until = holiday.until if now is None else min(holiday.until, now)
        return max(0, until - max(holiday.begun, self.since))


def terms_to_json(name: str) -> dict[str, int]:
    """Return the terms of this name as a log keeps them."""
    return asdict(TERMS[name])
