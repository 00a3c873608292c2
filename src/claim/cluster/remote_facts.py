"""Applies what other servers store to the tables in memory, and reads only what is missing.

Each server announces its plays, and the length of the log after any other fact, in the transaction that stores them
(bus.py). A play that is the next fact of a table in memory is applied at once. Otherwise the missing facts are read,
for all tables that are behind in one query. After the connection was lost, all tables in memory are checked, so nothing
stays missed. docs/decisions/0032-one-postgresql-many-servers.md says why it is done this way.
"""

import asyncio
import logging
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

from claim.cluster.live_tables import LiveTable, LiveTables
from claim.cluster.postgres_listener import PostgresListener
from claim.storage import bus
from claim.storage.bus import Call
from claim.storage.errors import StorageFailed
from claim.tables.events import Changed, Events
from claim.tables.table import Fact, apply_stored

AT_ONCE = 1000  # tables looked up in one query
_FACT_FIELDS = ("kind", "payload", "command", "at", "ms")
AGAIN_SECONDS = 0.2  # before a query that failed is repeated
_MISSED = """
    SELECT log.table_id, log.seq, log.kind, log.payload, log.command, log.at, log.ms
    FROM unnest($1::text[], $2::int[]) AS known (table_id, seq)
    JOIN log ON log.table_id = known.table_id AND log.seq > known.seq
    ORDER BY log.table_id, log.seq
"""
_log = logging.getLogger("claim.cluster")


class RemoteFacts:
    """Keeps the tables in memory up to date. `counts` has the announcements heard and the facts applied."""

    tables: LiveTables  # set before `run`

    def __init__(self, listener: PostgresListener, events: Events) -> None:
        self.counts: Counter[str] = Counter()
        self._listener = listener
        self._events = events
        self._behind: set[str] = set()
        self._reported: dict[str, int] = {}  # the lengths of logs that grew while they were read for the first time
        self._wake = asyncio.Event()

    def heard_facts(self, call: Call) -> None:
        """Look up the tables in memory whose log another process has made longer."""
        self.counts["calls"] += 1
        for subject in call.subjects:
            table_id, _, number = subject.rpartition(":")
            if number.isdecimal() and self._lacks(table_id, int(number)):
                self._fetch_soon(table_id)

    def heard_plays(self, call: Call) -> None:
        """Apply plays of another process to the tables in memory."""
        self.counts["calls"] += 1
        for subject in call.subjects:
            played = bus.read_play(subject)
            lacks = 0 if played is None else self._lacks(played.table_id, played.seq)
            if played is not None and lacks == 1:
                self._apply(played.table_id, played.seq - 1, [played.fact])
            elif played is not None and lacks:
                self._fetch_soon(played.table_id)

    def loaded(self, live: LiveTable) -> None:
        """Look up a table that was just read, if its log grew meanwhile."""
        if self._reported.pop(live.table.id, 0) > live.table.seq:
            live.mark_stale()
            self._fetch_soon(live.table.id)

    def _lacks(self, table_id: str, seq: int) -> int:
        """Return how many facts a table in memory lacks if its log has `seq` of them."""
        live = self.tables.find(table_id)
        if live is not None:
            return max(0, seq - live.table.seq)
        if self.tables.is_loading(table_id):
            self._reported[table_id] = max(seq, self._reported.get(table_id, 0))
        return 0

    def _fetch_soon(self, table_id: str) -> None:
        self._behind.add(table_id)
        self._wake.set()

    def fetch_all_soon(self) -> None:
        """Read soon what the tables in memory lack."""
        self._behind.update(self.tables.ids)
        self._wake.set()

    async def fetch_missing(self, table_ids: Sequence[str]) -> None:
        """Read what those of these tables lack that are in memory, and apply it. Raises StorageFailed."""
        for start in range(0, len(table_ids), AT_ONCE):
            lives = [self.tables.find(table_id) for table_id in table_ids[start : start + AT_ONCE]]
            known = {live.table.id: live.table.seq for live in lives if live is not None}
            missed: defaultdict[str, list[Any]] = defaultdict(list)
            for row in await self._listener.ask(_MISSED, list(known), list(known.values())) if known else ():
                missed[row["table_id"]].append(row)
            for table_id, rows in missed.items():
                try:
                    facts = [Fact.read(*[row[name] for name in _FACT_FIELDS]) for row in rows]
                except Exception:  # damaged, or of a newer version: reading the whole log says which
                    self.tables.reread_soon(table_id)
                else:
                    self._apply(table_id, rows[0]["seq"] - 1, facts)

    def _apply(self, table_id: str, after: int, facts: Sequence[Fact]) -> None:
        """Apply to a table in memory what another server stored after fact number `after`."""
        live = self.tables.find(table_id)
        known = 0 if live is None else live.table.seq - after
        if live is None or known >= len(facts):
            return
        if known < 0 or live.lock.locked():  # a command under way may be storing a fact of the same number
            self.tables.reread_soon(table_id)
            return
        before, new = live.table, facts[known:]
        try:
            live.table = apply_stored(before, new)
        except Exception:  # damaged, or of a newer version: reading the whole log says which
            self.tables.reread_soon(table_id)
            return
        live.stored_at, live.owns_bot = None, False
        self.counts["facts"] += len(new)
        self._events.publish(Changed(before, live.table, new, stored_here=False))

    async def run(self) -> None:
        """Read what is missing, until cancelled."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            behind, self._behind = list(self._behind), set()
            try:
                await self.fetch_missing(behind)
            except StorageFailed:  # if the connection is lost, `opened` looks everything up; if not, try again
                self._behind.update(behind)
                self._wake.set()
                await asyncio.sleep(AGAIN_SECONDS)
            except Exception as error:  # keep serving the other tables
                _log.error("facts of another server could not be applied", exc_info=error)
