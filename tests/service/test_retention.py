"""The server deletes tables where nothing has happened for long, and only those."""

import logging
from typing import Any

from claim.game.view import Viewer
from claim.service.retention import idle_tables
from claim.storage.errors import StorageFailed
from claim.tables.events import TablesDeleted
from harness.waiting import until
from tests.clock import Clock
from tests.service.people import Person, code_of, serving, subscribed

DAY = 86400.0


async def test_old_tables_are_deleted_and_the_others_stay(url, caplog):
    with caplog.at_level(logging.INFO, "claim.service"):
        clock, deleted = Clock(), list[int]()
        async with serving(url, clock=clock, keep_seconds=30 * DAY) as tables:
            old = [await Person.creates(tables) for _ in range(45)]  # more than two batches
            used = await Person.creates(tables)
            clock.now += 20 * DAY
            await Person.sits(tables, used.table)
            new = await Person.creates(tables)
            assert await tables.retention.sweep() == 0
            clock.now += 20 * DAY
            tables.events.subscribe(TablesDeleted, lambda one: deleted.append(one.count))
            assert await tables.retention.sweep() == sum(deleted) == 45
            for person in old:
                assert await code_of(tables.live.public_state(person.table)) == "no_table"
            for person in (used, new):
                assert await code_of(tables.live.public_state(person.table)) == "none"
            assert await tables.retention.sweep() == 0
    assert "tables deleted: 45, where nothing happened for 30 days" in caplog.messages


async def test_a_table_with_somebody_connected_stays(url):
    clock = Clock()
    async with serving(url, clock=clock, keep_seconds=DAY) as tables:
        people = [await Person.creates(tables) for _ in range(25)]
        clock.now += 2 * DAY
        with await subscribed(tables, people[3].table, Viewer.SPECTATOR):
            assert await tables.retention.sweep() == 24
            assert (await people[3].sees()).table["status"] == "waiting"
        await until(tables.retention.sweep)  # on PostgreSQL all servers hear that they have gone


async def test_without_a_limit_everything_is_kept(url):
    clock = Clock()
    async with serving(url, clock=clock) as tables:
        ann = await Person.creates(tables)
        clock.now += 10_000 * DAY
        assert await tables.retention.sweep() == 0
        assert (await ann.sees()).table["status"] == "waiting"


async def test_the_server_sweeps_by_itself_soon_after_its_start_and_again_after_a_failure(url, monkeypatch, caplog):
    monkeypatch.setattr("claim.service.retention.FIRST_SECONDS", 0.01)
    monkeypatch.setattr("claim.service.retention.AGAIN_SECONDS", 0.05)
    find, calls = idle_tables, list[object]()

    async def fails_first(*arguments: Any) -> Any:
        calls.append(arguments)
        if len(calls) == 1:
            raise StorageFailed("not_kept")
        return await find(*arguments)

    monkeypatch.setattr("claim.service.retention.idle_tables", fails_first)

    clock = Clock()
    async with serving(url, clock=clock, keep_seconds=DAY) as tables:
        ann = await Person.creates(tables)
        clock.now += 2 * DAY

        async def gone() -> bool:
            return await code_of(tables.live.public_state(ann.table)) == "no_table"

        await until(gone)
    assert "what is old is not deleted now" in caplog.text
