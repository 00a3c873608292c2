"""A deal that is played again, or a game that begins from a position: chosen, not drawn, and its record says so.

From the other side, and what is refused: tests/tables/test_seating.py.
"""

import json
import random

import pytest

from claim.game.game import Game
from claim.game.view import Viewer
from claim.records.errors import BadRecord
from claim.records.record import Record
from claim.records.verify import check
from claim.reviews.recheck import recheck
from claim.service.retention import delete_tables
from claim.tables.commands import Create, DealOf, Leave, Resign, SetUp
from claim.tables.options import Options
from tests.service.people import Person, against_bot, code_of, command_id, pair, play_on, until_turn
from tests.strategies import played


async def played_out(tables, **more) -> tuple[Person, Record]:
    """Return a person who always plays the first card they may, and the record of their game."""
    ann = await Person.creates(tables, "bot", "squire", **more)
    if "deal_of" not in more:
        await ann.reveals()
    while (view := await until_turn(ann))["legal"]:
        await ann.plays(view["legal"][0])
    return ann, await tables.advice.record(ann.table)


async def test_the_same_deal_again_is_the_same_game_if_one_plays_the_same(tables):
    """The bot answers alike, so that what differs between two games is what the person did. A leader who is named (R4)
    leads the rematch, not a deal that has its own. The other table may be gone by then."""
    first, record = await played_out(tables)
    assert record.game.dealt is not None
    named = Options(leader="BA"[record.game.dealt.leader])
    again, chosen = await played_out(tables, deal_of=DealOf(first.table), options=named)
    await delete_tables(tables.storage, [first.table])
    assert chosen.game == record.game
    assert chosen.to_json()["chosen"] == {"table": first.table, "swapped": False}
    assert chosen.fair is None
    assert Record.parse(json.dumps(chosen.to_json())) == Record.parse(chosen.to_text()) == chosen
    assert recheck(chosen).differences == ()
    with pytest.raises(BadRecord, match="chosen, not drawn"):
        check(chosen)
    state = await again.sees()
    assert state.table["deal_of"] == {"table": first.table, "swapped": False}
    assert state.table["seats"]["A"]["committed"] is False
    await again.offers()
    rematch = await again.goes_on()
    state = await rematch.sees()
    assert (state.table["status"], state.table["deal_of"]) == ("revealing", None)
    assert state.table["options"]["leader"] == named.leader
    await rematch.reveals()
    await rematch.does(Resign("r"))
    assert all(one.ok for one in check(await tables.advice.record(rematch.table)))


async def test_deals_that_are_not_there_are_refused_with_a_code(tables):
    ann, bob = await pair(tables)
    for table, code in ((ann.table, "not_over"), ("nowhere-at-all", "no_table"), ("", "no_table")):
        assert await code_of(Person.creates(tables, "bot", "potboy", deal_of=DealOf(table))) == code
    await play_on([ann, bob], random.Random(1), 4)
    await ann.does(Resign("r"))
    closed = await Person.creates(tables)
    await closed.does(Leave("l"))
    assert await code_of(Person.creates(tables, "bot", "potboy", deal_of=DealOf(closed.table))) == "no_deal"
    wanted = Create(command_id(), "bot", "Eve", "c" * 64, "potboy", deal_of=DealOf(ann.table))
    seated = [await tables.seating.create(wanted) for _ in range(2)]  # two people's deal, against a bot
    assert seated[0].keys == seated[1].keys  # the bot may have led in between


@pytest.mark.parametrize("plays", [7, 26])
async def test_a_position_is_played_on_at_once_to_its_end(tables, plays):
    """In either phase, also with a led card on the table."""
    begins = played(Game.deal(7), random.Random(3), plays)
    ann = await Person.creates(tables, "bot", "squire", set_up=SetUp(str(begins)))
    state = await ann.sees()
    assert (state.table["status"], state.table["set_up"], state.table["deal_of"]) == ("playing", True, None)
    await until_turn(ann)
    await against_bot(ann, random.Random(1))
    record = await tables.advice.record(ann.table)
    assert (str(record.game.moments()[0]), record.over, record.fair) == (str(begins), True, None)
    assert record.to_json()["set_up"] is True
    assert "deck" not in record.to_json()
    assert Record.parse(json.dumps(record.to_json())) == Record.parse(record.to_text()) == record
    assert recheck(record).differences == ()
    with pytest.raises(BadRecord, match="set up from a position, not dealt"):
        check(record)
    assert len((await tables.advice.replay(ann.table, Viewer.OPEN)).views) == len(record.game.plays) + 1
    again = await Person.creates(tables, "bot", "squire", deal_of=DealOf(ann.table))
    assert (await again.sees()).table["set_up"]
