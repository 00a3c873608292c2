from hypothesis import given

from claim.game.cards import Faction, Seat
from claim.game.deduce import may_hold, must_hold, voids
from claim.game.game import Game
from tests.strategies import moments


def game() -> Game:
    return Game.from_deck(["G1", "G2", "X9", "K3", "K4", "U1", "U5", "K6", "D7", "X8", "D1", "D2"], "A")


def test_a_player_who_does_not_follow_holds_none_of_that_faction():
    """R7."""
    view = game().play("G1").play("U1").view("A")
    assert voids(view) == {Seat.A: frozenset(), Seat.B: frozenset({Faction.GOBLIN})}
    assert all(card.faction is not Faction.GOBLIN for card in may_hold(view, Seat.B))


def test_a_doppelganger_on_another_faction_reveals_nothing():
    """R21: it may always be played."""
    after = game().play("G1").play("K3").play("K4").play("X9")
    assert voids(after.view("B"))[Seat.A] == frozenset()


def test_not_answering_a_doppelganger_reveals_that_none_is_held():
    """R22."""
    after = game().play("X9").play("K3")
    assert voids(after.view("A"))[Seat.B] == {Faction.DOPPELGANGER}


@given(moments())
def test_every_deduction_is_true(game):
    """R7, R22: in every game the hand holds only what it may, and all that it must."""
    for seat in Seat:
        view = game.view(seat)
        hand = game.hand(seat.other)
        assert set(hand) <= set(may_hold(view, seat.other))
        assert set(must_hold(view, seat.other)) <= set(hand)
        assert not any(card.faction in voids(view)[seat.other] for card in hand)
