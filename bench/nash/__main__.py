"""Solve a small game, and find what a perfect opponent takes from each bot in it.

    python -m bench.nash                                              8 cards, in about a minute
    python -m bench.nash --deck 00000.29.5.37.48 --asked 2            12 cards, in about ten minutes
    python -m bench.nash --deck 0012.2.5.3.8 --bots random regent     another deck

The solution is by CFR+ on phase one, with the exact values of phase two, which has no hidden cards. Its value is the
leader's, who wins 1, loses 1 or draws. NashConv is what perfect opponents in both seats take together from players of a
strategy: 0 for a perfect one. It is found exactly, by a best response that knows the strategy but not the cards. What a
bot loses on average, with seats by lot, is half of its NashConv.
"""

import argparse
import sys
import time
from typing import NamedTuple

from bench.nash.policies import endings_against, perfect_endings, policy_of, strategy_of
from bench.nash.solving import best_response, solve_tree
from bench.nash.tree import Tree, grow, start_of
from claim.bots.registry import make_bot
from claim.game.errors import ClaimError

BOTS = ("random", "potboy", "squire", "steward", "chancellor", "regent")


MOST = 12  # with four cards in a hand there are far more ways than memory holds


class Taken(NamedTuple):
    """What a perfect opponent gets against a bot: as the leader, and answering it."""

    leading: float
    answering: float

    @property
    def nash_conv(self) -> float:
        """What it gets in both seats together."""
        return self.leading + self.answering


def taken_from(tree: Tree, name: str, asked: int) -> Taken:
    """Return what a perfect opponent gets against the bot of that name. Raises BadBot where there is none."""
    policy = policy_of(make_bot(name, steady=True), asked)
    strategy = strategy_of(tree, policy)
    leading, answering = (
        best_response(tree, strategy, endings_against(tree, policy, player), player) for player in (0, 1)
    )
    return Taken(leading, answering)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deck", default="01.2.5.37.48", help="a pile text of 8 or 12 cards (default: 01.2.5.37.48)")
    parser.add_argument("--bots", nargs="*", default=BOTS, help=f"default: {' '.join(BOTS)}")
    parser.add_argument("--asked", type=int, default=16, help="times per decision (default: 16)")
    parser.add_argument("--iterations", type=int, default=2000, help="of CFR+ at most (default: 2000)")
    parser.add_argument("--accuracy", type=float, default=0.0005, help="NashConv that is enough (default: 0.0005)")
    arguments = parser.parse_args()
    began = time.process_time()

    def write(text: str) -> None:
        sys.stdout.write(f"{text}  ({time.process_time() - began:.0f} s)\n")
        sys.stdout.flush()

    try:
        if len(start_of(arguments.deck)) > MOST:
            parser.error(f"--deck: expected at most {MOST} cards, got {len(start_of(arguments.deck))}")
        tree = grow(arguments.deck)
        nodes = sum(len(level.parent) for level in tree.levels)
        write(f"{arguments.deck}: {nodes:,} nodes, {len(tree.infosets):,} decisions, {len(tree.endings):,} endings")
        payoff = perfect_endings(tree)
        solved = solve_tree(tree, payoff, arguments.iterations, arguments.accuracy)
        write(f"value to the leader {solved.value:+.4f}, NashConv {solved.nash_conv:.4f}")
        for name in arguments.bots:
            taken = taken_from(tree, name, arguments.asked)
            write(
                f"{name}: a perfect opponent gets {taken.leading:+.4f} leading, {taken.answering:+.4f} answering; "
                f"NashConv {taken.nash_conv:.4f}, {taken.nash_conv / 2:.4f} per game"
            )
    except ClaimError as problem:
        parser.error(str(problem))


if __name__ == "__main__":
    main()
