"""A word before a blunder: the hint that speaks against a card, for whoever plays it, and only where hints are on."""

import pytest

from claim.game.view import View
from claim.reviews.hint import Hint
from claim.tables.commands import Play
from claim.tables.options import Options
from tests.service.people import Person, QuickBotWorkers, code_of, pair, serving, until_turn
from tests.service.strict import only_the_last_wins


class StrictWorkers(QuickBotWorkers):
    """Workers that think so."""

    def think(self, view: View) -> Hint:
        return only_the_last_wins(view)


async def test_a_blunder_is_answered_with_the_hint_which_counts(url):
    workers = StrictWorkers(1)
    async with serving(url, workers) as tables:
        ann = await Person.creates(tables, "bot", "potboy", options=Options(leader="A"))
        await ann.reveals()
        view = await until_turn(ann)
        bad, good = Play("p", view["legal"][0], 0), Play("q", view["legal"][-1], 0)
        assert await tables.advice.warning(ann.table, ann.token, bad) is None  # nothing was weighed
        await tables.advice.weigh(ann.table, ann.token)
        table = (await ann.sees()).table
        assert table["hints_given"] == 0
        assert await tables.advice.warning(ann.table, ann.token, good) is None
        for _ in range(2):  # the answer may have been lost
            found = await tables.advice.warning(ann.table, ann.token, bad)
            assert found is not None
            assert found.card == good.card
            assert ((await ann.sees()).table["hints_given"], (await ann.sees()).table["ply"]) == (1, 0)
        assert len(workers.asked) == 1
        assert workers.asked[0].seat == ann.seat  # what the bot holds was not in it
        await ann.does(bad)
        assert (await ann.sees()).table["ply"] >= 1
        assert (
            await tables.advice.warning(ann.table, ann.token, bad) is None
        )  # played: the command is answered as before


@pytest.mark.parametrize("options", [Options(hints=False), Options(by_heart=True)])
async def test_nothing_is_weighed_or_said_where_there_are_no_hints(file, options):
    workers = StrictWorkers(1)
    async with serving(file, workers) as tables:
        ann = await Person.creates(tables, "bot", "potboy", options=options)
        await ann.reveals()
        view = await until_turn(ann)
        await tables.advice.weigh(ann.table, ann.token)
        assert workers.asked == []
        with await tables.live.get(ann.table) as live:
            assert live.table.game is not None
            workers.asked.append(live.table.game.view(ann.seat))  # as if somebody had
        assert await tables.advice.warning(ann.table, ann.token, Play("p", view["legal"][0], view["ply"])) is None
        friends = await pair(tables)
        for one in friends:
            await tables.advice.weigh(one.table, one.token)
            legal = ((await one.sees()).view or {})["legal"]
            assert await tables.advice.warning(one.table, one.token, Play("p", (legal or ["G0"])[0], 0)) is None
        assert len(workers.asked) == 1


async def test_only_the_seat_that_plays_now_is_warned(file):
    workers = StrictWorkers(1)
    async with serving(file, workers) as tables:
        ann = await Person.creates(tables, "bot", "potboy", options=Options(leader="A"))
        assert await code_of(tables.advice.weigh(ann.table, None)) == "not_seated"
        assert await code_of(tables.advice.warning(ann.table, "wrong", Play("p", "G0", 0))) == "not_seated"
        await tables.advice.weigh(ann.table, ann.token)  # before the deal there is nothing to weigh
        await ann.reveals()
        view = await until_turn(ann)
        await tables.advice.weigh(ann.table, ann.token)
        elsewhere = next(card for card in (f"X{value}" for value in range(10)) if card not in view["legal"])
        for card, ply in ((view["legal"][0], 1), (elsewhere, 0), ("", 0)):
            assert await tables.advice.warning(ann.table, ann.token, Play("p", card, ply)) is None
