"""What each card is worth: exact in phase two, a chance in phase one that never depends on hidden cards."""

import random

import pytest

from claim.game.errors import BadText
from claim.game.game import Game
from claim.solver.solution import solve
from claim.studies.worth import QUICK_TRICKS, is_quick, worth
from claim.version import interpreted
from tests.strategies import played

ROUNDS = 300


def alike_to_a() -> tuple[Game, Game]:
    """Return two games that differ only in what A, who is to move, does not see."""
    game = Game.deal(7)
    assert game.dealt is not None
    deck = [*game.dealt.cards]
    deck[13:], leader = [*deck[26:39], *deck[13:26], *reversed(deck[39:])], "A"
    prize = game.prize
    assert prize is not None
    deck.remove(prize)
    deck.insert(26, prize)
    game, other = Game.from_deck(game.dealt.cards, leader), Game.from_deck(deck, leader)
    assert game.view("A").to_json() == other.view("A").to_json()
    return game, other


@pytest.mark.parametrize("plays", [34, 41, 50])
def test_in_phase_two_every_card_has_its_exact_value(plays):
    game = played(Game.deal(3), random.Random(3), plays)
    found = worth(game)
    sign = 1 if game.turn == "A" else -1
    assert found.exact
    assert {one.card: (2 * one.chance - 1) * sign for one in found.cards} == solve(game).values
    assert [one.chance for one in found.cards] == sorted((one.chance for one in found.cards), reverse=True)


def test_in_phase_one_it_is_what_the_seat_to_move_could_know():
    """R10: another order of the cards it does not see changes nothing; with open cards it does."""
    game, other = alike_to_a()
    assert worth(game, rounds=ROUNDS) == worth(other, rounds=ROUNDS)
    assert worth(game, rounds=ROUNDS, open_cards=True) != worth(other, rounds=ROUNDS, open_cards=True)


@pytest.mark.skipif(interpreted(), reason="then nothing is")
def test_what_is_quick_is_the_end_of_a_game():
    """Phase two has 13 tricks, and the first ones may take the solver a second."""
    quick = [is_quick(played(Game.deal(3), random.Random(3), plays)) for plays in range(53)]
    first = quick.index(True)
    assert first == 52 - 2 * QUICK_TRICKS
    assert all(quick[first:])


def test_a_game_that_is_over_has_nothing_to_weigh_and_bad_rounds_are_refused():
    assert worth(played(Game.deal(3), random.Random(3), 52)).cards == ()
    with pytest.raises(BadText):
        worth(Game.deal(3), rounds=0)
