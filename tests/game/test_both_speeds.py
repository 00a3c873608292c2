"""Dealing, playing and showing, compiled and interpreted: the same games."""

from random import Random

import pytest

from claim.game import events, view, view_text
from claim.game.game import Game
from tests.pure import interpreted

pytestmark = pytest.mark.usefixtures("compiled")


@pytest.mark.parametrize("deck", [None, "0013.29.57.2.079", "00.2..3."])
def test_the_same_seed_and_cards_give_the_same_states_and_tricks(deck):
    pure = interpreted()
    for seed in range(20):
        game, rng = Game.deal(seed, deck=deck), Random(seed)
        plain, tricks = pure.deal.deal(seed, None, deck).state(), ()
        assert game.state == plain
        while game.legal():
            assert game.legal_mask() == pure.state.choices(plain)
            card = rng.choice(game.legal())
            game = game.play(card)
            plain, trick = pure.state.advance(plain, pure.state.held_as(plain, card.number))
            tricks += () if trick is None else (trick,)
            assert (game.state, game.tricks) == (plain, tricks)
        assert plain.over


@pytest.mark.parametrize("deck", [None, "0013.29.57.2.079"])
def test_the_same_game_is_shown_alike(deck):
    pure = interpreted()
    for seed in range(4):
        game, rng = Game.deal(seed, deck=deck), Random(seed)
        while game.legal():
            before, game = game, game.play(rng.choice(game.legal()))
            assert events.events_since(before, game) == pure.events.events_since(before, game)
            for viewer in view.Viewer:
                other, by_heart = pure.view.Viewer(viewer.value), rng.random() < 0.2
                shown = view.visible(game, viewer, by_heart=by_heart)
                assert shown == pure.view.visible(game, other, by_heart=by_heart)
                assert view_text.view_text(shown) == pure.view_text.view_text(shown)
