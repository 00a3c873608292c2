"""Taking cards back against a bot: the log only grows, and the table is as if they had not been played."""

import asyncio
import json
import random

import pytest

from claim.bots.base import move_rng
from claim.bots.registry import make_bot
from claim.game.cards import Seat
from claim.game.view import Viewer
from claim.records.record import Record
from claim.records.verify import check
from claim.reviews.recheck import recheck
from claim.tables.table import replay
from harness.waiting import until
from tests.service.people import (
    Person,
    QuickBotWorkers,
    against_bot,
    seen,
    serving,
    until_turn,
    until_unused,
)


async def against_potboy(tables, cards: int = 2) -> Person:
    """Return a person who has played that many cards against a bot, and whose turn it is."""
    ann = await Person.creates(tables, "bot", "potboy")
    await ann.reveals()
    await against_bot(ann, random.Random(5), cards)
    await until_turn(ann)
    return ann


async def test_a_card_is_taken_back_again_and_again_and_the_record_says_so(tables):
    """What the table is like then: tests/tables/test_taking_back.py."""
    ann = await against_potboy(tables, 3)
    first = await ann.sees()
    for _ in range(2):  # the same position: counted once
        await tables.advice.hint(ann.table, ann.token)
    for _ in range(3):
        await ann.takes_back()
    now = await ann.sees()
    assert (now.table["take_back_to"], now.table["takebacks"]) == (None, 3)
    await until_unused(tables)
    assert vars(await ann.sees()) == vars(now)
    late = await seen(tables, ann.table, Viewer.SPECTATOR, first.seq)
    assert (late.snapshot, late.events) == (True, [])  # what they have seen since is gone, and no event says that
    await tables.advice.hint(ann.table, ann.token)
    await against_bot(ann, random.Random(6))
    record = await tables.advice.record(ann.table)
    assert (record.takebacks, record.hints) == (3, 2)
    assert Record.parse(json.dumps(record.to_json())) == Record.parse(record.to_text()) == record
    assert all(one.ok for one in check(record))
    assert recheck(record).differences == ()


class SlowBots(QuickBotWorkers):
    """Bots that think until they may answer, and count how often they began."""

    def __init__(self) -> None:
        super().__init__(1)
        self.may = asyncio.Event()
        self.may.set()
        self.begun = 0

    async def bot_card(self, bot, view, seed, seat, ply, steady=False, _owner=""):
        self.begun += 1
        await self.may.wait()
        return make_bot(bot.name, steady=steady).choose(view, move_rng(seed, seat, ply)), True


@pytest.mark.parametrize("stopped", [True, False])
async def test_a_bot_that_thinks_about_a_card_taken_back_plays_nothing(tmp_path, monkeypatch, stopped):
    """Two positions may have the same number of plays: a card for one of them must not be played in the other.

    Not even where the bot was not stopped in time.
    """
    workers = SlowBots()
    async with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", workers) as tables:
        if not stopped:
            monkeypatch.setattr(tables.bots, "_stop", lambda _table: None)
        ann = await against_potboy(tables, 1)
        while (view := await until_turn(ann))["led"] is not None:  # until the person leads, and the bot answers
            await ann.plays(view["legal"][0])
        workers.may.clear()
        begun = workers.begun
        await ann.plays(view["legal"][0])
        while workers.begun == begun:
            await asyncio.sleep(0)
        await ann.takes_back()
        assert (await ann.sees()).view == view
        await ann.plays(view["legal"][-1])
        workers.may.set()
        after = await until_turn(ann)
        assert workers.begun > begun + 1
        trick = after["tricks"][len(view["tricks"])]
        facts = await tables.storage.facts(ann.table)
        table = replay(ann.table, facts)
        assert trick["led"] == view["legal"][-1]
        assert table.game is not None
        moment = table.game.moments()[view["ply"] + 1]
        rng = move_rng(table.move_seed, Seat.B, view["ply"] + 1)
        assert trick["reply"] == make_bot("potboy").choose(moment.view("B"), rng)


async def test_a_bot_whose_table_was_evicted_while_it_thought_plays_its_card_and_ends(tmp_path):
    """As where the log was damaged and is whole again: the bot looks at what is stored now."""
    workers = SlowBots()
    async with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", workers) as tables:
        ann = await against_potboy(tables, 1)
        workers.may.clear()
        begun = workers.begun
        while workers.begun == begun:
            await ann.plays_first()
            await asyncio.sleep(0)
        tables.live.evict(ann.table)
        workers.may.set()
        await until_turn(ann)
        await until(lambda: not [task for task in asyncio.all_tasks() if task.get_name() == f"bot at {ann.table}"])
