import json
import random

import pytest
from hypothesis import assume, given, settings

import claim
from claim.bots.searching import Estimate, estimate
from claim.game.cards import Card
from claim.game.errors import BadText
from claim.game.game import Game
from claim.reviews.hint import Hint, hint
from claim.solver.solution import solve
from tests.strategies import moments, played

POSITION = "2 B 026.578.019.5.279 00138..347.2.0345 ..58.. ..26.. -"


def test_phase_one_has_chances_with_their_uncertainty():
    view = Game.deal(7).play("G3").view("B")
    told = claim.hint(view, rounds=300)
    assert told == hint(view, rounds=300)
    assert not told.exact
    assert told.estimates[0].card == told.card
    assert sorted(one.card for one in told.estimates) == sorted(view.legal)
    assert all(0 < one.chance < 1 and one.error > 0 for one in told.estimates)


@settings(max_examples=40)
@given(moments())
def test_in_phase_two_a_hint_never_gives_anything_away(game):
    assume(game.turn is not None and game.phase == 2)
    assert hint(game.view(game.turn)).card == estimate(game.view(game.turn))[0].card
    assert hint(game.view(game.turn)).card in solve(game).best


def test_a_blunder_gives_away_a_win_that_is_sure():
    told = hint(Game.parse(POSITION).view("B"))
    kept = [one.card for one in told.estimates if one.chance == 1]
    assert len(kept) == 4
    assert [told.gives_away(one.card) for one in told.estimates] == [one.card not in kept for one in told.estimates]


def test_a_blunder_of_phase_one_costs_a_tenth_beyond_the_uncertainty():
    best, near, vague, bad = map(Card, ("G3", "G5", "K4", "U2"))
    estimates = (
        Estimate(best, 0.6, 0.003, 9000),
        Estimate(near, 0.51, 0.001, 9000),
        Estimate(vague, 0.4, 0.06, 60),  # 0.2 less, give or take 0.12
        Estimate(bad, 0.45, 0.01, 2000),
    )
    told = Hint(best, estimates, exact=False, reasons=())
    assert [told.gives_away(one.card) for one in estimates] == [False, False, False, True]


def test_the_json_is_complete():
    data = hint(Game.deal(7).view("A"), rounds=50).to_json()
    assert json.loads(json.dumps(data)) == data
    assert list(data) == ["card", "exact", "cards", "reasons"]
    assert isinstance(data["reasons"], list)
    assert all("code" in one for one in data["reasons"])


@pytest.mark.parametrize("rounds", [0, -1, 10**9, 1.5, "7", True, None])
def test_a_bad_number_of_rounds_is_refused(rounds):
    with pytest.raises(BadText, match=r"rounds: .* is not a number from 1"):
        hint(Game.deal(7).view("A"), rounds=rounds)


def test_a_view_of_a_seat_not_to_move_is_refused():
    game = played(Game.deal(7), random.Random(7))
    for view in (Game.deal(7).view("B"), Game.deal(7).view("open"), game.view("A")):
        with pytest.raises(BadText, match="the view cannot be"):
            hint(view)
