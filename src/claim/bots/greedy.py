"""The bot with a rule of thumb for each phase. It looks one trick ahead and no further.

Phase one: want the prize if it is worth more than the card one would draw instead; then win as cheaply as possible,
or else throw away the worst card. Phase two: score as many more cards than the other as this one trick allows, as
cheaply as possible.
"""

import random

from claim.bots.base import Bot
from claim.game.cards import Card, Faction, mask_of
from claim.game.view import View
from claim.rules import bits, following, spoils, tricks

_KEEP = 0.1  # what a point of a card's worth is worth, in scored cards of phase two
_THRIFT = 0.3  # what a point of a card's worth is worth, in points of a prize
_UNDEAD = 2.0  # what scoring an Undead in phase one is worth, in points of a prize


class GreedyBot(Bot):
    """A sensible rule of thumb for each phase."""

    name = "greedy"

    def choose(self, view: View, rng: random.Random) -> Card:
        """The card that the rule of thumb names; equals are drawn by lot."""
        rate = _rate_recruiting if view.phase == 1 else _rate_gathering
        rates = {card: rate(view, card) for card in view.legal}
        best = max(rates.values())
        return rng.choice([card for card, rated in rates.items() if rated >= best - 1e-9])


def worth(card: Card) -> int:
    """How glad one is to hold a card: its value, and two more for a Doppelgänger, who fits everywhere."""
    return card.value + (2 if card.faction is Faction.DOPPELGANGER else 0)


def price(card: Card, wins: bool) -> float:
    """What playing a card costs in phase one, in points of a prize; an Undead that wins the trick is scored."""
    return _THRIFT * worth(card) - (_UNDEAD if wins and card.faction is Faction.UNDEAD else 0)


def _rate_recruiting(view: View, card: Card) -> float:
    """Phase one: what winning is worth times the chance to win, less what the card is worth."""
    assert view.prize is not None, "a trick of phase one has a prize"
    assert view.unseen, "the other hand is unseen in phase one"
    gain = worth(view.prize) - sum(map(worth, view.unseen)) / len(view.unseen)
    gain += _UNDEAD * [card.faction, view.led and view.led.faction].count(Faction.UNDEAD)
    if view.led is not None:
        chance = float(tricks.reply_wins(view.led.number, card.number))
    else:
        beaten = sum(tricks.reply_wins(card.number, other.number) for other in view.unseen)
        chance = max(0.0, 1 - 2 * beaten / len(view.unseen))  # the other has some choice among them
    return gain * chance - _THRIFT * worth(card)


def _rate_gathering(view: View, card: Card) -> float:
    """Phase two: what the trick brings; when leading, against the answer that is best for the other."""
    assert view.seat is not None, "bots play from a seat"
    if view.led is not None:
        return _balance(view.led, card) - _KEEP * worth(card)
    other_hand = view.hands[view.seat.other] or ()
    answers = following.playable(mask_of([held.number for held in other_hand]), card.number)
    worst = max(
        _balance(card, answer) - _KEEP * worth(answer) for answer in other_hand if bits.bit(answer.number) & answers
    )
    return -worst - _KEEP * worth(card)


def _balance(led: Card, reply: Card) -> int:
    """The cards that the second player scores from a trick of phase two, less those that the leader scores."""
    won = bits.count(spoils.winner_scores(2, led.number, reply.number))
    lost = bits.count(spoils.loser_scores(2, led.number, reply.number))
    return won - lost if tricks.reply_wins(led.number, reply.number) else lost - won
