import json
import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claim.bots.belief import Belief
from claim.bots.evaluation import Evaluation, load_weights, quick_policy
from claim.bots.recruiting import RecruitSearch
from claim.bots.searching import SearchBot, SearchSettings, World, estimate, play_exactly
from claim.bots.situation import situation
from claim.game.cards import Seat, mask_of
from claim.game.errors import BadText
from claim.game.game import Game
from claim.rules import bits, following
from claim.solver.solution import solve
from tests.pure import interpreted
from tests.strategies import masks, played, seeds

FEW = SearchSettings(rounds=60)


def in_phase_one(number: int) -> Game:
    rng = random.Random(number)
    return played(Game.deal(number), rng, rng.randrange(26))


def in_phase_two(number: int) -> Game:
    rng = random.Random(number)
    return played(Game.deal(number), rng, rng.randrange(32, 52))


@given(seeds)
def test_a_world_that_is_shown_has_just_the_cards_that_the_seat_has_not_seen(number):
    """Whatever numbers the Goblin zeros have there: they are alike (R1)."""
    game = in_phase_one(number)
    assert game.turn is not None
    state, them = game.state, game.turn.other.number
    found = situation(game.view(game.turn))
    hand, draws, pile = World(state.hands[them], state.followers[them], state.pile[1:]).as_seen(found)
    assert pile is not None
    assert (bits.count(hand), bits.count(draws), len(pile)) == (found.their_count, found.their_draws, found.pile_count)
    assert hand | draws | mask_of(pile) == found.unseen
    assert World(state.hands[them]).as_seen(found) == World(hand)


@pytest.mark.usefixtures("compiled")
def test_compiled_and_interpreted_search_agree():
    """Compiled or interpreted: the same visits and the same chances, to the last bit."""
    pure = interpreted()
    quick = RecruitSearch(quick_policy(), Evaluation())
    weights = load_weights()
    slow_policy = pure.policy.PlayoutPolicy(weights["worth"], weights["cost"], weights["undead"], weights["tempo"])
    slow = pure.recruiting.RecruitSearch(slow_policy, pure.evaluation.Evaluation(weights))
    for number in range(2):
        game = in_phase_one(number)
        assert game.turn is not None
        found = situation(game.view(game.turn))
        counts = []
        for search, belief in ((quick, Belief), (slow, pure.belief.Belief)):
            worlds = belief(found.unseen, found.may_hold, found.their_count, found.their_draws)
            search.begin(worlds, found.hand, found.followers, found.their_prizes, found.score, found.their_score)
            search.on_table(found.led, found.prize, 9)
            search.rounds(40)
            counts.append([(search.visits_of(card.number), search.chance_of(card.number)) for card in game.legal()])
        assert counts[0] == counts[1]


@pytest.mark.usefixtures("compiled")
@given(masks, masks, masks)
@settings(max_examples=20)
def test_compiled_and_interpreted_evaluation_agree(hand, other, score):
    pure = interpreted().evaluation.Evaluation(load_weights())
    undead = score & bits.bit(32) - bits.bit(22)
    assert Evaluation().chance(hand, other & ~hand, undead, 0) == pure.chance(hand, other & ~hand, undead, 0)


def test_the_evaluation_agrees_with_the_solver_on_most_positions():
    """The evaluation was fitted to exact values, and names the right winner of nine in ten starts of phase two."""
    evaluation, right = Evaluation(), 0
    for number in range(200):
        game = played(Game.deal(f"eval {number}"), random.Random(number), 26)
        hands, scores, lead = game.state.hands, game.state.scores, game.state.turn
        chance = evaluation.chance(hands[lead], hands[1 - lead], scores[lead], scores[1 - lead])
        value = solve(game, values=False).value * (1 if lead == 0 else -1)
        right += (chance > 32768) == (value > 0)
    assert right > 165


@given(st.integers(0, 51), masks)
def test_the_policy_tables_match_the_rules(led, hand):
    """R7, R8, R18, R21, R22: compared for every pair of cards."""
    policy = quick_policy()
    hand &= ~bits.bit(led)
    assert policy.allowed(hand, led) == following.playable(hand, led)
    if hand:
        reply = policy.reply(hand, led, 100)
        assert following.playable(hand, led) >> reply & 1
        assert policy.lead(bits.bit(led), hand, 100) == led


@settings(max_examples=25)
@given(seeds)
def test_phase_two_is_played_exactly(seed):
    """Exact: the card never changes the value of the position."""
    game = in_phase_two(int(seed))
    if game.turn is None:
        return
    sign = 1 if game.turn is Seat.A else -1
    card = play_exactly(game.view(game.turn))
    assert solve(game).values[card] * sign == solve(game).value * sign


def test_estimates_in_phase_two_are_exact():
    game = in_phase_two(3)
    assert game.turn is not None
    sign = 1 if game.turn is Seat.A else -1
    values = solve(game).values
    for one in estimate(game.view(game.turn)):
        assert one.chance == (values[one.card] * sign + 1) / 2
        assert one.error == 0


def test_a_forgetful_player_still_plays_legal_cards():
    settings = SearchSettings(rounds=40, solved=2, infers=False, remembers=1)
    for number in range(20):
        game = in_phase_one(number)
        assert game.turn is not None
        assert SearchBot(settings).choose(game.view(game.turn), random.Random(1)) in game.legal()


@pytest.mark.parametrize(
    "setting", [{"depth": 1}, {"explore": 0.1}, {"noise": 0}, {"infers": False}, {"remembers": 1}], ids=str
)
def test_settings_take_effect(setting):
    """Elsewhere the same view, seed and rounds give the same counts; with another setting, others."""
    game = played(Game.deal(4), random.Random(4), 21)
    assert game.turn is not None
    view = game.view(game.turn)
    usual = SearchSettings(rounds=500)
    assert estimate(view, 1, usual) != estimate(view, 1, replace(usual, **setting))


def test_other_weights_can_be_named(tmp_path):
    weights = load_weights()
    file = tmp_path / "weights.json"
    file.write_text(json.dumps({**weights, "last": [0] * 16, "last_bias": 0}))
    game = in_phase_one(1)
    assert game.turn is not None
    estimates = estimate(game.view(game.turn), 1, SearchSettings(rounds=60, weights=file))
    assert {one.chance for one in estimates} == {0.5}


@pytest.mark.parametrize("rounds", [0, -5, 10**9])
def test_a_budget_out_of_range_is_refused(rounds):
    with pytest.raises(BadText, match="rounds"):
        estimate(Game.deal(7).view(Game.deal(7).turn or "A"), 1, SearchSettings(rounds=rounds))


def test_the_last_card_is_the_only_one_estimated():
    game = Game.parse("1 A 9.... 8.... .... .... - 1.... 2.... X9,G0")
    assert [one.card for one in estimate(game.view("A"), 1, FEW)] == ["G9"]


def test_goblin_zeros_count_as_one_choice():
    """R1: the zeros are identical, so all rounds that choose one count for G0."""
    game = Game.from_deck(["G0", "G0", "G0", "K9", "K8", "U1", "U5", "K6", "D7", "X8", "D1", "D2"], "A")
    estimates = estimate(game.view("A"), 1, SearchSettings(rounds=300))
    assert sum(one.visits for one in estimates) == 300
    assert [one.card for one in sorted(estimates)] == ["G0"]
