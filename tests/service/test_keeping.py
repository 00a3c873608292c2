"""What is acknowledged is kept, what is not kept did not happen, and failures stay local."""

import asyncio
import random

from claim.game.view import Viewer
from claim.storage.errors import StorageFailed
from claim.tables.commands import Leave, Play
from claim.tables.stored import Append
from harness.waiting import PATIENCE
from tests.clock import Clock
from tests.service.people import (
    Person,
    appends_held_back,
    appends_through,
    code_of,
    pair,
    play_on,
    plies,
    seen,
    serving,
    subscribed,
    until_unused,
)


async def test_every_fact_is_stored_with_its_time(url):
    clock = Clock()
    async with serving(url, clock=clock) as tables:
        ann = await Person.creates(tables)
        clock.now += 1.125
        bob = await Person.sits(tables, ann.table)
        clock.now += 1.125
        await ann.does(Leave("enough"))
        times = [(fact.at, fact.ms) for fact in await tables.storage.facts(bob.table)]
    assert times == [(1_800_000_000, 0), (1_800_000_001, 125), (1_800_000_002, 250)]


async def test_a_failing_storage_refuses_the_command_and_changes_nothing(tables):
    """Everybody still sees the old state, and the same command succeeds once the storage is back."""
    ann, bob = await pair(tables)
    mover = ann if (await ann.sees()).view["legal"] else bob
    before = await mover.sees()
    append = tables.storage.append

    async def full(*_: object) -> None:
        raise StorageFailed("not_kept")

    appends_through(tables, full)
    play = Play("p", before.view["legal"][0], 0)
    assert await code_of(mover.does(play)) == "not_kept"
    assert await mover.sees() == before
    appends_through(tables, append)
    assert (await mover.does(play)).seq == before.seq + 1


async def test_a_command_committed_without_an_answer_is_found_in_the_log(tables):
    """The connection breaks after the commit: the command is refused, and repeating it finds it kept."""
    ann, bob = await pair(tables)
    mover, other = (ann, bob) if (await ann.sees()).view["legal"] else (bob, ann)
    before = await mover.sees()
    append = tables.storage.append

    async def kept_all_the_same(*appends: Append) -> None:
        await append(*appends)
        raise StorageFailed("not_kept")

    appends_through(tables, kept_all_the_same)
    play = Play("p", before.view["legal"][0], 0)
    assert await code_of(mover.does(play)) == "not_kept"
    appends_through(tables, append)
    with await subscribed(tables, other.table, Viewer.SPECTATOR) as news:
        assert plies((await other.sees()).view or {}) == 1, "whoever looks next finds it, too"
        await news.changed()
    assert (await mover.does(play)).seq == before.seq + 1
    assert len(await tables.storage.facts(ann.table)) == before.seq + 1


async def test_nobody_sees_a_play_before_it_is_kept(tables):
    """Not even its player: no state, no notice, no acknowledgement, and no further play on top of it."""
    ann, bob = await pair(tables)
    mover, other = (ann, bob) if (await ann.sees()).view["legal"] else (bob, ann)
    before = [await seen(tables, ann.table, viewer, 0) for viewer in Viewer]
    asked, kept = appends_held_back(tables)
    with await subscribed(tables, ann.table, Viewer.SPECTATOR) as news:
        playing = asyncio.create_task(play_on([mover], random.Random(1), 1))
        try:
            await asyncio.wait_for(asked.wait(), PATIENCE)
            heard, next_one = asyncio.create_task(news.changed()), asyncio.create_task(other.plays("G0", 1))
            for _ in range(50):  # turns of the event loop, in which nothing comes
                await asyncio.sleep(0)
            assert not any(task.done() for task in (playing, heard, next_one))
            assert [await seen(tables, ann.table, viewer, 0) for viewer in Viewer] == before
        finally:
            kept.set()
        await asyncio.wait_for(asyncio.gather(playing, heard, next_one, return_exceptions=True), PATIENCE)
        assert plies((await mover.sees()).view or {}) >= 1


async def test_a_client_that_disconnects_mid_command_does_no_harm(tables):
    """Its command is kept or not, never half: the next command finds the table in order."""
    ann, bob = await pair(tables)
    for number in range(30):
        mover = ann if (await ann.sees()).view["legal"] else bob
        task = asyncio.create_task(play_on([mover], random.Random(number), 1))
        for _ in range(number % 6):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await ann.sees(0)
        if number % 5 == 0:
            with await tables.live.get(ann.table) as live:
                async with live.lock:  # the command has ended
                    pass
            before = await ann.sees(0)
            await until_unused(tables)
            assert await ann.sees(0) == before


async def test_two_servers_on_one_storage_do_not_fork_a_game(url):
    """A server that missed a play reads the log again when it writes, so the second play is refused.

    On SQLite a lock keeps a second server out; this is what holds where there are no locks.
    """
    async with serving(url, alone=False, idle_seconds=0.0) as one, serving(url, alone=False) as two:
        ann, bob = await pair(one)
        for number in range(0, 20, 2):
            mover = ann if (await ann.sees()).view["legal"] else bob
            await two.live.public_state(mover.table)
            view = (await mover.sees()).view
            await play_on([mover], random.Random(number), 1)
            late = Play(f"late{number}", view["legal"][-1], plies(view))
            assert await code_of(two.changes.command(mover.table, mover.token, late)) == "stale_play"
            ann.tables = bob.tables = two
            await play_on([ann, bob], random.Random(number), 1)
            ann.tables = bob.tables = one
            late = Play(f"later{number}", "G0", plies(view) + 1)
            codes = [await code_of(one.changes.command(person.table, person.token, late)) for person in (ann, bob)]
            assert "none" not in codes
            one.live.evict_unused(float("inf"))
        facts = await two.storage.facts(ann.table)
        assert len([fact for fact in facts if fact.kind == "played"]) == 20
