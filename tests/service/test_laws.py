"""Laws of tables: nothing leaks, nobody acts for another, and a table is what its log says."""

import asyncio
import json
import random
import secrets
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from claim.game.cards import CARDS, Seat
from claim.game.errors import ClaimError, IllegalPlay
from claim.game.view import Viewer
from claim.records.fair import commitment
from claim.service.tables import Tables
from claim.tables.commands import AcceptRematch, Close, Command, Leave, OfferRematch, Play, Resign, Reveal, TakeBack
from claim.tables.decide import decide
from claim.tables.table import Status, Table, replay
from claim.web.sockets.table_socket import StateCache
from tests.game.worlds import shuffled_unknown
from tests.service.people import (
    Person,
    QuickBotWorkers,
    code_of,
    pair,
    play_on,
    seen,
    serving,
    subscribed,
    until_unused,
)
from tests.strategies import moments, seeds
from tests.tables.games import sent, table_of

VIEWERS = (Viewer.A, Viewer.B, Viewer.SPECTATOR)


def answers(table: Table, seat: Seat) -> list[object]:
    """Return the error for every card that this seat may not play."""
    found: list[object] = []
    for card in dict.fromkeys(CARDS):
        try:
            decide(table, seat, "token", Play("p", card, table.ply), 0)
        except ClaimError as error:
            found.append([card, error.code, error.params])
    return found


@settings(max_examples=150, suppress_health_check=[HealthCheck.filter_too_much])
@given(moments(), st.sampled_from(VIEWERS), seeds)
def test_what_a_viewer_receives_does_not_depend_on_hidden_cards(game, viewer, seed):
    """R3, R10: state, events since any moment, refusals and errors, until the game is over and everything is open."""
    assume(game.result is None)
    try:
        other = shuffled_unknown(game, viewer, random.Random(seed))
    except IllegalPlay:
        assume(False)
        raise
    one, two = table_of(game), table_of(other)
    for since in (None, 0, one.seq // 2, one.seq - 1, one.seq):
        assert sent(one, viewer, since) == sent(two, viewer, since)
    if viewer.seat is not None:
        assert answers(one, viewer.seat) == answers(two, viewer.seat)


async def test_no_secret_is_shown_before_the_end(tables):
    ann, bob = await pair(tables)
    await play_on([ann, bob], random.Random(1), 30)
    facts = await tables.storage.facts(ann.table)
    hidden = [facts[0].data["secret"], ann.contribution, bob.contribution, ann.token, bob.token]
    hidden += [chair["token"] for chair in facts[0].data["seats"].values()]
    for viewer in VIEWERS:
        text = json.dumps(vars(await seen(tables, ann.table, viewer, 0)))
        assert not [one for one in hidden if one in text]
    stored = " ".join(fact.text + str(fact.command) for fact in facts)
    assert ann.token not in stored
    assert bob.token not in stored
    await ann.does(Resign("r"))
    for viewer in VIEWERS:
        text = json.dumps(vars(await seen(tables, ann.table, viewer, 0)))
        assert not [one for one in hidden[3:] if one in text]
        assert all(one in text for one in hidden[:3])


async def test_strangers_spectators_and_the_other_seat_can_do_nothing(tables):
    """With a token of another table, none, a made-up or a truncated one, nothing changes."""
    ann, bob = await pair(tables)
    elsewhere, _ = await pair(tables)
    view = (await seen(tables, ann.table, Viewer.OPEN)).view
    mover, other = (ann, bob) if view["turn"] == "A" else (bob, ann)
    commands: list[Command] = [
        Play("p", view["legal"][0], 0),
        Reveal("r", mover.contribution),
        Resign("q"),
        Leave("l"),
        Close("c"),
        TakeBack("b", 0),
        OfferRematch("o", "a" * 64),
        AcceptRematch("x", "a" * 64),
    ]
    before = [await seen(tables, ann.table, viewer, 0) for viewer in VIEWERS]
    strangers: list[Any] = [
        None,
        "",
        elsewhere.token,
        secrets.token_urlsafe(32) + "-A",
        mover.token[:-1],
        mover.token.lower(),
        mover.token[:-1] + other.token[-1],
        7,
        "\ud800",
    ]
    for token in strangers:
        for command in commands:
            assert await code_of(tables.changes.command(ann.table, token, command)) == "not_seated"
        assert await code_of(tables.advice.hint(ann.table, token)) == "not_seated"
        if token is not None:
            assert await code_of(tables.watching.viewer(ann.table, token)) == "not_seated"
            assert await code_of(tables.watching.next_seat(ann.table, token)) == "not_seated"
    for card in view["legal"]:
        assert await code_of(other.plays(card)) == "not_your_turn"
    after = [await seen(tables, ann.table, viewer, 0) for viewer in VIEWERS]
    assert after == before


@pytest.fixture(scope="module")
def loop() -> Iterator[asyncio.Runner]:
    """Run all examples in one event loop, so that they can share one storage."""
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="module")
def shared_tables(loop, tmp_path_factory) -> Iterator[Tables]:
    manager = serving(f"sqlite:///{tmp_path_factory.mktemp('laws') / 'tables.sqlite'}", QuickBotWorkers(1))
    yield loop.run(manager.__aenter__())
    loop.run(manager.__aexit__(None, None, None))


steps = st.lists(
    st.tuples(
        st.sampled_from(["A", "B", "nobody", "stranger"]),
        st.sampled_from(
            ["play"] * 12
            + ["back"] * 3
            + ["any card", "stale", "reveal", "resign", "leave", "offer", "accept", "again", "forget"]
        ),
        st.integers(0, 51),
    ),
    max_size=70,
)


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(kind=st.sampled_from(["friend", "bot", "same_screen"]), dealt=st.booleans(), steps=steps)
def test_random_commands_never_break_a_log_and_its_replay_is_the_live_table(loop, shared_tables, kind, dealt, steps):
    """A refused command changes nothing, an acknowledged one is logged once, and memory can be lost at any time.

    Spectators, whose messages are cached, are sent the table as it is now.
    """
    loop.run(_random_story(shared_tables, kind, dealt, steps))


async def _random_story(tables: Tables, kind: str, dealt: bool, steps: list[tuple[str, str, int]]) -> None:
    ann = await Person.creates(tables, kind, "potboy" if kind == "bot" else None)
    people = {"A": ann}
    if kind == "friend":
        people["B"] = await Person.sits(tables, ann.table)
    elif kind == "same_screen":
        people["B"] = ann.at_other_seat()
    if dealt:
        for person in people.values():
            await code_of(person.reveals())
    given: list[tuple[str | None, Command, int]] = []
    cache = StateCache(tables.watching, tables.live)
    for number, (who, what, choice) in enumerate(steps):
        live = await _settled(tables, ann.table)
        await _shows_what_is(tables, cache, live)
        actor = people.get(who)
        token = actor.token if actor else None if who == "nobody" else "stranger"
        if what == "forget":
            await until_unused(tables)
            assert await _settled(tables, ann.table) == live
            continue
        command = _command(live, actor, what, choice, f"c{number}")
        if what == "again" and given:
            token, command, seq = given[choice % len(given)]
            assert (await tables.changes.command(ann.table, token, command)).seq == seq
            assert await _settled(tables, ann.table) == live
            continue
        told: list[int] = []
        code = await code_of(_ask(tables, ann.table, token, command, told))
        if code == "none":
            assert actor is not None
            assert told == [live.seq + 1]
            given.append((token, command, told[0]))
        else:
            assert actor is not None or code == "not_seated"
            assert await _settled(tables, ann.table) == live
    live = await _settled(tables, ann.table)
    facts = await tables.storage.facts(ann.table)
    assert replay(ann.table, facts) == live
    assert len(facts) == live.seq
    commands = [fact.command for fact in facts if fact.command is not None]
    assert len(commands) == len(set(commands))
    listed = "closed" if live.status is Status.OVER and live.game is None else live.status.value
    assert ann.table in await tables.storage.of_status(listed, 10_000)


async def _ask(tables: Tables, table: str, token: str | None, command: Command, told: list[int]) -> None:
    told.append((await tables.changes.command(table, token, command)).seq)


async def _shows_what_is(tables: Tables, cache: StateCache, table: Table) -> None:
    for since in (None, 0, table.seq - 1, table.seq):
        cached = await cache.state(table.id, Viewer.SPECTATOR, None, since)
        fresh = await StateCache(tables.watching, tables.live).state(table.id, Viewer.SPECTATOR, None, since)
        assert cached == fresh
        assert cached.text == sent(table, Viewer.SPECTATOR, since)


async def _settled(tables: Tables, table_id: str) -> Table:
    """Return the table once no bot has to move."""
    with await subscribed(tables, table_id, Viewer.SPECTATOR) as news:
        while True:
            with await tables.live.get(table_id) as live_table:
                if not live_table.table.bot_to_move:
                    return live_table.table
            await news.changed()


def _command(table: Table, person: Person | None, what: str, choice: int, command_id: str) -> Command:  # noqa: PLR0911  (one per kind)
    legal = table.game.legal() if table.game is not None else ()
    match what:
        case "play" if legal and table.status is not Status.OVER:
            return Play(command_id, legal[choice % len(legal)], table.ply)
        case "stale":
            return Play(command_id, CARDS[choice], table.ply + (choice % 3) - 1)
        case "back":
            return TakeBack(command_id, choice if table.take_back_to is None else table.take_back_to)
        case "reveal":
            return Reveal(command_id, person.contribution if person and choice % 4 else "e" * 64)
        case "resign" | "leave":
            return Resign(command_id) if what == "resign" else Leave(command_id)
        case "offer" | "accept":
            return (OfferRematch if what == "offer" else AcceptRematch)(command_id, commitment("e" * 64))
    return Play(command_id, CARDS[choice], table.ply)
