"""The deal of the day: one deal for everybody, committed to the day before, one counted run each, and its boards."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
import sqlalchemy as sa

from claim.bots.levels import LEVELS
from claim.daily.background import MOST_LEVELS
from claim.daily.messages import DailyDay
from claim.daily.stored_days import CountedRun, Day, DayStorage, ranked
from claim.game.cards import Seat
from claim.game.game import Game
from claim.game.view import Viewer
from claim.records.daily import DayRun, deal_name
from claim.records.fair import fair_seed
from claim.records.record import Record
from claim.records.verify import check
from claim.reviews.recheck import recheck
from claim.reviews.reviewing import Budget
from claim.service import admin
from claim.service.retention import delete_tables
from claim.service.tables import Tables
from claim.storage import schema
from claim.storage.backup import restore_backup, write_backup
from claim.storage.storage import open_storage
from claim.tables import tokens
from claim.tables.commands import Create, Daily, DealOf, Leave, Resign
from claim.tables.options import Options
from claim.workers.bot_workers import BotWorkers
from claim.workers.jobs import BotsGame
from harness.waiting import PATIENCE, until
from tests.clock import Clock
from tests.service.people import Person, QuickBotWorkers, against_bot, code_of, command_id, seen, serving, until_turn

DAY, NEXT, LATER = "2026-11-16", "2026-11-17", "2026-11-18"
ANN, BOB, EVE = "ann-" + "a" * 20, "bob-" + "b" * 20, "eve-" + "e" * 20


class DayClock(Clock):
    """A clock that stands at a time of a day until it is set to another."""

    def set(self, text: str) -> "DayClock":
        self.now = datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()
        return self


@pytest.fixture(autouse=True)
def _quick(monkeypatch):
    monkeypatch.setattr("claim.workers.reviews.BUDGET", Budget(5, 0))
    monkeypatch.setattr("claim.daily.background.RUNS", 2)
    monkeypatch.setattr("claim.daily.background.PLAYS_AT_ONCE", 52)
    monkeypatch.setattr("claim.daily.deals.LEVELS", LEVELS[:2])
    monkeypatch.setattr("claim.daily.background.LEVELS", LEVELS[:2])


@pytest.fixture
def clock() -> DayClock:
    return DayClock().set(f"{DAY}T12:00")


@pytest.fixture
async def tables(url, clock) -> AsyncIterator[Tables]:
    async with serving(url, clock=clock) as tables:
        yield tables


ON_SQLITE = pytest.mark.parametrize("url", ["sqlite"], indirect=True)  # what the storage has no part in


async def begins(
    tables: Tables, player: str, bot: str | None = None, day: str | None = None, counted: bool = True
) -> Person:
    bot = bot or ((await tables.daily.days.day(None)).opponent if counted else "potboy")
    return await Person.creates(tables, "bot", bot, name=player[:3], daily=Daily(player, day, counted))


async def finishes(tables: Tables, player: str, seed: int = 1) -> Person:
    person = await begins(tables, player)
    await against_bot(person, random.Random(seed))
    await tables.daily.work.idle()
    return person


async def state(tables: Tables, player: str | None, day: str | None = None) -> DailyDay:
    tables.daily.boards.forget()
    return await tables.daily.state(day, player)


async def test_everybody_gets_the_deal_committed_to_the_day_before_and_it_is_revealed_the_day_after(tables, clock):
    promised = (await state(tables, None)).next
    assert promised is not None
    assert promised.day == NEXT
    clock.set(f"{NEXT}T00:00")
    shown = await state(tables, None)
    assert (shown.commitment, shown.committed_at) == (promised.commitment, promised.committed_at)
    assert shown.committed_before
    today = await tables.daily.days.day(None)
    ann, bob = await begins(tables, ANN), await begins(tables, BOB)
    views = [await until_turn(one) for one in (ann, bob)]
    hands = [Game.deal(fair_seed(deal_name(NEXT), today.secret, None, None)).hand(Seat.A)] * 2
    played = [view["hands"]["A"] for view in views]
    assert [sorted(hand) for hand in played] == [sorted(map(str, hand)) for hand in hands]
    await against_bot(ann, random.Random(1))
    record = (await ann.sees()).record
    assert today.secret not in json.dumps(record)
    assert not {"fair", "move_seed"} & record.keys()
    assert await code_of(asyncio.to_thread(check, Record.from_json(record))) == "day_secret"
    assert (await state(tables, ANN)).status != "closed"
    clock.set(f"{LATER}T00:59")  # runs that began late are still played
    assert (await state(tables, None, NEXT)).status != "closed"
    clock.set(f"{LATER}T01:00")
    assert (await state(tables, None, NEXT)).status == "closed"
    found = await tables.advice.record(ann.table)
    assert found.fair.commitment == promised.commitment
    assert all(one.ok for one in check(found))
    assert [one.check for one in check(found)][:2] == ["commitment", "day"]
    assert recheck(found).differences == ()
    assert not all(one.ok for one in check(replace(found, daily=None)))


async def test_servers_on_one_storage_agree_about_a_day(tables, clock, url):
    async with serving(url, alone=False, clock=clock) as other:
        days = await asyncio.gather(*[one.daily.state(None, None) for one in (tables, other) * 3])
        assert len({(one.commitment, one.next and one.next.commitment) for one in days}) == 1
        storage = DayStorage(other.storage)
        assert (await storage.draw(DAY, "0" * 64, 1)).secret == (await tables.daily.days.day(None)).secret


@pytest.mark.extended
async def test_the_same_plays_get_the_same_answers_in_any_process_and_after_a_restart(tmp_path, clock):
    clock.set("2026-11-19T12:00")  # against the chancellor
    url = f"sqlite:///{tmp_path}/t.sqlite"

    async def plays(tables: Tables, player: str) -> object:
        """Play a whole game, choosing at random in the same way, and return all its plays."""
        person = await begins(tables, player)
        await against_bot(person, random.Random(7))
        record = (await person.sees()).record
        return record["plays"]

    async with serving(url, BotWorkers(2), clock=clock) as tables:
        one = await plays(tables, ANN)
        both = await asyncio.gather(plays(tables, BOB), plays(tables, EVE))
    async with serving(url, QuickBotWorkers(1), clock=clock) as tables:  # a server after it, without processes
        assert [*both, await plays(tables, "zoe-" + "z" * 20)] == [one] * 3


async def test_a_browser_has_one_counted_run_a_day_and_practice_after_it(tables, clock):
    assert await code_of(begins(tables, ANN, counted=False)) == "practice_later"
    wanted = Create(command_id(), "bot", "Ann", "0" * 64, "potboy", daily=Daily(ANN))
    first, same = await tables.seating.create(wanted), await tables.seating.create(wanted)
    assert first.table.daily == DayRun(DAY, counted=True)
    assert first.table.id == same.table.id
    assert await code_of(begins(tables, ANN)) == "day_played"
    assert await code_of(begins(tables, ANN, counted=False)) == "practice_later"
    ann = Person(tables, first.table.id, first.keys.token, "A", "")
    await against_bot(ann, random.Random(1))
    practice = await begins(tables, ANN, counted=False)
    shown = (await practice.sees()).table
    assert shown["daily"] == {"day": DAY, "counted": False}
    assert shown["hints"]
    await against_bot(practice, random.Random(2), 2)
    await practice.takes_back()
    assert (await state(tables, ANN)).players == 1
    clock.set(f"{NEXT}T08:00")
    assert await code_of(begins(tables, ANN, day=DAY)) == "day_over"
    await begins(tables, BOB, day=DAY, counted=False)  # whoever comes later may practise
    await begins(tables, ANN)  # and a new day is a new deal


async def test_two_runs_begun_at_once_are_one(tables):
    found = await asyncio.gather(*[code_of(begins(tables, ANN)) for _ in range(4)])
    assert sorted(found) == ["day_played"] * 3 + ["none"]
    assert (await state(tables, ANN)).players == 1


async def test_a_request_that_is_repeated_while_it_is_under_way_gets_the_same_answer(tables):
    wanted = Create(command_id(), "bot", "Ann", "0" * 64, "potboy", daily=Daily(ANN))
    storage = tables.daily.storage
    look, made = storage.run_of, []

    async def late(day: str, player: str) -> Any:
        storage.run_of = look
        made.append(await tables.seating.create(wanted))
        return await look(day, player)

    storage.run_of = late
    assert (await tables.seating.create(wanted)).table.id == made[0].table.id


@ON_SQLITE
async def test_in_a_counted_run_there_are_no_hints_and_nothing_is_taken_back(tables):
    ann = await begins(tables, ANN)
    await against_bot(ann, random.Random(1), 2)
    shown = (await ann.sees()).table
    assert (shown["hints"], shown["take_back_to"]) == (False, None)
    assert await code_of(tables.advice.hint(ann.table, ann.token)) == "no_hints"
    assert await code_of(ann.takes_back()) == "no_taking_back"


@ON_SQLITE
async def test_a_running_days_cards_are_shown_to_nobody_who_has_not_finished_their_own_run(tables, clock):
    ann, bob = await finishes(tables, ANN), await begins(tables, BOB)
    for player in (None, BOB, EVE):
        for asked in (
            tables.advice.record(ann.table, player),
            tables.advice.replay(ann.table, Viewer.OPEN, player),
            tables.advice.verdicts(ann.table, player),
            tables.advice.review(ann.table, player),
        ):
            assert await code_of(asked) == "day_hidden"
        assert (await state(tables, player)).boards is None
    assert await code_of(tables.watching.viewer(bob.table, None)) == "day_hidden"  # nobody watches
    assert await tables.watching.listing("playing") == await tables.watching.listing("over") == []
    assert await code_of(Person.creates(tables, "bot", "potboy", deal_of=DealOf(ann.table))) == "day_hidden"
    assert (await tables.advice.record(ann.table, ANN)).over
    assert (await state(tables, ANN)).boards is not None
    clock.set(f"{NEXT}T01:00")
    assert await tables.watching.viewer(bob.table, None) is Viewer.SPECTATOR
    assert (await tables.advice.record(ann.table)).over
    await Person.creates(tables, "bot", "potboy", deal_of=DealOf(ann.table))


@ON_SQLITE
@pytest.mark.parametrize("gives_up", [Resign("g"), Leave("g"), None], ids=["resigned", "left", "closed by the host"])
async def test_a_run_that_was_not_played_to_its_end_opens_no_card_and_no_board_before_the_day_closes(
    tables, clock, gives_up
):
    ann, eve = await finishes(tables, ANN), await begins(tables, EVE)
    hands = (await until_turn(eve))["hands"]
    if gives_up is None:
        await admin.close_table(tables.storage, eve.table, clock())
        await tables.admin_events.poll()
    else:
        await eve.does(gives_up)
    last = await seen(tables, eve.table, Viewer.A)
    assert (last.table["status"], last.record, last.view["hands"]) == ("over", None, hands)
    for table in (ann.table, eve.table):
        for asked in (tables.advice.record(table, EVE), tables.advice.replay(table, Viewer.A, EVE)):
            assert await code_of(asked) == "day_hidden"
    assert await code_of(begins(tables, EVE, counted=False)) == "practice_later"
    found = await state(tables, EVE)
    assert found.run is not None
    assert (found.run.over, found.boards, found.run.place, found.streak) == (True, None, None, 0)
    clock.set(f"{NEXT}T01:00")
    assert (await state(tables, EVE, DAY)).boards is not None
    assert (await seen(tables, eve.table, Viewer.A)).record is not None


@ON_SQLITE
async def test_a_clock_set_forward_and_back_does_not_reopen_a_day_whose_secret_was_shown(url, clock):
    async with serving(url, clock=clock) as tables:
        ann, bob = await finishes(tables, ANN), await begins(tables, BOB)
        clock.set(f"{NEXT}T02:00")
        assert (await state(tables, None, DAY)).status == "closed"
        clock.set(f"{DAY}T13:00")
        await against_bot(bob, random.Random(1))  # by somebody who knows all cards by now
    async with serving(url, clock=clock) as tables:  # and a server that starts then does not believe the clock either
        found = await state(tables, BOB)
        assert (found.today, found.status) == (DAY, "closed")
        assert found.run is not None
        assert found.run.outcome == "given_up"
        assert await code_of(begins(tables, EVE)) == "day_over"
        assert (await tables.advice.record(ann.table)).fair is not None
        clock.set(f"{NEXT}T00:00")
        await begins(tables, EVE)  # the next day is its own


async def test_a_day_that_another_server_has_closed_takes_no_new_run(tables, url):
    assert (await state(tables, None)).status != "closed"
    fast = DayClock().set(f"{NEXT}T02:00")
    async with serving(url, alone=False, clock=fast) as other:
        assert (await state(other, None, DAY)).status == "closed"
        assert await code_of(begins(tables, EVE)) == "day_over"


@ON_SQLITE
async def test_a_streak_is_of_days_played_to_their_end_and_the_month_tells_them(tables, clock):
    streaks = []
    for number in range(13, 18):
        clock.set(f"2026-11-{number}T12:00")
        streaks.append((await state(tables, ANN)).streak)
        day = await tables.daily.days.day(None)
        if number == 17:
            await begins(tables, ANN)
        elif number != 14:  # that day it is given up
            await store_run(tables, day, "lost" if number == 15 else "won")
        else:
            await store_run(tables, day, "given_up")
    assert streaks == [0, 1, 0, 1, 2]
    assert (await state(tables, None)).streak == 0
    found = await tables.daily.month("2026-11", ANN)
    shown = [(day.day[-2:], day.opponent, (day.over, day.outcome)) for day in found.days]
    assert shown == [
        ("13", "regent", (True, "won")),
        ("14", "steward", (True, "given_up")),
        ("15", "chancellor", (True, "lost")),
        ("16", "potboy", (True, "won")),
        ("17", "squire", (False, None)),
    ]
    assert (found.first, found.today) == ("2026-11-13", NEXT)
    assert [one.over for one in (await tables.daily.month("2026-11", EVE)).days] == [None] * 5
    assert (await tables.daily.month("2026-12", ANN)).days == []
    assert await code_of(tables.daily.month("2026-13", ANN)) == "bad_day"
    clock.set(f"{LATER}T01:00")
    last = (await tables.daily.month("2026-11", ANN)).days[4]
    assert (last.over, last.outcome) == (True, "given_up")


@ON_SQLITE
async def test_a_run_that_ends_after_its_day_closed_is_in_no_streak(tables, clock):
    day = await tables.daily.days.day(None)
    await store_run(tables, day, "won", day.closes)  # before anything else noticed that it is closed
    clock.set(f"{NEXT}T01:00")
    assert (await state(tables, ANN)).streak == 0
    await store_run(tables, await tables.daily.days.day(None), "won")
    assert (await state(tables, ANN)).streak == 1


async def store_run(tables: Tables, day: Day, outcome: str, ended: int | None = None) -> None:
    """Store a run of Ann's as if it had been played."""
    row = {"day": day.day, "player": tokens.digest(ANN), "level": day.opponent, "begun": day.begins}
    row |= {"ended": day.begins + 9 if ended is None else ended, "outcome": outcome, "votes": 3}
    async with tables.storage.transaction() as connection:
        await connection.execute(schema.day_runs.insert().values(row))


def run(outcome: str | None, votes: int | None = None, given: int | None = None) -> CountedRun:
    return CountedRun("", "potboy", None, None if outcome is None else 1, outcome, votes, given)


def test_the_outcome_counts_then_votes_then_what_was_given_away_and_ties_are_ties():
    best, more, fewer = run("won", 4, 30), run("won", 3, 0), run("won", 3, 12)
    unjudged, drawn, lost = run("won", 3), run("drawn", 2, 5), run("lost", 2, 0)
    given_up, playing = run("given_up"), run(None)
    runs = [given_up, playing, lost, fewer, drawn, unjudged, replace(more), best, more, replace(given_up)]
    found = [(one.place, one.run) for one in ranked(runs)]
    expected = [(1, best), (2, more), (2, more), (4, fewer), (5, unjudged), (6, drawn), (7, lost)]
    assert found == [*expected, (8, given_up), (8, given_up)]


async def test_the_board_shows_names_places_and_how_the_levels_do(tables):
    ann, bob = await finishes(tables, ANN, 1), await finishes(tables, BOB, 1)
    eve = await begins(tables, EVE)
    await eve.does(Leave("l"))
    await state(tables, ANN)
    await tables.daily.work.idle()
    assert (await state(tables, EVE)).boards is None
    found = await state(tables, ANN)
    assert found.boards is not None
    board = found.boards[0]
    shown = [(row.place, row.name, row.own) for row in board.rows]
    assert sorted(shown) == [(1, "ann", True), (1, "bob", False), (3, "eve", False)]
    mine, same, left = board.rows
    assert mine.given_away is not None
    answered = [(one.outcome, one.votes, one.given_away) for one in (mine, same)]
    assert answered[0] == answered[1]  # the same plays, the same answers, the same review
    assert left.outcome == "given_up"
    assert found.run is not None
    assert found.run.place == 1
    assert {mine.table, same.table} == {ann.table, bob.table}
    assert [(one.bot, one.runs) for one in board.bots] == [("potboy", 2), ("squire", 2)]
    assert found.boards[1].bots == []  # nobody chose that level: nothing is computed for it
    record = await tables.advice.record(ann.table, ANN)
    assert mine.votes == sum(seat == "A" for seat in record.game.votes().values())


@ON_SQLITE
async def test_a_day_is_read_once_for_all_who_ask_and_again_when_a_run_began_while_it_was_read(tables, monkeypatch):
    monkeypatch.setattr("claim.daily.deals.CACHE_SECONDS", PATIENCE)
    await finishes(tables, ANN)
    daily, storage = tables.daily, tables.daily.storage
    look, reads, read, go_on = storage.runs, [], asyncio.Event(), asyncio.Event()

    async def slow(*day: Any, **options: Any) -> Any:
        found = await look(*day, **options)
        reads.append(len(found))
        read.set()
        await go_on.wait()
        return found

    storage.runs = slow
    daily.boards.forget()
    early = [asyncio.create_task(daily.state(None, one)) for one in (ANN, None, BOB)]
    await read.wait()
    await begins(tables, BOB)
    go_on.set()
    late = [await daily.state(None, one) for one in (BOB, None, ANN)]
    assert [(await one).players for one in early] == [1, 1, 1]
    assert [one.players for one in late] == [2, 2, 2]
    assert reads == [1, 2]
    assert [one.boards is None for one in late] == [True, True, False]
    assert [row.own for row in (late[2].boards or [])[0].rows] == [True]


@ON_SQLITE
async def test_only_so_many_levels_are_played_against_at_once_and_judging_comes_first(tables, monkeypatch):
    day, work, done = await tables.daily.days.day(None), tables.daily.work, []
    play, keep = tables.workers.play_some, tables.daily.storage.store_given_away
    go_on = asyncio.Event()

    async def slow(asked: BotsGame, plays: int) -> Any:
        await go_on.wait()
        done.append("played")
        return await play(asked, plays)

    async def judged(table_id: str, given_away: int) -> None:
        done.append("judged")
        await keep(table_id, given_away)

    monkeypatch.setattr(tables.workers, "play_some", slow)
    monkeypatch.setattr(tables.daily.storage, "store_given_away", judged)
    for number in range(1, 41):
        work.play_levels(replace(day, day=f"2025-01-{number:02}"), "potboy")
    assert sum(one.get_name().startswith("claim day 2025") for one in asyncio.all_tasks()) == MOST_LEVELS
    await against_bot(await begins(tables, ANN), random.Random(1))
    await against_bot(await begins(tables, BOB), random.Random(1))
    go_on.set()
    await until(lambda: done.count("judged") == 2)
    assert done[:3] == ["played", "judged", "judged"]


async def test_the_board_follows_from_the_storage_after_a_server_ends_before_it_judged(url, clock):
    async with serving(url, clock=clock) as tables:
        person = await begins(tables, ANN)
        await against_bot(person, random.Random(1))
    async with serving(url, clock=clock) as tables:
        found = (await state(tables, ANN)).run
        assert found is not None
        assert found.over
        for table in await tables.daily.storage.unjudged():
            tables.daily.work.judge(table)
        await tables.daily.work.idle()
        again = (await state(tables, ANN)).run
        assert again is not None
        assert again.given_away is not None
        assert await tables.daily.storage.unjudged() == []


async def test_the_latest_runs_are_judged_first(tables, monkeypatch):
    monkeypatch.setattr("claim.daily.stored_days.MOST_UNJUDGED", 2)
    people = [await begins(tables, player) for player in (ANN, BOB, EVE)]
    runs = schema.day_runs
    async with tables.storage.transaction() as connection:
        for one, ended in zip(people, (2, 3, 1), strict=True):
            change = runs.update().where(runs.c.table_id == one.table)
            await connection.execute(change.values(outcome="won", votes=3, ended=ended))
    assert await tables.daily.storage.unjudged() == [people[1].table, people[0].table]


@ON_SQLITE
async def test_what_is_not_over_when_the_day_closes_is_given_up(tables, clock):
    late, too_late, never = [await begins(tables, player) for player in (ANN, BOB, EVE)]
    clock.set(f"{NEXT}T00:59:59")
    await against_bot(late, random.Random(1))
    clock.set(f"{NEXT}T01:00")
    await against_bot(too_late, random.Random(1))
    await tables.daily.work.idle()
    found = await state(tables, EVE, DAY)
    assert found.boards is not None
    first, *others = found.boards[0].rows
    assert first.outcome in ("won", "drawn", "lost")
    assert {(one.table, one.outcome, one.votes, one.given_away) for one in others} == {
        (one.table, "given_up", None, None) for one in (too_late, never)
    }
    assert found.run is not None
    assert (found.run.place, [row.place for row in found.boards[0].rows]) == (2, [1, 2, 2])


async def test_a_deleted_game_stays_on_the_board_without_its_name(tables, clock):
    ann = await finishes(tables, ANN)
    await admin.rename_seat(tables.storage, ann.table, Seat.A, "Zoë", clock())
    await tables.admin_events.poll()
    before = await state(tables, ANN)
    assert before.boards is not None
    assert before.boards[0].rows[0].name == "Zoë"
    assert await delete_tables(tables.storage, [ann.table]) == [ann.table]
    found = await state(tables, ANN)
    assert found.boards is not None
    row = found.boards[0].rows[0]
    assert (row.name, row.table, row.over) == (None, None, True)
    assert await code_of(begins(tables, ANN)) == "day_played"  # and it was still the one that counts


@ON_SQLITE
async def test_a_table_that_the_host_closed_is_on_no_board(tables, clock):
    ann = await begins(tables, ANN)
    await admin.close_table(tables.storage, ann.table, clock())
    assert await code_of(begins(tables, ANN)) == "day_played"
    clock.set(f"{NEXT}T01:00")
    found = await state(tables, ANN, DAY)
    assert found.boards is not None
    assert found.boards[0].rows == []


async def test_a_backup_holds_the_days_and_the_runs(url, tmp_path, clock):
    async def rows(engine: Any) -> list[Any]:
        async with engine.connect() as connection:
            return [
                sorted(map(tuple, await connection.execute(sa.select(table))))
                for table in (schema.days, schema.day_runs, schema.server)
            ]

    async with serving(url, clock=clock) as tables:
        await finishes(tables, ANN)
        await begins(tables, BOB)
        await DayStorage(tables.storage).close(DAY, int(clock()))
        kept = await rows(tables.storage.engine)
        contents = await write_backup(tables.storage.engine, tmp_path / "b", "now", lambda *_: None)
        assert (contents.days, contents.runs) == (2, 2)
    other = await open_storage(f"sqlite:///{tmp_path}/other.sqlite")
    await DayStorage(other).draw(DAY, "0" * 64, 1)  # by a server that was started before
    await DayStorage(other).close(LATER, 1)
    await restore_backup(other.engine, tmp_path / "b", lambda *_: None)
    assert await rows(other.engine) == kept
    async with other.engine.connect() as connection:
        ids = [row.id for row in await connection.execute(sa.select(schema.tables.c.id))]
    await delete_tables(other, ids)  # the runs are still there
    assert await code_of(restore_backup(other.engine, tmp_path / "b", lambda *_: None)) == "not_empty"
    await other.close()


@ON_SQLITE
async def test_a_day_that_is_none_is_refused(tables):
    for day, code in (
        (NEXT, "day_to_come"),
        ("9999-12-31", "day_to_come"),
        ("2026-11-15", "no_day"),
        ("0001-01-01", "no_day"),
        ("2026-02-30", "bad_day"),
        ("16.11.2026", "bad_day"),
        ("2026-11-16T00:00", "bad_day"),
        ("２０２６-11-16", "bad_day"),
        ("", "bad_day"),
    ):
        assert await code_of(tables.daily.state(day, None)) == code, day
        assert await code_of(begins(tables, ANN, day=day, counted=False)) == code, day


@ON_SQLITE
async def test_nothing_but_the_level_is_chosen(tables):
    wanted = Create(command_id(), "bot", "Ann", "0" * 64, "potboy", daily=Daily(ANN))
    for change in (
        {"kind": "friend"},
        {"options": Options(by_heart=True)},
        {"deal_of": DealOf("x" * 12)},
        {"guided": True},
    ):
        assert await code_of(tables.seating.create(replace(wanted, **change))) == "day_fixed"
    assert await code_of(tables.seating.create(replace(wanted, bot="squire"))) == "day_fixed"  # on a Monday
    assert await code_of(tables.seating.create(replace(wanted, bot="nobody"))) == "no_such_bot"
    assert await code_of(begins(tables, "short")) == "bad_command_id"
    assert (await state(tables, None)).players == 0


async def test_only_a_hash_of_the_player_is_stored(tables):
    await begins(tables, ANN)
    async with tables.storage.engine.connect() as connection:
        stored = [str((await connection.execute(sa.select(one))).all()) for one in schema.metadata.sorted_tables]
    assert [tokens.digest(ANN) in text for text in stored].count(True) == 2  # the run, and the table's log
    assert not any(ANN in text for text in stored)


@ON_SQLITE
async def test_a_rematch_is_a_game_like_any_other(tables):
    ann = await begins(tables, ANN)
    hand = (await until_turn(ann))["hands"]["A"]
    await ann.does(Resign("r"))
    await ann.offers()
    again = await ann.goes_on()
    await again.reveals()
    shown = (await again.sees()).table
    assert (shown["daily"], shown["hints"]) == (None, True)
    assert shown["commitment"] != (await state(tables, ANN)).commitment
    assert (await until_turn(again))["hands"]["A"] != hand
