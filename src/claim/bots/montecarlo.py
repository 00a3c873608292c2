"""The bot of the plain baseline (flat.py): 3,000 playouts per move, shared evenly among the cards."""

import random

from claim.bots.base import Bot
from claim.bots.belief import Belief
from claim.bots.flat import FlatSearch
from claim.bots.situation import situation
from claim.game.cards import Card
from claim.game.view import View
from claim.solver.deadline import NEVER, now

PLAYOUTS = 3000


def play_out_cards(
    view: View, seed: int, playouts: int = PLAYOUTS, until: float = NEVER
) -> tuple[dict[Card, int], int]:
    """Share playouts evenly among the cards that may be played.

    Returns each card's wins less its losses, and how many playouts each card had: at least one, however late it is.
    """
    piles, search = situation(view), FlatSearch()
    search.begin(Belief(piles.unseen, piles.unseen, piles.their_count, piles.their_draws), seed)
    points, each = dict.fromkeys(view.legal, 0), 0
    scores = (piles.score, piles.their_score)
    while each * len(points) < playouts and (each == 0 or now() < until):
        for card in points:
            number = card.number
            if view.phase == 1:
                ours = (piles.hand, piles.followers, piles.hidden, piles.their_prizes)
                points[card] += search.recruit(number, *ours, *scores, piles.led, piles.prize)
            else:
                leads = 0 if piles.led < 0 else 1
                points[card] += search.gather(number, piles.hand, piles.unseen, *scores, leads, piles.led)
        each += 1
    return points, each


class MonteCarloBot(Bot):
    """Flat Monte Carlo over uniformly sampled worlds, without inference and without a solver."""

    name = "montecarlo"
    version = 2  # 2: in phase one the rule of thumb sees what `greedy` sees

    def __init__(self, playouts: int = PLAYOUTS) -> None:
        self.playouts = playouts

    def choose(self, view: View, rng: random.Random) -> Card:
        """Return the card that won most of its playouts."""
        until = NEVER if self.time_limit is None else now() + self.time_limit
        points, _ = play_out_cards(view, rng.getrandbits(64), self.playouts, until)
        best = max(points.values())
        return rng.choice([card for card, won in points.items() if won == best])

    def hurry(self, seconds: float) -> None:
        """Play out for at most this long."""
        self._set_time_limit(seconds)
