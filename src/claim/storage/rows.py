"""Tables as raw rows of the storage, for backups and checks: each log is replayed and compared with other rows."""

import json
from collections import defaultdict
from collections.abc import AsyncIterator, Collection, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from claim.records.fair import commitment
from claim.storage import schema
from claim.tables.stored import Row, TableRow, rows_of
from claim.tables.table import Fact, FactKind, Table, apply_stored

AT_ONCE = 100  # tables whose logs are read together
LOG_FIELDS = ("seq", "kind", "payload", "command", "at", "ms")


@dataclass(frozen=True)
class StoredTable:
    """A row of `tables`, the rows of its log, each with the fields LOG_FIELDS, and other rows that follow from that."""

    row: dict[str, Any]
    log: list[tuple[Any, ...]]
    derived: list[Row] = field(default_factory=list)

    @property
    def id(self) -> str:
        """The table's id."""
        return str(self.row["id"])


@dataclass(frozen=True)
class Problem:
    """Something wrong with a stored table. `code` has a message `admin-problem-…` with these `params`."""

    table: str
    code: str
    params: dict[str, str | int]


async def count(connection: AsyncConnection, table: sa.Table) -> int:
    """Return how many rows a table of the schema has. Raises SQLAlchemyError."""
    return int((await connection.execute(sa.select(sa.func.count()).select_from(table))).scalar_one())


def naming(tables: Iterable[str]) -> sa.Select[Any]:
    """Select what `names` reads of these tables' logs."""
    log, kinds = schema.log.c, [kind.value for kind in (FactKind.CREATED, FactKind.SAT, FactKind.RENAMED)]
    query = sa.select(log.table_id, log.kind, log.payload).where(log.table_id.in_(list(tables)), log.kind.in_(kinds))
    return query.order_by(log.table_id, log.seq)


def names(rows: Iterable[Any]) -> dict[str, dict[str, str]]:
    """Return the players' names by table and seat, without replaying logs. Damaged rows are skipped."""
    by_table: defaultdict[str, dict[str, str]] = defaultdict(dict)
    for table_id, kind, payload in rows:
        with suppress(ValueError, LookupError, TypeError, AttributeError, RecursionError):
            data = json.loads(payload)
            seats = data["seats"] if kind == FactKind.CREATED.value else {data["seat"]: data}
            by_table[table_id] |= {str(seat): str(one["name"]) for seat, one in seats.items()}
    return by_table


async def stored_tables(connection: AsyncConnection) -> AsyncIterator[StoredTable]:
    """Yield all tables with their logs, the oldest first. Raises SQLAlchemyError."""
    tables, log = schema.tables.c, schema.log.c
    columns = [column for column in tables if column is not tables.bot_by]  # bot_by is about the server that runs now
    rows = (await connection.execute(sa.select(*columns).order_by(tables.created, tables.id))).mappings().all()
    for start in range(0, len(rows), AT_ONCE):
        some = [dict(row) for row in rows[start : start + AT_ONCE]]
        logs: defaultdict[str, list[tuple[Any, ...]]] = defaultdict(list)
        query = sa.select(log.table_id, *[log[name] for name in LOG_FIELDS])
        query = query.where(log.table_id.in_([row["id"] for row in some])).order_by(log.table_id, log.seq)
        for table_id, *fields in await connection.execute(query):
            logs[table_id].append(tuple(fields))
        derived: defaultdict[str, list[Row]] = defaultdict(list)
        for table in schema.DERIVED:
            query = sa.select(table).where(table.c.table_id.in_([row["id"] for row in some]))
            for one in (await connection.execute(query)).mappings():
                derived[one["table_id"]].append((table.name, dict(one)))
        for row in some:
            yield StoredTable(row, logs[row["id"]], derived[row["id"]])


def derived_columns(table: Table) -> dict[str, str | bool | int | None]:
    """Return the columns of `tables` that follow from a table's log."""
    return {**vars(TableRow.of(table)), "deadline": table.deadline}


def replayed(stored: StoredTable) -> tuple[Table | None, list[Problem]]:
    """Replay a stored table's log. Return the table, or None and what is wrong."""
    table = Table(stored.id)
    if not stored.log:
        return None, [Problem(stored.id, "empty", {})]
    for number, (seq, kind, payload, command, at, ms) in enumerate(stored.log, 1):
        if seq != number:
            return None, [Problem(stored.id, "gap", {"seq": number})]
        try:
            table = apply_stored(table, [Fact.read(kind, payload, command, at, ms)])
        except Exception as error:  # a damaged row may raise anything; the other tables are still checked
            return None, [Problem(stored.id, "fact", {"seq": number, "problem": _short(error)})]
    return table, []


def _short(error: Exception) -> str:
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text[:120]}" if text else type(error).__name__


# --- checks ----------------------------------------------------------------------------------------------------------


async def check_all(connection: AsyncConnection) -> AsyncIterator[tuple[StoredTable | None, list[Problem]]]:
    """Yield each table with its problems, and None with problems that belong to no table.

    Raises SQLAlchemyError.
    """
    if connection.dialect.name == "sqlite":
        complaints = [str(row[0]) for row in await connection.exec_driver_sql("PRAGMA integrity_check(10)")]
        yield None, [Problem("", "file", {"problem": " ".join(one.split())}) for one in complaints if one != "ok"]
    log, tables = schema.log.c, schema.tables.c
    lost = sa.select(log.table_id).distinct().where(~sa.exists().where(tables.id == log.table_id))
    yield None, [Problem(str(row.table_id), "orphan", {}) for row in await connection.execute(lost)]
    accounts = {str(row.id) for row in await connection.execute(sa.select(schema.accounts.c.id))}
    async for stored in stored_tables(connection):
        yield stored, _check_table(stored, accounts)


def _check_table(stored: StoredTable, accounts: Collection[str]) -> list[Problem]:
    table, problems = replayed(stored)
    if table is None:
        return problems
    games = {row["seat"]: row["account"] for name, row in stored.derived if name == schema.account_games.name}
    for seat, chair in table.chairs.items():
        if games.get(seat) != chair.account or (chair.account is not None and chair.account not in accounts):
            problems.append(Problem(stored.id, "account", {"seat": seat.value}))
    for seat, chair in table.chairs.items():
        if chair.contribution is not None and commitment(chair.contribution) != chair.commitment:
            problems.append(Problem(stored.id, "commitment", {"seat": seat.value}))
    row = {**stored.row, "bot_to_move": bool(stored.row["bot_to_move"])}
    for name, derived in derived_columns(table).items():
        # A server of an earlier version has written the row, or the game was over before there was this column.
        unknown = row[name] is None and (name == "clock" or (name == "outcome" and not games))
        if row[name] != derived and not unknown:
            problems.append(_wrong_column(stored, name, row[name], derived))
    expected = {name: row for name, row in rows_of(table) if name != schema.account_games.name}
    for name, kept in stored.derived:  # none where a server of an earlier version wrote what it would follow from
        for column, value in kept.items() if name != schema.account_games.name else ():
            # Neither where such a server has put a game that was over under an account.
            unknown = value is None and column in ("account_a", "account_b")
            if value != (derived := expected.get(name, {}).get(column)) and not unknown:
                problems.append(_wrong_column(stored, f"{name}.{column}", value, derived))
    return problems


def _wrong_column(stored: StoredTable, column: str, value: object, derived: object) -> Problem:
    return Problem(stored.id, "column", {"field": column, "stored": str(value), "derived": str(derived)})
