"""The two simplest bots: one plays any card, one follows the rule of thumb (rule_of_thumb.py), a trick at a time."""

import random

from claim.bots.base import Bot
from claim.bots.rule_of_thumb import RULE
from claim.game.cards import Card, CardAllocator, cards_of
from claim.game.view import View


class RandomBot(Bot):
    """Plays any legal card, each equally likely."""

    name = "random"

    def choose(self, view: View, rng: random.Random) -> Card:
        """Choose any card."""
        return rng.choice(view.legal)


class GreedyBot(Bot):
    """A sensible rule of thumb for each phase."""

    name = "greedy"
    version = 2  # 2: two Goblin zeros that meet in phase two are two cards

    def choose(self, view: View, rng: random.Random) -> Card:
        """Return the card that the rule of thumb names, drawing lots among equals."""
        assert view.seat is not None, "bots play from a seat"
        deck = CardAllocator()
        hand = deck.mask(view.hand, "view")
        led = -1 if view.led is None else deck.take(view.led, "view")
        if view.prize is not None:
            prize = deck.take(view.prize, "view")
            liked = RULE.recruiting(hand, led, prize, deck.mask(view.unseen, "view"))
        else:
            liked = RULE.gathering(hand, deck.mask(view.hands[view.seat.other] or (), "view"), led)
        return rng.choice(cards_of(liked))
