"""Nothing waits for ever on a database that does not answer, and nothing is lost or doubled when it does again."""

import asyncio
import gc
import random
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import asyncpg
import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from claim.cluster.postgres_listener import PostgresListener
from claim.game.errors import ClaimError
from claim.storage import engines, schema
from claim.storage.bus import Call
from claim.storage.engines import connected, within
from claim.storage.errors import StorageFailed
from claim.storage.storage import open_storage
from claim.tables.commands import Play
from harness.postgres import frozen, postgres_process
from harness.waiting import PATIENCE, until
from tests.lacking import needs_postgres
from tests.service.people import code_of, pair, play_on, serving
from tests.storage.appends import append

Postgres = tuple[str, "subprocess.Popen[bytes]"]


@pytest.fixture(scope="module")
def own_postgres(tmp_path_factory) -> Iterator[Postgres]:
    """Run a server that can be frozen without holding up other tests."""
    needs_postgres()
    with postgres_process(tmp_path_factory.mktemp("postgres")) as (url, server):
        yield url + "postgres", server


@contextmanager
def silent(server: "subprocess.Popen[bytes]") -> Iterator[None]:
    """Freeze a server, and wait for it less long than usual."""
    with frozen(server), pytest.MonkeyPatch.context() as patch:
        patch.setattr(engines, "SECONDS", 1.5)
        patch.setattr(engines, "CLOSE_SECONDS", 0.5)
        yield


class Quiet:
    """What hears from a listener only whether it is connected."""

    def __init__(self, connected: list[bool]) -> None:
        self.connected = connected

    async def opened(self) -> None:
        self.connected.append(True)

    async def beat(self) -> None:
        """Do nothing."""

    def lost(self) -> None:
        self.connected.append(False)

    def heard(self, call: Call) -> None:
        """Do nothing."""


async def test_reading_and_writing_give_up_and_work_again(own_postgres):
    url, server = own_postgres
    storage = await open_storage(url)
    await storage.append(append("frozen", 1))
    for _ in range(2):
        seq = len(await storage.facts("frozen")) + 1
        with silent(server):
            told = await asyncio.gather(
                storage.append(append("frozen", seq)),
                *[storage.facts("frozen") for _ in range(12)],  # more than there are connections
                storage.check(),
                return_exceptions=True,
            )
            assert [type(one) for one in told] == [StorageFailed] * 14
            with pytest.raises(StorageFailed):
                await storage.append(append("frozen", seq))
        await storage.check()
        kept = len(await storage.facts("frozen"))
        assert kept in (seq - 1, seq)  # what was sent before the freeze may be carried out after it
        await storage.append(append("frozen", kept + 1))
    await storage.close()


async def test_a_storage_closes_while_the_database_is_frozen(own_postgres):
    url, server = own_postgres
    storage = await open_storage(url)
    await asyncio.gather(*[storage.facts("none") for _ in range(5)])
    with silent(server):
        waiting = asyncio.create_task(storage.append(append("closing", 1)))
        await storage.close()
        assert await code_of(waiting) == "not_kept"


async def test_a_frozen_database_is_reported_at_the_start(own_postgres):
    url, server = own_postgres
    with silent(server), pytest.raises(ValueError, match=r"cannot be used: .*no answer within"):
        await asyncio.wait_for(open_storage(url), PATIENCE)


async def test_a_restarted_database_costs_no_append_and_no_reading(own_postgres):
    """Connections that were lost while idle are replaced before anybody notices."""
    url, _ = own_postgres

    storage, other = await open_storage(url), await open_storage(url)
    await storage.append(append("restarted", 1))
    end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND usename = 'claim'"
    async with connected(other.writer.engine) as connection:
        await connection.exec_driver_sql(end)
    left = "SELECT count(*) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND usename = 'claim'"

    async def ended() -> bool:
        async with connected(other.writer.engine) as connection:
            return not (await connection.exec_driver_sql(left)).scalar()

    await until(ended)
    assert len(await storage.facts("restarted")) == 1
    await storage.append(append("restarted", 2))
    assert len(await storage.facts("restarted")) == 2
    assert storage.writer.failures == 0
    await storage.close()
    await other.close()


async def test_commands_at_a_table_do_not_queue_behind_each_other_for_ever(own_postgres, monkeypatch):
    monkeypatch.setattr("claim.cluster.live_tables.LOCK_SECONDS", 0.5)
    url, server = own_postgres
    async with serving(url) as tables:
        ann, bob = await pair(tables)
        mover = ann if (await ann.sees()).view["legal"] else bob
        card = (await mover.sees()).view["legal"][0]
        with silent(server):
            told = [code_of(mover.does(Play(f"p{number}", card, 0))) for number in range(30)]
            assert set(await asyncio.gather(*told)) <= {"not_kept", "not_read"}
        with suppress(ClaimError):  # the play may be carried out just after the log was read again
            await play_on([ann, bob], random.Random(1), 1)
        await play_on([ann, bob], random.Random(1), 3)


async def test_work_that_cannot_be_interrupted_is_left_to_itself():
    go_on, ended = asyncio.Event(), asyncio.Event()

    async def hangs() -> None:
        try:
            await asyncio.shield(asyncio.create_task(go_on.wait()))
        finally:
            ended.set()

    with pytest.raises(TimeoutError):
        await within(0.05, hangs())
    assert not ended.is_set()
    go_on.set()
    await asyncio.wait_for(ended.wait(), PATIENCE)


async def test_a_slow_statement_of_sqlite_is_interrupted(tmp_path):
    """Nobody waits for it, and its thread is free again."""
    storage = await open_storage(f"sqlite:///{tmp_path}/t.sqlite")
    slow = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n"
    with pytest.raises(Exception, match="interrupted"):
        async with connected(storage.engine, 0.1) as connection:
            await connection.exec_driver_sql(slow)
    assert await storage.facts("one") == []
    await storage.close()


async def test_a_connection_that_is_lost_while_it_is_asked_is_lost_and_no_error_of_ours(shared_url, monkeypatch):
    """The driver has an error of its own for that, which is none of a database."""
    storage = await open_storage(shared_url)
    await storage.append(append("lost", 1))
    asked, fails = AsyncConnection.execute, [1, 1, 1]

    async def loses(connection: AsyncConnection, *given: Any) -> Any:
        if fails:
            fails.pop()
            raise asyncpg.InternalClientError("not connected")
        return await asked(connection, *given)

    monkeypatch.setattr(AsyncConnection, "execute", loses)
    with pytest.raises(StorageFailed):
        await storage.facts("lost")
    assert len(await storage.facts("lost")) == 1  # the first failure is tried again on a new connection
    fails.append(1)
    await storage.append(append("lost", 2))
    assert len(await storage.facts("lost")) == 2
    connected = list[bool]()
    line = PostgresListener(storage.engine, Quiet(connected))
    await line.start()

    async def loses_line(*_: object) -> None:
        raise asyncpg.InternalClientError("not connected")

    with monkeypatch.context() as patched:
        patched.setattr(asyncpg.Connection, "fetch", loses_line)
        with pytest.raises(StorageFailed):
            await line.ask("SELECT 1")
    await until(lambda: False in connected and connected[-1])
    await line.close()
    await storage.close()


async def test_whoever_is_cancelled_just_as_the_answer_comes_leaves_no_error_behind():
    loop, answer, left = asyncio.get_running_loop(), asyncio.get_running_loop().create_future(), list[str]()
    loop.set_exception_handler(lambda _, about: left.append(about["message"]))

    async def fails() -> None:
        await answer

    waits = asyncio.create_task(within(60, fails()))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    answer.set_exception(OSError("gone"))
    await asyncio.sleep(0)
    waits.cancel()
    with suppress(asyncio.CancelledError):
        await waits
    del waits
    await asyncio.sleep(0)
    gc.collect()
    assert left == []


async def test_no_connection_makes_a_new_file_while_the_database_is_away(tmp_path):
    """A connection to an empty file in its place would stay in the pool when the real one is back."""
    file, away = tmp_path / "t.sqlite", tmp_path / "away"
    storage = await open_storage(f"sqlite:///{file}")
    try:
        await storage.engine.dispose()  # so that the next reader has to open the file
        file.rename(away)
        with pytest.raises(StorageFailed):
            await storage.rows(sa.select(schema.tables))
        assert not file.exists()
        away.rename(file)
        assert await storage.rows(sa.select(schema.tables)) == []
    finally:
        await storage.close()
