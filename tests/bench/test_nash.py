"""What `python -m bench.nash` finds about small games. tests/envs/test_openspiel.py compares it with OpenSpiel."""

import sys

import numpy as np
import pytest

from bench.nash.__main__ import main, taken_from
from bench.nash.policies import perfect_endings
from bench.nash.solving import best_response, normalised, solve_tree
from bench.nash.tree import Tree, grow

DECK = "00000.2.1..3"


@pytest.fixture(scope="module")
def tree() -> Tree:
    return grow(DECK)


def test_the_solution_leaves_nothing_to_take(tree):
    payoff = perfect_endings(tree)
    solved = solve_tree(tree, payoff, 500)
    assert 0 <= solved.nash_conv < 0.0005
    assert solved.value == pytest.approx(1 / 14, abs=0.0005)  # 0.0714: to lead is worth something here
    uniform = normalised(tree, np.zeros(len(tree.owner)))
    assert best_response(tree, uniform, payoff, 0) > solved.value > -best_response(tree, uniform, payoff, 1)


def test_less_is_taken_from_a_bot_that_thinks(tree):
    taken = {name: taken_from(tree, name, asked=2).nash_conv for name in ("random", "regent")}
    assert 0 <= taken["regent"] < taken["random"]


def test_every_way_to_deal_is_there_once(tree):
    """Whatever is played, the chances of all leaves that it leads to are 1 together."""
    first = np.zeros(len(tree.owner))
    first[0] = 1.0
    first[[infoset.first for infoset in tree.infosets]] = 1.0
    assert best_response(tree, first, np.ones(len(tree.endings)), 0) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--deck", "12"], "deck: '12' is not a pile"),
        (["--deck", "00000123.2345.1..345"], "--deck: expected at most 12 cards, got 16"),
        (["--deck", DECK, "--bots", "hal"], "'hal' is not a bot: expected one of random, "),
    ],
)
def test_bad_arguments_are_refused(arguments, message, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["nash", *arguments])
    with pytest.raises(SystemExit, match="2"):
        main()
    assert message in capsys.readouterr().err


def test_the_command_prints_value_and_losses(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["nash", "--deck", DECK, "--bots", "random"])
    main()
    out = capsys.readouterr().out
    assert "value to the leader +0.071" in out
    assert "random: a perfect opponent gets +0.1786 leading, +0.0238 answering; NashConv 0.2024, 0.1012 per game" in out
