"""Taking cards back against a bot: the log only grows, and the table is as if they had not been played."""

import asyncio
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claim.bots.base import move_rng
from claim.bots.registry import make_bot
from claim.game.cards import Card, Seat
from claim.game.game import Game
from claim.game.view import Viewer
from claim.records.identities import BotIdentity
from claim.records.record import Record
from claim.records.verify import check
from claim.reviews.recheck import recheck
from claim.service.play import Turn
from claim.tables import decide as deciding
from claim.tables.commands import Play, Resign, TakeBack
from claim.tables.decide import Decision, decide, decide_bot_play, decide_hint
from claim.tables.facts import DamagedLog, Fact, FactKind, apply, apply_stored, replay
from claim.tables.states import record_of, seen_since, state_message
from claim.tables.table import Status, Table
from harness.waiting import until
from tests.service.people import (
    Person,
    QuickBotWorkers,
    against_bot,
    code_of,
    pair,
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
    ann = await against_potboy(tables, 3)
    first = await ann.sees()
    assert (first.table["takebacks"], first.table["hints_given"]) == (0, 0)
    await tables.advice.hint(ann.table, ann.token)
    await tables.advice.hint(ann.table, ann.token)  # the same position: counted once
    for left in (2, 1, 0):
        to = (await ann.sees()).table["take_back_to"]
        await ann.takes_back()
        now = await ann.sees()
        assert now.view["ply"] == to
        assert now.view["turn"] == "A"
        assert len([one for one in now.view["tricks"] if one]) <= left + 1
    assert now.table["take_back_to"] is None
    assert now.table["takebacks"] == 3
    await until_unused(tables)
    assert vars(await ann.sees()) == vars(now)
    for viewer in Viewer.A, Viewer.SPECTATOR:  # what they have seen since is gone, and no event says that
        late = await seen(tables, ann.table, viewer, first.seq)
        assert late.snapshot
        assert late.events == []
    await ann.plays_first()
    after = await seen(tables, ann.table, Viewer.SPECTATOR, now.seq)
    assert not after.snapshot
    assert after.events[0][0]["cards"] == [now.view["legal"][0]]
    await until_turn(ann)
    await tables.advice.hint(ann.table, ann.token)
    await against_bot(ann, random.Random(6))
    facts = await tables.storage.facts(ann.table)
    assert [fact.kind for fact in facts].count(FactKind.TAKEN_BACK) == 3
    assert [fact.kind for fact in facts].count(FactKind.PLAYED) > 52
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


async def test_what_cannot_be_taken_back_is_refused_with_a_code(tables, monkeypatch):
    ann, _ = await pair(tables)
    assert await code_of(ann.does(TakeBack("b", 0))) == "no_taking_back"
    one = await Person.creates(tables, "same_screen")
    await one.reveals()
    assert await code_of(one.does(TakeBack("b", 0))) == "no_taking_back"
    eve = await Person.creates(tables, "bot", "potboy")
    assert await code_of(eve.does(TakeBack("b", 0))) == "wrong_moment"
    await eve.reveals()
    await until_turn(eve)
    assert await code_of(eve.does(TakeBack("b", 0))) == "nothing_to_take_back"
    await against_bot(eve, random.Random(1), 2)
    await until_turn(eve)
    to = (await eve.sees()).table["take_back_to"]
    wrong: Any
    for wrong in (to - 1, to + 1, -1, 52, True, None, "1"):
        assert await code_of(eve.does(TakeBack("b", wrong))) == "stale_take_back"
    ack = await eve.does(TakeBack("b", to))
    assert await eve.does(TakeBack("b", to)) == ack  # a repeated id takes nothing more back
    assert (await eve.sees()).table["takebacks"] == 1
    assert await code_of(eve.does(TakeBack("c", to))) == "stale_take_back"
    monkeypatch.setattr(deciding, "MOST_TAKEBACKS", 1)
    assert await code_of(eve.takes_back()) == "too_many_taken_back"
    await eve.does(Resign("r"))
    assert await code_of(eve.does(TakeBack("d", 0))) == "wrong_moment"


BOT = BotIdentity("greedy", 1)


def dealt_against_bot() -> Table:
    chair = {"name": "greedy", "bot": vars(BOT)}
    seats = {"A": {"name": "Ann", "token": "a" * 64, "commitment": "c" * 64}, "B": chair}
    data = {"kind": "bot", "guided": False, "secret": "5" * 64, "created": "now", "seats": seats}
    revealed = Fact(FactKind.REVEALED, {"seat": "A", "contribution": "d" * 64})
    return replay("table-of-tests", [Fact(FactKind.CREATED, data), revealed])


class Model:
    """A table beside what it should be: a list of plays, and the lines whose hint is counted."""

    def __init__(self) -> None:
        self.table = dealt_against_bot()
        assert self.table.game is not None
        self.start = self.table.game
        self.log: list[Fact] = []
        self.line: list[tuple[str, str]] = []
        self.hinted: list[list[tuple[str, str]]] = []
        self.hints = 0
        self.seen = [(self.table.seq, 0)]  # facts and plays, at every moment since the last taking back

    def keep(self, decision: Decision) -> None:
        (fact,) = decision.facts
        self.log.append(fact)
        self.table = decision.after
        if fact.kind is FactKind.PLAYED:
            self.line.append((fact.data["seat"], fact.data["card"]))
        if fact.kind is FactKind.TAKEN_BACK:
            self.seen.clear()
        self.seen.append((self.table.seq, self.table.ply))

    def bot_plays(self) -> None:
        while (turn := Turn.of(self.table)) is not None and self.table.game is not None:
            rng = move_rng(self.table.move_seed, Seat.B, turn.ply)
            card = make_bot("greedy").choose(self.table.game.view("B"), rng)
            self.keep(decide_bot_play(self.table, card, turn.command, 0, own=True))

    def step(self, what: str, choice: int) -> None:
        table, number = self.table, str(len(self.log))
        assert table.game is not None
        if what == "play":
            legal = table.game.legal()
            self.keep(decide(table, Seat.A, "t", Play(number, legal[choice % len(legal)], table.ply), 0))
        elif what == "hint":
            decision = decide_hint(table, Seat.A, 0)
            assert (decision is None) is (self.line in self.hinted)
            if decision is not None:
                self.hinted.append([*self.line])
                self.hints += 1
                self.keep(decision)
        elif all(seat == "B" for seat, _ in self.line):
            assert table.take_back_to is None
        else:
            while self.line.pop()[0] != "A":
                pass
            self.hinted = [one for one in self.hinted if one == self.line[: len(one)]]
            self.keep(decide(table, Seat.A, "t", TakeBack(number, len(self.line)), 0))

    def check(self) -> None:
        table, game = self.table, self.start
        for _, card in self.line:
            game = game.play(card)
        assert table.game == game
        assert table.before == (game.moments()[-2] if self.line else None)
        assert (table.ply, table.hints_given) == (len(self.line), self.hints)
        assert table.takebacks == sum(fact.kind is FactKind.TAKEN_BACK for fact in self.log)
        for seq, plays in self.seen:
            assert len(seen_since(table, Viewer.SPECTATOR, seq)) == table.ply - plays
            assert not state_message(table, Viewer.A, seq, frozenset(), secret=False).snapshot
        if table.takebacks:
            assert state_message(table, Viewer.A, self.seen[0][0] - 1, frozenset(), secret=False).snapshot


@settings(max_examples=40)
@given(st.lists(st.tuples(st.sampled_from(["play", "play", "play", "back", "hint"]), st.integers(0, 12)), max_size=60))
def test_a_table_is_as_if_what_was_taken_back_had_not_been_played(steps):
    """And the log, read again, makes the same table; no two of its commands are the same."""
    model = Model()
    for what, choice in steps:
        model.bot_plays()
        if model.table.status is Status.OVER:
            break
        model.step(what, choice)
    model.check()
    keys = [fact.command for fact in model.log if fact.command is not None]
    assert len(keys) == len(set(keys))
    assert apply_stored(dealt_against_bot(), model.log) == model.table


def legal(table: Table) -> tuple[Card, ...]:
    assert table.game is not None
    return table.game.legal()


def test_a_bots_stand_in_that_was_taken_back_spoils_no_record():
    """Only the line that was played counts: its bot can be played again if every card in it was its own."""
    table = dealt_against_bot()
    table.game = Game.from_deck(table.game.dealt.cards, "A") if table.game and table.game.dealt else None
    for number in range(2):
        table = apply(table, Fact(FactKind.PLAYED, {"seat": "A", "card": legal(table)[0]}))
        reply = legal(table)[0]
        table = apply(table, Fact(FactKind.PLAYED, {"seat": "B", "card": reply, **({} if number else {"other": True})}))
        assert table.own_moves is (number == 1)
        if not number:
            table = apply(table, Fact(FactKind.TAKEN_BACK, {"seat": "A", "to": 0}))
    table = apply(table, Fact(FactKind.RESIGNED, {"seat": "A"}))
    assert record_of(table, secret=False).bots == {"B": BOT}


@pytest.mark.parametrize(
    "fact",
    [
        Fact(FactKind.TAKEN_BACK, {"seat": "A"}),
        Fact(FactKind.TAKEN_BACK, {"seat": "A", "to": -1}),
        Fact(FactKind.TAKEN_BACK, {"seat": "A", "to": True}),
        Fact(FactKind.TAKEN_BACK, {"seat": "A", "to": 1}),
        Fact(FactKind.HINTED, {"seat": "C", "ply": 0}),
        Fact(FactKind.HINTED, {"seat": "A", "ply": "0"}),
    ],
)
def test_a_damaged_fact_breaks_its_log_and_nothing_else(fact):
    with pytest.raises((DamagedLog, LookupError)):
        apply_stored(dealt_against_bot(), [fact])
