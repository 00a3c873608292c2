"""Clocks at running servers: who is out of time loses, once; and the time of a dead server is nobody's."""

import asyncio
import random
from datetime import UTC, datetime, timedelta

import pytest

from claim.cluster.membership import Membership
from claim.game.cards import Seat
from claim.service.tables import Tables
from claim.storage import schema
from claim.storage.backup import restore_backup, write_backup
from claim.storage.storage import open_storage
from claim.tables.clock import TERMS, Outage
from claim.tables.commands import CallOff, DeclareHoliday
from claim.tables.events import BeatsMissed, OutagesChanged
from claim.tables.options import Options
from claim.tables.table import iso_time
from harness.waiting import until
from tests.clock import Clock
from tests.service.people import Person, cluster_of, code_of, pair, play_on, serving

LIVE = TERMS["live"]
HALF = timedelta(seconds=0.5)


@pytest.fixture(autouse=True)
def _awake(monkeypatch):
    """However busy the machine is, no process is taken for one that cannot hear."""
    monkeypatch.setattr(Membership, "beats", True)


async def dealt_pair(tables: Tables, clock: Clock) -> tuple[Person, Person]:
    """Return two people at a table where the first turn of a live game has just begun."""
    people = await pair(tables, Options(clock="live"))
    clock.now += LIVE.deal / 1000
    return people


async def on_turn(ann: Person, bob: Person) -> tuple[Person, Person]:
    """Return whose turn it is, and who waits."""
    return (ann, bob) if (await ann.sees()).table["turn"] == "A" else (bob, ann)


async def kinds(tables: Tables, table_id: str) -> list[str]:
    return [fact.kind.value for fact in await tables.storage.facts(table_id)]


async def until_paused(tables: Tables, table_id: str) -> None:
    """Wait until this table's clock was stopped, and this server has applied it: a fact is stored before."""

    async def paused() -> bool:
        stored = await kinds(tables, table_id)
        with await tables.live.current(table_id) as live:
            return "paused" in stored and live.table.seq >= len(stored)

    await until(paused)


async def left(person: Person) -> dict[str, int]:
    bank: dict[str, int] = (await person.sees()).table["clock"]["bank"]
    return bank


async def test_whose_time_is_up_loses_once_and_both_are_told(url):
    """What is charged, and when a bank is empty: tests/tables/test_clock.py."""
    clock = Clock()
    async with serving(url, clock=clock) as tables:
        ann, bob = await dealt_pair(tables, clock)
        first, second = await on_turn(ann, bob)
        clock.now += 13.25
        await play_on([ann, bob], random.Random(1), 1)
        state = (await second.sees()).table
        assert state["clock"]["bank"] == {first.seat: LIVE.bank - 10_250, second.seat: LIVE.bank}
        assert (state["clock"]["since"], state["deadline"]) == (iso_time(clock.now), iso_time(clock.now + 183))
        assert (state["away_seconds"], state["closable_at"]) == (None, None)
        slow, _ = await on_turn(ann, bob)
        clock.now = ((await tables.live.current(ann.table)).table.deadline or 0) / 1000
        assert await code_of(play_on([slow], random.Random(1), 1)) == "time_is_up"
        await asyncio.gather(*[tables.clocks.flag_due() for _ in range(3)])
        for person in (ann, bob):
            shown = (await person.sees()).table
            assert (shown["status"], shown["deadline"]) == ("over", None)
            assert shown["forfeit"] == {"seat": slow.seat, "reason": "flagged"}
        assert (await kinds(tables, ann.table)).count("flagged") == 1
        record = await tables.advice.record(ann.table)
        assert (record.reason, record.winner) == ("flagged", Seat(slow.seat).other)


async def test_time_without_a_server_is_charged_to_nobody(url):
    clock = Clock()
    async with serving(url, clock=clock) as tables:
        ann, bob = await dealt_pair(tables, clock)
        first, _ = await on_turn(ann, bob)
        clock.now += 1
    begun = clock.now
    clock.now += 3600
    async with serving(url, clock=clock) as tables:
        ann.tables = bob.tables = first.tables = tables
        if not tables.cluster.single_process:  # its beats are by the database's clock, which is not this one
            tables.events.publish(BeatsMissed(None, round(clock.now * 1000)))
        await until_paused(tables, ann.table)
        assert (await first.sees()).table["deadline"] == iso_time(clock.now + 182)
        clock.now += 4
        await play_on([ann, bob], random.Random(1), 1)
        assert (await left(ann))[first.seat] == LIVE.bank - 2_000
        assert (await kinds(tables, ann.table)).count("paused") == 1
        [outage] = [one for one in tables.outages.known if one.ended > begun * 1000]
        assert (outage.begun, outage.ended) == (round(begun * 1000), round((begun + 3600) * 1000))


async def test_a_killed_server_is_missed_since_it_last_said_that_it_is_alive(file):
    clock = Clock()
    async with serving(file, clock=clock) as tables:
        ann, bob = await dealt_pair(tables, clock)
        first, _ = await on_turn(ann, bob)
    storage = await open_storage(file)
    async with storage.transaction() as connection:
        await connection.execute(schema.outages.delete())  # it did not note its end
        await connection.execute(schema.outages.insert().values(begun=round(clock.now * 1000) + 50_000))
    await storage.close()
    clock.now += 1000
    async with serving(file, clock=clock) as tables:
        ann.tables = bob.tables = tables
        await play_on([ann, bob], random.Random(1), 1)
        assert (await left(ann))[first.seat] == LIVE.bank - 47_000


async def test_time_between_a_backup_and_its_restoration_is_charged_to_nobody(file, tmp_path):
    clock = Clock()
    async with serving(file, clock=clock) as tables:
        ann, bob = await dealt_pair(tables, clock)
        await write_backup(tables.storage.engine, tmp_path / "backup", "now", lambda *_: None)
    other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    storage = await open_storage(other)
    await restore_backup(storage.engine, tmp_path / "backup", lambda *_: None)
    await storage.close()
    clock.now += 86_400
    async with serving(other, clock=clock) as tables:
        ann.tables = bob.tables = tables
        await play_on([ann, bob], random.Random(1), 1)
        assert set((await left(ann)).values()) == {LIVE.bank}


async def test_tables_that_are_overdue_at_the_start_are_found(url):
    clock = Clock()
    async with serving(url, clock=clock) as tables:
        ann, _ = await dealt_pair(tables, clock)
    clock.now += 1
    async with serving(url, clock=clock) as tables:
        ann.tables = tables
        clock.now += 300
        await tables.clocks.sweep()
        clock.now += 1  # another server may be about to look
        await tables.clocks.flag_due()
        assert (await ann.sees()).table["forfeit"]["reason"] == "flagged"


async def test_two_servers_flag_a_player_once_and_players_of_a_dead_one_are_not_charged_for_it(shared_url):
    clock = Clock()
    async with serving(shared_url, clock=clock) as one, serving(shared_url, clock=clock) as other:
        ann, bob = await dealt_pair(one, clock)
        first, second = await on_turn(ann, bob)
        clock.now += 10
        beat = datetime.fromtimestamp(clock.now - 9, UTC)
        both = [{"table_id": ann.table, "process": "dead", "viewer": seat} for seat in "AB"]
        async with one.storage.transaction() as connection:
            await connection.execute(schema.processes.insert(), [{"id": "dead", "beat": beat}])
            await connection.execute(schema.table_viewers.insert(), both)
            before = {"table_id": ann.table, "process": "dead", "viewer": first.seat, "beat": beat - HALF}
            await connection.execute(schema.cut_off.insert(), [before])  # removed once already: it had only frozen
        await play_on([ann, bob], random.Random(1), 1)
        assert (await left(ann))[first.seat] == LIVE.bank - 1_500
        clock.now += 12
        await play_on([ann, bob], random.Random(1), 1)  # of this turn it was no part
        assert (await left(ann))[second.seat] == LIVE.bank - 9_000
        third, banks = (await on_turn(ann, bob))[0].seat, await left(ann)
        clock.now += 10
        beat = datetime.fromtimestamp(clock.now - 2, UTC)  # of one that was removed since
        gone = {"table_id": ann.table, "process": "gone", "viewer": third, "beat": beat}
        async with one.storage.transaction() as connection:
            await connection.execute(schema.cut_off.insert(), [gone])
        await play_on([ann, bob], random.Random(1), 1)
        assert (await left(ann))[third] == banks[third] - 5_000
        async with one.storage.transaction() as connection:
            await connection.execute(schema.cut_off.delete())
        clock.now += 400
        for tables in (one, other):
            await tables.clocks.sweep()
        clock.now += 1
        await asyncio.gather(*[tables.clocks.flag_due() for tables in (one, other, one, other)])
        stored = await kinds(other, ann.table)
        assert (stored.count("paused"), stored.count("flagged")) == (3, 1)


async def test_nobody_is_flagged_in_the_seconds_after_their_server_died(shared_url):
    clock = Clock()
    async with serving(shared_url, clock=clock) as tables:
        ann, bob = await dealt_pair(tables, clock)
        first, _ = await on_turn(ann, bob)
        clock.now += 184
        beat = datetime.fromtimestamp(clock.now - 2, UTC)
        died = {"table_id": ann.table, "process": "dead", "viewer": first.seat, "beat": beat}
        async with tables.storage.transaction() as connection:
            await connection.execute(schema.cut_off.insert(), [died])
        for seconds, status in ((0, "playing"), (2.9, "playing"), (0.2, "playing"), (2, "over")):
            clock.now += seconds
            await tables.clocks.flag_due()
            assert (await ann.sees()).table["status"] == status
        assert (await kinds(tables, ann.table)).count("paused") == 1


async def test_what_the_storage_takes_to_answer_is_charged_to_nobody(shared_url, monkeypatch):
    clock = Clock()
    async with serving(shared_url, clock=clock) as tables:
        ann, bob = await dealt_pair(tables, clock)
        first, _ = await on_turn(ann, bob)
        clock.now += 5

        async def slow(*_: object) -> list[Outage]:
            clock.now += 1.5
            return []

        monkeypatch.setattr(tables.cluster, "cut_off", slow)
        await play_on([ann, bob], random.Random(1), 1)
        assert (await left(ann))[first.seat] == LIVE.bank - 2_000


async def test_what_came_while_nothing_could_be_played_is_decided_as_of_its_end(url):
    """So that the next turn does not begin before it can be seen."""
    clock = Clock()
    async with serving(url, clock=clock) as tables:
        ann, bob = await dealt_pair(tables, clock)
        first, _ = await on_turn(ann, bob)
        clock.now += 5
        now = round(clock.now * 1000)
        tables.outages.known = (Outage("1", now - 1_000, now + 2_000),)
        await play_on([ann, bob], random.Random(1), 1)
        assert (await left(ann))[first.seat] == LIVE.bank - 1_000
        assert (await ann.sees()).table["clock"]["since"] == iso_time(clock.now + 2)


async def test_a_doubt_that_comes_while_outages_are_read_is_not_lost(tables, monkeypatch):
    read, silence = 0, tables.cluster.silence

    async def again() -> tuple[int | None, int]:
        nonlocal read
        read += 1
        since: tuple[int | None, int] = await silence()
        if read == 1:
            tables.events.publish(OutagesChanged())
        return since

    monkeypatch.setattr(tables.cluster, "silence", again)
    tables.events.publish(OutagesChanged())
    await tables.outages.check()
    assert tables.outages.certain
    assert read == 2


async def test_after_a_crash_of_the_database_nobody_is_charged_before_it_is_known_since_when(shared_url):
    async with serving(shared_url) as tables:
        cluster = cluster_of(tables)

        async def nothing() -> None:
            """Beat no more."""

        cluster.beat = nothing  # type: ignore[method-assign]
        async with tables.storage.transaction() as connection:
            await connection.execute(schema.processes.delete())  # it is not logged, so a crash empties it
        tables.events.publish(OutagesChanged())
        assert await code_of(tables.outages.check()) == "not_read"
        assert not tables.outages.certain


async def test_a_holiday_and_who_called_a_game_off_are_shown(file):
    """Both, and no-shows, are decided in tests/tables/test_clock.py."""
    clock = Clock()
    async with serving(file, clock=clock) as tables:
        ann, bob = await pair(tables, Options(clock="slow"))
        await ann.does(DeclareHoliday("h1", 2))
        until = iso_time(clock.now + 2 * 86_400)
        shown = (await bob.sees()).table
        assert shown["clock"]["holidays"] == {"A": {"begun": iso_time(clock.now), "until": until}, "B": None}
        await bob.does(CallOff("c1"))
        shown = (await ann.sees()).table
        assert (shown["status"], shown["called_off"], shown["forfeit"]) == ("over", "B", None)
        assert (shown["outcome"], shown["deadline"]) == (None, None)
        assert not (await tables.advice.record(ann.table)).over
