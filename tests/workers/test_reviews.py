"""A finished game's review is computed once, part by part, kept in either storage, and shared."""

import asyncio
import json
import os
import random
import signal

import pytest
import sqlalchemy as sa

import claim
from claim.game.game import Game
from claim.records.record import Record
from claim.reviews.review import VERSION
from claim.reviews.reviewing import Budget, Part, Step, steps
from claim.service.retention import delete_tables
from claim.service.tables import Tables
from claim.storage import schema
from claim.storage.backup import restore_backup, write_backup
from claim.storage.storage import Storage, open_storage
from claim.tables.commands import Resign
from claim.workers.bot_workers import BotWorkers
from claim.workers.pool import NoAnswer
from claim.workers.reviews import Progress, Reader
from harness.waiting import until
from tests.service.people import Person, QuickBotWorkers, code_of, pair, play_on, serving
from tests.workers.processes import both_pids

BUDGET = Budget(30, 2)


@pytest.fixture(autouse=True)
def _quick(monkeypatch):
    monkeypatch.setattr("claim.workers.reviews.BUDGET", BUDGET)
    monkeypatch.setattr("claim.reviews.reviewing.DEAL_ROUNDS", 20)


class Failing(QuickBotWorkers):
    """Workers that find a few parts and then no more."""

    def __init__(self, parts: int) -> None:
        super().__init__(1)
        self.left = parts

    async def review_part(self, game: Game, step: Step, budget: Budget) -> Part:
        self.left -= 1
        if self.left < 0:
            raise NoAnswer("no_thought")
        return await super().review_part(game, step, budget)


async def finished(tables: Tables) -> str:
    """Play a game at random and return its table."""
    people = await pair(tables)
    await play_on([*people], random.Random(5))
    return people[0].table


async def read(reader: Reader) -> list[Progress]:
    return [one async for one in reader.parts()]


async def rows(storage: Storage) -> list[tuple[int, int]]:
    async with storage.engine.connect() as connection:
        found = await connection.execute(sa.select(schema.reviews.c.version, schema.reviews.c.part))
        return sorted((row.version, row.part) for row in found)


async def change(storage: Storage, statement: sa.Update) -> None:
    async with storage.engine.begin() as connection:
        await connection.execute(statement)


def same(found: list[Progress], record: Record) -> None:
    expected = claim.review(record, BUDGET.rounds, BUDGET.deals)
    assert found[-1].review.plays == expected.plays
    assert found[-1].review.to_json() == expected.to_json()
    assert [(one.done, one.total) for one in found] == [(number, 16) for number in range(1, 17)]


async def test_a_review_is_that_of_the_library_and_is_computed_once(url):
    async with serving(url) as tables:
        table = await finished(tables)
        first = await read(await tables.advice.review(table))
        same(first, await tables.advice.record(table))
        assert [play.phase for play in first[0].part.plays] == [2] * 26
        assert tables.reviews.counts == {"computed": 16, "read": 0}
        assert await read(await tables.advice.review(table)) == first
        assert tables.reviews.counts == {"computed": 16, "read": 16}


async def test_two_who_ask_at_the_same_time_share_one_computation(url):
    async with serving(url) as tables:
        table = await finished(tables)
        early = await tables.advice.review(table)
        parts = early.parts()
        for _ in range(3):
            await anext(parts)
        late = await tables.advice.review(table)
        rest, whole = await asyncio.gather(read(early), read(late))
        assert rest[-1].review == whole[-1].review
        assert len(whole) == 16
        assert tables.reviews.counts["computed"] == 16


async def test_a_restart_loses_only_the_part_under_way(url):
    async with serving(url, Failing(5)) as tables:
        table = await finished(tables)
        parts = (await tables.advice.review(table)).parts()
        assert [(await anext(parts)).done for _ in range(5)] == [1, 2, 3, 4, 5]
        with pytest.raises(NoAnswer):
            await anext(parts)
    async with serving(url) as tables:
        same(await read(await tables.advice.review(table)), await tables.advice.record(table))
        assert tables.reviews.counts == {"read": 5, "computed": 11}


async def test_a_review_that_nobody_reads_any_more_is_not_continued(tmp_path):
    async with serving(f"sqlite:///{tmp_path}/t.sqlite") as tables:
        table = await finished(tables)
        reader = await tables.advice.review(table)
        await anext(reader.parts())
        reader.close()
        await until(lambda: not any(one.get_name() == "claim review" for one in asyncio.all_tasks()))
        assert 1 <= tables.reviews.counts["computed"] <= 2
        assert len(await rows(tables.storage)) == tables.reviews.counts["computed"]
        same(await read(await tables.advice.review(table)), await tables.advice.record(table))
        assert tables.reviews.counts["computed"] == 16


async def test_a_review_survives_its_worker_processes(tmp_path):
    """Each of them is killed once while parts are computed."""

    workers = BotWorkers(2)
    async with serving(f"sqlite:///{tmp_path}/t.sqlite", workers) as tables:
        table = await finished(tables)
        pids = await both_pids(workers)
        seen: list[Progress] = []
        async for one in (await tables.advice.review(table)).parts():
            seen.append(one)
            if one.done in (3, 8):
                os.kill(pids.pop(), signal.SIGKILL)
        record = await tables.advice.record(table)
    assert [one.done for one in seen] == list(range(1, 17))
    # Other processes play the deal again with all rounds, so only the plays are compared.
    assert seen[-1].review.plays == claim.review(record, BUDGET.rounds, 0).plays


async def test_readers_hear_that_the_server_ends(tmp_path):
    async with serving(f"sqlite:///{tmp_path}/t.sqlite") as tables:
        reader = await tables.advice.review(await finished(tables))
        parts = reader.parts()
        await anext(parts)
        await tables.reviews.close()
        with pytest.raises(NoAnswer):
            await anext(parts)
        assert await code_of(tables.advice.review(await finished(tables))) == "no_thought"


async def test_only_games_that_are_over_and_were_played_are_reviewed(tmp_path, monkeypatch):
    async with serving(f"sqlite:///{tmp_path}/t.sqlite") as tables:
        assert await code_of(tables.advice.review("nosuchtable")) == "no_table"
        ann, _ = await pair(tables)
        assert await code_of(tables.advice.review(ann.table)) == "not_over"
        await ann.does(Resign("r"))
        assert await code_of(tables.advice.review(ann.table)) == "nothing_played"
        waiting = await Person.creates(tables)
        assert await code_of(tables.advice.review(waiting.table)) == "not_over"
        monkeypatch.setattr("claim.workers.reviews.MOST_AT_ONCE", 1)
        one, other = await finished(tables), await finished(tables)
        reader = await tables.advice.review(one)
        assert await code_of(tables.advice.review(other)) == "no_thought"
        await read(reader)
        assert len(await read(await tables.advice.review(other))) == 16


async def test_parts_of_older_versions_and_damaged_ones_are_computed_again(url):
    async with serving(url) as tables:
        table = await finished(tables)
        first = await read(await tables.advice.review(table))
        part = schema.reviews.c.part
        damage = [(0, "{"), (1, json.dumps(first[2].part.to_json())), (2, '{"plays": [{}], "score": null}')]
        for number, text in damage:
            await change(tables.storage, schema.reviews.update().where(part == number).values(payload=text))
        tables.reviews.counts.clear()
        assert await read(await tables.advice.review(table)) == first
        assert tables.reviews.counts == {"read": 13, "computed": 3}
        await change(tables.storage, schema.reviews.update().values(version=VERSION - 1))
        assert await read(await tables.advice.review(table)) == first
        assert await rows(tables.storage) == [(VERSION, number) for number in range(16)]


async def test_reviews_go_with_their_tables_and_are_not_in_backups(url, tmp_path):
    async with serving(url) as tables:
        kept, gone = await finished(tables), await finished(tables)
        await read(await tables.advice.review(kept))
        reader = await tables.advice.review(gone)
        parts = reader.parts()
        await anext(parts)
        assert await delete_tables(tables.storage, [gone]) == [gone]
        assert len([one async for one in parts]) == 15  # whoever reads it sees it to the end; nothing more is kept
        assert await rows(tables.storage) == [(VERSION, number) for number in range(16)]
        file = tmp_path / "backup"
        await write_backup(tables.storage.engine, file, "now", lambda _done, _total: None)
        assert '"turning"' not in file.read_text()
        other = await open_storage(f"sqlite:///{tmp_path}/restored.sqlite")
        await restore_backup(other.engine, file, lambda _done, _total: None)
        assert await rows(other) == []
        await other.close()


async def test_a_storage_that_fails_does_not_stop_a_review(tmp_path):
    async with serving(f"sqlite:///{tmp_path}/t.sqlite") as tables:
        table = await finished(tables)
        record = await tables.advice.record(table)
        reader = tables.reviews.open("a table that is gone", record)
        same(await read(reader), record)
        assert await rows(tables.storage) == []


def test_every_play_is_in_one_step():
    game = claim.Game.deal(7)
    while game.turn is not None:
        game = game.play(game.legal()[0])
        numbers = [number for step in steps(game, BUDGET) for number in step.plays]
        assert sorted(numbers) == list(range(1, len(game.plays) + 1))
