"""What the deal of the day answers over HTTP. docs/protocol.md explains every field; `claim.tables.states` says how
this is used.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from claim.game.fields import Day, Hex, TableId, TextForm

DayStatus = Annotated[str, TextForm("how far a day is", values=("running", "closing", "closed"))]
RunOutcome = Annotated[str, TextForm("how a run ended", values=("won", "drawn", "lost", "given_up"))]


@dataclass(frozen=True, kw_only=True)
class DailyRun:
    """A counted run. `outcome` is null while it is played or if the host closed it, `given_away` until the review."""

    level: str
    table: TableId | None
    over: bool
    outcome: RunOutcome | None
    votes: int | None
    given_away: int | None
    place: int | None


@dataclass(frozen=True, kw_only=True)
class DailyRow(DailyRun):
    """A line of a board. Without a name: its table was deleted."""

    name: str | None
    own: bool


@dataclass(frozen=True, kw_only=True)
class DailyBot:
    """How a bot did over many runs, in the person's seat; `votes` in all runs together."""

    bot: str
    runs: int
    won: int
    drawn: int
    votes: int


@dataclass(frozen=True, kw_only=True)
class DailyBoard:
    """How everybody did against one level."""

    level: str
    over: int
    rows: Sequence[DailyRow]
    bots: Sequence[DailyBot]


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
    today: Day
    first: Day
    before: Day | None
    after: Day | None
    opponent: str
    now: str
    status: DayStatus
    ends: str
    closes: str
    commitment: Hex
    committed_at: str
    committed_before: bool
    secret: Hex | None
    next: DailyNext | None
    players: int
    run: DailyRun | None
    boards: Sequence[DailyBoard] | None
    streak: int


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

    first: Day
    today: Day
    days: Sequence[DailyPast]
