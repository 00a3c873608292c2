"""How a process hears of what others store on the same PostgreSQL, and reads only what it lacks.

Whoever appends tells the plays, and of other facts the tables and their last numbers, in the same transaction (bus.py).
A play that is the next one of a table in memory is applied to it; otherwise the facts after the table's last one are
read, of all tables that are behind together. After the line was lost, everything in memory is looked up so: what was
missed does not stay missed.
docs/decisions/0032-one-postgresql-many-servers.md says why it is done this way.
"""

import asyncio
import logging
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from claim.cluster.local_tables import LocalTables
from claim.cluster.postgres_listener import PostgresListener
from claim.storage import bus
from claim.storage.bus import Call
from claim.storage.errors import StorageFailed
from claim.tables.facts import Fact, FactKind

AT_ONCE = 1000  # tables looked up in one query
AGAIN_SECONDS = 0.2  # after the database has refused to say
_MISSED = """
    SELECT log.table_id, log.seq, log.kind, log.payload, log.command, log.at
    FROM unnest($1::text[], $2::int[]) AS known (table_id, seq)
    JOIN log ON log.table_id = known.table_id AND log.seq > known.seq
    ORDER BY log.table_id, log.seq
"""
_log = logging.getLogger("claim.cluster")


class RemoteFacts:
    """Keeps the tables in memory up with what others store. `counts` says how much was heard."""

    def __init__(self, listener: PostgresListener, live: LocalTables) -> None:
        self.counts: Counter[str] = Counter()
        self.on_taken_back: Callable[[str], object] = lambda _: None  # called with the table
        self._listener = listener
        self._live = live
        self._behind: set[str] = set()
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to read what is heard of."""
        self._task = asyncio.create_task(self._run(), name="claim hearing")

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def told(self, call: Call) -> None:
        """Note which tables in memory are behind what another process has stored."""
        self.counts["calls"] += 1
        for subject in call.subjects:
            table_id, _, number = subject.rpartition(":")
            if number.isdecimal() and self._live.lacks(table_id, int(number)):
                self._look_up_soon(table_id)

    def told_plays(self, call: Call) -> None:
        """Let the tables in memory go on with what was played at another process."""
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
        self._news.set()

    def doubt_all(self) -> None:
        """Look up soon what all tables in memory lack."""
        self._behind.update(self._live.ids)
        self._news.set()

    async def look_up(self, table_ids: Sequence[str]) -> None:
        """Read what these tables lack, if they are in memory, and tell their subscribers. Raises StorageFailed."""
        for start in range(0, len(table_ids), AT_ONCE):
            known = self._live.numbers(table_ids[start : start + AT_ONCE])
            found: defaultdict[str, list[Any]] = defaultdict(list)
            for row in await self._listener.ask(_MISSED, list(known), list(known.values())) if known else ():
                found[row["table_id"]].append(row)
            for table_id, rows in found.items():
                self._take(table_id, rows)

    def _take(self, table_id: str, rows: list[Any]) -> None:
        try:
            facts = [Fact.read(row["kind"], row["payload"], row["command"], row["at"]) for row in rows]
        except Exception:  # damaged, or of a newer version: reading the whole log says which
            self._live.doubt(table_id)
            return
        self.counts["facts"] += self._live.take(table_id, rows[0]["seq"] - 1, facts)
        if any(fact.kind is FactKind.TAKEN_BACK for fact in facts):
            self.on_taken_back(table_id)

    async def _run(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            behind, self._behind = list(self._behind), set()
            try:
                await self.look_up(behind)
            except StorageFailed:  # the line may be lost, and then everything is looked up; or only this was refused
                self._behind.update(behind)
                self._news.set()
                await asyncio.sleep(AGAIN_SECONDS)
            except Exception as error:  # the others are heard all the same
                _log.error("what was heard could not be followed", exc_info=error)
