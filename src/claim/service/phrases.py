"""Passes a player's phrase on to the other one, wherever they are connected. Nothing of it is kept."""

from claim.cluster.cluster import Cluster
from claim.service.watching import Watching
from claim.tables.errors import TableError
from claim.tables.phrases import listener
from claim.tables.seats import Key, seat_of


class Phrases:
    """What players say to each other."""

    def __init__(self, watching: Watching, cluster: Cluster | None) -> None:
        self._watching = watching
        self._cluster = cluster

    async def say(self, table_id: str, key: Key, phrase: str) -> None:
        """Say this to the player at the other seat.

        Raises TableError for a token of no seat, and where nobody is there to hear it; otherwise as `LiveTables.get`.
        """
        with await self._watching.current(table_id) as live:
            seat = seat_of(live.table, key)
            other = listener(live.table, seat)
            if other not in live.online:
                raise TableError("nobody_listens", table=table_id)
            live.say(seat, phrase)
            if self._cluster is not None and other in (live.elsewhere or ()):
                await self._cluster.say(table_id, seat, phrase)
