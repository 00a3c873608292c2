"""Whom people follow, have blocked and have challenged, in the storage, and how two stand against each other.

The row of a challenge says for whom a table's seat is kept; what became of it is in the table's log.
"""

from collections.abc import Collection

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from claim.friends.errors import FriendsError
from claim.friends.people import Invitation, KnownPerson, Meeting, Score, outcome_for
from claim.storage import schema
from claim.storage.engines import insert_new
from claim.storage.storage import Storage
from claim.tables.stored import LISTED_AS_CLOSED
from claim.tables.table import Status, iso_time

MOST_FOLLOWED = 500
MOST_BLOCKED = 500
MOST_GAMES = 20  # between two people, shown together
_FIELDS = [schema.invitations.c[name] for name in ("table_id", "account", "other", "created", "expires")]


class StoredFriends:
    """Who follows and who has blocked whom. Everything raises StorageFailed where the storage does not answer."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def follow(self, connection: AsyncConnection, account: str, other: str, now: int) -> None:
        """Let one person follow another. Raises FriendsError where that one follows too many."""
        await self._add(connection, schema.follows, account, other, now, MOST_FOLLOWED, "too_many_followed")

    async def block(self, connection: AsyncConnection, account: str, other: str, now: int) -> None:
        """Let one person block another, whom they then do not follow any more.

        That the other follows them stays noted, without effect: its end would tell of the block. Raises FriendsError
        where too many are blocked.
        """
        await self._add(connection, schema.blocked_accounts, account, other, now, MOST_BLOCKED, "too_many_blocked")
        await self.remove(connection, schema.follows, account, other)

    async def _add(
        self, connection: AsyncConnection, table: sa.Table, account: str, other: str, now: int, most: int, refusal: str
    ) -> None:
        row = {"account": account, "other": other, "since": now}
        await self.lock(connection, account)
        await connection.execute(insert_new(connection, table, row))
        count = sa.select(sa.func.count()).select_from(table).where(table.c.account == account)
        if (await connection.execute(count)).scalar_one() > most:
            raise FriendsError(refusal, most=most)

    async def lock(self, connection: AsyncConnection, *people: str) -> None:
        """Let no other transaction count what these people have until this one ends: both might become the last."""
        accounts = schema.accounts.c
        query = sa.select(accounts.id).where(accounts.id.in_(people)).order_by(accounts.id)
        await connection.execute(query.with_for_update(key_share=True))  # two may add each other at once

    async def remove(self, connection: AsyncConnection, table: sa.Table, account: str, other: str) -> None:
        """Forget that one person follows or blocks another."""
        await connection.execute(table.delete().where(table.c.account == account, table.c.other == other))

    async def known(self, table: sa.Table, account: str) -> list[KnownPerson]:
        """Return whom a person follows, or has blocked, by name."""
        accounts = schema.accounts.c
        query = sa.select(accounts.id, accounts.name, table.c.since).where(table.c.account == account)
        rows = await self._storage.rows(query.where(accounts.id == table.c.other))
        known = [KnownPerson(row.id, row.name, iso_time(row.since)) for row in rows]
        return sorted(known, key=lambda one: one.name.casefold())

    async def has(self, table: sa.Table, account: str, other: str) -> bool:
        """Return whether one person follows, or has blocked, another."""
        query = sa.select(table.c.other).where(table.c.account == account, table.c.other == other)
        return bool(await self._storage.rows(query))

    async def hidden(self, accounts: Collection[str]) -> dict[str, set[str]]:
        """Return for each of these people who is hidden from them: whom they have blocked, and who has blocked them."""
        blocked, hidden = schema.blocked_accounts.c, dict[str, set[str]]()
        if accounts:
            either = sa.or_(blocked.account.in_(accounts), blocked.other.in_(accounts))
            for row in await self._storage.rows(sa.select(blocked.account, blocked.other).where(either)):
                hidden.setdefault(row.account, set()).add(row.other)
                hidden.setdefault(row.other, set()).add(row.account)
        return hidden

    async def shuns(self, table_id: str, account: str) -> bool:
        """Return whether one at a table has blocked this person, or the other way round."""
        blocked, games = schema.blocked_accounts.c, schema.account_games.c
        either = sa.or_(
            sa.and_(blocked.account == games.account, blocked.other == account),
            sa.and_(blocked.account == account, blocked.other == games.account),
        )
        query = sa.select(games.account).where(games.table_id == table_id, sa.exists().where(either))
        return bool(await self._storage.rows(query))

    async def divided(self, table_id: str) -> bool:
        """Return whether one of the two at a table has blocked the other."""
        blocked, games = schema.blocked_accounts.c, schema.account_games
        one, other = games.alias("one").c, games.alias("other").c
        query = sa.select(blocked.account).where(one.table_id == table_id, other.table_id == table_id)
        query = query.where(blocked.account == one.account, blocked.other == other.account)
        return bool(await self._storage.rows(query))

    async def head_to_head(self, account: str, other: str) -> tuple[Score, list[Meeting]]:
        """Return how one person stands against another by decided games, and the newest games of all."""
        mine, theirs, tables = schema.account_games.alias("mine"), schema.account_games.alias("theirs"), schema.tables.c
        met = sa.and_(mine.c.table_id == theirs.c.table_id, mine.c.account == account, theirs.c.account == other)
        both = schema.tables.join(mine, mine.c.table_id == tables.id).join(theirs, met)
        own = sa.case((tables.outcome == "draw", "drawn"), (tables.outcome == mine.c.seat, "won"), else_="lost")
        decided = sa.select(own.label("outcome"), sa.func.count().label("games")).select_from(both)
        decided = decided.where(tables.outcome.is_not(None)).group_by(own)
        counts = {str(row.outcome): int(row.games) for row in await self._storage.rows(decided)}
        newest = sa.select(tables.id, mine.c.seat, tables.status, tables.outcome, tables.created).select_from(both)
        newest = newest.where(tables.status != LISTED_AS_CLOSED).order_by(tables.created.desc(), tables.id)
        games = [
            Meeting(row.id, row.seat, row.status == Status.OVER, outcome_for(row.seat, row.outcome), row.created)
            for row in await self._storage.rows(newest.limit(MOST_GAMES))
        ]
        return Score(won=counts.get("won", 0), lost=counts.get("lost", 0), drawn=counts.get("drawn", 0)), games


async def blocked_pairs(connection: AsyncConnection, accounts: Collection[str]) -> set[frozenset[str]]:
    """Return the pairs among these people of whom one has blocked the other."""
    blocked = schema.blocked_accounts.c
    both = sa.and_(blocked.account.in_(accounts), blocked.other.in_(accounts))
    rows = await connection.execute(sa.select(blocked.account, blocked.other).where(both))
    return {frozenset((str(row.account), str(row.other))) for row in rows}


class StoredChallenges:
    """The challenges. Everything raises StorageFailed where the storage does not answer."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def add(self, connection: AsyncConnection, invitation: Invitation, network: str | None) -> bool:
        """Store a challenge from this network, and return whether it is new: the same table has one."""
        fields = ("account", "other", "created", "expires")
        row = {"table_id": invitation.table, **{name: getattr(invitation, name) for name in fields}, "network": network}
        added = await connection.execute(insert_new(connection, schema.invitations, row))
        return bool(added.rowcount)

    async def refuse(self, connection: AsyncConnection, table_id: str, now: int) -> None:
        """Note that the challenge at a table was declined."""
        invitations = schema.invitations
        first = sa.and_(invitations.c.table_id == table_id, invitations.c.refused.is_(None))
        await connection.execute(invitations.update().where(first).values(refused=now))

    async def refused(self, account: str, other: str, since: float) -> bool:
        """Return whether one person has declined another's challenge since then."""
        invitations = schema.invitations.c
        query = sa.select(invitations.table_id).where(invitations.account == account, invitations.other == other)
        return bool(await self._storage.rows(query.where(invitations.refused > int(since)).limit(1)))

    async def from_network(self, network: str, other: str, since: float) -> set[str]:
        """Return the tables of challenges of a network to a person that wait, or were declined since then."""
        invitations, tables = schema.invitations.c, schema.tables.c
        waits = sa.exists().where(tables.id == invitations.table_id, tables.status == Status.WAITING.value)
        query = sa.select(invitations.table_id).where(invitations.network == network, invitations.other == other)
        rows = await self._storage.rows(query.where(sa.or_(invitations.refused > int(since), waits)))
        return {str(row.table_id) for row in rows}

    async def remove(self, connection: AsyncConnection, table_ids: Collection[str]) -> None:
        """Forget the challenges at these tables."""
        invitations = schema.invitations
        await connection.execute(invitations.delete().where(invitations.c.table_id.in_(list(table_ids))))

    async def at(self, table_id: str) -> Invitation | None:
        """Return the challenge at a table."""
        rows = await self._storage.rows(sa.select(*_FIELDS).where(schema.invitations.c.table_id == table_id))
        return Invitation(*rows[0]) if rows else None

    async def waiting(self, accounts: Collection[str]) -> list[Invitation]:
        """Return the challenges of these people and to them that wait for an answer, the oldest first.

        Not those of people who are suspended.
        """
        invitations, tables, challengers = schema.invitations.c, schema.tables.c, schema.accounts.c
        people = list(accounts)
        query = sa.select(*_FIELDS).join(schema.tables, tables.id == invitations.table_id)
        query = query.join(schema.accounts, challengers.id == invitations.account)
        concerns = sa.or_(invitations.account.in_(people), invitations.other.in_(people))
        query = query.where(concerns, tables.status == Status.WAITING.value, challengers.suspended.is_(None))
        rows = await self._storage.rows(query.order_by(invitations.created, invitations.table_id))
        return [Invitation(*row) for row in rows]

    async def of(self, account: str) -> list[Invitation]:
        """Return all challenges of a person and to them that are stored."""
        invitations = schema.invitations.c
        concerns = sa.or_(invitations.account == account, invitations.other == account)
        rows = await self._storage.rows(sa.select(*_FIELDS).where(concerns).order_by(invitations.created))
        return [Invitation(*row) for row in rows]

    async def lapsed(self, now: float) -> list[str]:
        """Return the tables of challenges that have waited for too long."""
        invitations, tables = schema.invitations.c, schema.tables.c
        waits = sa.exists().where(tables.id == invitations.table_id, tables.status == Status.WAITING.value)
        query = sa.select(invitations.table_id).where(invitations.expires <= int(now), waits)
        return [str(row.table_id) for row in await self._storage.rows(query)]

    async def over(self, refused_before: float) -> list[str]:
        """Return the tables of challenges that do not wait any more, or are gone; not of those declined since then."""
        invitations, tables = schema.invitations.c, schema.tables.c
        waits = sa.exists().where(tables.id == invitations.table_id, tables.status == Status.WAITING.value)
        kept = sa.and_(invitations.refused.is_not(None), invitations.refused > int(refused_before))
        query = sa.select(invitations.table_id).where(~waits, ~kept)
        return [str(row.table_id) for row in await self._storage.rows(query)]
