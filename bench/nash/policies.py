"""What a bot does in a small game, asked for every information set, and what phase two is then worth.

A bot that draws lots is asked several times, each time with other lots: its strategy is how often it gave each card. A
perfect opponent makes use of what is accident in that, too, so the more often a bot is asked the less is taken from it.
"""

from collections import Counter
from collections.abc import Callable, Mapping

import numpy as np

from bench.nash.tree import FORCED, Floats, Tree, game_at, position_key
from claim.bots.base import Bot, checked, move_rng
from claim.bots.greedy import RandomBot
from claim.game.cards import SEATS, Card, Seat
from claim.game.game import Game
from claim.solver.solution import solve

Policy = Callable[[Game], Mapping[Card, float]]


def perfect_endings(tree: Tree) -> Floats:
    """Return what each ending is worth to A with best play: phase two has no hidden cards, and the solver knows it."""
    return np.array([solve(Game.set_up(game.state), values=False).value for game in tree.endings], float)


def policy_of(bot: Bot, asked: int) -> Policy:
    """Return how likely a bot is to play each card, from asking it so many times."""

    def policy(game: Game) -> Mapping[Card, float]:
        legal = game.legal()
        if len(legal) == 1 or isinstance(bot, RandomBot):
            return dict.fromkeys(legal, 1 / len(legal))
        seat = game.turn
        assert seat is not None
        view = game.view(seat)
        given = Counter(checked(bot, view, move_rng(view.to_text(), seat, number)) for number in range(asked))
        return {card: count / asked for card, count in given.items()}

    return policy


def strategy_of(tree: Tree, policy: Policy) -> Floats:
    """Return a policy's strategy in phase one."""
    strategy = np.zeros(len(tree.owner))
    strategy[FORCED] = 1.0
    for infoset in tree.infosets:
        chances = policy(game_at(*infoset.moment))
        for number, card in enumerate(infoset.cards):
            strategy[infoset.first + number] = sum(chance for name, chance in chances.items() if name.number == card)
    return strategy


def endings_against(tree: Tree, policy: Policy, player: int) -> Floats:
    """Return what each ending is worth to A where `player` plays perfectly against the other's policy."""
    perfect = SEATS[player]
    known: dict[tuple[int, ...], float] = {}

    def worth(game: Game) -> float:
        if game.result is not None:
            return {Seat.A: 1.0, Seat.B: -1.0, None: 0.0}[game.result.winner]
        key = position_key(game.state)
        if key not in known:
            if game.turn is perfect:
                best = max if perfect is Seat.A else min
                known[key] = best(worth(game.play(card)) for card in game.legal())
            else:
                known[key] = sum(chance * worth(game.play(card)) for card, chance in policy(game).items())
        return known[key]

    return np.array([worth(game) for game in tree.endings])
