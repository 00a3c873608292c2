"""Reviews of finished games: computed part by part in the worker processes, stored, and shared by all readers.

A stored part is not computed again. So a worker that dies, a server that ends or a reader who leaves costs at most the
part under way. A review without readers is not continued.
"""

import asyncio
import json
import logging
from collections import Counter
from collections.abc import AsyncIterator, Container
from typing import NamedTuple

import sqlalchemy as sa

from claim.records.record import Record
from claim.reviews.review import VERSION, Review
from claim.reviews.reviewing import Budget, Part, Step, put_together, steps
from claim.storage import schema
from claim.storage.engines import upsert
from claim.storage.errors import StorageFailed
from claim.storage.storage import Storage
from claim.tables.errors import TableError
from claim.workers.bot_workers import BotWorkers
from claim.workers.pool import NoAnswer

BUDGET = Budget()  # the same as in `claim review`, so that the numbers are the same
MOST_AT_ONCE = 100  # reviews under way
_log = logging.getLogger("claim.workers")


class Progress(NamedTuple):
    """A new part of a review, its number, how many there will be, and the review made of all parts so far."""

    part: Part
    done: int
    total: int
    review: Review


class Reviews:
    """All reviews of a server. `counts` has the parts that were computed, and those read from the storage."""

    def __init__(self, storage: Storage, workers: BotWorkers) -> None:
        self.counts: Counter[str] = Counter()
        self.storage = storage
        self.workers = workers
        # One part per process that may do leisure jobs, so that a hint waits for one part at most.
        self.turns = asyncio.Semaphore(max(1, workers.size - 1))
        self._under_way: dict[str, UnderWay] = {}
        self._closed = False

    def open(self, table_id: str, record: Record) -> "Reader":
        """Return a reader of this game's review. Readers at the same time share it.

        Raises TableError where nothing was played, and NoAnswer where too many reviews are under way.
        """
        if not record.game.plays:
            raise TableError("nothing_played", table=table_id)
        self._forget_ended()
        shared = self._under_way.get(table_id)
        if shared is None:
            if self._closed or len(self._under_way) >= MOST_AT_ONCE:
                raise NoAnswer("no_thought")
            shared = self._under_way[table_id] = UnderWay(self, table_id, record)
            shared.task.add_done_callback(lambda _: self._forget_ended())
        return Reader(shared)

    def _forget_ended(self) -> None:
        self._under_way = {name: one for name, one in self._under_way.items() if not one.task.done()}

    async def close(self) -> None:
        """Stop all reviews. Their readers get NoAnswer."""
        self._closed = True
        tasks = [shared.task for shared in self._under_way.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class UnderWay:
    """One game's review, for all its present readers."""

    def __init__(self, reviews: Reviews, table_id: str, record: Record) -> None:
        self.record = record
        self.steps = steps(record.game, BUDGET)
        self.parts: list[Part] = []
        self.readers = 0
        self.error: Exception | None = None
        self._reviews = reviews
        self._table_id = table_id
        self._news = asyncio.Event()
        self.task = asyncio.create_task(self._run(), name="claim review")

    @property
    def whole(self) -> bool:
        """Whether all parts are there."""
        return len(self.parts) == len(self.steps)

    async def has(self, count: int) -> bool:
        """Wait until this many parts are there; return False where there are fewer in all. Raises what stopped it."""
        while len(self.parts) < count and not self.whole:
            if self.task.done() or self.error is not None:
                raise self.error or NoAnswer("no_thought")
            news = self._news
            await news.wait()
        return len(self.parts) >= count

    def _tell(self) -> None:
        news, self._news = self._news, asyncio.Event()
        news.set()

    async def _run(self) -> None:
        try:
            stored = await self._stored()
            for number, step in enumerate(self.steps):
                if not self.readers:
                    break
                if number and number not in stored and self._reviews.storage.shared:
                    stored |= await self._stored(number, stored)  # another server may review the same game
                self.parts.append(stored.get(number) or await self._compute(number, step))
                self._tell()
        except asyncio.CancelledError:
            self.error = NoAnswer("no_thought")
        except Exception as error:  # of any kind: the readers get it
            self.error = error
        finally:
            self._tell()

    async def _stored(self, first: int = 0, known: Container[int] = ()) -> dict[int, Part]:
        """Return the stored parts from number `first` on, except the `known` ones and those that cannot be read."""
        parts: dict[int, Part] = {}
        reviews = schema.reviews.c
        query = sa.select(reviews.part, reviews.payload).where(reviews.table_id == self._table_id)
        query = query.where(reviews.version == VERSION, reviews.part >= first)
        try:
            rows = await self._reviews.storage.rows(query)
        except StorageFailed:
            return parts
        for number, text in rows:
            if number in known:
                continue
            try:
                part = Part.from_json(json.loads(text))
            except Exception as error:  # a damaged text may raise anything
                _log.warning("part %d of the review of %s is damaged: %r", number, self._table_id, error)
                continue
            if number < len(self.steps) and _answers(part, self.steps[number]):
                parts[number] = part
        self._reviews.counts["read"] += len(parts)
        return parts

    async def _compute(self, number: int, step: Step) -> Part:
        """Compute a part and store it. If the storage fails, it will be computed again another time."""
        async with self._reviews.turns:
            part = await self._reviews.workers.review_part(self.record.game, step, BUDGET)
        self._reviews.counts["computed"] += 1
        try:
            await self._store(number, json.dumps(part.to_json(), separators=(",", ":")))
        except StorageFailed as error:
            _log.warning("a part of a review is not stored: %s", type(error.__cause__).__name__)
        return part

    async def _store(self, number: int, text: str) -> None:
        """Store a part. It replaces the same part, and all parts that older versions computed."""
        reviews, row = schema.reviews, {"table_id": self._table_id, "version": VERSION, "part": number, "payload": text}
        older = sa.and_(reviews.c.table_id == self._table_id, reviews.c.version < VERSION)
        async with self._reviews.storage.transaction() as connection:
            await connection.execute(reviews.delete().where(older))
            await connection.execute(upsert(connection, reviews, row))  # another server may have computed it too


class Reader:
    """A reader of a review, part by part, until it is whole. Close it at the end."""

    def __init__(self, shared: UnderWay) -> None:
        self._shared = shared
        self._open = True
        shared.readers += 1

    @property
    def total(self) -> int:
        """How many parts the review has."""
        return len(self._shared.steps)

    def close(self) -> None:
        """Stop reading."""
        if self._open:
            self._open = False
            self._shared.readers -= 1

    async def parts(self) -> AsyncIterator[Progress]:
        """Yield the parts as they come. Raises NoAnswer where one is not found in time; those before it stay stored."""
        shared, done = self._shared, 0
        try:
            while await shared.has(done + 1):
                done += 1
                so_far = put_together(shared.record, shared.parts[:done], BUDGET)
                yield Progress(shared.parts[done - 1], done, self.total, so_far)
        finally:
            self.close()


def _answers(part: Part, step: Step) -> bool:
    """Return whether a stored part belongs to this step."""
    return tuple(play.number for play in part.plays) == step.plays and (part.score is None) == (step.deal is None)
