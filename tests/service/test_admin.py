"""What a host does past the server: every change is a fact like any other, and a running server follows it."""

import json
import random

from claim.game.cards import Seat
from claim.service import admin
from claim.service.retention import delete_tables
from claim.service.tables import Tables
from claim.storage import schema
from claim.storage.engines import transaction
from claim.storage.storage import open_storage
from claim.tables.commands import Leave, Resign
from claim.tables.options import Options
from claim.tables.table import Status, replay
from tests.clock import Clock
from tests.service.people import Person, code_of, pair, play_on, serving, until_unused

NOW = 1_800_000_000.0


async def pair_with_rematch(tables: Tables) -> tuple[Person, Person, Person]:
    """Seat two people whose game is over and whose rematch has begun; return them, and the first at the rematch."""
    ann, bob = await pair(tables, Options(listed=True))
    await ann.does(Resign("enough"))
    await ann.offers()
    await bob.offers()
    return ann, bob, await ann.goes_on()


async def test_a_closed_game_is_over_and_nobody_has_lost(tables):
    ann, bob = await pair(tables)
    await play_on([ann, bob], random.Random(1), 5)
    await admin.close_table(tables.storage, ann.table, NOW)
    await tables.admin_events.poll()
    state = await ann.sees()
    assert state.table["status"] == "over"
    assert state.table["forfeit"] is None
    assert (state.record["winner"], state.record["over"], len(state.record["plays"])) == (None, False, 5)
    for person in (ann, bob):
        assert {why["code"] for why in (await person.sees()).refusals.values()} == {"game_over"}
        assert await code_of(person.plays("G0", 5)) == "game_over"
    assert await code_of(admin.close_table(tables.storage, ann.table, NOW)) == "wrong_moment"
    assert await code_of(admin.close_table(tables.storage, "nowhere", NOW)) == "no_table"


async def test_who_leaves_a_table_that_the_host_closed_has_not_ended_it(tables):
    ann = await Person.creates(tables)
    await Person.sits(tables, ann.table)
    await ann.reveals()
    await admin.close_table(tables.storage, ann.table, NOW)
    await tables.admin_events.poll()
    await ann.does(Leave("bye"))
    state = await ann.sees()
    assert (state.table["seats"]["A"]["left"], state.table["left_early"]) == (True, None)


async def test_a_bot_stops_at_a_closed_table(tables):
    ann = await Person.creates(tables, "bot", "squire")
    await ann.reveals()
    await admin.close_table(tables.storage, ann.table, NOW)
    await tables.admin_events.poll()
    await until_unused(tables)
    assert await tables.storage.waiting_for_bots() == []


async def test_a_play_that_raced_with_the_host_is_decided_on_what_the_log_says(tables):
    """The server has not heard of it yet: its append conflicts, and it reads the log again."""
    ann, bob = await pair(tables)
    mover = ann if (await ann.sees()).view["legal"] else bob
    card = (await mover.sees()).view["legal"][0]
    await admin.close_table(tables.storage, ann.table, NOW)
    assert await code_of(mover.plays(card, 0)) == "game_over"


async def test_a_revoked_token_opens_nothing(tables):
    ann, bob = await pair(tables)
    assert await admin.revoke_seat(tables.storage, ann.table, Seat.A, NOW) == [(ann.table, None)]
    await tables.admin_events.poll()
    assert await code_of(tables.watching.viewer(ann.table, ann.token)) == "not_seated"
    assert await code_of(ann.plays_first()) == "not_seated"
    assert await code_of(tables.watching.viewer(ann.table, "revoked")) == "not_seated"
    assert (await bob.sees()).table["seats"]["A"]["taken"] is True
    assert await code_of(Person.sits(tables, ann.table)) == "seat_taken"


async def test_a_token_revoked_after_the_rematch_does_not_open_that_either(tables):
    """Its token follows from the one before it."""
    ann, bob, again = await pair_with_rematch(tables)
    revoked = await admin.revoke_seat(tables.storage, ann.table, Seat.A, NOW)
    assert revoked == [(ann.table, None), (again.table, None)]
    await tables.admin_events.poll()
    assert await code_of(tables.watching.viewer(again.table, again.token)) == "not_seated"
    assert (await (await bob.goes_on()).sees()).table["you"] == "B"


async def test_a_token_revoked_after_an_offer_takes_the_offer_with_it(tables):
    ann, bob = await pair(tables)
    await ann.does(Resign("enough"))
    await ann.offers()
    await admin.revoke_seat(tables.storage, ann.table, Seat.A, NOW)
    await tables.admin_events.poll()
    await bob.offers()
    assert (await bob.sees()).table["rematch"] == {"offered": ["B"], "table": None}


async def test_a_new_token_opens_the_seat_and_leads_to_the_rematch(tables):
    ann, _, old = await pair_with_rematch(tables)
    revoked = await admin.revoke_seat(tables.storage, ann.table, Seat.A, NOW, reissue=True)
    await tables.admin_events.poll()
    assert [table for table, _ in revoked] == [ann.table, old.table]
    for table, token in revoked:
        assert (await tables.watching.viewer(table, token)).value == "A"
    assert await code_of(tables.watching.viewer(old.table, old.token)) == "not_seated"
    following = await tables.watching.next_seat(ann.table, str(revoked[0][1]))
    assert following.token == revoked[1][1]
    again = await admin.revoke_seat(tables.storage, old.table, Seat.A, NOW, reissue=True)
    await tables.admin_events.poll()
    assert await code_of(tables.watching.viewer(old.table, revoked[1][1])) == "not_seated"
    assert (await tables.watching.viewer(*again[0])).value == "A"
    assert all(str(token) not in fact.text for fact in await tables.storage.facts(old.table) for _, token in again)


async def test_both_people_at_one_screen_lose_their_tokens_and_get_new_ones_of_one_stem(tables):
    ann = await Person.creates(tables, "same_screen")
    await admin.revoke_seat(tables.storage, ann.table, Seat.B, NOW)
    await tables.admin_events.poll()
    for old in (ann.token, ann.other_token):
        assert await code_of(tables.watching.viewer(ann.table, old)) == "not_seated"
    ((table, token),) = await admin.revoke_seat(tables.storage, ann.table, Seat.A, NOW, reissue=True)
    await tables.admin_events.poll()
    assert token is not None
    assert (await tables.watching.viewer(table, token)).value == "A"
    assert (await tables.watching.viewer(table, token.removesuffix("A") + "B")).value == "B"


async def test_only_a_persons_seat_can_be_changed(tables):
    bot = await Person.creates(tables, "bot", "squire")
    alone = await Person.creates(tables)
    for table in (bot.table, alone.table):
        for work in (
            admin.revoke_seat(tables.storage, table, Seat.B, NOW),
            admin.rename_seat(tables.storage, table, Seat.B, "Eve", NOW),
        ):
            assert await code_of(work) == "no_person_there"


async def test_a_new_name_is_in_states_lists_records_and_rematches(tables):
    ann, _, again = await pair_with_rematch(tables)
    after = again.table
    assert await admin.rename_seat(tables.storage, ann.table, Seat.B, "Carol", NOW) == [ann.table, after]
    await tables.admin_events.poll()
    assert (await ann.sees()).table["seats"]["B"]["name"] == "Carol"
    assert (await tables.advice.record(ann.table)).to_json()["players"] == {"A": "Ann", "B": "Carol"}
    assert (await tables.live.public_state(after)).seats[Seat.B].name == "Carol"
    assert [one.seats[Seat.B].name for one in await tables.watching.listing("over")] == ["Carol"]
    found = await admin.list_tables(tables.storage.engine, name="carol")
    assert {row.id for row in found} == {ann.table, after}
    assert await admin.list_tables(tables.storage.engine, name="bob") == []


async def test_tables_are_listed_newest_first_with_what_the_host_asks_for(url):
    clock = Clock(1_700_000_000.0)
    async with serving(url, clock=clock) as tables:
        ann, bob = await pair(tables)
        clock.now += 360
        await play_on([ann, bob], random.Random(5), 3)
        clock.now += 60
        eve = await Person.creates(tables, name="Ève")
        rows = await admin.list_tables(tables.storage.engine)
        assert [row.id for row in rows] == [eve.table, ann.table]
        assert rows[1].to_json() == {
            "id": ann.table,
            "kind": "friend",
            "status": "playing",
            "names": {"A": "Ann", "B": "Bob"},
            "created": "2023-11-14T22:13:20.000Z",
            "active": "2023-11-14T22:19:20.000Z",
            "plays": 3,
        }
        assert [row.id for row in await admin.list_tables(tables.storage.engine, name="èV")] == [eve.table]
        assert [row.id for row in await admin.list_tables(tables.storage.engine, status="playing")] == [ann.table]
        assert await admin.list_tables(tables.storage.engine, name="ann", status="waiting") == []


async def test_a_table_that_cannot_be_read_is_listed_and_can_be_deleted_but_not_changed(tables):
    storage = tables.storage
    for payload in ("", "null", "[1]", '{"seats": {"A": null}}', "[" * 100_000):
        ann = await Person.creates(tables)
        async with transaction(storage.engine) as connection:
            await connection.execute(schema.log.update().values(payload=payload))
        assert [(row.id, row.names) for row in await admin.list_tables(storage.engine)] == [(ann.table, {})]
        assert await code_of(admin.close_table(storage, ann.table, NOW)) == "broken_log"
        assert await delete_tables(storage, [ann.table]) == [ann.table]
        assert await admin.list_tables(storage.engine) == []


async def test_a_row_with_anything_in_it_is_listed_beside_the_others(file):
    """SQLite keeps what it is given."""
    async with serving(file) as tables:
        storage = tables.storage
        people = [await Person.creates(tables) for _ in range(4)]
        changes = ("log SET at = 'noon'", "log SET at = 99999999999999999", "tables SET created = x'ff', kind = x'1b'")
        for person, change in zip(people, changes, strict=False):
            named = "id" if change.startswith("tables") else "table_id"
            async with transaction(storage.engine) as connection:
                await connection.exec_driver_sql(f"UPDATE {change} WHERE {named} = '{person.table}'")
        rows = await admin.list_tables(storage.engine)
        assert {row.id for row in rows} == {person.table for person in people}
        assert [json.dumps(row.to_json()) for row in rows]


async def test_blocks_are_listed_replaced_and_lifted(storage):
    assert await admin.block(storage, "203.0.113.99/24", "spam", 0) == "203.0.113.0/24"
    assert await admin.block(storage, "::ffff:198.51.100.7", "", 60) == "198.51.100.7"
    assert await admin.block(storage, "203.0.113.0/24", "still", 120) == "203.0.113.0/24"
    assert await admin.list_blocks(storage) == [
        {"network": "198.51.100.7", "created": "1970-01-01T00:01:00.000Z", "note": ""},
        {"network": "203.0.113.0/24", "created": "1970-01-01T00:02:00.000Z", "note": "still"},
    ]
    assert await code_of(admin.unblock(storage, "203.0.113.0")) == "not_blocked"
    assert await admin.unblock(storage, "198.51.100.7/32") == "198.51.100.7"
    assert [one["network"] for one in await admin.list_blocks(storage)] == ["203.0.113.0/24"]
    assert await code_of(admin.block(storage, "example.com", "", 0)) == "bad_network"


async def test_the_hosts_facts_replay_to_the_same_table(tables):
    """What a server that is restarted reads is what a running one heard of."""
    ann, bob = await pair(tables)
    await play_on([ann, bob], random.Random(6), 7)
    await admin.rename_seat(tables.storage, ann.table, Seat.A, "Eve", NOW)
    await admin.revoke_seat(tables.storage, ann.table, Seat.B, NOW)
    await admin.close_table(tables.storage, ann.table, NOW)
    await tables.admin_events.poll()
    with await tables.live.get(ann.table) as live:
        facts = await tables.storage.facts(ann.table)
        assert replay(ann.table, facts) == live.table
        assert live.table.status is Status.OVER
        assert json.loads(facts[-2].text) == {"seats": ["B"]}


async def test_a_server_loads_the_blocks_when_it_starts(url):
    storage = await open_storage(url)
    await admin.block(storage, "2001:db8::/48", "", 0)
    await storage.close()
    async with serving(url) as tables:
        assert "2001:db8::7" in tables.admin_events.blocks
        assert "2001:db9::7" not in tables.admin_events.blocks
