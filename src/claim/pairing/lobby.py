"""The lobby: people who look for an opponent, the tables with an open seat, and how many people there are.

What is shown is what is: each process looks once per second, and at once where something happened here or another
process has found an opponent for a person here. docs/decisions/0041-pairing-without-a-leader.md says why.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import replace

from claim.accounts.errors import AccountError
from claim.friends.friends import Friends
from claim.friends.people import NOTHING_SEEN
from claim.game.cards import Seat
from claim.game.errors import ClaimError
from claim.pairing.errors import LobbyError
from claim.pairing.seeks import POOLS, SLOW, Kept, Pairing, PairState, Seek, Wanted, account_of, seek_of, state_of
from claim.pairing.states import LobbyState, OpenSeat, PairedState, Picture, SeekState
from claim.pairing.stored_seeks import StoredSeeks
from claim.storage.engines import cancelled
from claim.storage.errors import StorageFailed
from claim.tables import tokens
from claim.tables.events import Events, OpponentFound, PeopleChanged, SeeksPaired
from claim.tables.names import Names
from claim.tables.states import TableState
from claim.tables.table import Status, Table

LOOK_SECONDS = 1.0
AGAIN_SECONDS = 0.1  # where another process was matching
GATHER_SECONDS = 0.05  # for which those who come together are waited for
TIDY_SECONDS = 20.0
_log = logging.getLogger("claim.pairing")


class Visit:
    """A socket in the lobby. `on_change` is called when there is something new to show."""

    def __init__(self, person: str | None, on_change: Callable[[], object], owner: str) -> None:
        self.person = person
        self.account = account_of(person)
        self.owner = owner  # the address that it comes from
        self.on_change = on_change
        self.wanted: Wanted | None = None  # what the client last asked for
        self.seek: Seek | None = None  # while it waits
        self.pairing: Pairing | None = None  # once it does not

    @property
    def id(self) -> str | None:
        """The hash of the seek's id, while something may still become of it."""
        if self.seek is not None:
            return self.seek.id
        return self.pairing.seek if self.pairing is not None and self.pairing.state == PairState.FRESH else None


class Lobby:
    """The lobby of one process. Call `start` in the event loop, and `close` at the end."""

    def __init__(
        self,
        stored: StoredSeeks,
        key: str,
        names: Names,
        clock: Callable[[], float],
        events: Events,
        close_absent: Callable[[str], Awaitable[Table]],
        show: Callable[[str], Awaitable[TableState]],
        playing: Callable[[], int],
        disturbed_until: Callable[[], float],
        friends: Friends,
        at_tables: Callable[[], Mapping[str, bool]],
    ) -> None:
        """`close_absent` closes a table where a player did not appear, `show` gives a table's public state, `playing`
        says how many people sit at tables here, `at_tables` which accounts and whether they play against another
        person, and `disturbed_until` when the last outage ended.
        """
        self._stored = stored
        self._key = key
        self._names = names
        self._clock = clock
        self._close_absent = close_absent
        self._show = show
        self._playing = playing
        self._disturbed_until = disturbed_until
        self._friends = friends
        self._at_tables = at_tables
        self._visits: set[Visit] = set()
        self._picture = Picture()
        self._here = (0, 0)  # people in the lobby and at tables, as the others last knew it
        self._hurry = asyncio.Event()
        self._tidied = 0.0
        self._failing = False
        self._task: asyncio.Task[None] | None = None
        self._events = events
        events.subscribe(SeeksPaired, self._heard)
        events.subscribe(PeopleChanged, self._heard_of_people)

    async def start(self, *, alone: bool) -> None:
        """Begin to look; `alone` as a server on SQLite is. Raises StorageFailed."""
        await self._friends.start(alone=alone)
        if alone:
            await self._stored.forget_sockets(self._clock())
        self._task = asyncio.create_task(self._run(), name="claim lobby")

    async def close(self) -> None:
        """Stop looking."""
        await cancelled(self._task)

    # --- what sockets ask --------------------------------------------------------------------------------------------

    def enter(self, person: str | None, on_change: Callable[[], object], owner: str = "") -> Visit:
        """Let a socket of this address in. Without a person it only looks."""
        visit = Visit(person, on_change, owner)
        self._visits.add(visit)
        self._hurry.set()
        return visit

    async def leave(self, visit: Visit) -> None:
        """Note that a socket is gone. Its seek is kept for a while, for when it comes back."""
        self._visits.discard(visit)
        self._hurry.set()
        if visit.seek is not None:
            with suppress(StorageFailed):  # `tidy` finds it out
                await self._stored.leave(visit.seek, self._clock())

    def state(self, visit: Visit) -> LobbyState:
        """Return what a socket is to be shown."""
        wanted, found = visit.wanted, visit.pairing
        picture, seen = self._picture, None if visit.account is None else self._friends.seen(visit.account)
        if visit.account is not None and picture.seats:  # until it is known who is hidden, all are
            seats = [] if seen is None else [seat for seat in picture.seats if seat.account not in seen.hidden]
            picture = replace(picture, seats=tuple(seats))
        seen = NOTHING_SEEN if seen is None else replace(seen, hidden=frozenset())  # a block is noticed by nothing
        if wanted is None:
            return LobbyState(picture, None, None, seen)
        seek = None if visit.seek is None else SeekState(wanted.id, wanted.pool, visit.seek.since)
        if found is None:
            return LobbyState(picture, seek, None, seen)
        token = tokens.token(tokens.seek_stem(self._key, wanted.id), Seat(found.seat))
        paired = PairedState(wanted.id, found.pool, found.table_id, Seat(found.seat), token, PairState(found.state))
        return LobbyState(picture, seek, paired, seen)

    def waited(self, seek: SeekState) -> float:
        """Return for how many seconds a person has waited."""
        return max(0.0, self._clock() - seek.since)

    async def seek(self, visit: Visit, wanted: Wanted, admit: Callable[[], None]) -> None:
        """Look for an opponent. The same id again is the same seek, whichever process it is asked of.

        `admit` is called before a new one begins. Raises what it raises, TableError or BadRecord where the request is
        bad, LobbyError where the person may not seek now, AccountError where their account is gone, StorageFailed.
        """
        if visit.person is None:
            raise LobbyError("nobody_asks")
        now = self._clock()
        seek = seek_of(wanted, visit.person, self._key, self._names, now)
        if not await self._stored.knows(seek.id):
            admit()
        for table_id in await self._stored.undecided(now, visit.person):
            await self._settle(table_id)
        found = await self._stored.enter(seek, now)
        self._take(visit, wanted, found)
        if visit not in self._visits:  # it has hung up meanwhile
            await self.leave(visit)
        self._hurry.set()

    async def kept_of(self, person: str) -> Kept:
        """Return what is stored about a person who seeks. Raises StorageFailed."""
        return await self._stored.kept_of(person, self._clock())

    async def cancel(self, visit: Visit, seek_id: str) -> None:
        """Look for no opponent any more. Raises StorageFailed."""
        if visit.wanted is not None and visit.wanted.id == seek_id:
            visit.wanted = visit.seek = visit.pairing = None  # first, so that it is not put back meanwhile
        visit.on_change()
        await self._stored.cancel(tokens.digest(seek_id))

    def seekers(self) -> list[Visit]:
        """Return the sockets here that wait for an opponent."""
        return [visit for visit in self._visits if visit.seek is not None]

    def _take(self, visit: Visit, wanted: Wanted, found: Seek | Pairing) -> None:
        visit.wanted = wanted
        visit.seek, visit.pairing = (found, None) if isinstance(found, Seek) else (None, found)
        visit.on_change()

    # --- looking -----------------------------------------------------------------------------------------------------

    def _heard(self, paired: SeeksPaired) -> None:
        here = {visit.seek.id for visit in self.seekers() if visit.seek is not None}
        if not here.isdisjoint(paired.seeks):
            self._hurry.set()

    def _heard_of_people(self, changed: PeopleChanged) -> None:
        if not self._accounts().isdisjoint(changed.accounts):
            self._hurry.set()

    def _accounts(self) -> set[str]:
        """Return the accounts of those in the lobby here."""
        return {visit.account for visit in self._visits if visit.account is not None}

    async def _run(self) -> None:
        again, looked = False, 0.0
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(AGAIN_SECONDS if again else LOOK_SECONDS):
                    await self._hurry.wait()
                    await asyncio.sleep(GATHER_SECONDS)
            self._hurry.clear()
            around = time.monotonic() - looked > LOOK_SECONDS / 2  # where many come and go, not with each of them
            looked = time.monotonic() if around else looked
            try:
                again = not await self.look(around=around)
                self._failing = False
            except StorageFailed:
                if not self._failing:
                    _log.warning("the storage does not answer: pairing stops")
                self._failing, again = True, False
            except Exception as error:  # keep going for everybody else
                _log.error("the lobby could not be brought up to date", exc_info=error)

    async def look(self, *, around: bool = True) -> bool:
        """Pair people and find out what became of seeks; with `around`, also who is there and which seats are open.

        Return whether all was done: another process may be pairing. Raises StorageFailed.
        """
        now, done = self._clock(), True
        if now - self._tidied > TIDY_SECONDS:
            self._tidied = now
            await self._stored.tidy(now, [visit.seek.id for visit in self.seekers() if visit.seek is not None])
        for pool in {visit.seek.pool for visit in self.seekers() if visit.seek is not None}:
            done = await self._match(pool, now) and done
        await self._find_pairings()
        await self._look_at_people(around=around)
        if around:
            await self._settle_all(now)
            here = len({visit.person or visit for visit in self._visits}), self._playing()
            if self._visits or here != self._here:
                await self._look_around(now, here)
                self._here = here
        return done

    async def _settle_all(self, now: float) -> None:
        """Say of pairings whether both came."""
        await self._stored.note_dealt()
        settled = await self._stored.undecided(now)
        for table_id in settled:
            await self._settle(table_id)
        if settled:
            await self._find_pairings()

    async def _look_at_people(self, *, around: bool) -> None:
        changed = await self._friends.look(self._accounts(), self._at_tables() if around else {}, around=around)
        for visit in list(self._visits):
            if visit.account in changed:
                visit.on_change()

    async def _match(self, pool: str, now: float) -> bool:
        """Pair those who wait in a pool; return whether that was possible. Raises StorageFailed."""
        found = await self._stored.match(pool, now)
        for one in found or ():
            account = account_of(one.person)
            if account is not None:
                self._events.publish(OpponentFound(account, one.table_id, Seat(one.seat), pool))
        return found is not None

    async def _find_pairings(self) -> None:
        """Find out what became of the seeks here, and put back those that the storage has lost."""
        ids = {visit.id for visit in self._visits if visit.id is not None}
        if not ids:
            return
        found = await self._stored.pairings(ids)
        waiting = await self._stored.waiting(ids - found.keys())
        for visit in list(self._visits):
            pairing = None if visit.id is None else found.get(visit.id)
            if pairing is not None and pairing != visit.pairing:
                visit.seek, visit.pairing = None, pairing
                visit.on_change()
            elif visit.seek is not None and visit.seek.id in ids and visit.seek.id not in waiting:
                await self._put_back(visit, visit.seek)

    async def _put_back(self, visit: Visit, seek: Seek) -> None:
        """Let a person wait whose seek is gone: the database has crashed, or this process was taken for dead."""
        try:
            if visit.wanted is not None and not await self._stored.replaced(seek):
                found = await self._stored.enter(seek, self._clock())
                if visit.seek is not seek:  # it was cancelled meanwhile
                    await self._stored.cancel(seek.id)
                else:
                    self._take(visit, visit.wanted, found)
                if visit not in self._visits:  # it has hung up meanwhile
                    await self.leave(visit)
                return
        except (LobbyError, AccountError):  # a game that was found by another window; or the account is gone
            pass
        visit.wanted = visit.seek = None
        visit.on_change()

    async def _settle(self, table_id: str) -> None:
        """Say of a pairing whether both came; if not, close the table. Raises StorageFailed."""
        try:
            table = await self._close_absent(table_id)
        except StorageFailed:
            raise
        except ClaimError:  # there is no such table any more, or it cannot be read
            await self._stored.settle(table_id, dict.fromkeys(Seat, PairState.OVER))
            return
        states = {seat: state_of(table, seat) for seat in Seat}
        # The clock was stopped for players whose server died, or all clocks were.
        excused_until = self._clock() if table.was_stopped else self._disturbed_until()
        await self._stored.settle(table_id, states, excused_until)

    async def _look_around(self, now: float, here: tuple[int, int]) -> None:
        people, playing = await self._stored.people(here)
        seeking = await self._stored.seeking()
        seats = await self._open_seats(await self._stored.open_tables(now))
        picture = Picture(people, playing, tuple([(pool, seeking.get(pool, 0)) for pool in POOLS]), tuple(seats))
        if picture != self._picture:
            self._picture = picture
            for visit in self._visits:
                visit.on_change()

    async def _open_seats(self, table_ids: Iterable[str]) -> list[OpenSeat]:
        """Return the open seats of these tables. At a live table, the person who opened it has to be there."""
        found = []
        for table_id in table_ids:
            try:
                table = await self._show(table_id)
            except StorageFailed:
                raise
            except ClaimError:  # deleted, or damaged: a request for that table gets the error
                continue
            maker = next((seat for seat in table.seats.values() if seat.taken), None)
            if maker is not None and table.status is Status.WAITING and (maker.online or table.options.clock == SLOW):
                found.append(OpenSeat(table_id, maker.name, table.options, table.created, maker.account))
        return found
