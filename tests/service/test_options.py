"""Table options: who leads first (R4), by heart (R26), hints; told to everybody, kept by rematches and by the log."""

import json
import random

import pytest

from claim.game.cards import SEATS
from claim.game.view import Viewer
from claim.records.record import Record
from claim.records.verify import check
from claim.tables.options import Options
from tests.service.people import Person, against_bot, pair, play_on, serving, until_unused

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
