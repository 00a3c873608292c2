"""A table whose player stays away may be closed by the other, after a time that both saw when they sat down."""

import random

import pytest

from claim.game.cards import Seat
from claim.tables.commands import Close, Resign
from claim.tables.errors import TableError
from claim.tables.options import Options
from claim.tables.table import iso_time
from tests.clock import Clock
from tests.service.people import Person, against_bot, code_of, pair, play_on, serving

DAY = 86_400


async def waiting(ann: Person, bob: Person) -> tuple[Person, Person]:
    """Return who waits and who is waited for."""
    state = await ann.sees()
    return (bob, ann) if state.view["turn"] == "A" else (ann, bob)


async def test_whoever_waits_may_close_the_table_when_the_time_is_over(url):
    """When exactly, and who: tests/tables/test_clock.py."""
    clock = Clock()
    async with serving(url, clock=clock, away_seconds=2 * DAY) as tables:
        ann, bob = await pair(tables, Options(listed=True))
        await play_on([ann, bob], random.Random(1), 6)
        waits, absent = await waiting(ann, bob)
        at = iso_time(int(clock.now) + 2 * DAY)
        for person in (waits, absent):
            shown = (await person.sees()).table
            assert (shown["away_seconds"], shown["closable_at"]) == (2 * DAY, at)
        with pytest.raises(TableError) as raised:
            await waits.does(Close("c1"))
        assert (raised.value.code, raised.value.params) == ("not_closable_yet", {"table": ann.table, "time": at})
        clock.now += 2 * DAY
        done = await waits.does(Close("c2"))
        assert await waits.does(Close("c2")) == done
        for person in (waits, absent):
            state = await person.sees()
            assert (state.table["status"], state.table["closable_at"]) == ("over", None)
            assert state.table["forfeit"] == {"seat": absent.seat, "reason": "away"}
            assert {one["code"] for one in state.refusals.values()} == {"game_over"}
        record = await tables.advice.record(ann.table)
        assert (record.forfeit, record.reason, record.winner) == (Seat(absent.seat), "away", Seat(waits.seat))
        assert await code_of(waits.does(Close("c3"))) == "wrong_moment"
        assert [one.id for one in await tables.watching.listing("over")] == [ann.table]


async def test_a_table_keeps_the_time_that_its_players_saw(url):
    """Whatever the server is told later; and so does its rematch."""
    clock = Clock()
    async with serving(url, clock=clock, away_seconds=5 * DAY) as tables:
        ann, bob = await pair(tables)
    clock.now += DAY
    async with serving(url, clock=clock, away_seconds=DAY) as tables:
        ann.tables = bob.tables = tables
        waits, absent = await waiting(ann, bob)
        assert (await waits.sees()).table["away_seconds"] == 5 * DAY
        assert await code_of(waits.does(Close("c"))) == "not_closable_yet"
        await absent.does(Resign("r"))
        await ann.offers()
        await bob.offers()
        assert (await (await ann.goes_on()).sees()).table["away_seconds"] == 5 * DAY
        assert (await (await Person.creates(tables)).sees()).table["away_seconds"] == DAY


async def test_nobody_waits_for_a_bot_at_one_screen_or_before_the_deal(url):
    clock = Clock()
    async with serving(url, clock=clock) as tables:
        alone, beside = await Person.creates(tables, "bot", "potboy"), await Person.creates(tables, "same_screen")
        for person in (alone, beside):
            await person.reveals()
            state = (await person.sees()).table
            assert (state["away_seconds"], state["closable_at"]) == (None, None)
        await against_bot(alone, random.Random(3), 2)
        ann = await Person.creates(tables)
        assert (await ann.sees()).table["closable_at"] is None
        bob = await Person.sits(tables, ann.table)
        await bob.reveals()
        assert (await bob.sees()).table["closable_at"] is None
        clock.now += 100 * DAY
        assert [await code_of(one.does(Close("c"))) for one in (alone, beside, ann, bob)] == [
            "nobody_away",
            "nobody_away",
            "wrong_moment",
            "wrong_moment",
        ]
