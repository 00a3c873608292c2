"""Counterfactual regret minimisation and exact best responses on a `Tree`, a whole level at a time.

A strategy is one number per choice: how likely it is, given its information set. Values are seat A's.
"""

from typing import NamedTuple

import numpy as np

from bench.nash.tree import FORCED, Floats, Ints, Tree


class Solved(NamedTuple):
    """What was found: a strategy, what it is worth to the leader, and what two perfect opponents take from it."""

    strategy: Floats
    value: float
    nash_conv: float


def solve_tree(tree: Tree, payoff: Floats, iterations: int, accuracy: float = 0.0) -> Solved:
    """Run CFR+ until two perfect opponents take no more than `accuracy` from the strategy, or for `iterations`.

    `payoff` has what each ending is worth to A.
    """
    regret, total = np.zeros(len(tree.owner)), np.zeros(len(tree.owner))
    solved = None
    for iteration in range(1, iterations + 1):
        strategy = normalised(tree, regret)
        reach = reaches(tree, strategy)
        worth = _worth_of_choices(tree, strategy, payoff, reach)
        of_set = np.bincount(tree.infoset + 1, strategy * worth)[tree.infoset + 1]
        regret = np.maximum(regret + worth - of_set, 0.0)
        total += iteration * _own_reach(tree, reach) * strategy
        if iteration == iterations or (accuracy and iteration % 50 == 0):
            average = normalised(tree, total)
            first, second = (best_response(tree, average, payoff, player) for player in (0, 1))
            solved = Solved(average, (first - second) / 2, first + second)
            if solved.nash_conv <= accuracy:
                break
    assert solved is not None
    return solved


def normalised(tree: Tree, weights: Floats) -> Floats:
    """Return the strategy with these weights; where an information set has none, all its choices are alike."""
    of_set = np.bincount(tree.infoset + 1, weights)[tree.infoset + 1]
    count = np.bincount(tree.infoset + 1)[tree.infoset + 1]
    strategy = np.where(of_set > 0, weights / np.where(of_set > 0, of_set, 1.0), 1.0 / count)
    strategy[FORCED] = 1.0
    return strategy


def reaches(tree: Tree, strategy: Floats) -> tuple[list[Floats], list[Floats]]:
    """Return for each level how likely A's choices, and B's, are to lead to each node."""
    both: tuple[list[Floats], list[Floats]] = ([], [])
    for player, levels in enumerate(both):
        own = np.where(tree.owner == player, strategy, 1.0)
        levels.append(np.ones(len(tree.levels[0].parent)))
        for level in tree.levels[1:]:
            levels.append(levels[-1][level.parent] * own[level.choice])
    return both


def best_response(tree: Tree, strategy: Floats, payoff: Floats, player: int) -> float:
    """Return what a player gets who plays perfectly against the other's strategy; `payoff` is A's."""
    sign = 1.0 if player == 0 else -1.0
    value = sign * tree.chance * payoff[tree.ending]
    others = reaches(tree, strategy)[1 - player]
    chosen = strategy.copy()
    mine = tree.owner == player
    chosen[mine] = 0.0
    for number in range(len(tree.levels) - 1, 0, -1):
        level = tree.levels[number]
        here = mine[level.choice]
        worth = _summed(level.choice[here], (others[number - 1][level.parent] * value)[here], len(tree.owner))
        chosen[_best_choices(tree, worth, np.unique(level.choice[here]))] = 1.0
        value = _summed(level.parent, value * chosen[level.choice], len(tree.levels[number - 1].parent))
    return float(value.sum())


def _best_choices(tree: Tree, worth: Floats, choices: Ints) -> Ints:
    """Return of these choices the best of each information set; of equally good ones, the last."""
    order = choices[np.lexsort((worth[choices], tree.infoset[choices]))]
    sets = tree.infoset[order]
    best: Ints = order[np.append(sets[1:] != sets[:-1], True)[: len(order)]]
    return best


def _worth_of_choices(tree: Tree, strategy: Floats, payoff: Floats, reach: tuple[list[Floats], list[Floats]]) -> Floats:
    """Return what each choice is worth to its owner, times how likely chance and the other are to offer it."""
    value = tree.chance * payoff[tree.ending]
    worth = np.zeros(len(tree.owner))
    for number in range(len(tree.levels) - 1, 0, -1):
        level = tree.levels[number]
        above_a, above_b = reach[0][number - 1][level.parent], reach[1][number - 1][level.parent]
        others = np.where(tree.owner[level.choice] == 0, above_b, above_a)
        worth += _summed(level.choice, others * value, len(worth))
        value = _summed(level.parent, value * strategy[level.choice], len(tree.levels[number - 1].parent))
    worth[FORCED] = 0.0
    return worth * np.where(tree.owner == 0, 1.0, -1.0)


def _own_reach(tree: Tree, reach: tuple[list[Floats], list[Floats]]) -> Floats:
    """Return how likely each choice's owner is to come to where it has it; perfect recall makes that one number."""
    own = np.zeros(len(tree.owner))
    for number, level in enumerate(tree.levels[1:]):
        above_a, above_b = reach[0][number][level.parent], reach[1][number][level.parent]
        own[level.choice] = np.where(tree.owner[level.choice] == 0, above_a, above_b)
    return own


def _summed(places: Ints, weights: Floats, length: int) -> Floats:
    summed: Floats = np.bincount(places, weights, length).astype(float, copy=False)
    return summed
