"""A server among others on one PostgreSQL: it hears of what they store, and they of what it stores.

On SQLite there is no other server, and none of this. docs/decisions/0032-one-postgresql-many-servers.md.
"""

from collections.abc import Callable

from claim.cluster.local_tables import LocalTables
from claim.cluster.membership import Membership
from claim.cluster.postgres_listener import PostgresListener
from claim.cluster.remote_facts import RemoteFacts
from claim.storage import bus
from claim.storage.bus import Call
from claim.storage.storage import Storage


class Cluster:
    """What one process knows of the others. Set the callbacks before `start`."""

    def __init__(self, storage: Storage, live: LocalTables) -> None:
        self.process = storage.process
        self.listener = PostgresListener(storage.engine)
        self.remote_facts = RemoteFacts(self.listener, live)
        self.membership = Membership(storage.process, self.listener, live)
        self.on_notices: Callable[[], None] = lambda: None  # there are new ones
        self.on_runs: Callable[[], None] = lambda: None  # a run of a day's deal has begun or ended elsewhere
        self._live = live
        self.listener.on_open = self._opened
        self.listener.on_beat = self.membership.beat
        self.listener.on_lost = self._lost
        self.listener.on_call = self._told

    @property
    def hears(self) -> bool:
        """Whether nothing is missed now of what others store."""
        return not self.listener.deaf

    async def start(self) -> None:
        """Begin to listen. Raises StorageFailed."""
        await self.listener.start()
        self.remote_facts.start()
        self.membership.start()

    async def close(self) -> None:
        """Stop listening. The others look once more for what was left: the last facts are stored now."""
        await self.membership.close()
        await self.membership.say_gone()
        await self.remote_facts.close()
        await self.listener.close()

    def _told(self, call: Call) -> None:
        match call.kind:
            case bus.PLAYS if call.sender != self.process:
                self.remote_facts.told_plays(call)
            case bus.FACTS if call.sender != self.process:
                self.remote_facts.told(call)
            case bus.PRESENCE if call.sender != self.process:
                self.membership.look_at(call.subjects)
            case bus.GONE if call.sender != self.process:
                self.membership.heard_gone()
            case bus.NOTICES:
                self.on_notices()
            case bus.RUNS if call.sender != self.process:
                self.on_runs()

    async def _opened(self) -> None:
        """Look for what was missed, now that nothing more is. Raises StorageFailed."""
        await self.membership.opened()
        await self.remote_facts.look_up(self._live.ids)
        self._live.trusted = True
        self.remote_facts.doubt_all()  # and for what somebody read, while that was under way, from before
        self.on_notices()
        self.on_runs()

    def _lost(self) -> None:
        self._live.trusted = False
        self._live.doubt_all()
