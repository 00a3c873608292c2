"""The bot of the plain baseline (flat.py): 3,000 playouts a move, shared out evenly among the cards."""

import functools
import random

from claim.bots.base import Bot
from claim.bots.belief import Belief
from claim.bots.flat import FlatSearch
from claim.bots.situation import situation
from claim.game.cards import Card
from claim.game.view import View


@functools.cache
def _search() -> FlatSearch:
    """The search of this process."""
    return FlatSearch()


class MonteCarloBot(Bot):
    """Flat Monte Carlo over uniformly sampled worlds, without inference and without a solver."""

    name = "montecarlo"
    version = 2  # 2: in phase one the rule of thumb sees what `greedy` sees

    def __init__(self, playouts: int = 3000) -> None:
        self.playouts = playouts

    def choose(self, view: View, rng: random.Random) -> Card:
        """The card that won most of its playouts."""
        found, search = situation(view), _search()
        search.begin(Belief(found.unseen, found.unseen, found.their_count, found.their_draws), rng.getrandbits(64))
        points = dict.fromkeys(view.legal, 0)
        for _ in range(-(-self.playouts // len(points))):
            for card in points:
                number = card.number
                if view.phase == 1:
                    piles = (found.hand, found.followers, found.hidden, found.their_prizes)
                    scores = (found.score, found.their_score)
                    points[card] += search.recruit(number, *piles, *scores, found.led, found.prize)
                else:
                    scores = (found.score, found.their_score)
                    leads = 0 if found.led < 0 else 1
                    points[card] += search.gather(number, found.hand, found.unseen, *scores, leads, found.led)
        best = max(points.values())
        return rng.choice([card for card, won in points.items() if won == best])
