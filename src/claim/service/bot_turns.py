"""The bots at the tables: each plays while it is its turn, in a task of its own, and at fixed moments.

A forced reply needs no thought and a hard choice a lot of it. The time until a card comes would tell how free the
choice was, so it says nothing about the bot's hand (docs/decisions/0015-bots-play-at-fixed-moments.md).
"""

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable

from claim.bots.registry import HURRIED_SECONDS
from claim.cluster.live_tables import LiveTable, LiveTables
from claim.service.play import Changes, Turn
from claim.storage.errors import StorageFailed
from claim.tables.errors import BrokenLog, TableError
from claim.tables.events import BotAssigned, BotPlayed, BotToMove, Events, TakenBack
from claim.version import interpreted
from claim.workers.bot_workers import BotWorkers
from claim.workers.pool import NoAnswer

# Long enough for nearly every choice of every level: docs/figures.md has them.
BOT_SECONDS = HURRIED_SECONDS + 0.3 if interpreted() else 0.5
FIRST_PAUSE = 0.1  # seconds before a bot whose card could not be stored, or found, tries again; then twice as long
MOST_PAUSE = 30.0  # for a bot that finds no card
MOST_STORAGE_PAUSE = 1.0  # for a storage that fails, so that the bot plays soon after it is back
_log = logging.getLogger("claim.service")


def release(since: float, now: float, step: float) -> float:
    """Return when a card that is chosen `now` may be played: a whole number of steps, at least one, after `since`."""
    if step <= 0:
        return now
    return since + step * max(1, math.ceil((now - since) / step))


class BotTiming:
    """The moments at which bots play: multiples of `step` seconds after the fact before. With 0 they play at once."""

    def __init__(
        self,
        step: float = BOT_SECONDS,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self.step = step
        self.clock = clock
        self._sleep = sleep

    async def wait(self, since: float) -> float:
        """Wait until a card that is chosen now may be played, and return how long after `since` that is."""
        until = release(since, self.clock(), self.step)
        while (left := until - self.clock()) > 0:
            await self._sleep(left)
        return until - since


class BotTurns:
    """The bots that have a turn, which this process plays."""

    def __init__(
        self, live: LiveTables, changes: Changes, events: Events, workers: BotWorkers, timing: BotTiming
    ) -> None:
        self._live = live
        self._changes = changes
        self._events = events
        self._workers = workers
        self._timing = timing
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._closed = False
        events.subscribe(TakenBack, lambda event: self._stop(event.table_id))
        events.subscribe(BotToMove, self._begin)
        events.subscribe(BotAssigned, self._assigned)

    def _begin(self, turn: BotToMove) -> None:
        live = self._live.find(turn.table_id)
        if live is not None:
            live.owns_bot, live.stored_at = True, self._timing.clock()
            self.wake(turn.table_id)

    def _assigned(self, assigned: BotAssigned) -> None:
        live = self._live.find(assigned.table_id)
        if live is not None:
            live.owns_bot = True
        self.wake(assigned.table_id)

    def wake(self, table_id: str) -> None:
        """Let the bot at this table play while it is its turn."""
        plays = self._tasks.get(table_id)
        if (plays is None or plays.done()) and not self._closed:
            task = self._tasks[table_id] = asyncio.create_task(self._play(table_id), name=f"bot at {table_id}")
            task.add_done_callback(lambda done: self._done(table_id, done))

    def _stop(self, table_id: str) -> None:
        task = self._tasks.pop(table_id, None)
        if task is not None:
            task.cancel()

    def close(self) -> "set[asyncio.Task[None]]":
        """Wake no more bots, and return those that are being stopped."""
        self._closed = True
        for task in self._tasks.values():
            task.cancel()
        return set(self._tasks.values())

    def _done(self, table_id: str, task: "asyncio.Task[None]") -> None:
        if self._tasks.get(table_id) is task:  # and not one woken meanwhile
            del self._tasks[table_id]
        if not task.cancelled() and task.exception() is not None:
            _log.error("the bot at a table stopped", exc_info=task.exception())

    async def _play(self, table_id: str) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                with await self._live.get(table_id) as live:
                    await self._live.catch_up(live)
                    turn = Turn.of(live.table)
                    if turn is None or not live.owns_bot:
                        return
                    await self._move(live, turn)
                pause = FIRST_PAUSE
            except (StorageFailed, NoAnswer) as error:  # NoAnswer: of a bot that no other may stand in for
                await asyncio.sleep(pause)
                pause = min(2 * pause, MOST_STORAGE_PAUSE if isinstance(error, StorageFailed) else MOST_PAUSE)
            except (BrokenLog, TableError):  # its log is damaged, which is logged, or the table was deleted
                return

    async def _move(self, live: LiveTable, turn: Turn) -> None:
        table, seat = live.table, live.table.bot_seat
        if live.stored_at is None:
            live.stored_at = self._timing.clock()
        since = live.stored_at
        assert seat is not None
        assert table.game is not None
        bot = table.chairs[seat].bot
        assert bot is not None
        card, own = await self._workers.bot_card(
            bot, table.game.view(seat), table.move_seed, seat, turn.ply, table.daily is not None, live.owner
        )
        self._events.publish(BotPlayed(await self._timing.wait(since)))
        await self._changes.bot_plays(table.id, turn, card, own=own)
