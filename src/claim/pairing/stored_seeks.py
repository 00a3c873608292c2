"""Seeks and pairings in the storage. Every change is one transaction, so a seek is either waiting or paired.

Any process may match. On PostgreSQL a lock per pool lets one do it at a time; the rows are locked as well, because
their owners may cancel meanwhile.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from claim.game.cards import SEATS, Seat
from claim.pairing.errors import LobbyError
from claim.pairing.matcher import Cost, Waiting, match, no_cost
from claim.pairing.seeks import LIVE, Pairing, PairState, Seek, table_of
from claim.storage import bus, schema
from claim.storage.group_commit import insert
from claim.storage.storage import Storage
from claim.tables import tokens
from claim.tables.facts import Append, Fact, iso_time
from claim.tables.table import LISTED_AS_CLOSED, OPEN, OPEN_AND_PUBLIC, Status

GRACE_SECONDS = 60.0  # for which a seek is kept without its socket
KEPT_SECONDS = 120.0  # within which a new seek takes over the wait of one whose opponent did not come
APPEAR_SECONDS = 10.0  # to come to the table and reveal
REMEMBERED_SECONDS = 86_400.0  # for which it is known who was paired with whom
AT_ONCE = 2  # transactions on PostgreSQL
PAUSE_SECONDS = 0.03  # between transactions on SQLite, as in claim.service.retention
MOST_MATCHED = 200  # seeks looked at together
MOST_OPEN = 50  # open seats listed
OPEN_SECONDS = 3 * 86_400.0  # for which a table with an open seat is listed
_LOCK = 1131176298  # the kind of the pools' locks; that of the processes is one less
_ACTIVE = (PairState.FRESH.value, PairState.PLAYING.value)
_SETTLED = tuple([state.value for state in PairState if state.value not in _ACTIVE])
_ENDED = (Status.OVER.value, LISTED_AS_CLOSED)
FirstAppend = Callable[[str, Fact], Append]
Forbidden = Callable[[Collection[str]], Awaitable[Collection[frozenset[str]]]]  # pairs among these people


async def nobody_blocked(_: Collection[str]) -> Collection[frozenset[str]]:
    """Forbid no pair: people cannot block one another yet."""
    return frozenset()


class StoredSeeks:
    """The storage's tables of seeks and pairings. Everything raises StorageFailed where it does not answer."""

    def __init__(
        self,
        storage: Storage,
        first_append: FirstAppend,
        away_seconds: int,
        forbidden: Forbidden = nobody_blocked,
        cost: Cost = no_cost,
    ) -> None:
        self._storage = storage
        self._process = storage.process
        self._insert: Any = (postgresql if storage.shared else sqlite).insert
        self._first_append = first_append
        self._away_seconds = away_seconds
        self._forbidden = forbidden
        self._cost = cost
        self._turn = asyncio.Semaphore(AT_ONCE if storage.shared else 1)

    @asynccontextmanager
    async def _changing(self) -> AsyncIterator[AsyncConnection]:
        """Lend a connection for a transaction: a few at a time, so that a flood of seeks holds up no play."""
        async with self._turn:
            async with self._storage.changing() as connection:
                yield connection
            if not self._storage.shared:  # a play that waits for SQLite's lock only looks now and then if it is free
                await asyncio.sleep(PAUSE_SECONDS)

    # --- seeking -----------------------------------------------------------------------------------------------------

    async def enter(self, seek: Seek, now: float) -> Seek | Pairing:
        """Let a person wait, with their socket at this process. Return the seek, or what became of it already.

        The same person in the same pool keeps their wait, and so does a person whose last opponent did not come.
        Raises LobbyError where they have a live game.
        """
        seeks = schema.seeks
        async with self._changing() as connection:
            row = {**vars(seek), "since": await self._kept_since(connection, seek, now), "process": self._process}
            adding = self._insert(seeks).values(row)
            longer = sa.and_(seeks.c.pool == adding.excluded.pool, seeks.c.since < adding.excluded.since)
            changed = {name: adding.excluded[name] for name in ("id", "pool", "offer", "process")}
            since = sa.case((longer, seeks.c.since), else_=adding.excluded.since)
            # After signing in, a browser's seek is its account's.
            await connection.execute(seeks.delete().where(seeks.c.id == seek.id, seeks.c.person != seek.person))
            await connection.execute(
                adding.on_conflict_do_update(
                    index_elements=[seeks.c.person], set_={**changed, "since": since, "left_at": None}
                )
            )
            # Only now: another process may have been pairing the row that was just replaced.
            found = await self._found(connection, [seek.id])
            playing = None if found else await self._live_game(connection, seek)
            if not found and playing is None:
                stored = await connection.scalar(sa.select(seeks.c.since).where(seeks.c.id == seek.id))
                return Seek(**{**vars(seek), "since": float(stored or seek.since)})
            await connection.execute(seeks.delete().where(seeks.c.id == seek.id))
        if playing is not None:
            raise LobbyError("playing_already", table=playing)
        return found[0]

    async def _kept_since(self, connection: AsyncConnection, seek: Seek, now: float) -> float:
        pairings = schema.pairings
        wanted = sa.select(pairings).where(pairings.c.person == seek.person, pairings.c.pool == seek.pool)
        last = (await connection.execute(wanted.order_by(pairings.c.at.desc()).limit(1))).one_or_none()
        if last is None or last.state != PairState.KEPT or last.at < now - KEPT_SECONDS:
            return seek.since
        return min(seek.since, float(last.since))

    async def _live_game(self, connection: AsyncConnection, seek: Seek) -> str | None:
        """Return the table of a person's live game, if they seek another one."""
        if seek.pool != LIVE:
            return None
        await self._end(connection, schema.pairings.c.person == seek.person)
        pairings = schema.pairings.c
        wanted = sa.select(pairings.table_id).where(pairings.person == seek.person, pairings.pool == LIVE)
        found: str | None = await connection.scalar(wanted.where(pairings.state.in_(_ACTIVE)))
        return found

    async def _end(self, connection: AsyncConnection, whose: sa.ColumnElement[bool]) -> None:
        """Note which games of these people are over."""
        pairings, tables = schema.pairings, schema.tables.c
        going = sa.exists().where(tables.id == pairings.c.table_id, tables.status.not_in(_ENDED))
        ended = pairings.update().where(whose, pairings.c.state == PairState.PLAYING, ~going)
        await connection.execute(ended.values(state=PairState.OVER.value))

    async def leave(self, seek: Seek, now: float) -> None:
        """Keep a seek for a while although its socket is gone. Nobody is paired with it meanwhile."""
        seeks = schema.seeks
        here = seeks.update().where(seeks.c.id == seek.id, seeks.c.process == self._process)
        async with self._changing() as connection:
            await connection.execute(here.values(process=None, left_at=now))

    async def cancel(self, seek_id: str) -> None:
        """Forget the seek with this hash."""
        async with self._changing() as connection:
            await connection.execute(schema.seeks.delete().where(schema.seeks.c.id == seek_id))

    async def knows(self, seek_id: str) -> bool:
        """Return whether a seek with this hash waits, or was paired."""
        waits = sa.select(schema.seeks.c.id).where(schema.seeks.c.id == seek_id)
        return bool(await self._storage.rows(waits) or await self.pairings([seek_id]))

    async def waiting(self, ids: Collection[str]) -> set[str]:
        """Return which of these seeks wait, with a socket at some process."""
        seeks = schema.seeks.c
        wanted = sa.select(seeks.id).where(seeks.id.in_(list(ids)), self._present())
        return {str(row.id) for row in await self._storage.rows(wanted)}

    async def replaced(self, seek: Seek) -> bool:
        """Return whether the person seeks by another id now, as in another window."""
        seeks = schema.seeks.c
        wanted = sa.select(seeks.id).where(seeks.person == seek.person, seeks.id != seek.id)
        return bool(await self._storage.rows(wanted))

    async def tidy(self, now: float, here: Collection[str]) -> None:
        """Delete seeks whose sockets have been gone for long, and what need not be known any more.

        Only those `here` have a socket at this process, whatever the storage says.
        """
        seeks, pairings = schema.seeks, schema.pairings
        async with self._changing() as connection:
            left = seeks.update().where(seeks.c.process == self._process, seeks.c.id.not_in(list(here)))
            await connection.execute(left.values(process=None, left_at=now))
            if self._storage.shared:
                gone = seeks.update().where(seeks.c.process.is_not(None), ~self._present())
                await connection.execute(gone.values(process=None, left_at=now))
            await connection.execute(seeks.delete().where(seeks.c.left_at < now - GRACE_SECONDS))
            old = pairings.delete().where(pairings.c.state.in_(_SETTLED), pairings.c.at < now - REMEMBERED_SECONDS)
            await connection.execute(old)
            await self._end(connection, sa.true())

    async def forget_sockets(self, now: float) -> None:
        """Note that no socket of before is open, where this is the only process, which has just started."""
        async with self._changing() as connection:
            left = schema.seeks.update().where(schema.seeks.c.process.is_not(None))
            await connection.execute(left.values(process=None, left_at=now))

    def _present(self) -> sa.ColumnElement[bool]:
        """Select seeks whose socket is open."""
        process = schema.seeks.c.process
        return sa.exists().where(schema.processes.c.id == process) if self._storage.shared else process.is_not(None)

    # --- pairing -----------------------------------------------------------------------------------------------------

    async def match(self, pool: str, now: float) -> list[Pairing] | None:
        """Pair those who wait in a pool; None where another process is doing that."""
        async with self._changing() as connection:
            if self._storage.shared:
                lock = sa.select(sa.func.pg_try_advisory_xact_lock(_LOCK, sa.func.hashtext(pool)))
                if not await connection.scalar(lock):
                    return None
            seeks = {row.person: row for row in await connection.execute(self._pairable(pool))}
            if len(seeks) < 2:
                return []
            await self._end(connection, schema.pairings.c.person.in_(list(seeks)))
            last = await self._last_opponents(connection, seeks)
            waiting = [Waiting(person, row.since, last.get(person)) for person, row in seeks.items()]
            pairs = match(waiting, await self._forbidden(seeks), self._cost)
            found, appends = list[Pairing](), list[Append]()
            for pair in pairs:
                seated = dict(zip(SEATS, [seeks[one.person] for one in pair], strict=True))
                table_id = tokens.new_table_id()
                fact = table_of(pool, {seat: row.offer for seat, row in seated.items()}, now, self._away_seconds)
                appends.append(self._first_append(table_id, fact))
                for seat, row in seated.items():
                    other = seated[seat.other].person
                    found.append(Pairing(row.id, row.person, other, pool, table_id, seat.value, row.since, now))
            await self._store(connection, found, appends)
        return found

    def _pairable(self, pool: str) -> sa.Select[Any]:
        """Select who can be paired now, the longest wait first."""
        seeks, pairings, tables = schema.seeks, schema.pairings.c, schema.tables.c
        wanted = sa.select(seeks).where(seeks.c.pool == pool, self._present())
        if pool == LIVE:
            over = sa.exists().where(tables.id == pairings.table_id, tables.status.in_(_ENDED))
            going = sa.or_(pairings.state == PairState.FRESH, ~over)
            busy = sa.exists().where(pairings.person == seeks.c.person, pairings.pool == LIVE)
            wanted = wanted.where(~busy.where(pairings.state.in_(_ACTIVE), going))
        wanted = wanted.order_by(seeks.c.since, seeks.c.person).limit(MOST_MATCHED)
        return wanted.with_for_update(skip_locked=True, of=seeks)

    async def _last_opponents(self, connection: AsyncConnection, people: Iterable[str]) -> dict[str, str]:
        pairings = schema.pairings.c
        wanted = sa.select(pairings.person, pairings.other).where(pairings.person.in_(list(people)))
        return {row.person: row.other for row in await connection.execute(wanted.order_by(pairings.at))}

    async def _store(self, connection: AsyncConnection, found: Sequence[Pairing], appends: Sequence[Append]) -> None:
        if found:
            people = [one.person for one in found]
            await connection.execute(schema.seeks.delete().where(schema.seeks.c.person.in_(people)))
            await connection.execute(schema.pairings.insert(), [vars(one) for one in found])
            await insert(connection, appends, self._process if self._storage.shared else None)
            await bus.send(connection, bus.texts(self._process, bus.PAIRED, [one.seek for one in found]))

    async def pairings(self, ids: Collection[str]) -> dict[str, Pairing]:
        """Return what became of these seeks, of those that were paired."""
        wanted = sa.select(schema.pairings).where(schema.pairings.c.seek.in_(list(ids)))
        return {row.seek: Pairing(**row._mapping) for row in await self._storage.rows(wanted)}  # noqa: SLF001  (public: its fields)

    async def _found(self, connection: AsyncConnection, ids: Collection[str]) -> list[Pairing]:
        rows = await connection.execute(sa.select(schema.pairings).where(schema.pairings.c.seek.in_(list(ids))))
        return [Pairing(**row) for row in rows.mappings()]

    async def note_dealt(self) -> None:
        """Note to which tables both have come: to all whose cards are dealt."""
        pairings, tables = schema.pairings, schema.tables.c
        dealt = tables.status.in_((Status.PLAYING.value, Status.OVER.value))
        come = sa.and_(pairings.c.state == PairState.FRESH, sa.exists().where(tables.id == pairings.c.table_id, dealt))
        if await self._storage.rows(sa.select(pairings.c.seek).where(come).limit(1)):
            async with self._changing() as connection:
                await connection.execute(pairings.update().where(come).values(state=PairState.PLAYING.value))

    async def undecided(self, now: float, person: str | None = None) -> list[str]:
        """Return tables, of one person or all, of which it can be said now whether both players came."""
        pairings, tables = schema.pairings.c, schema.tables.c
        waits = sa.exists().where(tables.id == pairings.table_id, tables.status == Status.REVEALING.value)
        due = sa.or_(pairings.at <= now - APPEAR_SECONDS, ~waits)
        wanted = sa.select(pairings.table_id).distinct().where(pairings.state == PairState.FRESH, due)
        wanted = wanted if person is None else wanted.where(pairings.person == person)
        return [str(row.table_id) for row in await self._storage.rows(wanted)]

    async def settle(self, table_id: str, states: Mapping[Seat, PairState]) -> None:
        """Note what became of a pairing."""
        pairings = schema.pairings
        fresh = pairings.update().where(pairings.c.table_id == table_id, pairings.c.state == PairState.FRESH)
        async with self._changing() as connection:
            for seat, state in states.items():
                await connection.execute(fresh.where(pairings.c.seat == seat.value).values(state=state.value))

    # --- what the lobby shows ----------------------------------------------------------------------------------------

    async def seeking(self) -> dict[str, int]:
        """Return how many people wait, by pool."""
        pool = schema.seeks.c.pool
        wanted = sa.select(pool, sa.func.count().label("people")).where(self._present()).group_by(pool)
        return {str(row.pool): int(row.people) for row in await self._storage.rows(wanted)}

    async def people(self, here: tuple[int, int]) -> tuple[int, int]:
        """Return how many people are in the lobby and how many at tables, at all servers; `here` are this one's."""
        if not self._storage.shared:
            return here
        processes = schema.processes
        known = processes.c.people, processes.c.playing
        wanted = sa.select(processes.c.id, *known)
        rows = {row.id: (row.people, row.playing) for row in await self._storage.rows(wanted)}
        if rows.get(self._process, here) != here:
            async with self._changing() as connection:
                mine = processes.update().where(processes.c.id == self._process)
                await connection.execute(mine.values(people=here[0], playing=here[1]))
        everywhere = [here, *(counts for process, counts in rows.items() if process != self._process)]
        return sum(people for people, _ in everywhere), sum(playing for _, playing in everywhere)

    async def open_tables(self, now: float) -> list[str]:
        """Return the newest tables with a seat that anyone may take."""
        tables = schema.tables.c
        wanted = sa.select(tables.id).where(tables.status == Status.WAITING.value)
        wanted = wanted.where(tables.kind.in_((OPEN, OPEN_AND_PUBLIC)), tables.created > iso_time(now - OPEN_SECONDS))
        wanted = wanted.order_by(tables.created.desc()).limit(MOST_OPEN)
        return [str(row.id) for row in await self._storage.rows(wanted)]
