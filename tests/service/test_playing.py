"""Games as people play them, on both storages: from sitting down to the record, the replay and a rematch."""

import json
import random

from claim.game.cards import SEATS
from claim.game.view import Viewer
from claim.records.record import Record
from claim.records.verify import check
from claim.reviews.recheck import recheck
from claim.tables.commands import Leave
from claim.tables.options import Options
from tests.service.people import Person, against_bot, code_of, pair, play_on, serving, until_turn


def progress(table):
    """Cards played, whose turn it is, and who has won: as a list of games shows it."""
    return table["ply"], table["turn"], table["outcome"]


async def test_two_people_play_a_whole_verified_game(tables):
    ann, bob = await pair(tables)
    assert await code_of(tables.advice.record(ann.table)) == "not_over"
    state = await ann.sees()
    assert progress(state.table) == (0, state.view["turn"], None)
    assert await play_on([ann, bob], random.Random(1)) == 52
    state = await ann.sees()
    assert state.table["status"] == "over"
    assert progress(state.table) == (52, None, state.view["result"]["winner"] or "draw")
    record = await tables.advice.record(ann.table)
    assert state.record == record.to_json()
    assert record.players == {"A": "Ann", "B": "Bob"}
    assert [one.check for one in check(record)] == [
        "commitment",
        "contribution_A",
        "contribution_B",
        "seed",
        "deck",
        "leader",
    ]
    assert all(one.ok for one in check(record))
    assert Record.parse(json.dumps(record.to_json())) == Record.parse(record.to_text()) == record


async def test_the_moves_of_a_bot_at_a_table_can_be_rechecked(tables):
    ann = await Person.creates(tables, "bot", "steward")
    await ann.reveals()
    view = await until_turn(ann)
    hint = await tables.advice.hint(ann.table, ann.token)
    assert hint.card in view["legal"]
    await against_bot(ann, random.Random(2))
    verdicts = await tables.advice.verdicts(ann.table)
    assert verdicts[:26] == [None] * 26
    judged = [one for one in verdicts if one is not None]
    assert [one.play for one in judged] == list(range(27, 53))
    assert all(one.after == one.values[one.card] <= one.before for one in judged)
    assert all(one.values[card] == one.before for one in judged for card in one.best)
    record = await tables.advice.record(ann.table)

    assert all(one.ok for one in check(record))
    assert check(record)[-1].check == "move_seed"
    assert recheck(record).checked == {"B": 26}
    assert recheck(record).differences == ()


async def test_two_people_on_one_screen_have_a_token_each_and_one_contribution(tables):
    ann = await Person.creates(tables, "same_screen")
    other = ann.at_other_seat()
    assert (await ann.sees()).table["status"] == "revealing"
    assert await code_of(other.reveals()) == "wrong_moment"
    await ann.reveals()
    await play_on([ann, other], random.Random(3))
    assert (await other.sees()).table["status"] == "over"
    await other.offers()
    ann.contribution = other.contribution
    again, across = await ann.goes_on(), await other.goes_on()
    assert (again.token, again.other_token) == (across.other_token, across.token)
    await again.reveals()
    assert (await across.sees()).table["status"] == "playing"


async def test_a_table_left_before_the_deal_has_no_game(tables):
    ann = await Person.creates(tables)
    bob = await Person.sits(tables, ann.table)
    await bob.does(Leave("bye"))
    state = await ann.sees()
    assert (state.view, state.record, progress(state.table)) == (None, None, (None, None, None))
    assert await code_of(tables.advice.record(ann.table)) == "no_deal"
    assert await code_of(Person.sits(tables, ann.table)) == "seat_taken"
    assert await tables.watching.listing("over") == await tables.watching.listing("revealing") == []


async def test_a_replay_shows_every_moment_as_the_seat_saw_it(tables):
    ann, bob = await pair(tables)
    seen = []
    for number in range(53):
        state = await ann.sees()
        assert state.view is not None
        seen.append(state.view)
        if number < 52:
            await play_on([ann, bob], random.Random(number), 1)
    replay = await tables.advice.replay(ann.table, Viewer.A)
    assert [view.to_json() for view in replay.views] == seen
    assert [[one.to_json() for one in group] for group in replay.events] == (await ann.sees(0)).events
    assert (await tables.advice.replay(ann.table, Viewer.OPEN)).views[0].draw_pile is not None


async def test_the_named_seat_leads_and_the_deal_is_verified(file):
    """R4: the cards still follow from the secrets, and the record says that the leader does not.

    In both its forms: tests/records/test_fair.py.
    """
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
    found = check(record)
    assert all(one.ok for one in found)
    assert [one.check for one in found if one.check.startswith("leader")] == ["leader_named"]
