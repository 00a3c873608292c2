"""The lobby: people who look for an opponent, the tables with an open seat, and how many people there are.

A seek, from request to both told: `seek` stores it, `poll` pairs those who wait (StoredSeeks.match) and tells those of
the pairs who are here; the other processes hear of theirs by the database. Each process polls once per second, and at
once where something happened here or another process has found an opponent for a person here.
docs/decisions/0041-pairing-without-a-leader.md says why.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from claim.accounts.errors import AccountError
from claim.cluster.live_tables import LiveTables
from claim.cluster.outages import Outages
from claim.friends.friends import ClosesTables, Friends
from claim.friends.people import NOTHING_SEEN, Seen
from claim.game.cards import Seat
from claim.game.errors import ClaimError
from claim.pairing.messages import OpenSeat, Paired
from claim.pairing.seeks import (
    GRACE_SECONDS,
    POOLS,
    SLOW,
    LobbyError,
    Pairing,
    PairState,
    Seek,
    SeekerRecord,
    SeekRequest,
    StoredSeeks,
    account_of,
    comes_by,
    may_seek_at,
    seek_of,
    state_of,
)
from claim.storage.engines import cancelled
from claim.storage.errors import StorageFailed
from claim.tables import tokens
from claim.tables.events import Events, OpponentFound, PeopleChanged, SeeksPaired
from claim.tables.names import Names
from claim.tables.states import TableState
from claim.tables.table import Status, iso_time

POLL_SECONDS = 1.0
AGAIN_SECONDS = 0.1  # where another process was matching
GATHER_SECONDS = 0.05  # for which those who come together are waited for
TABLE_SECONDS = 1.0  # for the storage to read a table that is to be shown
TIDY_SECONDS = 20.0
_log = logging.getLogger("claim.pairing")


# --- what people are shown -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SeekState:
    """A person's own seek, by the id that their client drew."""

    id: str
    pool: str
    since: float


@dataclass(frozen=True)
class Picture:
    """What all people in the lobby see."""

    people: int = 0
    playing: int = 0
    seeking: tuple[tuple[str, int], ...] = tuple([(pool, 0) for pool in POOLS])
    seats: tuple[OpenSeat, ...] = ()


@dataclass(frozen=True)
class LobbyState:
    """What one person in the lobby sees."""

    picture: Picture
    seek: SeekState | None
    paired: Paired | None
    seen: Seen = NOTHING_SEEN


# --- the lobby -------------------------------------------------------------------------------------------------------


class LobbyMember:
    """A socket in the lobby. `on_change` is called when there is something new to show."""

    def __init__(self, person: str | None, on_change: Callable[[], object], owner: str) -> None:
        self.person = person
        self.account = account_of(person)
        self.owner = owner  # the network that it comes from
        self.on_change = on_change
        self.request: SeekRequest | None = None  # what the client last asked for
        self.seek: Seek | None = None  # while it waits
        self.pairing: Pairing | None = None  # once it does not
        self.free_at = 0.0  # if it was missed: from when on they may seek again
        self.table: TableState | None = None  # where it was paired, as it was then

    @property
    def open_seek(self) -> str | None:
        """The hash of the seek's id, while something may still become of it."""
        if self.seek is not None:
            return self.seek.id
        return self.pairing.seek if self.pairing is not None and self.pairing.state == PairState.FRESH else None


class Lobby:
    """The lobby of one process. Call `start` in the event loop, and `close` at the end."""

    def __init__(
        self,
        stored: StoredSeeks,
        friends: Friends,
        live: LiveTables,
        changes: ClosesTables,
        outages: Outages,
        names: Names,
        events: Events,
        clock: Callable[[], float],
    ) -> None:
        self._stored = stored
        self._friends = friends
        self._live = live
        self._changes = changes
        self._outages = outages
        self._names = names
        self._events = events
        self._clock = clock
        self._members: set[LobbyMember] = set()
        self._picture = Picture()
        self._here = (0, 0)  # people in the lobby and at tables, as the others last knew it
        self._news = asyncio.Event()
        self._paired_unseen = False  # there may be pairings of people here that were not told
        self._entering: set[str] = set()  # seeks that are stored, or may be, and not answered yet
        self._tidied = 0.0
        self._left_open: dict[str, float] = {}  # live tables with an open seat whose maker has gone, and since when
        self._failing = False
        self._task: asyncio.Task[None] | None = None
        events.subscribe(SeeksPaired, self._heard_of_pairings)
        events.subscribe(PeopleChanged, self._heard_of_people)

    async def start(self, *, single_process: bool) -> None:
        """Begin to poll; a `single_process` is a server on SQLite. Raises StorageFailed."""
        await self._friends.start(single_process=single_process)
        if single_process:
            await self._stored.forget_sockets(self._clock())
        self._task = asyncio.create_task(self._run(), name="claim lobby")

    async def close(self) -> None:
        """Stop polling."""
        await cancelled(self._task)

    # --- what sockets ask --------------------------------------------------------------------------------------------

    def enter(self, person: str | None, on_change: Callable[[], object], owner: str = "") -> LobbyMember:
        """Let a socket of this network in. Without a person it only watches."""
        member = LobbyMember(person, on_change, owner)
        self._members.add(member)
        self._news.set()
        return member

    async def leave(self, member: LobbyMember) -> None:
        """Note that a socket is gone. Its seek is kept for a while, for when it comes back."""
        self._members.discard(member)
        self._news.set()
        if member.seek is not None:
            with suppress(StorageFailed):  # `tidy` finds it out
                await self._stored.leave(member.seek, self._clock())

    async def seek(self, member: LobbyMember, request: SeekRequest, admit: Callable[[], None]) -> None:
        """Look for an opponent. The same id again is the same seek, whichever process it is asked of.

        `admit` is called before a new one begins. Raises what it raises, TableError or BadRecord where the request is
        bad, LobbyError where the person may not seek now, AccountError where their account is gone or a guest's name is
        an account's, StorageFailed.
        """
        if member.person is None:
            raise LobbyError("nobody_asks")
        now = self._clock()
        seek = seek_of(request, member.person, member.owner, self._stored.key, self._names, now)
        known = await self._stored.knows(seek.id)
        guest_name = None if known or member.account is not None else self._names.check(request.name)
        if not known:
            admit()
        for table_id in await self._stored.undecided(now, member.person):
            await self._decide_outcome(table_id)
        self._entering.add(seek.id)
        try:
            await self._admit(member, request, await self._stored.enter(seek, now, guest_name))
        finally:
            self._entering.discard(seek.id)
        if member not in self._members:  # it has hung up meanwhile
            await self.leave(member)
        self._news.set()

    async def cancel(self, member: LobbyMember, seek_id: str) -> None:
        """Look for no opponent any more. Raises StorageFailed.

        One who was found a moment before keeps their wait, and neither has missed a game.
        """
        if member.request is not None and member.request.id == seek_id:
            member.request = member.seek = member.pairing = None  # first, so that it is not put back meanwhile
        member.on_change()
        table_id = await self._stored.cancel(tokens.digest(seek_id))
        if table_id is not None:
            await self._decide_outcome(table_id, withdrawn=True)
            await self._compare_seeks()

    def state(self, member: LobbyMember) -> LobbyState:
        """Return what a socket is to be shown."""
        request, pairing = member.request, member.pairing
        picture, seen = self._picture, None if member.account is None else self._friends.seen(member.account)
        if member.account is not None and picture.seats:  # until it is known who is hidden, all are
            seats = [] if seen is None else [seat for seat in picture.seats if seat.account not in seen.hidden]
            picture = replace(picture, seats=tuple(seats))
        seen = NOTHING_SEEN if seen is None else replace(seen, hidden=frozenset())  # a block is noticed by nothing
        if request is None:
            return LobbyState(picture, None, None, seen)
        seek = None if member.seek is None else SeekState(request.id, request.pool, member.seek.since)
        if pairing is None:
            return LobbyState(picture, seek, None, seen)
        seat, state = Seat(pairing.seat), PairState(pairing.state)
        token = tokens.token(tokens.seek_stem(self._stored.key, request.id), seat)
        paired = Paired(request.id, pairing.pool, pairing.table_id, seat, token, state)
        if state is PairState.FRESH:
            paired = replace(paired, table_state=member.table, come_by=iso_time(comes_by(pairing)))
        elif state is PairState.MISSED and member.free_at:
            paired = replace(paired, again_at=iso_time(member.free_at))
        return LobbyState(picture, seek, paired, seen)

    def waited(self, seek: SeekState) -> float:
        """Return for how many seconds a person has waited."""
        return max(0.0, self._clock() - seek.since)

    def seekers(self) -> list[LobbyMember]:
        """Return the sockets here that wait for an opponent."""
        return [member for member in self._members if member.seek is not None]

    async def record_of(self, person: str) -> SeekerRecord:
        """Return what is stored about a person who seeks. Raises StorageFailed."""
        return await self._stored.record_of(person, self._clock())

    # --- polling -----------------------------------------------------------------------------------------------------

    def _heard_of_pairings(self, paired: SeeksPaired) -> None:
        if not self._seeking().isdisjoint(paired.seeks):
            self._paired_unseen = True
            self._news.set()

    def _heard_of_people(self, changed: PeopleChanged) -> None:
        if not self._accounts().isdisjoint(changed.accounts):
            self._news.set()

    def _seeking(self) -> set[str]:
        """Return the seeks that wait here, by their hashes."""
        return self._entering.union(member.seek.id for member in self._members if member.seek is not None)

    def _accounts(self) -> set[str]:
        """Return the accounts of those in the lobby here."""
        return {member.account for member in self._members if member.account is not None}

    async def _run(self) -> None:
        again, polled = False, 0.0
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(AGAIN_SECONDS if again else POLL_SECONDS):
                    await self._news.wait()
                    await asyncio.sleep(GATHER_SECONDS)
            self._news.clear()
            full = time.monotonic() - polled > POLL_SECONDS / 2  # where many come and go, not with each of them
            polled = time.monotonic() if full else polled
            try:
                again = not await self.poll(full=full)
                self._failing = False
            except StorageFailed:
                if not self._failing:
                    _log.warning("the storage does not answer: pairing stops")
                self._failing, again = True, False
            except Exception as error:  # the next poll may succeed
                _log.error("the lobby could not be brought up to date", exc_info=error)

    async def poll(self, *, full: bool = True) -> bool:
        """Pair those who wait, and show what has changed.

        Where it is `full`, also compare the seeks here with the storage, and look who is there, who came to their
        tables and which seats are open. Return whether all was done: another process may be pairing. Raises
        StorageFailed.
        """
        now, done = self._clock(), True
        compare = full or self._paired_unseen
        self._paired_unseen = self._paired_unseen and bool(self._entering)  # their sockets cannot be shown it yet
        pools = {member.seek.pool for member in self._members if member.seek is not None}
        if now - self._tidied > TIDY_SECONDS:
            self._tidied = now
            await self._stored.tidy(now, self._seeking())
            await self._end_left_open(now)
            pools.add(SLOW)  # also those who wait there while they are away
        for pool in pools:
            done = await self._match(pool, now) and done
        if compare:
            await self._compare_seeks()
        accounts = self._accounts()
        if full or accounts:
            changed = await self._friends.poll(accounts, self._live.accounts if full else {}, full=full)
            for member in list(self._members):
                if member.account in changed:
                    member.on_change()
        if full:
            await self._decide_outcomes(now)
            here = len({member.person or member for member in self._members}), self._live.seated
            if self._members or here != self._here:
                await self._draw_picture(now, here)
                self._here = here
        return done

    async def _match(self, pool: str, now: float) -> bool:
        """Pair those who wait in a pool, and tell them; return whether that was possible. Raises StorageFailed."""
        pairings = await self._stored.match(pool, now)
        for pairing, table in pairings or ():
            account = account_of(pairing.person)
            if account is not None:
                self._events.publish(OpponentFound(account, pairing.table_id, Seat(pairing.seat), pool))
            members = [one for one in self._members if one.seek is not None and one.seek.id == pairing.seek]
            for member in members:
                member.seek, member.pairing, member.table = None, pairing, table
                member.on_change()
            if not members and pairing.process == self._stored.process:  # whose request is not yet answered
                self._paired_unseen = True
        return pairings is not None

    async def _admit(self, member: LobbyMember, request: SeekRequest, entered: Seek | Pairing) -> None:
        """Show a person what has become of their request: it waits, or an opponent was found for it already."""
        member.request = request
        if isinstance(entered, Pairing):
            await self._show_pairings([(member, entered)])
        else:
            member.seek, member.pairing = entered, None
            member.on_change()

    async def _show_pairings(self, pairings: Sequence[tuple[LobbyMember, Pairing]]) -> None:
        """Show people the opponents that were found for them, side by side: each has only seconds to come."""
        for member, pairing in pairings:
            member.seek, member.pairing, member.table = None, pairing, None
        await asyncio.gather(*[self._show_pairing(member, pairing) for member, pairing in pairings])

    async def _show_pairing(self, member: LobbyMember, pairing: Pairing) -> None:
        """Show a person their opponent, and the table if it can be read soon; the client asks for it otherwise."""
        if pairing.state == PairState.FRESH:
            with suppress(ClaimError, TimeoutError):
                async with asyncio.timeout(TABLE_SECONDS):
                    table = await self._live.public_state(pairing.table_id)
                    if member.pairing is pairing:
                        member.table = table
        elif pairing.state == PairState.MISSED:
            member.free_at = may_seek_at((await self.record_of(pairing.person)).missed)
        member.on_change()

    async def _compare_seeks(self) -> None:
        """Find out what became of the seeks here, and put back those that the storage has lost."""
        ids = {member.open_seek for member in self._members if member.open_seek is not None}
        if not ids:
            return
        pairings = await self._stored.pairings(ids)
        waiting = await self._stored.waiting(ids - pairings.keys())
        fresh = [(one, pairings[one.open_seek]) for one in self._members if one.open_seek in pairings]
        await self._show_pairings([(member, pairing) for member, pairing in fresh if pairing != member.pairing])
        lost = ids - waiting - pairings.keys()
        for member in list(self._members):
            if member.seek is not None and member.seek.id in lost:
                await self._put_back(member, member.seek)

    async def _put_back(self, member: LobbyMember, seek: Seek) -> None:
        """Let a person wait whose seek is gone: the database has crashed, or this process was taken for dead."""
        try:
            if member.request is not None and not await self._stored.replaced(seek):
                entered = await self._stored.enter(seek, self._clock())
                if member.seek is not seek:  # it was cancelled meanwhile
                    await self._stored.cancel(seek.id)
                else:
                    await self._admit(member, member.request, entered)
                if member not in self._members:  # it has hung up meanwhile
                    await self.leave(member)
                return
        except (LobbyError, AccountError):  # a game that was found by another window; or the account is gone
            pass
        member.request = member.seek = None
        member.on_change()

    async def _decide_outcomes(self, now: float) -> None:
        """Decide of pairings whether both came."""
        await self._stored.note_dealt()
        undecided = await self._stored.undecided(now)
        for table_id in undecided:
            await self._decide_outcome(table_id)
        if undecided:
            await self._compare_seeks()

    async def _decide_outcome(self, table_id: str, *, withdrawn: bool = False) -> None:
        """Decide of a pairing whether both came; if not, or if one has `withdrawn`, close the table.

        Raises StorageFailed.
        """
        try:
            table = await self._changes.close_absent(table_id, withdrawn=withdrawn)
        except StorageFailed:
            raise
        except ClaimError:  # there is no such table any more, or it cannot be read
            await self._stored.record_outcome(table_id, dict.fromkeys(Seat, PairState.OVER))
            return
        states = {seat: state_of(table, seat) for seat in Seat}
        # The clock was stopped for players whose server died, or all clocks were. A slow one leaves time to come back.
        excused_until: float | None = self._clock() if table.was_stopped else self._outages.last_end
        if table.options.clock == SLOW:
            excused_until = None
        await self._stored.record_outcome(table_id, states, excused_until)

    async def _draw_picture(self, now: float, here: tuple[int, int]) -> None:
        people, playing = await self._stored.people(here)
        seeking = await self._stored.seeking()
        seats = await self._open_seats(await self._stored.open_tables(now, self._live.attended))
        picture = Picture(people, playing, tuple([(pool, seeking.get(pool, 0)) for pool in POOLS]), tuple(seats))
        if picture != self._picture:
            self._picture = picture
            for member in self._members:
                member.on_change()

    async def _end_left_open(self, now: float) -> None:
        """End live tables with an open seat with their makers. One who comes back soon, as with a reload, finds it."""
        left = await self._stored.left_open(now, self._live.attended)
        self._left_open = {table_id: self._left_open.get(table_id, now) for table_id in left}
        for table_id, since in self._left_open.items():
            if now - since >= GRACE_SECONDS:
                try:
                    await self._changes.end_open_seat(table_id)
                except StorageFailed:
                    raise
                except ClaimError:  # it cannot be read, so no one can sit down there
                    continue

    async def _open_seats(self, table_ids: Iterable[str]) -> list[OpenSeat]:
        """Return the open seats of these tables. At a live table, the person who opened it has to be there."""
        seats = []
        for table_id in table_ids:
            try:
                table = await self._live.public_state(table_id)
            except StorageFailed:
                raise
            except ClaimError:  # deleted, or damaged: a request for that table gets the error
                continue
            maker = next((seat for seat in table.seats.values() if seat.taken), None)
            if maker is not None and table.status is Status.WAITING and (maker.online or table.options.clock == SLOW):
                seats.append(OpenSeat(table_id, maker.name, table.options, table.created, maker.account))
        return seats
