"""Setting traps: which card to play in a phase two that is lost (or drawn) against a player who may err.

The exact solver says that all cards lose, and nothing more. So the other player is imagined as one who plays well but
not exactly: mostly the card that wins most playouts (flat.py), else that of the rule of thumb (rule_of_thumb.py), else
any. Each of our cards is worth the chance that such a player gives the value away with the next card or the one after
it; where they do not, what is left of our hopes is the share of playouts that we win from there.

What kind of player it is shows. In phase two the rule of thumb names its cards; in phase one it wins as cheaply as it
can or throws its worst card away, whichever it wants, and that much can be said of a reply without knowing what they
wanted. A player who surely plays by the rule is simply outwitted: playouts to the end against that rule say which of
our cards wins most.

Work is counted in playouts and in the solver's positions, not in time: the same position and seed give the same card.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from claim.bots.belief import Belief
from claim.bots.flat import FlatSearch
from claim.bots.rule_of_thumb import RULE
from claim.game.cards import CardAllocator, Seat, cards_of, numbers
from claim.game.state import State
from claim.game.view import View
from claim.rules import bits, following, tricks
from claim.solver.position_solver import Place, PositionSolver, choices

PRIOR = 0.3  # how likely the other is to play by the rule of thumb, before anything is seen
AGREES = 0.45  # how often another kind of player plays the same card anyway
SLIPS = 0.05  # how often a player who follows the rule plays another card


def plays_by_thumb(view: View) -> float:
    """Return how likely the other player is to play by the rule of thumb, from their plays so far."""
    odds = PRIOR / (1 - PRIOR)
    for agrees in agreements(view):
        odds *= (1 - SLIPS) / AGREES if agrees else SLIPS / (1 - AGREES)
    return odds / (1 + odds)


def agreements(view: View) -> Iterator[bool]:
    """Yield, for each of their plays where they had a choice, whether the rule of thumb may have made it.

    From the last play back to the first: a card that was played goes back to its hand.
    """
    assert view.seat is not None, "bots play from a seat"
    us, them, allocator = view.seat, view.seat.other, CardAllocator()
    hands = {seat: allocator.mask(view.hands[seat] or (), "hands") for seat in Seat}
    plays = [(2, them, view.led, -1)] if view.led is not None else []
    for trick in reversed(view.tricks):
        plays.append((trick.phase, trick.leader.other, trick.reply, trick.led.number))
        plays.append((trick.phase, trick.leader, trick.led, -1))
    phase = 2
    for now, seat, card, led in plays:
        if now < phase:
            phase, hands = now, dict.fromkeys(Seat, 0)  # phase one ended with empty hands
        hands[seat] |= bits.bit(allocator.take(card, "tricks"))
        allowed = following.playable(hands[them], led)
        if seat is us or bits.count(allowed) == 1:
            continue
        if phase == 2:
            yield card in cards_of(RULE.gathering(hands[them], hands[us], led))
        elif led >= 0:
            wins = tricks.reply_wins(led, card.number)
            prices = [RULE.price(other, wins) for other in numbers(allowed) if tricks.reply_wins(led, other) == wins]
            if len(prices) > 1:
                yield RULE.price(card.number, wins) == min(prices)


@dataclass(frozen=True)
class TrapSettings:
    """How the other player is imagined, and how much is thought about it."""

    playouts: int = 100  # of each card, to guess what the other player likes
    sharp: float = 0.02  # how much less often a card must win for them to like it e times less
    unexplained: float = 0.05  # the share of their plays that nothing explains
    sure: float = 0.9  # how likely they must be to play by the rule of thumb to be outwitted
    outwitting: int = 2000  # playouts of each card against a player who does
    wild: int = 128  # how many of 256 of our plays in these are random
    unlikely: float = 0.04  # plays less likely than this are not looked into
    hope: float = 0.8  # what a playout's win is worth beside an error that is proven
    broad: int = 5  # how many of our cards are looked into deeper
    most_work: int = 1_000_000  # cards played in playouts
    most_nodes: int = 500_000  # positions that the solver may look at


TRAPS = TrapSettings()


class Traps:
    """The traps that can be set from one position.

    `value` is what the position is worth to the player to move: 0 or -1. `thumb` is how likely the other is to play by
    the rule of thumb. `work` counts the cards played in the playouts that guess what the other likes.
    """

    def __init__(
        self, solver: PositionSolver, state: State, value: int, seed: int, thumb: float, settings: TrapSettings
    ) -> None:
        self.work = 0
        self._settings = settings
        self._solver, self._state, self._me = solver, state, state.turn
        self._value = value
        self._sign = 1 if state.turn == 0 else -1
        self._playouts = FlatSearch()
        self._playouts.begin(Belief(0, 0, 0, 0), seed)
        self._seed = seed
        self._thumb = thumb

    def best(self) -> int:
        """Return the card to play: of those that keep the value, the one likeliest to be answered badly."""
        state, root = self._state, self._solver.root
        keepers = self._keepers(state, root)
        if self._thumb > self._settings.sure:
            against = FlatSearch(ours=self._settings.wild, theirs=0, lots=True)
            against.begin(Belief(0, 0, 0, 0), self._seed)
            shares = {card: _share(against, state, card, self._settings.outwitting) for card in keepers}
            if max(shares.values()) > (self._value + 1) / 2:
                return max(shares, key=lambda card: shares[card])
        after = {card: self._solver.play(state, root, card) for card in keepers}
        hopes = {card: self._hope(*position, 1) for card, position in after.items()}
        if len(hopes) > 1 and not self._tired:
            promising = sorted(hopes, key=lambda card: -hopes[card])[: self._settings.broad]
            hopes = {card: self._hope(*after[card], 2) for card in promising}
        return max(hopes, key=lambda card: hopes[card])

    def _keepers(self, state: State, place: Place) -> list[int]:
        """Return my cards that keep the value."""
        if self._value == -1:
            return choices(state)
        return [card for card in choices(state) if self._worth(state, place, card) == self._value]

    def _worth(self, state: State, place: Place, card: int) -> int:
        """Return what is proven for me after a card."""
        return self._sign * self._solver.value_after(state, place, card)

    @property
    def _tired(self) -> bool:
        return self.work > self._settings.most_work or self._solver.nodes > self._settings.most_nodes

    def _hope(self, state: State, place: Place, looked: int) -> float:
        """Return my chance to get more than the value, looking at `looked` of their plays."""
        if state.over:
            return 0.0
        if state.turn != self._me:
            return self._their_error(state, place, looked)
        if self._tired:
            return self._luck(state)
        after = [self._solver.play(state, place, card) for card in self._keepers(state, place)]
        return max(self._hope(*position, looked) for position in after)

    def _their_error(self, state: State, place: Place, looked: int) -> float:
        """Return the same when it is their turn: over all their plays, weighted by how likely each is."""
        total = 0.0
        for card, likely in self._likely(state).items():
            if likely < self._settings.unlikely:
                continue
            worth = self._value if self._tired else self._worth(state, place, card)
            if worth > self._value:
                total += likely * (worth - self._value) / (1 - self._value)
                continue
            position = self._solver.play(state, place, card)
            if looked > 1 and not self._tired:
                total += likely * self._hope(*position, looked - 1)
            else:
                total += likely * self._luck(position[0])
        return total

    def _likely(self, state: State) -> dict[int, float]:
        """Return how likely the other player is to play each card."""
        listed = choices(state)
        if len(listed) == 1:
            return {listed[0]: 1.0}
        unexplained = self._settings.unexplained
        chances = dict.fromkeys(listed, unexplained / len(listed))
        named = RULE.gathering(state.hands[state.turn], state.hands[1 - state.turn], state.led)
        for card in listed:
            if bits.bit(card) & named:
                chances[card] += (1 - unexplained) * self._thumb / bits.count(named)
        rates = {card: self._rate(state, card) for card in listed}
        best = max(rates.values())
        liked = {card: math.exp((rate - best) / self._settings.sharp) for card, rate in rates.items()}
        for card in listed:
            chances[card] += (1 - unexplained) * (1 - self._thumb) * liked[card] / sum(liked.values())
        return chances

    def _rate(self, state: State, card: int) -> float:
        """Return the share of playouts that the player to move wins with a card (-1: with any)."""
        self.work += self._settings.playouts * bits.count(state.hands[state.turn])
        return _share(self._playouts, state, card, self._settings.playouts)

    def _luck(self, state: State) -> float:
        """Return what the share of playouts that I win from here is worth."""
        if state.over:
            return 0.0  # they did not err, and nothing more can come
        rate = self._rate(state, -1)
        return self._settings.hope * (rate if state.turn == self._me else 1 - rate)


def _share(playouts: FlatSearch, state: State, card: int, count: int) -> float:
    """Return what the player to move gets from `count` playouts of a card (-1: of any), from 0 to 1."""
    me, them, leads = state.turn, 1 - state.turn, 0 if state.led < 0 else 1
    hands, scores = state.hands, state.scores
    points = playouts.gather_many(card, hands[me], hands[them], scores[me], scores[them], leads, state.led, count)
    return (points / count + 1) / 2
