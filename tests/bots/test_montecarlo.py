import random

import pytest

from claim.bots.belief import Belief
from claim.bots.flat import FlatSearch
from claim.bots.montecarlo import MonteCarloBot
from claim.bots.situation import situation
from claim.game.game import Game
from tests.pure import interpreted
from tests.strategies import played


def test_the_same_view_and_seed_give_the_same_card():
    bot = MonteCarloBot(playouts=60)
    for plays in (0, 5, 20, 30, 45):
        game = played(Game.deal(7), random.Random(plays), plays)
        assert game.turn is not None
        view = game.view(game.turn)
        card = bot.choose(view, random.Random(2))
        assert card in game.legal()
        assert bot.choose(view, random.Random(2)) == card


@pytest.mark.usefixtures("compiled")
def test_compiled_and_interpreted_playouts_agree():
    pure = interpreted()
    for plays in (0, 7, 30, 41):
        game = played(Game.deal(plays), random.Random(plays), plays)
        assert game.turn is not None
        found = situation(game.view(game.turn))
        results = []
        for flat, belief in ((FlatSearch(), Belief), (pure.flat.FlatSearch(), pure.belief.Belief)):
            flat.begin(belief(found.unseen, found.unseen, found.their_count, found.their_draws), 11)
            card, scores = game.legal()[0].number, (found.score, found.their_score)
            if game.phase == 1:
                rest = (found.followers, found.hidden, found.their_prizes, *scores, found.led, found.prize)
                results.append([flat.recruit(card, found.hand, *rest) for _ in range(3)])
            else:
                leads = 0 if found.led < 0 else 1
                ends = [flat.gather(card, found.hand, found.unseen, *scores, leads, found.led) for _ in range(3)]
                results.append(ends)
        assert results[0] == results[1]


def test_montecarlo_finds_the_deciding_trick():
    """Two votes each, so the Goblins decide: the led Goblin 5 must be taken now, because a Knight is waiting."""
    game = Game.parse("2 B .5... 29.... ..3.. ...4.1 G5")
    assert MonteCarloBot(200).choose(game.view("B"), random.Random(1)) == "G9"
