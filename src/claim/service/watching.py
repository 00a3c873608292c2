"""What viewers are shown of tables: who may look, what they see and hear, and which tables are listed."""

from collections.abc import Callable
from contextlib import suppress

import sqlalchemy as sa

from claim.cluster.cluster import Cluster, SingleServer
from claim.cluster.live_tables import LiveTable, LiveTables, Watcher
from claim.daily.deals import DailyDeals
from claim.friends.stored_friends import StoredFriends
from claim.game.cards import Seat
from claim.game.errors import quote
from claim.game.view import Viewer, Visible
from claim.records.ending import EndingKind
from claim.storage import schema
from claim.storage.errors import StorageFailed
from claim.storage.storage import Storage
from claim.tables import states, tokens
from claim.tables.errors import BrokenLog, TableError
from claim.tables.states import NextTable, StateMessage, TableState
from claim.tables.stored import DAILY, OPEN
from claim.tables.table import Status, TableKind
from claim.tables.tokens import Key, Keys, opens, seat_of

MOST_LISTED = 50
LATELY = 3600  # seconds
_VIEWERS = {seat: Viewer(seat) for seat in Seat}
LISTED = (Status.REVEALING, Status.PLAYING, Status.OVER)
UNLISTED = (TableKind.FRIEND.value, TableKind.SAME_SCREEN.value, DAILY, OPEN)  # whose id is for those who were invited


class Watching:
    """Shows tables. All of it raises TableError, BrokenLog and StorageFailed as `LiveTables.get` does."""

    def __init__(
        self,
        storage: Storage,
        live: LiveTables,
        daily: DailyDeals,
        cluster: Cluster | SingleServer,
    ) -> None:
        self._storage = storage
        self._live = live
        self._daily = daily
        self._cluster = cluster
        self._friends = StoredFriends(storage)

    async def viewer(self, table_id: str, key: Key) -> Viewer:
        """Return the seat that this key opens, or a spectator for None.

        Raises TableError for any other key, and for a spectator at a run of a day's deal that is still secret.
        """
        with await self._live.current(table_id) as live:
            return await self._viewer(live, key)

    async def opens(self, table_id: str, key: Key) -> bool:
        """Return whether this key opens a seat."""
        with await self._live.current(table_id) as live:
            return opens(live.table, key) or (await self._live.was_behind(table_id) and opens(live.table, key))

    async def _viewer(self, live: LiveTable, key: Key) -> Viewer:
        if key is None:
            await self._daily.check_sees(live.table.daily, None)
            return Viewer.SPECTATOR
        try:
            return _VIEWERS[seat_of(live.table, key)]
        except TableError:
            if not await self._live.was_behind(live.table.id):
                raise
            return _VIEWERS[seat_of(live.table, key)]

    async def state(self, table_id: str, key: Key, since: int | None = None) -> StateMessage[Visible]:
        """Return what to send the viewer with this key, whose last `seq` is `since`. Raises as `viewer` does."""
        with await self._live.current(table_id) as live:
            viewer = await self._viewer(live, key)
            if since is not None and since > live.table.seq:  # another server has shown this viewer more
                with suppress(StorageFailed):
                    await self._live.was_behind(table_id)
            secret = live.table.daily is not None and await self._daily.secret(live.table.daily)
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
        with await self._live.get(table_id) as live:
            return Watcher(live, viewer, on_change, on_phrase)

    async def listing(self, status: str = Status.PLAYING.value, most: int = MOST_LISTED) -> list[TableState]:
        """Return the newest tables of this status that strangers may watch: against bots, and friends' that are listed.

        Waiting tables are not listed, because with the id anyone may take the seat meant for a friend. Nor are tables
        that were over before the deal: there is nothing to show. Raises TableError for any other status.
        """
        if status not in LISTED:
            raise TableError("bad_status", text=quote(status), known=", ".join(LISTED))
        listed = []
        for table_id in await self._storage.of_status(status, most, but=UNLISTED):
            try:
                listed.append(await self._live.public_state(table_id))
            except StorageFailed:
                raise
            except (BrokenLog, TableError):  # the log mentions it, and a request for that table gets the error
                continue
            except Exception as error:  # whatever is wrong with one table, the others are listed
                self._live.report(table_id, error)
        return [one for one in listed if one.status == status]

    async def next_seat(self, table_id: str, key: Key) -> NextTable | None:
        """Return this seat at the table of an accepted rematch, or None. Raises TableError for a key of no seat."""
        with await self._live.current(table_id) as live:
            seat, after, keys = seat_of(live.table, key), live.table.next_table, None
            if after is None:
                return None
            if isinstance(key, str):
                keys = Keys.derive(live.table, seat, tokens.next_stem(tokens.stem_of(key), table_id))
        if keys is not None and live.table.chairs[seat].account is not None:
            with suppress(TableError), await self._live.current(after) as following:  # or it was deleted
                if not opens(following.table, keys.token):  # the account offered the rematch, from another device
                    keys = None
        token, other_token = (None, None) if keys is None else (keys.token, keys.other_token)
        return NextTable(table=after, seat=seat, token=token, other_token=other_token)

    # --- what players say and do -------------------------------------------------------------------------------------

    async def say(self, table_id: str, key: Key, phrase: str) -> None:
        """Say this to the player at the other seat, unless they have blocked who says it. Nothing of it is kept.

        Raises TableError for a token of no seat, and where the other is not there to hear it.
        """
        with await self._live.current(table_id) as live:
            seat = seat_of(live.table, key)
            own, other = live.table.chairs[seat], live.table.chairs[seat.other]
            if live.table.kind is not TableKind.FRIEND or other.left or seat.other not in live.online:
                raise TableError("nobody_listens", table=table_id)
            mine, theirs = own.account, other.account
            if mine and theirs and await self._friends.has(schema.blocked_accounts, theirs, mine):
                return  # as if it had been heard: nothing tells of a block
            live.say(seat, phrase)
            await self._cluster.say(live, seat, phrase)

    async def called_off_lately(self, table_id: str, key: Key) -> int:
        """Return how many other games this player has called off in the last hour, at all servers.

        People are known by their account, or as those whom the lobby has paired; of others there is nothing to count.
        Raises as `viewer` does.
        """
        now = self._cluster.clock()
        with await self._live.current(table_id) as live:
            seat, chairs = seat_of(live.table, key), live.table.chairs
        games = schema.account_games.c
        mine = games.account == chairs[seat].account
        if chairs[seat].account is None:
            games, here = schema.pairings.c, schema.pairings.alias().c
            person = sa.select(here.person).where(here.table_id == table_id, here.seat == seat.value)
            mine = games.person == person.scalar_subquery()
        results = schema.results.c
        query = sa.select(results.table_id).where(mine, results.table_id == games.table_id, results.seat == games.seat)
        query = query.where(results.ending == EndingKind.CALLED_OFF.value, results.ended > now - LATELY)
        return len({row.table_id for row in await self._storage.rows(query)} - {table_id})
