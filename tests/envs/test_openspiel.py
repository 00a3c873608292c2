import collections
import itertools
import pickle
import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import cast

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import best_response, ismcts, mcts

from bench.nash.__main__ import taken_from
from bench.nash.tree import grow
from claim.envs.observation import LENGTH
from claim.envs.openspiel import ClaimState, Observation, Recollection, Table, next_in_hand, resample
from claim.game.cards import CARDS
from claim.game.game import Game
from tests.goldens import BY_OPENSPIEL, by_openspiel

FULL = "python_claim"
SMALL = "python_claim(deck=G0G0G0G1K2K9U0U5D3D7X4X8)"
TINY = "python_claim(deck=G0G0G0G0G0K2U1X3,leader=A)"  # 4,200 nodes


def advance(state, rng: random.Random, plays: int):
    """Play random cards until so many were played, and then until a player is to move."""
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        elif plays == 0:
            break
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            plays -= 1
    return state


@pytest.mark.parametrize(("name", "games"), [(FULL, 2), (SMALL, 5), (TINY, 5)])
def test_openspiels_random_simulation_passes(name, games):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=games, serialize=True, verbose=False)


def test_openspiels_best_response_takes_as_much_as_ours():
    """From random, answering it, in both phases: two implementations that share nothing but the rules."""
    game = pyspiel.load_game(TINY)
    found = best_response.BestResponsePolicy(game, 1, policy.UniformRandomPolicy(game))
    ours = taken_from(grow("00000.2.1..3"), "random", asked=1)
    assert found.value(game.new_initial_state()) == pytest.approx(ours.answering)


def test_openspiels_ismcts_runs():
    game = pyspiel.load_game(FULL)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=20, random_state=np.random.RandomState(1))
    for plays in (0, 9, 30):
        state = advance(game.new_initial_state(), random.Random(plays), plays)
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("plays", [0, 1, 5, 12, 25, 26, 27, 39, 51])
def test_a_resampled_state_is_one_that_the_player_cannot_tell_from_this_one(plays):
    state = advance(pyspiel.load_game(FULL).new_initial_state(), random.Random(plays), plays)
    for player in range(2):
        others = set()
        for seed in range(3):
            other = state.resample_from_infostate(player, random.Random(seed).random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
            others.add(tuple(other.history()))
        assert plays >= 26 or len(others) > 1


Worlds = Iterator[tuple[tuple[int, ...], Table, float]]


def at(table: Table) -> ClaimState:
    """Return a state, as far as an observer needs one."""
    return cast("ClaimState", SimpleNamespace(table=table))


def worlds(table: Table, played: list[int], history: tuple[int, ...] = (), chance: float = 1.0) -> Worlds:
    """Yield every way to deal in which these cards could be played, with its table and how likely it is."""
    if table.to_move < 0:
        for outcome, probability in table.outcomes():
            yield from worlds(table.deal(outcome), played, (*history, outcome), chance * probability)
    elif not played:
        yield history, table, chance
    elif played[0] in table.legal():
        yield from worlds(table.play(played[0]), played[1:], (*history, played[0]), chance)


@pytest.mark.parametrize(
    ("history", "played"),
    [
        # A holds G1 X4, B U5 D3. For K2 A leads X4, and B shows with D3 that it has no Doppelgänger; B draws G0.
        ([5, 46, 27, 35, 14, 46, 35, 0, 50], [46, 35]),
        # The same until B draws X8; for G0 A leads G1, B plays U5 and draws the other G0. A knows B's hand now.
        ([5, 46, 27, 35, 14, 46, 35, 50, 0, 5, 27, 0], [46, 35, 5, 27]),
    ],
)
def test_resampled_deals_are_as_likely_as_dealt_ones(history, played):
    """R7, R10: of the deals that A cannot tell apart each is sampled as often as it is dealt."""
    start = Table((0, 0, 5, 14, 27, 35, 46, 50), leader=0)
    recall = Recollection(2)
    found = {way: (table, chance) for way, table, chance in worlds(start, played)}
    real, _ = found[tuple(history)]
    known = recall.string_from(at(real), 0)
    alike = {way: chance for way, (table, chance) in found.items() if recall.string_from(at(table), 0) == known}
    assert len(alike) > 1
    rng = random.Random(1)
    sampled = collections.Counter(tuple(resample(real, history, 0, rng.random)) for _ in range(3000))
    assert sampled.keys() == alike.keys()
    for way, chance in alike.items():
        assert sampled[way] / 3000 == pytest.approx(chance / sum(alike.values()), abs=0.03)


def test_a_resampled_state_needs_a_player_to_move():
    state = pyspiel.load_game(FULL).new_initial_state()
    with pytest.raises(ValueError, match="expected a state in which a player is to move"):
        state.resample_from_infostate(0, random.random)


def test_hands_are_dealt_as_likely_as_by_shuffling():
    """R1, R3: in ascending order, and with cards that are alike."""
    pool, size = (0, 0, 0, 5, 7, 9), 3
    shuffled = collections.Counter(tuple(sorted(hand)) for hand in itertools.combinations(pool, size))

    def chances(hand: tuple[int, ...], chance: float) -> dict[tuple[int, ...], float]:
        if len(hand) == size:
            return {hand: chance}
        found: dict[tuple[int, ...], float] = {}
        for card, probability in next_in_hand(pool, hand, size):
            found |= chances((*hand, card), chance * probability)
        return found

    assert chances((), 1.0) == pytest.approx({hand: count / 20 for hand, count in shuffled.items()})


def test_an_information_state_recalls_everything_the_player_saw():
    """R9, R10: prizes, cards played, own draws; from two of its information states follows which came first."""
    start = Table((0, 0, 5, 14, 27, 35, 46, 50), leader=0)
    table = start
    for action in [5, 46, 27, 35, 14, 46, 35, 50, 0]:
        table = table.deal(action) if table.to_move < 0 else table.play(action)
    assert Recollection(2).string_from(at(table), 0) == "A; A led; G1 X4; K2 X4 D3 -; G0 - - -"
    assert Recollection(2).string_from(at(table), 1) == "B; A led; U5 D3; K2 X4 D3 X8; G0 - - -"


def test_nobody_sees_what_is_not_dealt_yet():
    """R5: before the next prize is dealt, the observation has none, and all other cards may be that one."""
    table = Table((0, 0, 5, 14, 27, 35, 46, 50), leader=0)
    for action in [5, 46, 27, 35, 14, 46, 35, 50]:
        table = table.deal(action) if table.to_move < 0 else table.play(action)
    observer = Observation()
    assert observer.string_from(at(table), 0) == "hand G1; followers K2; discards D3 X4; unseen G0 G0 U5 X8; " + (
        "leads; seat_a; led_first; other_voids X"
    )


def test_the_dealt_cards_make_the_librarys_game():
    state = advance(pyspiel.load_game(SMALL).new_initial_state(), random.Random(3), 99)
    game = state.table.game
    cards = game.dealt.cards
    assert sorted(cards) == sorted(CARDS[card] for card in (0, 0, 0, 5, 14, 21, 22, 27, 35, 39, 46, 50))
    replayed = Game.from_deck(cards, "AB"[game.dealt.leader])
    for card in game.plays:
        replayed = replayed.play(card)
    assert replayed == game


def test_a_game_and_a_state_can_be_pickled():
    game = pyspiel.load_game(FULL, {"deck": "0001.29.05.37.48", "leader": "b"})
    assert str(game) == "python_claim(deck=G0G0G0G1K2K9U0U5D3D7X4X8,leader=b)"
    state = advance(game.new_initial_state(), random.Random(1), 7)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("python_claim(deck=G3)", "python_claim: deck: 1 cards, expected a number that four divides, from 4 to 52"),
        ("python_claim(deck=G0G0G0Z4)", "python_claim: 'Z4' is not a card"),
        ("python_claim(leader=C)", "python_claim: leader: 'C' is not a seat: expected A or B"),
        ("python_claim(decks=2)", "Unknown parameter 'decks'. Available parameters are: deck, leader"),
    ],
)
def test_a_bad_parameter_is_openspiels_error(name, message):
    with pytest.raises(pyspiel.SpielError, match=message):
        pyspiel.load_game(name)


def test_a_masked_action_says_what_was_expected():
    state = pyspiel.load_game(TINY).new_initial_state()
    with pytest.raises(ValueError, match=r"outcome 7 cannot be dealt: expected one of 0, 14, 23$"):
        state.apply_action(7)
    state = advance(state, random.Random(1), 0)
    with pytest.raises(ValueError, match="action 1 is masked: expected one of 0"):
        state.apply_action(1)
    state = advance(state, random.Random(1), 99)
    with pytest.raises(pyspiel.SpielError):
        state.apply_action_with_legality_check(0)


def test_other_kinds_of_observation_are_not_there():
    game = pyspiel.load_game(FULL)
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    assert game.make_py_observer(public) is None
    with pytest.raises(ValueError, match=r"expected no parameters of an observation, got \{'x': 1\}"):
        game.make_py_observer(None, {"x": 1})
    assert game.observation_tensor_size() == LENGTH


def test_openspiels_playthrough_is_up_to_date():
    assert BY_OPENSPIEL.read_text(encoding="utf-8") == by_openspiel(), "run `make goldens`, read the diff"
