"""A game that begins from a position: against a bot, from either side; its log and its record say so."""

import json
import random

import pytest

from claim.game.game import Game
from claim.game.view import Viewer
from claim.records.errors import BadRecord
from claim.records.record import Record
from claim.records.verify import check
from claim.reviews.recheck import recheck
from claim.tables.commands import DealOf, Resign, SetUp
from claim.tables.table import replay
from tests.service.people import Person, against_bot, code_of, serving, until_turn
from tests.strategies import played

LED = "2 B 5.... 24.... .... .... G3"  # A led the Goblin 3, and B is to answer


async def played_on(tables, position: str, **more) -> Person:
    return await Person.creates(tables, "bot", "squire", set_up=SetUp(position, **more))


@pytest.mark.parametrize("plays", [0, 7, 26, 35])
async def test_it_begins_at_once_and_is_played_to_its_end(tables, plays):
    """In either phase, also with a led card on the table."""
    begins = played(Game.deal(7), random.Random(3), plays)
    ann = await played_on(tables, str(begins))
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


async def test_from_the_other_side_each_has_what_the_other_had(tables):
    ann = await played_on(tables, LED, swapped=True)
    view = (await ann.sees()).view
    assert (view["hands"]["A"], view["led"], view["turn"]) == (["G2", "G4"], "G3", "A")
    await ann.does(Resign("r"))
    record = await tables.advice.record(ann.table)
    assert str(record.game.moments()[0]) == "2 A 24.... 5.... .... .... G3"
    again = await Person.creates(tables, "bot", "squire", deal_of=DealOf(ann.table, swapped=True))
    assert (await again.sees()).table["set_up"]
    table = replay(again.table, await tables.storage.facts(again.table))
    assert table.game is not None
    assert str(table.game.moments()[0]) == LED


async def test_played_again_the_bot_answers_the_same_cards_as_before(tmp_path):
    """Its draws follow from the same seed, however often it is played again."""
    begins = str(played(Game.deal(7), random.Random(3), 4))
    async with serving(f"sqlite:///{tmp_path / 't.sqlite'}") as tables:
        ann, records = await played_on(tables, begins), []
        for _ in range(3):
            await until_turn(ann)
            await against_bot(ann, random.Random(1))
            records.append(await tables.advice.record(ann.table))
            ann = await Person.creates(tables, "bot", "squire", deal_of=DealOf(ann.table))
        assert len({record.move_seed for record in records}) == 1
        assert len({record.game for record in records}) == 1


@pytest.mark.parametrize(
    ("position", "more", "code"),
    [
        ("2 A .... .... .... .... -", {}, "nothing_left"),
        ("3", {}, "bad_phase"),
        ("x" * 100_000, {}, "bad_phase"),
        (LED, {"kind": "friend"}, "deal_without_bot"),
        (LED, {"deal_of": DealOf("nXyUTAkmZKbZ")}, "conflict"),
    ],
)
async def test_what_cannot_be_played_on_from_is_refused(tmp_path, position, more, code):
    async with serving(f"sqlite:///{tmp_path / 't.sqlite'}") as tables:
        kind = more.get("kind", "bot")
        rest = {name: value for name, value in more.items() if name != "kind"}
        making = Person.creates(tables, kind, "squire" if kind == "bot" else None, set_up=SetUp(position), **rest)
        assert await code_of(making) == code
