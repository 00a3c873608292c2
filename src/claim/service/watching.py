"""What viewers are shown of tables: who may look, what they see, and which tables are listed."""

from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from claim.daily.deals import DailyDeals
from claim.game.cards import Seat
from claim.game.errors import quote
from claim.game.view import Viewer, Visible
from claim.service.live_table import LiveTable, Watcher
from claim.service.live_tables import BrokenLog, LiveTables
from claim.service.road import Road
from claim.storage.errors import StorageFailed
from claim.storage.storage import Storage
from claim.tables import states, tokens
from claim.tables.errors import TableError
from claim.tables.seats import Key, Keys, NextSeat, opens, seat_of
from claim.tables.states import StateMessage, TableState
from claim.tables.stored import DAILY, OPEN
from claim.tables.table import Status, TableKind

MOST_LISTED = 50
_VIEWERS = {seat: Viewer(seat) for seat in Seat}
LISTED = (Status.REVEALING, Status.PLAYING, Status.OVER)
UNLISTED = (TableKind.FRIEND.value, TableKind.SAME_SCREEN.value, DAILY, OPEN)  # whose id is for those who were given it


class UpToDate(Protocol):
    """What keeps the tables in memory as their logs say."""

    storage: Storage
    live: LiveTables
    daily: DailyDeals
    road: Road


class Watching:
    """Shows tables. All of it raises TableError, BrokenLog and StorageFailed as `LiveTables.get` does."""

    def __init__(self, tables: UpToDate) -> None:
        self._tables = tables

    async def current(self, table_id: str) -> LiveTable:
        """Return a table as its log says; while the storage does not answer, as it was last acknowledged.

        It is to be used with `with`, as that of `LiveTables.get`.
        """
        live = await self._tables.live.get(table_id)
        if live.stale:
            with suppress(StorageFailed):
                await self._tables.road.catch_up(live)
        return live

    async def viewer(self, table_id: str, key: Key) -> Viewer:
        """Return the seat that this key opens, or a spectator for None.

        Raises TableError for any other key, and for a spectator at a run of a day's deal that is still secret.
        """
        with await self.current(table_id) as live:
            return await self._viewer(live, key)

    async def opens(self, table_id: str, key: Key) -> bool:
        """Return whether this key opens a seat."""
        with await self.current(table_id) as live:
            return opens(live.table, key) or (await self._tables.road.was_behind(table_id) and opens(live.table, key))

    async def _viewer(self, live: LiveTable, key: Key) -> Viewer:
        if key is None:
            await self._tables.daily.check_sees(live.table.daily, None)
            return Viewer.SPECTATOR
        try:
            return _VIEWERS[seat_of(live.table, key)]
        except TableError:
            if not await self._tables.road.was_behind(live.table.id):
                raise
            return _VIEWERS[seat_of(live.table, key)]

    async def state(self, table_id: str, key: Key, since: int | None = None) -> StateMessage[Visible]:
        """Return what to send the viewer with this key, whose last `seq` is `since`. Raises as `viewer` does."""
        with await self.current(table_id) as live:
            viewer = await self._viewer(live, key)
            if since is not None and since > live.table.seq:  # another server has shown this viewer more
                with suppress(StorageFailed):
                    await self._tables.road.was_behind(table_id)
            secret = await self._tables.daily.secret(live.table.daily)
            return states.state_message(live.table, viewer, since, live.online, secret=secret)

    async def watch(
        self,
        table_id: str,
        viewer: Viewer,
        on_change: Callable[[], object],
        on_phrase: Callable[[Seat, str], object] | None = None,
    ) -> Watcher:
        """Call `on_change` whenever there is something new to show, and `on_phrase` with what the other seat says.

        A seat that watches is shown as online.
        """
        with await self._tables.live.get(table_id) as live:
            return Watcher(live, viewer, on_change, on_phrase)

    async def table(self, table_id: str) -> TableState:
        """Return a table's public state, as a spectator sees it."""
        with await self.current(table_id) as live:
            return states.table_state(live.table, Viewer.SPECTATOR, live.online)

    async def listing(self, status: str = Status.PLAYING.value, most: int = MOST_LISTED) -> list[TableState]:
        """Return the newest tables of this status that strangers may watch: against bots, and friends' that are listed.

        Waiting tables are not listed, because with the id anyone may take the seat meant for a friend. Nor are tables
        that were over before the deal: there is nothing to show. Raises TableError for any other status.
        """
        if status not in LISTED:
            raise TableError("bad_status", text=quote(status), known=", ".join(LISTED))
        found = []
        for table_id in await self._tables.storage.of_status(status, most, but=UNLISTED):
            try:
                found.append(await self.table(table_id))
            except StorageFailed:
                raise
            except (BrokenLog, TableError):  # the log mentions it, and a request for that table gets the error
                continue
            except Exception as error:  # whatever is wrong with one table, the others are listed
                self._tables.live.report(table_id, error)
        return [one for one in found if one.status == status]

    async def next_seat(self, table_id: str, key: Key) -> NextSeat | None:
        """Return this seat at the table of an accepted rematch, or None. Raises TableError for a key of no seat."""
        with await self.current(table_id) as live:
            seat, after, keys = seat_of(live.table, key), live.table.next_table, None
            if after is None:
                return None
            if isinstance(key, str):
                keys = Keys.derive(live.table, seat, tokens.next_stem(tokens.stem_of(key), table_id))
        if keys is not None and live.table.chairs[seat].account is not None:
            with suppress(TableError), await self.current(after) as following:  # or it was deleted
                if not opens(following.table, keys.token):  # the account offered the rematch, from another device
                    keys = None
        return NextSeat(after, seat, keys)
