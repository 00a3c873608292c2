import random

import pytest

from claim.bots.levels import LEVELS, measured
from claim.bots.registry import make_bot
from claim.game.game import Game
from tests.strategies import played


def test_the_levels_are_five_bots_in_order():
    assert [level.number for level in LEVELS] == [1, 2, 3, 4, 5]
    for level in LEVELS:
        assert make_bot(level.name).name == level.name
        assert make_bot(level.name).version == level.version


def test_each_level_is_rated_above_the_one_below():
    ratings = [measured()[level.name]["rating"] for level in LEVELS]
    assert ratings == sorted(ratings)
    assert ratings[0] > measured()["random"]["rating"]


@pytest.mark.parametrize(
    ("position", "card"),
    [
        ("1 A 19.... 28.... .... .... - .... .... U9,K6,D7,X8", "G9"),  # it glitters
        ("1 A 19.... 28.... .... .... - .... .... U2,K6,D7,X8", "G1"),  # it does not
        ("2 A 19.... 28.... .... .... -", "G9"),
    ],
)
def test_the_potboy_plays_high_for_a_high_prize(position, card):
    assert make_bot("potboy").choose(Game.parse(position).view("A"), random.Random(1)) == card


def test_the_squire_plays_by_the_rule_of_thumb():
    for number in range(20):
        game = played(Game.deal(number), random.Random(number), number * 2)
        assert game.turn is not None
        view = game.view(game.turn)
        choices = [make_bot(name).choose(view, random.Random(5)) for name in ("squire", "greedy")]
        assert choices[0] == choices[1]
