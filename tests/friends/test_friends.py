"""Following, being there, blocking and head to head, on both storages."""

import asyncio
import itertools

import pytest
import sqlalchemy as sa
from hypothesis import given, settings
from hypothesis import strategies as st

from claim.friends import stored_friends
from claim.friends.people import Score, outcome_for
from claim.game.cards import Seat
from claim.game.view import Viewer
from claim.records.fair import commitment
from claim.service.tables import Tables
from claim.storage import schema
from claim.storage.engines import snapshot
from claim.storage.rows import check_all
from claim.tables.commands import AcceptRematch, CallOff, Resign, Sit
from claim.tables.options import Options
from tests.friends.circles import Member, plays
from tests.service.people import Person, code_of, command_id, poll_lobby, polling_when_told


async def three(tables):
    return [await Member.joins(tables, name) for name in ("Ann", "Bob", "Cas")]


async def friends_of(member: Member) -> list[tuple[str, bool]]:
    return [(friend.name, friend.playing) for friend in (await member.sees()).friends]


async def test_people_see_whom_they_follow_while_these_are_there(tables):
    ann, bob, cas = await three(tables)
    await ann.sees()
    await bob.sees()
    stranger = await ann.looks_up(bob)
    assert (stranger.followed, stranger.online) == (False, False), "that is for those who follow"
    friend = await ann.follows(bob)
    assert (friend.followed, friend.online) == (True, True)
    await ann.follows(cas)
    await ann.follows(cas)  # the same again changes nothing
    assert await friends_of(ann) == [("Bob", False), ("Cas", False)]
    assert await friends_of(bob) == [], "to follow is one-sided"
    await bob.leaves()
    assert await friends_of(ann) == [("Cas", False)]
    alone = await Person.creates(tables, "bot", "potboy", name="Bob", account=bob.account.id)
    together, _ = await plays(bob, cas)
    for table, playing in ((alone, False), (together, True)):
        watcher = await tables.watching.watch(table.table, Viewer(table.seat), lambda: None)
        assert await friends_of(ann) == [("Bob", playing), ("Cas", False)], "who plays a bot can be challenged"
        assert (await ann.looks_up(bob)).online
        watcher.close()
    assert await friends_of(ann) == [("Cas", False)]
    await ann.follows(cas, False)
    assert await friends_of(ann) == []


async def test_nobody_follows_or_blocks_themselves_or_too_many(tables, monkeypatch):
    ann, bob, cas = await three(tables)
    assert await code_of(ann.follows(ann)) == "yourself"
    assert await code_of(ann.blocks(ann)) == "yourself"
    for name in ("MOST_FOLLOWED", "MOST_BLOCKED"):
        monkeypatch.setattr(stored_friends, name, 1)
    await ann.follows(bob)
    assert await code_of(ann.follows(cas)) == "too_many_followed"
    await ann.blocks(bob)
    assert await code_of(ann.blocks(cas)) == "too_many_blocked"
    assert not (await ann.looks_up(cas)).blocked


async def test_whoever_blocks_somebody_is_not_seen_by_them_and_does_not_see_them(tables):
    ann, bob, _ = await three(tables)
    await ann.follows(bob)
    await bob.follows(ann)
    await bob.blocks(ann)
    assert await friends_of(ann) == []
    assert await friends_of(bob) == []
    told = await ann.looks_up(bob)
    assert (told.followed, told.blocked, told.online) == (True, False, False), "nothing tells of the block"
    assert not (await bob.looks_up(ann)).followed
    assert await code_of(bob.follows(ann)) == "blocked_by_you"
    assert await code_of(ann.follows(bob)) == "none"
    await bob.blocks(ann, False)
    assert await friends_of(ann) == [("Bob", False)]


async def test_whoever_is_blocked_is_not_heard_at_any_device_until_they_no_longer_are(tables):
    """Nor does anything tell them so."""
    ann, bob, _ = await three(tables)
    first, second = await plays(ann, bob)
    said = list[str]()

    def hears(_: Seat, phrase: str) -> None:
        said.append(phrase)

    for person in (first, second, second):  # Bob has two windows
        await tables.watching.watch(person.table, Viewer(person.seat), lambda: None, hears)
    await ann.blocks(bob)
    await tables.watching.say(first.table, first.token, "hello")
    await bob.blocks(ann)
    await tables.watching.say(first.table, first.token, "oops")
    await tables.watching.say(first.table, second.token, "nice")
    await bob.blocks(ann, False)
    await tables.watching.say(first.table, first.token, "sorry")
    assert said == ["hello", "hello", "sorry", "sorry"]


@pytest.mark.parametrize("offered", ["before", "after"])
async def test_a_block_ends_every_rematch_of_the_two_without_telling_of_it(tables, offered):
    ann, bob, cas = await three(tables)
    first, second = await plays(ann, bob)
    await first.does(Resign("resign"))
    if offered == "before":
        await first.offers()
    await bob.blocks(ann)
    assert await code_of(first.offers()) == "no_rematch"
    assert await code_of(second.offers(AcceptRematch)) == "no_rematch"
    assert await code_of(second.offers()) == "no_rematch"
    await bob.blocks(ann, False)
    await bob.blocks(cas)  # who is not at this table
    await first.offers()
    await second.offers(AcceptRematch)
    assert (await second.goes_on()).table != second.table


async def test_two_of_whom_one_has_blocked_the_other_do_not_take_each_others_open_seats(tables):
    """Nor do they see them: the law of blocking, below."""
    ann, bob, cas = await three(tables)
    seats = {}
    for member in (ann, bob):
        mine = Options(open_seat=True, clock="slow")
        name, account = member.account.name, member.account.id
        seats[name] = (await Person.creates(tables, name=name, options=mine, account=account)).table
    await ann.blocks(bob)
    assert await code_of(bob.accepts(seats["Ann"])) == "seat_kept"
    assert await code_of(ann.accepts(seats["Bob"])) == "seat_kept"
    new = bob.at(tables).enters()
    assert new.member is not None
    assert "Ann" not in [seat.name for seat in tables.lobby.state(new.member).picture.seats], "not even at first"
    await cas.accepts(seats["Ann"])


async def test_a_seat_that_was_taken_is_still_answered_after_a_block(tables):

    ann, bob, _ = await three(tables)
    made = await Person.creates(tables, name="Ann", account=ann.account.id)
    wish = Sit(command_id(), "Bob", commitment("0" * 64))
    first = await tables.seating.sit(made.table, wish, account=bob.account.id)
    await ann.blocks(bob)
    assert (await tables.seating.sit(made.table, wish, account=bob.account.id)).keys == first.keys


async def test_the_matcher_never_pairs_two_of_whom_one_has_blocked_the_other(tables):
    ann, bob, cas = await three(tables)
    await bob.blocks(ann)
    await ann.seeks()
    await bob.seeks()
    assert (await ann.lobby()).paired is None
    await cas.seeks()
    found = {member.account.name: (await member.lobby()).paired for member in (ann, bob, cas)}
    assert found["Cas"] is not None
    assert [found["Ann"], found["Bob"]].count(None) == 1


async def _sees_nothing_of_the_blocked(tables: Tables, number: int, blocks: set[tuple[int, int]]) -> None:
    members = [await Member.joins(tables, f"{name} {number}") for name in ("Ann", "Bob", "Cas", "Dan")]
    for one in members:
        mine = Options(open_seat=True, clock="slow")
        await Person.creates(tables, name=one.account.name, options=mine, account=one.account.id)
        for other in members:
            if one is not other:
                await one.follows(other)
    for blocker, blocked in sorted(blocks):
        await members[blocker].blocks(members[blocked])
    for member in members:
        await member.seeks("slow")
    await poll_lobby(tables)
    for place, member in enumerate(members):
        shunned = {two for one, two in blocks if one == place} | {one for one, two in blocks if two == place}
        hidden = {members[other].account.id for other in shunned}
        state = await member.lobby()
        assert not hidden & {friend.account for friend in state.seen.friends}
        assert not hidden & {seat.account for seat in state.picture.seats}
        if state.paired is not None:
            table = await tables.live.public_state(state.paired.table)
            assert not hidden & {seat.account for seat in table.seats.values()}
    for member in members:
        await member.leaves()


def test_nobody_sees_whoever_blocked_them_and_nobody_is_paired_with_them(file):
    """The law of blocking, for all that the lobby shows and does."""
    numbers = itertools.count(1)
    with asyncio.Runner() as runner:
        served = polling_when_told(file)
        tables = runner.run(served.__aenter__())

        @settings(max_examples=10)
        @given(st.sets(st.permutations(range(4)).map(lambda two: (two[0], two[1])), max_size=5))
        def law(blocks: set[tuple[int, int]]) -> None:
            runner.run(_sees_nothing_of_the_blocked(tables, next(numbers), blocks))

        law()
        runner.run(served.__aexit__(None, None, None))


async def test_head_to_head_counts_what_was_decided_and_lists_all_games(tables):
    ann, bob, cas = await three(tables)
    assert (await ann.looks_up(bob)).games == []
    first, _ = await plays(ann, bob)
    await first.does(Resign("x"))
    _, second = await plays(ann, bob)
    await second.does(Resign("x"))
    third, _ = await plays(bob, ann)
    await third.does(Resign("x"))
    off, _ = await plays(ann, bob)
    await off.does(CallOff("x"))
    going, _ = await plays(ann, bob)
    await plays(ann, cas)
    bob_seen = await ann.looks_up(bob)
    assert bob_seen.score == Score(won=2, lost=1, drawn=0)
    seen = {game.table: (game.over, game.outcome) for game in bob_seen.games}
    assert seen == {
        first.table: (True, "lost"),
        second.table: (True, "won"),
        third.table: (True, "won"),
        off.table: (True, None),
        going.table: (False, None),
    }
    other = (await bob.looks_up(ann)).score
    assert (other.won, other.lost) == (1, 2)
    assert (await ann.looks_up(ann)).you


@pytest.mark.parametrize(("outcome", "told"), [("A", "won"), ("B", "lost"), ("draw", "drawn"), (None, None)])
def test_an_outcome_is_told_from_ones_seat(outcome, told):
    assert outcome_for("A", outcome) == told


async def test_a_game_of_before_the_outcomes_gets_its_own_when_it_is_adopted(tables):
    ann, bob, _ = await three(tables)
    one = await Person.creates(tables, name="Annie")
    other = await Person.sits(tables, one.table, "Robert")
    await one.reveals()
    await other.reveals()
    await one.does(Resign("x"))
    async with tables.storage.transaction() as connection:
        await connection.execute(schema.tables.update().values(outcome=None))
    async with snapshot(tables.storage.engine) as connection:
        assert [problem async for _, found in check_all(connection) for problem in found] == []
    await tables.seating.adopt(one.table, one.token, ann.account)
    await tables.seating.adopt(one.table, other.token, bob.account)
    assert (await bob.looks_up(ann)).score.won == 1
    async with tables.storage.transaction() as connection:
        await connection.execute(schema.tables.update().values(outcome=None))
    async with snapshot(tables.storage.engine) as connection:
        problems = [problem async for _, found in check_all(connection) for problem in found]
    assert [problem.params["field"] for problem in problems] == ["outcome"]


async def test_who_was_blocked_does_not_come_back_by_sitting_down_without_a_name(tables):
    ann, bob, _ = await three(tables)
    mine = await Person.creates(tables, account=ann.account.id)
    guest = await Person.sits(tables, mine.table, "Robert")
    await ann.blocks(bob)
    assert await code_of(tables.seating.adopt(mine.table, guest.token, bob.account)) == "not_adoptable"


async def test_presence_falls_with_a_dead_process_and_is_told_across_processes(shared_url):
    async with polling_when_told(shared_url) as one, polling_when_told(shared_url) as other:
        ann, bob = await Member.joins(one, "Ann"), await Member.joins(other, "Bob")
        await ann.follows(bob)
        await poll_lobby(other)
        assert await friends_of(ann) == [("Bob", False)]
        async with one.storage.transaction() as connection:
            await connection.execute(schema.online_accounts.update().where(ann_is_not(ann)).values(process="dead"))
        assert await friends_of(ann) == []


def ann_is_not(ann: Member) -> sa.ColumnElement[bool]:
    return schema.online_accounts.c.account != ann.account.id


async def test_presence_recovers_from_a_failed_transaction(tables, monkeypatch):
    ann, bob, _ = await three(tables)
    await ann.follows(bob)
    assert await friends_of(ann) == [("Bob", False)]
    monkeypatch.setattr(tables.friends.presence, "_stored", {})  # as after one of which it is not known how it ended
    assert await friends_of(ann) == [("Bob", False)]


async def test_a_block_changes_nothing_that_the_blocked_sees(tables):
    ann, bob, _ = await three(tables)
    before = await ann.lobby()
    await bob.blocks(ann)
    assert await ann.lobby() == before


async def test_a_deleted_account_waits_no_more_and_keeps_nobody_from_being_paired(tables):
    ann, bob, cas = await three(tables)
    await ann.seeks()
    await tables.delete_account(ann.account.id)
    assert (await ann.lobby()).seek is None
    assert await tables.storage.rows(schema.seeks.select()) == []
    assert await code_of(ann.seeks()) == "not_signed_in"
    await bob.seeks()
    await cas.seeks()
    assert (await bob.lobby()).paired is not None


async def test_a_suspended_account_is_not_paired(tables):
    ann, bob, _ = await three(tables)
    await ann.seeks()
    await tables.accounts.suspend(ann.account.id)
    await bob.seeks()
    assert (await bob.lobby()).paired is None
    assert await code_of(ann.seeks()) == "not_signed_in"


async def test_what_the_database_has_lost_of_who_is_there_is_written_again(shared_url, clock):
    async with polling_when_told(shared_url, clock=clock) as tables:
        ann, bob, _ = await three(tables)
        await ann.follows(bob)
        await poll_lobby(tables)
        async with tables.storage.transaction() as connection:
            await connection.execute(schema.online_accounts.delete())
        clock.now += 30
        await poll_lobby(tables)
        assert await friends_of(ann) == [("Bob", False)]
