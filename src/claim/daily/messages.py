"""What the deal of the day answers over HTTP. `claim.tables.states` says how this is used."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from claim.game.fields import Day, Hex, TableId, TextForm

DayStatus = Annotated[str, TextForm("how far a day is", values=("running", "closing", "closed"))]
RunOutcome = Annotated[str, TextForm("how a run ended", values=("won", "drawn", "lost", "given_up"))]


@dataclass(frozen=True, kw_only=True)
class DailyRun:
    """A counted run. `outcome` is null while it is played or if the host closed it, `given_away` until the review."""

    level: str  # that it was played against
    table: TableId | None  # None: it was deleted
    over: bool
    # `given_up`: resigned, left, or not over when the day closed; None: it goes on, or the host closed the table
    outcome: RunOutcome | None
    votes: int | None  # None where it was not played to its end
    given_away: int | None  # the sum of the losses in the review, in hundredths of a game; None until it is computed
    place: int | None  # against the same level: by outcome, votes, `given_away`; None while you may not see the boards


@dataclass(frozen=True, kw_only=True)
class DailyRow(DailyRun):
    """A line of a board. Without a name: its table was deleted."""

    name: str | None
    own: bool  # whether it is yours


@dataclass(frozen=True, kw_only=True)
class DailyBot:
    """How a bot did over many runs, in the person's seat; `votes` in all runs together."""

    bot: str  # the level that played
    runs: int  # each with its own chance
    won: int
    drawn: int
    votes: int


@dataclass(frozen=True, kw_only=True)
class DailyBoard:
    """How everybody did against one level."""

    level: str
    over: int  # counted runs that are over
    rows: Sequence[DailyRow]  # the best 100
    bots: Sequence[DailyBot]  # empty until it is computed, which begins after the first finished run


@dataclass(frozen=True, kw_only=True)
class DailyNext:
    """The deal of tomorrow: only what commits to it, and against whom it is played."""

    day: Day
    opponent: str
    commitment: Hex
    committed_at: str


@dataclass(frozen=True, kw_only=True)
class DailyDay:
    """GET /api/daily/{day}: what a player may know of a day's deal."""

    day: Day
    today: Day  # the one that runs
    first: Day  # that had a deal
    before: Day | None  # the last one before that had a deal
    after: Day | None  # the next one, up to today
    opponent: str  # the level that counted runs are played against
    now: str  # the server's time, for a countdown to `ends`
    status: DayStatus
    ends: str
    closes: str  # an hour later: the secret is revealed, and counted runs that are not over are given up
    commitment: Hex  # to the day's secret
    committed_at: str  # when the secret was drawn
    committed_before: bool  # whether that was before the day began
    secret: Hex | None  # None until it closes; the deal follows from it: docs/fair-deals.md
    next: DailyNext | None  # where `day` is today
    players: int  # how many counted runs have begun
    run: DailyRun | None  # your own
    # one per level, weakest first; None until you have played your counted run to its end, or the day is closed
    boards: Sequence[DailyBoard] | None
    streak: int  # how many days in a row you have finished a counted run; days without a deal are passed over


@dataclass(frozen=True, kw_only=True)
class DailyPast:
    """A day of the calendar. `over` is null where you have no counted run."""

    day: Day
    opponent: str
    over: bool | None
    outcome: RunOutcome | None
    votes: int | None


@dataclass(frozen=True, kw_only=True)
class DailyMonth:
    """GET /api/daily/months/{month}: its days up to today that had a deal, and how you did."""

    first: Day  # that had a deal
    today: Day  # the one that runs
    days: Sequence[DailyPast]
