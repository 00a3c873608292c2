"""Whether every power matters in a small game: how often it acts, and how often somebody else would win without it.

    python -m bench.nash.powers                              8 cards, in half a minute
    python -m bench.nash.powers --deck 00000.29.5.37.48      12 cards, in two minutes

Both players follow the solution of `python -m bench.nash` in phase one, and a line of best play in phase two. "Acts" is
how many tricks of a game it acts in: a Knight beats a Goblin (R18), an Undead is scored in phase one (R19), a Dwarf
goes to the loser (R20), a Doppelgänger counts as another faction (R21). "Decides" is in how many games phase two is
worth something else, from the same hands, without the power: for Undead, without those that phase one scored.
"""

import argparse
import subprocess
import sys

import numpy as np
from numpy.typing import NDArray

from bench.nash.policies import perfect_endings
from bench.nash.solving import reaches, solve_tree
from bench.nash.tree import Floats, Tree, grow
from claim.game.game import Game
from claim.rules import cards, spoils, tricks
from claim.solver.solution import solve

POWERS = ("knight", "undead", "dwarf", "doppelganger")


def acts(phase: int, led: int, reply: int) -> tuple[bool, ...]:
    """Return for each power whether it acts in a trick."""
    return (
        tricks.reason(led, reply) == tricks.KNIGHT_BEATS_GOBLIN,
        phase == 1 and spoils.winner_scores(phase, led, reply) != 0,
        phase == 2 and spoils.loser_scores(phase, led, reply) != 0,
        tricks.counts_as(led, reply) != cards.faction_of(reply),
    )


def likely(tree: Tree, strategy: Floats) -> Floats:
    """Return how likely each leaf is where both follow the strategy."""
    both = reaches(tree, strategy)
    chances: Floats = tree.chance * both[0][-1] * both[1][-1]
    return chances


def in_phase_one(tree: Tree, chances: Floats) -> Floats:
    """Return in how many tricks of phase one each power acts, with these chances of the leaves."""
    table = np.array([[acts(1, led, reply) for reply in range(52)] for led in range(52)], float)
    found: Floats = chances @ table[tree.last_trick[0], tree.last_trick[1]]
    for number in range(len(tree.levels) - 1, 0, -1):
        level, above = tree.levels[number], tree.levels[number - 1]
        if number % 2 == 0:
            found += chances @ table[above.card[level.parent], level.card]
        chances = np.bincount(level.parent, chances, len(above.parent)).astype(float, copy=False)
    return found


def in_phase_two(game: Game) -> Floats:
    """Return in how many tricks of phase two each power acts, on a line of best play."""
    for card in solve(game).line:
        game = game.play(card)
    found: Floats = np.sum([acts(2, trick.led, trick.reply) for trick in game.tricks], axis=0, dtype=float)
    return found


def worth_without(power: str, endings: list[Game]) -> NDArray[np.int64]:
    """Return what each ending is worth to A without a power."""
    if power == "undead":
        return np.array(
            [solve(Game.set_up(game.state._replace(scores=(0, 0))), values=False).value for game in endings]
        )
    lines = "".join(f"{game}\n" for game in endings)
    command = [sys.executable, "-m", "bench.nash.without", power]
    answer = subprocess.run(command, input=lines, capture_output=True, text=True, check=True)  # noqa: S603 (our own)
    return np.array(answer.stdout.split(), int)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deck", default="01.2.5.37.48", help="a pile text of 8 or 12 cards (default: 01.2.5.37.48)")
    parser.add_argument("--accuracy", type=float, default=0.0005, help="NashConv that is enough (default: 0.0005)")
    arguments = parser.parse_args()
    tree = grow(arguments.deck)
    payoff = perfect_endings(tree)
    chances = likely(tree, solve_tree(tree, payoff, 2000, arguments.accuracy).strategy)
    weights = np.bincount(tree.ending, chances, len(tree.endings))
    acting = in_phase_one(tree, chances)
    endings = [Game.set_up(game.state) for game in tree.endings]
    acting += weights @ np.array([in_phase_two(game) for game in endings])
    for number, power in enumerate(POWERS):
        decides = weights @ (worth_without(power, endings) != payoff)
        print(f"{power}: acts in {acting[number]:.3f} tricks of a game, decides {decides:.1%} of games", flush=True)


if __name__ == "__main__":
    main()
