"""Group commit: one task writes for all tables. What is appended while a transaction runs goes into the next one.

A commit waits for the disk once, however many rows it holds. So a busy server makes few, large transactions, and an
idle one writes each append at once.
"""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from claim.game.errors import ClaimError
from claim.service import schema
from claim.service.facts import Fact

MOST_TOGETHER = 500  # appends per transaction
_log = logging.getLogger("claim.service.storage")


class StorageFailed(ClaimError):
    """The storage did not answer or could not store something: a full disk, a locked file, a lost connection."""

    texts: ClassVar = {
        "not_kept": "the server could not save this, so it did not happen: try again",
    }


class Conflict(ClaimError):
    """Another server appended to this log (or created this table) first: read it again."""


@dataclass(frozen=True)
class Append:
    """Fact number `seq` of a table's log, and what the table is after it. `creation` is set for a new table."""

    table_id: str
    seq: int
    fact: Fact
    status: str
    bot_to_move: bool
    changes: bool = True  # whether `status` or `bot_to_move` may differ from before
    kind: str = ""
    created: str = ""
    creation: str | None = None


class _Waiting:
    """Appends that belong together, and the future of the caller that waits for them."""

    __slots__ = ("appends", "done")

    def __init__(self, appends: Sequence[Append]) -> None:
        self.appends = appends
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Writer:
    """Gathers appends into transactions."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._waiting: list[_Waiting] = []
        self._more = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self.commits = 0
        self.appended = 0
        self.failures = 0

    async def append(self, appends: Sequence[Append]) -> None:
        """Store these, all or none. Raises StorageFailed, or Conflict where one of them is there already."""
        if self._closed:
            raise StorageFailed("not_kept")
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="claim storage writer")
        one = _Waiting(appends)
        self._waiting.append(one)
        self._more.set()
        # The caller may be cancelled (a client went away); the append still completes or fails.
        await asyncio.shield(one.done)

    async def close(self) -> None:
        """Write what is pending, and stop."""
        self._closed = True
        self._more.set()
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        while self._waiting or not self._closed:
            if not self._waiting:
                self._more.clear()
                await self._more.wait()
                continue
            batch, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
            try:
                await self._write(batch)
            except IntegrityError as error:
                await self._one_by_one(batch, error)
            except Exception as error:  # whatever it is, those who wait get it, and the next ones are served
                self._fail(batch, error)
            else:
                _resolve(batch)

    async def _one_by_one(self, batch: list[_Waiting], error: IntegrityError) -> None:
        """Write each append by itself: only those whose rows are there already are refused."""
        for one in batch:
            if len(batch) > 1:
                try:
                    await self._write([one])
                except IntegrityError as own:
                    error = own
                except Exception as own:  # as above
                    self._fail([one], own)
                    continue
                else:
                    _resolve([one])
                    continue
            if not one.done.done():
                refused = Conflict("not_kept")
                refused.__cause__ = error
                one.done.set_exception(refused)

    def _fail(self, batch: list[_Waiting], error: Exception) -> None:
        self.failures += 1
        _log.error("nothing kept of %d appends: %s", len(batch), type(error).__name__, exc_info=error)
        for one in batch:
            if not one.done.done():
                failure = StorageFailed("not_kept")
                failure.__cause__ = error
                one.done.set_exception(failure)

    async def _write(self, batch: list[_Waiting]) -> None:
        appends = [append for one in batch for append in one.appends]
        async with self.engine.begin() as connection:
            await insert(connection, appends)
        self.commits += 1
        self.appended += len(appends)


async def insert(connection: AsyncConnection, appends: Sequence[Append]) -> None:
    """Write these appends in the connection's transaction. Raises SQLAlchemyError."""
    new = [one for one in appends if one.seq == 1]
    if new:
        await connection.execute(
            schema.tables.insert(),
            [
                {
                    "id": one.table_id,
                    "creation": one.creation,
                    "created": one.created,
                    "kind": one.kind,
                    "status": one.status,
                    "bot_to_move": one.bot_to_move,
                }
                for one in new
            ],
        )
    await connection.execute(
        schema.log.insert(),
        [
            {
                "table_id": one.table_id,
                "seq": one.seq,
                "kind": one.fact.kind.value,
                "payload": one.fact.text,
                "command": one.fact.command,
                "at": one.fact.at,
            }
            for one in appends
        ],
    )
    # Update only the tables whose status may have changed.
    changed = {one.table_id: one for one in appends if one.seq > 1 and one.changes}
    if changed:
        await connection.execute(
            _CHANGE,
            [{"of": one.table_id, "to_status": one.status, "to_move": one.bot_to_move} for one in changed.values()],
        )


_CHANGE = (
    schema.tables.update()
    .where(schema.tables.c.id == sa.bindparam("of"))
    .values(status=sa.bindparam("to_status"), bot_to_move=sa.bindparam("to_move"))
)


def _resolve(batch: list[_Waiting]) -> None:
    for one in batch:
        if not one.done.done():
            one.done.set_result(None)
