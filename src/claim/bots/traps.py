"""Setting traps: which card to play in a phase two that is lost (or drawn) against a player who may err.

The exact solver says that all cards lose, and nothing more. So the other player is imagined as one who plays well but
not exactly: mostly the card that wins most playouts (flat.py), else the card of the rule of thumb, else any. Each of
our cards is worth the chance that such a player gives the value away with the next card or the one after it; where
they do not, what is left of our hopes is the share of playouts that we win from there.

What kind of player it is shows: every play of phase two that the rule of thumb would have made makes it likelier that
the next one is its too (`rule_of_thumb`). Who is surely known for it is looked through further ahead.

Work is counted in playouts and in the solver's positions, not in time: the same position and seed give the same card.
"""

import functools
import math

from claim.bots.belief import Belief
from claim.bots.flat import FlatSearch
from claim.game.cards import Numbering, Seat, cards_of
from claim.game.state import State
from claim.game.view import View
from claim.rules import bits, following
from claim.solver.asker import Asker, Place, choices

PLAYOUTS = 100  # of each card, to guess what the other player likes
SHARP = 0.02  # how much less often a card must win for them to like it e times less
ANY = 0.05  # of their plays, those that nothing explains
THUMB = 0.3  # how likely the other is to play by the rule of thumb, before anything is seen
AGREES = 0.5  # how often another kind of player plays the same card all the same
SURE = 0.9  # from here on the other is taken for one who plays by it
UNLIKELY = 0.04  # plays less likely than this are not looked into
HOPE = 0.8  # what a playout's win is worth beside an error that is proven
BROAD = 5  # of our cards, those that are looked into deeper
MOST_WORK = 1_000_000  # cards played in playouts
MOST_NODES = 500_000  # positions that the solver may look at


@functools.cache
def _playouts() -> FlatSearch:
    """The playouts of this process."""
    return FlatSearch()


class Traps:
    """The traps that can be set from one position. `value` is what it is worth to the player to move: 0 or -1."""

    def __init__(self, asker: Asker, state: State, value: int, seed: int, thumb: float) -> None:
        self._asker, self._state, self._me = asker, state, state.turn
        self._value = value
        self._sign = 1 if state.turn == 0 else -1
        self._playouts = _playouts()
        self._playouts.begin(Belief(0, 0, 0, 0), seed)
        self._thumb = thumb
        self._work = 0

    def best(self) -> int:
        """The card to play: of those that keep the value, the one likeliest to be answered badly."""
        state, root = self._state, self._asker.root
        after = {card: self._asker.play(state, root, card) for card in self._keepers(state, root)}
        hopes = {card: self._hope(*position, 1) for card, position in after.items()}
        for looked in (2, 3) if self._thumb > SURE else (2,):
            if len(hopes) > 1 and not self._tired:
                promising = sorted(hopes, key=lambda card: -hopes[card])[:BROAD]
                hopes = {card: self._hope(*after[card], looked) for card in promising}
        return max(hopes, key=lambda card: hopes[card])

    def _keepers(self, state: State, place: Place) -> list[int]:
        """My cards that do not make it worse."""
        if self._value == -1:
            return choices(state)
        return [card for card in choices(state) if self._worth(state, place, card) == self._value]

    def _worth(self, state: State, place: Place, card: int) -> int:
        """What is proven for me after a card."""
        return self._sign * self._asker.value_after(state, place, card)

    @property
    def _tired(self) -> bool:
        return self._work > MOST_WORK or self._asker.nodes > MOST_NODES

    def _hope(self, state: State, place: Place, looked: int) -> float:
        """My chance to get more than the value, looking at so many of their cards."""
        if state.over:
            return 0.0
        if state.turn != self._me:
            return self._their_error(state, place, looked)
        if self._tired:
            return self._luck(state)
        after = [self._asker.play(state, place, card) for card in self._keepers(state, place)]
        return max(self._hope(*position, looked) for position in after)

    def _their_error(self, state: State, place: Place, looked: int) -> float:
        """The same where it is their turn: over all that they may play, as likely as they are to play it."""
        total = 0.0
        for card, likely in self._likely(state).items():
            if likely < UNLIKELY:
                continue
            worth = self._value if self._tired else self._worth(state, place, card)
            if worth > self._value:
                total += likely * (worth - self._value) / (1 - self._value)
                continue
            position = self._asker.play(state, place, card)
            if looked > 1 and not self._tired:
                total += likely * self._hope(*position, looked - 1)
            else:
                total += likely * self._luck(position[0])
        return total

    def _likely(self, state: State) -> dict[int, float]:
        """How likely the other player is to play each card."""
        listed = choices(state)
        if len(listed) == 1:
            return {listed[0]: 1.0}
        chances = dict.fromkeys(listed, ANY / len(listed))
        named = self._playouts.thumb(state.hands[state.turn], state.hands[1 - state.turn], state.led)
        for card in listed:
            if bits.bit(card) & named:
                chances[card] += (1 - ANY) * self._thumb / bits.count(named)
        if self._thumb <= SURE:
            rates = {card: self._rate(state, card) for card in listed}
            best = max(rates.values())
            liked = {card: math.exp((rate - best) / SHARP) for card, rate in rates.items()}
            for card in listed:
                chances[card] += (1 - ANY) * (1 - self._thumb) * liked[card] / sum(liked.values())
        return chances

    def _rate(self, state: State, card: int) -> float:
        """The share of playouts that the player to move wins with a card (-1: with any)."""
        me, them = state.turn, 1 - state.turn
        hands, scores = state.hands, state.scores
        leads = 0 if state.led < 0 else 1
        self._work += PLAYOUTS * bits.count(hands[me])
        points = self._playouts.gather_many(
            card, hands[me], hands[them], scores[me], scores[them], leads, state.led, PLAYOUTS
        )
        return (points / PLAYOUTS + 1) / 2

    def _luck(self, state: State) -> float:
        """What the share of playouts that I win from here is worth."""
        if state.over:
            return 0.0  # they did not err, and nothing more can come
        rate = self._rate(state, -1)
        return HOPE * (rate if state.turn == self._me else 1 - rate)


def rule_of_thumb(view: View) -> float:
    """How likely the other player is to play by the rule of thumb, from their plays of phase two so far."""
    assert view.seat is not None, "bots play from a seat"
    them, numbering, odds = view.seat.other, Numbering(), THUMB / (1 - THUMB)
    hands = {seat: numbering.mask(view.hands[seat] or (), "hands") for seat in Seat}
    plays = [(them, view.led, -1)] if view.led is not None else []
    for trick in reversed(view.tricks):
        if trick.phase == 2:
            plays += [(trick.leader.other, trick.reply, trick.led.number), (trick.leader, trick.led, -1)]
    for seat, card, led in plays:  # from the last one back to the first: a card that was played goes back to its hand
        number = numbering.take(card, "tricks")
        hands[seat] |= bits.bit(number)
        if seat is them and bits.count(following.playable(hands[them], led)) > 1:
            named = cards_of(_playouts().thumb(hands[them], hands[them.other], led))
            odds *= 1 / AGREES if card in named else ANY / (1 - AGREES)
    return odds / (1 + odds)
