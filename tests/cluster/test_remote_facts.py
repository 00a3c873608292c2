"""Several servers on one PostgreSQL: each hears of what the others store, and nothing missed stays missed."""

import asyncio
import random
import secrets

import pytest
import sqlalchemy as sa

from claim.cluster import cluster as clusters
from claim.cluster.postgres_listener import PostgresListener
from claim.cluster.remote_facts import RemoteFacts
from claim.game.view import Viewer
from claim.service import admin
from claim.service.tables import Tables
from claim.storage import bus
from claim.storage.bus import Call
from claim.storage.errors import StorageFailed
from claim.tables.commands import Play, Resign
from claim.tables.states import Ack
from claim.tables.stored import Append
from claim.tables.table import Fact, FactKind
from harness.waiting import until
from tests.cluster.servers import deafened, elsewhere, killed, seq
from tests.service.people import (
    Person,
    cluster_of,
    code_of,
    pair,
    play_on,
    plies,
    subscribed,
    until_turn,
)

COMING_SECOND = ("not_your_turn", "stale_play", "wrong_moment")


async def apart(one: Tables, other: Tables) -> tuple[Person, Person]:
    """Return two people at a table that has been dealt, each at a server of their own, both of which know it."""
    ann = await Person.creates(one)
    bob = await Person.sits(other, ann.table)
    await ann.reveals()
    await bob.reveals()
    await until(lambda: seq(one, ann) == seq(other, bob) == 4)
    for tables in (one, other) * 3:  # what was told is here, is asked for, and was answered
        await cluster_of(tables).listener.say([])
    return ann, bob


def test_texts_are_split_at_postgresqls_limit_and_read_again():
    subjects = [f"{secrets.token_urlsafe(9)}:{number}" for number in range(2000)]
    told = bus.texts("p", bus.FACTS, subjects)
    assert len(told) > 1
    assert max(map(len, told)) <= bus.MOST_BYTES < 8000
    calls = [bus.read(text) for text in told]
    assert [subject for call in calls if call for subject in call.subjects] == subjects
    assert {(call.sender, call.kind) for call in calls if call} == {("p", bus.FACTS)}
    assert bus.read(bus.texts("p", bus.RUNS)[0]) == Call("p", bus.RUNS)
    assert Call("p", bus.RUNS).subjects == []
    assert bus.read("") is None
    assert bus.read("nothing") is None


def test_plays_are_told_whole_unless_something_else_was_stored_before_them():
    def append(table_id: str, seq: int, kind: FactKind, command: str | None = None) -> Append:
        return Append(table_id, seq, Fact(kind, {"seat": "A", "card": "G0"}, command, 17))

    plays = [append("one", 5, FactKind.PLAYED, "A:x"), append("two", 9, FactKind.PLAYED)]
    others = [
        append("hinted", 3, FactKind.HINTED),
        append("hinted", 4, FactKind.PLAYED),
        append("odd", 6, FactKind.PLAYED, "not an id"),
    ]
    told, named = (bus.read(text) for text in bus.texts_of("p", [plays[0], *others, plays[1]]))
    assert told is not None
    assert [bus.read_play(subject) for subject in told.subjects] == [(one.table_id, one.seq, one.fact) for one in plays]
    assert named == Call("p", bus.FACTS, "hinted:4 odd:6")
    assert [bus.read_play(subject) for subject in ("", "7", '["one","5",{},null,1]', "{")] == [None] * 4


async def test_a_play_at_one_server_is_told_at_the_other_which_reads_nothing(one, other, monkeypatch):
    ann, bob = await apart(one, other)
    with (
        await subscribed(one, ann.table, Viewer.A) as to_ann,
        await subscribed(other, ann.table, Viewer.SPECTATOR) as to_watcher,
    ):
        read = cluster_of(one).remote_facts.counts["facts"], cluster_of(other).remote_facts.counts["facts"]
        monkeypatch.setattr(one.storage, "facts", None)  # no log is read, whole or not
        monkeypatch.setattr(other.storage, "facts", None)
        monkeypatch.setattr(RemoteFacts, "fetch_missing", None)
        for number in range(1, 11):
            await play_on([ann, bob], random.Random(number), 1)
            await until(lambda: seq(one, ann) == seq(other, bob) == 4 + number)  # noqa: B023  (called at once)
            for news in (to_ann, to_watcher):
                await news.changed()
            assert (await ann.sees()).view == (await elsewhere(ann, other).sees()).view
        heard = cluster_of(one).remote_facts.counts["facts"] + cluster_of(other).remote_facts.counts["facts"]
        assert heard - sum(read) == 10


async def test_what_the_database_refused_to_say_is_asked_again_though_the_line_is_open(one, other, monkeypatch):
    ann, bob = await apart(one, other)
    ask, refused = PostgresListener.ask, list[str]()

    async def refuses_once(line: PostgresListener, query: str, *values: object) -> object:
        if "log.seq > known.seq" in query and not refused:
            refused.append(query)
            raise StorageFailed("not_read")
        return await ask(line, query, *values)

    monkeypatch.setattr(PostgresListener, "ask", refuses_once)
    await ann.does(Resign("end"))
    await until(lambda: seq(one, ann) == seq(other, bob) == 5)
    assert refused


async def test_a_play_after_one_that_was_not_heard_of_is_read_with_it(one, other):
    ann, bob = await apart(one, other)
    deafened(other)
    await play_on([ann, elsewhere(bob, one)], random.Random(1), 1)
    await cluster_of(other).listener.say([])  # what was told before is here
    vars(cluster_of(other)).pop("heard")
    assert seq(other, bob) == 4
    await play_on([ann, elsewhere(bob, one)], random.Random(2), 1)
    await until(lambda: seq(other, bob) == 6)


async def test_a_command_sent_again_to_another_server_gets_the_same_answer(one, other):
    ann, bob = await apart(one, other)
    view = (await ann.sees()).view
    assert view is not None
    mover = ann if view["turn"] == "A" else bob
    legal = (await until_turn(mover))["legal"]
    play = Play("once", legal[0], 0)
    first = await mover.does(play)
    for tables in (one, other):
        assert await elsewhere(mover, tables).does(play) == first


async def test_whoever_comes_from_a_server_that_was_ahead_is_shown_and_allowed_what_they_know(one, other):
    """The other server has not heard of it yet: it looks before it refuses anything."""

    ann = await Person.creates(one)
    await elsewhere(ann, other).sees()
    deafened(other)
    bob = await Person.sits(one, ann.table)
    assert await other.watching.viewer(ann.table, bob.token) is Viewer.B
    await ann.reveals()
    await elsewhere(bob, other).reveals()
    await until(lambda: seq(one, ann) == 4)
    await play_on([ann, bob], random.Random(1), 3)
    assert seq(other, ann) == 4
    known = (await ann.sees()).seq
    assert (await elsewhere(ann, other).sees(known)).seq == known
    await play_on([ann, bob], random.Random(2), 1)
    for person in (ann, bob):
        view = (await person.sees()).view
        assert view is not None
        if view["legal"]:
            there = elsewhere(person, other)
            assert (await there.does(Play("there", view["legal"][0], plies(view)))).seq == known + 2
            break  # the other may have heard of it, and be on turn now


async def test_many_plays_of_both_seats_at_two_servers_make_one_log(one, other):
    """Each sends its play, in turn or not, to both servers at once, with the same id or with two."""

    rng = random.Random(7)
    pairs = [await apart(one, other) for _ in range(6)]
    fired = 0
    while fired < 400:
        shots = []
        for ann, bob in pairs:
            for person in (ann, bob):
                view = (await person.sees()).view
                assert view is not None
                cards = view["legal"] or ["G0"]
                if view["turn"] is not None:
                    number, ply = rng.randrange(10**9), plies(view)
                    ids = (f"{number}", rng.choice((f"{number}", f"{number}x")))
                    shots += [
                        (where, Play(command, cards[0], ply))
                        for where, command in zip((person, elsewhere(person, other)), ids, strict=True)
                    ]
        fired += len(shots)
        told = await asyncio.gather(*[who.does(play) for who, play in shots], return_exceptions=True)
        for answer in told:
            assert isinstance(answer, Ack) or getattr(answer, "code", None) in COMING_SECOND, answer
        if not shots:  # all games are over
            pairs = [await apart(one, other) for _ in range(6)]
    for ann, _ in pairs:
        await until(lambda: seq(one, ann) == seq(other, ann))  # noqa: B023  (called at once)
        facts = await one.storage.facts(ann.table)
        assert len(facts) == seq(one, ann)


async def test_a_lost_line_is_made_again_and_what_was_missed_is_found(shared_url, one, other):
    ann, bob = await apart(one, other)
    with await subscribed(one, ann.table, Viewer.A) as to_ann:
        cluster = cluster_of(one)
        opened, held = cluster.opened, asyncio.Event()

        async def later() -> None:
            await held.wait()
            vars(cluster).pop("heard")
            await opened()

        cluster.opened = later  # type: ignore[method-assign]
        deafened(one)
        await killed(shared_url, cluster)
        await play_on([elsewhere(ann, other), bob], random.Random(3), 5)
        assert seq(one, ann) == 4
        assert (await ann.sees()).seq == 9  # whoever looks meanwhile reads the log
        await to_ann.changed()
        await play_on([elsewhere(ann, other), bob], random.Random(4), 2)
        assert seq(one, ann) == 9
        held.set()
        await to_ann.changed()
        assert seq(one, ann) == 11
        await until(lambda: cluster.in_sync)


async def test_what_was_stored_while_a_process_was_stopped_is_read_before_anything_is_shown(one, other, monkeypatch):
    ann, bob = await apart(one, other)
    deafened(one)  # as if it had been stopped before it could hear
    await play_on([elsewhere(ann, other), bob], random.Random(3), 5)
    assert (await ann.sees()).seq == 4
    monkeypatch.setattr(clusters, "STALE_SECONDS", -1.0)
    assert (await ann.sees()).seq == 9


async def test_what_the_host_does_is_heard_at_once(one, other, monkeypatch):
    monkeypatch.setattr(clusters.Cluster, "poll_seconds", 3600.0)  # they do not poll by themselves
    ann, bob = await apart(one, other)
    await admin.close_table(one.storage, ann.table, 0)
    await admin.block(one.storage, "203.0.113.7", "", 0)
    await until(lambda: all("203.0.113.7" in tables.admin_events.blocks for tables in (one, other)))
    for person in (ann, bob):
        assert (await person.sees()).table["status"] == "over"


@pytest.mark.parametrize("whole", [True, False])
async def test_a_fact_of_a_newer_version_stops_its_own_table_alone(one, other, whole):
    ann, bob = await apart(one, other)
    eve, _ = await pair(one)
    if whole:
        one.live.evict(ann.table)
    async with one.storage.engine.begin() as connection:
        log = sa.text("INSERT INTO log (table_id, seq, kind, payload) VALUES (:table, 5, 'juggled', '{}')")
        await connection.execute(log, {"table": ann.table})
        await bus.send(connection, bus.texts("newer", bus.FACTS, [f"{ann.table}:5"]))

    async def broken() -> bool:
        return await code_of(ann.sees()) == await code_of(bob.sees()) == "broken_log"

    await until(broken)
    assert (await eve.sees()).table["status"] == "playing"


async def test_a_table_that_is_doubted_just_as_it_was_settled_is_read_once_more(one, other):
    """Otherwise whoever is connected here would hear of the other's play only with the next one."""

    ann, _ = await apart(one, other)
    one.live.reread_soon(ann.table)
    settles = next(task for task in asyncio.all_tasks() if task.get_name() == "claim reread")
    while not settles.done():
        await asyncio.sleep(0)
    one.live.reread_soon(ann.table)  # before anything that waits for its end has run
    with await one.live.get(ann.table) as live:
        await until(lambda: not live.stale)
