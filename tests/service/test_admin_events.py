"""A running server hears of what was changed past it: each notice once, in order, whatever happens to the storage."""

import asyncio
import logging
import time
from typing import Any

import pytest
import sqlalchemy as sa

from claim.cluster.cluster import Cluster, SingleServer, cluster_of
from claim.service import admin
from claim.service.admin_events import AdminEventPoller
from claim.service.retention import delete_tables
from claim.service.tables import Tables
from claim.storage.bus import notify
from claim.storage.engines import transaction
from claim.storage.errors import StorageFailed
from claim.storage.storage import Storage, open_storage
from claim.tables.events import Events
from harness.waiting import until
from tests.service.people import Person, code_of, pair


async def notice(storage: Storage, *subjects: str) -> None:
    async with transaction(storage.engine) as connection:
        await notify(connection, "table", *subjects)


class Heard:
    """Stands for the tables in memory, and records which of them are read again."""

    def __init__(self, storage: Storage) -> None:
        self.subjects: list[str] = []
        self.missed = 0
        self.failing: type[Exception] | None = None
        live: Any = self  # all that it needs of them
        events = Events()
        self.poller = AdminEventPoller(storage, live, cluster_of(storage, events, time.time), events)

    async def reload(self, table_id: str) -> None:
        if self.failing is not None:
            raise self.failing("not_kept")
        self.subjects.append(table_id)

    @property
    def ids(self) -> list[str]:
        self.missed += 1
        return []


@pytest.fixture(autouse=True)
def looks_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("claim.service.admin_events.AGAIN_SECONDS", 0.01)
    for cluster in (SingleServer, Cluster):
        monkeypatch.setattr(cluster, "poll_seconds", 0.01)


async def test_each_notice_is_heard_once_and_in_order(storage):
    await notice(storage, "before the start")
    heard = Heard(storage)
    await heard.poller.start()
    await heard.poller.close()
    await heard.poller.poll()
    await notice(storage, "a", "b")
    await notice(storage, "c")
    await heard.poller.poll()
    await heard.poller.poll()
    await notice(storage, "d")
    await heard.poller.poll()
    assert heard.subjects == ["a", "b", "c", "d"]
    assert not heard.missed


async def test_writers_at_the_same_time_do_not_hide_each_others_notices(storage):
    """On PostgreSQL, numbers are drawn before they are committed."""
    heard = Heard(storage)
    await heard.poller.start()
    wanted = {f"{writer}-{number}" for writer in range(4) for number in range(15)}

    async def write(writer: int) -> None:
        for number in range(15):
            async with transaction(storage.engine) as connection:
                await notify(connection, "table", f"{writer}-{number}")
                await asyncio.sleep(0.001 * (writer % 3))

    await asyncio.gather(*[write(writer) for writer in range(4)])
    await until(lambda: len(heard.subjects) >= len(wanted))
    await heard.poller.close()
    assert sorted(heard.subjects) == sorted(wanted)


async def test_whoever_missed_some_reads_everything_again(storage, monkeypatch):
    monkeypatch.setattr("claim.storage.bus.MOST_NOTICES", 3)
    heard = Heard(storage)
    await notice(storage, *"ab")
    await heard.poller.poll()
    await notice(storage, *"cdefgh")
    await heard.poller.poll()
    assert heard.missed == 1
    assert heard.subjects == [*"ab", *"fgh"]


async def test_a_storage_that_fails_is_asked_again_and_reported_once(url, monkeypatch, caplog):
    with caplog.at_level(logging.INFO, "claim.service"):
        storage = await open_storage(url)
        heard = Heard(storage)
        await heard.poller.start()
        ask, asked = storage.rows, 0

        async def fails(query: sa.Select[Any]) -> object:
            nonlocal asked
            asked += 1
            if asked < 5:
                raise StorageFailed("not_kept")
            return await ask(query)

        monkeypatch.setattr(storage, "rows", fails)
        await notice(storage, "a")
        await until(lambda: heard.subjects)
        await heard.poller.close()
        assert heard.subjects == ["a"]
        await storage.close()
    assert [record.levelname for record in caplog.records] == ["WARNING"]


async def test_a_notice_that_cannot_be_followed_now_comes_again_and_a_bad_one_does_not(storage):
    heard = Heard(storage)
    await notice(storage, "a")
    heard.failing = StorageFailed
    with pytest.raises(StorageFailed):
        await heard.poller.poll()
    heard.failing = None
    await heard.poller.poll()
    assert heard.subjects == ["a"]
    heard.failing = KeyError
    await notice(storage, "b")
    await heard.poller.poll()
    heard.failing = None
    await notice(storage, "c")
    await heard.poller.poll()
    assert heard.subjects == ["a", "c"]


async def gone(tables: Tables, person: Person) -> bool:
    return await code_of(tables.live.public_state(person.table)) == "no_table"


async def test_a_running_server_looks_by_itself(url, tables):
    """Another process changes the storage; nobody tells the server but the notice."""
    ann, _ = await pair(tables)
    other = await open_storage(url, serving=False)
    await admin.block(other, "203.0.113.7", "", 0)
    await delete_tables(other, [ann.table])
    await until(lambda: "203.0.113.7" in tables.admin_events.blocks)
    await until(lambda: gone(tables, ann))
    await admin.unblock(other, "203.0.113.7")
    await until(lambda: "203.0.113.7" not in tables.admin_events.blocks)
    await other.close()


async def test_a_table_that_is_being_read_while_it_changes_is_read_again(tables, monkeypatch):
    ann = await Person.creates(tables)
    tables.live.evict(ann.table)
    read, reading, go_on = tables.storage.facts, asyncio.Event(), asyncio.Event()

    async def slowly(table_id: str) -> object:
        facts = await read(table_id)
        reading.set()
        await go_on.wait()
        return facts

    monkeypatch.setattr(tables.storage, "facts", slowly)
    reload, heard = tables.live.reload, asyncio.Event()

    async def noted(table_id: str) -> None:
        heard.set()
        await reload(table_id)

    monkeypatch.setattr(tables.live, "reload", noted)
    looking = asyncio.create_task(tables.live.public_state(ann.table))
    await reading.wait()
    await admin.close_table(tables.storage, ann.table, 0)
    hearing = asyncio.create_task(tables.admin_events.poll())
    await heard.wait()
    go_on.set()
    await asyncio.gather(looking, hearing)
    assert (await tables.live.public_state(ann.table)).status == "over"
