"""A deal played again, from the same side or from the other: chosen, not drawn, and its record says so."""

import json
import random

import pytest

from claim.records.errors import BadRecord
from claim.records.record import Record
from claim.records.verify import check
from claim.reviews.recheck import recheck
from claim.storage.deletion import delete_tables
from claim.tables.commands import Create, DealOf, Leave, Resign
from claim.tables.options import Options
from claim.tables.table import Status, replay
from tests.service.people import Person, against_bot, code_of, command_id, pair, play_on, serving, until_turn


async def played_out(tables, **more) -> tuple[Person, Record]:
    """Return a person who always plays the first card they may, and the record of their game."""
    ann = await Person.creates(tables, "bot", "squire", **more)
    if "deal_of" not in more:
        await ann.reveals()
    while (view := await until_turn(ann))["legal"]:
        await ann.plays(view["legal"][0])
    return ann, await tables.advice.record(ann.table)


async def given_up(tables) -> tuple[Person, Record]:
    """Return a person who has given up a game before the first card, and its record."""
    ann = await Person.creates(tables, "bot", "squire")
    await ann.reveals()
    await ann.does(Resign("r"))
    return ann, await tables.advice.record(ann.table)


async def test_the_same_deal_again_is_the_same_game_if_one_plays_the_same(tables):
    """The bot answers alike, so that what differs between two games is what the person did. A leader who is named (R4)
    leads the rematch, not a deal that has its own."""
    first, record = await played_out(tables)
    assert record.game.dealt is not None
    named = Options(leader="BA"[record.game.dealt.leader])
    again, chosen = await played_out(tables, deal_of=DealOf(first.table), options=named)
    assert chosen.game == record.game
    assert chosen.game.dealt is not None
    assert chosen.game.dealt.seed is None
    assert chosen.to_json()["chosen"] == {"table": first.table, "swapped": False}
    assert chosen.fair is None
    assert Record.parse(json.dumps(chosen.to_json())) == Record.parse(chosen.to_text()) == chosen
    assert recheck(chosen).differences == ()
    with pytest.raises(BadRecord, match="chosen, not drawn"):
        check(chosen)
    assert (await again.sees()).table["deal_of"] == {"table": first.table, "swapped": False}
    await again.offers()
    rematch = await again.goes_on()
    state = await rematch.sees()
    assert state.table["status"] == "revealing"
    assert state.table["deal_of"] is None
    assert state.table["options"]["leader"] == named.leader
    await rematch.reveals()
    await rematch.does(Resign("r"))
    assert all(one.ok for one in check(await tables.advice.record(rematch.table)))


async def test_from_the_other_side_each_has_what_the_other_had(tables):
    """R4: the lead goes with the hand. The log needs the other table no longer, which may be deleted."""
    leaders: set[str] = set()
    while leaders != {"A", "B"}:
        first, record = await given_up(tables)
        dealt = record.game.dealt
        assert dealt is not None
        ann = await Person.creates(tables, "bot", "potboy", deal_of=DealOf(first.table, True))
        await delete_tables(tables.storage, [first.table])
        tables.live.evict(first.table)
        table = replay(ann.table, (await tables.storage.facts(ann.table))[:1])
        assert table.status is Status.PLAYING
        assert table.game is not None
        swapped = table.game.dealt
        assert swapped is not None
        assert table.game.hand("A") == record.game.moments()[0].hand("B")
        assert table.game.hand("B") == record.game.moments()[0].hand("A")
        assert swapped.cards[26:] == dealt.cards[26:]
        assert swapped.leader == 1 - dealt.leader
        assert table.bot_to_move is (swapped.leader == 1)
        leaders.add("AB"[swapped.leader])
        state = await ann.sees(0)
        assert state.table["seats"]["A"]["committed"] is False
        assert state.events[0][0]["kind"] == "dealt"
        assert await code_of(ann.reveals()) == "wrong_moment"
    await against_bot(ann, random.Random(1))
    assert (await tables.advice.record(ann.table)).chosen is not None


async def test_a_bot_that_has_the_lead_of_a_deal_played_again_plays_after_a_restart(tmp_path):
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    async with serving(url) as tables:
        while True:
            first, record = await given_up(tables)
            if record.game.dealt is not None and record.game.dealt.leader == 1:
                break
    async with serving(url) as tables:
        tables.bots.close()  # as if the server died before the bot played
        ann = await Person.creates(tables, "bot", "squire", deal_of=DealOf(first.table))
        assert await tables.storage.waiting_for_bots() == [ann.table]
    async with serving(url) as tables:
        ann.tables = tables
        assert (await until_turn(ann))["led"] is not None


async def test_deals_that_cannot_be_played_again_are_refused_with_a_code(tables):
    ann, bob = await pair(tables)
    for table, code in ((ann.table, "not_over"), ("nowhere-at-all", "no_table"), ("", "no_table")):
        assert await code_of(Person.creates(tables, "bot", "potboy", deal_of=DealOf(table))) == code
    await play_on([ann, bob], random.Random(1), 4)
    await ann.does(Resign("r"))
    for kind in ("friend", "same_screen"):
        assert await code_of(Person.creates(tables, kind, deal_of=DealOf(ann.table))) == "deal_without_bot"
    closed = await Person.creates(tables)
    await closed.does(Leave("l"))
    assert await code_of(Person.creates(tables, "bot", "potboy", deal_of=DealOf(closed.table))) == "no_deal"
    wanted = Create(command_id(), "bot", "Eve", "c" * 64, "potboy", deal_of=DealOf(ann.table))
    seated = [await tables.seating.create(wanted) for _ in range(2)]  # two people's deal, against a bot
    assert seated[0].keys == seated[1].keys  # the bot may have led in between
