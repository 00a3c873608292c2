"""Storage: facts are kept whole, and what cannot be kept is refused without harm."""

import asyncio
import logging
import sqlite3
import time
from typing import Any

import asyncpg
import pytest
import sqlalchemy as sa
from alembic import command as alembic
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from claim.game.cards import Seat
from claim.game.errors import ClaimError, Unavailable
from claim.storage import engines, group_commit, schema
from claim.storage import storage as storage_module
from claim.storage.errors import Conflict, StorageFailed
from claim.storage.storage import Storage, open_storage
from claim.tables.stored import Append
from claim.tables.table import Fact, FactKind
from harness.waiting import PATIENCE, until
from tests.as_new import drop_schema
from tests.storage.appends import PLAYED, append, change, created, play


class Full(sqlite3.OperationalError):
    """What SQLite says of a full disk."""

    sqlite_errorcode = sqlite3.SQLITE_FULL


async def test_appends_of_several_tables_share_transactions(url):
    storage = await open_storage(url)
    await asyncio.gather(*[storage.append(created(f"t{number}")) for number in range(200)])
    for seq in range(2, 5):
        await asyncio.gather(*[storage.append(append(f"t{number}", seq)) for number in range(200)])
    assert storage.writer.appended == 800
    assert storage.writer.commits < 40
    assert len(await storage.facts("t77")) == 4
    await storage.close()
    again = await open_storage(url)
    assert again.key == storage.key
    for number in range(200):
        assert await again.facts(f"t{number}") == [Fact(FactKind.CREATED), PLAYED, PLAYED, PLAYED]
    await again.close()


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)  # SQLite has one writer at a time
async def test_a_play_at_a_timed_table_locks_its_row_after_the_log(url, storage):
    """As other facts do: two servers that store one each at the same table would otherwise wait for each other."""
    await storage.append(created("one"))
    rival, watcher = await asyncpg.connect(url), await asyncpg.connect(url)
    transaction = rival.transaction()
    await transaction.start()
    await rival.execute("INSERT INTO log (table_id, seq, kind, payload) VALUES ('one', 2, 'played', '{}')")
    storing = asyncio.create_task(storage.append(play("one", 2, deadline=5)))
    while not (storing.done() or await watcher.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted")):
        await asyncio.sleep(0.01)
    assert await watcher.fetchval("SELECT id FROM tables FOR NO KEY UPDATE NOWAIT") == "one"
    await transaction.rollback()
    await storing
    assert await watcher.fetchval("SELECT deadline FROM tables") == 5
    for connection in (rival, watcher):
        await connection.close()


async def test_a_busy_writer_waits_between_two_transactions(storage, monkeypatch):
    monkeypatch.setattr(group_commit, "BUSY", 0)
    await asyncio.gather(*[storage.append(created(f"t{number}")) for number in range(300)])
    before, began, waiting = storage.writer.commits, time.monotonic(), []
    for number in range(300):
        waiting.append(asyncio.ensure_future(storage.append(play(f"t{number}", 2))))
        await asyncio.sleep(0.0005)
    await asyncio.gather(*waiting)
    assert storage.writer.commits - before <= (time.monotonic() - began) / group_commit.GATHER_SECONDS + 2


async def test_a_writer_that_never_rests_lets_others_find_out_that_it_can_write(storage, monkeypatch):
    monkeypatch.setattr(group_commit, "BUSY", float("inf"))  # no pause between transactions
    monkeypatch.setattr(storage_module, "PROBE_SECONDS", 60.0)  # on a busy machine too

    checked = False

    async def play_on(table: str) -> None:
        await storage.append(created(table))
        seq = 1
        while not checked:
            seq += 1
            await storage.append(play(table, seq))

    playing = [asyncio.create_task(play_on(f"t{number}")) for number in range(20)]
    await storage.check()
    checked = True
    await asyncio.gather(*playing)


@pytest.mark.parametrize("error", [asyncpg.DiskFullError("no room"), Full("database or disk is full")])
async def test_a_disk_that_was_full_for_a_play_counts_as_full_until_one_is_stored(tmp_path, monkeypatch, error):
    """Although a row as small as the probe's may still find room."""

    async def fails(*_: object) -> None:
        raise error

    storage = await open_storage(f"sqlite:///{tmp_path}/t.sqlite")
    await storage.append(created("one"))
    with monkeypatch.context() as patched:
        patched.setattr(group_commit, "insert_plain", fails)
        with pytest.raises(StorageFailed):
            await storage.append(play("one", 2))
    with pytest.raises(StorageFailed):
        await storage.check()
    monkeypatch.setattr(storage_module, "FULL_SECONDS", 0.0)  # nobody plays any more, and time passes
    await storage.check()
    monkeypatch.undo()
    await storage.append(play("one", 2))
    await storage.check()
    await storage.close()


async def test_a_conflicting_append_does_not_fail_the_others(storage):
    await asyncio.gather(storage.append(created("one", "x")), storage.append(created("two")))
    told = await asyncio.gather(
        storage.append(append("one", 2, "A:1")),
        storage.append(append("one", 2, "A:2")),
        storage.append(append("two", 2, "A:1")),
        storage.append(append("two", 3, "A:1")),
        storage.append(created("three", "x")),
        storage.append(append("nowhere", 2)),
        storage.append(append("two", 4), append("one", 2)),
        storage.append(created("four")),
        return_exceptions=True,
    )
    assert [type(one) for one in told] == [
        type(None),
        Conflict,
        type(None),
        Conflict,
        Conflict,
        Conflict,
        Conflict,
        type(None),
    ]
    assert [len(await storage.facts(name)) for name in ("one", "two", "three", "four")] == [2, 2, 0, 1]


async def test_appends_made_together_are_all_kept_or_none(storage):
    await storage.append(created("one"))
    with pytest.raises(Conflict):
        await storage.append(created("two"), append("one", 1))
    assert await storage.facts("two") == []
    await storage.append(created("two"), append("one", 2))
    assert len(await storage.facts("two")) == 1


async def test_tables_are_found_by_creation_status_and_bot_to_move(storage):
    await storage.append(created("one", "c1"))
    await storage.append(created("two"))
    await storage.append(Append("two", 2, PLAYED, change("playing", bot_to_move=True)))
    assert await storage.created_by("c1") == "one"
    assert await storage.created_by("c2") is None
    assert await storage.of_status("waiting", 9) == ["one"]
    assert await storage.waiting_for_bots() == ["two"]
    await storage.append(Append("two", 3, PLAYED, change("over")))
    assert await storage.waiting_for_bots() == []
    assert await storage.of_status("over", 9) == ["two"]


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)  # PostgreSQL has many writers at a time
async def test_on_sqlite_a_play_waits_for_what_came_before_it_alone(storage):
    """SQLite itself lets those who come later go first, and gives up after a while."""
    seen = list[int]()  # how many tables each of the other transactions found
    after, ended = 0, False

    async def change_without_rest(name: str) -> None:
        while not ended:
            async with storage.transaction() as connection:
                await connection.execute(schema.server.insert().values(name=name, value=""))
                seen.append(await connection.scalar(sa.select(sa.func.count()).select_from(schema.tables)))
                await connection.execute(schema.server.delete().where(schema.server.c.name == name))

    def looked() -> bool:
        return len(seen) > after

    others = [asyncio.create_task(change_without_rest(name)) for name in ("one", "two", "three")]
    try:
        for number in range(1, 9):
            after = len(seen) + len(others) + 1  # each is there once, and one may have come again in this moment
            await storage.append(created(f"t{number}"))
            await until(looked)
            assert seen[after] == number
    finally:
        ended = True
        await asyncio.gather(*others)


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_on_sqlite_nobody_waits_for_ever_for_another_writer(storage, monkeypatch):
    async with storage.transaction():
        monkeypatch.setattr(engines, "SECONDS", 0.05)
        for write in (storage.check(), storage.append(created("one"))):
            with pytest.raises(StorageFailed):
                await write
        with pytest.raises(StorageFailed):
            async with storage.transaction():
                pass
    monkeypatch.undo()
    await storage.append(created("one"))


async def test_seats_connected_at_other_processes_are_found(storage):
    here, there, another = storage.process, "there", "another"
    connected = [
        (here, "ours", "A"),
        (there, "ours", "B"),
        (another, "ours", "B"),
        (there, "ours", "spectator"),
        (there, "theirs", "A"),
        (another, "theirs", "B"),
    ]
    rows = [{"process": process, "table_id": table, "viewer": viewer} for process, table, viewer in connected]
    async with storage.transaction() as connection:
        await connection.execute(schema.table_viewers.insert(), rows)
    assert await storage.connected_elsewhere("ours") == {Seat.B}
    assert await storage.connected_elsewhere("theirs") == {Seat.A, Seat.B}
    assert await storage.connected_elsewhere("unknown") == frozenset()


async def test_the_migrations_make_the_schema_that_the_code_uses(url):
    def differences(connection: sa.Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    storage = await open_storage(url)
    async with storage.engine.connect() as connection:
        found: list[Any] = await connection.run_sync(differences)
    await storage.close()
    assert found == []


async def test_a_database_of_a_newer_version_is_refused_and_left_alone(url, storage):
    await storage.append(created("one"))
    async with storage.engine.begin() as connection:
        await connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Unavailable) as raised:
        await open_storage(url, serving=False)
    assert raised.value.code == "newer_database"
    assert len(await storage.facts("one")) == 1


async def test_an_interrupted_migration_leaves_nothing_behind(url, monkeypatch):
    """All steps or none: a half-migrated database could never be opened again."""
    if url.startswith("postgresql"):
        await drop_schema(url)
    upgrade = alembic.upgrade

    def interrupted(*arguments: Any) -> None:
        upgrade(*arguments)
        raise OSError("cut off")

    with monkeypatch.context() as patch:
        patch.setattr(alembic, "upgrade", interrupted)
        with pytest.raises(Unavailable, match="cut off"):
            await open_storage(url)
    await (await open_storage(url)).close()


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)  # a SQLite file has only one server
async def test_servers_starting_together_create_the_schema_once(url):
    await drop_schema(url)
    storages = await asyncio.wait_for(asyncio.gather(*[open_storage(url) for _ in range(4)]), PATIENCE)
    assert len({one.key for one in storages}) == 1
    for one in storages:
        await one.close()


async def test_a_closed_storage_refuses_appends(url):
    storage = await open_storage(url)
    await storage.append(created("one"))
    await storage.close()
    with pytest.raises(StorageFailed):
        await storage.append(append("one", 2))


async def _opened(tmp_path) -> tuple[Storage, str]:
    file = str(tmp_path / "tables.sqlite")
    storage = await open_storage(f"sqlite:///{file}")
    await storage.append(created("one"))
    return storage, file


async def test_a_full_disk_fails_the_append_and_nothing_else(tmp_path):
    storage, _ = await _opened(tmp_path)

    async def limit(pages: int) -> None:
        async with storage.writer.engine.connect() as connection:
            await connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

    await limit(1)  # SQLite raises this to the current size of the file
    large = Fact(FactKind.PLAYED, {"text": "x" * 50_000})
    with pytest.raises(StorageFailed) as raised:
        await storage.append(Append("one", 2, large, change("playing")))
    assert raised.value.code == "not_kept"
    assert "full" in str(raised.value.__cause__)
    assert len(await storage.facts("one")) == 1
    await limit(1 << 30)
    await storage.append(append("one", 2))
    assert len(await storage.facts("one")) == 2
    assert storage.writer.failures == 1
    await storage.close()


async def test_a_locked_file_fails_the_append_and_nothing_else(tmp_path, monkeypatch, caplog):
    """The log of the failure contains no secret."""
    monkeypatch.setattr("claim.storage.engines.SQLITE_WAIT_MS", 100)
    storage, file = await _opened(tmp_path)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StorageFailed), caplog.at_level(logging.ERROR):
        await storage.append(Append("one", 2, Fact(FactKind.REVEALED, {"contribution": "5ec4e7"}), change("playing")))
    assert "locked" in caplog.text
    assert "5ec4e7" not in caplog.text
    assert len(await storage.facts("one")) == 1  # reading still works
    other.execute("ROLLBACK")
    other.close()
    await storage.append(append("one", 2))
    await storage.close()


async def test_sqlite_commits_are_durable(tmp_path):
    storage, _ = await _opened(tmp_path)
    async with storage.engine.connect() as connection:
        found = [await connection.scalar(sa.text(f"PRAGMA {name}")) for name in ("journal_mode", "synchronous")]
    await storage.close()
    assert found == ["wal", 2]  # 2 is FULL


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("", "bad_database"),
        ("nonsense", "bad_database"),
        ("mysql://claim:open-sesame@somewhere/tables", "bad_database"),
        ("postgresql://claim:open-sesame@127.0.0.1:port/none", "bad_database"),
        ("postgresql://claim:open-sesame@127.0.0.1:1/none?colour=red", "bad_database"),
        ("sqlite://", "bad_database"),
        ("sqlite:///:memory:", "bad_database"),
        ("sqlite:///file:tables.sqlite?mode=ro&uri=true", "bad_database"),
        ("postgresql://claim:open-sesame@127.0.0.1:99999/none", "no_database"),
        ("sqlite:////dev/null/tables.sqlite", "no_folder"),
        ("sqlite:////", "no_database"),
        ("sqlite:////no-such-folder/tables.sqlite", "no_folder"),
        ("postgresql://claim:open-sesame@127.0.0.1:1/none", "no_database"),
        ("postgresql://claim:open-sesame@127.0.0.1:1/none?sslmode=require", "no_database"),
    ],
)
async def test_a_database_that_cannot_be_opened_is_a_one_line_error(url, code):
    with pytest.raises(ClaimError) as raised:
        await open_storage(url)
    assert raised.value.code == code
    assert "\n" not in str(raised.value)
    assert "open-sesame" not in str(raised.value)


async def test_the_clock_of_tables_that_an_older_version_made_is_read_from_their_logs(url):
    """Every other fact of a log may be damaged. Plays wait for it, so no row is written by itself."""
    storage = await open_storage(url)
    for name, options in (("live", {"clock": "live"}), ("slow", {"clock": "slow"}), ("none", {}), ("odd", [1])):
        await storage.append(Append(name, 1, Fact(FactKind.CREATED, {"options": options}), change("playing")))
    async with storage.transaction() as connection:
        for column in ("clock", "reminded"):
            await connection.exec_driver_sql(f"ALTER TABLE tables DROP COLUMN {column}")
        await connection.exec_driver_sql("DROP TABLE results")
        await connection.exec_driver_sql("DROP INDEX pairings_by_network")
        await connection.exec_driver_sql("ALTER TABLE invitations DROP COLUMN refused")
        for table in ("invitations", "seeks", "pairings"):
            await connection.exec_driver_sql(f"ALTER TABLE {table} DROP COLUMN network")
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0012'")
    await storage.close()
    row_by_row = []

    def note(_connection: Any, _cursor: Any, statement: str, _values: Any, _context: Any, many: bool) -> None:
        row_by_row.extend([statement] if many else [])

    sa.event.listen(sa.Engine, "before_cursor_execute", note)
    again = await open_storage(url)
    sa.event.remove(sa.Engine, "before_cursor_execute", note)
    assert row_by_row == []
    tables = schema.tables.c
    assert {row.id: row.clock for row in await again.rows(sa.select(tables.id, tables.clock))} == {
        "live": "live",
        "slow": "slow",
        "none": None,
        "odd": None,
    }
    await again.close()
