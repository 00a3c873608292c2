"""Challenges between two people, on both storages: made, accepted, declined, withdrawn, and all of it at once."""

import asyncio

from claim.friends import friends
from claim.game.view import Viewer
from claim.service import people
from claim.service.account_deletion import delete_account
from claim.service.play import UNLIMITED
from claim.storage import schema
from claim.tables.commands import Create, Leave, Resign
from claim.tables.events import Challenged
from claim.tables.options import Options
from harness.waiting import PATIENCE
from tests.friends.circles import Member, plays
from tests.service.people import Person, code_of, command_id, poll_lobby, polling_when_told, serving


async def two(tables):
    return await Member.joins(tables, "Ann"), await Member.joins(tables, "Bob")


async def waiting(member: Member) -> list[tuple[str, bool]]:
    """Return the challenges that somebody is shown: whose, and whether they are their own."""
    return [(one.name, one.mine) for one in (await member.sees()).challenges]


async def test_a_challenge_is_seen_by_both_and_accepted_by_sitting_down(tables):
    ann, bob = await two(tables)
    told: list[Challenged] = []
    tables.events.subscribe(Challenged, told.append)
    at_table = await ann.challenges(bob, "slow")
    assert told == [Challenged(bob.account.id, "Ann", at_table.table)]
    assert await waiting(bob) == [("Ann", False)]
    assert await waiting(ann) == [("Bob", True)]
    (challenge,) = (await bob.sees()).challenges
    assert (challenge.table, challenge.options.clock) == (at_table.table, "slow")
    seated = await bob.accepts(at_table.table)
    await at_table.reveals()
    await seated.reveals()
    state = (await seated.sees()).table
    assert (state["status"], state["seats"]["A"]["name"], state["seats"]["B"]["name"]) == ("playing", "Ann", "Bob")
    assert await waiting(bob) == await waiting(ann) == []


async def test_only_the_challenged_may_take_the_seat(tables):
    ann, bob = await two(tables)
    cas = await Member.joins(tables, "Cas")
    at_table = await ann.challenges(bob)
    assert await code_of(cas.accepts(at_table.table)) == "seat_kept"
    assert await code_of(Person.sits(tables, at_table.table)) == "seat_kept", "nor somebody without an account"
    await bob.accepts(at_table.table)
    assert await code_of(cas.accepts(at_table.table)) == "seat_taken"


async def test_a_declined_challenge_closes_the_table_and_says_so(tables, clock):
    ann, bob = await two(tables)
    at_table = await ann.challenges(bob)
    await bob.ends(at_table.table)
    await bob.ends(at_table.table)  # the same again
    state = (await at_table.sees()).table
    assert (state["status"], state["challenge"]) == ("over", "declined")
    assert await waiting(ann) == await waiting(bob) == []
    assert await code_of(bob.accepts(at_table.table)) == "table_closed"
    assert await code_of(ann.challenges(bob)) == "declined_lately"
    await bob.challenges(ann)
    clock.now += friends.REFUSED_SECONDS + 1
    await poll_lobby(tables)
    await ann.challenges(bob)  # another one may be made


async def test_one_address_does_not_fill_the_challenges_of_a_person(tables, clock, monkeypatch):
    monkeypatch.setattr(friends, "MOST_OF_NETWORK", 2)
    bob, honest = await Member.joins(tables, "Bob"), await Member.joins(tables, "Honest")
    trolls = [await Member.joins(tables, f"Troll {number}") for number in range(4)]
    sent = [await troll.challenges(bob, "slow", network="one") for troll in trolls[:2]]
    assert await code_of(trolls[2].challenges(bob, "slow", network="one")) == "cannot_challenge"
    await trolls[2].challenges(honest, "slow", network="one")  # each person has room of their own
    await bob.ends(sent[0].table)
    clock.now += friends.REFUSED_SECONDS + 1
    await poll_lobby(tables)
    assert await code_of(trolls[3].challenges(bob, "slow", network="one")) == "cannot_challenge", "no room was made"
    await honest.challenges(bob, "slow", network="another")
    clock.now += friends.REFUSED_KEPT_SECONDS
    await poll_lobby(tables)
    await trolls[3].challenges(bob, "slow", network="one")
    stored = [row.network for row in await tables.storage.rows(schema.invitations.select())]
    assert "one" not in stored


async def test_a_challenge_is_withdrawn_by_its_maker_and_ends_with_the_table(tables):
    ann, bob = await two(tables)
    first = await ann.challenges(bob)
    await ann.ends(first.table)
    assert (await first.sees()).table["challenge"] == "withdrawn"
    second = await ann.challenges(bob)
    await second.does(Leave("l"))
    assert await waiting(bob) == []
    cas = await Member.joins(tables, "Cas")
    third = await ann.challenges(bob)
    assert await code_of(cas.ends(third.table)) == "no_challenge"
    assert await code_of(bob.ends("nowhere12345")) == "no_challenge"


async def test_a_challenge_lapses_after_a_while(tables, clock):
    ann, bob = await two(tables)
    live, slow = await ann.challenges(bob, "live"), await bob.challenges(ann, "slow")
    clock.now += friends.LIVE_SECONDS
    await poll_lobby(tables)
    assert (await live.sees()).table["challenge"] == "lapsed"
    assert await waiting(ann) == [("Bob", False)]
    clock.now += friends.SECONDS
    await poll_lobby(tables)
    assert (await slow.sees()).table["challenge"] == "lapsed"
    assert await tables.storage.rows(schema.invitations.select()) == []


async def test_nobody_is_called_to_a_live_game_with_somebody_who_is_not_there(tables):
    ann, bob = await two(tables)
    await ann.challenges(bob, "live")
    assert await waiting(bob) == [("Ann", False)]
    await ann.leaves()
    assert await waiting(bob) == []
    ann.enters()
    assert await waiting(bob) == [("Ann", False)]


async def test_a_live_challenge_waits_while_its_maker_plays_another_person(tables):
    ann, bob = await two(tables)
    cas = await Member.joins(tables, "Cas")
    await ann.challenges(bob, "live")
    game, _ = await plays(ann, cas)
    watcher = await tables.watching.watch(game.table, Viewer(game.seat), lambda: None)
    assert await waiting(bob) == []
    watcher.close()
    assert await waiting(bob) == [("Ann", False)]


async def test_a_block_is_kept_though_a_challenge_was_accepted_a_moment_before(tables, monkeypatch):
    ann, bob = await two(tables)
    accepted, open_still = await ann.challenges(bob), await bob.challenges(ann)
    asked = await tables.friends.challenges.waiting([ann.account.id])
    await bob.accepts(accepted.table)

    async def before_it_was_accepted(_):
        return asked

    monkeypatch.setattr(tables.friends.challenges, "waiting", before_it_was_accepted)
    assert (await ann.blocks(bob)).blocked
    assert (await open_still.sees()).table["status"] == "over"


async def test_the_same_request_again_is_the_same_challenge(tables):
    ann, bob = await two(tables)
    wish = command_id()
    first = await ann.challenges(bob, request_id=wish)
    assert (await ann.challenges(bob, request_id=wish)).table == first.table
    assert await waiting(bob) == [("Ann", False)]
    assert await code_of(ann.challenges(bob)) == "challenged_already"


async def test_whom_one_may_not_challenge(tables, monkeypatch):
    ann, bob = await two(tables)
    cas = await Member.joins(tables, "Cas")
    assert await code_of(ann.challenges(ann)) == "yourself"
    await bob.blocks(ann)
    assert await code_of(ann.challenges(bob)) == "cannot_challenge"
    assert await code_of(bob.challenges(ann)) == "blocked_by_you"
    ordinary = command_id()
    open_to_all = await Person.creates(tables, name="Ann", account=ann.account.id)
    assert await code_of(ann.challenges(bob, request_id=ordinary)) == "cannot_challenge"
    assert (await open_to_all.sees()).table["status"] == "waiting"
    await tables.accounts.suspend(cas.account.id)
    assert await code_of(ann.challenges(cas)) == "cannot_challenge", "the same as for a block"
    await tables.accounts.suspend(cas.account.id, suspended=False)
    monkeypatch.setattr(friends, "MOST_RECEIVED", 1)
    await bob.challenges(cas)
    assert await code_of(ann.challenges(cas)) == "cannot_challenge"
    monkeypatch.setattr(friends, "MOST_RECEIVED", 9)
    monkeypatch.setattr(friends, "MOST_SENT", 0)
    assert await code_of(ann.challenges(cas)) == "too_many_challenges"


async def test_a_table_that_is_there_is_turned_into_no_challenge_that_could_not_be_made(tables, clock):
    ann, bob = await two(tables)
    wish = command_id()
    await ann.challenges(bob, request_id=wish)
    await bob.blocks(ann)
    clock.now += friends.REFUSED_KEPT_SECONDS + 1
    await tables.friends.tidy()
    assert await code_of(ann.challenges(bob, request_id=wish)) == "cannot_challenge"


async def test_challenges_of_the_suspended_are_not_shown(tables):
    ann, bob = await two(tables)
    await ann.challenges(bob)
    await tables.accounts.suspend(ann.account.id)
    assert await waiting(bob) == []


async def test_a_block_declines_or_withdraws_what_waits(tables):
    ann, bob = await two(tables)
    to_bob, to_ann = await ann.challenges(bob), await bob.challenges(ann)
    await bob.blocks(ann)
    assert (await to_bob.sees()).table["challenge"] == "declined"
    assert (await to_ann.sees()).table["challenge"] == "withdrawn"


async def test_of_accepting_and_declining_at_once_one_wins(tables, monkeypatch):
    monkeypatch.setattr(friends, "REFUSED_SECONDS", 0)
    ann, bob = await two(tables)
    for _ in range(5):
        at_table = await ann.challenges(bob)
        accepted, declined = await asyncio.gather(
            code_of(bob.accepts(at_table.table)), code_of(bob.ends(at_table.table))
        )
        state = (await at_table.sees()).table
        if state["status"] == "revealing":
            assert (accepted, declined) == ("none", "no_challenge")
        else:
            assert (accepted, declined, state["challenge"]) == ("table_closed", "none", "declined")


async def test_a_challenge_is_accepted_once(tables):
    ann, bob = await two(tables)
    at_table = await ann.challenges(bob)
    found = await asyncio.gather(*[code_of(bob.accepts(at_table.table)) for _ in range(4)])
    assert sorted(found) == ["none", "seat_taken", "seat_taken", "seat_taken"]


async def test_a_challenge_reaches_another_process_at_once_and_is_accepted_there(shared_url):
    async with serving(shared_url) as one, serving(shared_url) as other:
        ann, bob = await Member.joins(one, "Ann"), await Member.joins(other, "Bob")
        assert bob.member is not None

        async def until(shown: bool) -> None:
            async with asyncio.timeout(PATIENCE):
                while bool(other.lobby.state(bob.member).seen.challenges) is not shown:  # type: ignore[arg-type]
                    await asyncio.sleep(0.01)

        at_table = await ann.challenges(bob, "live")
        await until(True)
        await ann.ends(at_table.table)
        await until(False)
        again = await ann.challenges(bob, "live")
        await until(True)
        seated = await bob.accepts(again.table)
        await again.reveals()
        await seated.reveals()
        assert (await seated.sees()).table["status"] == "playing"
        await until(False)


async def test_declining_and_withdrawing_at_two_processes_at_once_ends_it_once(shared_url):
    async with polling_when_told(shared_url) as one, polling_when_told(shared_url) as other:
        ann, bob = await Member.joins(one, "Ann"), await Member.joins(other, "Bob")
        at_table = await ann.challenges(bob)
        results = await asyncio.gather(code_of(bob.ends(at_table.table)), code_of(ann.ends(at_table.table)))
        assert list(results) == ["none", "none"]
        assert (await at_table.sees()).table["challenge"] in ("declined", "withdrawn")


async def test_nobody_waits_for_a_deleted_account_and_nothing_is_left_of_it(tables):
    ann, bob = await two(tables)
    await ann.follows(bob)
    await bob.follows(ann)
    await bob.sees()
    to_bob, to_ann = await ann.challenges(bob), await bob.challenges(ann)
    assert [one.name for one in (await people.circle_of(tables, bob.account)).followed] == ["Ann"]
    assert len(await tables.friends.challenges.of(bob.account.id)) == 2
    await delete_account(tables.storage, bob.account.id, 0.0)
    await tables.admin_events.poll()
    await poll_lobby(tables)
    assert (await to_bob.sees()).table["challenge"] == "declined"
    assert await code_of(to_ann.sees()) == "not_seated"
    for table in (schema.follows, schema.blocked_accounts, schema.invitations):
        assert await tables.storage.rows(table.select()) == []
    assert bob.account.id not in [row.account for row in await tables.storage.rows(schema.online_accounts.select())]


async def test_a_challenge_is_for_two_at_a_table_of_their_own(tables):
    ann, bob = await two(tables)
    for kind, options in (("bot", Options()), ("friend", Options(open_seat=True))):
        wish = Create(command_id(), kind, "Ann", "0" * 64, options=options)
        asked = people.challenge(tables, ann.account, bob.account.name, wish, lambda: None, UNLIMITED)
        assert await code_of(asked) == "challenge_of_two"


async def test_of_several_challenges_at_once_no_more_than_the_limit_wait(tables, monkeypatch):
    monkeypatch.setattr(friends, "MOST_SENT", 1)
    ann, bob = await two(tables)
    cas, dan = await Member.joins(tables, "Cas"), await Member.joins(tables, "Dan")
    codes = await asyncio.gather(*[code_of(ann.challenges(one)) for one in (bob, cas, dan)])
    assert sorted(codes) == ["none", "too_many_challenges", "too_many_challenges"]
    assert len(await waiting(ann)) == 1
    assert len(await tables.storage.of_status("waiting", 10)) == 1, "those that were refused leave no table"


async def test_a_table_that_was_made_before_becomes_no_challenge(tables):
    ann, bob = await two(tables)
    wish = command_id()
    options = Options(open_seat=True, clock="slow")
    await tables.seating.create(Create(wish, "friend", "Troll", "0" * 64, options=options))
    assert await code_of(ann.challenges(bob, request_id=wish)) == "challenge_of_two"
    assert await waiting(bob) == []


async def test_nobody_who_plays_a_live_game_is_paired_for_another(tables):
    ann, bob = await two(tables)
    cas = await Member.joins(tables, "Cas")
    await plays(ann, bob, clock="slow")
    await ann.seeks()  # by the time they sit down, as in another window
    first, _ = await plays(ann, bob, clock="live")
    await cas.seeks()
    assert (await ann.lobby()).paired is (await cas.lobby()).paired is None
    assert await code_of(ann.seeks()) == "playing_already"
    await ann.seeks("slow")
    await first.does(Resign("x"))
    await ann.seeks()
    assert (await ann.lobby()).paired is not None
