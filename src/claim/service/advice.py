"""Advice: hints and warnings while a game goes on; records, replays, verdicts and reviews of one that is over.

What is of a finished game raises TableError where the game is not over or was never dealt, and where it is a run of a
day's deal that is still secret, unless this `player` has finished their own.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from claim.cluster.live_tables import LiveTables
from claim.daily.deals import DailyDeals
from claim.game.cards import Card
from claim.game.game import Game
from claim.game.view import Viewer
from claim.records.record import Record
from claim.reviews.hint import Hint
from claim.service.play import Changes
from claim.studies.study import Study
from claim.studies.worth import Worth
from claim.tables import states
from claim.tables.commands import Play
from claim.tables.states import Replay
from claim.tables.tokens import Key, seat_of
from claim.workers.bot_workers import BotWorkers
from claim.workers.jobs import Verdict
from claim.workers.reviews import Reader, Reviews


class Advice:
    """Gives hints to people whose table has them, and shows finished games."""

    def __init__(
        self, live: LiveTables, changes: Changes, daily: DailyDeals, workers: BotWorkers, reviews: Reviews
    ) -> None:
        self._live = live
        self._changes = changes
        self._daily = daily
        self._workers = workers
        self._reviews = reviews

    # --- while a game goes on ----------------------------------------------------------------------------------------

    async def hint(self, table_id: str, key: Key) -> Hint:
        """Return a hint for a person on their turn. It is counted before the answer is known.

        Raises as `Changes.count_hint` does, and NoAnswer where none is found in time.
        """
        return await self._workers.hint(await self._changes.count_hint(table_id, key))

    async def weigh(self, table_id: str, key: Key) -> None:
        """Find the hint that `warning` may need, without giving or counting it; nothing where there are no hints now.

        Raises TableError for a token of no seat, and NoAnswer where none is found in time.
        """
        with await self._live.current(table_id) as live:
            table, seat = live.table, seat_of(live.table, key)
        if table.hints and table.turn is seat and table.game is not None and len(table.game.legal()) > 1:
            await self._workers.hint(table.game.view(seat))

    async def warning(self, table_id: str, key: Key, play: Play) -> Hint | None:
        """Return the hint that speaks against this play, counted like any other; None where nothing does.

        Only what `weigh` has begun can speak, so that no play is held up for long. Raises TableError for a key of no
        seat, and StorageFailed where it cannot be counted.
        """
        with await self._live.current(table_id) as live:
            table, seat = live.table, seat_of(live.table, key)
        if not table.hints or table.turn is not seat or table.ply != play.ply or table.game is None:
            return None  # if it is to be refused, the command says why
        view, card = table.game.view(seat), play.card.upper()
        hint = await self._workers.hint_at_hand(view) if card in view.legal else None
        if hint is None or not hint.gives_away(Card(card)):
            return None
        return hint if await self._changes.count_hint(table_id, key) == view else None

    # --- once it is over ---------------------------------------------------------------------------------------------

    async def record(self, table_id: str, player: str | None = None) -> Record:
        """Return the record of a finished game."""
        with await self._live.current(table_id) as live:
            await self._daily.check_sees(live.table.daily, player)
            return states.record_of(live.table, secret=await self._daily.secret(live.table.daily))

    async def replay(self, table_id: str, viewer: Viewer, player: str | None = None) -> Replay:
        """Return a finished game moment by moment."""
        with await self._live.current(table_id) as live:
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


LONG = 2000  # characters that are read and written in a thread: the largest study takes 30 milliseconds


@dataclass(frozen=True)
class Explored:
    """The text of a study, and the moments from its start to where some plays lead."""

    study: str
    moments: tuple[Game, ...]

    @property
    def game(self) -> Game:
        """The moment after all plays."""
        return self.moments[-1]


async def explore(start: str, plays: Sequence[str]) -> Explored:
    """Read a position, a study or a record, and play these cards from its start. Raises as `Study.read` does."""
    return await asyncio.to_thread(_explore, start, plays) if len(start) > LONG else _explore(start, plays)


def _explore(start: str, plays: Sequence[str]) -> Explored:
    study = Study.read(start)
    return Explored(study.text(), study.game(plays).moments())


async def worth_there(workers: BotWorkers, game: Game, *, open_cards: bool) -> Worth:
    """Return what each card is worth that may be played now. Raises NoAnswer where none is found in time."""
    if game.turn is None:
        return Worth(exact=True, cards=())
    return await workers.worth(game, open_cards=open_cards)
