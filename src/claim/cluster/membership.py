"""The servers that live on one PostgreSQL: who is connected to each, and which one plays a bot's turn.

Each process has a row with its last beat, by the database's clock, and holds a lock as long as its line is open.
Whoever finds one that has not beaten for long (or not for two beats, and its line is gone, as it is at once when a
process is killed) removes it, with what it said of who is connected, and plays the bots whose turn was its. A process
that was only stopped, and finds its own row gone, begins again with all it has. Two that play the same bot for a moment
do no harm: a log takes each number once.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress

from claim.cluster.local_tables import LocalTables
from claim.cluster.postgres_listener import PostgresListener
from claim.game.cards import Seat
from claim.storage import bus
from claim.storage.engines import CLOSE_SECONDS
from claim.storage.errors import StorageFailed

DEAD_SECONDS = 5.0  # without a beat
GONE_SECONDS = 2.0  # without a beat and without a line
STEADY_SECONDS = 3.0  # after the database was away, for all to come back before anybody is taken for dead
SWEEP_SECONDS = 10.0  # between two looks for bots that nobody plays
DOUBT_SECONDS = 12.0  # for which a table is read again and again after its fact was perhaps stored
CLOCK_SECONDS = 2.0  # by which clocks may differ before the log says so
_CLOCKS = 16  # measurements, of which the quickest counts
_AT_ONCE = 500  # rows of presence
_SEATS = {seat.value: seat for seat in Seat}
_LOCK = 1131176297  # the bytes of "Clai": the kind of our processes' locks
_HOLD = f"SELECT pg_try_advisory_lock_shared({_LOCK}, hashtext($1))"
_DEAD = f"""
    id <> $1 AND (
        beat < clock_timestamp() - make_interval(secs => $2)
        OR beat < clock_timestamp() - make_interval(secs => $3) AND NOT EXISTS (
            SELECT FROM pg_locks
            WHERE locktype = 'advisory' AND classid = {_LOCK} AND objid = hashtext(processes.id)::oid AND objsubid = 2
        )
    )
"""
_BEAT = f"""
    WITH beaten AS (UPDATE processes SET beat = clock_timestamp() WHERE id = $1 RETURNING id)
    SELECT extract(epoch FROM clock_timestamp())::float8 AS now,
        EXISTS (SELECT FROM beaten) AS known,
        (SELECT count(*) FROM processes WHERE id <> $1) AS others,
        EXISTS (SELECT FROM processes WHERE {_DEAD}) AS dead,
        extract(epoch FROM clock_timestamp() - pg_postmaster_start_time())::float8 AS up
"""  # noqa: S608  (likewise)
_ENTER = """
    INSERT INTO processes (id, beat) VALUES ($1, clock_timestamp())
    ON CONFLICT (id) DO UPDATE SET beat = excluded.beat
"""
_TELL_LEFT = """
    SELECT pg_notify('claim', '- presence ' || string_agg(table_id, ' '))
    FROM (
        SELECT table_id, row_number() OVER () / 100 AS part FROM (SELECT DISTINCT table_id FROM gone) AS left_tables
    ) AS parts
    GROUP BY part
"""
_REAP = f"""
    WITH dead AS (DELETE FROM processes WHERE {_DEAD} RETURNING id), gone AS (
        DELETE FROM presence WHERE process IN (SELECT id FROM dead)
            OR NOT EXISTS (SELECT FROM processes WHERE processes.id = presence.process)
        RETURNING table_id
    ) {_TELL_LEFT}
"""  # noqa: S608  (likewise)
_LEAVE = f"""
    WITH dead AS (DELETE FROM processes WHERE id = $1),
    gone AS (DELETE FROM presence WHERE process = $1 RETURNING table_id) {_TELL_LEFT}
"""  # noqa: S608  (likewise)
_CLAIM = """
    UPDATE tables SET bot_by = $1 WHERE id IN (
        SELECT id FROM tables
        WHERE status = 'playing' AND bot_to_move
            AND (bot_by IS NULL OR NOT EXISTS (SELECT FROM processes WHERE processes.id = tables.bot_by))
        FOR UPDATE SKIP LOCKED
    )
"""
_OWN = "SELECT id FROM tables WHERE status = 'playing' AND bot_to_move AND bot_by = $1"
_SHOW = """
    WITH gone AS (
        DELETE FROM presence USING unnest($2::text[], $3::text[]) AS one (table_id, viewer)
        WHERE presence.process = $1::text AND presence.table_id = one.table_id AND presence.viewer = one.viewer
    ), come AS (
        INSERT INTO presence (process, table_id, viewer)
        SELECT $1::text, table_id, viewer FROM unnest($4::text[], $5::text[]) AS one (table_id, viewer)
        ON CONFLICT DO NOTHING
    ) SELECT pg_notify('claim', told) FROM unnest($6::text[]) AS told
"""
_PRESENT = "SELECT table_id, viewer FROM presence WHERE process <> $1 AND table_id = ANY($2::text[])"
_log = logging.getLogger("claim.cluster")


class Membership:
    """What a process tells the others of itself, and what it knows of them. `others` is how many there are."""

    def __init__(self, process: str, listener: PostgresListener, live: LocalTables) -> None:
        self.others = 0
        self.on_bot: Callable[[str], None] = lambda _: None  # called with a table where this process plays the bot
        self._process = process
        self._listener = listener
        self._live = live
        self._steady_since = 0.0  # since when the database answers every beat, so that others can beat too
        self._beaten_at = 0.0
        self._swept_at = 0.0
        self._left = False
        self._shown: dict[str, frozenset[str]] = {}  # who is connected here, by table, as the others know it
        self._unshown: set[str] = set()  # tables where that may have changed
        self._unseen: set[str] = set()  # tables where somebody's elsewhere has changed
        self._doubts: dict[str, float] = {}  # until when
        self._sweep_now = False
        self._clocks: deque[tuple[float, float]] = deque(maxlen=_CLOCKS)  # how long it took, and the difference
        self._clocks_differ = False
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def clock(self) -> float:
        """Return the database's time, in seconds since 1970, so that all processes agree on it."""
        return time.time() + (min(self._clocks)[1] if self._clocks else 0.0)

    def start(self) -> None:
        """Begin to tell who is connected here, and to look who is elsewhere."""
        self._task = asyncio.create_task(self._run(), name="claim peers")

    async def close(self) -> None:
        """Stop. The others were told by `leave`."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    # --- living ------------------------------------------------------------------------------------------------------

    async def opened(self) -> None:
        """Be among the living, now that the line is open. Raises StorageFailed."""
        first, now = self._beaten_at == 0.0, time.monotonic()
        self._steady_since = now
        await self._listener.ask(_HOLD, self._process)
        up = await self._beat()
        if first and up > STEADY_SECONDS:  # the others could have beaten
            self._steady_since = float("-inf")
        self.look_at(self._live.ids)
        self._sweep_now = True
        self._news.set()

    async def beat(self) -> None:
        """Say that this process lives, and bury those that don't. Raises StorageFailed."""
        if self._left:
            await self._listener.ask("SELECT 1")
            return
        await self._beat()
        await self._settle_doubts()
        if self._unshown or self._unseen or time.monotonic() - self._swept_at > SWEEP_SECONDS:
            self._sweep_now = self._sweep_now or time.monotonic() - self._swept_at > SWEEP_SECONDS
            self._news.set()

    async def _beat(self) -> float:
        began = time.time()
        row = (await self._listener.ask(_BEAT, self._process, DEAD_SECONDS, GONE_SECONDS))[0]
        self._measure(began, row["now"], time.time())
        now = time.monotonic()
        if now - self._beaten_at > DEAD_SECONDS / 2:  # nor could the others beat, perhaps
            self._steady_since = now
        self._beaten_at, self.others = now, row["others"]
        if not row["known"] and not self._left:
            await self._enter()
        if row["dead"] and now - self._steady_since > STEADY_SECONDS:
            _log.warning("another server has ended without a word: what it did is done here")
            await self._listener.ask(_REAP, self._process, DEAD_SECONDS, GONE_SECONDS)
            self._sweep_now = True
            self._news.set()
        return float(row["up"])

    async def _enter(self) -> None:
        """Begin, or begin again, with all that is here."""
        await self._listener.ask(_ENTER, self._process)
        self._shown.clear()
        self._unshown.update(self._live.watched)
        self._sweep_now = True
        self._news.set()

    async def leave(self) -> None:
        """Tell the others that this process ends: they take over now."""
        self._left = True
        with suppress(StorageFailed, TimeoutError):  # then they find out
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._listener.ask(_LEAVE, self._process)
                await self._listener.say(bus.texts(self._process, bus.GONE))

    async def say_gone(self) -> None:
        """Tell the others to look once more for what this process has left."""
        with suppress(StorageFailed, TimeoutError):  # they look in any case, a little later
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._listener.say(bus.texts(self._process, bus.GONE))

    def heard_gone(self) -> None:
        """Look for what another process has left."""
        self._sweep_now = True
        self._news.set()

    def _measure(self, began: float, there: float, ended: float) -> None:
        self._clocks.append((ended - began, there - (began + ended) / 2))
        off = min(self._clocks)[1]
        if (abs(off) > CLOCK_SECONDS) is not self._clocks_differ:
            self._clocks_differ = not self._clocks_differ
            _log.warning(
                "this machine's clock %s the database's (difference: %.1f s), whose time counts",
                "differs from" if self._clocks_differ else "agrees again with",
                off,
            )

    # --- bots --------------------------------------------------------------------------------------------------------

    async def plays(self, table_id: str) -> bool:
        """Return whether this process plays the bot at a table. Raises StorageFailed."""
        return bool(await self._listener.ask(f"{_OWN} AND id = $2", self._process, table_id))

    def doubt(self, table_id: str) -> None:
        """Find out whether this table's last fact was stored, and whether its bot has to play."""
        self._doubts[table_id] = time.monotonic() + DOUBT_SECONDS

    async def _settle_doubts(self) -> None:
        if self._doubts:
            doubted, now = list(self._doubts), time.monotonic()
            self._doubts = {one: until for one, until in self._doubts.items() if until > now}
            for table_id in doubted:
                self._live.doubt(table_id)
            for row in await self._listener.ask(f"{_OWN} AND id = ANY($2::text[])", self._process, doubted):
                self.on_bot(row["id"])

    async def _sweep(self) -> None:
        """Take over the bots that no living process plays, and see that all of one's own are awake."""
        self._swept_at = time.monotonic()
        if not self._left:
            await self._listener.ask(_CLAIM, self._process)
            for row in await self._listener.ask(_OWN, self._process):
                self.on_bot(row["id"])

    # --- who is connected --------------------------------------------------------------------------------------------

    def changed_here(self, table_id: str) -> None:
        """Tell the others soon who is connected to this table here."""
        self._unshown.add(table_id)
        self._news.set()

    def look_at(self, table_ids: Iterable[str]) -> None:
        """Find out soon who is connected to these tables elsewhere."""
        self._unseen.update(self._live.numbers(table_ids))
        if self._unseen:
            self._news.set()

    async def entered(self, table_id: str) -> None:
        """Find out who is connected elsewhere to a table that was just read."""
        with suppress(StorageFailed):  # when the line is open again, everything is looked at
            await self._look([table_id])

    async def _look(self, table_ids: list[str]) -> None:
        for start in range(0, len(table_ids), _AT_ONCE):
            found: dict[str, set[Seat]] = {one: set() for one in table_ids[start : start + _AT_ONCE]}
            for row in await self._listener.ask(_PRESENT, self._process, list(found)):
                if row["viewer"] in _SEATS:
                    found[row["table_id"]].add(_SEATS[row["viewer"]])
            for table_id, seats in found.items():
                self._live.are_elsewhere(table_id, frozenset(seats))

    async def _show(self, table_ids: list[str]) -> None:
        for start in range(0, len(table_ids), _AT_ONCE):
            gone, come, some = [], [], table_ids[start : start + _AT_ONCE]
            here = {table_id: self._live.viewers(table_id) for table_id in some}
            for table_id, viewers in here.items():
                before = self._shown.get(table_id, frozenset())
                gone += [(table_id, one) for one in before - viewers]
                come += [(table_id, one) for one in viewers - before]
            changed = sorted({table_id for table_id, _ in (*gone, *come)})
            if changed and not self._left:
                told = bus.texts(self._process, bus.PRESENCE, changed)
                await self._listener.ask(_SHOW, self._process, *_columns(gone), *_columns(come), told)
            for table_id, viewers in here.items():
                self._shown.pop(table_id, None)
                if viewers:
                    self._shown[table_id] = viewers

    async def _run(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            unshown, self._unshown = list(self._unshown), set()
            unseen, self._unseen = list(self._unseen), set()
            try:
                await self._show(unshown)
                await self._look(unseen)
                if self._sweep_now:
                    self._sweep_now = False
                    await self._sweep()
            except StorageFailed:  # the next beat, or the line's being open again, brings it back
                self._unshown.update(unshown)
                self._unseen.update(unseen)
            except Exception as error:  # whatever it is, the next ones are told
                _log.error("the other servers could not be told or looked at", exc_info=error)


def _columns(pairs: list[tuple[str, str]]) -> tuple[list[str], list[str]]:
    return [one for one, _ in pairs], [other for _, other in pairs]
