"""The tables: the one way in for everything that shows them to people.

A command is decided under its table's lock, and its facts are stored. Only then does the table change; the sender gets
its acknowledgement, and after that everyone who watches is shown the new state.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable

from claim.accounts.accounts import Accounts
from claim.cluster.cluster import Cluster
from claim.daily.deals import DailyDeals, check_request
from claim.friends.friends import Friends
from claim.game.cards import Card, Seat
from claim.game.view import View, Viewer
from claim.pairing.lobby import Lobby
from claim.pairing.stored_seeks import StoredSeeks
from claim.records.record import Record
from claim.service.account_deletion import delete_account
from claim.service.appends import first_append
from claim.service.bot_timing import BotTiming
from claim.service.bot_turns import BotTurns, Turn
from claim.service.calling_off import called_off_lately
from claim.service.clocks import Clocks
from claim.service.finished import FinishedGames
from claim.service.hints import Hints
from claim.service.live_table import LiveTable
from claim.service.live_tables import LiveTables
from claim.service.notices import Follower
from claim.service.phrases import Phrases
from claim.service.retention import Retention
from claim.service.road import Outages, Road
from claim.service.watching import Watching
from claim.storage.errors import Conflict
from claim.storage.storage import Storage
from claim.storage.transactions import no_other_server
from claim.tables import states, tokens
from claim.tables.commands import Ack, Command, Create, Sit
from claim.tables.decide import (
    Decision,
    command_key,
    decide,
    decide_absent,
    decide_adopt,
    decide_bot_play,
    decide_end_challenge,
    decide_hint,
    decide_sit,
    decide_time,
    sit_key,
)
from claim.tables.errors import TableError
from claim.tables.events import Changed, Events
from claim.tables.facts import FactKind
from claim.tables.names import Names
from claim.tables.seating import check_chosen, chosen_deal, chosen_position, created
from claim.tables.seats import Key, Keys, Seated, seat_of
from claim.tables.table import AWAY_SECONDS, Status, Table
from claim.workers.bot_workers import BotWorkers
from claim.workers.reviews import Reviews

Admit = Callable[[], None]  # raises the ClaimError that refuses a new table
Acknowledge = Callable[[Ack], None]  # sends the acknowledgement, without waiting
CLOSE_SECONDS = 3.0  # for commands under way


def _admit_all() -> None:
    """Refuse no new table."""


def _send_nothing(_: Ack) -> None:
    """Leave the acknowledgement to what `command` returns."""


class Tables:
    """All tables. Call `start` before anything else and `close` at the end."""

    def __init__(
        self,
        storage: Storage,
        workers: BotWorkers,
        *,
        idle_seconds: float = 600.0,
        clock: Callable[[], float] = time.time,
        bot_timing: BotTiming | None = None,
        titles: Iterable[str] = (),
        keep_seconds: float | None = None,
        away_seconds: int = AWAY_SECONDS,
    ) -> None:
        """Drop tables from memory after `idle_seconds` without use. `clock` gives the time of facts.

        No person may be called like one of the `titles` of the bots. Tables at which nothing happened for
        `keep_seconds` are deleted; None keeps them for ever. At a new table, a player who has waited `away_seconds` for
        the other's play may close it.
        """
        self.storage = storage
        self.workers = workers
        self.events = Events()
        self.bot_timing = bot_timing or BotTiming()
        self.live = LiveTables(storage, self.events, idle_seconds)
        self.cluster = Cluster(storage, self.live, self.events) if storage.shared else None
        if self.cluster is not None and clock is time.time:
            clock = self.cluster.membership.clock
        self._clock = clock
        membership = None if self.cluster is None else self.cluster.membership
        self.clocks = Clocks(self, storage, self.events, clock, membership)
        self.counts: Counter[str] = Counter()  # facts stored here, by kind
        self.events.subscribe(Changed, self._count)
        self.names = Names(titles)
        self.accounts = Accounts(storage, self.names, clock)
        self.follower = Follower(storage, self.live, self.events)
        exclusive = no_other_server if self.cluster is None else self.cluster.listener.exclusive
        self.retention = Retention(storage, self.accounts, self.live, self.events, keep_seconds, clock, exclusive)
        self.reviews = Reviews(storage, workers)
        self.watching = Watching(self)
        self.daily = DailyDeals(storage, workers, self.reviews, clock, self._played_record, self.events, exclusive)
        self.finished = FinishedGames(self.watching, self.daily, workers, self.reviews)
        self.hints = Hints(self.count_hint, self.watching, workers)
        self.bots = BotTurns(self, workers, self.bot_timing)
        self.away_seconds = away_seconds
        self.friends = Friends(storage, self.events, clock, self)
        self.phrases = Phrases(self.watching, self.cluster, self.friends.stored)
        self.lobby = Lobby(StoredSeeks(storage, first_append, away_seconds), self.friends, self, clock)
        self.road = Road(
            storage, self.live, self.clocks, self.cluster, self.events, clock, self.bot_timing, self.bots.wake
        )
        self._leaving = False

    async def start(self) -> None:
        """Start the bots' workers, and wake the tables where a bot has to play. Raises StorageFailed."""
        if self.cluster is not None:
            await self.cluster.start()
        waiting = await self.storage.waiting_for_bots() if self.cluster is None else []
        await self.workers.start()
        self.live.start()
        await self.follower.start()
        await self.clocks.start()
        await self.lobby.start(alone=self.cluster is None)
        for table_id in waiting:
            self.bots.wake(table_id)
        self.retention.start()
        self.daily.work.start()

    @property
    def hears(self) -> bool:
        """Whether this server hears of all that other servers store."""
        return self.cluster is None or self.cluster.hears

    async def leave(self) -> None:
        """Let the other servers take over: from now on no bot plays here, and nobody is connected."""
        if self.cluster is not None and not self._leaving:
            self._leaving = True
            self.bots.close()
            await self.cluster.membership.leave()

    async def close(self) -> None:
        """Stop everything that runs, within a few seconds. What was acknowledged is stored."""
        await self.leave()
        await self.lobby.close()
        await self.daily.work.close()
        await self.reviews.close()
        await self.follower.close()
        await self.retention.close()
        await self.clocks.close()
        stopping = {*self.bots.close(), *self.road.under_way}  # bots before their workers, so that none is replaced
        if stopping:
            await asyncio.wait(stopping, timeout=CLOSE_SECONDS)
        await self.live.close()
        await self.storage.writer.close()
        if self.cluster is not None:
            await self.cluster.close()
        await self.storage.close()
        await self.workers.close()

    def _count(self, changed: Changed) -> None:
        if changed.stored_here:
            for fact in changed.facts:
                self.counts[fact.kind.value] += 1
                if fact.kind is FactKind.REMATCHED:  # with the first fact of the next table
                    self.counts[FactKind.CREATED.value] += 1

    # --- the road of a command ---------------------------------------------------------------------------------------

    async def command(
        self,
        table_id: str,
        key: Key,
        command: Command,
        *,
        acknowledge: Acknowledge = _send_nothing,
        admit: Admit = _admit_all,
        by: str = "",
    ) -> Ack:
        """Carry out a command; it is stored when this returns. A command id answered before gets the same answer again.

        `acknowledge` is called once it is stored, and before anyone is shown the new state. `admit` is called before a
        rematch makes a table, an offer of one replaces that seat's last, or a game is called off. `by` is the address
        that it comes from.

        Raises what `admit` raises, the ClaimError that refuses the command, or StorageFailed.
        """
        seq = 0

        def deciding(table: Table, now: float, outages: Outages) -> Decision | None:
            nonlocal seq
            seat = seat_of(table, key)
            name = command_key(seat, command)
            answered = table.answer_to(name)
            seq = answered or table.seq + 1
            if answered is not None:
                return None
            token = key if isinstance(key, str) else ""
            decision = decide(table, seat, token, command, now, outages)
            seq += [fact.command for fact in decision.facts].index(name)
            if decision.limited:
                admit()
            return decision

        def answering(_: LiveTable) -> Ack:
            ack = Ack(seq)
            acknowledge(ack)
            return ack

        return await self.road.carry_out(table_id, deciding, answering, by)

    # --- sitting down ------------------------------------------------------------------------------------------------

    async def create(
        self, request: Create, admit: Admit = _admit_all, by: str = "", account: str | None = None
    ) -> Seated:
        """Create a table with its creator at seat A. The same request again gets the same answer.

        `account` is the creator's, if they have signed in. `admit` is called once a table is really about to be made.
        Raises what it raises, TableError or BadRecord where the request is bad, and StorageFailed where it could not be
        stored.
        """
        return await self.road.uncancellable(self._create(request, admit, by, account))

    async def _create(self, request: Create, admit: Admit, by: str, account: str | None) -> Seated:
        tokens.check_command_id(request.id, tokens.LEAST_SECRET_ID)
        check_request(request)
        check_chosen(request)
        creation = tokens.digest(request.id)
        table_id = await self.storage.created_by(creation)
        if table_id is None:
            table_id = await self._create_new(request, creation, admit, account)
        with await self.live.get(table_id) as live:
            live.owner = by or live.owner
            if live.table.bot_to_move:  # a chosen deal needs no contribution and begins at once
                self.bots.wake(table_id)
            return self._seated(live, Seat.A, request.id)

    async def _create_new(self, request: Create, creation: str, admit: Admit, account: str | None) -> str:
        """Store a new table and return its id, or that of the same request if it was faster."""
        table_id, chosen = tokens.new_table_id(), None
        if request.deal_of is not None:
            chosen = chosen_deal(request.deal_of, await self.finished.record(request.deal_of.table))
        elif request.set_up is not None:
            chosen = chosen_position(request.set_up)
        key, now, away = self.storage.key, self._clock(), self.away_seconds
        fact = created(request, key, table_id, now, self.names, away, chosen, account)
        try:
            if request.daily is not None:
                fact = await self.daily.begin(request.daily, fact)
            admit()
            await self.storage.append(first_append(table_id, fact, creation))
        except (Conflict, TableError) as error:  # perhaps because the same request was under way
            made = await self.storage.created_by(creation)
            if made is None and isinstance(error, Conflict) and request.daily is not None:
                await self.daily.begin(request.daily, fact)  # raises where another run was quicker
            if made is None:
                raise
            return made
        self.counts[FactKind.CREATED.value] += 1
        self.daily.boards.forget()
        return table_id

    async def sit(self, table_id: str, request: Sit, by: str = "", account: str | None = None) -> Seated:
        """Take the free seat. The same request again gets the same answer.

        Raises as `create` does, and FriendsError where the seat is not for this person.
        """
        tokens.check_command_id(request.id, tokens.LEAST_SECRET_ID)
        with await self.live.get(table_id):  # there is such a table
            refusal = await self.friends.seat_refusal(table_id, account)

        def deciding(table: Table, now: float, _: Outages) -> Decision | None:
            if table.answer_to(sit_key(request)) is not None:
                return None
            if refusal is not None and table.status is Status.WAITING:
                raise refusal
            return decide_sit(table, request, self.storage.key, self.names, now, account)

        return await self.road.carry_out(table_id, deciding, lambda live: self._seated(live, Seat.B, request.id), by)

    async def adopt(self, table_id: str, token: str | None, account: str) -> Seat:
        """Put the game of the seat that this token opens under an account, and return the seat. Raises as `command`."""

        def deciding(table: Table, now: float, _: Outages) -> Decision | None:
            return decide_adopt(table, seat_of(table, token), account, now)

        return await self.road.carry_out(table_id, deciding, lambda live: seat_of(live.table, token))

    async def called_off_lately(self, table_id: str, key: Key) -> int:
        """Return how many other games whoever has this seat has called off in the last hour. Raises as `command`."""
        return await called_off_lately(self.storage, self.watching, table_id, key, self._clock())

    async def delete_account(self, account: str) -> None:
        """Delete an account, and let what its seats have become be seen at once. Raises StorageFailed."""
        await self.road.uncancellable(delete_account(self.storage, account, self._clock()))
        await self.follower.look()

    async def close_absent(self, table_id: str) -> Table:
        """Close a table of two who were paired, if one of them has not revealed; return it. Raises as `create` does."""
        return await self.road.carry_out(table_id, decide_absent, lambda live: live.table)

    async def end_challenge(self, table_id: str, why: str) -> Table:
        """Close the table of a challenge, as `decide_end_challenge` says; return it. Raises as `create` does."""
        return await self.road.carry_out(
            table_id, lambda table, now, _: decide_end_challenge(table, why, now), lambda live: live.table, ""
        )

    def _seated(self, live: LiveTable, seat: Seat, command_id: str) -> Seated:
        stem = tokens.first_stem(self.storage.key, live.table.id, command_id)
        shown = states.table_state(live.table, Viewer(seat.value), live.online)
        return Seated(shown, Keys.derive(live.table, seat, stem))

    async def _played_record(self, table_id: str) -> Record:
        """Return the record of a run of a day's deal without the day's secret. Raises as `FinishedGames.record`."""
        with await self.live.get(table_id) as live:
            return states.record_of(live.table, secret=True)

    # --- what hints and bots store -----------------------------------------------------------------------------------

    async def count_hint(self, table_id: str, key: Key) -> View:
        """Store that this seat asks for a hint, unless it did so before, and return what it sees.

        Raises TableError where there are no hints, ClaimError where it is not their turn, StorageFailed where it cannot
        be stored.
        """

        def deciding(table: Table, now: float, _: Outages) -> Decision | None:
            return decide_hint(table, seat_of(table, key), now)

        def answering(live: LiveTable) -> View:
            assert live.table.game is not None
            return live.table.game.view(seat_of(live.table, key))

        return await self.road.carry_out(table_id, deciding, answering)

    async def bot_plays(self, table_id: str, turn: Turn, card: Card, *, own: bool) -> None:
        """Store a bot's card, if it is still that turn; `own` as in `decide_bot_play`. Raises as `command` does."""

        def deciding(table: Table, now: float, _: Outages) -> Decision | None:
            if Turn.of(table) != turn:  # the other player has resigned, left or taken a card back meanwhile
                return None
            return decide_bot_play(table, card, turn.command, now, own=own)

        await self.road.carry_out(table_id, deciding, lambda _: None)

    async def time_passes(self, table_id: str) -> Table:
        """Store what the time does to a table by itself, as `decide_time` says, and return the table.

        Raises as `LiveTables.get` does.
        """
        return await self.road.carry_out(table_id, decide_time, lambda live: live.table)
