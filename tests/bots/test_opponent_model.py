import random

import pytest

from claim.bots.opponent_model import PRIOR, agreements, plays_by_thumb
from claim.bots.registry import make_bot
from claim.bots.traps import TRAPS
from claim.game.cards import Seat
from claim.game.game import Game
from tests.strategies import played


def against(name: str, number: int, plays: int) -> Game:
    """Return a game in which seat B is the named bot and seat A plays at random."""
    rng, other, game = random.Random(number), make_bot(name), Game.deal(number)
    while len(game.plays) < plays:
        assert game.turn is not None
        game = game.play(rng.choice(game.legal()) if game.turn is Seat.A else other.choose(game.view("B"), rng))
    return game


@pytest.mark.parametrize("number", range(6))
def test_greedy_always_follows_the_rule_of_thumb(number):
    seen = list(agreements(against("greedy", number, 52).view("A")))
    assert len(seen) >= 12
    assert all(seen)
    assert plays_by_thumb(against("greedy", number, 30).view("A")) > 0.7


@pytest.mark.parametrize("name", ["random", "montecarlo", "potboy"])
def test_other_bots_are_not_mistaken_for_rule_of_thumb_players(name):
    for number in range(3):
        assert plays_by_thumb(against(name, number, 40).view("A")) < PRIOR
        assert all(plays_by_thumb(against(name, number, plays).view("A")) <= TRAPS.sure for plays in range(28, 52, 6))


def test_greedy_is_recognised_before_phase_two_is_half_over():
    assert all(plays_by_thumb(against("greedy", number, 36).view("A")) > TRAPS.sure for number in range(6))


def test_a_player_who_never_had_a_choice_reveals_nothing():
    """A position without its history: no play is known."""
    game = Game.parse(str(played(Game.deal(3), random.Random(3), 30)))
    assert game.turn is not None
    assert plays_by_thumb(game.view(game.turn)) == pytest.approx(PRIOR)
