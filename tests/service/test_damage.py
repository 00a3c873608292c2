"""Each table stands alone: whatever is stored for one, it is a table or an error of its own; the others are well."""

import asyncio
import itertools
import json
import logging
import random
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Any

import sqlalchemy as sa
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from claim.game.errors import ClaimError
from claim.game.view import Viewer
from claim.service.tables import Tables
from claim.storage import schema
from claim.tables.commands import Leave
from claim.tables.options import Options
from claim.tables.states import TableState
from claim.tables.table import Fact, FactKind
from claim.web.wire.base import encode
from claim.web.wire.models import model_of
from claim.web.wire.socket import server_message
from tests.service.people import Person, Shown, code_of, pair, play_on, seen, serving, until_turn, until_unused

LISTED = TypeAdapter(model_of(list[TableState]))


async def change(tables: Tables, table: str, seq: int, **values: Any) -> None:
    log = schema.log.c
    async with tables.storage.writer.engine.begin() as connection:
        await connection.execute(schema.log.update().where(log.table_id == table, log.seq == seq).values(**values))


async def drop(tables: Tables, table: str, *seqs: int) -> None:
    log = schema.log.c
    async with tables.storage.writer.engine.begin() as connection:
        await connection.execute(schema.log.delete().where(log.table_id == table, log.seq.in_(seqs)))


async def finished(tables: Tables, seed: int = 1) -> tuple[Person, Person]:
    ann, bob = await pair(tables, Options(listed=True))
    await play_on([ann, bob], random.Random(seed))
    return ann, bob


@asynccontextmanager
async def well(tables: Tables) -> AsyncIterator[None]:
    """Check that a table which is not touched is listed, shown and played at as before, whatever happens meanwhile."""
    done, _ = await finished(tables, 2)
    ann, bob = await pair(tables, Options(listed=True))
    before = await tables.advice.record(done.table)
    yield
    tables.live.evict_unused(float("inf"))
    assert done.table in [one.id for one in await tables.watching.listing("over")]
    assert ann.table in [one.id for one in await tables.watching.listing("playing")]
    assert await tables.advice.record(done.table) == before
    await play_on([ann, bob], random.Random(3), 2)


async def read(tables: Tables, person: Person) -> set[str]:
    """Read a table in every way there is; return the codes of the errors. What is shown must be as documented."""
    table, token = person.table, person.token
    ways: list[Awaitable[Any]] = [
        tables.live.public_state(table),
        tables.watching.viewer(table, token),
        *[seen(tables, table, viewer, since) for viewer in Viewer for since in (None, 0, 3)],
        tables.watching.next_seat(table, token),
        tables.advice.record(table),
        tables.advice.replay(table, Viewer.OPEN),
        tables.changes.command(table, token, Leave("l")),
    ]
    codes = set()
    for way in ways:
        try:
            shown = await way
        except ClaimError as error:
            codes.add(error.code)
            continue
        if isinstance(shown, Shown) and shown.table["you"] != "open":
            server_message.validate_json(encode({"type": "state", **vars(shown)}))
    return codes


HEX = "ab" * 32
BAD_ROWS = (
    (-1, json.dumps({"seat": "A", "commitment": HEX, "tokens": {"B": HEX}})),  # a token of the other seat
    (-1, "[" * 100_000 + "]" * 100_000),
    (-1, "{"),
    (-1, "null"),
    (5, '{"seat":"A","card":"Z1"}'),
)


async def test_one_bad_row_breaks_only_its_own_table(url, caplog):
    """And it is logged once, however often the list is asked for."""
    with caplog.at_level(logging.ERROR):
        async with serving(url, idle_seconds=0.0) as tables, well(tables):
            for seq, payload in BAD_ROWS:
                ann, bob = await finished(tables)
                await bob.offers()
                last = (await ann.sees()).seq
                tables.live.evict_unused(float("inf"))
                await change(tables, ann.table, last if seq == -1 else seq, payload=payload)
                for _ in range(3):
                    assert ann.table not in [one.id for one in await tables.watching.listing("over")]
                assert await read(tables, ann) == {"broken_log"}
    assert len([one for one in caplog.records if "cannot be read" in one.getMessage()]) == len(BAD_ROWS)


async def test_a_table_without_rows_or_with_missing_ones_is_an_error_of_its_own(url):
    async with serving(url, idle_seconds=0.0) as tables, well(tables):
        (empty, _), (holed, _), (headless, _) = [await finished(tables, number) for number in range(3)]
        tables.live.evict_unused(float("inf"))
        await drop(tables, empty.table, *range(1, 100))
        await drop(tables, holed.table, 20)
        await drop(tables, headless.table, 1)
        listed = [one.id for one in await tables.watching.listing("over")]
        assert not {empty.table, holed.table, headless.table} & set(listed)
        assert await read(tables, empty) == {"no_table"}
        assert await read(tables, holed) == {"broken_log"}
        assert await read(tables, headless) == {"broken_log"}


async def test_a_damaged_table_where_a_bot_is_to_move_does_not_keep_the_server_from_starting(url, caplog):
    with caplog.at_level(logging.ERROR):
        async with serving(url) as tables:

            async def asleep(*_: object) -> None:
                await asyncio.sleep(3600)

            tables.workers.bot_card = asleep  # type: ignore[method-assign, assignment]
            broken, empty, whole = [await Person.creates(tables, "bot", "potboy") for _ in range(3)]
            for person in (broken, empty, whole):
                await person.reveals()
                await person.plays_first()
            before = (await whole.sees()).seq
            await change(tables, broken.table, 1, payload="[]")
            await drop(tables, empty.table, *range(1, 100))
        async with serving(url) as tables:
            whole.tables = tables
            await until_turn(whole)
            assert (await whole.sees()).seq > before
            assert await code_of(tables.live.public_state(broken.table)) == "broken_log"
            assert await code_of(tables.live.public_state(empty.table)) == "no_table"
    assert "stopped" not in caplog.text


async def test_a_rematch_that_leads_nowhere_is_an_error_of_the_next_table(url):
    async with serving(url, idle_seconds=0.0) as tables, well(tables):
        ann, bob = await finished(tables)
        await ann.offers()
        await bob.offers()
        again = await ann.goes_on()
        tables.live.evict_unused(float("inf"))
        await drop(tables, again.table, 1)
        assert await code_of(tables.live.public_state(ann.table)) == "none"
        assert await ann.goes_on() is not None
        assert await read(tables, again) == {"no_table"}


# --- any damage ----------------------------------------------------------------------------------------------------

SCALARS = st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=70)
SCALARS |= st.sampled_from(["A", "B", "G3", "ab" * 32, "bot", "friend", "\ud800", "potboy"])
FIELDS = st.sampled_from(
    [
        *("kind", "guided", "secret", "created", "seats", "seat", "name", "token", "commitment", "contribution"),
        *("card", "other", "tokens", "table", "bot", "version", "budget", "left", "A", "B"),
    ]
)
ANYTHING = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(FIELDS | st.text(), inner, max_size=6)
)


@st.composite
def damaged(draw: st.DrawFn, payload: str) -> str:
    """Return this payload with something in it replaced, removed or added; or anything else."""
    if draw(st.integers(0, 4)) == 0:
        return (
            json.dumps(draw(ANYTHING)) if draw(st.booleans()) else draw(st.text().filter(lambda text: "\0" not in text))
        )
    data = place = json.loads(payload)
    while True:
        name = draw(st.sampled_from(sorted(place)) | FIELDS)
        inside = place.get(name)
        if isinstance(inside, dict) and inside and draw(st.booleans()):
            place = inside
            continue
        if draw(st.booleans()):
            place.pop(name, None)
        else:
            place[name] = draw(ANYTHING)
        return json.dumps(data)


ROWS = st.fixed_dictionaries(
    {},
    optional={
        "kind": st.sampled_from([*FactKind, "danced", ""]),
        "command": st.none() | st.text(max_size=20).filter(lambda text: "\0" not in text),
        "at": st.none() | st.integers(-(2**63), 2**63 - 1),
    },
)


async def restore(tables: Tables, table: str, facts: list[Fact], status: str) -> None:
    rows = [
        {"table_id": table, "seq": seq, "kind": one.kind, "payload": one.text, "command": one.command, "at": one.at}
        for seq, one in enumerate(facts, 1)
    ]
    async with tables.storage.writer.engine.begin() as connection:
        await connection.execute(schema.log.delete().where(schema.log.c.table_id == table))
        await connection.execute(schema.log.insert(), rows)
        await connection.execute(
            schema.tables.update().where(schema.tables.c.id == table).values(status=status, bot_to_move=False)
        )
    await until_unused(tables)


async def some_tables(tables: Tables) -> list[tuple[Person, list[Fact], str]]:
    """Return people at tables of all kinds, with what is stored of each."""
    (offered, _), rematched = await finished(tables, 4), await finished(tables, 5)
    await offered.offers()
    for one in rematched:
        await one.offers()
    bot = await Person.creates(tables, "bot", "potboy")
    await bot.reveals()
    await until_turn(bot)
    people = [offered, *rematched, await rematched[0].goes_on(), bot]
    return [
        (one, await tables.storage.facts(one.table), (await tables.live.public_state(one.table)).status)
        for one in people
    ]


def test_whatever_is_stored_a_table_is_shown_as_documented_or_reported_as_broken(tmp_path):
    async def damage(tables: Tables, places: list[tuple[Person, list[Fact], str]], data: st.DataObject) -> None:
        person, facts, status = data.draw(st.sampled_from(places))
        for _ in range(data.draw(st.integers(1, 2))):
            seq = data.draw(st.integers(1, len(facts)) | st.sampled_from([1, len(facts)]))
            values = data.draw(ROWS)
            if values.get("command") is not None:
                values["command"] += str(seq)  # no two are alike
            payload = data.draw(damaged(facts[seq - 1].text)).encode(errors="replace").decode()
            await change(tables, person.table, seq, **values, payload=payload)
        for status_listed in ("revealing", "playing", "over"):
            LISTED.validate_json(encode(await tables.watching.listing(status_listed)))
        await read(tables, person)
        await restore(tables, person.table, facts, status)

    with asyncio.Runner() as runner:
        served = serving(f"sqlite:///{tmp_path}/t.sqlite", idle_seconds=0.0)
        tables = runner.run(served.__aenter__())
        places = runner.run(some_tables(tables))
        runner.run(until_unused(tables))

        @settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
        @given(data=st.data())
        def law(data: st.DataObject) -> None:
            runner.run(damage(tables, places, data))

        law()
        runner.run(served.__aexit__(None, None, None))


async def test_a_value_of_another_type_breaks_only_its_own_table(file):
    """SQLite stores anything in any column, also text that is not UTF-8."""
    values = ("7", "7.5", "x'ff00fe'", "CAST(x'ff00fe' AS TEXT)", "CAST(x'00' AS TEXT)")
    async with serving(file, idle_seconds=0.0) as tables, well(tables):
        ann, _ = await finished(tables)
        facts = await tables.storage.facts(ann.table)
        for column, value in itertools.product(("kind", "payload", "command", "at"), values):
            tables.live.evict_unused(float("inf"))
            async with tables.storage.writer.engine.begin() as connection:
                await connection.execute(
                    sa.text(f"UPDATE log SET {column} = {value} WHERE table_id = :id AND seq = 9"), {"id": ann.table}
                )
            LISTED.validate_json(encode(await tables.watching.listing("over")))
            await read(tables, ann)
            await restore(tables, ann.table, facts, "over")


async def test_a_damaged_row_of_the_index_of_tables_hides_only_its_own_table(file):
    async with serving(file, idle_seconds=0.0) as tables, well(tables):
        for column in ("id", "created", "kind", "status"):
            ann, _ = await finished(tables)
            tables.live.evict_unused(float("inf"))
            async with tables.storage.writer.engine.connect() as connection:
                await connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
                await connection.exec_driver_sql(
                    f"UPDATE tables SET {column} = CAST(x'ff00fe' AS TEXT) WHERE id = '{ann.table}'"
                )
                await connection.commit()
            for status in ("revealing", "playing", "over"):
                LISTED.validate_json(encode(await tables.watching.listing(status)))
