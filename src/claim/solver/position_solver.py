"""What a phase-two position is worth, and what it is worth after each card.

The search answers one question: does A get three votes? It gives tied votes (R25) to B or, with the numbers shifted, to
A. A wins if the answer is yes even with ties given to B; B wins if it is no even with ties given to A; otherwise the
game is drawn. Where no tie is possible, as in nearly every deal, one search answers both.
"""

import threading
from typing import NamedTuple

from claim.game import state as states
from claim.game.cards import mask_of, numbers
from claim.game.state import State, advance, playable
from claim.rules import bits, cards, tricks, votes
from claim.solver.deadline import NEVER
from claim.solver.search import Search

_mine = threading.local()


def own_search() -> Search:
    """Return the search of the running thread: its table is made once, and never shared between threads."""
    search: Search | None = getattr(_mine, "search", None)
    if search is None:
        search = _mine.search = Search()
    return search


class Place(NamedTuple):
    """A position below the root, numbered for the search. A led card is still in its hand."""

    hands: tuple[int, int]
    balance: int
    left: int


class PositionSolver:
    """Evaluates one position and those below it. It is no longer valid once the same thread makes another one."""

    def __init__(self, state: State, search: Search | None = None, until: float = NEVER) -> None:
        self.search = own_search() if search is None else search
        self.search.until = until
        self._before = self.search.nodes
        hands = list(state.hands)
        if state.led >= 0:
            hands[1 - state.turn] |= bits.bit(state.led)
        search = self.search
        search.set_up(hands[0], hands[1], *state.scores)
        self._ties = search.ties
        self.root = Place(
            (self.search.local(hands[0]), self.search.local(hands[1])), self.search.balance, self.search.left
        )

    @property
    def nodes(self) -> int:
        """Positions searched so far."""
        return self.search.nodes - self._before

    def value(self, state: State, place: Place) -> int:
        """Return 1 if A wins with best play, -1 if B does, 0 if it is a draw."""
        if state.over:
            return votes.winner(*state.scores)
        return self._value(state, place, -1)

    def value_after(self, state: State, place: Place, card: int) -> int:
        """Return the value if the player to move plays this card now."""
        return self._value(state, place, card)

    def _value(self, state: State, place: Place, card: int) -> int:
        if self._holds(state, place, card, 0):
            return 1
        return 0 if self._ties and self._holds(state, place, card, self._ties) else -1

    def keeper(self, state: State, place: Place, value: int) -> int:
        """Return a card with which the player to move keeps `value`, the position's own."""
        allowed = playable(state)
        if value == (-1 if state.turn == 0 else 1):
            return bits.lowest(allowed)  # the position is lost, and every card keeps that
        shift = self._ties if (value == 0) == (state.turn == 0) else 0
        if state.led < 0:
            self._ask(state, place, place.hands[state.turn], 0, shift)
            return self.search.card_of(self.search.found_lead)
        self._holds(state, place, -1, shift)
        return self.search.card_of(self.search.found_reply)

    def _holds(self, state: State, place: Place, card: int, shift: int) -> bool:
        """Return whether A gets three votes if this card is played next (-1: any card)."""
        played = 0 if card < 0 else self.search.local(bits.bit(card))
        if state.led < 0:
            return self._ask(state, place, played, 0, shift)
        return self._ask(state, place, self.search.local(bits.bit(state.led)), played, shift)

    def _ask(self, state: State, place: Place, leads: int, replies: int, shift: int) -> bool:
        leader = state.turn if state.led < 0 else 1 - state.turn
        return self.search.wins(*place.hands, leader, place.balance + shift, place.left, leads, replies)

    def play(self, state: State, place: Place, card: int) -> tuple[State, Place]:
        """Return the position after a legal card."""
        after, trick = advance(state, card)
        if trick is None:
            return after, place
        search = self.search
        hands = [place.hands[0], place.hands[1]]
        hands[trick.leader] &= ~search.local(bits.bit(trick.led))
        hands[1 - trick.leader] &= ~search.local(bits.bit(trick.reply))
        change = search.change_of(trick.led, trick.reply)
        balance = place.balance + (change if trick.leader == 0 else -change)
        left = place.left - search.weight_of(trick.led) - search.weight_of(trick.reply)
        return after, Place((hands[0], hands[1]), balance, left)


def choices(state: State) -> list[int]:
    """Return the cards that may be played, with only one of the Goblin zeros: they are alike."""
    return list(numbers(states.choices(state)))


# For each card, the leads that it beats in reply, and the replies that beat it when it is led.
_BEATS = tuple(mask_of(led for led in range(52) if tricks.reply_wins(led, card)) for card in range(52))
_BEATEN_BY = tuple(mask_of(reply for reply in range(52) if tricks.reply_wins(card, reply)) for card in range(52))


def classes(solver: PositionSolver, state: State) -> list[tuple[int, ...]]:
    """Group the cards that may be played now, in the order of the cards; equivalent ones are in one group.

    Cards are equivalent as in the search (layout.py): of one faction and weight, and every card that the other player
    still holds, or has just led, does the same against both. The Goblin zeros are one card (R1).
    """
    rivals = state.hands[1 - state.turn] | (bits.bit(state.led) if state.led >= 0 else 0)
    groups: list[tuple[int, ...]] = []
    last = -1
    for card in choices(state):
        if last >= 0 and _equivalent(solver, last, card, rivals):
            groups[-1] = (*groups[-1], card)
        else:
            groups.append((card,))
        last = card
    return groups


def _equivalent(solver: PositionSolver, first: int, second: int, rivals: int) -> bool:
    """Return whether neither a rival nor the count of votes tells these two cards apart."""
    if ((_BEATS[first] ^ _BEATS[second]) | (_BEATEN_BY[first] ^ _BEATEN_BY[second])) & rivals:
        return False
    search = solver.search
    return cards.faction_of(first) == cards.faction_of(second) and search.weight_of(first) == search.weight_of(second)
