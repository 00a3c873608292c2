"""A play, and every other change of a table: decided under its lock, stored, applied, answered, and then published.

A table changes only once the storage has its facts. docs/decisions/0036-one-road-for-a-change.md says why there is one
way for all of them.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, NamedTuple

from claim.cluster.cluster import Cluster, SingleServer
from claim.cluster.live_tables import LiveTable, LiveTables
from claim.cluster.outages import Outages
from claim.friends.stored_friends import StoredFriends
from claim.game.cards import Card
from claim.game.errors import ClaimError
from claim.game.view import View
from claim.storage.errors import Conflict, StorageFailed
from claim.storage.storage import Storage
from claim.tables.clock import SLOW, Outage
from claim.tables.commands import AcceptRematch, Command, Create, OfferRematch
from claim.tables.decide import (
    Decision,
    Refused,
    command_key,
    decide,
    decide_absent,
    decide_bot_play,
    decide_end_challenge,
    decide_hint,
    decide_maker_gone,
    decide_time,
)
from claim.tables.events import BotToMove, Changed, ClockChanged, Events, RunEnded, SlowGameChanged, TakenBack
from claim.tables.states import Ack
from claim.tables.stored import next_appends
from claim.tables.table import Status, Table
from claim.tables.tokens import Key, seat_of

MOST_CONFLICTS = 20  # in a row, each because another server was faster


class Sender:
    """Who sends a command. This one has no limits, and is answered only by what `Changes.command` returns."""

    __slots__ = ()
    network = ""  # that it comes from

    def take_quota(self, command: Command | Create) -> None:
        """Count what is limited. Raises the ClaimError that refuses it."""

    def return_quota(self, command: Command | Create) -> None:
        """Count it no more: nothing was stored."""

    def acknowledge(self, ack: Ack) -> None:
        """Queue the answer, without waiting: others are shown the new state only after it."""


UNLIMITED = Sender()


@dataclass(slots=True)
class Change:
    """A change of a table under way: as `now` it is decided, and for these outages a clock may have to be stopped."""

    table_id: str
    arrived: float
    now: float = 0.0
    outages: Sequence[Outage] = ()
    attempts: int = 0
    stored: Changed | None = None


class Turn(NamedTuple):
    """A bot's turn. Two positions of one game may have the same number of plays, if some were taken back between."""

    ply: int
    takebacks: int

    @classmethod
    def of(cls, table: Table) -> "Turn | None":
        """Return the turn of the bot at this table; None where it has none now."""
        return cls(table.ply, table.takebacks) if table.bot_to_move else None

    @property
    def command(self) -> str:
        """The command of its play in the log, where each may be only once."""
        return f"bot:{self.ply}" + (f":{self.takebacks}" if self.takebacks else "")


class Changes:
    """What changes tables. `counts` has the facts stored here, by kind, and `in_flight` what is being stored."""

    def __init__(
        self,
        storage: Storage,
        live: LiveTables,
        cluster: Cluster | SingleServer,
        outages: Outages,
        events: Events,
    ) -> None:
        self.counts: Counter[str] = Counter()
        self.in_flight: set[asyncio.Future[Any]] = set()
        self._storage = storage
        self._friends = StoredFriends(storage)
        self._live = live
        self._cluster = cluster
        self._outages = outages
        self._events = events
        events.subscribe(Changed, self._follow)

    async def command(self, table_id: str, key: Key, command: Command, sender: Sender = UNLIMITED) -> Ack:
        """Carry out a command; it is stored when this returns. A command id answered before gets the same answer again.

        The sender's quota is taken for a rematch that makes a table, an offer of one that replaces that seat's last,
        and a game that is called off. Raises what that raises, the ClaimError that refuses the command, StorageFailed.
        """
        change = self.begin(table_id)
        while True:  # `locked` ends the block without an error where another server was faster
            async with self.locked(change) as live:
                table, seat = live.table, seat_of(live.table, key)
                name = command_key(seat, command)
                seq = table.answer_to(name)
                if seq is None:
                    if isinstance(command, OfferRematch | AcceptRematch) and await self._friends.divided(table_id):
                        raise Refused("no_rematch", table=table_id)  # as if a player had left: a block is not told
                    token = key if isinstance(key, str) else ""
                    decision = decide(table, seat, token, command, change.now, change.outages)
                    seq = table.seq + 1 + [fact.command for fact in decision.facts].index(name)
                    if decision.limited:
                        sender.take_quota(command)
                    try:
                        await self.store(change, live, decision)
                    finally:
                        if decision.limited and change.stored is None:
                            sender.return_quota(command)
                live.owner = sender.network or live.owner
                ack = Ack(id=command.id, seq=seq)
                sender.acknowledge(ack)  # queued; leaving this block shows the others what has changed
                return ack

    # --- the way of every change -------------------------------------------------------------------------------------

    @property
    def now(self) -> float:
        """The time of facts, in seconds since 1970."""
        return self._cluster.clock()

    def begin(self, table_id: str) -> Change:
        """Return a change that comes to a table now: no one is charged for what the storage takes to answer."""
        return Change(table_id, self.now)

    @asynccontextmanager
    async def locked(self, change: Change) -> AsyncIterator[LiveTable]:
        """Hold a table's lock, to decide on it as its log says; at the end, publish what was stored.

        It has to be entered again where the block did not return: another server stored something first. Raises
        StorageFailed, also where the log could not be read: nothing was carried out.
        """
        change.attempts += 1
        try:
            try:
                with await self._live.get(change.table_id) as live:
                    async with live.lock:
                        await self._live.refresh(live)
                        change.now, change.outages = change.arrived, ()
                        if live.table.deadline is not None:  # a clock runs
                            change.now, change.outages = await self._outages.decision_time(live.table, change.arrived)
                        yield live
            except Conflict:
                if change.attempts > MOST_CONFLICTS:
                    raise
            except StorageFailed:
                raise
            except ClaimError:  # perhaps not, as the log says by now
                if change.attempts > MOST_CONFLICTS or not await self._live.was_behind(change.table_id):
                    raise
            finally:
                if change.stored is not None:
                    self._events.publish(change.stored)
        except StorageFailed as error:
            raise StorageFailed("not_kept") from (error.__cause__ or error)

    async def store(self, change: Change, live: LiveTable, decision: Decision | None) -> None:
        """Store what was decided, and let the table become that. The caller holds the lock.

        Raises Conflict or StorageFailed: then the table's log is read before its next command.
        """
        if decision is None:
            return
        try:
            await self.finish(self._append(change, live, decision))
        finally:
            if change.stored is not None:  # only now, so that no one is shown it before the sender has the answer
                live.table = decision.after

    async def finish(self, work: Coroutine[Any, Any, object]) -> None:
        """Wait for this to its end even if the caller is cancelled: no lock is released while a fact is stored."""
        task = asyncio.ensure_future(work)
        self.in_flight.add(task)
        task.add_done_callback(self.in_flight.discard)
        cancelled: asyncio.CancelledError | None = None
        while not task.done():
            try:
                await asyncio.wait({task})
            except asyncio.CancelledError as error:
                cancelled = error
        if cancelled is not None:
            raise cancelled from task.exception()
        task.result()

    async def _append(self, change: Change, live: LiveTable, decision: Decision) -> None:
        before = live.table
        try:
            await self._storage.append(*next_appends(before, decision))
        except ClaimError as error:
            live.mark_stale()
            if not isinstance(error, Conflict):
                self._cluster.recheck(before.id)
            raise
        change.stored = Changed(before, decision.after, decision.facts, stored_here=True)
        self.counts.update([fact.kind.value for fact in decision.facts])
        if decision.rematch is not None:
            self.counts[decision.rematch.kind.value] += 1

    def _follow(self, changed: Changed) -> None:
        """Let all those know whom a change concerns, in this order. Another server may have stored it."""
        before, after = changed.before, changed.after
        self._live.notify(after.id)  # its watchers are shown it
        if after.clock is not None:
            self._events.publish(ClockChanged(after, changed.stored_here))  # the time of the next turn runs
        if after.takebacks > before.takebacks:
            self._events.publish(TakenBack(after.id))  # the card that the bot would answer is gone
        if not changed.stored_here:
            return
        if after.counted and after.status is Status.OVER and before.status is not Status.OVER:
            self._events.publish(RunEnded(after))  # the boards of the day
        if after.bot_to_move:
            self._events.publish(BotToMove(after.id))
        if after.options.clock == SLOW:
            self._events.publish(SlowGameChanged(before, after))  # push notices for players who are away

    # --- what is not a person's command ------------------------------------------------------------------------------

    async def count_hint(self, table_id: str, key: Key) -> View:
        """Store that this seat asks for a hint, unless it did so before, and return what it sees.

        Raises TableError where there are no hints, ClaimError where it is not their turn, StorageFailed where it cannot
        be stored.
        """
        change = self.begin(table_id)
        while True:  # likewise
            async with self.locked(change) as live:
                seat = seat_of(live.table, key)
                await self.store(change, live, decide_hint(live.table, seat, change.now))
                assert live.table.game is not None
                return live.table.game.view(seat)

    async def bot_plays(self, table_id: str, turn: Turn, card: Card, *, own: bool) -> None:
        """Store a bot's card, if it is still that turn; `own` as in `decide_bot_play`. Raises as `command` does."""
        change = self.begin(table_id)
        while True:  # likewise
            async with self.locked(change) as live:
                if Turn.of(live.table) == turn:  # the other has not resigned, left or taken a card back meanwhile
                    decision = decide_bot_play(live.table, card, turn.command, change.now, own=own)
                    await self.store(change, live, decision)
                return

    async def time_passes(self, table_id: str) -> Table:
        """Store what the time does to a table by itself, as `decide_time` says, and return the table.

        Raises as `LiveTables.get` does.
        """
        change = self.begin(table_id)
        while True:  # likewise
            async with self.locked(change) as live:
                await self.store(change, live, decide_time(live.table, change.now, change.outages))
                return live.table

    async def close_absent(self, table_id: str, *, withdrawn: bool) -> Table:
        """Close a table of two who were paired, as `decide_absent` says; return it. Raises as `command` does."""
        change = self.begin(table_id)
        while True:  # likewise
            async with self.locked(change) as live:
                decision = decide_absent(live.table, change.now, change.outages, withdrawn=withdrawn)
                await self.store(change, live, decision)
                return live.table

    async def end_challenge(self, table_id: str, why: str) -> Table:
        """Close the table of a challenge, as `decide_end_challenge` says; return it. Raises as `command` does."""
        change = self.begin(table_id)
        while True:  # likewise
            async with self.locked(change) as live:
                await self.store(change, live, decide_end_challenge(live.table, why, change.now))
                return live.table

    async def end_open_seat(self, table_id: str) -> Table:
        """Close a table that waits for anyone, unless its maker is back; return it. Raises as `command` does."""
        change = self.begin(table_id)
        while True:  # likewise
            async with self.locked(change) as live:
                if not live.online:
                    await self.store(change, live, decide_maker_gone(live.table, change.now))
                return live.table
