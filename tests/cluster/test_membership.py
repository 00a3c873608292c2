"""Several servers on one PostgreSQL: who is connected to any of them, who plays the bots, and what time it is."""

import asyncio
import logging
import random
import time
from contextlib import closing

import asyncpg
import pytest

from claim.cluster import membership, postgres_listener
from claim.game.cards import Seat
from claim.game.view import Viewer
from claim.service.retention import idle_tables
from claim.service.tables import Tables
from claim.storage.bus import Call
from claim.storage.errors import StorageFailed
from claim.tables.commands import SetUp
from claim.tables.stored import Append
from harness.waiting import PATIENCE, until
from tests.cluster.servers import deafened, elsewhere, killed, seq
from tests.service.people import (
    Person,
    QuickBotWorkers,
    appends_through,
    cluster_of,
    pair,
    serving,
    subscribed,
    until_turn,
)


class SleepyBots(QuickBotWorkers):
    """Bots that never find their card."""

    async def bot_card(self, *_: object) -> None:  # type: ignore[override]
        await asyncio.sleep(3600)


@pytest.fixture(autouse=True)
def hurried(monkeypatch) -> None:
    """Let servers beat often, and die only where a test says so."""
    monkeypatch.setattr(postgres_listener, "BEAT_SECONDS", 0.1)
    monkeypatch.setattr(membership, "DEAD_SECONDS", 600.0)
    monkeypatch.setattr(membership, "GONE_SECONDS", 300.0)
    monkeypatch.setattr(membership, "STEADY_SECONDS", 0.0)


async def ages(url: str, seconds: int) -> None:
    """Let the last beats of all servers be that long ago, until they beat again."""
    await rows(url, f"UPDATE processes SET beat = beat - interval '{seconds} seconds'")


async def beats(url: str, tables: Tables) -> None:
    """Wait for the next beat of a server."""
    asked = f"SELECT beat FROM processes WHERE id = '{tables.storage.process}'"
    before = await rows(url, asked)

    async def again() -> bool:
        return await rows(url, asked) != before

    await until(again)


async def online(tables: Tables, table: str) -> str:
    seats = (await tables.live.public_state(table)).seats
    return "".join(seat for seat in Seat if seats[seat].online)


async def shows(tables: Tables, table: str, seats: str) -> None:
    """Wait until a server says that these seats are online."""

    async def shown() -> bool:
        return await online(tables, table) == seats

    await until(shown)


async def dies(tables: Tables) -> None:
    """Let a server go on without another beat, as if it had been killed or stopped."""

    async def nothing() -> None:
        """Say nothing."""

    cluster_of(tables).beat = nothing  # type: ignore[method-assign]
    deafened(tables)


async def rows(url: str, query: str) -> list[tuple[object, ...]]:
    connection = await asyncpg.connect(url)
    found = [tuple(row) for row in await connection.fetch(query)]
    await connection.close()
    return found


async def test_who_is_connected_is_known_everywhere_and_ends_with_the_connection(shared_url, one, other):
    ann, bob = await pair(one)
    assert await online(other, ann.table) == ""
    with await subscribed(other, ann.table, Viewer.SPECTATOR) as watcher:
        with await subscribed(one, ann.table, Viewer.A), await subscribed(one, ann.table, Viewer.A) as second:
            await shows(other, ann.table, "A")
            await watcher.changed()
            with await subscribed(other, bob.table, Viewer.B):
                await shows(one, ann.table, "AB")
                second.close()
                await asyncio.sleep(0.05)
                assert await online(other, ann.table) == "AB"
            await shows(one, ann.table, "A")
        await shows(other, ann.table, "")
        assert await rows(shared_url, "SELECT viewer FROM presence") == [("spectator",)]
    async with serving(shared_url) as third:  # which reads the table only now
        with await subscribed(one, ann.table, Viewer.A):
            await shows(other, ann.table, "A")
            assert await online(third, ann.table) == "A"
    await until(lambda: cluster_of(other).membership.others == 1)


async def test_a_phrase_reaches_the_other_seat_at_another_server_and_nobody_else(one, other):
    ann, bob = await pair(one)
    heard: list[tuple[str, str, str]] = []

    def hearing(who: str):
        return lambda seat, phrase: heard.append((who, seat, phrase))

    with (
        closing(await one.watching.watch(ann.table, Viewer.A, lambda: None, hearing("ann"))),
        closing(await other.watching.watch(ann.table, Viewer.B, lambda: None, hearing("bob"))),
        closing(await other.watching.watch(ann.table, Viewer.SPECTATOR, lambda: None, hearing("watcher"))),
    ):
        await shows(one, ann.table, "AB")
        await shows(other, ann.table, "AB")
        await one.watching.say(ann.table, ann.token, "hello")
        await until(lambda: heard == [("bob", "A", "hello")])
        await other.watching.say(ann.table, bob.token, "thanks")
        await until(lambda: heard == [("bob", "A", "hello"), ("ann", "B", "thanks")])
        cluster_of(other).heard(Call("someone", "said", f"{ann.table}:A:nonsense {ann.table}:C:hello {ann.table}"))
    assert len(heard) == 2


async def test_who_is_connected_elsewhere_is_asked_again_where_the_database_refused_to_say(one, other, monkeypatch):
    ann, _ = await pair(one)
    with await subscribed(other, ann.table, Viewer.SPECTATOR):
        assert await online(other, ann.table) == ""
        ask, refused = postgres_listener.PostgresListener.ask, list[str]()

        async def refuses_once(self: postgres_listener.PostgresListener, query: str, *values: object) -> object:
            if self is cluster_of(other).listener and "viewer FROM presence" in query and not refused:
                refused.append(query)
                raise StorageFailed("not_read")
            return await ask(self, query, *values)

        monkeypatch.setattr(postgres_listener.PostgresListener, "ask", refuses_once)
        with await subscribed(one, ann.table, Viewer.A):
            await shows(other, ann.table, "A")
        assert refused


async def test_a_table_that_somebody_is_connected_to_anywhere_is_not_deleted_for_its_age(shared_url, one, other):
    ann, _ = await pair(one)
    later = time.time() + 10
    assert await idle_tables(one.storage.engine, later) == [ann.table]
    with await subscribed(other, ann.table, Viewer.SPECTATOR):
        await until(lambda: rows(shared_url, "SELECT 1 FROM presence"))
        assert await idle_tables(one.storage.engine, later) == []


async def test_a_bot_is_played_by_the_server_that_stored_the_play_before_its_turn_and_by_no_other(shared_url):
    asked = {"one": 0, "other": 0}

    def counting(name: str) -> QuickBotWorkers:
        bots = QuickBotWorkers(1)
        choose = bots.bot_card

        async def counted(*arguments: object, **more: object) -> object:
            asked[name] += 1
            return await choose(*arguments, **more)  # type: ignore[arg-type]

        bots.bot_card = counted  # type: ignore[method-assign, assignment]
        return bots

    async with serving(shared_url, counting("one")) as one, serving(shared_url, counting("other")) as other:
        ann = await Person.creates(one, "bot", "potboy")
        await ann.reveals()
        rng, there = random.Random(1), elsewhere(ann, other)
        await there.sees()
        for number in range(26):
            person = (ann, there)[number % 2]
            await until(lambda: seq(one, ann) == seq(other, ann))
            view = await until_turn(person)
            if not view["legal"]:
                break
            await person.plays(rng.choice(view["legal"]))
        assert (await until_turn(there))["legal"] == []  # the last play was made there, and may not be heard of here
        facts = await one.storage.facts(ann.table)
        bots = [fact for fact in facts if (fact.command or "").startswith("bot:")]
        assert len(bots) == sum(asked.values())
        assert min(asked.values()) >= 5


async def test_the_bots_and_the_connections_of_a_dead_server_are_taken_over(shared_url):
    async with serving(shared_url, SleepyBots(1)) as one, serving(shared_url) as other:
        ann = await Person.creates(one, "bot", "potboy")
        await ann.reveals()
        await ann.plays_first()
        there = elsewhere(ann, other)
        with await subscribed(one, ann.table, Viewer.A):
            await shows(other, ann.table, "AB")
            view = (await there.sees()).view
            assert view is not None
            assert view["legal"] == []
            await dies(one)
            await ages(shared_url, 1000)
            await shows(other, ann.table, "B")
            assert await rows(shared_url, "SELECT table_id, viewer FROM cut_off") == [(ann.table, "A")]
            await until_turn(there)
            # It was only stopped: it finds its row gone, and is there again with all it has.
            vars(cluster_of(one)).pop("beat")
            await shows(other, ann.table, "AB")
    assert await rows(shared_url, "SELECT id FROM processes") == []
    assert await rows(shared_url, "SELECT table_id FROM presence") == []


async def test_a_server_that_ends_hands_its_bots_over_at_once(shared_url, monkeypatch):
    monkeypatch.setattr(membership, "SWEEP_SECONDS", float("inf"))  # they do not look by themselves
    async with serving(shared_url) as other:
        async with serving(shared_url, SleepyBots(1)) as one:
            ann = await Person.creates(one, "bot", "potboy")
            await ann.reveals()
            await ann.plays_first()
            await elsewhere(ann, other).sees()
        await until_turn(elsewhere(ann, other))


async def test_a_fact_that_was_stored_without_its_server_knowing_is_found_and_the_bot_plays(shared_url):
    """The answer to the commit was lost: nobody asks again, and yet the game goes on."""

    async with serving(shared_url) as tables:
        ann = await Person.creates(tables, "bot", "potboy")
        await ann.reveals()
        view, append = await until_turn(ann), tables.storage.append

        async def lost(*appends: Append) -> None:
            appends_through(tables, append)
            await append(*appends)
            raise StorageFailed("not_kept")

        appends_through(tables, lost)
        with await subscribed(tables, ann.table, Viewer.A) as news:
            with pytest.raises(StorageFailed):
                await ann.plays(view["legal"][0])
            await news.changed()
            await until(lambda: seq(tables, ann) >= 4)
        assert (await until_turn(ann))["ply"] > view["ply"]


async def test_a_process_whose_line_is_gone_is_dead_long_before_one_that_is_only_silent(shared_url, one, other):
    await until(lambda: cluster_of(other).membership.others == 1)
    await dies(one)
    await ages(shared_url, 400)
    for _ in range(3):
        await beats(shared_url, other)
    assert cluster_of(other).membership.others == 1
    await cluster_of(one).listener.ask("SELECT pg_advisory_unlock_all()")  # as when its connection ends
    await until(lambda: cluster_of(other).membership.others == 0)


async def test_an_outage_is_stored_even_if_whoever_ends_it_never_hears_the_answer(shared_url, one, other, monkeypatch):
    monkeypatch.setattr(membership, "OUTAGE_SECONDS", PATIENCE)
    await dies(other)
    monkeypatch.setattr(one.events, "publish", lambda _: None)
    await ages(shared_url, 100)
    await beats(shared_url, one)
    [(begun, ended)] = await rows(shared_url, "SELECT begun, ended FROM outages WHERE ended IS NOT NULL")
    assert int(str(ended)) - int(str(begun)) >= 100_000
    await beats(shared_url, one)
    assert len(await rows(shared_url, "SELECT FROM outages WHERE ended IS NOT NULL")) == 1


async def test_whoever_finds_the_database_back_buries_none_that_could_not_beat(
    shared_url, one, other, monkeypatch, caplog
):
    monkeypatch.setattr(membership, "STEADY_SECONDS", 600.0)  # counted from when the database is back
    await dies(other)
    for tables in (one, other):
        await killed(shared_url, cluster_of(tables))
    await until(lambda: one.cluster.in_sync and other.cluster.in_sync)
    await ages(shared_url, 1000)
    for _ in range(3):
        await beats(shared_url, one)
    assert cluster_of(one).membership.others == 1
    assert "is dead" not in caplog.text


async def test_facts_have_the_databases_time_and_a_wrong_clock_is_reported_once(shared_url, monkeypatch, caplog):
    with caplog.at_level(logging.WARNING, "claim.cluster"):
        real = time.time
        monkeypatch.setattr("claim.cluster.membership.time.time", lambda: real() - 3600)
        async with serving(shared_url) as tables:
            ann = await Person.creates(tables)
            for _ in range(3):
                await beats(shared_url, tables)
            stored = (await tables.storage.facts(ann.table))[0].at
            assert stored is not None
            assert abs(stored - real()) < 600
    assert len([one for one in caplog.records if "clock" in one.getMessage()]) == 1


async def test_what_the_host_changed_is_read_without_the_listening_connection(shared_url, monkeypatch):
    """Also where it is a bot's turn: the next notices do not wait until the connection is back."""
    position = SetUp("2 B 026.578.019.5.279 00138..347.2.0345 ..58.. ..26.. -")
    async with serving(shared_url, SleepyBots(1)) as tables:
        ann = await Person.creates(tables, "bot", "potboy", set_up=position)

        async def lost(*_: object) -> None:
            raise StorageFailed("not_read")

        monkeypatch.setattr(cluster_of(tables).listener, "ask", lost)
        await tables.live.reload(ann.table)
        live = tables.live.find(ann.table)
        assert live is not None
        assert live.owns_bot
