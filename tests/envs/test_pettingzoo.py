import pickle
import random

import pytest
from pettingzoo.test import api_test, render_test, seed_test

from claim.envs.pettingzoo import AGENTS, ClaimEnv, env, raw_env
from claim.game.game import Game

SMALL = "0001.29.05.37.48"
# Every environment whose observation is a dictionary with a mask gets the first two, unless it is on PettingZoo's own
# list; and whoever sees the end has no card to play.
EXPECTED_WARNINGS = [
    "ignore:Observation is not a NumPy array:UserWarning:pettingzoo",
    "ignore:Observation space for each agent probably should be gymnasium.spaces.box:UserWarning:pettingzoo",
    "ignore:Action mask numpy array is all zeros:UserWarning:pettingzoo",
]


@pytest.mark.filterwarnings(*EXPECTED_WARNINGS)
@pytest.mark.parametrize("deck", [None, SMALL, "19...3.4"])
def test_pettingzoos_api_test_passes(deck):
    api_test(env(deck=deck), num_cycles=60)


def test_pettingzoos_seed_test_passes():
    seed_test(env, num_cycles=100)


def test_pettingzoos_render_test_passes(capsys):
    render_test(env)
    assert "phase 1, trick 1 of 13" in capsys.readouterr().out


def test_a_seed_gives_the_librarys_deal_and_a_series_after_it():
    environment = raw_env()
    environment.reset(seed=7)
    assert environment.game == Game.deal(7)
    environment.reset()
    assert environment.game == Game.deal("7.1")
    environment.reset(seed=7)
    assert environment.game == Game.deal(7)


def test_the_winner_gets_one_and_the_loser_loses_one():
    environment = env()
    environment.reset(seed=3)
    got = dict.fromkeys(AGENTS, 0.0)
    rng = random.Random(3)
    for agent in environment.agent_iter():
        observation, reward, over, _, _ = environment.last()
        got[agent] += reward
        environment.step(None if over else rng.choice(observation["action_mask"].nonzero()[0]))
    result = environment.unwrapped.game.result
    assert got[AGENTS["AB".index(str(result.winner))]] == 1
    assert sum(got.values()) == 0


def test_a_masked_action_in_the_raw_environment_says_what_was_expected():
    environment = raw_env(deck="19...3.4")
    environment.reset(seed=1)
    with pytest.raises(ValueError, match=r"action 3 is masked: expected one of \d+ \((G1|G9|D3|X4)\)$"):
        environment.step(3)
    with pytest.raises(ValueError, match="action: expected a card's number, got None"):
        environment.step(None)


def test_a_finished_game_takes_no_card():
    environment = raw_env(deck="19...3.4")
    environment.reset(seed=1)
    while environment.game.turn:
        environment.step(environment.game.legal()[0].number)
    with pytest.raises(ValueError, match="when an agent is dead, the only valid action is None"):
        environment.step(5)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"deck": "123...."}, "deck: 3 cards, expected a number that four divides, from 4 to 52"),
        ({"leader": "C"}, "leader: 'C' is not a seat: expected A or B"),
        ({"render_mode": "rgb_array"}, "render_mode: expected None, human or ansi, got 'rgb_array'"),
    ],
)
def test_a_bad_setting_is_an_error_at_once(settings, message):
    with pytest.raises(ValueError, match=message):
        env(**settings)


def test_a_deal_may_be_given_and_must_be_one():
    environment = raw_env()
    environment.reset(options={"deal": Game.deal(9, "B").dealt})
    assert environment.game == Game.deal(9, "B")
    with pytest.raises(TypeError, match=r"options\['deal'\]: expected a claim.game.deal.Deal, got str"):
        environment.reset(options={"deal": "7"})


TABLE = """\
phase 1, trick 2 of 2: B answers
prize X5, under it K2
led X4
A hand      -
  followers X6
  score     -
B hand      D3
  followers G1
  score     -"""


def test_rendering_shows_the_whole_table():
    environment = ClaimEnv(deck="19.2..3.4567", leader="A", render_mode="ansi")
    environment.reset(seed=2)
    environment.step(49)
    environment.step(13)
    environment.step(46)
    assert environment.render() == TABLE


def test_an_environment_can_be_pickled():
    """EzPickle's way: the same settings, a new environment."""
    copy = pickle.loads(pickle.dumps(ClaimEnv(SMALL, "B", "ansi")))
    copy.reset(seed=4)
    assert copy.game == Game.deal(4, "B", SMALL)
    assert copy.render_mode == "ansi"
