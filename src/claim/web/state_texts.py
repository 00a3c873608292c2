"""State messages as text for sockets. Spectators share theirs, however many there are."""

from collections import OrderedDict
from typing import Any, NamedTuple

from claim.game.cards import Seat
from claim.game.view import Viewer
from claim.service.tables import Tables
from claim.web.responses import encode
from claim.web.wire import messages

MOST_TABLES = 200  # whose latest texts are cached
MOST_MOMENTS = 8  # values of `since` cached per table


class StateText(NamedTuple):
    """A state message: its text, and what the sender needs to know of it."""

    text: str
    seq: int
    table: dict[str, Any]


class StateTexts:
    """The cache. A table's texts are dropped as soon as anything changes there."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._kept: OrderedDict[str, tuple[tuple[int, frozenset[Seat]], dict[int | None, StateText]]] = OrderedDict()

    async def to(self, table_id: str, viewer: Viewer, since: int | None) -> StateText:
        """Return the message for this viewer, whose last `seq` is `since`. Raises as `Tables.state_for` does."""
        if viewer is not Viewer.SPECTATOR:
            return await self._make(table_id, viewer, since)
        async with self.tables.live.use(table_id) as live:
            now = (live.table.seq, live.online)
        kept = self._kept.get(table_id)
        if kept is None or kept[0] != now:
            kept = self._kept[table_id] = (now, {})
            if len(self._kept) > MOST_TABLES:
                self._kept.popitem(last=False)
        texts = kept[1]
        if since not in texts:
            made = await self._make(table_id, viewer, since)
            if len(texts) >= MOST_MOMENTS or made.seq != now[0]:
                return made
            texts[since] = made
        return texts[since]

    async def _make(self, table_id: str, viewer: Viewer, since: int | None) -> StateText:
        state = await self.tables.state_for(table_id, viewer, since)
        return StateText(encode(messages.state(state)), state.seq, state.table)
