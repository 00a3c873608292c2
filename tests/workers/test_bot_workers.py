"""Bots think in their own processes: slow and dead ones stop nobody, and a person's game always goes on."""

import asyncio
import os
import random
import subprocess
import sys
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from claim.bots.base import move_rng
from claim.bots.registry import make_bot
from claim.game.cards import Card, Seat
from claim.game.errors import BadText, IllegalPlay
from claim.game.game import Game
from claim.puzzles.collection import shipped
from claim.records.identities import identity_of
from claim.reviews.recheck import recheck
from claim.studies.worth import worth
from claim.tables.commands import Resign
from claim.version import interpreted
from claim.workers import bot_workers, jobs
from claim.workers import pool as worker_pool
from claim.workers.bot_workers import BotWorkers
from claim.workers.pool import NoAnswer, NoWorker
from harness.programs import gone
from harness.waiting import PATIENCE, until, wait_for
from tests.service.people import Person, against_bot, appends_through, serving, until_turn, until_unused
from tests.strategies import played
from tests.workers import odd_jobs
from tests.workers.processes import Refused, both_pids

ROOT = Path(__file__).parent.parent.parent


async def test_cards_hints_worths_verdicts_and_answers_come_from_other_processes():
    workers = BotWorkers(2)
    await workers.start()
    game = played(Game.deal(7), random.Random(1), 3)
    seat, bot = game.turn, make_bot("chancellor")
    assert seat is not None
    card, own = await workers.bot_card(identity_of(bot), game.view(seat), "seed", seat, 3)
    assert (card, own) == (bot.choose(game.view(seat), move_rng("seed", seat, 3)), True)
    assert (await workers.hint(game.view(seat))).card in game.legal()
    known, more = [await workers.worth(game, open_cards=open_cards) for open_cards in (False, True)]
    assert known != more
    if not interpreted():  # or they would depend on the clock
        assert (known, more) == (worth(game), worth(game, open_cards=True))
    over = played(Game.deal(8), random.Random(1))
    assert await workers.verdicts(over) == jobs.verdicts_on(over)
    puzzle = shipped().of_the_day(date(2026, 11, 16))  # whoever is to play holds no X9
    answers = [await workers.puzzle_answer(puzzle, (card,), give_up=False) for card in puzzle.game.legal()]
    assert {one.right for one in answers} == {True, False}
    with pytest.raises(IllegalPlay):  # which reaches whoever asked, and stops no process
        await workers.puzzle_answer(puzzle, ("X9",), give_up=False)
    pids = await both_pids(workers)
    assert os.getpid() not in pids
    waiting = [asyncio.create_task(workers.run("", PATIENCE, odd_jobs.sleeps)) for _ in range(4)]
    await workers.close()
    told = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), PATIENCE)
    assert [type(one) for one in told] == [NoAnswer] * 4
    assert all(gone(pid) for pid in pids)
    with pytest.raises(NoAnswer):
        await workers.run("", 5, odd_jobs.pid)


@pytest.mark.parametrize("failure", [odd_jobs.dies, odd_jobs.nonsense])
async def test_greedy_plays_for_a_bot_that_fails_twice(tmp_path, monkeypatch, failure):
    """The game goes on, and its record does not claim that the bot made all its moves. Other failures: test_pool.py."""
    monkeypatch.setattr(jobs, "bot_card", failure)
    workers = BotWorkers(1, move_seconds=0.3)
    async with serving(f"sqlite:///{tmp_path / 't.sqlite'}", workers) as tables:
        ann = await Person.creates(tables, "bot", "regent")
        await ann.reveals()
        await against_bot(ann, random.Random(1), 1)
        await ann.does(Resign("r"))
        record = await tables.advice.record(ann.table)
    assert workers.counts["bot_fallbacks"] >= 1
    assert record.players[Seat.B] == "regent"
    assert (record.bots, record.move_seed) == ({}, None)
    with pytest.raises(BadText, match="names no bots"):
        recheck(record)


@pytest.mark.parametrize("goes_on", [False, True])
async def test_a_card_that_comes_too_late_is_dropped(tmp_path, goes_on):
    """Somebody resigned while the bot was thinking, or another server played for it."""

    url = f"sqlite:///{tmp_path / 't.sqlite'}"
    async with serving(url) as tables:
        asked, answered = asyncio.Event(), asyncio.Event()
        think = tables.workers.bot_card

        async def slow(*what: Any) -> tuple[Card, bool]:
            asked.set()
            await answered.wait()
            return await think(*what)

        tables.workers.bot_card = slow  # type: ignore[method-assign, assignment]
        ann = await Person.creates(tables, "bot", "potboy")
        await ann.reveals()
        await ann.plays_first()
        await asyncio.wait_for(asked.wait(), PATIENCE)
        if goes_on:
            async with serving(url, alone=False) as other:  # it wakes the bots whose turn it is
                ann.tables = other
                await until_turn(ann)
        else:
            await ann.does(Resign("r"))
        kept = await tables.storage.facts(ann.table)
        answered.set()
        await until_unused(tables)
        assert await tables.storage.facts(ann.table) == kept


async def test_what_if_in_phase_two_waits_for_nothing_done_at_leisure_and_is_kept(monkeypatch):
    """Hints and reviews take the processes they may; the solver uses the one that is left for the bots.

    It does not where it may take a second, which is how long a bot would wait.
    """
    monkeypatch.setattr(bot_workers, "hint", odd_jobs.sleeps)

    workers = BotWorkers(2)
    await workers.start()
    await both_pids(workers)
    hint = asyncio.create_task(workers.hint(Game.deal(7).view(Seat.A)))
    hard = asyncio.create_task(workers.worth(played(Game.deal(7), random.Random(1), 26), open_cards=False))
    game = Game.parse("2 A 35.... 24.... .... .... -")
    found = await asyncio.wait_for(workers.worth(game, open_cards=False), PATIENCE)
    assert found == worth(game)
    same = Game.parse("2 A 35.... 24.... .... .... -").moments()[0]
    assert await workers.worth(same, open_cards=True) is found
    assert not hard.done()
    await workers.close()
    for waiting in (hint, hard):
        with pytest.raises(NoAnswer):
            await waiting


async def test_a_hint_is_thought_about_once_for_all_who_ask_and_kept(monkeypatch, tmp_path):
    monkeypatch.setattr(bot_workers, "hint", odd_jobs.marked)
    done = tmp_path / "done"
    monkeypatch.setenv("ODD_JOBS_DONE", str(done))

    workers = BotWorkers(2)
    await workers.start()
    view = Game.deal(7).view(Seat.A)
    pids = await both_pids(workers)
    asked = [asyncio.create_task(workers.hint(view)) for _ in range(5)]
    await until(done.exists)  # it has begun
    for one in asked:
        one.cancel()  # everybody hangs up
    await asyncio.gather(*asked, return_exceptions=True)
    answers: list[Any] = [await asyncio.wait_for(workers.hint(view), PATIENCE) for _ in range(2)]
    assert answers == [1, 1]
    assert done.read_text() == "x"
    assert await both_pids(workers) == pids
    assert workers.counts == {}
    await workers.close()


async def test_a_play_waits_only_for_a_hint_that_has_begun_and_not_for_long(monkeypatch):
    monkeypatch.setattr(bot_workers, "hint", odd_jobs.sleeps)
    monkeypatch.setattr(bot_workers, "AT_HAND_SECONDS", 0.05)

    workers = BotWorkers(2)
    await workers.start()
    view = Game.deal(7).view(Seat.A)
    assert await workers.hint_at_hand(view) is None  # nobody has asked
    asked = asyncio.create_task(workers.hint(view))
    await asyncio.sleep(0)
    assert await asyncio.wait_for(workers.hint_at_hand(view), PATIENCE) is None
    assert not asked.done()
    asked.cancel()
    await asyncio.gather(asked, return_exceptions=True)
    monkeypatch.setattr(bot_workers, "hint", odd_jobs.nonsense)
    other: Any = await workers.hint(Game.deal(8).view(Seat.A))
    assert await workers.hint_at_hand(Game.deal(8).view(Seat.A)) == other
    await workers.close()


async def test_a_hint_that_failed_is_tried_again(monkeypatch):
    monkeypatch.setattr(bot_workers, "hint", odd_jobs.raises)

    workers = BotWorkers(2)
    await workers.start()
    view = Game.deal(7).view(Seat.A)
    with pytest.raises(ZeroDivisionError):
        await workers.hint(view)
    monkeypatch.setattr(bot_workers, "hint", odd_jobs.nonsense)
    answer: Any = await workers.hint(view)
    assert answer == "not a card"
    await workers.close()


async def test_greedy_plays_while_there_are_no_processes(monkeypatch):
    """And the bot itself does as soon as there is one, within its patience."""
    monkeypatch.setattr(worker_pool, "FIRST_PAUSE", 0.02)
    monkeypatch.setattr(worker_pool, "MOST_PAUSE", 0.02)
    refused = Refused(monkeypatch)
    game = Game.deal(7)
    assert game.turn is not None
    what = (identity_of(make_bot("regent")), game.view(game.turn), "seed", game.turn, 0)

    workers = BotWorkers(2, move_seconds=PATIENCE)
    await workers.start()
    workers.patience = 0.0
    card, own = await asyncio.wait_for(workers.bot_card(*what), PATIENCE)
    assert (card, own) == (make_bot("greedy").choose(what[1], move_rng("seed", what[3], 0)), False)
    assert workers.counts["bot_fallbacks"] == 1
    workers.patience = PATIENCE
    waiting = asyncio.create_task(workers.bot_card(*what))
    tried = refused.times
    await until(lambda: refused.times > tried)
    assert not waiting.done()
    refused.no_more()
    card, own = await asyncio.wait_for(waiting, PATIENCE)
    assert own
    await workers.close()


async def test_closing_replaces_no_process(monkeypatch, tmp_path):
    """Its bots are busy, but nobody needs them any more."""
    monkeypatch.setattr(jobs, "bot_card", odd_jobs.begins)
    begun = tmp_path / "begun"
    monkeypatch.setenv("ODD_JOBS_DONE", str(begun))

    workers = BotWorkers(2, move_seconds=3600)
    async with asyncio.timeout(PATIENCE), serving(f"sqlite:///{tmp_path / 't.sqlite'}", workers) as tables:
        for _ in range(3):
            ann = await Person.creates(tables, "bot", "regent")
            await ann.reveals()
            await ann.plays_first()
        await until(begun.exists)
    assert workers.counts == {}


@pytest.mark.parametrize("steps", range(8))
async def test_a_bot_that_has_just_ended_its_turn_is_woken_again(tmp_path, monkeypatch, steps):
    """The reply may come in any step of the event loop around the end of the turn; closing ends the new thought."""
    monkeypatch.setattr("claim.tables.table.fair_seed", lambda *_: "0")  # seat A leads, and nothing beats her X9
    asked, ended = asyncio.Event(), asyncio.Event()

    async def endless(*_: object) -> None:
        asked.set()
        try:
            await asyncio.sleep(3600)
        finally:
            ended.set()

    async def at_once(*_: object) -> None:
        """Keep nothing: a real storage is too slow for a reply in the same step of the event loop."""

    async with serving(f"sqlite:///{tmp_path / 't.sqlite'}") as tables:
        ann = await Person.creates(tables, "bot", "potboy")
        await ann.reveals()
        appends_through(tables, at_once)
        await ann.plays("X9")
        while not ((await ann.sees()).view or {})["legal"]:  # until the bot's reply ends its turn
            await asyncio.sleep(0)
        for _ in range(steps):
            await asyncio.sleep(0)
        tables.workers.bot_card = endless  # type: ignore[method-assign, assignment]
        await ann.plays_first()
        await asyncio.wait_for(asked.wait(), PATIENCE)
    assert ended.is_set()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere they end after their thought")
async def test_worker_processes_end_when_the_server_is_killed_in_the_middle_of_a_thought():
    program = (
        "import asyncio\n"
        "from claim.workers.bot_workers import BotWorkers\n"
        "from tests.workers import odd_jobs\n"
        "async def main():\n"
        "    workers = BotWorkers(2)\n"
        "    await workers.start()\n"
        "    print(*await asyncio.gather(*[workers.run('', 30, odd_jobs.pid) for _ in range(2)]), flush=True)\n"
        "    await asyncio.gather(*[workers.run('', 3600, odd_jobs.holds_on) for _ in range(2)])\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, cwd=ROOT) as server:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        assert len(pids) == 2
        assert not any(gone(pid) for pid in pids)
        server.kill()
    wait_for(lambda: all(gone(pid) for pid in pids))


async def test_nobody_stands_in_for_a_steady_bot_whose_card_comes_too_late(monkeypatch):
    """The same plays of a day's deal get the same answers: a card of another bot would be another answer."""

    workers, game = BotWorkers(1), Game.deal(1)
    assert game.turn is not None
    asked = (identity_of(make_bot("squire")), game.view(game.turn), "seed", game.turn, 0)
    for error in (NoAnswer, NoWorker):

        async def late(*_: object, error: type[NoAnswer] = error) -> None:
            raise error("no_thought")

        monkeypatch.setattr(workers, "run", late)
        assert (await workers.bot_card(*asked))[1] is False
        with pytest.raises(NoAnswer):
            await workers.bot_card(*asked, True)
