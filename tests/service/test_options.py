"""Table options: who leads first (R4), by heart (R26), hints; told to everybody, kept by rematches and by the log."""

import json
import random
import re
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from claim.game.cards import SEATS
from claim.game.view import Viewer
from claim.records.record import Record
from claim.records.verify import check
from claim.tables.commands import TakeBack
from claim.tables.facts import DamagedLog, Fact, FactKind, replay
from claim.tables.options import Options
from claim.tables.states import state_message
from tests.game.by_heart import open_cards, other_past
from tests.service.people import Person, against_bot, code_of, pair, play_on, serving, until_turn, until_unused
from tests.strategies import moments, seeds
from tests.tables.games import sent, table_of

BY_HEART = Options(by_heart=True)


async def test_a_table_says_its_options_before_anybody_sits_down(tables):
    """They are read again from the log, too."""
    plain = await Person.creates(tables)
    bot = await Person.creates(tables, "bot", "potboy")
    ann = await Person.creates(tables, options=Options("B", by_heart=True))
    for _ in range(2):
        assert (await tables.watching.table(plain.table)).options == Options(hints=False)
        assert (await tables.watching.table(bot.table)).options == Options(hints=True)
        assert (await tables.watching.table(ann.table)).options == Options("B", by_heart=True, hints=False)
        await until_unused(tables)


async def test_the_named_seat_leads_and_the_deal_is_verified(file):
    """R4: the cards still follow from the secrets, and the record says that the leader does not."""
    leader = "B"
    async with serving(file) as tables:
        people = await pair(tables, Options(leader))
        await play_on([*people], random.Random(1))
        await people[0].offers()
        await people[1].offers()
        again = [await person.goes_on() for person in people]
        for person in again:
            await person.reveals()
        state = await again[0].sees()
        assert state.table["options"]["leader"] == leader
        assert state.view["turn"] == leader
        record = await tables.advice.record(people[0].table)
    assert record.game.dealt is not None
    assert SEATS[record.game.dealt.leader] == leader
    for form in (record, Record.parse(record.to_text()), Record.from_json(json.dumps(record.to_json()))):
        found = check(form)
        assert all(one.ok for one in found)
        assert [one.check for one in found if one.check.startswith("leader")] == ["leader_named"]


async def test_nothing_is_taken_back_by_heart(file):
    """Each step back would show the trick before."""
    async with serving(file) as tables:
        ann = await Person.creates(tables, "bot", "potboy", options=BY_HEART)
        await ann.reveals()
        await until_turn(ann)
        await ann.plays_first()
        await until_turn(ann)
        assert (await ann.sees()).table["take_back_to"] is None
        assert await code_of(ann.does(TakeBack("b", 0))) == "no_taking_back"


async def test_hints_can_be_switched_off_and_are_off_by_heart(file):
    async with serving(file) as tables:
        for options in (Options(hints=False), BY_HEART):
            ann = await Person.creates(tables, "bot", "potboy", options=options)
            assert not (await ann.sees()).table["hints"]
            await ann.reveals()
            await until_turn(ann)
            assert await code_of(tables.advice.hint(ann.table, ann.token)) == "no_hints"
        ann = await Person.creates(tables, "bot", "potboy", options=Options(hints=True))
        await ann.reveals()
        await until_turn(ann)
        assert await code_of(tables.advice.hint(ann.table, ann.token)) == "none"


@pytest.mark.parametrize(
    ("kind", "options", "code"),
    [
        ("bot", Options(by_heart=True, hints=True), "hints_by_heart"),
        ("friend", Options(hints=True), "hints_need_bot"),
        ("same_screen", Options(hints=True), "hints_need_bot"),
        ("friend", Options(leader="C"), "bad_leader"),
        ("friend", Options(leader=""), "bad_leader"),
        ("friend", Options(hints=False), "none"),
    ],
)
async def test_options_that_cannot_be_had_are_refused(file, kind, options, code):
    async with serving(file) as tables:
        bot = "potboy" if kind == "bot" else None
        assert await code_of(Person.creates(tables, kind, bot, options=options)) == code


@pytest.mark.parametrize("kind", ["bot", "friend", "same_screen"])
async def test_a_whole_game_by_heart_ends_with_everything_open(file, kind):
    """The bot still knows all that it may: its moves are the same as at any table."""
    async with serving(file) as tables:
        ann = await Person.creates(tables, kind, "squire" if kind == "bot" else None, options=BY_HEART)
        people = [ann]
        if kind == "friend":
            people.append(await Person.sits(tables, ann.table))
        for person in people:
            await person.reveals()
        if kind == "bot":
            await against_bot(ann, random.Random(1))
        else:
            await play_on([ann, people[-1] if kind == "friend" else ann.at_other_seat()], random.Random(1))
        end = await ann.sees(0)
        assert end.record is not None
        assert (end.view["by_heart"], len(end.view["tricks"]), end.snapshot) == (False, 26, False)
        assert end.table["options"]["by_heart"]
        assert len((await tables.advice.replay(ann.table, Viewer.A)).views[30].tricks) == 15


# --- the law ----------------------------------------------------------------------------------------------------------


@settings(max_examples=50, suppress_health_check=[HealthCheck.filter_too_much])
@given(moments(), st.sampled_from([Viewer.A, Viewer.B, Viewer.SPECTATOR]), seeds)
def test_what_people_are_sent_by_heart_does_not_depend_on_the_past(game, viewer, seed):
    """R26: whatever `since` a client names, two tables that look alike now give the same bytes."""
    assume(game.result is None)
    other = other_past(game, viewer, random.Random(seed), 20)
    assume(other.dealt != game.dealt)
    tables = [replace(table_of(one), options=BY_HEART) for one in (game, other)]
    for since in (None, 0, tables[0].seq // 2, *range(max(0, tables[0].seq - 6), tables[0].seq + 1)):
        texts = [sent(table, viewer, since) for table in tables]
        assert texts[0] == texts[1]
        named = set(re.findall(r'"([GKUDX]\d)"', texts[0]))
        assert named <= open_cards(game, viewer)


@settings(max_examples=40)
@given(moments())
def test_what_belongs_to_the_last_trick_and_the_next_still_comes_as_events(game):
    """Whoever hears every state misses nothing by heart."""
    assume(game.result is None)
    table = replace(table_of(game), options=BY_HEART)
    last = 2 * len(game.tricks[-1:]) + (game.led is not None)
    for missed in range(last + 1):
        message = state_message(table, Viewer.A, table.seq - missed, frozenset(), secret=False)
        assert (message.snapshot, len(message.events)) == (False, missed)
    assert state_message(table, Viewer.A, 0, frozenset(), secret=False).snapshot is (len(game.tricks) > 1)


# --- the log ----------------------------------------------------------------------------------------------------------

CREATED = {"kind": "friend", "guided": False, "secret": "5" * 64, "created": "2026-11-15T05:29:33.438Z", "seats": {}}


def test_a_log_without_options_is_a_table_with_the_usual_ones():
    """Version 0.1 wrote none."""
    assert replay("t", [Fact(FactKind.CREATED, CREATED)]).options == Options()


@pytest.mark.parametrize(
    "options", [None, [], "lot", {"leader": "C"}, {"leader": None}, {"by_heart": 1}, {"hints": "yes"}, {"listed": 1}]
)
def test_a_log_with_damaged_options_is_not_read(options):
    with pytest.raises(DamagedLog):
        replay("t", [Fact(FactKind.CREATED, {**CREATED, "options": options})])
