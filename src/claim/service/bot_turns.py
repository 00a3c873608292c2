"""The bots at the tables: each plays while it is its turn, in a task of its own."""

import asyncio
import logging
from typing import NamedTuple, Protocol

from claim.game.cards import Card
from claim.service.bot_timing import BotTiming
from claim.service.live_table import LiveTable
from claim.service.live_tables import BrokenLog, LiveTables
from claim.service.road import Road
from claim.storage.errors import StorageFailed
from claim.tables.errors import TableError
from claim.tables.events import BotAssigned, BotPlayed, Changed, Events
from claim.tables.facts import FactKind
from claim.tables.table import Table
from claim.workers.bot_workers import BotWorkers
from claim.workers.pool import NoAnswer

FIRST_PAUSE = 0.1  # seconds before a bot whose card could not be stored, or found, tries again; then twice as long
MOST_PAUSE = 30.0  # for a bot that finds no card
MOST_STORAGE_PAUSE = 1.0  # for a storage that fails, so that the bot plays soon after it is back
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


class BotTables(Protocol):
    """The tables at which the bots play."""

    events: Events
    live: LiveTables
    road: Road

    async def bot_plays(self, table_id: str, turn: Turn, card: Card, *, own: bool) -> None:
        """Store a bot's card, if it is still that turn."""


class BotTurns:
    """The bots that have a turn, which this process plays."""

    def __init__(self, tables: BotTables, workers: BotWorkers, timing: BotTiming) -> None:
        self._tables = tables
        self._workers = workers
        self._timing = timing
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._closed = False
        tables.events.subscribe(Changed, self._changed)
        tables.events.subscribe(BotAssigned, self._assigned)

    def _changed(self, changed: Changed) -> None:
        table = changed.after
        if any(fact.kind is FactKind.TAKEN_BACK for fact in changed.facts):
            self._stop(table.id)  # the card that it would answer was taken back
        if changed.stored_here and table.bot_to_move:
            self.wake(table.id)

    def _assigned(self, assigned: BotAssigned) -> None:
        self._tables.live.own_bot(assigned.table_id)
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
                with await self._tables.live.get(table_id) as live:
                    await self._tables.road.catch_up(live)
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
        self._tables.events.publish(BotPlayed(await self._timing.wait(since)))
        await self._tables.bot_plays(table.id, turn, card, own=own)
