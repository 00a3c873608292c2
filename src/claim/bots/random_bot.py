"""The bot that plays anything."""

import random

from claim.bots.base import Bot
from claim.game.cards import Card
from claim.game.view import View


class RandomBot(Bot):
    """Plays any legal card, each equally likely."""

    name = "random"

    def choose(self, view: View, rng: random.Random) -> Card:
        """Choose any card."""
        return rng.choice(view.legal)
