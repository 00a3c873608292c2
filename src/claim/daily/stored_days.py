"""The deals of the days in the storage, their counted runs, and how a board ranks these."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import UTC, date, datetime
from typing import Any

import sqlalchemy as sa

from claim.daily.messages import DailyBot
from claim.records.daily import DayRun, deal_name
from claim.records.fair import commitment, fair_move_seed, fair_seed
from claim.storage import schema
from claim.storage.engines import insert_new
from claim.storage.rows import names, naming
from claim.storage.storage import Storage
from claim.tables.options import Options
from claim.tables.stored import DRAWN, GIVEN_UP, LOST, PERSON, WON
from claim.tables.table import Fact

GRACE_SECONDS = 3600  # for runs that began just before midnight
_DAY_SECONDS = 86_400
_WEEK = ("potboy", "squire", "steward", "chancellor", "regent", "steward", "chancellor")  # the opponents, from Monday
FINISHED = (WON, DRAWN, LOST)
_ORDER = {WON: 0, DRAWN: 1, LOST: 2, GIVEN_UP: 3}


@dataclass(frozen=True)
class Day:
    """A day that has a deal. Times are in seconds since 1970."""

    day: str
    secret: str
    drawn: int

    @property
    def begins(self) -> int:
        """The day's first second."""
        return begin_of(self.day)

    @property
    def ends(self) -> int:
        """When counted runs can no longer begin."""
        return self.begins + _DAY_SECONDS

    @property
    def closes(self) -> int:
        """When its secret is revealed, and runs that are not over are given up."""
        return self.ends + GRACE_SECONDS

    @property
    def opponent(self) -> str:
        """The level that everybody plays against in the run that counts."""
        return _WEEK[date.fromisoformat(self.day).weekday()]

    @property
    def commitment(self) -> str:
        """What is published of its secret in advance."""
        return commitment(self.secret)

    @property
    def seed(self) -> str:
        """The seed of its deal, which must not be shown before the day closes."""
        return fair_seed(deal_name(self.day), self.secret, None, None)

    @property
    def move_seed(self) -> str:
        """The seed of the bots' randomness."""
        return fair_move_seed(deal_name(self.day), self.secret)


def begin_of(day: str) -> int:
    """Return the first second of a day."""
    return int(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp())


def closes_at(day: str) -> int:
    """Return when a day closes."""
    return begin_of(day) + _DAY_SECONDS + GRACE_SECONDS


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
    placed: list[Placed] = []
    over = [run for run in runs if run.outcome is not None]
    for number, run in enumerate(sorted(over, key=lambda run: run.merit), 1):
        tied = bool(placed) and placed[-1].run.merit == run.merit
        placed.append(Placed(placed[-1].place if tied else number, run))
    return placed


def of_day(fact: Fact, run: DayRun, secret: str, player: str) -> Fact:
    """Return the first fact of a run of a day's deal, which is dealt at once. A counted run has no hints."""
    daily = {**asdict(run), "player": player}
    seats = {**fact.data["seats"], "A": {**fact.data["seats"]["A"], "commitment": None}}
    options = Options(hints=False if run.counted else None).to_json()
    data = {**fact.data, "secret": secret, "seats": seats, "options": options, "daily": daily}
    return replace(fact, data=data)


MOST_UNJUDGED = 50


class DayStorage:
    """The storage's tables of days. Everything raises StorageFailed where it does not answer."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def day(self, day: str) -> Day | None:
        """Return a day, or None where nothing was drawn for it."""
        days = schema.days
        rows = await self._storage.rows(sa.select(days).where(days.c.day == day))
        return Day(*rows[0]) if rows else None

    async def draw(self, day: str, secret: str, now: int) -> Day:
        """Store a secret for this day, unless it has one; return the one it has."""
        await self._insert(schema.days, {"day": day, "secret": secret, "drawn": now})
        stored = await self.day(day)
        assert stored is not None
        return stored

    async def last_closed(self) -> str:
        """Return the last day that is closed; with it all before it are. Empty where none is."""
        server = schema.server.c
        rows = await self._storage.rows(sa.select(server.value).where(server.name == schema.LAST_CLOSED))
        return str(rows[0].value) if rows else ""

    async def close(self, day: str, now: int) -> None:
        """Close a day and all before it for good, and give up the counted runs that are not over."""
        server, runs = schema.server, schema.day_runs
        await self._insert(server, {"name": schema.LAST_CLOSED, "value": day})
        async with self._storage.transaction() as connection:
            earlier = server.update().where(server.c.name == schema.LAST_CLOSED, server.c.value < day)
            await connection.execute(earlier.values(value=day))
            left = runs.update().where(runs.c.day <= day, runs.c.ended.is_(None))
            await connection.execute(left.values(ended=now, outcome=GIVEN_UP))

    async def near(self, day: str, until: str) -> tuple[str, str | None, str | None]:
        """Return the first day, the last one before this, and the first one after it that is not after `until`."""
        days = schema.days.c
        query = sa.select(
            sa.func.min(days.day).label("first"),
            sa.func.max(sa.case((days.day < day, days.day))).label("before"),
            sa.func.min(sa.case((sa.and_(days.day > day, days.day <= until), days.day))).label("after"),
        )
        row = (await self._storage.rows(query))[0]
        return row.first, row.before, row.after

    async def runs(self, day: str, closes: int, *, closed: bool) -> list[CountedRun]:
        """Return the counted runs of a day. Once it is `closed`, those that were not over by then count as given up."""
        runs = schema.day_runs
        query = sa.select(runs).where(runs.c.day == day).order_by(runs.c.begun, runs.c.player)
        counted = [_run(row) for row in await self._storage.rows(query)]
        return [run.when_closed(closes) for run in counted] if closed else counted

    async def run_of(self, day: str, player: str) -> CountedRun | None:
        """Return a player's counted run, or None."""
        runs = schema.day_runs
        rows = await self._storage.rows(sa.select(runs).where(runs.c.day == day, runs.c.player == player))
        return _run(rows[0]) if rows else None

    async def month(self, month: str, until: str, player: str) -> list[tuple[Day, CountedRun | None]]:
        """Return the days of a month that are not after `until`, in order, each with this player's counted run."""
        days, runs = schema.days, schema.day_runs
        own = sa.and_(runs.c.day == days.c.day, runs.c.player == player)
        query = sa.select(days, *[column for column in runs.c if column.name != "day"]).join(runs, own, isouter=True)
        query = query.where(days.c.day.between(f"{month}-01", f"{month}-31"), days.c.day <= until)
        rows = await self._storage.rows(query.order_by(days.c.day))
        return [(Day(row.day, row.secret, row.drawn), None if row.player is None else _run(row)) for row in rows]

    async def streak(self, player: str, today: str) -> list[tuple[str, int]]:
        """Return the days in a row that a player has played to their end, latest first, and when each run ended.

        The latest is today or yesterday. Runs that ended too late are among them.
        """
        days, runs = schema.days.c, schema.day_runs.c
        finished = sa.exists().where(runs.day == days.day, runs.player == player, runs.outcome.in_(FINISHED))
        missed = sa.select(days.day).where(days.day < today, ~finished).order_by(days.day.desc()).limit(1)
        since = [str(row.day) for row in await self._storage.rows(missed)]
        played = sa.select(runs.day, runs.ended).where(runs.player == player, runs.outcome.in_(FINISHED))
        played = played.where(runs.day > max(since, default=""), runs.day <= today).order_by(runs.day.desc())
        return [(str(row.day), int(row.ended)) for row in await self._storage.rows(played)]

    async def names(self, tables: Iterable[str]) -> dict[str, str]:
        """Return the names of the people who play a day's deal, by table."""
        seats = names(await self._storage.rows(naming(tables)))
        return {table_id: named[PERSON] for table_id, named in seats.items() if PERSON in named}

    async def unjudged(self) -> list[str]:
        """Return tables of counted runs that were played to their end and are not judged yet, the latest first.

        There is a limit, so that runs that cannot be judged do not hold up the others.
        """
        runs = schema.day_runs.c
        played = sa.and_(runs.outcome.is_not(None), runs.outcome != GIVEN_UP)
        query = sa.select(runs.table_id).where(played, runs.given_away.is_(None), runs.table_id.is_not(None))
        query = query.order_by(runs.ended.desc(), runs.table_id).limit(MOST_UNJUDGED)
        return [str(row.table_id) for row in await self._storage.rows(query)]

    async def store_given_away(self, table_id: str, given_away: int) -> None:
        """Store what a run gave away by its review."""
        runs = schema.day_runs
        async with self._storage.transaction() as connection:
            await connection.execute(runs.update().where(runs.c.table_id == table_id).values(given_away=given_away))

    async def levels(self, day: str) -> dict[str, list[DailyBot]]:
        """Return how the bots did with a day's deal, by the level that they played against."""
        by_level: dict[str, list[DailyBot]] = {}
        levels = schema.day_levels
        for row in await self._storage.rows(sa.select(levels).where(levels.c.day == day)):
            bot = DailyBot(bot=row.bot, runs=row.runs, won=row.won, drawn=row.drawn, votes=row.votes)
            by_level.setdefault(row.level, []).append(bot)
        return by_level

    async def store_levels(self, day: str, level: str, result: DailyBot) -> None:
        """Store how a bot did, unless another server has stored the same."""
        await self._insert(schema.day_levels, {"day": day, "level": level, **vars(result)})

    async def _insert(self, table: sa.Table, row: dict[str, object]) -> None:
        """Insert a row, unless another server was faster."""
        async with self._storage.transaction() as connection:
            await connection.execute(insert_new(connection, table, row))


def _run(row: sa.Row[Any]) -> CountedRun:
    return CountedRun(row.player, row.level, row.table_id, row.ended, row.outcome, row.votes, row.given_away)
