"""The bot that plays anything."""

import random

from claim.bots.base import Bot
from claim.game.cards import Card
from claim.game.view import View


class RandomBot(Bot):
    """Plays any card that may be played, each equally likely."""

    name = "random"

    def choose(self, view: View, rng: random.Random) -> Card:
        """Any card."""
        return rng.choice(view.legal)
