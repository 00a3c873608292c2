"""Changes a stored table past the servers, which may be running: in one transaction, and with a notice for them."""

from collections.abc import Callable

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from claim.game.errors import quote
from claim.service.appends import next_appends
from claim.service.live_tables import BrokenLog
from claim.storage import schema
from claim.storage.group_commit import insert
from claim.storage.rows import LOG_FIELDS, StoredTable, replayed
from claim.storage.transactions import TABLE, notify
from claim.tables.decide import Decision
from claim.tables.errors import TableError
from claim.tables.facts import Fact
from claim.tables.table import Table


async def change(connection: AsyncConnection, table_id: str, decide: Callable[[Table], Fact | None]) -> Table:
    """Append the fact that `decide` gives for a table, as a server would, and leave a notice. Returns the table.

    Raises TableError where there is no such table, BrokenLog, and what `decide` raises.
    """
    table = await locked(connection, table_id)
    fact = decide(table)
    if fact is None:
        return table
    decision = Decision.of(table, fact)
    await insert(connection, next_appends(table, decision))
    await notify(connection, TABLE, table_id)
    return decision.after


async def locked(connection: AsyncConnection, table_id: str) -> Table:
    """Return a table to which no server can append until the transaction ends."""
    tables, log = schema.tables, schema.log.c
    found = await connection.execute(sa.select(tables).where(tables.c.id == table_id).with_for_update())
    row = found.mappings().one_or_none()
    if row is None:
        raise TableError("no_table", table=quote(table_id))
    wanted = sa.select(*[log[name] for name in LOG_FIELDS]).where(log.table_id == table_id).order_by(log.seq)
    table, _ = replayed(StoredTable(dict(row), [tuple(one) for one in await connection.execute(wanted)]))
    if table is None:
        raise BrokenLog("broken_log", table=table_id)
    return table
