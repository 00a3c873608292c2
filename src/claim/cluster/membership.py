"""The servers on one PostgreSQL: which are alive, who is connected to each, and which one plays a bot's turn.

Each process has a row with the time of its last beat, by the database's clock, and holds a lock while its connection is
open. A process that has not beaten for a while is dead; where its connection is gone too, as when it was killed, two
missed beats are enough. The first process to notice removes its row and its presence, and takes over its bots. One that
was only stopped finds its own row missing and registers again. Two processes that play the same bot for a moment do no
harm: the log accepts each number once.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from claim.cluster.live_tables import LiveTables
from claim.cluster.postgres_listener import PostgresListener
from claim.game.cards import Seat
from claim.storage import bus
from claim.storage.engines import CLOSE_SECONDS
from claim.storage.errors import StorageFailed
from claim.tables.events import BeatsMissed, BotAssigned, Events, OutagesChanged, ViewersChanged

DEAD_SECONDS = 5.0  # without a beat
GONE_SECONDS = 2.0  # without a beat and without a connection
STEADY_SECONDS = 3.0  # after the database was away, for all processes to come back before any is taken for dead
SWEEP_SECONDS = 10.0  # between two searches for bots that no process plays
RECHECK_SECONDS = 12.0  # for which a table is read again after a fact that may or may not be stored
OUTAGE_SECONDS = 2.0  # without a beat of any process, in which nothing could be played
CLOCK_SECONDS = 2.0  # by which clocks may differ without a warning
_CLOCKS = 16  # measurements, of which the quickest is used
_AT_ONCE = 500  # rows of presence
PROCESS_LOCK = 1131176297  # the bytes of "Clai": the kind of our processes' locks
GONE = f"""
    NOT EXISTS (
        SELECT FROM pg_locks
        WHERE locktype = 'advisory' AND classid = {PROCESS_LOCK}
            AND objid = hashtext(processes.id)::oid AND objsubid = 2
    )
"""  # in SQL: whether a process's connection is gone
_SEATS = {seat.value: seat for seat in Seat}
_HOLD = f"SELECT pg_try_advisory_lock_shared({PROCESS_LOCK}, hashtext($1))"
_DEAD = f"""
    id <> $1 AND (
        beat < clock_timestamp() - make_interval(secs => $2)
        OR beat < clock_timestamp() - make_interval(secs => $3) AND {GONE}
    )
"""
# The beat that ends an outage stores it: the process that sent it may not hear the answer, and then all others find it.
_BEAT = f"""
    WITH last AS (SELECT max(beat) AS beat FROM processes),
    beaten AS (UPDATE processes SET beat = clock_timestamp() WHERE id = $1 RETURNING id),
    outage AS (
        INSERT INTO outages (begun, ended)
        SELECT floor(extract(epoch FROM beat) * 1000), floor(extract(epoch FROM clock_timestamp()) * 1000)
        FROM last WHERE beat < clock_timestamp() - make_interval(secs => $4)
        ON CONFLICT DO NOTHING RETURNING begun, ended
    )
    SELECT extract(epoch FROM clock_timestamp())::float8 AS now,
        EXISTS (SELECT FROM beaten) AS known,
        (SELECT count(*) FROM processes WHERE id <> $1) AS others,
        (SELECT beat FROM last) IS NULL AS empty,
        (SELECT begun FROM outage) AS begun,
        (SELECT ended FROM outage) AS ended,
        EXISTS (SELECT FROM processes WHERE {_DEAD}) AS dead,
        extract(epoch FROM clock_timestamp() - pg_postmaster_start_time())::float8 AS up
"""  # noqa: S608  (likewise)
_ENTER = """
    INSERT INTO processes (id, beat) VALUES ($1, clock_timestamp())
    ON CONFLICT (id) DO UPDATE SET beat = excluded.beat
"""
_NOTIFY_LEFT = """
    SELECT pg_notify('claim', '- presence ' || string_agg(table_id, ' '))
    FROM (
        SELECT table_id, row_number() OVER () / 100 AS part FROM (SELECT DISTINCT table_id FROM gone) AS left_tables
    ) AS parts
    GROUP BY part
"""
_REAP = f"""
    WITH dead AS (DELETE FROM processes WHERE {_DEAD} RETURNING id, beat), gone AS (
        DELETE FROM presence WHERE process IN (SELECT id FROM dead)
            OR NOT EXISTS (SELECT FROM processes WHERE processes.id = presence.process)
        RETURNING table_id, process, viewer
    ), players AS (
        INSERT INTO cut_off (table_id, process, viewer, beat)
        SELECT table_id, process, viewer, beat FROM gone JOIN dead ON dead.id = process WHERE viewer IN ('A', 'B')
        ON CONFLICT (table_id, process, viewer) DO UPDATE SET beat = excluded.beat
    ), forgotten AS (
        DELETE FROM cut_off WHERE beat < clock_timestamp() - interval '1 hour'
    ) {_NOTIFY_LEFT}
"""  # noqa: S608  (likewise)
_LEAVE = f"""
    WITH dead AS (DELETE FROM processes WHERE id = $1),
    gone AS (DELETE FROM presence WHERE process = $1 RETURNING table_id) {_NOTIFY_LEFT}
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
    ) SELECT pg_notify('claim', payload) FROM unnest($6::text[]) AS payload
"""
_PRESENT = "SELECT table_id, viewer FROM presence WHERE process <> $1 AND table_id = ANY($2::text[])"
_log = logging.getLogger("claim.cluster")


class Membership:
    """The part of this process in the cluster. `others` is how many other processes there are."""

    tables: LiveTables  # set before `run`

    def __init__(self, process: str, listener: PostgresListener, events: Events) -> None:
        self.others = 0
        self._process = process
        self._listener = listener
        self._events = events
        self._steady_since = 0.0  # since when the database has answered every beat, so that the others could beat too
        self._last_beat = 0.0
        self._beaten_at: float | None = None  # the same by the database's clock
        self._swept_at = 0.0
        self._leaving = False
        self._shown: dict[str, frozenset[str]] = {}  # who is connected here, by table, as the database has it
        self._to_show: set[str] = set()  # tables where that may have changed here
        self._to_read: set[str] = set()  # tables where presence at other processes may have changed
        self._rechecked: dict[str, float] = {}  # tables, and until when
        self._sweep_now = False
        self._clocks: deque[tuple[float, float]] = deque(maxlen=_CLOCKS)  # how long asking took, and the difference
        self._clocks_differ = False
        self._wake = asyncio.Event()
        events.subscribe(ViewersChanged, lambda event: self._viewers_changed(event.table_id))

    def clock(self) -> float:
        """Return the database's time in seconds since 1970, on which all processes agree."""
        return time.time() + (min(self._clocks)[1] if self._clocks else 0.0)

    # --- being alive -------------------------------------------------------------------------------------------------

    async def opened(self) -> None:
        """Register this process on a connection that was just made. Raises StorageFailed."""
        first, now = self._last_beat == 0.0, time.monotonic()
        self._steady_since = now
        await self._listener.ask(_HOLD, self._process)
        up = await self._beat()
        if first and up > STEADY_SECONDS:  # the others had time to beat
            self._steady_since = float("-inf")
        self.read_presence_soon(self.tables.ids)
        self.sweep_soon()

    async def beat(self) -> None:
        """Record that this process is alive, and remove dead ones. Raises StorageFailed."""
        if self._leaving:
            await self._listener.ask("SELECT 1")
            return
        await self._beat()
        await self._recheck_tables()
        if time.monotonic() - self._swept_at > SWEEP_SECONDS:
            self.sweep_soon()
        elif self._to_show or self._to_read:
            self._wake.set()

    async def _beat(self) -> float:
        began = time.time()
        row = (await self._listener.ask(_BEAT, self._process, DEAD_SECONDS, GONE_SECONDS, OUTAGE_SECONDS))[0]
        self._measure(began, row["now"], time.time())
        now = time.monotonic()
        self._publish_outage(row, now - self._last_beat)
        if now - self._last_beat > DEAD_SECONDS / 2:  # perhaps the others could not beat either
            self._steady_since = now
        self._last_beat, self._beaten_at, self.others = now, row["now"], row["others"]
        if not row["known"] and not self._leaving:
            await self._register()
        if row["dead"] and now - self._steady_since > STEADY_SECONDS:
            _log.warning("another server is dead: its work is taken over")
            await self._listener.ask(_REAP, self._process, DEAD_SECONDS, GONE_SECONDS)
            self.sweep_soon()
        return float(row["up"])

    @property
    def beats(self) -> bool:
        """Whether the database has answered a beat just now."""
        return time.monotonic() - self._last_beat < OUTAGE_SECONDS

    def _publish_outage(self, row: Any, own_gap: float) -> None:  # noqa: ANN401  (of the database)
        """Publish that no process could beat for a while. `processes` is empty after a crash of the database."""
        before = self._beaten_at
        if row["begun"] is not None:
            self._events.publish(BeatsMissed(row["begun"], row["ended"]))
        elif row["empty"] and (before is None or row["now"] - before > OUTAGE_SECONDS):
            begun = None if before is None else _milliseconds(before)
            self._events.publish(BeatsMissed(begun, _milliseconds(row["now"])))
        elif own_gap > 0.9 * OUTAGE_SECONDS:  # another process may have noticed before; its clock may differ a little
            self._events.publish(OutagesChanged())

    async def _register(self) -> None:
        """Add this process's row, and show everything anew."""
        await self._listener.ask(_ENTER, self._process)
        self._shown.clear()
        self._to_show.update(one for one in self.tables.ids if self._viewers(one))
        self.sweep_soon()

    async def leave(self) -> None:
        """Tell the others that this process ends, so that they take over now."""
        self._leaving = True
        with suppress(StorageFailed, TimeoutError):  # they notice by themselves
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._listener.ask(_LEAVE, self._process)
                await self._listener.say(bus.texts(self._process, bus.GONE))

    async def say_gone(self) -> None:
        """Ask the others to look once more for bots that this process has left."""
        with suppress(StorageFailed, TimeoutError):  # they look a little later in any case
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._listener.say(bus.texts(self._process, bus.GONE))

    def sweep_soon(self) -> None:
        """Look for bots that no process plays, as when another one has left."""
        self._sweep_now = True
        self._wake.set()

    def _measure(self, began: float, there: float, ended: float) -> None:
        self._clocks.append((ended - began, there - (began + ended) / 2))
        off = min(self._clocks)[1]
        if (abs(off) > CLOCK_SECONDS) is not self._clocks_differ:
            self._clocks_differ = not self._clocks_differ
            _log.warning(
                "this machine's clock %s the database's, which is the one used (difference: %.1f s)",
                "differs from" if self._clocks_differ else "agrees again with",
                off,
            )

    # --- bots --------------------------------------------------------------------------------------------------------

    def recheck(self, table_id: str) -> None:
        """Find out whether this table's last fact was stored, and whether its bot has to play."""
        self._rechecked[table_id] = time.monotonic() + RECHECK_SECONDS

    async def _recheck_tables(self) -> None:
        if self._rechecked:
            table_ids, now = list(self._rechecked), time.monotonic()
            self._rechecked = {one: until for one, until in self._rechecked.items() if until > now}
            for table_id in table_ids:
                self.tables.reread_soon(table_id)
            for row in await self._listener.ask(f"{_OWN} AND id = ANY($2::text[])", self._process, table_ids):
                self._events.publish(BotAssigned(row["id"]))

    async def _sweep(self) -> None:
        """Take over the bots that no living process plays, and wake all that are this process's."""
        self._swept_at = time.monotonic()
        if not self._leaving:
            await self._listener.ask(_CLAIM, self._process)
            for row in await self._listener.ask(_OWN, self._process):
                self._events.publish(BotAssigned(row["id"]))

    # --- who is connected --------------------------------------------------------------------------------------------

    def _viewers_changed(self, table_id: str) -> None:
        """Tell the others soon who is connected to this table here."""
        self._to_show.add(table_id)
        self._wake.set()

    def read_presence_soon(self, table_ids: Iterable[str]) -> None:
        """Read soon who is connected to these tables at other processes."""
        self._to_read.update(one for one in table_ids if self.tables.find(one) is not None)
        if self._to_read:
            self._wake.set()

    async def _read_presence(self, table_ids: list[str]) -> None:
        for start in range(0, len(table_ids), _AT_ONCE):
            elsewhere: dict[str, set[Seat]] = {one: set() for one in table_ids[start : start + _AT_ONCE]}
            for row in await self._listener.ask(_PRESENT, self._process, list(elsewhere)):
                if row["viewer"] in _SEATS:
                    elsewhere[row["table_id"]].add(_SEATS[row["viewer"]])
            for table_id, seats in elsewhere.items():
                live = self.tables.find(table_id)
                if live is not None:
                    live.set_elsewhere(frozenset(seats))

    def _viewers(self, table_id: str) -> frozenset[str]:
        """Return who is connected to a table here."""
        live = self.tables.find(table_id)
        return frozenset() if live is None else frozenset([one.viewer.value for one in live.watchers])

    async def _show(self, table_ids: list[str]) -> None:
        for start in range(0, len(table_ids), _AT_ONCE):
            gone, come, some = [], [], table_ids[start : start + _AT_ONCE]
            here = {table_id: self._viewers(table_id) for table_id in some}
            for table_id, viewers in here.items():
                before = self._shown.get(table_id, frozenset())
                gone += [(table_id, one) for one in before - viewers]
                come += [(table_id, one) for one in viewers - before]
            changed = sorted({table_id for table_id, _ in (*gone, *come)})
            if changed and not self._leaving:
                texts = bus.texts(self._process, bus.PRESENCE, changed)
                await self._listener.ask(_SHOW, self._process, *_columns(gone), *_columns(come), texts)
            for table_id, viewers in here.items():
                self._shown.pop(table_id, None)
                if viewers:
                    self._shown[table_id] = viewers

    async def run(self) -> None:
        """Exchange with the others who is connected where, and take over bots, until cancelled."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            to_show, self._to_show = list(self._to_show), set()
            to_read, self._to_read = list(self._to_read), set()
            try:
                await self._show(to_show)
                await self._read_presence(to_read)
                if self._sweep_now:
                    self._sweep_now = False
                    await self._sweep()
            except StorageFailed:  # the next beat, or a new connection, tries again
                self._to_show.update(to_show)
                self._to_read.update(to_read)
            except Exception as error:  # keep going for the other tables
                _log.error("presence could not be exchanged with the other servers", exc_info=error)


def _milliseconds(seconds: float) -> int:
    return int(seconds * 1000)


def _columns(pairs: list[tuple[str, str]]) -> tuple[list[str], list[str]]:
    return [one for one, _ in pairs], [other for _, other in pairs]
