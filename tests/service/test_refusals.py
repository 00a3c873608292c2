"""What a table refuses, and with which code; and what it shows to whom."""

import pytest

from claim.tables.commands import Create, Leave, Play, Resign, Reveal, Sit
from claim.tables.errors import TableError
from claim.tables.options import Options
from claim.web.wire.base import encode
from tests.service.people import Person, code_of, command_id, pair

HEX = "ab" * 32


async def test_bad_requests_are_refused_with_a_code(tables):
    for bad in ("short", "no spaces in this one", None):
        wanted = Create(bad, "bot", "Ann", HEX, "squire")  # type: ignore[arg-type]
        assert await code_of(tables.seating.create(wanted)) == "bad_command_id"
    friend = await Person.creates(tables)
    assert friend.other_token is None
    assert await code_of(tables.seating.sit(friend.table, Sit("short", "Bob", HEX))) == "bad_command_id"
    for table in ("", "nowhere", "x" * 65, "a\0b", "../etc", "💀"):
        assert await code_of(tables.live.public_state(table)) == "no_table"
        assert await code_of(tables.changes.command(table, "t", Resign("r"))) == "no_table"
        assert await code_of(Person.sits(tables, table)) == "no_table"
    ann, bob = await pair(tables)
    assert await code_of(Person.sits(tables, ann.table)) == "seat_taken"
    assert await code_of(ann.reveals()) == "wrong_moment"
    assert await code_of(ann.plays("G0", 1)) == "stale_play"
    assert await code_of(ann.does(Play("p", "G0", True))) == "stale_play"
    assert await code_of(ann.does(Play("p", "Z9", 0))) == "bad_card"
    assert await code_of(ann.does(Play("p", None, 0))) == "bad_card"  # type: ignore[arg-type]
    assert await code_of(ann.does(Resign("no spaces!"))) == "bad_command_id"
    assert await code_of(tables.advice.hint(ann.table, ann.token)) == "no_hints"
    mover, other = (ann, bob) if (await ann.sees()).view["legal"] else (bob, ann)
    assert await code_of(other.plays("G0")) == "not_your_turn"
    refusals = (await other.sees()).refusals
    assert {one["code"] for one in refusals.values()} == {"not_your_turn"}
    assert (await mover.sees()).refusals == {}


async def test_every_way_to_a_seat_checks_the_name_and_says_which_it_was(tables):
    ann = await Person.creates(tables, name="  Ａｎｎ ")
    assert (await ann.sees()).table["seats"]["A"]["name"] == "Ann"
    for bad, wanted in (("\u3164", "bad_name"), ("steward", "bot_name"), ("RÉGENT", "bot_name")):
        assert await code_of(Person.creates(tables, name=bad)) == wanted
        assert await code_of(tables.seating.sit(ann.table, Sit(command_id(), bad, HEX))) == wanted
        with pytest.raises(TableError) as raised:
            await tables.seating.create(Create(command_id(), "same_screen", "Ann", HEX, other_name=bad))
        assert raised.value.code == wanted
        assert raised.value.params["field"] == "other_name"


async def test_a_contribution_other_than_the_one_committed_to_is_refused(tables):
    ann = await Person.creates(tables, "bot", "squire")
    assert await code_of(ann.does(Reveal("r", HEX))) == "wrong_reveal"
    assert await code_of(ann.does(Reveal("r", "no"))) == "bad_hex"
    assert (await ann.sees()).table["status"] == "revealing"


async def test_only_games_that_strangers_may_find_are_listed(tables):
    """However many others are newer. A seat kept for a friend is not open to readers of the list."""
    ann, _ = await pair(tables, Options(listed=True))
    private, _ = await pair(tables)
    for _ in range(2):
        alone = await Person.creates(tables, "same_screen")
        await alone.reveals()
    await Person.creates(tables)
    assert [one.id for one in await tables.watching.listing(most=2)] == [ann.table]
    for _ in range(3):
        closed = await Person.creates(tables)
        await closed.does(Leave("bye"))  # before there was a game: however many, and however new
    assert await tables.watching.listing("revealing") == await tables.watching.listing("over") == []
    await private.does(Resign("enough"))
    await ann.does(Resign("enough"))
    assert [one.id for one in await tables.watching.listing("over", most=2)] == [ann.table]
    for status in ("waiting", "nowhere"):
        assert await code_of(tables.watching.listing(status)) == "bad_status"
    assert "token" not in encode(await tables.watching.listing("over"))
