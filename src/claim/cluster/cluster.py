"""One of several servers on a PostgreSQL database: how it learns what the others store, and they what it stores.

On SQLite there is only one: `SingleServer` has the same methods. docs/decisions/0032-one-postgresql-many-servers.md.
"""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from datetime import timedelta
from typing import Any

import sqlalchemy as sa

from claim.cluster.live_tables import LiveTable, LiveTables, OtherServers
from claim.cluster.membership import GONE, Membership
from claim.cluster.postgres_listener import PostgresListener
from claim.cluster.remote_facts import RemoteFacts
from claim.game.cards import Seat
from claim.storage import bus, schema
from claim.storage.bus import Call
from claim.storage.engines import cancelled
from claim.storage.errors import StorageFailed
from claim.storage.storage import Storage
from claim.tables.clock import Outage
from claim.tables.events import (
    BotAssigned,
    Events,
    NoticesPosted,
    OutagesChanged,
    PeopleChanged,
    RunsChanged,
    SeeksPaired,
)
from claim.tables.states import PHRASES
from claim.tables.table import Status, Table, milliseconds

TICK_LATE_SECONDS = 2.0  # without a tick, after which the process asks itself whether it was stopped
BEAT_SECONDS = 1.0
STALE_SECONDS = 3.0  # without a beat of this process, after which all tables in memory are stale
SILENT = timedelta(seconds=1.5)  # without a beat of another one, of which there is one per second
DEAD_SERVER = 5_000  # milliseconds from a server's last beat, for which its players are not charged


class SingleServer(OtherServers):
    """What `Cluster` is where there are no other servers."""

    stores_beats = False
    flag_delay = 0
    poll_seconds = 1.0
    others = 0

    def __init__(self, storage: Storage, events: Events, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.counts: Counter[str] = Counter()
        self._storage = storage
        self._events = events
        self._ticked: float | None = None

    async def start(self, _: LiveTables) -> None:
        """Begin: every bot is this server's."""
        for table_id in await self._storage.waiting_for_bots():
            self._events.publish(BotAssigned(table_id))

    async def leave(self) -> None:
        """Do nothing: no other server takes over."""

    async def close(self) -> None:
        """Do nothing."""

    @asynccontextmanager
    async def exclusive(self, _: str) -> AsyncIterator[bool]:
        """Take any lock."""
        yield True

    # --- tables ------------------------------------------------------------------------------------------------------

    def recheck(self, _: str) -> None:
        """Do nothing: the table's log is read before its next command."""

    async def say(self, live: LiveTable, seat: Seat, phrase: str) -> None:
        """Do nothing: everybody is connected here."""
        del live, seat, phrase

    # --- when nothing could be played --------------------------------------------------------------------------------

    @property
    def alive(self) -> bool:
        """Whether this process ran just now."""
        return self._ticked is not None and time.monotonic() - self._ticked < TICK_LATE_SECONDS

    def tick(self) -> None:
        """Note that this process runs."""
        self._ticked = time.monotonic()

    async def silence(self) -> tuple[int | None, int]:
        """Return since when no server may have been alive, in milliseconds, and the time. None: since one last was."""
        now = milliseconds(self.clock())
        begun = None if self._ticked is None else now - milliseconds(time.monotonic() - self._ticked)
        self.tick()
        return begun, now

    async def cut_off(self, table: Table, seats: Collection[Seat], now: float) -> list[Outage]:
        """Return when players of these seats were cut off with another server: never."""
        del table, seats, now
        return []


def cluster_of(storage: Storage, events: Events, clock: Callable[[], float]) -> "Cluster | SingleServer":
    """Return this server's cluster: several servers where they share a database, otherwise it alone."""
    return Cluster(storage, events, clock) if storage.shared else SingleServer(storage, events, clock)


class Cluster(OtherServers):
    """What this process knows of the other servers. It handles what the PostgreSQL listener reports."""

    single_process = False
    stores_beats = True  # in the database, from which outages follow without further notes
    flag_delay = 1_000  # milliseconds after which this server flags a player whose turn another server has stored
    poll_seconds = 15.0  # for what is announced, too

    def __init__(self, storage: Storage, events: Events, clock: Callable[[], float]) -> None:
        """Use the database's clock, on which all servers agree, instead of this machine's."""
        self.process = storage.process
        self.in_sync = True
        self.listener = PostgresListener(storage.engine, self)
        self.remote_facts = RemoteFacts(self.listener, events)
        self.membership = Membership(storage.process, self.listener, events)
        self.clock = self.membership.clock if clock is time.time else clock
        self.counts = self.remote_facts.counts
        self._storage = storage
        self._events = events
        self._beaten_at = time.monotonic()
        self._tasks: list[asyncio.Task[None]] = []
        self._left = False
        self._tables: LiveTables  # from `start` on

    @property
    def others(self) -> int:
        """How many other servers are alive."""
        return self.membership.others

    async def start(self, tables: LiveTables) -> None:
        """Begin to listen, and keep these tables up to date. Raises StorageFailed."""
        self._tables = self.remote_facts.tables = self.membership.tables = tables
        await self.listener.start()
        self._beaten_at = time.monotonic()
        self._tasks = [
            asyncio.create_task(self.remote_facts.run(), name="claim remote facts"),
            asyncio.create_task(self.membership.run(), name="claim membership"),
            asyncio.create_task(self._keep_beating(), name="claim cluster beat"),
        ]

    async def leave(self) -> None:
        """Let the other servers take over: from now on no client is connected here."""
        if not self._left:
            self._left = True
            await self.membership.leave()

    async def close(self) -> None:
        """Stop listening. All facts are stored by now, so the others are asked to look for them once more."""
        for task in self._tasks:
            await cancelled(task)
        await self.membership.say_gone()
        await self.listener.close()

    def exclusive(self, name: str) -> AbstractAsyncContextManager[bool]:
        """Take the named lock if no other server has it; yield whether it did. Raises StorageFailed."""
        return self.listener.exclusive(name)

    # --- tables ------------------------------------------------------------------------------------------------------

    def check_frozen(self) -> None:
        """Mark all tables as stale if this process was stopped for a while: others may have gone on."""
        if time.monotonic() - self._beaten_at > STALE_SECONDS:
            self._beaten_at = time.monotonic()
            self._mark_all_stale()
            self.remote_facts.fetch_all_soon()

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            self.check_frozen()
            self._beaten_at = time.monotonic()

    def _mark_all_stale(self) -> None:
        for table_id in self._tables.ids:
            live = self._tables.find(table_id)
            if live is not None:
                live.mark_stale()

    async def loaded(self, live: LiveTable) -> None:
        """Find out what other servers know of a table that was just read."""
        if not self.in_sync:
            live.mark_stale()
        self.remote_facts.loaded(live)
        with suppress(StorageFailed):  # read again once the database is heard from
            elsewhere = await self._storage.connected_elsewhere(live.table.id)
            if live.elsewhere is None:  # the membership may have read it later
                live.set_elsewhere(elsewhere)

    async def plays_bot(self, table_id: str) -> bool:
        """Return whether this server plays the bot at a table, which has to move. Raises StorageFailed."""
        tables = schema.tables.c
        query = sa.select(tables.id).where(tables.id == table_id, tables.bot_by == self.process)
        query = query.where(tables.status == Status.PLAYING.value, tables.bot_to_move.is_(True))
        return bool(await self._storage.rows(query))

    def recheck(self, table_id: str) -> None:
        """Find out whether this table's last fact was stored, and whether its bot has to play."""
        self.membership.recheck(table_id)

    async def say(self, live: LiveTable, seat: Seat, phrase: str) -> None:
        """Pass on what a seat says to the other one, if that is connected to another server. Raises StorageFailed."""
        if seat.other in (live.elsewhere or ()):
            text = f"{live.table.id}:{seat.value}:{phrase}"
            await self.listener.say(bus.texts(self.process, bus.SAID, [text]))

    # --- when nothing could be played --------------------------------------------------------------------------------

    @property
    def alive(self) -> bool:
        """Whether the database has answered a beat just now."""
        return self.membership.beats

    def tick(self) -> None:
        """Do nothing: the beats tell that this process runs."""

    async def silence(self) -> tuple[int | None, int]:
        """Return since when no server may have been alive, and the time, in milliseconds. Raises StorageFailed."""
        beat, now = sa.func.max(schema.processes.c.beat), sa.func.clock_timestamp()
        query: Any = sa.select(sa.extract("epoch", beat).label("beat"), sa.extract("epoch", now).label("now"))
        row = (await self._storage.rows(query))[0]
        if row.beat is None:  # the database has crashed: the next beat of this process tells since when
            raise StorageFailed("not_read")
        return int(row.beat * 1000), int(row.now * 1000)

    async def cut_off(self, table: Table, seats: Collection[Seat], now: float) -> list[Outage]:
        """Return when players of these seats were at another server that died, or does not beat.

        Raises StorageFailed.
        """
        clock = table.clock
        if clock is None or (clock.turn is not None and milliseconds(now) <= clock.free_until):
            return []  # nothing is charged yet
        presence, processes, dead = schema.table_viewers.c, schema.processes.c, schema.cut_off.c
        viewers = [seat.value for seat in seats]
        late = sa.or_(processes.beat < sa.func.clock_timestamp() - SILENT, sa.text(GONE))
        silent = sa.select(processes.id, processes.beat).where(presence.process == processes.id, late)
        silent = silent.where(processes.id != self.process)
        silent = silent.where(presence.table_id == table.id, presence.viewer.in_(viewers))
        reaped = sa.select(dead.process.label("id"), dead.beat)
        reaped = reaped.where(dead.table_id == table.id, dead.viewer.in_(viewers))
        rows = await self._storage.rows(silent.union(reaped))
        beats = [(row.id, int(row.beat.timestamp() * 1000)) for row in rows]
        return [Outage(f"{process}:{beat}", beat, beat + DEAD_SERVER) for process, beat in beats]

    # --- what the listener reports -----------------------------------------------------------------------------------

    async def opened(self) -> None:
        """Read what was missed while there was no connection. Raises StorageFailed."""
        await self.membership.opened()
        await self.remote_facts.fetch_missing(self._tables.ids)
        self.in_sync = True
        self.remote_facts.fetch_all_soon()  # once more, for tables that were loaded meanwhile
        self._events.publish(NoticesPosted())
        self._events.publish(RunsChanged())

    async def beat(self) -> None:
        """Tell the others that this process is alive. Raises StorageFailed."""
        await self.membership.beat()

    def lost(self) -> None:
        """Take nothing in memory for up to date until the connection is back."""
        self.in_sync = False
        self._mark_all_stale()

    def heard(self, call: Call) -> None:
        """Pass on what a process has announced. Notices come from `claim admin` too, so they have no sender."""
        if call.kind == bus.NOTICES:
            self._events.publish(NoticesPosted())
        elif call.sender != self.process:
            match call.kind:
                case bus.PLAYS:
                    self.remote_facts.heard_plays(call)
                case bus.FACTS:
                    self.remote_facts.heard_facts(call)
                case bus.PRESENCE:
                    self.membership.read_presence_soon(call.subjects)
                case bus.GONE:
                    self.membership.sweep_soon()
                case bus.SAID:
                    self._heard_phrases(call)
                case bus.OUTAGES:
                    self._events.publish(OutagesChanged())
                case bus.PAIRED:
                    self._events.publish(SeeksPaired(call.subjects))
                case bus.PEOPLE:
                    self._events.publish(PeopleChanged(call.subjects))
                case bus.RUNS:
                    self._events.publish(RunsChanged())

    def _heard_phrases(self, call: Call) -> None:
        for subject in call.subjects:
            table_id, seat, phrase = [*subject.split(":"), "", ""][:3]
            if seat in ("A", "B") and phrase in PHRASES:
                live = self._tables.find(table_id)
                if live is not None:
                    live.say(Seat(seat), phrase)
