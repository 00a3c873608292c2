"""The tables: the one way in for everything that shows them to people.

A command is decided under its table's lock and its fact is stored; only then does the table change and its subscribers
hear of it. A table that nobody uses is dropped from memory and read again from its log when needed.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

from claim.cluster.cluster import Cluster
from claim.daily.deals import DailyDeals, check_request
from claim.game.cards import Card, Seat
from claim.game.errors import ClaimError, quote
from claim.game.view import View, Viewer
from claim.records.record import Record
from claim.reviews.hint import Hint
from claim.service.appends import first_append, next_append
from claim.service.bot_timing import BotTiming
from claim.service.bot_turns import BotTurns, Turn
from claim.service.live_tables import BrokenLog, LiveTable, LiveTables, Subscription
from claim.service.notices import Follower
from claim.service.retention import Retention
from claim.storage.errors import Conflict, StorageFailed
from claim.storage.exclusive import no_other_server
from claim.storage.storage import Storage
from claim.tables import commands, states, tokens
from claim.tables.commands import Command, Create, Play, Sit
from claim.tables.errors import TableError
from claim.tables.facts import Append, Fact, FactKind, iso_time
from claim.tables.names import Names
from claim.tables.seats import Ack, Keys, NextSeat, Seated, bot_identity, seat_of
from claim.tables.states import Json, StateMessage
from claim.tables.table import AWAY_SECONDS, DAILY, Status, Table, TableKind
from claim.workers.bot_workers import BotWorkers
from claim.workers.jobs import Verdict
from claim.workers.reviews import Reader, Reviews

MOST_LISTED = 50
LISTED = (Status.REVEALING, Status.PLAYING, Status.OVER)
Admit = Callable[[], None]  # raises the ClaimError that refuses a new table
CLOSE_SECONDS = 3.0  # for commands under way
MOST_CONFLICTS = 20  # in a row, each because another server was faster
_T = TypeVar("_T")
_log = logging.getLogger("claim.service")


def _everybody() -> None:
    """Refuse nobody."""


def _answer(waiting: "asyncio.Future[Ack]", answer: Ack | ClaimError) -> None:
    if waiting.done():  # the caller is gone
        return
    if isinstance(answer, Ack):
        waiting.set_result(answer)
    else:
        waiting.set_exception(answer)


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
        `keep_seconds` are deleted; None keeps them for ever. A new table may be closed by whoever has waited
        `away_seconds` for the other's play.
        """
        self.storage = storage
        self.workers = workers
        self.bot_timing = bot_timing or BotTiming()
        self.live = LiveTables(storage, idle_seconds)
        self.cluster = Cluster(storage, self.live) if storage.shared else None
        if self.cluster is not None and clock is time.time:
            clock = self.cluster.peers.clock
        self._clock = clock
        self.counts: Counter[str] = Counter()
        self.bots = BotTurns(self.live, workers, self.bot_timing, self._keep_bot_move, self._read_on)
        self.names = Names(titles)
        self.follower = Follower(storage, self.live)
        exclusive = no_other_server if self.cluster is None else self.cluster.line.exclusive
        self.retention = Retention(storage.engine, self.live, keep_seconds, clock, exclusive)
        self.reviews = Reviews(storage, workers)
        self.daily = DailyDeals(storage, workers, self.reviews, clock, self._played_record, exclusive)
        self.away_seconds = away_seconds
        if self.cluster is not None:
            self.live.on_frozen = self.cluster.hearing.doubt_all
            self.live.on_viewers = self.cluster.peers.changed_here
            self.live.on_entered = self.cluster.peers.entered
            self.cluster.on_notices, self.cluster.on_runs = self.follower.hurry, self.daily.boards.forget
            self.cluster.hearing.on_taken_back = self.bots.stop
            self.cluster.peers.on_bot = self._play_bot
        self._leaving = False
        self._under_way: set[asyncio.Future[Any]] = set()

    async def start(self) -> None:
        """Start the bots' workers, and wake the tables where a bot has to play. Raises StorageFailed."""
        if self.cluster is not None:
            await self.cluster.start()
        waiting = await self.storage.waiting_for_bots() if self.cluster is None else []
        await self.workers.start()
        self.live.start()
        await self.follower.start()
        self.retention.start()
        self.daily.work.start()
        for table_id in waiting:
            self.bots.wake(table_id)

    @property
    def hears(self) -> bool:
        """Whether this server hears of all that others store, where there may be others."""
        return self.cluster is None or self.cluster.hears

    async def leave(self) -> None:
        """Let the other servers take over: from now on no bot plays here, and nobody is connected."""
        if self.cluster is not None and not self._leaving:
            self._leaving = True
            self.bots.close()
            await self.cluster.peers.leave()

    async def close(self) -> None:
        """Stop everything that runs, within a few seconds. What was acknowledged is stored."""
        await self.leave()
        await self.daily.work.close()
        await self.reviews.close()
        await self.follower.close()
        await self.retention.close()
        stopping = {*self.bots.close(), *self._under_way}  # bots before their workers: no other shall play for them
        if stopping:
            await asyncio.wait(stopping, timeout=CLOSE_SECONDS)
        await self.live.close()
        await self.storage.writer.close()
        if self.cluster is not None:
            await self.cluster.close()
        await self.storage.close()
        await self.workers.close()

    async def _whole(self, work: Coroutine[Any, Any, _T]) -> _T:
        """Finish this even if the caller is cancelled: a lock is never released while its fact is being stored."""
        task = asyncio.ensure_future(work)
        self._under_way.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: "asyncio.Future[Any]") -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # retrieved here, because the caller may be gone

    # --- sitting down ----------------------------------------------------------------------------------------------

    async def create(self, request: Create, admit: Admit = _everybody, *, by: str = "") -> Seated:
        """Create a table with its creator at seat A. The same request again gets the same answer.

        `admit` is called once a table is really about to be made. `by` is the caller's address: a bot at the table
        thinks in turn with the bots of other addresses. Raises what it raises, TableError or BadRecord where
        the request is bad, and StorageFailed where it could not be stored.
        """
        return await self._whole(self._create(request, admit, by))

    async def _create(self, request: Create, admit: Admit, by: str) -> Seated:
        tokens.check_command_id(request.id, tokens.LEAST_SECRET_ID)
        check_request(request)
        commands.check_chosen(request)
        bot = bot_identity(request)
        creation = tokens.digest(request.id)
        table_id = await self.storage.created_by(creation)
        if table_id is None:
            table_id = tokens.new_table_id()
            chosen = None
            if request.deal_of is not None:
                record = await self.record(request.deal_of.table)
                chosen = commands.chosen_deal(request.deal_of, record)
            elif request.set_up is not None:
                chosen = commands.chosen_position(request.set_up)
            now = self._clock()
            fact = commands.created(
                request, self.storage.key, table_id, iso_time(now), bot, self.names, self.away_seconds, chosen
            )
            try:
                if request.daily is not None:
                    fact = await self.daily.begin(request.daily, fact)
                fact = replace(fact, at=int(now))
                admit()
                await self.storage.append(first_append(table_id, fact, creation))
            except (Conflict, TableError) as error:  # perhaps because the same request was under way
                made = await self.storage.created_by(creation)
                if made is None and isinstance(error, Conflict) and request.daily is not None:
                    await self.daily.begin(request.daily, fact)  # raises where another run was quicker
                if made is None:
                    raise
                table_id = made
            else:
                self.counts[FactKind.CREATED.value] += 1
                self.daily.boards.forget()
        async with self.live.use(table_id) as live:
            live.owner = by
            if live.table.bot_to_move:  # a deal that is played again needs nobody's contribution
                self.bots.wake(table_id)
            return self._seated(live, Seat.A, request.id)

    async def sit(self, table_id: str, request: Sit, *, by: str = "") -> Seated:
        """Take the free seat. The same request again gets the same answer. Raises as `create` does."""
        return await self._whole(self._decided(table_id, lambda: self._sit(table_id, request, by)))

    async def _sit(self, table_id: str, request: Sit, by: str) -> Seated:
        tokens.check_command_id(request.id, tokens.LEAST_SECRET_ID)
        key = commands.sit_command(request)
        async with self._locked(table_id) as live:
            if live.table.answer_to(key) is None:
                await self._keep(live, commands.sat(live.table, request, self.storage.key, self.names), self._clock())
            live.owner = by
            return self._seated(live, Seat.B, request.id)

    def _seated(self, live: LiveTable, seat: Seat, command_id: str) -> Seated:
        stem = tokens.first_stem(self.storage.key, live.table.id, command_id)
        shown = states.table_state(live.table, Viewer(seat.value), live.online)
        return Seated(shown, Keys.derive(live.table, seat, stem))

    # --- commands --------------------------------------------------------------------------------------------------

    async def command(
        self, table_id: str, token: str | None, command: Command, admit: Admit = _everybody, *, by: str = ""
    ) -> Ack:
        """Carry out a command; it is stored when this returns. A command id answered before gets the same answer again.

        `admit` is called before a rematch makes a table, or an offer of one replaces that seat's last; `by` as for
        `create`. Raises what `admit` raises, the ClaimError that refuses the command, or StorageFailed.
        """
        live = self.live.at_hand(table_id)
        if live is not None and type(command) is Play and isinstance(token, str):
            answer: asyncio.Future[Ack] = asyncio.get_running_loop().create_future()
            if self.begin_play(live, tokens.digest(token), command, partial(_answer, answer), by=by):
                self._under_way.add(answer)
                answer.add_done_callback(self._done)
                with suppress(Conflict):  # another server wrote to this log: decide again, with time to read it
                    return await answer
        return await self._whole(self._command(table_id, token, command, admit, by))

    def begin_play(
        self, live: LiveTable, hashed: str, play: Play, then: Callable[[Ack | ClaimError], None], *, by: str = ""
    ) -> bool:
        """Begin a play by the seat whose token has this hash; call `then` once it is stored, or with what went wrong.

        The table is one `at_hand`. Return False where the play has to wait, is refused or was answered before: for that
        there is `command`. Nearly all plays go this way. The writer finishes what is begun here and releases the lock,
        so this needs no task.
        """
        if not live.take_lock():
            return False
        try:
            before, now = live.table, self._clock()
            seat = None
            for one, chair in before.chairs.items():
                if chair.token == hashed:
                    seat = one
            fact = None if seat is None else commands.new_play(before, seat, play, int(now))
            if fact is not None:
                live.owner = by
                after = before.after([fact])
                append = next_append(before, after, 1, fact)
                self.storage.begin_append(append, partial(self._played, live, append, after, then))
                return True
        except ClaimError:
            pass
        except BaseException:
            live.lock.release()
            raise
        live.lock.release()
        return False

    def _played(
        self,
        live: LiveTable,
        append: Append,
        after: Table,
        then: Callable[[Ack | ClaimError], None],
        failure: ClaimError | None,
    ) -> None:
        """Finish a play that was stored, or was not."""
        try:
            if failure is None:
                self._kept(live, after, [append], soon=True)
            else:
                self._unsure(live, failure)
        finally:
            live.lock.release()
            then(failure or Ack(append.seq))

    async def _command(self, table_id: str, token: str | None, command: Command, admit: Admit, by: str) -> Ack:
        return await self._decided(table_id, lambda: self._try(table_id, token, command, admit, by))

    async def _decided(self, table_id: str, decide: Callable[[], Awaitable[_T]]) -> _T:
        """Return what this returns. Decide again where another server wrote to the log first, on what it says now."""
        for _ in range(MOST_CONFLICTS):
            try:
                return await decide()
            except Conflict:
                continue
            except StorageFailed:
                raise
            except ClaimError:
                if not await self._was_behind(table_id):
                    raise
        return await decide()

    async def _was_behind(self, table_id: str) -> bool:
        """Return whether another server had written something that this one has not heard of yet; now it has."""
        if self.cluster is None:
            return False
        async with self.live.use(table_id) as live, live.locked():
            before, live.stale = live.table, True
            await self._refresh(live)
            return live.table is not before

    async def _try(self, table_id: str, token: str | None, command: Command, admit: Admit, by: str) -> Ack:
        async with self._locked(table_id) as live:
            seat = seat_of(live.table, token)
            live.owner = by
            key = commands.command_key(seat, command)
            answer = live.table.answer_to(key)
            if answer is None:
                now, answer = self._clock(), live.table.seq + 1
                await self._keep(live, commands.decide(live.table, seat, token or "", command, now), now, admit)
            return Ack(answer)

    @asynccontextmanager
    async def _locked(self, table_id: str) -> AsyncIterator[LiveTable]:
        async with self.live.use(table_id) as live, live.locked():
            try:
                await self._refresh(live)
            except StorageFailed as error:  # what was asked for has not happened
                raise StorageFailed("not_kept") from (error.__cause__ or error)
            yield live

    async def _refresh(self, live: LiveTable) -> None:
        """Read a stale table again, and wake the bot whose turn it turns out to be. The caller holds the lock."""
        if live.stale:
            await self.live.refresh(live)
            if live.table.bot_to_move:
                live.mine = self.cluster is None or await self.cluster.peers.plays(live.table.id)
                if live.mine:
                    self.bots.wake(live.table.id)

    async def _read_on(self, live: LiveTable) -> None:
        async with live.locked():
            await self._refresh(live)

    def _play_bot(self, table_id: str) -> None:
        """Play the bot at this table, which no other process does."""
        self.live.is_mine(table_id)
        self.bots.wake(table_id)

    async def _keep(self, live: LiveTable, fact: Fact, now: float, admit: Admit = _everybody) -> None:
        """Store a fact, apply it, notify subscribers, and wake the bot whose turn it is. The caller holds the lock."""
        before, facts, appends = live.table, [replace(fact, at=int(now))], []
        first = commands.rematch(before, fact, iso_time(now)) if fact.kind is FactKind.OFFERED else None
        if first is not None or (fact.kind is FactKind.OFFERED and Seat(fact.data["seat"]) in before.offers):
            admit()
        if first is not None:
            new = tokens.new_table_id()
            facts.append(Fact(FactKind.REMATCHED, {"table": new}, at=int(now)))
            appends.append(first_append(new, replace(first, at=int(now)), None))
        after = before.after(facts)
        appends += [next_append(before, after, number, one) for number, one in enumerate(facts, 1)]
        try:
            await self.storage.append(*appends)
        except ClaimError as error:
            self._unsure(live, error)
            raise
        self._kept(live, after, appends)

    def _unsure(self, live: LiveTable, failure: ClaimError) -> None:
        """Read a table's log before its next command: a fact may have been stored or not."""
        live.stale = True
        if self.cluster is not None and not isinstance(failure, Conflict):
            self.cluster.peers.doubt(live.table.id)

    def _kept(self, live: LiveTable, after: Table, appends: Sequence[Append], *, soon: bool = False) -> None:
        """Let a table become what these appends made of it, now that they are stored. The caller holds the lock."""
        before = live.table
        live.table, live.stored_at, live.mine = after, self.bot_timing.clock(), True
        for append in appends:
            self.counts[append.fact.kind._value_] += 1
        live.tell(soon=soon)
        if after.counted and after.status is Status.OVER and before.status is not Status.OVER:
            self.daily.run_ended(after)
        if any(append.fact.kind is FactKind.TAKEN_BACK for append in appends):
            self.bots.stop(after.id)
        if after.bot_to_move:
            self.bots.wake(after.id)

    async def _keep_bot_move(self, live: LiveTable, turn: Turn, fact: Fact) -> None:
        await self._whole(self._bot_plays(live, turn, fact))

    async def _bot_plays(self, live: LiveTable, turn: Turn, fact: Fact) -> None:
        async with live.locked():
            await self._refresh(live)
            if Turn.of(live.table) == turn:  # nobody resigned, left or took their card back meanwhile
                await self._keep(live, fact, self._clock())

    # --- looking ---------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def _looked_at(self, table_id: str) -> AsyncIterator[LiveTable]:
        async with self.live.use(table_id) as live:
            if live.stale:
                with suppress(StorageFailed):  # then show what was acknowledged
                    await self._read_on(live)
            yield live

    async def viewer(self, table_id: str, token: str | None) -> Viewer:
        """Return the seat that this token opens, or a spectator for None.

        Raises TableError for any other token, and for a spectator at a run of a day's deal that is still secret.
        """
        async with self._looked_at(table_id) as live:
            if token is not None:
                try:
                    return Viewer(seat_of(live.table, token).value)
                except TableError:
                    if not await self._was_behind(table_id):
                        raise
                    return Viewer(seat_of(live.table, token).value)
            await self.daily.check_sees(live.table.daily, None)
            return Viewer.SPECTATOR

    async def show(
        self, table_id: str, viewer: Viewer, token: str | None, since: int | None, make: Callable[[LiveTable], _T]
    ) -> _T:
        """Return what is made of a table for a viewer whose token was checked before, and whose last `seq` is `since`.

        Raises as `viewer` does, where the token opens that seat no longer.
        """
        at_hand = self.at_hand(table_id, viewer.seat, None if token is None else tokens.digest(token), since)
        if at_hand is not None:
            return make(at_hand)
        await self.viewer(table_id, token)
        async with self._looked_at(table_id) as live:
            await self._reach(live, since)
            return make(live)

    def at_hand(self, table_id: str, seat: Seat | None, hashed: str | None, since: int | None) -> LiveTable | None:
        """Return a table to show to a seat whose token has this hash, or to spectators; None where `show` is needed."""
        live = self.live.at_hand(table_id)
        if live is None or live.table.daily is not None or (since is not None and since > live.table.seq):
            return None
        return live if seat is None or (hashed is not None and live.table.chairs[seat].token == hashed) else None

    async def _reach(self, live: LiveTable, since: int | None) -> None:
        """Read on where another server has shown somebody more than this one has."""
        if since is not None and since > live.table.seq:
            with suppress(StorageFailed):
                await self._was_behind(live.table.id)

    async def state_for(self, table_id: str, viewer: Viewer, since: int | None = None) -> StateMessage:
        """Return what to send this viewer, whose last `seq` is `since`. Raises as `LiveTables.use` does."""
        async with self._looked_at(table_id) as live:
            await self._reach(live, since)
            secret = self.daily.secret(live.table.daily)
            return states.state_message(live.table, viewer, since, live.online, secret=secret)

    async def subscribe(self, table_id: str, viewer: Viewer, on_news: Callable[[], None] | None = None) -> Subscription:
        """Subscribe to a table's changes. A seat that subscribes is shown as online. `on_news` as for Subscription."""
        async with self.live.use(table_id) as live:
            return Subscription(live, viewer, on_news)

    async def table(self, table_id: str) -> Json:
        """Return a table's public state, as a spectator sees it."""
        async with self._looked_at(table_id) as live:
            return states.table_state(live.table, Viewer.SPECTATOR, live.online)

    async def listing(self, status: str = Status.PLAYING.value, most: int = MOST_LISTED) -> list[Json]:
        """Return the newest tables of this status that strangers may watch: all but those at one screen and of days.

        Waiting tables are not listed, because anybody who knows the id may take the seat meant for a friend. Nor are
        tables that were over before the deal: there is nothing to show. Raises TableError for any other status.
        """
        if status not in LISTED:
            raise TableError("bad_status", text=quote(status), known=", ".join(LISTED))
        found = []
        for table_id in await self.storage.of_status(status, most, but=(TableKind.SAME_SCREEN.value, DAILY)):
            try:
                found.append(await self.table(table_id))
            except StorageFailed:
                raise
            except (BrokenLog, TableError):  # the log has it, and whoever asks for that table is told
                continue
            except Exception as error:  # whatever is wrong with one table, the others are listed
                self.live.report(table_id, error)
        return [one for one in found if one["status"] == status]

    async def next_seat(self, table_id: str, token: str) -> NextSeat | None:
        """Return this seat at the table of an accepted rematch, or None. Raises TableError for a token of no seat."""
        async with self._looked_at(table_id) as live:
            seat, after = seat_of(live.table, token), live.table.next_table
            if after is None:
                return None
            stem = tokens.next_stem(tokens.stem_of(token), table_id)
            return NextSeat(after, Keys.derive(live.table, seat, stem))

    async def record(self, table_id: str, player: str | None = None) -> Record:
        """Return the record of a finished game. Raises TableError where it is not over or was never dealt.

        Also where it is a run of a day's deal that is still secret, unless this `player` has finished their own.
        """
        async with self._looked_at(table_id) as live:
            await self.daily.check_sees(live.table.daily, player)
            return states.record_of(live.table, secret=self.daily.secret(live.table.daily))

    async def replay(self, table_id: str, viewer: Viewer, player: str | None = None) -> Json:
        """Return a finished game moment by moment. Raises as `record` does."""
        async with self._looked_at(table_id) as live:
            await self.daily.check_sees(live.table.daily, player)
            return states.replay_of(live.table, viewer, secret=self.daily.secret(live.table.daily))

    async def hint(self, table_id: str, token: str | None) -> Hint:
        """Return a hint for a person whose table has hints, on their turn. It is counted before the answer is known.

        Raises TableError where there are no hints, ClaimError where it is not their turn, StorageFailed where it cannot
        be counted, and NoAnswer where none is found in time.
        """
        return await self.workers.hint(await self._counted(table_id, token))

    async def weigh(self, table_id: str, token: str | None) -> None:
        """Find the hint that `warning` may need, without giving or counting it; nothing where there are no hints now.

        Raises TableError for a token of no seat, and NoAnswer where none is found in time.
        """
        async with self._looked_at(table_id) as live:
            table, seat = live.table, seat_of(live.table, token)
        if table.hints and table.turn is seat and table.game is not None and len(table.game.legal()) > 1:
            await self.workers.hint(table.game.view(seat))

    async def warning(self, table_id: str, token: str | None, play: Play) -> Hint | None:
        """Return the hint that speaks against this play, counted like any other; None where nothing does.

        Only what `weigh` has begun can speak, so that no play is held up for long. Raises TableError for a token of no
        seat, and StorageFailed where it cannot be counted.
        """
        async with self._looked_at(table_id) as live:
            table, seat = live.table, seat_of(live.table, token)
        if not table.hints or table.turn is not seat or table.ply != play.ply or table.game is None:
            return None  # if it is to be refused, the command says why
        view, card = table.game.view(seat), play.card.upper()
        found = await self.workers.hint_at_hand(view) if card in view.legal else None
        if found is None or not found.gives_away(Card(card)):
            return None
        return found if await self._counted(table_id, token) == view else None

    async def _counted(self, table_id: str, token: str | None) -> View:
        return await self._whole(self._decided(table_id, lambda: self._count_hint(table_id, token)))

    async def _count_hint(self, table_id: str, token: str | None) -> View:
        """Store that this seat asks for a hint, unless it did so before, and return what it sees."""
        async with self._locked(table_id) as live:
            seat = seat_of(live.table, token)
            fact = commands.hinted(live.table, seat)
            if fact is not None:
                await self._keep(live, fact, self._clock())
            assert live.table.game is not None
            return live.table.game.view(seat)

    async def _played_record(self, table_id: str) -> Record:
        """Return the record of a run of a day's deal without the day's secret. Raises as `record` does."""
        async with self.live.use(table_id) as live:
            return states.record_of(live.table, secret=True)

    async def verdicts(self, table_id: str, player: str | None = None) -> list[Verdict | None]:
        """Return what best play says of each play of a finished game; None for those of phase one.

        Raises as `record` does, and NoAnswer where solving takes too long.
        """
        return await self.workers.verdicts((await self.record(table_id, player)).game)

    async def review(self, table_id: str, player: str | None = None) -> Reader:
        """Return a reader of a finished game's review. Raises as `record` and `Reviews.open` do."""
        return self.reviews.open(table_id, await self.record(table_id, player))
