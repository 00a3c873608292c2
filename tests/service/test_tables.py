"""Tables as people use them, on both storages."""

import asyncio
import json
import random
from typing import Any

import pytest

from claim.game.errors import ClaimError
from claim.game.fair import check, commitment
from claim.game.record import Record
from claim.game.view import Viewer
from claim.reviews.recheck import recheck
from claim.service import schema
from claim.service.commands import AcceptRematch, Create, Leave, Play, Resign, Reveal, Sit
from claim.service.tables import levels
from claim.service.writing import Append, StorageFailed
from tests.service.people import Person, code_of, command_id, pair, play_on, plies, serving

HEX = "ab" * 32


async def until_turn(person: Person) -> dict[str, Any]:
    """The view when it is this person's turn, or the game is over."""
    with await person.tables.subscribe(person.table, Viewer(person.seat)) as news:
        while True:
            state = await person.sees()
            assert state.view is not None
            if state.view["legal"] or state.table["status"] == "over":
                return state.view
            await asyncio.wait_for(news.changed(), 10)


async def against_bot(person: Person, rng: random.Random, most: int = 26) -> None:
    for _ in range(most):
        view = await until_turn(person)
        if not view["legal"]:
            return
        await person.plays(rng.choice(view["legal"]))
    await until_turn(person)


def test_two_people_play_a_whole_game_that_can_be_verified(url):
    async def story() -> Record:
        async with serving(url) as tables:
            ann, bob = await pair(tables)
            assert await code_of(tables.record(ann.table)) == "not_over"
            assert await play_on([ann, bob], random.Random(1)) == 52
            state = await ann.sees()
            assert state.table["status"] == "over"
            record = await tables.record(ann.table)
            assert state.record == record.to_json()
            return record

    record = asyncio.run(story())
    assert record.players == {"A": "Ann", "B": "Bob"}
    assert [one.check for one in check(record)] == [
        "commitment",
        "contribution_A",
        "contribution_B",
        "seed",
        "deck",
        "leader",
    ]
    assert all(one.ok for one in check(record))
    assert Record.parse(json.dumps(record.to_json())) == Record.parse(record.to_text()) == record


def test_a_person_plays_a_bot_whose_moves_can_be_played_again(url):
    async def story() -> Record:
        async with serving(url) as tables:
            ann = await Person.creates(tables, "bot", "steward")
            await ann.reveals()
            view = await until_turn(ann)
            hint = await tables.hint(ann.table, ann.token)
            assert hint["best"] in view["legal"]
            assert all(one["id"].startswith("hint-") for one in hint["reasons"])
            await against_bot(ann, random.Random(2))
            verdicts = (await tables.verdicts(ann.table))["verdicts"]
            assert verdicts[:26] == [None] * 26
            assert all(one["after"] == one["values"][one["card"]] <= one["before"] for one in verdicts[26:])
            assert all(one["values"][card] == one["before"] for one in verdicts[26:] for card in one["best"])
            return await tables.record(ann.table)

    record = asyncio.run(story())
    assert all(one.ok for one in check(record))
    assert check(record)[-1].check == "move_seed"
    assert recheck(record).checked == {"B": 26}
    assert recheck(record).differences == ()


def test_two_at_one_screen_have_a_token_a_seat_and_one_contribution(url):
    async def story() -> None:
        async with serving(url) as tables:
            ann = await Person.creates(tables, "same_screen")
            other = ann.at_other_seat()
            assert (await ann.sees()).table["status"] == "revealing"
            assert await code_of(other.reveals()) == "wrong_moment"
            await ann.reveals()
            await play_on([ann, other], random.Random(3))
            assert (await other.sees()).table["status"] == "over"
            await other.offers()
            ann.contribution = other.contribution
            again, across = await ann.goes_on(), await other.goes_on()
            assert (again.token, again.other_token) == (across.other_token, across.token)
            await again.reveals()
            assert (await across.sees()).table["status"] == "playing"

    asyncio.run(story())


def test_what_was_kept_is_there_after_a_restart(url):
    """Everything that anybody is shown is the same, and the game goes on with the same tokens."""

    async def story() -> None:
        async with serving(url) as tables:
            ann, bob = await pair(tables)
            await play_on([ann, bob], random.Random(4), 17)
            before = [(await one.sees(0)).to_json() for one in (ann, bob)]
        async with serving(url) as tables:
            ann.tables = bob.tables = tables
            assert [(await one.sees(0)).to_json() for one in (ann, bob)] == before
            await play_on([ann, bob], random.Random(5))
            assert (await bob.sees()).table["status"] == "over"

    asyncio.run(story())


def test_a_bot_whose_turn_it_was_plays_after_a_restart(url):
    async def story() -> None:
        async with serving(url) as tables:

            async def asleep(*_: object) -> None:
                await asyncio.sleep(3600)

            tables.thinkers.bot_card = asleep  # type: ignore[method-assign, assignment]
            ann = await Person.creates(tables, "bot", "potboy")
            await ann.reveals()
            view = (await ann.sees()).view
            assert view is not None
            if view["legal"]:
                await ann.plays(view["legal"][0])
            before = (await ann.sees()).seq
        async with serving(url) as tables:
            ann.tables = tables
            await until_turn(ann)
            assert (await ann.sees()).seq > before

    asyncio.run(story())


def test_a_repeated_command_is_answered_alike_and_nothing_is_doubled(url):
    """After a lost acknowledgement, and after a restart as well."""

    async def story() -> None:
        create = Create(command_id(), "friend", "Ann", commitment(HEX))
        sit, reveal = Sit(command_id(), "Bob", commitment(HEX)), Reveal("r", HEX)
        async with serving(url) as tables:
            made = await asyncio.gather(*[tables.create(create) for _ in range(5)])
            assert len({(one.table["id"], one.token) for one in made}) == 1
            table = made[0].table["id"]
            sat = [await tables.sit(table, sit) for _ in range(3)]
            assert len({one.token for one in sat}) == 1
            tokens = (made[0].token, sat[0].token)
            for token in tokens:
                acks = await asyncio.gather(*[tables.command(table, token, reveal) for _ in range(3)])
                assert len({ack.seq for ack in acks}) == 1
            view = (await tables.state_for(table, Viewer.OPEN)).view
            assert view is not None
            mover, play = tokens["AB".index(view["turn"])], Play("p", view["legal"][0], 0)
            first = await tables.command(table, mover, play)
            assert await tables.command(table, mover, play) == first
            assert (await tables.create(create)).token == tokens[0]
        async with serving(url) as tables:
            assert await tables.command(table, mover, play) == first
            assert (await tables.create(create)).token == tokens[0]
            assert (await tables.sit(table, sit)).token == tokens[1]
            state = await tables.state_for(table, Viewer.OPEN)
            assert state.view is not None
            assert plies(state.view) == 1
            assert state.seq == 5

    asyncio.run(story())


def test_a_reconnecting_client_gets_what_it_missed(url):
    async def story() -> None:
        async with serving(url) as tables:
            ann, bob = await pair(tables)
            seen = (await ann.sees()).seq
            whole = (await ann.sees(0)).events
            assert [event["kind"] for event in whole[0]] == ["dealt", "dealt", "prize_revealed"]
            for number in range(1, 8):
                await play_on([ann, bob], random.Random(number), 1)
                missed = await ann.sees(seen)
                assert not missed.snapshot
                assert len(missed.events) == number
                assert all(group[0]["kind"] == "played" for group in missed.events)
                assert (await ann.sees(missed.seq - 1)).events == missed.events[-1:]
                assert (await ann.sees(0)).events == whole + missed.events
            assert (await ann.sees(missed.seq)).events == []
            for since in (None, -1, missed.seq + 1):
                state = await ann.sees(since)
                assert (state.snapshot, state.events) == (True, [])

    asyncio.run(story())


def test_everybody_who_looks_hears_of_a_change_and_presence_is_shown(url):
    async def story() -> None:
        async with serving(url) as tables:
            ann, bob = await pair(tables)
            table = ann.table
            with await tables.subscribe(table, Viewer.SPECTATOR) as watcher:
                watcher_waits = asyncio.create_task(watcher.changed())
                await asyncio.sleep(0)
                assert not watcher_waits.done()
                sub = await tables.subscribe(table, Viewer.B)
                await asyncio.wait_for(watcher_waits, 5)
                assert (await tables.table(table))["seats"]["B"]["online"] is True
                assert (await tables.table(table))["seats"]["A"]["online"] is False
                sub.close()
                await asyncio.wait_for(watcher.changed(), 5)
                assert (await tables.table(table))["seats"]["B"]["online"] is False
                await play_on([ann, bob], random.Random(1), 3)
                await asyncio.wait_for(watcher.changed(), 5)  # three changes are one notice
                with pytest.raises(asyncio.TimeoutError):
                    await asyncio.wait_for(watcher.changed(), 0.05)

    asyncio.run(story())


@pytest.mark.parametrize("end", [Resign, Leave])
def test_who_resigns_or_leaves_forfeits(url, end):
    async def story() -> None:
        async with serving(url) as tables:
            ann, bob = await pair(tables)
            await play_on([ann, bob], random.Random(1), 5)
            await bob.does(end("bye"))
            state = await ann.sees()
            assert state.table["status"] == "over"
            reason = "resigned" if end is Resign else "left"
            assert state.table["forfeit"] == {"seat": "B", "reason": reason}
            assert state.record is not None
            assert (state.record["winner"], state.record["forfeit"], state.record["reason"]) == ("A", "B", reason)
            assert all(one.ok for one in check(await tables.record(ann.table)))
            assert state.view is not None
            assert {one["code"] for one in state.refusals.values()} == {"game_over"}
            assert await code_of(ann.plays("G0")) == "game_over"
            assert await code_of(ann.does(Resign("me-too"))) == "wrong_moment"
            assert await code_of(ann.offers()) == ("none" if end is Resign else "no_rematch")

    asyncio.run(story())


def test_a_table_left_before_the_deal_has_no_game(url):
    async def story() -> None:
        async with serving(url) as tables:
            ann = await Person.creates(tables)
            await ann.does(Leave("bye"))
            assert (await ann.sees()).to_json()["record"] is None
            assert await code_of(tables.record(ann.table)) == "no_deal"
            assert await code_of(Person.sits(tables, ann.table)) == "wrong_moment"
            assert await code_of(ann.does(Leave("again"))) == "wrong_moment"

    asyncio.run(story())


def test_a_rematch_needs_both(url):
    async def story() -> None:
        async with serving(url) as tables:
            ann, bob = await pair(tables)
            assert await code_of(ann.offers()) == "wrong_moment"
            await ann.does(Resign("r"))
            assert await code_of(bob.offers(AcceptRematch)) == "no_rematch"
            await ann.offers()
            assert (await bob.sees()).table["rematch"] == {"offered": ["A"], "table": None}
            assert await tables.next_seat(ann.table, ann.token) is None
            await bob.offers(AcceptRematch)
            old, both = ann.table, (await ann.goes_on(), await bob.goes_on())
            assert (await ann.sees()).table["rematch"]["table"] == both[0].table == both[1].table != old
            assert await code_of(bob.offers()) == "wrong_moment"
        async with serving(url) as tables:
            for person in both:
                person.tables = tables
                await person.reveals()
            assert await play_on(list(both), random.Random(9)) == 52
            assert all(one.ok for one in check(await tables.record(both[0].table)))

    asyncio.run(story())


def test_a_bot_is_ready_for_a_rematch_at_once(url):
    async def story() -> None:
        async with serving(url) as tables:
            ann = await Person.creates(tables, "bot", "squire")
            await ann.reveals()
            await ann.does(Resign("r"))
            await ann.offers()
            again = await ann.goes_on()
            await again.reveals()
            state = await again.sees()
            assert state.table["seats"]["B"]["bot"] == "squire"
            assert state.table["status"] == "playing"

    asyncio.run(story())


def test_a_replay_shows_every_moment_as_a_seat_saw_it(url):
    async def story() -> None:
        async with serving(url) as tables:
            ann, bob = await pair(tables)
            seen = []
            for number in range(53):
                state = await ann.sees()
                assert state.view is not None
                seen.append(state.view)
                if number < 52:
                    await play_on([ann, bob], random.Random(number), 1)
            replay = await tables.replay(ann.table, Viewer.A)
            assert replay["views"] == seen
            assert replay["events"] == (await ann.sees(0)).events
            assert (await tables.replay(ann.table, Viewer.OPEN))["views"][0]["draw_pile"] is not None

    asyncio.run(story())


def test_tables_to_watch_are_listed_but_for_those_at_one_screen(url):
    async def story() -> None:
        async with serving(url) as tables:
            ann, _ = await pair(tables)
            alone = await Person.creates(tables, "same_screen")
            await alone.reveals()
            waiting = await Person.creates(tables)
            assert [one["id"] for one in await tables.listing()] == [ann.table]
            assert [one["id"] for one in await tables.listing("waiting")] == [waiting.table]
            assert await code_of(tables.listing("nowhere")) == "bad_status"
            assert "token" not in json.dumps(await tables.listing())

    asyncio.run(story())


def test_bad_requests_are_refused_with_a_code(url):
    async def story() -> None:
        async with serving(url) as tables:
            good = {"id": command_id(), "kind": "bot", "name": "Ann", "commitment": HEX, "bot": "squire"}
            for change, code in (
                ({"id": "short"}, "bad_command_id"),
                ({"id": "no spaces in this one"}, "bad_command_id"),
                ({"id": None}, "bad_command_id"),
                ({"kind": "war"}, "bad_kind"),
                ({"kind": None}, "bad_kind"),
                ({"name": ""}, "bad_name"),
                ({"name": "a\nb"}, "bad_name"),
                ({"name": "x" * 41}, "bad_name"),
                ({"name": 7}, "bad_name"),
                ({"commitment": HEX.upper()}, "bad_hex"),
                ({"bot": "cmd:rm"}, "no_such_bot"),
                ({"bot": None}, "no_such_bot"),
            ):
                assert await code_of(tables.create(Create(**{**good, **change}))) == code, change  # type: ignore[arg-type]
            for table in ("", "nowhere", "x" * 65, "a\0b", "../etc", "💀"):
                assert await code_of(tables.table(table)) == "no_table"
                assert await code_of(tables.command(table, "t", Resign("r"))) == "no_table"
                assert await code_of(Person.sits(tables, table)) == "no_table"
            ann, bob = await pair(tables)
            assert await code_of(Person.sits(tables, ann.table)) == "seat_taken"
            assert await code_of(ann.reveals()) == "wrong_moment"
            assert await code_of(ann.plays("G0", 1)) == "stale_play"
            assert await code_of(ann.does(Play("p", "G0", True))) == "stale_play"
            assert await code_of(ann.does(Play("p", "Z9", 0))) == "bad_card"
            assert await code_of(ann.does(Play("p", None, 0))) == "bad_card"  # type: ignore[arg-type]
            assert await code_of(ann.does(Resign("no spaces!"))) == "bad_command_id"
            assert await code_of(tables.hint(ann.table, ann.token)) == "no_hints"
            mover, other = (ann, bob) if (await ann.sees()).view["legal"] else (bob, ann)  # type: ignore[index]
            assert await code_of(other.plays("G0")) == "not_your_turn"
            refusals = (await other.sees()).refusals
            assert {one["code"] for one in refusals.values()} == {"not_your_turn"}
            assert (await mover.sees()).refusals == {}

    asyncio.run(story())


def test_a_contribution_other_than_the_one_committed_to_is_refused(url):
    async def story() -> None:
        async with serving(url) as tables:
            ann = await Person.creates(tables, "bot", "squire")
            assert await code_of(ann.does(Reveal("r", HEX))) == "wrong_reveal"
            assert await code_of(ann.does(Reveal("r", "no"))) == "bad_hex"
            assert (await ann.sees()).table["status"] == "revealing"

    asyncio.run(story())


def test_what_must_follow_is_said_by_the_game_itself(url):
    """R7: a card that may not be played is refused with the words of Game.play, and nothing else happens."""

    async def story() -> int:
        refused = 0
        async with serving(url) as tables:
            ann, bob = await pair(tables)
            for number in range(52):
                for person in (ann, bob):
                    state = await person.sees()
                    assert state.view is not None
                    if not state.view["legal"]:
                        continue
                    for card, why in state.refusals.items():
                        with pytest.raises(ClaimError) as told:
                            await person.plays(card)
                        assert {"code": told.value.code, "params": told.value.params} == why
                        assert why["code"] == "must_follow"
                        refused += 1
                    assert (await person.sees()).seq == state.seq
                await play_on([ann, bob], random.Random(number), 1)
        return refused

    assert asyncio.run(story()) > 20


def test_unused_tables_are_forgotten_and_come_back(url):
    async def story() -> None:
        async with serving(url, idle_seconds=0.0) as tables:
            ann, bob = await pair(tables)
            before = (await ann.sees()).to_json()
            tables.rooms.forget_unused(float("inf"))
            assert len(tables.rooms) == 0
            assert (await ann.sees()).to_json() == before
            with await tables.subscribe(ann.table, Viewer.A):
                tables.rooms.forget_unused(float("inf"))
                assert len(tables.rooms) == 1
            await play_on([ann, bob], random.Random(1), 4)

    asyncio.run(story())


def test_two_servers_at_one_storage_do_not_fork_a_game(url):
    """One that did not hear of a play reads the log again when it wants to write: the second play is refused."""

    async def story() -> None:
        async with serving(url, idle_seconds=0.0) as one, serving(url) as two:
            ann, bob = await pair(one)
            for number in range(0, 20, 2):
                mover = ann if (await ann.sees()).view["legal"] else bob  # type: ignore[index]
                await two.table(mover.table)
                view = (await mover.sees()).view
                assert view is not None
                await play_on([mover], random.Random(number), 1)
                late = Play(f"late{number}", view["legal"][-1], plies(view))
                assert await code_of(two.command(mover.table, mover.token, late)) == "stale_play"
                ann.tables = bob.tables = two
                await play_on([ann, bob], random.Random(number), 1)
                ann.tables = bob.tables = one
                late = Play(f"later{number}", "G0", plies(view) + 1)
                codes = [await code_of(one.command(person.table, person.token, late)) for person in (ann, bob)]
                assert "none" not in codes
                one.rooms.forget_unused(float("inf"))
            facts = await two.storage.facts(ann.table)
            assert len([fact for fact in facts if fact.kind == "played"]) == 20

    asyncio.run(story())


def test_a_damaged_log_is_an_error_of_that_table_alone(url):
    async def story() -> None:
        async with serving(url, idle_seconds=0.0) as tables:
            ann, bob = await pair(tables)
            for number, (kind, payload) in enumerate(
                [("played", '{"seat":"A","card":"Z1"}'), ("played", "{}"), ("danced", "{}"), ("left", "[")]
            ):
                other = await Person.creates(tables)
                row = {"table_id": other.table, "seq": 2, "kind": kind, "payload": payload, "command": None}
                async with tables.storage.writer.engine.begin() as connection:
                    await connection.execute(schema.log.insert(), row)
                tables.rooms.forget_unused(float("inf"))
                assert await code_of(tables.table(other.table)) == "broken_log", number
                assert await code_of(other.does(Leave("l"))) == "broken_log"
            await play_on([ann, bob], random.Random(1), 3)

    asyncio.run(story())


def test_the_levels_are_five_with_their_measured_strength():
    assert [one["level"] for one in levels()] == [1, 2, 3, 4, 5]
    assert all(one["rating"] is not None for one in levels())


def test_a_storage_that_fails_refuses_the_command_and_nothing_else(url):
    """Nothing is swapped in, everybody sees what was, and the same command succeeds when the storage is back."""

    async def story() -> None:
        async with serving(url) as tables:
            ann, bob = await pair(tables)
            mover = ann if (await ann.sees()).view["legal"] else bob  # type: ignore[index]
            before = await mover.sees()
            assert before.view is not None
            append = tables.storage.append

            async def full(*_: object) -> None:
                raise StorageFailed("not_kept")

            tables.storage.append = full  # type: ignore[method-assign]
            play = Play("p", before.view["legal"][0], 0)
            assert await code_of(mover.does(play)) == "not_kept"
            assert await mover.sees() == before
            tables.storage.append = append  # type: ignore[method-assign]
            assert (await mover.does(play)).seq == before.seq + 1

    asyncio.run(story())


def test_nobody_sees_a_play_before_it_is_kept(url):
    """Not even the one who made it: no state, no notice, no acknowledgement, and no second play on top of it."""

    async def story() -> None:
        async with serving(url) as tables:
            ann, bob = await pair(tables)
            mover, other = (ann, bob) if (await ann.sees()).view["legal"] else (bob, ann)  # type: ignore[index]
            before = [(await tables.state_for(ann.table, viewer, 0)).to_json() for viewer in Viewer]
            append, kept = tables.storage.append, asyncio.Event()

            async def slow(*appends: Append) -> None:
                await kept.wait()
                await append(*appends)

            tables.storage.append = slow  # type: ignore[method-assign]
            with await tables.subscribe(ann.table, Viewer.SPECTATOR) as news:
                playing = asyncio.create_task(play_on([mover], random.Random(1), 1))
                try:
                    await asyncio.sleep(0.1)
                    heard, next_one = asyncio.create_task(news.changed()), asyncio.create_task(other.plays("G0", 1))
                    await asyncio.sleep(0.1)
                    assert not any(task.done() for task in (playing, heard, next_one))
                    assert [(await tables.state_for(ann.table, viewer, 0)).to_json() for viewer in Viewer] == before
                finally:
                    kept.set()
                await asyncio.wait_for(asyncio.gather(playing, heard, next_one, return_exceptions=True), 5)
                assert plies((await mover.sees()).view or {}) >= 1

    asyncio.run(story())


def test_a_client_that_goes_away_in_the_middle_does_no_harm(url):
    """Its command is kept or not, but never half: the next one finds the table in order."""

    async def story() -> None:
        async with serving(url) as tables:
            ann, bob = await pair(tables)
            for number in range(30):
                mover = ann if (await ann.sees()).view["legal"] else bob  # type: ignore[index]
                task = asyncio.create_task(play_on([mover], random.Random(number), 1))
                for _ in range(number % 6):
                    await asyncio.sleep(0)
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
                live = (await ann.sees(0)).to_json()
                if number % 5 == 0:
                    await asyncio.sleep(0.05)
                    live = (await ann.sees(0)).to_json()
                    tables.rooms.forget_unused(float("inf"))
                    assert (await ann.sees(0)).to_json() == live

    asyncio.run(story())
