import random

from claim.arena.pairings import Pairing, play_arena
from claim.bots.registry import make_bot
from claim.game.game import Game


def choice(position: str, seat: str) -> str:
    return make_bot("greedy").choose(Game.parse(position).view(seat), random.Random(1))


def test_greedy_wins_a_good_prize_as_cheaply_as_it_can():
    """Phase one: U9 is worth winning, and G3 is enough."""
    assert choice("1 B .... 137.... .... .... G2 .... .... U9,D0,D1,D2,D3,D4".replace("....", "45....", 1), "B") == "G3"


def test_greedy_throws_its_worst_card_at_a_poor_prize():
    assert choice("1 B 45.... 137.... .... .... G2 .... .... D0,U9,D7,D8,D9,U8", "B") == "G1"


def test_greedy_takes_what_it_can_in_phase_two():
    assert choice("2 B 4.... 1.9... .... .... U5".replace("1.9...", "1..9.."), "B") == "U9"


def test_greedy_loses_a_trick_to_score_the_dwarves():
    """R20: the loser scores both Dwarves."""
    assert choice("2 B 4.... ...19. .... .... D5", "B") == "D1"


def test_greedy_clearly_beats_random():
    """About 85% of the points; 200 games on fixed deals."""
    tally = play_arena(Pairing("greedy", "random", 100, "test"), jobs=1)
    assert 0.75 < tally.score < 0.95
    assert tally.ci95()[0] > 0.7
