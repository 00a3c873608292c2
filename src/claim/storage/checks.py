"""Checks everything that is stored: every log is replayed and compared with the other columns of its table."""

from collections.abc import AsyncIterator

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from claim.records.fair import commitment
from claim.storage import schema
from claim.storage.rows import Problem, StoredTable, replayed, stored_tables
from claim.tables.table import Table


async def check_all(connection: AsyncConnection) -> AsyncIterator[tuple[StoredTable | None, list[Problem]]]:
    """Yield each table with its problems, and None with problems that belong to no table.

    Raises SQLAlchemyError.
    """
    if connection.dialect.name == "sqlite":
        found = [str(row[0]) for row in await connection.exec_driver_sql("PRAGMA integrity_check(10)")]
        yield None, [Problem("", "file", {"problem": " ".join(one.split())}) for one in found if one != "ok"]
    log, tables = schema.log.c, schema.tables.c
    lost = sa.select(log.table_id).distinct().where(~sa.exists().where(tables.id == log.table_id))
    yield None, [Problem(str(row.table_id), "orphan", {}) for row in await connection.execute(lost)]
    async for stored in stored_tables(connection):
        yield stored, check_table(stored)


def check_table(stored: StoredTable) -> list[Problem]:
    """Return what is wrong with a stored table."""
    table, problems = replayed(stored)
    if table is None:
        return problems
    for seat, chair in table.chairs.items():
        if chair.contribution is not None and commitment(chair.contribution) != chair.commitment:
            problems.append(Problem(stored.id, "commitment", {"seat": seat.value}))
    for field, found, derived in _columns(stored, table):
        if found != derived:
            problems.append(
                Problem(stored.id, "column", {"field": field, "stored": str(found), "derived": str(derived)})
            )
    return problems


def _columns(stored: StoredTable, table: Table) -> list[tuple[str, object, object]]:
    """Return the columns that follow from the log: the name, what is stored, and what it should be."""
    row = stored.row
    return [
        ("kind", row["kind"], table.listed_kind),
        ("created", row["created"], table.created),
        ("status", row["status"], table.listed_as),
        ("bot_to_move", bool(row["bot_to_move"]), table.bot_to_move),
    ]
