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

from claim.cluster.local_tables import LocalTables
from claim.cluster.postgres_listener import PostgresListener
from claim.storage import bus
from claim.storage.bus import Call
from claim.storage.engines import cancelled
from claim.storage.errors import StorageFailed
from claim.tables.events import Events, Thawed
from claim.tables.facts import Fact

AT_ONCE = 1000  # tables looked up in one query
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

    def __init__(self, listener: PostgresListener, live: LocalTables, events: Events) -> None:
        self.counts: Counter[str] = Counter()
        self._listener = listener
        self._live = live
        self._behind: set[str] = set()
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        events.subscribe(Thawed, lambda _: self.look_up_all())

    def start(self) -> None:
        """Begin to read what is missing."""
        self._task = asyncio.create_task(self._run(), name="claim remote facts")

    async def close(self) -> None:
        """Stop."""
        await cancelled(self._task)

    def heard_facts(self, call: Call) -> None:
        """Look up the tables in memory whose log another process has made longer."""
        self.counts["calls"] += 1
        for subject in call.subjects:
            table_id, _, number = subject.rpartition(":")
            if number.isdecimal() and self._live.lacks(table_id, int(number)):
                self._look_up_soon(table_id)

    def heard_plays(self, call: Call) -> None:
        """Apply plays of another process to the tables in memory."""
        self.counts["calls"] += 1
        for subject in call.subjects:
            played = bus.read_play(subject)
            lacks = 0 if played is None else self._live.lacks(played.table_id, played.seq)
            if played is not None and lacks == 1:
                self.counts["facts"] += self._live.take(played.table_id, played.seq - 1, [played.fact])
            elif played is not None and lacks:
                self._look_up_soon(played.table_id)

    def _look_up_soon(self, table_id: str) -> None:
        self._behind.add(table_id)
        self._wake.set()

    def look_up_all(self) -> None:
        """Read soon what the tables in memory lack."""
        self._behind.update(self._live.ids)
        self._wake.set()

    async def look_up(self, table_ids: Sequence[str]) -> None:
        """Read what those of these tables lack that are in memory, and apply it. Raises StorageFailed."""
        for start in range(0, len(table_ids), AT_ONCE):
            known = self._live.numbers(table_ids[start : start + AT_ONCE])
            found: defaultdict[str, list[Any]] = defaultdict(list)
            for row in await self._listener.ask(_MISSED, list(known), list(known.values())) if known else ():
                found[row["table_id"]].append(row)
            for table_id, rows in found.items():
                self._take(table_id, rows)

    def _take(self, table_id: str, rows: list[Any]) -> None:
        try:
            facts = [Fact.read(*[row[name] for name in ("kind", "payload", "command", "at", "ms")]) for row in rows]
        except Exception:  # damaged, or of a newer version: reading the whole log says which
            self._live.doubt(table_id)
        else:
            self.counts["facts"] += self._live.take(table_id, rows[0]["seq"] - 1, facts)

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            behind, self._behind = list(self._behind), set()
            try:
                await self.look_up(behind)
            except StorageFailed:  # if the connection is lost, `opened` looks everything up; if not, try again
                self._behind.update(behind)
                self._wake.set()
                await asyncio.sleep(AGAIN_SECONDS)
            except Exception as error:  # keep serving the other tables
                _log.error("facts of another server could not be applied", exc_info=error)
