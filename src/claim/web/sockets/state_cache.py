"""State messages as text for sockets. Spectators share theirs, however many there are."""

from collections import OrderedDict
from typing import NamedTuple

from claim.game.cards import Seat
from claim.game.view import Viewer
from claim.service.live_tables import LiveTable
from claim.service.tables import Tables
from claim.tables import states
from claim.web.wire.state_text import dumped, state_text

MOST_TABLES = 200  # whose latest texts are cached
MOST_MOMENTS = 8  # values of `since` cached per table
MOST_STANDING = 5000  # tables whose standing part is cached: a kilobyte each
Moment = tuple[int, frozenset[Seat]]  # a table's last fact and who is online: all that its public state depends on


class StateText(NamedTuple):
    """A state message: its text, and what the sender needs to know of it."""

    text: str
    seq: int
    moment: Moment
    next_table: str | None


class StateTexts:
    """The cache. A table's texts are dropped as soon as anything changes there."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._kept: OrderedDict[str, tuple[Moment, dict[int | None, StateText]]] = OrderedDict()
        self._standing: OrderedDict[str, tuple[Moment, str]] = OrderedDict()

    async def to(self, table_id: str, viewer: Viewer, since: int | None, token: str | None = None) -> StateText:
        """Return the message for this viewer, whose last `seq` is `since`.

        Raises as `Tables.viewer` does, where the token opens that seat no longer.
        """
        return await self.tables.show(table_id, viewer, token, since, lambda live: self._to(live, viewer, since))

    def at_hand(self, table_id: str, viewer: Viewer, since: int | None, hashed: str | None) -> StateText | None:
        """Return the same for a viewer whose token has this hash, without waiting; None where `to` is needed."""
        live = self.tables.at_hand(table_id, viewer.seat, hashed, since)
        return None if live is None else self._to(live, viewer, since)

    def _to(self, live: LiveTable, viewer: Viewer, since: int | None) -> StateText:
        if viewer is not Viewer.SPECTATOR:
            return self._make(live, viewer, since)
        table_id, now = live.table.id, (live.table.seq, live.online)
        kept = self._kept.get(table_id)
        if kept is None or kept[0] != now:
            kept = self._kept[table_id] = (now, {})
            if len(self._kept) > MOST_TABLES:
                self._kept.popitem(last=False)
        texts = kept[1]
        if since not in texts:
            made = self._make(live, viewer, since)
            if len(texts) >= MOST_MOMENTS:
                return made
            texts[since] = made
        return texts[since]

    def _make(self, live: LiveTable, viewer: Viewer, since: int | None) -> StateText:
        table, online = live.table, live.online
        secret = self.tables.daily.secret(table.daily)
        text = state_text(table, viewer, since, self._standing_text(live, online), secret=secret)
        return StateText(text, table.seq, (table.seq, online), table.next_table)

    def _standing_text(self, live: LiveTable, online: frozenset[Seat]) -> str:
        table = live.table
        now, kept = (table.standing_since, online), self._standing.get(table.id)
        if kept is None or kept[0] != now:
            kept = self._standing[table.id] = (now, dumped(states.standing(table, online)))
            if len(self._standing) > MOST_STANDING:
                self._standing.popitem(last=False)
        return kept[1]
