"""The compiled and the interpreted search give the same answers in the same steps."""

import random

import pytest

from claim.game.game import Game
from claim.solver import search
from claim.solver.position_solver import PositionSolver, choices
from tests.pure import interpreted
from tests.solver.positions import positions, run_down

pytestmark = pytest.mark.usefixtures("compiled")


def test_values_and_node_counts_agree():
    pure, fast = interpreted().search.Search(1), search.Search(1)
    for text in positions("both", 150, 7):
        state = Game.parse(text).state
        found = []
        for one in (pure, fast):
            solver = PositionSolver(state, one)
            values = [solver.value_after(state, solver.root, card) for card in choices(state)]
            found.append((solver.value(state, solver.root), values, solver.nodes))
        assert found[0] == found[1], text


def test_entries_are_found_again_when_the_search_spreads_over_the_whole_table(monkeypatch):
    pure = interpreted().search
    monkeypatch.setattr(pure, "NEAR", 1 << 6)
    monkeypatch.setattr(pure, "NEAR_NODES", 100)
    slow, fast = pure.Search(1), search.Search(1)
    for number in range(3):
        state = run_down(Game.deal(number), random.Random(number), 11).state
        there, here = PositionSolver(state, slow), PositionSolver(state, fast)
        assert [there.value_after(state, there.root, card) for card in choices(state)] == [
            here.value_after(state, here.root, card) for card in choices(state)
        ]
        assert there.nodes < 3 * here.nodes


def test_values_and_node_counts_agree_at_the_start_of_phase_two():
    pure, fast = interpreted().search.Search(1), search.Search(1)
    for number in range(4):
        state = run_down(Game.deal(number), random.Random(number), 13).state
        found = []
        for one in (pure, fast):
            solver = PositionSolver(state, one)
            found.append((solver.value(state, solver.root), solver.nodes))
        assert found[0] == found[1]
