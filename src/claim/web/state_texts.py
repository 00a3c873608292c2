"""What a viewer is shown, as the text for its socket. For spectators it is made once, however many they are."""

from collections import OrderedDict
from typing import Any, NamedTuple

from claim.game.cards import Seat
from claim.game.view import Viewer
from claim.service.tables import Tables
from claim.web.responses import encode

MOST_TABLES = 200  # whose last texts are kept
MOST_MOMENTS = 8  # from which spectators of one table may come at the same time


class StateText(NamedTuple):
    """A state message: its text, and what the sender must know of it."""

    text: str
    seq: int
    table: dict[str, Any]


class StateTexts:
    """Makes the texts. A table's are forgotten as soon as anything changes there."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._kept: OrderedDict[str, tuple[tuple[int, frozenset[Seat]], dict[int | None, StateText]]] = OrderedDict()

    async def to(self, table_id: str, viewer: Viewer, since: int | None) -> StateText:
        """What this viewer is told, who saw `since` last."""
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
        return StateText(encode(state.to_json()), state.seq, state.table)
