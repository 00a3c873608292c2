"""What each person in this process's lobby sees of the others, and all that changes it.

The lobby calls `poll` once per second, and at once where something happened to a person here.
docs/decisions/0043-people-who-know-each-other.md says why.
"""

from collections.abc import AsyncIterator, Callable, Collection, Iterable, Mapping
from contextlib import asynccontextmanager
from typing import Protocol

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from claim.cluster.live_tables import LiveTables
from claim.friends.errors import FriendsError
from claim.friends.people import Challenge, Invitation, Seen
from claim.friends.presence import Presence
from claim.friends.stored_friends import StoredChallenges, StoredFriends
from claim.game.cards import Seat
from claim.game.errors import ClaimError
from claim.storage import bus, schema
from claim.storage.errors import StorageFailed
from claim.storage.storage import Storage
from claim.tables import tokens
from claim.tables.clock import LIVE
from claim.tables.events import Challenged, Events, PeopleChanged
from claim.tables.states import TableState
from claim.tables.table import Status, Table, iso_time

MOST_SENT = 10  # challenges of one person that wait for an answer
MOST_RECEIVED = 20  # to one person: more are refused
MOST_OF_NETWORK = 5  # of them from one address, those counted that were declined lately
REFUSED_SECONDS = 600  # for which nobody challenges again who was declined
REFUSED_KEPT_SECONDS = 86_400  # for which what was declined counts for its address
LIVE_SECONDS = 1800  # for which a challenge to a live game waits
SECONDS = 3 * 86_400  # and one to any other
TIDY_SECONDS = 20.0
DECLINED, WITHDRAWN, LAPSED = "declined", "withdrawn", "lapsed"


class ClosesTables(Protocol):
    """What closes tables before their game. Raises ClaimError."""

    async def end_challenge(self, table_id: str, why: str) -> Table:
        """Close the table of a challenge that waits, saying why; return it."""

    async def end_open_seat(self, table_id: str) -> Table:
        """Close a table that waits for anyone, as its maker has gone; return it."""

    async def close_absent(self, table_id: str, *, withdrawn: bool) -> Table:
        """Close a table of two who were paired, if one of them has not revealed; return it.

        If one has `withdrawn`, neither is told to have been absent.
        """


class Friends:
    """What people know of each other. Everything raises StorageFailed where the storage does not answer."""

    def __init__(
        self,
        storage: Storage,
        events: Events,
        clock: Callable[[], float],
        live: LiveTables,
        changes: ClosesTables,
    ) -> None:
        self.stored = StoredFriends(storage)
        self.challenges = StoredChallenges(storage)
        self.presence = Presence(storage)
        self._storage = storage
        self._events = events
        self._clock = clock
        self._live = live
        self._changes = changes
        self._seen: dict[str, Seen] = {}  # by account, of those in the lobby here
        self._changed: set[str] = set()  # those of them for whom it may be out of date
        self._tidied = 0.0
        events.subscribe(PeopleChanged, self._heard)

    async def start(self, *, single_process: bool) -> None:
        """Forget who was there, where no other process shares the storage."""
        if single_process:
            await self.presence.forget_all()

    @asynccontextmanager
    async def _changing(self, *concerned: str) -> AsyncIterator[AsyncConnection]:
        """Lend a connection for a transaction that changes something for these people; all processes hear of it."""
        async with self._storage.queued_transaction() as connection:
            yield connection
            if concerned:
                await bus.send(connection, bus.texts(self._storage.process, bus.PEOPLE, concerned))
        self._events.publish(PeopleChanged(concerned))

    def _heard(self, changed: PeopleChanged) -> None:
        self._changed |= set(changed.accounts) & self._seen.keys()

    # --- what people see ---------------------------------------------------------------------------------------------

    def seen(self, account: str) -> Seen | None:
        """Return what a person in the lobby here sees of others; None until that is known."""
        return self._seen.get(account)

    async def poll(self, lobby: Collection[str], at_tables: Mapping[str, bool], *, full: bool = True) -> set[str]:
        """Find out what the people in the `lobby` here see; those at tables here may play against another person.

        Return those for whom it has changed. Unless it is `full`, only those are looked at who are new or whom an event
        concerned.
        """
        if full:
            await self.presence.show({**dict.fromkeys(lobby, False), **at_tables})
            now = self._clock()
            if now - self._tidied > TIDY_SECONDS:
                self._tidied = now
                await self.tidy()
        for account in self._seen.keys() - set(lobby):
            del self._seen[account]
        self._changed &= set(lobby)
        due = list(lobby) if full else [one for one in lobby if one in self._changed or one not in self._seen]
        if not due:
            return set()
        self._changed.difference_update(due)
        try:
            seen_now = await self._seen_by(due)
        except StorageFailed:
            self._changed.update(due)
            raise
        changed = {account for account, seen in seen_now.items() if self._seen.get(account) != seen}
        self._seen.update(seen_now)
        return changed

    async def _seen_by(self, accounts: Collection[str]) -> dict[str, Seen]:
        hidden = await self.stored.hidden(accounts)
        friends = await self.presence.friends(accounts)
        waiting = await self.challenges.waiting(accounts)
        waiting = [one for one in waiting if one.other not in hidden.get(one.account, ())]
        challenges = await self._challenges(waiting) if waiting else {}
        return {
            account: Seen(
                tuple(challenges.get(account, ())[: MOST_SENT + MOST_RECEIVED]),
                tuple(friends.get(account, ())),
                frozenset(hidden.get(account, ())),
            )
            for account in accounts
        }

    async def _challenges(self, waiting: Iterable[Invitation]) -> dict[str, list[Challenge]]:
        """Return these challenges as each of their people sees them."""
        people = {person for one in waiting for person in (one.account, one.other)}
        names, there = await self._names(people), await self.presence.among(people)
        challenges: dict[str, list[Challenge]] = {}
        for one in waiting:
            try:
                table = await self._live.public_state(one.table)
            except StorageFailed:
                raise
            except ClaimError:  # deleted, or damaged: a request for that table gets the error
                continue
            if table.status is not Status.WAITING:
                continue
            created = iso_time(one.created)
            mine = Challenge(one.table, one.other, names[one.other], True, table.options, created)
            challenges.setdefault(one.account, []).append(mine)
            if table.options.clock != LIVE or there.get(one.account) is False:  # connected, and not in another game
                theirs = Challenge(one.table, one.account, names[one.account], False, table.options, created)
                challenges.setdefault(one.other, []).append(theirs)
        return challenges

    async def _names(self, people: Collection[str]) -> dict[str, str]:
        accounts = schema.accounts.c
        rows = await self._storage.rows(sa.select(accounts.id, accounts.name).where(accounts.id.in_(list(people))))
        return {**dict.fromkeys(people, ""), **{str(row.id): str(row.name) for row in rows}}

    async def tidy(self) -> None:
        """End challenges that have waited for too long, and forget those that are over."""
        await self.presence.tidy()
        for table_id in await self.challenges.lapsed(self._clock()):
            try:
                await self._changes.end_challenge(table_id, LAPSED)
            except StorageFailed:
                raise
            except ClaimError:  # it cannot be read, so no one can sit down there
                continue
        over = await self.challenges.over(self._clock() - REFUSED_KEPT_SECONDS)
        if over:
            async with self._changing() as connection:
                await self.challenges.remove(connection, over)

    # --- following and blocking --------------------------------------------------------------------------------------

    async def follow(self, account: str, other: str, name: str, *, follows: bool) -> None:
        """Let one person follow another, who is called `name`, or not any more. Raises FriendsError."""
        _check_two(account, other)
        if follows and await self.stored.has(schema.blocked_accounts, account, other):
            raise FriendsError("blocked_by_you", name=name)
        async with self._changing(account) as connection:
            if follows:
                await self.stored.follow(connection, account, other, int(self._clock()))
            else:
                await self.stored.remove(connection, schema.follows, account, other)

    async def block(self, account: str, other: str, *, blocks: bool) -> None:
        """Let one person block another, or not any more. Challenges between them end. Raises FriendsError."""
        _check_two(account, other)
        async with self._changing(account, other) as connection:
            if blocks:
                await self.stored.block(connection, account, other, int(self._clock()))
            else:
                await self.stored.remove(connection, schema.blocked_accounts, account, other)
        for one in await self.challenges.waiting([account]) if blocks else ():
            if one.between(account, other):
                try:
                    await self.end_challenge(one.table, account)
                except StorageFailed:
                    raise
                except ClaimError:  # it was accepted a moment before, or its table is gone
                    continue

    async def seat_refusal(self, table_id: str, account: str | None) -> FriendsError | None:
        """Return why a person may not take a table's free seat, if they may not; `account` as far as they have one."""
        invitation = await self.challenges.at(table_id)
        kept = invitation is not None and invitation.other != account
        if kept or (account is not None and await self.stored.shuns(table_id, account)):
            return FriendsError("seat_kept", table=table_id)
        return None

    # --- challenges --------------------------------------------------------------------------------------------------

    async def check_challenge(
        self, account: str, other: str, name: str, network: str = "", at: str | None = None
    ) -> None:
        """Raise FriendsError where one person may not challenge another, who is called `name`, now.

        They come from this `network`, if that is known. A challenge that they have made `at` this table does not count.
        """
        _check_two(account, other)
        if await self.stored.has(schema.blocked_accounts, account, other):
            raise FriendsError("blocked_by_you", name=name)
        if await self.challenges.refused(account, other, self._clock() - REFUSED_SECONDS):
            raise FriendsError("declined_lately", name=name, minutes=REFUSED_SECONDS // 60)
        waiting = [one for one in await self.challenges.waiting([account, other]) if one.table != at]
        twice = any((one.account, one.other) == (account, other) for one in waiting)
        received = sum(one.other == other for one in waiting)
        if network:
            since = self._clock() - REFUSED_KEPT_SECONDS
            of_network = await self.challenges.from_network(self._hidden(network), other, since) - {at}
            if len(of_network) >= MOST_OF_NETWORK:
                raise FriendsError("cannot_challenge", name=name)
        if received >= MOST_RECEIVED or await self.stored.has(schema.blocked_accounts, other, account):
            raise FriendsError("cannot_challenge", name=name)
        if twice:
            raise FriendsError("challenged_already", name=name)
        if sum(one.account == account for one in waiting) >= MOST_SENT:
            raise FriendsError("too_many_challenges", most=MOST_SENT)

    def _hidden(self, network: str) -> str:
        """Return what is stored of a network: only this server can compare it."""
        return tokens.digest(self._storage.key + network)

    async def challenge(
        self, account: str, by_name: str, other: str, name: str, table: TableState, network: str = ""
    ) -> None:
        """Keep the free seat of a table for a person, and let them know. The same again changes nothing.

        Raises FriendsError as `check_challenge` does, and then the table is closed: meanwhile another may have come.
        """
        now = int(self._clock())
        expires = now + (LIVE_SECONDS if table.options.clock == LIVE else SECONDS)
        try:
            async with self._changing(account, other) as connection:
                await self.stored.lock(connection, account, other)
                await self.check_challenge(account, other, name, network, table.id)
                invitation, of_network = Invitation(table.id, account, other, now, expires), self._hidden(network)
                new = await self.challenges.add(connection, invitation, of_network if network else None)
        except FriendsError:
            await self._changes.end_challenge(table.id, WITHDRAWN)
            raise
        if new:
            self._events.publish(Challenged(other, by_name, table.id))

    async def end_challenge(self, table_id: str, account: str) -> None:
        """Decline a challenge, or withdraw it if it is one's own. The same again changes nothing.

        Raises FriendsError where there is none, also because it was accepted a moment before.
        """
        invitation = await self.challenges.at(table_id)
        if invitation is None or account not in (invitation.account, invitation.other):
            raise FriendsError("no_challenge")
        table = await self._changes.end_challenge(table_id, DECLINED if account == invitation.other else WITHDRAWN)
        if table.challenge is None and not table.chairs[Seat.A].left:
            raise FriendsError("no_challenge")
        # Its row goes with `tidy`, so that the same request finds it once more.
        async with self._changing(invitation.account, invitation.other) as connection:
            if table.challenge == DECLINED and account == invitation.other:
                await self.challenges.refuse(connection, table_id, int(self._clock()))


def _check_two(account: str, other: str) -> None:
    if account == other:
        raise FriendsError("yourself")
