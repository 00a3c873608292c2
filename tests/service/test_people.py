"""Accounts and their games: adopted, listed, exported, and what is left of them once the account is deleted."""

import asyncio
import json
import random
import subprocess
import time
from pathlib import Path

import pytest

from claim.accounts.ceremonies import Site
from claim.accounts.stored_accounts import Account
from claim.game.cards import Seat
from claim.push.subscriptions import Subscriptions
from claim.records.fair import commitment
from claim.service import admin
from claim.service.account_deletion import BATCH, delete_account
from claim.service.people import exported_games, games_of
from claim.service.tables import Tables
from claim.storage import schema
from claim.storage.engines import snapshot, transaction
from claim.storage.rows import check_all
from claim.storage.storage import open_storage
from claim.tables import tokens
from claim.tables.commands import Daily, OfferRematch, Play, Resign, Sit
from claim.tables.table import ANONYMOUS
from claim.tables.tokens import Owner
from harness.authenticator import Authenticator
from harness.postgres import binaries
from tests.push.receiver import Receiver
from tests.service.people import Person, code_of, command_id, play_on, serving, shown, until_unused

PLAYER = "player-1234567890abcdef"


async def account(tables: Tables, name: str) -> Account:
    return (await tables.accounts.create_without_passkey(name, "", lambda: None)).account


async def listed(tables: Tables, mine: Account) -> list[tuple[str, str]]:
    return [(one.table.id, one.seat) for one in await games_of(tables, mine.id)]


async def test_who_holds_a_seats_token_adopts_its_game(tables):
    ann, bob = await account(tables, "Ann"), await account(tables, "Bob")
    one = await Person.creates(tables, name="Annie")
    other = await Person.sits(tables, one.table, "Robert")
    assert await tables.seating.adopt(one.table, one.token, ann) == "A"
    assert await tables.seating.adopt(one.table, one.token, ann) == "A", "the same again changes nothing"
    assert await code_of(tables.seating.adopt(one.table, one.token, bob)) == "adopted_before"
    assert await code_of(tables.seating.adopt(one.table, "x" * 40, bob)) == "not_seated"
    assert await tables.seating.adopt(one.table, other.token, bob) == "B"
    await until_unused(tables)
    seats = (await one.sees()).table["seats"]
    assert [seats[seat]["account"] for seat in "AB"] == [ann.id, bob.id], "it is in the log"
    assert [seats[seat]["name"] for seat in "AB"] == ["Ann", "Bob"], "not what was typed, which may be another's"
    assert await listed(tables, ann) == [(one.table, "A")]
    assert await listed(tables, bob) == [(one.table, "B")]


async def test_a_guest_does_not_sit_with_others_under_a_name_like_an_accounts(tables):
    ann, bob = await account(tables, "Ann"), await account(tables, "Bob")
    seats, names = [], ("Ann", "\u0410nn", "bob")
    for name in names:
        assert await code_of(Person.creates(tables, name=name)) == "name_of_account"
        await Person.creates(tables, "bot", "potboy", name=name)
        seats.append(await Person.creates(tables, "same_screen", name=name))
    mine = await Person.creates(tables, name="Ann", account=ann.id)
    for name in names:
        assert await code_of(Person.sits(tables, mine.table, name)) == "name_of_account"
    assert (await Person.sits(tables, mine.table, "Bob", bob.id)).seat == "B"
    await tables.accounts.rename(ann, "Cas")
    assert await code_of(Person.creates(tables, name="Ann")) == "name_of_account", "people still remember it"
    assert (await seats[0].sees()).table["seats"]["A"]["name"] == "Ann", "as it was"


async def test_a_seat_that_was_taken_before_is_answered_after_an_account_got_its_name(tables):
    one = await Person.creates(tables, name="Ann")
    request = Sit(command_id(), "Bob", commitment("a1" * 32))
    seated = await tables.seating.sit(one.table, request)
    await account(tables, "Bob")
    assert await tables.seating.sit(one.table, request) == seated


async def test_games_of_those_who_have_signed_in_are_theirs_and_so_are_the_rematches(tables):
    ann, bob = await account(tables, "Ann"), await account(tables, "Bob")
    one = await Person.creates(tables, name="Ann", account=ann.id)
    other = await Person.sits(tables, one.table, account=bob.id)
    await one.reveals()
    await other.reveals()
    await one.does(Resign("enough"))
    await one.offers()
    await other.offers()
    again = await one.goes_on()
    assert await listed(tables, ann) == [(again.table, "A"), (one.table, "A")], "those that go on come first"
    assert [one.table.id for one in await games_of(tables, bob.id, skip=1)] == [one.table]
    assert [record is not None async for _, record in exported_games(tables, ann.id)] == [False, True]
    await admin.revoke_seat(tables.storage, one.table, Seat.B, 0.0)
    assert await listed(tables, bob) == [(again.table, "B"), (one.table, "B")]


async def test_an_account_opens_its_seat_without_a_token(tables):
    ann, bob = await account(tables, "Ann"), await account(tables, "Bob")
    one = await Person.creates(tables, name="Ann", account=ann.id)
    other = await Person.sits(tables, one.table, "Robert")
    for person in (one, other):
        await person.reveals()
    for owner in (Owner(ann.id), Owner(ann.id, Seat.A)):
        assert await shown(tables, one.table, owner) == await one.sees(), "the same as with the token"
    for stranger in (Owner(bob.id), Owner(ann.id, Seat.B), Owner("")):
        assert await code_of(tables.watching.viewer(one.table, stranger)) == "not_seated"
    view = (await one.sees()).view
    if not view["legal"]:
        await other.plays((await other.sees()).view["legal"][0])
        view = (await one.sees()).view
    await tables.changes.command(one.table, Owner(ann.id), Play("elsewhere", view["legal"][0], view["ply"]))
    assert (await one.sees()).view["ply"] == view["ply"] + 1, "both devices play the same game"


async def test_what_the_host_has_revoked_opens_for_no_account_until_it_is_reissued(tables):
    ann = await account(tables, "Ann")
    one = await Person.creates(tables, name="Ann", account=ann.id)
    await admin.revoke_seat(tables.storage, one.table, Seat.A, 0.0)
    await tables.admin_events.poll()
    assert await code_of(tables.watching.viewer(one.table, Owner(ann.id))) == "not_seated"
    await admin.revoke_seat(tables.storage, one.table, Seat.A, 0.0, reissue=True)
    await tables.admin_events.poll()
    assert await tables.watching.viewer(one.table, Owner(ann.id)) == "A"
    assert await code_of(one.sees()) == "not_seated"


async def test_a_deleted_account_opens_nothing(tables):
    ann = await account(tables, "Ann")
    one = await Person.creates(tables, name="Ann", account=ann.id)
    await tables.delete_account(ann.id)
    assert await code_of(tables.watching.viewer(one.table, Owner(ann.id))) == "not_seated"


async def test_a_rematch_that_an_account_offered_is_opened_by_it_alone(tables):
    ann = await account(tables, "Ann")
    one = await Person.creates(tables, name="Ann", account=ann.id)
    bob = await Person.sits(tables, one.table)
    await one.reveals()
    await bob.reveals()
    await one.does(Resign("enough"))
    await tables.changes.command(one.table, Owner(ann.id), OfferRematch("again", "0" * 64))
    await bob.offers()
    for key in (Owner(ann.id), one.token):
        following = await tables.watching.next_seat(one.table, key)
        assert following is not None
        assert following.token is None
        assert await tables.watching.viewer(following.table, Owner(ann.id)) == "A"
    assert (await bob.goes_on()).seat == "B"


async def test_at_one_screen_the_account_has_both_seats_unless_one_is_anothers(tables):
    ann, bob = await account(tables, "Ann"), await account(tables, "Bob")
    screen = await Person.creates(tables, "same_screen", name="Ann", account=ann.id)
    assert [await tables.watching.viewer(screen.table, Owner(ann.id, seat)) for seat in Seat] == ["A", "B"]
    await tables.seating.adopt(screen.table, screen.other_token, bob)
    assert await code_of(tables.watching.viewer(screen.table, Owner(ann.id, Seat.B))) == "not_seated"
    assert await tables.watching.viewer(screen.table, Owner(bob.id)) == "B"


async def test_only_games_that_go_on_can_be_listed(tables):
    ann = await account(tables, "Ann")
    one = await Person.creates(tables, "bot", "potboy", name="Ann", account=ann.id)
    other = await Person.creates(tables, name="Ann", account=ann.id)
    await one.reveals()
    await one.does(Resign("enough"))
    assert [game.table.id for game in await games_of(tables, ann.id, going=True)] == [other.table]


async def test_an_export_lets_others_through_between_any_two_games(tables):
    ann, turns = await account(tables, "Ann"), list[None]()
    for _ in range(5):
        await Person.creates(tables, "bot", "potboy", name="Ann", account=ann.id)

    async def others() -> None:
        while True:
            turns.append(None)
            await asyncio.sleep(0)

    playing, before = asyncio.create_task(others()), 0
    async for _ in exported_games(tables, ann.id):
        assert len(turns) > before
        before = len(turns)
    playing.cancel()
    assert before


async def dump(url: str, storage) -> str:
    """Return all that is stored: every row, and the file with what SQLite has freed, or what pg_dump says."""
    rows = []
    async with snapshot(storage.engine) as connection:
        for table in schema.metadata.sorted_tables:
            rows += [json.dumps(list(map(str, row))) for row in await connection.execute(table.select())]
    if url.startswith("sqlite"):
        file = Path(url.removeprefix("sqlite:///"))
        raw = [path.read_bytes() for path in (file, Path(f"{file}-wal")) if path.exists()]
        return "\n".join(rows) + b"".join(raw).decode("utf-8", "ignore")
    home = binaries()
    assert home is not None
    told = subprocess.run([home / "pg_dump", f"--dbname={url}"], check=True, capture_output=True, text=True).stdout
    return "\n".join(rows) + told


async def everything(tables: Tables) -> tuple[Account, list[str], list[Person]]:
    """Make an account with all that one can have; return it, what must be gone once it is deleted, and its seats."""
    accounts, site = tables.accounts, Site.of("https://claim.example")
    passkey = Authenticator(site.origin)
    made = await accounts.create(
        passkey.creates(await accounts.begin_creation("Zebedee", site)), site, "Netscape", lambda: None
    )
    mine = await accounts.rename(made.account, "Ermintrude")
    await accounts.begin_passkey(mine, site)
    signed_in, browser = await accounts.signed_in(made.token), Receiver()
    assert signed_in is not None
    endpoint = "https://push.example/zephaniah"
    await Subscriptions(tables.storage, time.time).add(signed_in, endpoint, **browser.keys, language="it")
    one = await Person.creates(tables, name="Ermintrude", account=mine.id)
    bob = await Person.sits(tables, one.table)
    await one.reveals()
    await bob.reveals()
    rng = random.Random(3)
    await play_on([one, bob], rng)
    await one.offers()
    await bob.offers()
    again = await one.goes_on()
    sat = await Person.creates(tables, name="Bob")
    guest = await Person.sits(tables, sat.table, name="Florence")
    await tables.seating.adopt(sat.table, guest.token, mine)
    await admin.rename_seat(tables.storage, sat.table, Seat.B, "Dougal", 0.0)
    await tables.admin_events.poll()
    screen = await Person.creates(tables, "same_screen", name="Ermintrude", account=mine.id)
    bot = (await tables.daily.state(None, None)).opponent
    run = await Person.creates(tables, "bot", bot, "Ermintrude", account=mine.id, daily=Daily(PLAYER))
    other = await account(tables, "Brian")
    challenge = await Person.creates(tables, name="Brian", account=other.id)
    await tables.friends.challenge(other.id, "Brian", mine.id, "Ann", await tables.live.public_state(challenge.table))
    for between in (schema.follows, schema.blocked_accounts):
        row = {"account": mine.id, "other": other.id, "since": 0}
        async with tables.storage.transaction() as connection:
            await connection.execute(between.insert(), [row, {**row, "account": other.id, "other": mine.id}])
    await tables.friends.presence.show({mine.id: True})
    people = [one, again, guest, screen, run]
    rows = await tables.storage.rows(schema.accounts.select().where(schema.accounts.c.id == mine.id))
    keys = await tables.storage.rows(schema.passkeys.select())
    gone = ["zebedee", "Ermintrude", "errnintrude", "Florence", "Dougal", "Netscape", mine.id]
    gone += [endpoint, tokens.digest(endpoint), *browser.keys.values()]
    gone += [rows[0].recovery, keys[0].id, keys[0].key, tokens.digest(made.token), tokens.digest(PLAYER)]
    gone += [tokens.digest(person.token) for person in people] + [tokens.digest(screen.other_token or "")]
    sitting = schema.log.select().where(schema.log.c.table_id == sat.table, schema.log.c.kind == "sat")
    gone += [row.command for row in await tables.storage.rows(sitting)]
    gone += [
        row.creation for row in await tables.storage.rows(schema.tables.select()) if row.id in (one.table, run.table)
    ]
    return mine, gone, [*people, bob]


async def test_a_deleted_account_leaves_no_name_key_or_hash_and_its_games_stay(url):
    async with serving(url) as tables:
        mine, gone, (one, again, guest, screen, run, bob) = await everything(tables)
        before = await dump(url, tables.storage)
        missing = [text for text in gone if text not in before]
        assert missing == [], "or there would be nothing to find"
        await tables.delete_account(mine.id)
        after = await dump(url, tables.storage)
        assert [text for text in gone if text in after] == []
        for person in (one, again, guest, screen, run):
            assert await code_of(person.sees()) == "not_seated"
        record = await tables.advice.record(one.table)
        assert record.players == {"A": ANONYMOUS, "B": "Bob"}
        assert record.fair is not None
        left = await (await bob.goes_on()).sees()
        assert (left.table["status"], left.table["seats"]["A"]["left"]) == ("over", True), "nobody waits for it"
        assert [account.name for account in await tables.accounts.all()] == ["Brian"]
    storage = await open_storage(url, serving=False)
    async with snapshot(storage.engine) as connection:
        problems = [problem async for _, found in check_all(connection) for problem in found]
    await storage.close()
    assert problems == []


async def test_an_unreadable_table_goes_with_the_account(file):
    async with serving(file) as tables:
        mine = await account(tables, "Ann")
        broken = await Person.creates(tables, name="Ann", account=mine.id)
        async with transaction(tables.storage.engine) as connection:
            await connection.execute(schema.log.update().values(payload='{"Ann'))
        await delete_account(tables.storage, mine.id, 0.0)
        await tables.admin_events.poll()
        assert await code_of(broken.sees()) == "no_table"


async def test_many_games_are_forgotten_in_several_steps(file):
    async with serving(file) as tables:
        mine = await account(tables, "Ann")
        people = [await Person.creates(tables, name="Ann", account=mine.id) for _ in range(2 * BATCH + 1)]
        await tables.delete_account(mine.id)
        assert {await code_of(person.sees()) for person in people} == {"not_seated"}
        assert await games_of(tables, mine.id) == []


@pytest.mark.parametrize("same", [True, False])
async def test_at_one_screen_the_other_seat_is_forgotten_too_unless_it_is_anothers(file, same):
    async with serving(file) as tables:
        mine, other = await account(tables, "Ann"), await account(tables, "Bob")
        screen = await Person.creates(tables, "same_screen", name="Ann", account=mine.id)
        if not same:
            await tables.seating.adopt(screen.table, screen.other_token, other)
        await tables.delete_account(mine.id)
        seats = (await tables.live.public_state(screen.table)).seats
        assert [seats[seat].name for seat in seats] == [ANONYMOUS, ANONYMOUS if same else "Bob"]


async def test_no_game_is_stored_for_an_account_that_is_gone(url, tables):
    """A request may have asked whose session it is a moment before the account was deleted."""
    mine = await account(tables, "Ann")
    seat = await Person.creates(tables, name="Somebody")
    await tables.delete_account(mine.id)
    assert await code_of(Person.creates(tables, name="Ann", account=mine.id)) == "not_signed_in"
    assert await code_of(Person.sits(tables, seat.table, "Ann", mine.id)) == "not_signed_in"
    assert await code_of(tables.seating.adopt(seat.table, seat.token, mine)) == "not_signed_in"
    assert mine.id not in await dump(url, tables.storage)
