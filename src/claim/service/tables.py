"""The tables of one server: builds what they consist of, starts it and stops it."""

import asyncio
import time
from collections.abc import Callable

from claim.accounts.accounts import Accounts
from claim.cluster.cluster import cluster_of
from claim.cluster.live_tables import LiveTables
from claim.cluster.outages import Outages
from claim.daily.deals import DailyDeals
from claim.friends.friends import Friends
from claim.pairing.lobby import Lobby
from claim.pairing.seeks import StoredSeeks
from claim.service.account_deletion import delete_account
from claim.service.admin_events import AdminEventPoller
from claim.service.advice import Advice
from claim.service.bot_turns import BotTiming, BotTurns
from claim.service.clocks import Clocks
from claim.service.play import Changes
from claim.service.retention import Retention
from claim.service.seating import Seating
from claim.service.watching import Watching
from claim.storage.storage import Storage
from claim.tables.events import Events
from claim.tables.names import Names
from claim.tables.table import AWAY_SECONDS
from claim.workers.bot_workers import BotWorkers
from claim.workers.reviews import Reviews

CLOSE_SECONDS = 3.0  # for what is being stored


class Tables:
    """All tables. Call `start` before anything else and `close` at the end.

    `changes` is how they change, `seating` how people get a seat, `watching` what is shown of them.
    """

    def __init__(
        self,
        storage: Storage,
        workers: BotWorkers,
        *,
        idle_seconds: float = 600.0,
        clock: Callable[[], float] = time.time,
        bot_timing: BotTiming | None = None,
        names: Names | None = None,
        keep_seconds: float | None = None,
        away_seconds: int = AWAY_SECONDS,
    ) -> None:
        """Drop tables from memory after `idle_seconds` without use. `clock` gives the time of facts.

        `names` are those that people may have. Tables at which nothing happened for `keep_seconds` are deleted; None
        keeps them for ever. At a new table, a player who has waited `away_seconds` for the other's play may close it.
        """
        self.storage, self.workers, self.away_seconds = storage, workers, away_seconds
        self.events = events = Events()
        self.cluster = cluster = cluster_of(storage, events, clock)
        clock, exclusive = cluster.clock, cluster.exclusive
        self.live = live = LiveTables(storage, cluster, events, idle_seconds)
        self.outages = Outages(storage, cluster)
        self.changes = changes = Changes(storage, live, cluster, self.outages, events)
        self.bots = BotTurns(live, changes, events, workers, bot_timing or BotTiming())
        self.clocks = Clocks(changes, storage, cluster, self.outages, events)
        self.admin_events = AdminEventPoller(storage, live, cluster, events)
        self.names = names or Names()
        self.accounts = Accounts(storage, self.names, clock)
        self.retention = Retention(storage, self.accounts, live, events, keep_seconds, clock, exclusive)
        self.reviews = Reviews(storage, workers)
        self.daily = DailyDeals(storage, workers, self.reviews, clock, live.record_of_run, events, exclusive)
        self.watching = Watching(storage, live, self.daily, cluster)
        self.advice = Advice(live, changes, self.daily, workers, self.reviews)
        self.friends = Friends(storage, events, clock, live, changes)
        self.seating = Seating(
            storage,
            live,
            changes,
            self.advice,
            self.daily,
            self.friends,
            self.accounts,
            self.names,
            events,
            away_seconds,
        )
        seeks = StoredSeeks(storage, away_seconds)
        self.lobby = Lobby(seeks, self.friends, live, changes, self.outages, self.names, events, clock)

    async def start(self) -> None:
        """Start the bots' workers, and wake the tables where a bot has to play. Raises StorageFailed."""
        await self.workers.start()
        await self.cluster.start(self.live)
        self.live.start()
        await self.admin_events.start()
        await self.clocks.start()
        await self.lobby.start(single_process=self.cluster.single_process)
        self.retention.start()
        self.daily.work.start()

    async def leave(self) -> None:
        """Let the other servers take over, if there are any: from now on no bot plays here, and no one is connected."""
        if not self.cluster.single_process:
            self.bots.close()
        await self.cluster.leave()

    async def close(self) -> None:
        """Stop everything that runs, within a few seconds. What was acknowledged is stored."""
        await self.leave()
        await self.lobby.close()
        await self.daily.work.close()
        await self.reviews.close()
        await self.admin_events.close()
        await self.retention.close()
        await self.clocks.close()
        stopping = {*self.bots.close(), *self.changes.in_flight}  # bots before their workers, so that none is replaced
        if stopping:
            await asyncio.wait(stopping, timeout=CLOSE_SECONDS)
        await self.live.close()
        await self.storage.writer.close()
        await self.cluster.close()
        await self.storage.close()
        await self.workers.close()

    async def delete_account(self, account: str) -> None:
        """Delete an account, and let what its seats have become be seen at once. Raises StorageFailed."""
        await self.changes.finish(delete_account(self.storage, account, self.cluster.clock()))
        await self.admin_events.poll()
