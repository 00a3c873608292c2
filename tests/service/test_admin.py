"""What a host does past the server: every change is a fact like any other, and a running server follows it."""

import asyncio
import json
import random
import sqlite3
from contextlib import suppress
from typing import Any

import pytest
import sqlalchemy as sa

from claim.game.cards import Card, Seat
from claim.game.errors import ClaimError
from claim.service import admin, schema
from claim.service.deletion import delete_tables, idle_tables
from claim.service.storage import open_storage
from claim.service.table import Status, Table
from claim.service.tables import Tables
from claim.service.transactions import MOST_NOTICES, changes, notify, wipe_journal
from claim.service.writing import StorageFailed
from tests.service.people import Person, QuickBotWorkers, code_of, pair, play_on, serving, until_unused

NOW = 1_800_000_000.0


def test_a_closed_game_is_over_and_nobody_has_lost(url):
    async def story() -> None:
        async with serving(url) as tables:
            ann, bob = await pair(tables)
            await play_on([ann, bob], random.Random(1), 5)
            await admin.close_table(tables.storage, ann.table, NOW)
            await tables.notices.look()
            state = await ann.sees()
            assert state.table["status"] == "over"
            assert state.table["forfeit"] is None
            assert state.record is not None
            assert (state.record["winner"], state.record["over"], len(state.record["plays"])) == (None, False, 5)
            for person in (ann, bob):
                assert {why["code"] for why in (await person.sees()).refusals.values()} == {"game_over"}
                assert await code_of(person.plays("G0", 5)) == "game_over"
            assert await code_of(admin.close_table(tables.storage, ann.table, NOW)) == "wrong_moment"
            assert await code_of(admin.close_table(tables.storage, "nowhere", NOW)) == "no_table"

    asyncio.run(story())


def test_a_closed_waiting_table_takes_nobody_in(url):
    async def story() -> None:
        async with serving(url) as tables:
            ann = await Person.creates(tables)
            await admin.close_table(tables.storage, ann.table, NOW)
            await tables.notices.look()
            assert await code_of(Person.sits(tables, ann.table)) == "table_closed"
            rows = await admin.list_tables(tables.storage.engine, status="closed")
            assert [row.id for row in rows] == [ann.table]

    asyncio.run(story())


def test_a_bot_stops_at_a_closed_table(url):
    async def story() -> None:
        async with serving(url) as tables:
            ann = await Person.creates(tables, "bot", "squire")
            await ann.reveals()
            await admin.close_table(tables.storage, ann.table, NOW)
            await tables.notices.look()
        storage = await open_storage(url)
        assert await storage.waiting_for_bots() == []
        await storage.close()

    asyncio.run(story())


def test_a_play_that_raced_with_the_host_is_decided_on_what_the_log_says(url):
    """The server has not heard of it yet: its append conflicts, and it reads the log again."""

    async def story() -> None:
        async with serving(url) as tables:
            ann, bob = await pair(tables)
            mover = ann if (await ann.sees()).view["legal"] else bob  # type: ignore[index]
            card = (await mover.sees()).view["legal"][0]  # type: ignore[index]
            await admin.close_table(tables.storage, ann.table, NOW)
            assert await code_of(mover.plays(card, 0)) == "game_over"

    asyncio.run(story())


def test_a_revoked_token_opens_nothing(url):
    async def story() -> None:
        async with serving(url) as tables:
            ann, bob = await pair(tables)
            assert await admin.revoke_seat(tables.storage, ann.table, Seat.A, NOW) == [ann.table]
            await tables.notices.look()
            assert await code_of(tables.viewer(ann.table, ann.token)) == "not_seated"
            assert await code_of(ann.plays_first()) == "not_seated"
            assert await code_of(tables.viewer(ann.table, "revoked")) == "not_seated"
            assert (await bob.sees()).table["seats"]["A"]["taken"] is True
            assert await code_of(Person.sits(tables, ann.table)) == "seat_taken"

    asyncio.run(story())


def test_a_token_revoked_after_the_rematch_does_not_open_that_either(url):
    """Its token follows from the one before it."""

    async def story() -> None:
        async with serving(url) as tables:
            ann, bob = await pair(tables)
            await play_on([ann, bob], random.Random(2))
            await ann.offers()
            await bob.offers()
            again = await ann.goes_on()
            assert await admin.revoke_seat(tables.storage, ann.table, Seat.A, NOW) == [ann.table, again.table]
            await tables.notices.look()
            assert await code_of(tables.viewer(again.table, again.token)) == "not_seated"
            assert (await (await bob.goes_on()).sees()).table["you"] == "B"

    asyncio.run(story())


def test_a_token_revoked_after_an_offer_takes_the_offer_with_it(url):
    async def story() -> None:
        async with serving(url) as tables:
            ann, bob = await pair(tables)
            await play_on([ann, bob], random.Random(3))
            await ann.offers()
            await admin.revoke_seat(tables.storage, ann.table, Seat.A, NOW)
            await tables.notices.look()
            await bob.offers()
            assert (await bob.sees()).table["rematch"] == {"offered": ["B"], "table": None}

    asyncio.run(story())


def test_both_seats_of_one_screen_are_revoked_together(url):
    async def story() -> None:
        async with serving(url) as tables:
            ann = await Person.creates(tables, "same_screen")
            await admin.revoke_seat(tables.storage, ann.table, Seat.B, NOW)
            await tables.notices.look()
            for token in (ann.token, ann.other_token):
                assert await code_of(tables.viewer(ann.table, token)) == "not_seated"

    asyncio.run(story())


@pytest.mark.parametrize("change", ["revoke", "rename"])
def test_only_a_persons_seat_can_be_changed(url, change):
    async def story() -> None:
        async with serving(url) as tables:
            bot = await Person.creates(tables, "bot", "squire")
            alone = await Person.creates(tables)
            for table in (bot.table, alone.table):
                work = (
                    admin.revoke_seat(tables.storage, table, Seat.B, NOW)
                    if change == "revoke"
                    else admin.rename_seat(tables.storage, table, Seat.B, "Eve", NOW)
                )
                assert await code_of(work) == "no_person_there"

    asyncio.run(story())


def test_a_new_name_is_in_states_lists_records_and_rematches(url):
    async def story() -> None:
        async with serving(url) as tables:
            ann, bob = await pair(tables)
            await play_on([ann, bob], random.Random(4))
            await ann.offers()
            await bob.offers()
            after = (await ann.goes_on()).table
            assert await admin.rename_seat(tables.storage, ann.table, Seat.B, "Carol", NOW) == [ann.table, after]
            await tables.notices.look()
            assert (await ann.sees()).table["seats"]["B"]["name"] == "Carol"
            assert (await tables.record(ann.table)).to_json()["players"] == {"A": "Ann", "B": "Carol"}
            assert (await tables.table(after))["seats"]["B"]["name"] == "Carol"
            assert [one["seats"]["B"]["name"] for one in await tables.listing("over")] == ["Carol"]
            found = await admin.list_tables(tables.storage.engine, name="carol")
            assert {row.id for row in found} == {ann.table, after}
            assert await admin.list_tables(tables.storage.engine, name="bob") == []

    asyncio.run(story())


def test_tables_are_listed_newest_first_with_what_the_host_asks_for(url):
    async def story() -> None:
        times = iter(range(1_700_000_000, 1_800_000_000, 60))
        async with serving(url, clock=lambda: next(times)) as tables:
            ann, bob = await pair(tables)
            await play_on([ann, bob], random.Random(5), 3)
            eve = await Person.creates(tables, name="Ève")
            rows = await admin.list_tables(tables.storage.engine)
            assert [row.id for row in rows] == [eve.table, ann.table]
            assert rows[1].to_json() == {
                "id": ann.table,
                "kind": "friend",
                "status": "playing",
                "names": {"A": "Ann", "B": "Bob"},
                "created": "2023-11-14T22:13:20.000Z",
                "active": "2023-11-14T22:19:20.000Z",
                "plays": 3,
            }
            assert [row.id for row in await admin.list_tables(tables.storage.engine, name="èV")] == [eve.table]
            assert [row.id for row in await admin.list_tables(tables.storage.engine, status="playing")] == [ann.table]
            assert await admin.list_tables(tables.storage.engine, name="ann", status="waiting") == []

    asyncio.run(story())


@pytest.mark.parametrize("payload", ["", "null", "[1]", '{"seats": {"A": null}}', "[" * 100_000])
def test_a_table_that_cannot_be_read_is_listed_and_can_be_deleted_but_not_changed(url, payload):
    async def story() -> None:
        async with serving(url) as tables:
            ann = await Person.creates(tables)
            storage = tables.storage
            async with changes(storage.engine) as connection:
                await connection.execute(schema.log.update().values(payload=payload))
            assert [(row.id, row.names) for row in await admin.list_tables(storage.engine)] == [(ann.table, {})]
            assert await code_of(admin.close_table(storage, ann.table, NOW)) == "broken_log"
            assert await delete_tables(storage.engine, [ann.table]) == [ann.table]
            assert await admin.list_tables(storage.engine) == []

    asyncio.run(story())


def test_a_deleted_table_is_gone_from_storage_and_server(url):
    async def story() -> None:
        async with serving(url) as tables:
            ann, bob = await pair(tables)
            eve = await Person.creates(tables)
            with await tables.subscribe(ann.table, await tables.viewer(ann.table, ann.token)) as news:
                await asyncio.wait_for(news.changed(), 5)
                assert await delete_tables(tables.storage.engine, [ann.table, "nowhere"]) == [ann.table]
                await tables.notices.look()
                await asyncio.wait_for(news.changed(), 5)
            assert await code_of(tables.table(ann.table)) == "no_table"
            assert await code_of(bob.plays_first()) == "no_table"
            assert (await eve.sees()).table["status"] == "waiting"
            for table in (schema.tables, schema.log):
                async with tables.storage.engine.connect() as connection:
                    ids = [row[0] for row in await connection.execute(sa.select(table.c[0]))]
                assert set(ids) == {eve.table}

    asyncio.run(story())


def test_a_play_at_a_table_that_was_just_deleted_is_refused(url):
    """The server has not heard of it yet."""

    async def story() -> None:
        async with serving(url) as tables:
            ann, bob = await pair(tables)
            mover = ann if (await ann.sees()).view["legal"] else bob  # type: ignore[index]
            card = (await mover.sees()).view["legal"][0]  # type: ignore[index]
            await delete_tables(tables.storage.engine, [ann.table])
            assert await code_of(mover.plays(card, 0)) == "no_table"

    asyncio.run(story())


def test_a_bot_whose_table_is_deleted_while_it_thinks_stops_quietly(url, caplog):
    class Deletes(QuickBotWorkers):
        tables: Tables
        table = ""

        async def bot_card(self, *arguments: Any) -> tuple[Card, bool]:
            await delete_tables(self.tables.storage.engine, [self.table])
            return await super().bot_card(*arguments)

    async def story() -> None:
        workers = Deletes(1)
        async with serving(url, workers) as tables:
            workers.tables = tables
            for _ in range(9):  # until the bot leads
                ann = await Person.creates(tables, "bot", "squire")
                workers.table = ann.table
                await ann.reveals()
                await asyncio.sleep(0.1)
                if await code_of(tables.table(ann.table)) != "no_table":
                    with suppress(ClaimError):
                        await ann.plays_first()
                await until_unused(tables)
                await tables.notices.look()
                assert await code_of(tables.table(ann.table)) == "no_table"

    asyncio.run(story())
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_of_two_who_wait_for_each_other_the_host_gives_way(postgres):
    """A server's group commit locks many tables: it must not be the one that fails."""

    async def story() -> None:
        async with serving(postgres + "postgres") as tables:
            ann, bob = await Person.creates(tables), await Person.creates(tables)
            engine = tables.storage.engine
            async with engine.begin() as server:
                play = schema.log.insert().values(kind="played", payload="{}", seq=2)
                await server.execute(play.values(table_id=bob.table))

                async def host() -> None:
                    async with changes(engine) as connection:
                        locked = sa.select(schema.tables).with_for_update()
                        await connection.execute(locked.where(schema.tables.c.id == ann.table))
                        await connection.execute(locked.where(schema.tables.c.id == bob.table))

                working = asyncio.create_task(host())
                await asyncio.sleep(0.2)
                await server.execute(play.values(table_id=ann.table))  # waits for the host, which waits for the server
                with pytest.raises(StorageFailed):
                    await working

    asyncio.run(story())


def test_idle_tables_are_those_where_nothing_happened_since(url):
    """A table of version 0.1, whose log has no times, counts by its creation."""

    async def story() -> None:
        times = iter([100.0, 200.0, 300.0, 400.0, 500.0])
        async with serving(url, clock=lambda: next(times)) as tables:
            old = await Person.creates(tables)
            played_late = await Person.creates(tables)
            await Person.sits(tables, played_late.table)
            untimed = await Person.creates(tables)
            engine = tables.storage.engine
            async with changes(engine) as connection:
                await connection.execute(
                    schema.log.update().where(schema.log.c.table_id == untimed.table).values(at=None)
                )
            assert await idle_tables(engine, 100) == []
            assert await idle_tables(engine, 250) == [old.table]
            assert await idle_tables(engine, 301) == [old.table, played_late.table]
            assert await idle_tables(engine, 401) == [old.table, played_late.table, untimed.table]
            assert await idle_tables(engine, 401, 1, 1) == [played_late.table]
            assert await delete_tables(engine, [old.table, played_late.table], 250) == [old.table]

    asyncio.run(story())


def test_nothing_of_a_deleted_table_stays_in_the_sqlite_file(tmp_path):
    async def story() -> None:
        url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
        async with serving(url) as tables:
            gone = await Person.creates(tables, name="Zaphod Beeblebrox")
            stays = await Person.creates(tables, name="Trillian Astra")
            await delete_tables(tables.storage.engine, [gone.table])
            assert await wipe_journal(tables.storage.engine)
            found = b"".join(path.read_bytes() for path in tmp_path.iterdir())
            assert b"Trillian" in found
            assert stays.table.encode() in found
            assert b"Zaphod" not in found
            await tables.notices.look()
        assert b"Zaphod" not in b"".join(path.read_bytes() for path in tmp_path.iterdir())

    asyncio.run(story())


def test_a_journal_that_somebody_reads_is_left_and_nobody_waits_long(tmp_path):
    async def story() -> None:
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

    asyncio.run(story())


def test_blocks_are_listed_replaced_and_lifted(url):
    async def story() -> None:
        storage = await open_storage(url)
        assert await admin.block(storage, "203.0.113.99/24", "spam", 0) == "203.0.113.0/24"
        assert await admin.block(storage, "::ffff:198.51.100.7", "", 60) == "198.51.100.7"
        assert await admin.block(storage, "203.0.113.0/24", "still", 120) == "203.0.113.0/24"
        assert await admin.list_blocks(storage) == [
            {"network": "198.51.100.7", "created": "1970-01-01T00:01:00.000Z", "note": ""},
            {"network": "203.0.113.0/24", "created": "1970-01-01T00:02:00.000Z", "note": "still"},
        ]
        assert await code_of(admin.unblock(storage, "203.0.113.0")) == "not_blocked"
        assert await admin.unblock(storage, "198.51.100.7/32") == "198.51.100.7"
        assert await storage.blocked() == ["203.0.113.0/24"]
        assert await code_of(admin.block(storage, "example.com", "", 0)) == "bad_network"
        await storage.close()

    asyncio.run(story())


def test_old_notices_are_pruned(url, monkeypatch):
    monkeypatch.setattr("claim.service.transactions.MOST_NOTICES", 10)

    async def story() -> None:
        storage = await open_storage(url)
        for number in range(5):
            async with changes(storage.engine) as connection:
                await notify(connection, "table", *[f"t{number}-{each}" for each in range(4)])
        assert [row.subject for row in await storage.notices(0)] == [
            f"t{number}-{each}" for number in range(5) for each in range(4)
        ][-10:]
        await storage.close()

    asyncio.run(story())
    assert MOST_NOTICES >= 1000


def test_a_storage_that_is_not_there_is_not_made(tmp_path):
    with pytest.raises(ClaimError, match="No such file") as caught:
        asyncio.run(admin.open_existing(f"sqlite:///{tmp_path}/tables.sqlite"))
    assert caught.value.code == "no_database"
    assert list(tmp_path.iterdir()) == []


def test_the_hosts_facts_replay_to_the_same_table(url):
    """What a server that is restarted reads is what a running one heard of."""

    async def story() -> None:
        async with serving(url) as tables:
            ann, bob = await pair(tables)
            await play_on([ann, bob], random.Random(6), 7)
            await admin.rename_seat(tables.storage, ann.table, Seat.A, "Eve", NOW)
            await admin.revoke_seat(tables.storage, ann.table, Seat.B, NOW)
            await admin.close_table(tables.storage, ann.table, NOW)
            await tables.notices.look()
            async with tables.live.use(ann.table) as live:
                facts = await tables.storage.facts(ann.table)
                assert Table.replay(ann.table, facts) == live.table
                assert live.table.status is Status.OVER
                assert json.loads(facts[-2].text) == {"seats": ["B"]}

    asyncio.run(story())


def test_a_server_loads_the_blocks_when_it_starts(url):
    async def story() -> None:
        storage = await open_storage(url)
        await admin.block(storage, "2001:db8::/48", "", 0)
        await storage.close()
        async with serving(url) as tables:
            assert isinstance(tables, Tables)
            assert "2001:db8::7" in tables.blocks
            assert "2001:db9::7" not in tables.blocks

    asyncio.run(story())
