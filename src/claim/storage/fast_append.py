"""Writes plain facts, such as plays, with the database driver itself: one prepared statement per transaction.

Nearly everything that a server writes is plain: rows of the log and nothing else. SQLAlchemy makes several calls of the
driver for it, each with a hop to SQLite's thread or a round trip to PostgreSQL. This is what an append costs in
processor time, and what it costs if group_commit.insert writes the same rows with SQLAlchemy:

    appends per transaction     SQLite                PostgreSQL
    4 (500 plays per second)    0.22, not 0.42 ms     0.18, not 0.48 ms
    8 (1,000 per second)        0.14, not 0.25 ms     0.11, not 0.28 ms

Measured with `python -m bench.storage --tables 4 --seconds 3` (and 8, and `--postgresql`), as it is and with an
`is_plain` that returns False: the means of two runs, which differed by at most 12%, on two cores busy with other work.
"""

import functools
import sqlite3
from collections.abc import Sequence
from typing import Any

import asyncpg
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from claim.storage import bus, engines
from claim.tables.facts import Append

_COLUMNS = "table_id, seq, kind, payload, command, at, ms"
_ROW = "(?, ?, ?, ?, ?, ?, ?)"
_SQLITE = f"INSERT INTO log ({_COLUMNS}) VALUES {_ROW}"  # noqa: S608  (our own words)
_FEW = 40  # rows: up to this many, there is a statement for each number of rows
_DUE_SQLITE = "UPDATE tables SET deadline = ? WHERE id = ?"
# One statement is a transaction of its own. A list per column costs less than a round trip per row.
_STORED = (
    f"WITH stored AS (INSERT INTO log ({_COLUMNS}) SELECT * FROM unnest("  # noqa: S608  (likewise)
    "$1::varchar[], $2::integer[], $3::varchar[], $4::text[], $5::varchar[], $6::bigint[], $7::smallint[]))"
)
_NOTIFIED = f"SELECT pg_notify('{bus.CHANNEL}', payload) FROM unnest($8::text[]) AS payload"  # noqa: S608  (likewise)
_POSTGRESQL = f"{_STORED} {_NOTIFIED}"
# The log first, as group_commit.insert does. PostgreSQL may begin with the tables unless these need the log's rows.
_TIMED = (
    "timed AS (UPDATE tables SET deadline = due.at FROM unnest($9::bigint[], $10::varchar[]) AS due (at, id) "
    "WHERE tables.id = due.id AND (SELECT count(*) FROM stored) > 0)"
)
_DUE_POSTGRESQL = f"{_STORED[:-1]} RETURNING seq), {_TIMED} {_NOTIFIED}"


def is_plain(append: Append) -> bool:
    """Return whether a fact changes nothing in the storage but its table's log and its deadline."""
    return append.seq > 1 and not append.changes and append.run is None and not append.accounts


async def store(connection: AsyncConnection, appends: Sequence[Append], process: str | None) -> None:
    """Write and commit these plain facts, in this order, and notify the other servers in the name of `process`.

    Raises IntegrityError where one of them is there already, DBAPIError where the connection is lost, and what else
    the driver raises. Safe to retry if the reply was lost: the log refuses each fact the second time.
    """
    rows = [
        (one.table_id, one.seq, fact.kind._value_, fact.text, fact.command, fact.at, fact.ms)
        for one in appends
        for fact in (one.fact,)
    ]
    due = [(at, table_id) for table_id, at in {one.table_id: one.deadline for one in appends if one.timed}.items()]
    assert connection.sync_connection is not None
    driver: Any = connection.sync_connection.connection.driver_connection
    if connection.dialect.name == "sqlite":
        await _to_sqlite(driver, rows, due)
    else:
        await _to_postgresql(connection, driver, rows, bus.texts_of(process or bus.NO_SERVER, appends), due)


@functools.cache
def _few(count: int) -> str:
    """Return a statement that stores this many rows and commits them: one thread hop instead of two.

    Python's sqlite3 opens a transaction before a statement that begins with `INSERT`, but not before `WITH`.
    """
    listed = ", ".join([_ROW] * count)
    return f"WITH stored ({_COLUMNS}) AS (VALUES {listed}) INSERT INTO log ({_COLUMNS}) SELECT * FROM stored"  # noqa: S608  (our own words)


async def _to_sqlite(
    driver: Any,  # noqa: ANN401  (aiosqlite's)
    rows: Sequence[tuple[object, ...]],
    due: Sequence[tuple[object, ...]],
) -> None:
    try:
        if due:
            await driver.executemany(_DUE_SQLITE, due)  # it opens the transaction
        if len(rows) <= _FEW and not due:
            await driver.execute_fetchall(_few(len(rows)), [value for row in rows for value in row])
        else:
            await driver.executemany(_SQLITE, rows)
            await driver.commit()
    except BaseException as error:
        await driver.rollback()
        if isinstance(error, sqlite3.IntegrityError):
            raise IntegrityError(None, None, error) from error
        raise


async def _to_postgresql(
    connection: AsyncConnection,
    driver: Any,  # noqa: ANN401  (asyncpg's)
    rows: Sequence[tuple[object, ...]],
    notifications: Sequence[str],
    due: Sequence[tuple[object, ...]],
) -> None:
    columns = [*map(list, zip(*rows, strict=True)), notifications, *map(list, zip(*due, strict=True))]
    try:
        await driver.fetch(_DUE_POSTGRESQL if due else _POSTGRESQL, *columns)
    except asyncpg.IntegrityConstraintViolationError as error:
        raise IntegrityError(None, None, error) from error
    except (asyncpg.PostgresConnectionError, asyncpg.InterfaceError, OSError) as error:
        await connection.invalidate()
        raise engines.lost(error) from error
