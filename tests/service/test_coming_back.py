"""Players who come back find everything: after a restart, a lost answer or connection, or a long absence."""

import asyncio
import random

from claim.game.cards import Seat
from claim.game.view import Viewer
from claim.records.fair import commitment
from claim.tables.commands import Create, Play, Reveal, Sit
from harness.waiting import PATIENCE
from tests.service.people import command_id, pair, play_on, plies, seen, serving, subscribed

HEX = "ab" * 32


async def test_everything_is_there_after_a_restart(url):
    """Everybody sees the same as before, and the game goes on with the same tokens."""
    async with serving(url) as tables:
        ann, bob = await pair(tables)
        await play_on([ann, bob], random.Random(4), 17)
        before = [await one.sees(0) for one in (ann, bob)]
    async with serving(url) as tables:
        ann.tables = bob.tables = tables
        assert [await one.sees(0) for one in (ann, bob)] == before
        await play_on([ann, bob], random.Random(5))
        assert (await bob.sees()).table["status"] == "over"


async def test_a_repeated_command_gets_the_same_answer_and_happens_once(url):
    """After a lost acknowledgement, and after a restart as well."""
    create = Create(command_id(), "friend", "Ann", commitment(HEX))
    sit, reveal = Sit(command_id(), "Bob", commitment(HEX)), Reveal("r", HEX)
    async with serving(url) as tables:
        made = await asyncio.gather(*[tables.seating.create(create) for _ in range(5)])
        assert len({(one.table.id, one.keys.token) for one in made}) == 1
        table = made[0].table.id
        sat = [await tables.seating.sit(table, sit) for _ in range(3)]
        assert len({one.keys.token for one in sat}) == 1
        tokens = (made[0].keys.token, sat[0].keys.token)
        for token in tokens:
            acks = await asyncio.gather(*[tables.changes.command(table, token, reveal) for _ in range(3)])
            assert len({ack.seq for ack in acks}) == 1
        view = (await seen(tables, table, Viewer.OPEN)).view
        mover, play = tokens["AB".index(view["turn"])], Play("p", view["legal"][0], 0)
        first = await tables.changes.command(table, mover, play)
        assert await tables.changes.command(table, mover, play) == first
        assert (await tables.seating.create(create)).keys.token == tokens[0]
    async with serving(url) as tables:
        assert await tables.changes.command(table, mover, play) == first
        assert (await tables.seating.create(create)).keys.token == tokens[0]
        assert (await tables.seating.sit(table, sit)).keys.token == tokens[1]
        state = await seen(tables, table, Viewer.OPEN)
        assert state.view is not None
        assert plies(state.view) == 1
        assert state.seq == 5


async def test_a_reconnecting_client_gets_what_it_missed(tables):
    ann, bob = await pair(tables)
    seen = (await ann.sees()).seq
    whole = (await ann.sees(0)).events
    assert [event["kind"] for event in whole[0]] == ["dealt", "dealt", "prize_revealed"]
    for number in range(1, 8):
        await play_on([ann, bob], random.Random(number), 1)
        missed = await ann.sees(seen)
        assert not missed.snapshot
        assert len(missed.events) == number
        assert all(group[0]["kind"] == "played" for group in missed.events)
        assert (await ann.sees(missed.seq - 1)).events == missed.events[-1:]
        assert (await ann.sees(0)).events == whole + missed.events
    assert (await ann.sees(missed.seq)).events == []
    for since in (None, -1, missed.seq + 1):
        state = await ann.sees(since)
        assert (state.snapshot, state.events) == (True, [])


async def test_every_subscriber_hears_of_changes_and_of_who_is_online(tables):
    ann, bob = await pair(tables)
    table = ann.table
    with await subscribed(tables, table, Viewer.SPECTATOR) as watcher:
        watcher_waits = asyncio.create_task(watcher.changed())
        await asyncio.sleep(0)
        assert not watcher_waits.done()
        sub = await subscribed(tables, table, Viewer.B)
        await asyncio.wait_for(watcher_waits, PATIENCE)
        assert (await tables.live.public_state(table)).seats[Seat.B].online is True
        assert (await tables.live.public_state(table)).seats[Seat.A].online is False
        sub.close()
        await watcher.changed()
        assert (await tables.live.public_state(table)).seats[Seat.B].online is False
        await play_on([ann, bob], random.Random(1), 3)
        for _ in range(50):  # notices come some turns of the event loop after the acknowledgements
            await asyncio.sleep(0)
        await watcher.changed()  # three changes are one notice
        assert not watcher.news.is_set()


async def test_unused_tables_are_unloaded_and_read_again(url):
    async with serving(url, idle_seconds=0.0) as tables:
        ann, bob = await pair(tables)
        before = await ann.sees()
        tables.live.evict_unused(float("inf"))
        assert len(tables.live) == 0
        assert await ann.sees() == before
        with await subscribed(tables, ann.table, Viewer.A):
            tables.live.evict_unused(float("inf"))
            assert len(tables.live) == 1
        await play_on([ann, bob], random.Random(1), 4)
