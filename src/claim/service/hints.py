"""Hints, and warnings before a blunder."""

from collections.abc import Awaitable, Callable

from claim.game.cards import Card
from claim.game.view import View
from claim.reviews.hint import Hint
from claim.service.watching import Watching
from claim.tables.commands import Play
from claim.tables.seats import Key, seat_of
from claim.workers.bot_workers import BotWorkers


class Hints:
    """Gives hints to people whose table has them."""

    def __init__(self, count: Callable[[str, Key], Awaitable[View]], watching: Watching, workers: BotWorkers) -> None:
        """Call `count` before a hint is given: `Tables.count_hint`."""
        self._count = count
        self._watching = watching
        self._workers = workers

    async def hint(self, table_id: str, key: Key) -> Hint:
        """Return a hint for a person on their turn. It is counted before the answer is known.

        Raises as `Tables.count_hint` does, and NoAnswer where none is found in time.
        """
        return await self._workers.hint(await self._count(table_id, key))

    async def weigh(self, table_id: str, key: Key) -> None:
        """Find the hint that `warning` may need, without giving or counting it; nothing where there are no hints now.

        Raises TableError for a token of no seat, and NoAnswer where none is found in time.
        """
        with await self._watching.current(table_id) as live:
            table, seat = live.table, seat_of(live.table, key)
        if table.hints and table.turn is seat and table.game is not None and len(table.game.legal()) > 1:
            await self._workers.hint(table.game.view(seat))

    async def warning(self, table_id: str, key: Key, play: Play) -> Hint | None:
        """Return the hint that speaks against this play, counted like any other; None where nothing does.

        Only what `weigh` has begun can speak, so that no play is held up for long. Raises TableError for a key of no
        seat, and StorageFailed where it cannot be counted.
        """
        with await self._watching.current(table_id) as live:
            table, seat = live.table, seat_of(live.table, key)
        if not table.hints or table.turn is not seat or table.ply != play.ply or table.game is None:
            return None  # if it is to be refused, the command says why
        view, card = table.game.view(seat), play.card.upper()
        found = await self._workers.hint_at_hand(view) if card in view.legal else None
        if found is None or not found.gives_away(Card(card)):
            return None
        return found if await self._count(table_id, key) == view else None
