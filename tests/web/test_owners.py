"""Whose a bot is: it thinks in turn with the bots of other addresses."""

from harness.clients import Person
from tests.service.people import QuickBotWorkers
from tests.web.running import server


def test_a_bot_is_of_the_address_that_plays_with_it(tmp_path, monkeypatch):
    owners: list[str] = []
    think = QuickBotWorkers.bot_card

    async def noted(self, bot, view, seed, seat, ply, steady=False, owner=""):
        owners.append(owner)
        return await think(self, bot, view, seed, seat, ply, steady, owner)

    monkeypatch.setattr(QuickBotWorkers, "bot_card", noted)
    with server(f"sqlite:///{tmp_path}/t.sqlite") as host:
        ann = Person.creates(host, "bot", "potboy").connects()
        ann.reveals()
        while (state := ann.hears_turn())["table"]["status"] != "over":
            ann.plays(state["view"]["legal"][0])
    assert len(owners) == 26
    assert set(owners) == {"127.0.0.1"}
