"""Bots play at fixed moments: when a card comes tells nothing about how long it took to choose."""

import asyncio
import itertools
import random
from collections import defaultdict
from typing import Any, NoReturn

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claim.game.cards import Card, Seat
from claim.game.view import View
from claim.records.identities import BotIdentity
from claim.service.bot_turns import BotTiming, BotTurns, release
from claim.service.tables import Tables
from claim.storage.errors import StorageFailed
from claim.tables.errors import TableError
from claim.tables.events import BotPlayed, Events
from claim.tables.stored import Append
from tests.clock import Clock
from tests.service.people import Person, QuickBotWorkers, against_bot, appends_through, serving, until_turn

STEP = 0.5
FORCED, FREE = 0.012, 0.017  # seconds of thought, as somebody measured them

moments = st.integers(0, 10**6).map(lambda number: number / 1024)
steps = st.integers(1, 10_000).map(lambda number: number / 1024)


@given(moments, moments, steps)
def test_a_card_is_released_a_whole_number_of_steps_after_the_play_before(since, thought, step):
    now = since + thought
    at = release(since, now, step)
    assert at >= since + step
    assert at >= now
    assert (at - since) / step == pytest.approx(round((at - since) / step))
    assert at == since + step or at - step < now  # and no later than that


@given(moments, moments)
def test_without_a_step_a_card_is_released_at_once(since, thought):
    assert release(since, since + thought, 0) == since + thought


class ThinkingClock(Clock):
    """A clock that only moves when somebody sleeps or thinks."""

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        await asyncio.sleep(0)


class Thinker(QuickBotWorkers):
    """A bot that needs less thought for a forced reply, and now and then a lot."""

    def __init__(self, clock: ThinkingClock) -> None:
        super().__init__(1)
        self.clock = clock
        self.thoughts: list[tuple[bool, float]] = []

    async def bot_card(
        self, bot: BotIdentity, view: View, seed: str, seat: Seat, ply: int, steady: bool = False, owner: str = ""
    ) -> tuple[Card, bool]:
        forced = len(view.legal) == 1
        seconds = FORCED if forced else 0.7 if ply % 10 == 0 else FREE
        self.thoughts.append((forced, seconds))
        self.clock.now += seconds
        return await super().bot_card(bot, view, seed, seat, ply, steady, owner)


def watch(tables: Tables, clock: ThinkingClock) -> list[tuple[float, Append]]:
    """Return a list to which every append is added with its time."""
    kept: list[tuple[float, Append]] = []
    append = tables.storage.append

    async def watched(*appends: Append) -> None:
        kept.extend((clock.now, one) for one in appends)
        await append(*appends)

    appends_through(tables, watched)
    return kept


async def test_forced_and_free_replies_are_stored_and_sent_at_the_same_moments(tmp_path):
    """Those after a person's play, and the lead after a trick that the bot has won."""
    clock = ThinkingClock(1000.0)
    workers = Thinker(clock)
    timing = BotTiming(STEP, clock, clock.sleep)
    async with serving(f"sqlite:///{tmp_path / 't.sqlite'}", workers, bot_timing=timing) as tables:
        turns: list[float] = []
        tables.events.subscribe(BotPlayed, lambda played: turns.append(played.seconds))
        kept = watch(tables, clock)
        for number in range(3):
            ann = await Person.creates(tables, "bot", "squire")
            await ann.reveals()
            await against_bot(ann, random.Random(number))
            assert (await ann.sees()).table["status"] == "over"
        assert turns == pytest.approx([STEP if thought < STEP else 2 * STEP for _, thought in workers.thoughts])
    waits: dict[float, set[float]] = defaultdict(set)
    thoughts = iter(workers.thoughts)
    after_own = 0
    for (before, last), (at, one) in itertools.pairwise(kept):
        if one.fact.command is not None and one.fact.command.startswith("bot:"):
            waits[next(thoughts)[1]].add(round(at - before, 6))
            after_own += (last.fact.command or "").startswith("bot:")
    assert after_own > 5
    assert waits == {FORCED: {STEP}, FREE: {STEP}, 0.7: {2 * STEP}}


async def test_a_restarted_server_and_one_with_a_failed_write_wait_as_long(tmp_path):
    clock = ThinkingClock(1000.0)

    url = f"sqlite:///{tmp_path / 't.sqlite'}"
    timing = BotTiming(STEP, clock, clock.sleep)
    async with serving(url, Thinker(clock), bot_timing=BotTiming(3600)) as tables:
        ann = await Person.creates(tables, "bot", "squire")
        await ann.reveals()
        await ann.plays_first()  # the bot has to reply, or leads, and thinks for an hour
    began = clock.now
    async with serving(url, Thinker(clock), bot_timing=timing) as tables:
        ann.tables = tables
        await until_turn(ann)
        assert clock.now >= began + STEP
        failing, append = True, tables.storage.append

        async def fails(*appends: Append) -> None:
            nonlocal failing
            if failing and appends[0].fact.data.get("seat") == "B":
                failing = False
                raise StorageFailed("not_kept")
            await append(*appends)

        appends_through(tables, fails)
        while failing:  # whoever wins a trick by a reply plays again, and the bot does not
            began = clock.now
            await ann.plays_first()
            await until_turn(ann)
        assert clock.now >= began + 2 * STEP


async def test_a_bot_whose_storage_was_away_for_long_tries_again_every_second(monkeypatch):
    pauses, sleep = list[float](), asyncio.sleep

    async def noted(seconds: float) -> None:
        pauses.append(seconds)
        await sleep(0)

    class Away:
        """Tables that cannot be read eight times, and then are gone."""

        async def get(self, table_id: str) -> NoReturn:
            raise StorageFailed("not_read") if len(pauses) < 8 else TableError("no_table", table=table_id)

    nothing: Any = None
    live: Any = Away()
    monkeypatch.setattr(asyncio, "sleep", noted)
    BotTurns(live, nothing, Events(), nothing, nothing).wake("t")
    await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()})
    assert pauses == [0.1, 0.2, 0.4, 0.8, 1.0, 1.0, 1.0, 1.0]
