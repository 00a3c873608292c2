"""The bots at the tables: each plays while it is its turn, in a task of its own."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from claim.service.bot_timing import BotTiming
from claim.service.live_tables import BrokenLog, LiveTable, LiveTables
from claim.storage.errors import Conflict, StorageFailed
from claim.tables.errors import TableError
from claim.tables.facts import Fact, FactKind
from claim.tables.states import Json
from claim.tables.table import Table
from claim.workers.bot_workers import BotWorkers
from claim.workers.pool import NoAnswer

FIRST_PAUSE = 0.1  # seconds before a bot whose card could not be stored, or found, tries again; then twice as long
MOST_PAUSE = 30.0  # for a bot that finds no card
MOST_STORAGE_PAUSE = 1.0  # for a storage that fails: when it is back, nobody shall wait for the bot
_log = logging.getLogger("claim.service")


class Turn(NamedTuple):
    """A bot's turn. Two positions of one game may have the same number of plays, if some were taken back between."""

    ply: int
    takebacks: int

    @classmethod
    def of(cls, table: Table) -> "Turn | None":
        """Return the turn of the bot at this table; None where it has none now."""
        return cls(table.ply, table.takebacks) if table.bot_to_move else None

    @property
    def command(self) -> str:
        """The command of its play in the log, where each may be only once."""
        return f"bot:{self.ply}" + (f":{self.takebacks}" if self.takebacks else "")


Keep = Callable[[LiveTable, Turn, Fact], Awaitable[None]]
Refresh = Callable[[LiveTable], Awaitable[None]]  # reads what a stale table lacks, and finds out whose its bot is


class BotTurns:
    """The bots that have a turn, which this process plays. `keep` stores a bot's play if it is still that turn."""

    def __init__(self, live: LiveTables, workers: BotWorkers, timing: BotTiming, keep: Keep, refresh: Refresh) -> None:
        self.on_play: Callable[[float], object] = lambda _: None  # called with the seconds that a turn took
        self._live = live
        self._workers = workers
        self._timing = timing
        self._keep = keep
        self._refresh = refresh
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._closed = False

    def wake(self, table_id: str) -> None:
        """Let the bot at this table play while it is its turn."""
        plays = self._tasks.get(table_id)
        if (plays is None or plays.done()) and not self._closed:
            task = self._tasks[table_id] = asyncio.create_task(self._play(table_id), name=f"bot at {table_id}")
            task.add_done_callback(lambda done: self._done(table_id, done))

    def stop(self, table_id: str) -> None:
        """Let the bot at this table think no longer: the card that it would answer was taken back."""
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
                async with self._live.use(table_id) as live:
                    if live.stale:
                        await self._refresh(live)
                    while live.mine and (turn := Turn.of(live.table)) is not None:
                        await self._move(live, turn)
                        pause = FIRST_PAUSE
            except (StorageFailed, NoAnswer) as error:  # NoAnswer: of a bot for which no other may play
                await asyncio.sleep(pause)
                pause = min(2 * pause, MOST_STORAGE_PAUSE if isinstance(error, StorageFailed) else MOST_PAUSE)
            except Conflict:
                continue
            except (BrokenLog, TableError):  # its log is damaged, which is logged, or the table was deleted
                return
            else:
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
        self.on_play(await self._timing.wait(since))
        data: Json = {"seat": seat.value, "card": str(card)}
        await self._keep(live, turn, Fact(FactKind.PLAYED, data if own else {**data, "other": True}, turn.command))
