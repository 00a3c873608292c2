from itertools import combinations

import pytest

from claim.game.game import Game
from tests.solver import minimax
from tests.solver.grouped import groups
from tests.solver.positions import positions


def test_every_card_that_may_be_played_is_in_one_class():
    for text in positions("classes", 80, 8):
        assert [card for group in groups(text) for card in group] == list(Game.parse(text).legal())


def test_cards_of_one_class_have_one_value_whatever_is_scored_so_far():
    for text in positions("alike", 150, 4):
        values = minimax.values(text)
        assert all(
            values[first] == values[second] for group in groups(text) for first, second in combinations(group, 2)
        )


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2 A 37.... 5...1. .... .... -", ["G3", "G7"]),  # G5 does
        ("2 A .37... .2..9. .... .... -", ["K3 K7"]),
        ("2 A .378... .2..56. .... .... -", ["K3 K7", "K8"]),  # K8 decides two against two
        ("2 A .378... .2..56. .9... .... -", ["K3 K7 K8"]),  # of five Knights none decides (R24)
        ("2 A ..37.. ..2.. ..9.. .... U5", ["U3", "U7"]),  # U5, which was led, does
        ("2 A 001.... 2..3.4. .... .... -", ["G0 G1"]),  # the zeros are one card (R1)
    ],
)
def test_what_tells_cards_apart(text, expected):
    assert [" ".join(group) for group in groups(text)] == expected
