"""Checks everything that is stored: every log is replayed and compared with the other columns of its table."""

from collections import defaultdict
from collections.abc import AsyncIterator, Collection, Mapping

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from claim.records.fair import commitment
from claim.storage import schema
from claim.storage.rows import Problem, StoredTable, derived_columns, replayed, stored_tables


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
    games, accounts = await _games(connection), await _accounts(connection)
    async for stored in stored_tables(connection):
        yield stored, check_table(stored, games.get(stored.id, {}), accounts)


async def _games(connection: AsyncConnection) -> dict[str, dict[str, str]]:
    """Return whose games are listed, by table and seat."""
    found: defaultdict[str, dict[str, str]] = defaultdict(dict)
    for account, table_id, seat in await connection.execute(sa.select(schema.account_games)):
        found[str(table_id)][str(seat)] = str(account)
    return found


async def _accounts(connection: AsyncConnection) -> set[str]:
    return {str(row.id) for row in await connection.execute(sa.select(schema.accounts.c.id))}


def check_table(stored: StoredTable, games: Mapping[str, str], accounts: Collection[str]) -> list[Problem]:
    """Return what is wrong with a stored table, whose `games` are listed as accounts', by seat."""
    table, problems = replayed(stored)
    if table is None:
        return problems
    for seat, chair in table.chairs.items():
        if games.get(seat) != chair.account or (chair.account is not None and chair.account not in accounts):
            problems.append(Problem(stored.id, "account", {"seat": seat.value}))
    for seat, chair in table.chairs.items():
        if chair.contribution is not None and commitment(chair.contribution) != chair.commitment:
            problems.append(Problem(stored.id, "commitment", {"seat": seat.value}))
    row = {**stored.row, "bot_to_move": bool(stored.row["bot_to_move"])}
    for field, derived in derived_columns(table).items():
        # A server of an earlier version has written the row, or the game was over before there was this column.
        unknown = row[field] is None and (field == "clock" or (field == "outcome" and not games))
        if row[field] != derived and not unknown:
            params: dict[str, str | int] = {"field": field, "stored": str(row[field]), "derived": str(derived)}
            problems.append(Problem(stored.id, "column", params))
    return problems
