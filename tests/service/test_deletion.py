"""Deleting tables: nothing of them stays, in the storage or in a running server."""

import sqlite3
from contextlib import suppress
from typing import Any

import sqlalchemy as sa

from claim.game.cards import Card
from claim.game.errors import ClaimError
from claim.service.retention import delete_tables, idle_tables
from claim.service.tables import Tables
from claim.storage import schema
from claim.storage.engines import transaction, wipe_journal
from tests.clock import Clock
from tests.service.people import Person, QuickBotWorkers, code_of, pair, serving, subscribed, until_unused


async def test_a_deleted_table_is_gone_from_storage_and_server(tables):
    ann, bob = await pair(tables)
    eve = await Person.creates(tables)
    with await subscribed(tables, ann.table, await tables.watching.viewer(ann.table, ann.token)) as news:
        await news.changed()
        assert await delete_tables(tables.storage, [ann.table, "nowhere"]) == [ann.table]
        await tables.admin_events.poll()
        await news.changed()
    assert await code_of(tables.live.public_state(ann.table)) == "no_table"
    assert await code_of(bob.plays_first()) == "no_table"
    assert (await eve.sees()).table["status"] == "waiting"
    for table in (schema.tables, schema.log):
        async with tables.storage.engine.connect() as connection:
            ids = [row[0] for row in await connection.execute(sa.select(table.c[0]))]
        assert set(ids) == {eve.table}


async def test_a_play_at_a_table_that_was_just_deleted_is_refused(tables):
    """The server has not heard of it yet."""
    ann, bob = await pair(tables)
    mover = ann if (await ann.sees()).view["legal"] else bob
    card = (await mover.sees()).view["legal"][0]
    await delete_tables(tables.storage, [ann.table])
    assert await code_of(mover.plays(card, 0)) == "no_table"


async def test_a_bot_whose_table_is_deleted_while_it_thinks_stops_quietly(url, caplog):
    class Deletes(QuickBotWorkers):
        tables: Tables
        table = ""

        async def bot_card(self, *arguments: Any) -> tuple[Card, bool]:
            await delete_tables(self.tables.storage, [self.table])
            return await super().bot_card(*arguments)

    workers = Deletes(1)
    async with serving(url, workers) as tables:
        workers.tables = tables
        for _ in range(9):  # until the bot leads
            ann = await Person.creates(tables, "bot", "squire")
            workers.table = ann.table
            await ann.reveals()
            with suppress(ClaimError):
                await ann.plays_first()
            await until_unused(tables)
            await tables.admin_events.poll()
            assert await code_of(tables.live.public_state(ann.table)) == "no_table"
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_idle_tables_are_those_where_nothing_happened_since(url):
    """A table of version 0.1, whose log has no times, counts by its creation."""
    clock = Clock(100.0)
    async with serving(url, clock=clock) as tables:
        old = await Person.creates(tables)
        clock.now = 200.0
        played_late = await Person.creates(tables)
        clock.now = 300.0
        await Person.sits(tables, played_late.table)
        clock.now = 400.0
        untimed = await Person.creates(tables)
        engine = tables.storage.engine
        async with transaction(engine) as connection:
            await connection.execute(schema.log.update().where(schema.log.c.table_id == untimed.table).values(at=None))
        assert await idle_tables(engine, 100) == []
        assert await idle_tables(engine, 250) == [old.table]
        assert await idle_tables(engine, 301) == [old.table, played_late.table]
        assert await idle_tables(engine, 401) == [old.table, played_late.table, untimed.table]
        assert await idle_tables(engine, 401, 1, [old.table]) == [played_late.table]
        assert await delete_tables(tables.storage, [old.table, played_late.table], 250) == [old.table]


async def test_nothing_of_a_deleted_table_stays_in_the_sqlite_file(tmp_path):
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    async with serving(url) as tables:
        gone = await Person.creates(tables, name="Zaphod Beeblebrox")
        stays = await Person.creates(tables, name="Trillian Astra")
        await delete_tables(tables.storage, [gone.table])
        assert await wipe_journal(tables.storage.engine)
        found = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert b"Trillian" in found
        assert stays.table.encode() in found
        assert b"Zaphod" not in found
        await tables.admin_events.poll()
    assert b"Zaphod" not in b"".join(path.read_bytes() for path in tmp_path.iterdir())


async def test_a_journal_that_somebody_reads_is_left_and_nobody_waits_long(tmp_path):
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    async with serving(url) as tables:
        await Person.creates(tables)
        reader = sqlite3.connect(tmp_path / "tables.sqlite")
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM tables").fetchall()
        await Person.creates(tables)
        assert not await wipe_journal(tables.storage.engine)
        await Person.creates(tables)  # writing still works
        reader.close()
        assert await wipe_journal(tables.storage.engine)
