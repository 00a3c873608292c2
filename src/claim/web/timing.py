"""Thinking processes that tell how long their bots took."""

import time

from claim.game.cards import Card, Seat
from claim.game.view import View
from claim.records.identities import BotIdentity
from claim.service.thinking import Thinkers
from claim.web.metrics import Metrics


class TimedThinkers(Thinkers):
    """As the service's, with a clock beside each bot."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__()
        self.metrics = metrics

    async def bot_card(self, bot: BotIdentity, view: View, seed: str, seat: Seat, ply: int) -> tuple[Card, bool]:
        """A bot's card, and whether it is its own."""
        began = time.perf_counter()
        try:
            return await super().bot_card(bot, view, seed, seat, ply)
        finally:
            self.metrics.bot.observe(time.perf_counter() - began)
