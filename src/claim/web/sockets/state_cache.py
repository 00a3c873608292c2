"""State messages as text. Spectators share theirs, however many there are."""

from collections import OrderedDict
from typing import NamedTuple

from claim.game.cards import Seat
from claim.game.view import Viewer, Visible
from claim.service.live_tables import LiveTables
from claim.service.watching import Watching
from claim.tables.facts import iso_time
from claim.tables.seats import Key
from claim.tables.states import StateMessage
from claim.web.wire import messages
from claim.web.wire.base import encode

MOST_TEXTS = 1000
Moment = tuple[int, frozenset[Seat]]  # a table's last fact and who is online: all that its public state depends on


class StateText(NamedTuple):
    """A state message: its text, and what the sender needs to know of it."""

    text: str
    seq: int
    moment: Moment
    next_table: str | None
    timed: bool

    def sent_at(self, seconds: float) -> str:
        """Return the text with the time, in seconds since 1970, which only clients of a table with a clock need."""
        return f'{{"now":"{iso_time(seconds)}",{self.text[1:]}' if self.timed else self.text


class StateCache:
    """Makes state messages, and keeps the latest of those for spectators."""

    def __init__(self, watching: Watching, live: LiveTables) -> None:
        self._watching = watching
        self._live = live
        self._texts: OrderedDict[tuple[str, int | None], StateText] = OrderedDict()  # by table and `since`

    async def state(self, table_id: str, viewer: Viewer, key: Key, since: int | None) -> StateText:
        """Return the message for this viewer, whose last `seq` is `since`. Raises as `Watching.state` does."""
        if viewer is not Viewer.SPECTATOR:
            return _text(await self._watching.state(table_id, key, since))
        with await self._live.current(table_id) as live:
            moment, kept = (live.table.seq, live.online), self._texts.get((table_id, since))
        if kept is None or kept.moment != moment:
            kept = self._texts[table_id, since] = _text(await self._watching.state(table_id, None, since))
            if len(self._texts) > MOST_TEXTS:
                self._texts.popitem(last=False)
        return kept


def _text(state: StateMessage[Visible]) -> StateText:
    table = state.table
    online = frozenset(seat for seat, one in table.seats.items() if one.online and one.bot is None)
    moment = (state.seq, online)
    return StateText(encode(messages.state(state)), state.seq, moment, table.rematch.table, table.clock is not None)
