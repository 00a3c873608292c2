"""Passes a player's phrase on to the other one, wherever they are connected. Nothing of it is kept."""

from claim.cluster.cluster import Cluster
from claim.friends.stored_friends import StoredFriends
from claim.service.watching import Watching
from claim.storage import schema
from claim.tables.errors import TableError
from claim.tables.phrases import listener
from claim.tables.seats import Key, seat_of


class Phrases:
    """What players say to each other."""

    def __init__(self, watching: Watching, cluster: Cluster | None, friends: StoredFriends) -> None:
        self._watching = watching
        self._cluster = cluster
        self._friends = friends

    async def say(self, table_id: str, key: Key, phrase: str) -> None:
        """Say this to the player at the other seat, who does not hear it from somebody they have blocked.

        Raises TableError for a token of no seat, and where nobody is there to hear it; otherwise as `LiveTables.get`.
        """
        with await self._watching.current(table_id) as live:
            seat = seat_of(live.table, key)
            other = listener(live.table, seat)
            if other not in live.online:
                raise TableError("nobody_listens", table=table_id)
            mine, theirs = [live.table.chairs[one].account for one in (seat, other)]
            if mine is not None and theirs is not None and await self._friends.has(schema.blocked, theirs, mine):
                return  # as if it had been heard: nothing tells of a block
            live.say(seat, phrase)
            if self._cluster is not None and other in (live.elsewhere or ()):
                await self._cluster.say(table_id, seat, phrase)
