"""How strong players go on where best play alone does not tell the cards apart.

Only cards that keep the value are played. Whoever is lost holds out: they keep the result open for as many tricks as
they can, and then score as many cards until it is decided as they can. Whoever wins wants the opposite. In a drawn game
nothing is ever decided, and each side wants cards.

With at most WHOLE tricks left the choice is exact. Earlier it is the best for the next AHEAD tricks, as if the game
were decided after them.
"""

from collections.abc import Iterator

from claim.game.cards import CARDS, Card
from claim.game.state import State
from claim.rules import bits, factions, votes
from claim.solver.position_solver import Place, PositionSolver, classes

WHOLE = 6
AHEAD = 2

Outcome = tuple[int, int]
"""What the side that holds out wants to be large: the tricks left when the result is decided (negative), its cards."""


def is_decided(state: State) -> bool:
    """Return whether one side has three votes that nothing can take away (R24), with no trick under way."""
    if state.led >= 0:
        return False
    left = state.hands[0] | state.hands[1]
    held = [
        votes.vote(*state.scores, faction)
        for faction in range(factions.FACTIONS)
        if votes.settled(*state.scores, left, faction)
    ]
    return held.count(1) >= 3 or held.count(-1) >= 3


def best_play(state: State) -> Iterator[Card]:
    """Yield the cards that two strong players play from a position of phase two, to the end.

    Whoever takes only some of them must not solve anything in between (see PositionSolver).
    """
    solver = PositionSolver(state)
    resistance, place = _Resistance(solver, solver.value(state, solver.root)), solver.root
    while not state.over:
        card = resistance.choose(state, place)
        yield CARDS[card]
        state, place = solver.play(state, place, card)


class _Resistance:
    """Chooses cards below one position of phase two, whose value is `value` (1 if A wins, -1 if B does, else 0)."""

    def __init__(self, solver: PositionSolver, value: int) -> None:
        self._solver, self._value = solver, value
        self._holds_out = 1 if value > 0 else 0  # in a drawn game it does not matter which side is called so
        self._until = 0  # the tricks left at which nothing more is looked at
        self._known: dict[State, Outcome] = {}

    def choose(self, state: State, place: Place) -> int:
        """Return the card that a strong player plays now."""
        tricks = bits.count(state.hands[state.turn])
        until = 0 if tricks <= WHOLE else tricks - AHEAD
        if until != self._until:
            self._until, self._known = until, {}
        cards = self._kept(state, place)
        outcomes = {card: self._outcome(*self._solver.play(state, place, card)) for card in cards}
        return (max if state.turn == self._holds_out else min)(cards, key=outcomes.__getitem__)

    def _kept(self, state: State, place: Place) -> list[int]:
        """Return a card of each class that keeps the value."""
        cards = [group[0] for group in classes(self._solver, state)]
        if len(cards) == 1 or (self._value and state.turn == self._holds_out):
            return cards  # a lost side has nothing to give away
        return [card for card in cards if self._solver.value_after(state, place, card) == self._value]

    def _outcome(self, state: State, place: Place) -> Outcome:
        known = self._known.get(state)
        if known is None:
            known = self._known[state] = self._look(state, place)
        return known

    def _look(self, state: State, place: Place) -> Outcome:
        tricks = bits.count(state.hands[0])
        if state.led < 0 and (tricks <= self._until or is_decided(state)):
            return -tricks, bits.count(state.scores[self._holds_out])
        after = [self._outcome(*self._solver.play(state, place, card)) for card in self._kept(state, place)]
        return max(after) if state.turn == self._holds_out else min(after)
