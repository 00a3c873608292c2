"""Tables as raw rows of the storage, for backups and checks."""

import json
from collections import defaultdict
from collections.abc import AsyncIterator, Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from claim.storage import schema
from claim.tables.apply import apply_stored
from claim.tables.facts import Fact, FactKind
from claim.tables.stored import TableRow
from claim.tables.table import Table

AT_ONCE = 100  # tables whose logs are read together
LOG_FIELDS = ("seq", "kind", "payload", "command", "at", "ms")


@dataclass(frozen=True)
class StoredTable:
    """A row of `tables` and the rows of its log, each with the fields LOG_FIELDS."""

    row: dict[str, Any]
    log: list[tuple[Any, ...]]

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
    wanted = sa.select(log.table_id, log.kind, log.payload).where(log.table_id.in_(list(tables)), log.kind.in_(kinds))
    return wanted.order_by(log.table_id, log.seq)


def names(rows: Iterable[Any]) -> dict[str, dict[str, str]]:
    """Return the players' names by table and seat, without replaying logs. Damaged rows are skipped."""
    found: defaultdict[str, dict[str, str]] = defaultdict(dict)
    for table_id, kind, payload in rows:
        with suppress(ValueError, LookupError, TypeError, AttributeError, RecursionError):
            data = json.loads(payload)
            seats = data["seats"] if kind == FactKind.CREATED.value else {data["seat"]: data}
            found[table_id] |= {str(seat): str(one["name"]) for seat, one in seats.items()}
    return found


async def stored_tables(connection: AsyncConnection) -> AsyncIterator[StoredTable]:
    """Yield all tables with their logs, the oldest first. Raises SQLAlchemyError."""
    tables, log = schema.tables.c, schema.log.c
    columns = [column for column in tables if column is not tables.bot_by]  # bot_by is about the server that runs now
    rows = (await connection.execute(sa.select(*columns).order_by(tables.created, tables.id))).mappings().all()
    for start in range(0, len(rows), AT_ONCE):
        some = [dict(row) for row in rows[start : start + AT_ONCE]]
        logs: defaultdict[str, list[tuple[Any, ...]]] = defaultdict(list)
        wanted = sa.select(log.table_id, *[log[name] for name in LOG_FIELDS])
        wanted = wanted.where(log.table_id.in_([row["id"] for row in some])).order_by(log.table_id, log.seq)
        for table_id, *fields in await connection.execute(wanted):
            logs[table_id].append(tuple(fields))
        for row in some:
            yield StoredTable(row, logs[row["id"]])


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
