"""The short way to the log for plain facts, such as plays: the driver itself, with a text that it has prepared.

Nearly all that a server writes is plain: rows of logs, and nothing else. SQLAlchemy's way takes several times as long
(bench/load.py), because it hands every step to the driver on its own.
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

_COLUMNS = "table_id, seq, kind, payload, command, at"
_ROW = "(?, ?, ?, ?, ?, ?)"
_SQLITE = f"INSERT INTO log ({_COLUMNS}) VALUES {_ROW}"  # noqa: S608  (our own words)
_FEW = 40  # rows: so many kinds of statements are prepared
# One statement is a transaction of its own. A list per column costs less than a round trip per row.
_POSTGRESQL = (
    f"WITH stored AS (INSERT INTO log ({_COLUMNS}) SELECT * FROM unnest("  # noqa: S608  (likewise)
    "$1::varchar[], $2::integer[], $3::varchar[], $4::text[], $5::varchar[], $6::bigint[])) "
    f"SELECT pg_notify('{bus.CHANNEL}', told) FROM unnest($7::text[]) AS told"
)


def is_plain(append: Append) -> bool:
    """Return whether a fact changes nothing in the storage but its table's log."""
    return append.seq > 1 and not append.changes and append.run is None


async def store(connection: AsyncConnection, appends: Sequence[Append], process: str | None) -> None:
    """Write and commit these plain facts, in this order, and tell the other servers in the name of `process`.

    Raises IntegrityError where one of them is there already, DBAPIError where the connection is lost, and what else
    the driver raises. It may be repeated even where it was carried out unheard: the log refuses a second of each.
    """
    rows = [
        (one.table_id, one.seq, one.fact.kind._value_, one.fact.text, one.fact.command, one.fact.at) for one in appends
    ]
    assert connection.sync_connection is not None
    driver: Any = connection.sync_connection.connection.driver_connection
    if connection.dialect.name == "sqlite":
        await _to_sqlite(driver, rows)
    else:
        await _to_postgresql(connection, driver, rows, bus.texts_of(process or bus.NOBODY, appends))


@functools.cache
def _few(count: int) -> str:
    """Return a statement that stores this many rows, and commits them: one errand for SQLite's thread instead of two.

    Python begins a transaction before an `INSERT`, and before nothing that begins with another word.
    """
    listed = ", ".join([_ROW] * count)
    return f"WITH stored ({_COLUMNS}) AS (VALUES {listed}) INSERT INTO log ({_COLUMNS}) SELECT * FROM stored"  # noqa: S608  (our own words)


async def _to_sqlite(driver: Any, rows: Sequence[tuple[object, ...]]) -> None:  # noqa: ANN401  (aiosqlite's)
    try:
        if len(rows) <= _FEW:
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
    told: Sequence[str],
) -> None:
    try:
        await driver.fetch(_POSTGRESQL, *map(list, zip(*rows, strict=True)), told)
    except asyncpg.IntegrityConstraintViolationError as error:
        raise IntegrityError(None, None, error) from error
    except (asyncpg.PostgresConnectionError, asyncpg.InterfaceError, OSError) as error:
        await connection.invalidate()
        raise engines.lost(error) from error
