"""One of several servers on a PostgreSQL database: how it learns what the others store, and they what it stores.

SQLite has no other servers, so nothing here is used there. docs/decisions/0032-one-postgresql-many-servers.md.
"""

from claim.cluster.local_tables import LocalTables
from claim.cluster.membership import Membership
from claim.cluster.postgres_listener import PostgresListener
from claim.cluster.remote_facts import RemoteFacts
from claim.game.cards import Seat
from claim.storage import bus
from claim.storage.bus import Call
from claim.storage.storage import Storage
from claim.tables.events import Events, NoticesPosted, OutagesChanged, PeopleChanged, RunsChanged, SeeksPaired
from claim.tables.phrases import PHRASES


class Cluster:
    """What this process knows of the other servers. It handles what the PostgreSQL listener reports."""

    def __init__(self, storage: Storage, live: LocalTables, events: Events) -> None:
        self.process = storage.process
        self.listener = PostgresListener(storage.engine, self)
        self.remote_facts = RemoteFacts(self.listener, live, events)
        self.membership = Membership(storage.process, self.listener, live, events)
        self._live = live
        self._events = events

    @property
    def hears(self) -> bool:
        """Whether this process learns at once of everything that others store."""
        return self.listener.listening

    async def start(self) -> None:
        """Begin to listen. Raises StorageFailed."""
        await self.listener.start()
        self.remote_facts.start()
        self.membership.start()

    async def close(self) -> None:
        """Stop listening. All facts are stored by now, so the others are asked to look for them once more."""
        await self.membership.close()
        await self.membership.say_gone()
        await self.remote_facts.close()
        await self.listener.close()

    async def say(self, table_id: str, seat: Seat, phrase: str) -> None:
        """Pass on to the other processes what a seat says. Raises StorageFailed."""
        await self.listener.say(bus.texts(self.process, bus.SAID, [f"{table_id}:{seat.value}:{phrase}"]))

    # --- what the listener reports -----------------------------------------------------------------------------------

    async def opened(self) -> None:
        """Read what was missed while there was no connection. Raises StorageFailed."""
        await self.membership.opened()
        await self.remote_facts.look_up(self._live.ids)
        self._live.trusted = True
        self.remote_facts.look_up_all()  # once more, for tables that were loaded during the first look
        self._events.publish(NoticesPosted())
        self._events.publish(RunsChanged())

    async def beat(self) -> None:
        """Tell the others that this process is alive. Raises StorageFailed."""
        await self.membership.beat()

    def lost(self) -> None:
        """Trust nothing in memory until the connection is back."""
        self._live.trusted = False
        self._live.doubt_all()

    def heard(self, call: Call) -> None:
        """Pass on what a process has announced. Notices come from `claim admin` too, so they have no sender."""
        if call.kind == bus.NOTICES:
            self._events.publish(NoticesPosted())
        elif call.sender != self.process:
            match call.kind:
                case bus.PLAYS:
                    self.remote_facts.heard_plays(call)
                case bus.FACTS:
                    self.remote_facts.heard_facts(call)
                case bus.PRESENCE:
                    self.membership.look_at(call.subjects)
                case bus.GONE:
                    self.membership.sweep_soon()
                case bus.SAID:
                    self._heard_phrases(call)
                case bus.OUTAGES:
                    self._events.publish(OutagesChanged())
                case bus.PAIRED:
                    self._events.publish(SeeksPaired(call.subjects))
                case bus.PEOPLE:
                    self._events.publish(PeopleChanged(call.subjects))
                case bus.RUNS:
                    self._events.publish(RunsChanged())

    def _heard_phrases(self, call: Call) -> None:
        for subject in call.subjects:
            table_id, seat, phrase = [*subject.split(":"), "", ""][:3]
            if seat in ("A", "B") and phrase in PHRASES:
                self._live.say(table_id, Seat(seat), phrase)
