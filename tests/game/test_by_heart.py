"""Views by heart (R26): a viewer is shown what lies open on the table, and must remember the rest."""

import random
import re
from dataclasses import fields

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from claim.bots.errors import BadBot
from claim.game.cards import Seat
from claim.game.game import Game
from claim.game.view import View, Viewer
from claim.reviews.hint import hint
from tests.game.by_heart import open_cards, other_past
from tests.strategies import endings, moments, played, seeds

VIEWERS = (Viewer.A, Viewer.B, Viewer.SPECTATOR)


@settings(max_examples=150, suppress_health_check=[HealthCheck.filter_too_much])
@given(moments(), st.sampled_from(VIEWERS), seeds)
def test_a_view_by_heart_does_not_depend_on_what_could_only_be_remembered(game, viewer, seed):
    """R26: two games whose tables look alike now give the same bytes, whatever was played before."""
    assume(game.result is None)
    other = other_past(game, viewer, random.Random(seed))
    assume(other.dealt != game.dealt)
    assert other.view(viewer, by_heart=True).to_text() == game.view(viewer, by_heart=True).to_text()


@given(moments(), st.sampled_from(VIEWERS))
def test_a_view_by_heart_names_no_card_that_does_not_lie_open(game, viewer):
    assume(game.result is None)
    named = set(re.findall(r'"([GKUDX]\d)"', game.view(viewer, by_heart=True).to_text()))
    assert named <= open_cards(game, viewer)


def test_the_law_changes_the_past_and_the_hidden_hand():
    """The law would hold of nothing if the pairs were always alike."""
    game = played(Game.deal("past"), random.Random(30), 30)
    other = other_past(game, Viewer.A, random.Random(1))
    assert other.plays != game.plays
    assert other.hand("B") != game.hand("B")
    assert other.discards != game.discards
    assert other.view("A").to_text() != game.view("A").to_text()


@pytest.mark.parametrize("plays", [7, 30])
def test_what_lies_open_is_shown_by_heart_as_ever(plays):
    game = played(Game.deal("open"), random.Random(plays), plays)
    full, heart = game.view("A"), game.view("A", by_heart=True)
    remembered = {"hands", "followers", "discards", "unseen", "tricks", "settled", "by_heart"}
    for field in fields(View):
        if field.name not in remembered:
            assert getattr(heart, field.name) == getattr(full, field.name), field.name
    assert heart.hand == full.hand
    assert heart.followers[Seat.A] == full.followers[Seat.A]
    assert heart.tricks == full.tricks[-1:]
    assert heart.by_heart


@pytest.mark.parametrize("plays", [7, 30])
def test_what_must_be_remembered_is_not_shown(plays):
    heart = played(Game.deal("shut"), random.Random(plays), plays).view("A", by_heart=True)
    assert heart.hands[Seat.B] is None
    assert heart.discards == heart.unseen == heart.followers[Seat.B] == ()
    assert len(heart.tricks) == 1


@given(moments(), st.sampled_from(VIEWERS))
def test_a_vote_is_settled_by_heart_where_the_score_piles_alone_say_so(game, viewer):
    """What seems settled is settled and stays so; what only the discards have settled is left to memory."""
    assume(game.result is None)
    heart, true = game.view(viewer, by_heart=True).settled, game.settled()
    assert all(true[faction] for faction, said in heart.items() if said)


@given(endings(), st.sampled_from(VIEWERS))
def test_when_the_game_is_over_everything_is_shown(game, viewer):
    assert game.view(viewer, by_heart=True) == game.view(viewer)


def test_the_open_view_stays_open():
    game = played(Game.deal("7"), random.Random(9), 9)
    assert game.view("open", by_heart=True) == game.view("open")


def test_a_view_by_heart_is_not_enough_for_a_hint():
    """A hint would have to know what the player is to remember."""
    for plays in (4, 30):
        game = played(Game.deal("7"), random.Random(plays), plays)
        assert game.turn is not None
        with pytest.raises(BadBot):
            hint(game.view(game.turn, by_heart=True), 10)
