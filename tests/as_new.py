"""A PostgreSQL database that is as good as new.

Its schema is made once per test process, which takes half a second, and then only its rows are deleted. Where a test
has changed the schema, it is made again.
"""

import asyncpg

from claim.storage import schema
from claim.storage.storage import open_storage

_SHAPE = """
    SELECT md5(string_agg(line, ';' ORDER BY line)) FROM (
        SELECT concat_ws(' ', relname, relkind, relacl) AS line
        FROM pg_class WHERE relnamespace = 'public'::regnamespace
        UNION ALL
        SELECT concat_ws(' ', relname, attname, atttypid, attnotnull, attisdropped)
        FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid WHERE relnamespace = 'public'::regnamespace
        UNION ALL
        SELECT concat_ws(' ', conname, pg_get_constraintdef(oid))
        FROM pg_constraint WHERE connamespace = 'public'::regnamespace
        UNION ALL
        SELECT tgname FROM pg_trigger WHERE NOT tgisinternal
        UNION ALL
        SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    ) AS lines
"""
_shapes: dict[str, tuple[str, str]] = {}  # by the database's URL


async def drop_schema(url: str) -> None:
    """Leave the database without any table."""
    connection = await asyncpg.connect(url)
    await connection.execute("DROP SCHEMA public CASCADE")
    await connection.execute("CREATE SCHEMA public")
    await connection.close()


async def put_dump(url: str, dump: str) -> None:
    """Leave the database as a dump has it."""
    await drop_schema(url)
    connection = await asyncpg.connect(url)
    await connection.execute(dump)
    await connection.close()


async def make_new(url: str) -> None:
    """Leave the database with its tables, and no row in them."""
    if url not in _shapes or await _shape(url) != _shapes[url]:
        await drop_schema(url)
        await (await open_storage(url, serving=False)).close()
        _shapes[url] = await _shape(url)
    connection = await asyncpg.connect(url)
    await connection.execute("SET session_replication_role = replica")  # whatever refers to what
    await connection.execute("; ".join(f"DELETE FROM {table}" for table in schema.metadata.tables))
    await connection.execute("ALTER SEQUENCE notices_id_seq RESTART")
    await connection.close()


async def _shape(url: str) -> tuple[str, str]:
    connection = await asyncpg.connect(url)
    try:
        shape = await connection.fetchval(_SHAPE)
        there = await connection.fetchval("SELECT to_regclass('public.alembic_version')")
        return shape, await connection.fetchval("SELECT version_num FROM alembic_version") if there else ""
    finally:
        await connection.close()
