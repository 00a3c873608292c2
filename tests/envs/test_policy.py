"""A trained policy as a bot: what it sees, what it plays, and which files it refuses."""

import itertools
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from claim.arena.match import play_out
from claim.bots.greedy import RandomBot
from claim.envs.observation import ACTIONS, LENGTH, action_mask, encode, visible_in
from claim.envs.policy import Layer, NetworkPolicy, PolicyBot, load_policy
from claim.game.cards import CARDS, Seat
from claim.game.game import Game
from claim.game.view import Viewer, visible
from claim.solver.solution import solve

DECK = "0013.29.5.27.079"


def policy(ending: str = "play") -> NetworkPolicy:
    rng = np.random.default_rng(1)
    sizes = (LENGTH, 8, ACTIONS)
    pairs = itertools.pairwise(sizes)
    layers = [Layer(rng.normal(size=pair).astype(np.float32), np.zeros(pair[1], np.float32)) for pair in pairs]
    return NetworkPolicy(tuple(layers), ending)


def arrays(given: NetworkPolicy) -> dict[str, np.ndarray]:
    names = [*[f"hidden{number}" for number in range(len(given.layers) - 1)], "cards"]
    layers = zip(names, given.layers, strict=True)
    return {f"{name}.{part}": array for name, layer in layers for part, array in layer._asdict().items()}


def save(path: Path, content: dict[str, Any]) -> None:
    np.savez(path, **content)


@pytest.mark.parametrize("deck", [None, DECK])
def test_a_view_is_seen_as_the_environments_show_the_game(deck):
    game, rng = Game.deal(7, deck=deck), random.Random(7)
    while game.turn is not None:
        told, known = visible_in(game.view(game.turn)), visible(game, Viewer(game.turn.value))
        assert encode(told) == encode(known)
        assert action_mask(told) == action_mask(known)
        game = game.play(rng.choice(game.legal()))


def test_it_plays_the_allowed_card_that_the_network_likes_best(tmp_path):
    save(tmp_path / "policy.npz", arrays(policy()))  # without `ending`: the whole game
    bot, game = PolicyBot(load_policy(tmp_path / "policy.npz")), Game.deal(3)
    while game.turn is not None:
        view = game.view(game.turn)
        card = bot.choose(view, random.Random(1))
        likes = policy().likes(np.frombuffer(encode(visible_in(view)), np.int8))
        assert card == max(view.legal, key=lambda one: likes[one.number])
        game = game.play(card)


def test_a_policy_of_phase_one_leaves_phase_two_to_the_solver():
    bot = PolicyBot(policy("solve"))
    record = play_out(Game.deal(5, deck=DECK), {Seat.A: bot, Seat.B: RandomBot()}, "5")
    game = Game.deal(5, deck=DECK)
    for card in record.game.plays:
        if game.phase == 2 and game.turn is Seat.A and game.ply < 11:
            assert solve(game.play(card)).value == solve(game).value
        game = game.play(card)
    assert game.result is not None


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"hidden0.weights": np.zeros((530, 8))}, "hidden0.weights: expected finite numbers of shape (531, 8)"),
        ({"cards.bias": np.zeros(51)}, "cards.bias: expected finite numbers of shape (52,), got float64 of (51,)"),
        ({"cards.weights": np.full((8, 52), np.nan)}, "cards.weights: expected finite numbers of shape (8, 52)"),
        ({"ending": np.array("win")}, "ending: expected one of play, solve, got 'win'"),
    ],
)
def test_a_file_of_another_shape_is_refused(tmp_path, change, expected):
    save(tmp_path / "policy.npz", arrays(policy()) | change)
    with pytest.raises(ValueError, match=re.escape(expected)):
        load_policy(tmp_path / "policy.npz")


def test_no_file_and_another_kind_of_file_are_named(tmp_path):
    with pytest.raises(ValueError, match="expected a policy, got no file"):
        load_policy(tmp_path / "nothing.npz")
    (tmp_path / "text.npz").write_text("weights")
    with pytest.raises(ValueError, match="expected a policy, a NumPy file"):
        load_policy(tmp_path / "text.npz")


def test_as_a_program_it_answers_a_view_with_a_card_and_bad_input_with_a_line(tmp_path):
    save(tmp_path / "policy.npz", arrays(policy()))
    game = Game.deal(3)
    assert game.turn is not None
    view = game.view(game.turn)
    program = [sys.executable, "-m", "claim.envs.policy", str(tmp_path / "policy.npz")]
    ran = subprocess.run(program, input=f"{view.to_text()}\nwhat?\n", capture_output=True, text=True, check=False)
    assert ran.stdout.strip() == PolicyBot(policy()).choose(view, random.Random(1))
    assert ran.stdout.strip() in CARDS
    assert ran.returncode == 2
    assert ran.stderr.startswith("claim.envs.policy: ")
    assert ran.stderr.count("\n") == 1
