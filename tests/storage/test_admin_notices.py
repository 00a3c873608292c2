"""Transactions past a running server."""

import asyncio

import pytest
import sqlalchemy as sa

from claim.storage import schema
from claim.storage.bus import MOST_NOTICES, notify
from claim.storage.engines import transaction
from claim.storage.errors import StorageFailed
from harness.waiting import until
from tests.service.people import Person, serving


async def test_of_two_who_wait_for_each_other_the_host_gives_way(postgres):
    """A server's group commit locks many tables: it must not be the one that fails."""
    async with serving(postgres + "postgres") as tables:
        ann, bob = await Person.creates(tables), await Person.creates(tables)
        engine = tables.storage.engine
        async with engine.begin() as server:
            play = schema.log.insert().values(kind="played", payload="{}", seq=2)
            await server.execute(play.values(table_id=bob.table))

            async def waits() -> bool:
                async with engine.connect() as connection:
                    found = await connection.scalar(sa.text("SELECT count(*) FROM pg_locks WHERE NOT granted"))
                    return bool(found)

            async def host() -> None:
                async with transaction(engine) as connection:
                    locked = sa.select(schema.tables).with_for_update()
                    await connection.execute(locked.where(schema.tables.c.id == ann.table))
                    await connection.execute(locked.where(schema.tables.c.id == bob.table))

            working = asyncio.create_task(host())
            await until(waits)
            await server.execute(play.values(table_id=ann.table))  # waits for the host, which waits for the server
            with pytest.raises(StorageFailed):
                await working


async def test_old_notices_are_pruned(storage, monkeypatch):
    monkeypatch.setattr("claim.storage.bus.MOST_NOTICES", 10)
    for number in range(5):
        async with transaction(storage.engine) as connection:
            await notify(connection, "table", *[f"t{number}-{each}" for each in range(4)])
    assert [
        row.subject for row in await storage.rows(sa.select(schema.admin_notices).order_by(schema.admin_notices.c.id))
    ] == [f"t{number}-{each}" for number in range(5) for each in range(4)][-10:]
    assert MOST_NOTICES >= 1000
