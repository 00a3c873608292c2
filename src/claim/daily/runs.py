"""Counted runs of a day's deal: what is known of one, and how the board ranks them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from claim.records.daily import DayRun
from claim.tables.options import Options
from claim.tables.stored import DRAWN, GIVEN_UP, LOST, WON
from claim.tables.table import Fact

FINISHED = (WON, DRAWN, LOST)
_ORDER = {WON: 0, DRAWN: 1, LOST: 2, GIVEN_UP: 3}


@dataclass(frozen=True)
class CountedRun:
    """A counted run. If it is not over when its day closes, it is given up.

    `outcome` is None while it is played, and where the host closed the table: then it is over and on no board.
    """

    player: str
    level: str
    table: str | None
    ended: int | None  # in seconds since 1970
    outcome: str | None
    votes: int | None
    given_away: int | None

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.ended is not None

    @property
    def finished(self) -> bool:
        """Whether it was played to its end, so that its player may know everything."""
        return self.outcome in FINISHED

    def when_closed(self, closes: int) -> "CountedRun":
        """Return it as it counts once its day has closed: given up, unless it ended before."""
        if self.ended is not None and self.ended < closes:
            return self
        ended = closes if self.ended is None else self.ended
        return replace(self, ended=ended, outcome=GIVEN_UP, votes=None, given_away=None)

    @property
    def merit(self) -> tuple[int, int, int]:
        """What the ranking compares, lower is better: the outcome, then the votes, then what was given away.

        For runs that were given up only the outcome counts. Until its review is there, a run ranks behind its equals.
        """
        if self.outcome is None or self.outcome == GIVEN_UP:
            return (_ORDER[GIVEN_UP], 0, 0)
        return (_ORDER[self.outcome], -(self.votes or 0), 1_000_000 if self.given_away is None else self.given_away)


@dataclass(frozen=True)
class Placed:
    """A run and its place among those against the same level. Equal runs share a place."""

    place: int
    run: CountedRun


def ranked(runs: Sequence[CountedRun]) -> list[Placed]:
    """Rank the runs that have an outcome."""
    found: list[Placed] = []
    over = [run for run in runs if run.outcome is not None]
    for number, run in enumerate(sorted(over, key=lambda run: run.merit), 1):
        tied = bool(found) and found[-1].run.merit == run.merit
        found.append(Placed(found[-1].place if tied else number, run))
    return found


def of_day(fact: Fact, run: DayRun, secret: str, player: str) -> Fact:
    """Return the first fact of a run of a day's deal, which is dealt at once. A counted run has no hints."""
    daily = {**run.to_json(), "player": player}
    seats = {**fact.data["seats"], "A": {**fact.data["seats"]["A"], "commitment": None}}
    options = Options(hints=False if run.counted else None).to_json()
    data = {**fact.data, "secret": secret, "seats": seats, "options": options, "daily": daily}
    return replace(fact, data=data)
