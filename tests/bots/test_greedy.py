import random

import pytest

from claim.arena.pairings import Pairing, play_arena
from claim.bots.registry import make_bot
from claim.game.game import Game


@pytest.mark.parametrize(
    ("position", "card"),
    [
        ("1 B 45.... 137.... .... .... G2 .... .... U9,D0,D1,D2,D3,D4", "G3"),  # U9 is worth winning, and G3 is enough
        ("1 B 45.... 137.... .... .... G2 .... .... D0,U9,D7,D8,D9,U8", "G1"),  # its worst card for a poor prize
        ("2 B 4.... 1..9.. .... .... U5", "U9"),  # it takes what it can in phase two
        ("2 B 4.... ...19. .... .... D5", "D1"),  # and loses where the loser scores both Dwarves (R20)
    ],
)
def test_greedy_plays_for_what_the_trick_is_worth(position, card):
    """R20."""
    assert make_bot("greedy").choose(Game.parse(position).view("B"), random.Random(1)) == card


def test_greedy_clearly_beats_random():
    """About 85% of the points; 200 games on fixed deals."""
    tally = play_arena(Pairing("greedy", "random", 100, "test"), jobs=1)
    assert 0.75 < tally.score < 0.95
    assert tally.ci95()[0] > 0.7
