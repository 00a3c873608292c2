"""Which accounts are there, at whichever process: in the lobby, or at a table.

Each process keeps the rows of those who are connected to it. They count while it is alive, by the same beats as
everything (claim.cluster.membership); on SQLite there is one process, which begins with none.
"""

from collections.abc import Collection, Mapping

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from claim.friends.people import Friend
from claim.storage import schema
from claim.storage.storage import Storage


class Presence:
    """Who is there. Everything raises StorageFailed where the storage does not answer."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._stored: dict[str, bool] = {}  # who is here and plays, as the storage has it

    async def show(self, here: Mapping[str, bool]) -> None:
        """Note who is connected to this process, and whether they play against another person."""
        changed = {account for account in self._stored if self._stored[account] != here.get(account)}
        come = {account: playing for account, playing in here.items() if self._stored.get(account) != playing}
        if changed or come:
            async with self._storage.transaction() as connection:
                present = schema.online_accounts
                # Those who have come, too: if a transaction before failed, the storage may have them all the same.
                rows = present.c.account.in_(changed | come.keys())
                await connection.execute(present.delete().where(self._mine(), rows))
                await self._add(connection, come)
            self._stored = dict(here)

    async def tidy(self) -> None:
        """Write all rows of this process again, and delete those of processes that are dead.

        PostgreSQL may have crashed, or another process may have taken this one for dead; SQLite loses nothing.
        """
        if not self._storage.shared:
            return
        present, processes = schema.online_accounts, schema.processes.c
        kept, self._stored = self._stored, {}
        async with self._storage.transaction() as connection:
            dead = ~sa.exists().where(processes.id == present.c.process)
            await connection.execute(present.delete().where(sa.or_(self._mine(), dead)))
            await self._add(connection, kept)
        self._stored = kept

    async def forget_all(self) -> None:
        """Clear presence, where this is the only process, which has just started."""
        async with self._storage.transaction() as connection:
            await connection.execute(schema.online_accounts.delete())

    def _mine(self) -> sa.ColumnElement[bool]:
        return schema.online_accounts.c.process == self._storage.process

    async def _add(self, connection: AsyncConnection, people: Mapping[str, bool]) -> None:
        """Note these people. Those whose account is deleted are not known to be anywhere."""
        accounts = schema.accounts.c
        for playing in (True, False):
            some = [account for account, plays in people.items() if plays is playing]
            there = sa.select(accounts.id, sa.literal(self._storage.process), sa.literal(playing))
            there = there.where(accounts.id.in_(some), accounts.suspended.is_(None))
            if some:
                await connection.execute(
                    schema.online_accounts.insert().from_select(["account", "process", "playing"], there)
                )

    def _alive(self) -> sa.ColumnElement[bool]:
        if not self._storage.shared:
            return sa.true()
        return sa.exists().where(schema.processes.c.id == schema.online_accounts.c.process)

    async def among(self, accounts: Collection[str]) -> dict[str, bool]:
        """Return those of these people who are there, and whether they are at a table."""
        present = schema.online_accounts.c
        query = sa.select(present.account, present.playing).where(present.account.in_(list(accounts)), self._alive())
        playing: dict[str, bool] = {}
        for row in await self._storage.rows(query):
            playing[row.account] = bool(row.playing) or playing.get(row.account, False)
        return playing

    async def friends(self, accounts: Collection[str]) -> dict[str, list[Friend]]:
        """Return which of those they follow are there, for each of these people; none who has blocked them."""
        follows, present = schema.follows.c, schema.online_accounts.c
        blocked, people = schema.blocked_accounts.c, schema.accounts.c
        shunned = sa.exists().where(blocked.account == follows.other, blocked.other == follows.account)
        there = sa.and_(present.account == follows.other, people.id == follows.other, self._alive())
        query = sa.select(follows.account, people.id, people.name, present.playing)
        query = query.where(follows.account.in_(list(accounts)), there, ~shunned)
        friends: dict[str, dict[str, Friend]] = {}
        for account, other, name, playing in await self._storage.rows(query):
            theirs = friends.setdefault(account, {})
            theirs[other] = Friend(other, name, bool(playing) or (other in theirs and theirs[other].playing))
        return {account: sorted(some.values(), key=_name) for account, some in friends.items()}


def _name(friend: Friend) -> str:
    return friend.name.casefold()
