import random
from typing import Any

import gymnasium
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

from claim.arena.match import play_out
from claim.bots.base import Bot
from claim.bots.errors import BotFailure
from claim.bots.registry import make_bot
from claim.envs.gymnasium import NAME, ClaimEnv
from claim.game.cards import Card, Seat
from claim.game.game import Game
from claim.game.view import View

SMALL = "0001.29.05.37.48"


class Mute(Bot):
    name = "mute"

    def choose(self, view: View, rng: random.Random) -> Card:  # noqa: ARG002
        raise BotFailure("bot_closed", name=self.name)


class Lowest(Bot):
    """Plays its lowest card; so may the agent."""

    name = "lowest"

    def choose(self, view: View, rng: random.Random) -> Card:  # noqa: ARG002
        return view.legal[0]


def play_lowest(environment: ClaimEnv, info: dict[str, Any]) -> tuple[float, dict[str, Any]]:
    over = False
    while not over:
        _, reward, over, _, info = environment.step(int(info["action_mask"].argmax()))
    return reward, info


@pytest.mark.parametrize("settings", [{}, {"opponent": "random", "deck": SMALL, "seat": "B"}])
def test_gymnasiums_checker_passes_without_a_warning(settings):
    check_env(gymnasium.make(NAME, **settings).unwrapped)


def test_the_bot_plays_as_in_the_arena():
    """Same deal, same seed for its moves, same cards."""
    environment = ClaimEnv("squire", seat="A", leader="B")
    _, info = environment.reset(seed=11)
    play_lowest(environment, info)
    bots = {Seat.A: Lowest(), Seat.B: make_bot("squire", steady=True)}
    assert environment.game == play_out(Game.deal(11, "B"), bots, info["seed"]).game


def test_the_reward_is_the_agents():
    seen = set()
    for seed in range(6):
        for seat in Seat:
            environment = ClaimEnv(Lowest(), seat)
            reward, _ = play_lowest(environment, environment.reset(seed=seed)[1])
            assert environment.game is not None
            assert environment.game.result is not None
            assert (reward == 1) == (environment.game.result.winner is seat)
            seen.add(reward)
    assert seen == {1, -1}


def test_the_seat_is_drawn_for_each_game_and_by_the_seed():
    environment = ClaimEnv(Lowest(), deck=SMALL)
    seats = [environment.reset(seed=3)[1]["seat"], *[environment.reset()[1]["seat"] for _ in range(20)]]
    assert set(seats) == {"A", "B"}
    assert seats == [environment.reset(seed=3)[1]["seat"], *[environment.reset()[1]["seat"] for _ in range(20)]]


def test_a_masked_action_loses_and_says_what_was_expected():
    environment = ClaimEnv("random", "A", deck="19...3.4", leader="A")
    _, info = environment.reset(seed=1)
    _, reward, over, truncated, info = environment.step(3)
    assert (reward, over, truncated) == (-1, True, False)
    assert info["refusal"].startswith("action 3 is masked: expected one of ")
    assert not info["action_mask"].any()
    with pytest.raises(ResetNeeded, match=r"action 5: no game is going on, expected a call of reset\(\)"):
        environment.step(5)


@pytest.mark.parametrize("action", [-1, 52, "G3", None, 3.0])
def test_what_is_no_action_is_refused(action):
    environment = ClaimEnv("random")
    environment.reset(seed=1)
    with pytest.raises(InvalidAction, match="expected a whole number from 0 to 51"):
        environment.step(action)


def test_nothing_can_be_done_before_a_reset():
    environment = ClaimEnv("random", render_mode="ansi")
    for attempt in (lambda: environment.step(3), environment.render, environment.action_masks):
        with pytest.raises(ResetNeeded, match=r"expected a call of reset\(\)"):
            attempt()


def test_a_bot_that_gives_no_card_forfeits():
    environment = ClaimEnv(Mute(), "A", leader="A")
    _, info = environment.reset(seed=1)
    _, reward, over, _, info = environment.step(info["action_mask"].argmax())
    assert (reward, over) == (1, True)
    assert info["forfeit"] == "mute closed its output when asked for a card"
    with pytest.raises(BotFailure, match="mute closed its output"):
        ClaimEnv(Mute(), "A", leader="B").reset(seed=1)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"opponent": "hal"}, "'hal' is not a bot: expected one of random, greedy, "),
        ({"seat": "C"}, "seat: 'C' is not a seat: expected A or B"),
        ({"deck": "123...."}, "deck: 3 cards, expected a number that four divides, from 4 to 52"),
        ({"render_mode": "rgb_array"}, "render_mode: expected None, human or ansi, got 'rgb_array'"),
    ],
)
def test_a_bad_setting_is_an_error_at_once(settings, message):
    with pytest.raises(ValueError, match=message):
        ClaimEnv(**settings)


def test_rendering_shows_only_what_the_agent_may_see():
    environment = ClaimEnv(Lowest(), "A", deck="19.2..3.4567", leader="A", render_mode="ansi")
    environment.reset(seed=2)
    assert environment.render() == TABLE


TABLE = """\
phase 1, trick 1 of 2: A leads
prize X6, under it 3 hidden
A hand      X4 X7
  followers -
  score     -
B hand      2 hidden
  followers -
  score     -"""
