"""The row that a finished game leaves: how it ended, for whom, and what stays of it."""

from typing import Any

import pytest
import sqlalchemy as sa

from claim.game.cards import Seat
from claim.service.retention import delete_tables
from claim.service.tables import Tables
from claim.storage import schema
from claim.storage.engines import snapshot
from claim.storage.rows import check_all
from claim.tables.commands import CallOff, Leave, Resign
from claim.tables.options import Options
from tests.service.people import Person, serving


async def results(tables: Tables) -> list[dict[str, Any]]:
    return [dict(zip(row._fields, row, strict=True)) for row in await tables.storage.rows(sa.select(schema.results))]


async def problems(tables: Tables) -> list[str]:
    async with snapshot(tables.storage.engine) as connection:
        return [str(problem.params["field"]) async for _, found in check_all(connection) for problem in found]


async def game(tables: Tables, **fields: Any) -> tuple[Person, Person]:
    ann = await Person.creates(tables, name="Ann", **fields)
    bob = await Person.sits(tables, ann.table)
    for person in (ann, bob):
        await person.reveals()
    return ann, bob


async def test_a_finished_game_leaves_how_it_ended_until_its_table_is_deleted(tables):
    mine = (await tables.accounts.create_without_passkey("Ann", "", lambda: None)).account
    ann, bob = await game(tables, account=mine.id, options=Options(clock="slow", rated=True))
    assert await results(tables) == []
    await bob.does(Resign("gone"))
    ended = (await tables.storage.facts(ann.table))[-1].at
    row = {"table_id": ann.table, "ended": ended, "ending": "resigned", "seat": "B", "outcome": "A"}
    row |= {"account_a": mine.id, "account_b": None, "clock": "slow", "rated": True}
    assert await results(tables) == [row]
    yours = (await tables.accounts.create_without_passkey("Bob", "", lambda: None)).account
    await tables.seating.adopt(bob.table, bob.token, yours)
    assert await results(tables) == [{**row, "account_b": yours.id}]
    async with tables.storage.transaction() as connection:  # where a server of an earlier version adopts
        await connection.execute(schema.results.update().values(account_b=None))
    assert await problems(tables) == []
    async with tables.storage.transaction() as connection:
        await connection.execute(schema.results.update().values(account_b=yours.id))
    await tables.delete_account(mine.id)
    assert await results(tables) == [{**row, "account_a": None, "account_b": yours.id}]
    assert await problems(tables) == []
    await delete_tables(tables.storage, [ann.table])
    assert await results(tables) == []


@pytest.mark.parametrize(("command", "ending", "outcome"), [(CallOff, "called_off", None), (Leave, "left", "B")])
async def test_other_endings_are_named_too(file, command, ending, outcome):
    async with serving(file) as tables:
        ann, _ = await game(tables)
        await ann.does(command("gone"))
        assert [(one["ending"], one["seat"], one["outcome"]) for one in await results(tables)] == [
            (ending, Seat.A.value, outcome)
        ]


async def test_a_table_that_was_left_before_the_deal_leaves_no_result(file):
    async with serving(file) as tables:
        await (await Person.creates(tables)).does(Leave("gone"))
        assert await results(tables) == []


async def test_a_result_that_does_not_follow_from_the_log_is_a_problem(file):
    async with serving(file) as tables:
        ann, _ = await game(tables)
        await ann.does(Resign("gone"))
        async with tables.storage.transaction() as connection:
            await connection.execute(schema.results.update().values(outcome="A"))
        assert await problems(tables) == ["results.outcome"]
