"""training/agent: it learns, what it saves plays as it did, and bad input is named."""

import json
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import jax
import numpy as np
import pytest

from claim.envs.batch import Batch
from claim.envs.observation import PLACES
from claim.envs.policy import NetworkPolicy, load_policy
from claim.solver.solution import solve
from training.agent.__main__ import main
from training.agent.endings import solved_rewards
from training.agent.labels import load_labels
from training.agent.learning import advantages
from training.agent.network import judge, load

DECK = "01.2.5.37.48"
PLAN = f"train --deck {DECK} --games 256 --hidden 16 --deals 1 --measured 8 --rate 0.01 --size 128".split()


@pytest.fixture(scope="module", autouse=True)
def compile_quickly():
    """Spend less on optimisation than such small runs gain by it."""
    jax.config.update("jax_disable_most_optimizations", True)
    yield
    jax.config.update("jax_disable_most_optimizations", False)


@pytest.fixture(scope="module")
def trained(tmp_path_factory) -> Path:
    """A folder with a tiny run, on a deck of eight cards."""
    folder: Path = tmp_path_factory.mktemp("run")
    assert main([*PLAN, "--updates", "12", "--out", str(folder)]) == 0
    return folder


def points(policy: NetworkPolicy) -> float:
    """Return the share of the points that a policy takes from random play."""
    games, ours = Batch(2000, seed=1, deck=DECK), np.arange(2000) % 2
    for _ in range(8):
        now = games.arrays
        games.step(np.where(now.turns == ours, policy.best(now.observations, now.masks), games.sample()))
    return float((1 + games.arrays.rewards[np.arange(2000), ours].mean()) / 2)


def test_it_learns_to_beat_random_play(trained):
    learnt = load_policy(trained / "policy.npz")
    nothing = learnt._replace(layers=tuple(layer._replace(weights=layer.weights * 0) for layer in learnt.layers))
    assert points(learnt) > points(nothing) + 0.05  # the best that there is takes 0.11 more


def test_a_run_leaves_a_curve_and_can_go_on(trained, capsys):
    rows = [json.loads(line) for line in (trained / "curve.jsonl").read_text().splitlines()]
    assert [row["update"] for row in rows] == [0, 8, 12]
    assert rows[-1]["games"] == 12 * 256
    assert rows[-1].keys() == {"update", "games", "seconds", "surprise", "entropy", "random", "squire"}
    assert main([*PLAN, "--updates", "13", "--resume", "--out", str(trained)]) == 0
    assert capsys.readouterr().out.startswith("13/13: 3328 games")
    assert main(f"train --deck {DECK} --hidden 8 --resume --out {trained}".split()) == 2
    assert "expected numbers of shape (531, 8): was it another plan?" in capsys.readouterr().err


def test_the_saved_policy_plays_what_the_trainer_would(trained):
    saved = trained / "policy.npz"
    games, policy = Batch(200, seed=3, deck=DECK), load_policy(saved)
    trainer = jax.jit(partial(judge, load(saved)))
    for _ in range(7):
        seen, masks = games.arrays.observations, games.arrays.masks
        best = policy.best(seen, masks)
        assert (masks[np.arange(200), best] == 1).all()
        assert (best == np.asarray(trainer(seen, masks)[0]).argmax(axis=1)).all()
        games.step(best)


def test_phase_two_is_worth_what_the_solver_says():
    games = Batch(20, seed=5)
    for _ in range(26):
        games.step(games.sample())
    values = [solve(games.game(row)).value for row in range(20)]
    expected = [[value, -value] for value in values]
    assert solved_rewards(games.arrays).tolist() == expected
    with ThreadPoolExecutor(2) as pool:
        assert solved_rewards(games.arrays, pool).tolist() == expected


def test_how_much_better_than_expected_a_decision_was():
    values, rewards = np.array([[0.0, 0.5], [0.5, 0.5]]), np.array([1.0, -1.0])
    # the last: the result against what was expected; the one before: what was expected next, and half of that
    assert advantages(values, rewards, 0.5).tolist() == [[0.5 + 0.25, 0.0 - 0.75], [0.5, -1.5]]


def test_a_copy_of_regent_comes_to_agree_with_it(tmp_path, capsys):
    labels, copy = tmp_path / "labels.npz", tmp_path / "copy.npz"
    assert main(f"labels --games 3 --rounds 60 --out {labels}".split()) == 0
    found = load_labels(labels)
    assert (found.masks[np.arange(len(found.masks)), found.chosen] == 1).all()
    assert main(f"copy {labels} --held-out {labels} --hidden 16 --epochs 12 --out {copy}".split()) == 0
    agreed = [float(line.split("agrees with ")[1].split("%")[0]) for line in capsys.readouterr().out.splitlines()[1:]]
    assert agreed[-1] > agreed[0]
    assert load_policy(copy).ending == "solve"


def test_labels_are_the_same_from_any_number_of_processes(tmp_path):
    for jobs in (1, 2):
        assert main(f"labels --games 3 --rounds 20 --jobs {jobs} --out {tmp_path}/new/{jobs}.npz".split()) == 0
    one, two = [load_labels(tmp_path / f"new/{jobs}.npz") for jobs in (1, 2)]
    assert all((this == other).all() for this, other in zip(one, two, strict=True))
    both = load_labels(tmp_path / "new/1.npz", tmp_path / "new/2.npz")
    assert (both.chances == np.concatenate([one.chances, one.chances])).all()


def test_against_a_policy_the_decisions_of_one_seat_are_labels(tmp_path, trained):
    alone, against = tmp_path / "alone.npz", tmp_path / "against.npz"
    assert main(f"labels --games 2 --rounds 20 --out {alone}".split()) == 0
    assert main(f"labels --games 2 --rounds 20 --against {trained}/policy.npz --out {against}".split()) == 0
    seats = load_labels(against).observations[:, PLACES["seat_a"]]
    assert 0 < seats.mean() < 1  # one in each game
    assert len(seats) < 0.7 * len(load_labels(alone).masks)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("train --start nothing.npz --out {0}", "nothing.npz: expected a policy, got no file"),
        ("train --hidden 4 --against nothing.npz --out {0}", "nothing.npz: expected a policy, got no file"),
        ("train --deck 01 --out {0}", "deck"),
        (
            "train --hidden 4 --resume --out {0}/new",
            "checkpoint.npz: expected the checkpoint of an earlier run, got no file",
        ),
        ("labels --games 1 --rounds 20 --out /dev/null/labels.npz", "/dev/null"),
        (f"copy {__file__} --held-out {__file__} --out {{0}}/c.npz", "labels` wrote, got another\n"),
        ("copy nothing.npz --held-out nothing.npz --out {0}/c.npz", "nothing.npz: expected a file that"),
    ],
)
def test_bad_input_is_named(tmp_path, capsys, given, expected):
    assert main(given.format(tmp_path).split()) == 2
    told = capsys.readouterr().err
    assert expected in told
    assert told.count("\n") == 1
