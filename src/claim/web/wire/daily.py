"""The deal of the day on the wire."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from typing_extensions import TypeAliasType

from claim.daily.deals import DayState, MonthState
from claim.daily.stored_days import CountedRun
from claim.tables.table import iso_time
from claim.web.wire.base import Day, Hex, Json, TableId

_RUN = ("level", "table", "over", "outcome", "votes", "given_away")
DayStatus = TypeAliasType("DayStatus", Literal["running", "closing", "closed"])
RunOutcome = TypeAliasType("RunOutcome", Literal["won", "drawn", "lost", "given_up"])


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


def day(state: DayState) -> DailyDay:
    """Return a day's deal as far as its player may know it."""
    one, tomorrow = state.day, state.next
    return DailyDay(
        day=one.day,
        today=state.today,
        first=state.first,
        before=state.before,
        after=state.after,
        opponent=one.opponent,
        now=iso_time(state.now),
        status="closed" if state.closed else "running" if one.day == state.today else "closing",
        ends=iso_time(one.ends),
        closes=iso_time(one.closes),
        commitment=one.commitment,
        committed_at=iso_time(one.drawn),
        committed_before=one.drawn < one.begins,
        secret=one.secret if state.closed else None,
        next=None
        if tomorrow is None
        else DailyNext(
            day=tomorrow.day,
            opponent=tomorrow.opponent,
            commitment=tomorrow.commitment,
            committed_at=iso_time(tomorrow.drawn),
        ),
        players=state.players,
        run=None if state.run is None else DailyRun(**_run(state.run, state.place)),
        boards=None
        if state.boards is None
        else [
            DailyBoard(
                level=board.level,
                over=board.over,
                rows=[
                    DailyRow(**_run(row.placed.run, row.placed.place), name=row.name, own=row.own) for row in board.rows
                ],
                bots=[DailyBot(**bot._asdict()) for bot in board.bots],
            )
            for board in state.boards
        ],
        streak=state.streak,
    )


def month(state: MonthState) -> DailyMonth:
    """Return a month of the calendar of days."""
    days = [
        DailyPast(
            day=day.day,
            opponent=day.opponent,
            **{name: None if run is None else getattr(run, name) for name in ("over", "outcome", "votes")},
        )
        for day, run in state.days
    ]
    return DailyMonth(first=state.first, today=state.today, days=days)


def _run(run: CountedRun, place: int | None) -> Json:
    return {**{name: getattr(run, name) for name in _RUN}, "place": place}
