"""Brings a database to this version's schema, and reads the server's key or draws a new one."""

import secrets
from contextlib import suppress

import sqlalchemy as sa
from alembic import command as alembic
from alembic.config import Config
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from claim.storage import schema
from claim.storage.engines import connected

MIGRATION_SECONDS = 300.0  # for a large database, or while another server migrates it
_MIGRATION_LOCK = 0x436C61696D  # any number that no other program uses: "Claim"


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema to this version: all steps or none, one server at a time.

    Raises CommandError where a newer version wrote it, and SQLAlchemyError or OSError where the database fails.
    """
    async with connected(engine, MIGRATION_SECONDS) as connection, connection.begin():
        await connection.run_sync(_migrate)


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # otherwise Python would commit each step by itself
    else:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})")
    config = Config()
    config.set_main_option("script_location", "claim.storage:migrations")
    config.attributes["connection"] = connection
    alembic.upgrade(config, "head")


async def server_key(engine: AsyncEngine) -> str:
    """Return the key that tokens are derived from. A new storage gets a new one.

    Raises SQLAlchemyError or OSError where the database fails.
    """
    wanted = sa.select(schema.server.c.value).where(schema.server.c.name == schema.KEY_NAME)
    async with connected(engine) as connection:
        found: str | None = await connection.scalar(wanted)
    if found is not None:
        return found
    with suppress(IntegrityError):  # another server was faster: use its key
        async with connected(engine) as connection, connection.begin():
            await connection.execute(schema.server.insert().values(name=schema.KEY_NAME, value=secrets.token_hex(32)))
    async with connected(engine) as connection:
        return str((await connection.execute(wanted)).scalar_one())
