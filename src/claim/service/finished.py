"""Finished games: their records, replays, verdicts and reviews.

Everything raises TableError where a game is not over or was never dealt, and where it is a run of a day's deal that is
still secret, unless this `player` has finished their own.
"""

from claim.daily.deals import DailyDeals
from claim.game.view import Viewer
from claim.records.record import Record
from claim.service.watching import Watching
from claim.tables import states
from claim.tables.states import Replay
from claim.workers.bot_workers import BotWorkers
from claim.workers.jobs import Verdict
from claim.workers.reviews import Reader, Reviews


class FinishedGames:
    """Shows finished games."""

    def __init__(self, watching: Watching, daily: DailyDeals, workers: BotWorkers, reviews: Reviews) -> None:
        self._watching = watching
        self._daily = daily
        self._workers = workers
        self._reviews = reviews

    async def record(self, table_id: str, player: str | None = None) -> Record:
        """Return the record of a finished game."""
        with await self._watching.current(table_id) as live:
            await self._daily.check_sees(live.table.daily, player)
            return states.record_of(live.table, secret=await self._daily.secret(live.table.daily))

    async def replay(self, table_id: str, viewer: Viewer, player: str | None = None) -> Replay:
        """Return a finished game moment by moment."""
        with await self._watching.current(table_id) as live:
            await self._daily.check_sees(live.table.daily, player)
            return states.replay_of(live.table, viewer, secret=await self._daily.secret(live.table.daily))

    async def verdicts(self, table_id: str, player: str | None = None) -> list[Verdict | None]:
        """Return what best play says of each play; None for those of phase one.

        Raises NoAnswer where solving takes too long.
        """
        return await self._workers.verdicts((await self.record(table_id, player)).game)

    async def review(self, table_id: str, player: str | None = None) -> Reader:
        """Return a reader of the review. Raises as `Reviews.open` does, too."""
        return self._reviews.open(table_id, await self.record(table_id, player))
