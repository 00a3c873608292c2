"""Challenges in the storage. A row says for whom a table's seat is kept; what became of it is in the table's log."""

from collections.abc import Collection
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from claim.friends.people import Invitation
from claim.storage import schema
from claim.storage.storage import Storage
from claim.tables.table import Status

_FIELDS = [schema.invitations.c[name] for name in ("table_id", "account", "other", "created", "expires")]


class StoredChallenges:
    """The table `invitations`. Everything raises StorageFailed where the storage does not answer."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._insert: Any = (postgresql if storage.shared else sqlite).insert

    async def add(self, connection: AsyncConnection, invitation: Invitation) -> bool:
        """Store a challenge, and return whether it is new: the same table has one."""
        fields = ("account", "other", "created", "expires")
        row = {"table_id": invitation.table, **{name: getattr(invitation, name) for name in fields}}
        added = await connection.execute(self._insert(schema.invitations).values(row).on_conflict_do_nothing())
        return bool(added.rowcount)

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

    async def settled(self) -> list[str]:
        """Return the tables of challenges that do not wait any more, or are gone."""
        invitations, tables = schema.invitations.c, schema.tables.c
        waits = sa.exists().where(tables.id == invitations.table_id, tables.status == Status.WAITING.value)
        return [str(row.table_id) for row in await self._storage.rows(sa.select(invitations.table_id).where(~waits))]
