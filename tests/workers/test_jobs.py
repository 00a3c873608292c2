"""What worker processes do: a forced card takes as much thought as another where the hand is secret."""

import random
from collections import Counter

import pytest

from claim.bots.base import Bot, move_rng
from claim.bots.registry import make_bot
from claim.game.cards import Card
from claim.game.game import Game
from claim.game.view import View
from claim.workers import jobs


class Counted(Bot):
    """A bot that counts how often it had to think."""

    name = "counted"

    def __init__(self) -> None:
        self.thoughts: Counter[tuple[int, bool]] = Counter()  # by phase, and whether the card was forced

    def choose(self, view: View, _: random.Random) -> Card:
        return view.legal[0] if len(view.legal) == 1 else self.think(view, _)

    def think(self, view: View, _: random.Random) -> Card:
        self.thoughts[view.phase, len(view.legal) == 1] += 1
        return view.legal[0]


def test_forced_cards_of_phase_one_take_a_thought_like_free_ones(monkeypatch):
    bot, asked = Counted(), Counter[tuple[int, bool]]()
    monkeypatch.setattr(jobs, "_bot", lambda *_: bot)
    for number in range(5):
        game = Game.deal(number)
        while (seat := game.turn) is not None:
            view = game.view(seat)
            asked[view.phase, len(view.legal) == 1] += 1
            game = game.play(jobs.bot_card("counted", view, "seed", seat, len(game.plays))[0])
    assert all(asked[phase, forced] for phase in (1, 2) for forced in (True, False))
    assert bot.thoughts == {one: times for one, times in asked.items() if one != (2, True)}


@pytest.mark.parametrize("name", ["potboy", "squire", "steward", "regent"])
def test_a_thought_about_a_forced_card_finds_that_card(name):
    bot, squire, game = make_bot(name), make_bot("squire"), Game.deal(2)
    forced = 0
    while (seat := game.turn) is not None:
        view, rng = game.view(seat), move_rng("seed", seat, len(game.plays))
        if len(view.legal) == 1:
            forced += 1
            assert bot.think(view, rng) == view.legal[0]
        game = game.play(squire.choose(view, rng))
    assert forced


def test_outside_a_server_no_thought_is_wasted_on_a_forced_card(monkeypatch):
    game, bot, squire = Game.deal(2), make_bot("regent"), make_bot("squire")
    monkeypatch.setattr(bot, "think", None)
    while (seat := game.turn) is not None:
        view, rng = game.view(seat), move_rng("seed", seat, len(game.plays))
        if len(view.legal) == 1:
            assert bot.choose(view, rng) == view.legal[0]
        game = game.play(squire.choose(view, rng))
