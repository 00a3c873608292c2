"""What makes a position a puzzle, and its proof: at each decision exactly one class of cards keeps the value.

A decision is a turn of the side that solves (the side to move at the start) with at least two classes of cards to
choose from; cards that nothing tells apart are one class (solver/position_solver.py). In between the other side
defends: of the cards that keep the value, it plays the one after which the solver faces the most decisions in a row
with a single right card, and of equals the first in the order of the cards (G K U D X, then by value). The line ends
with the last of these decisions: after it more than one card is right, or nothing is left to decide.
"""

from typing import NamedTuple

from claim.game.cards import CARDS, Card, Seat
from claim.game.game import Game
from claim.game.state import State
from claim.solver.position_solver import Place, PositionSolver, classes

FEWEST, MOST = 2, 5  # decisions of a puzzle


class Proof(NamedTuple):
    """A proven line: the cards of both sides in order, and which of them, by place, are decisions."""

    value: int  # to the side that solves: 1 it wins, 0 it saves a draw
    line: tuple[Card, ...]
    decisions: tuple[int, ...]

    @property
    def is_puzzle(self) -> bool:
        """Whether there are as many decisions as a puzzle has."""
        return FEWEST <= len(self.decisions) <= MOST


def prove(game: Game) -> Proof | None:
    """Return the line of longest resistance from a position of phase two whose side to move has a single right card.

    None where it has none, has several, has no choice, or is lost. One decision more than MOST is not looked beyond.
    """
    if game.phase != 2 or game.turn is None:
        return None
    solver = PositionSolver(game.state)
    return prove_below(solver, game.state, solver.root)


def prove_below(solver: PositionSolver, state: State, place: Place) -> Proof | None:
    """Return the same for a position below the solver's own, with a turn to play."""
    value = solver.value(state, place)
    to_solver = value if state.turn == 0 else -value
    if to_solver < 0:
        return None
    lines = _Lines(solver, state.turn, value)
    if lines.right(state, place) is None:
        return None
    plays = lines.longest(state, place, MOST + 1).plays
    decisions = tuple(number for number, (_, decides) in enumerate(plays) if decides)
    return Proof(to_solver, tuple(CARDS[card] for card, _ in plays), decisions)


def right_cards(game: Game) -> tuple[Card, ...]:
    """Return the single class of cards that keeps the value for the side to move; empty where there is no such class.

    The game must be in phase two and not over.
    """
    solver = PositionSolver(game.state)
    lines = _Lines(solver, game.state.turn, solver.value(game.state, solver.root))
    return tuple(CARDS[card] for card in lines.right(game.state, solver.root) or ())


def continuation(game: Game, solver: Seat) -> tuple[Card, ...]:
    """Return the rest of the line from a position of phase two, where it may be either side's turn.

    For a player who chose another card of the right class: the line may go on with other cards of its class.
    """
    if game.turn is None:
        return ()
    position = PositionSolver(game.state)
    lines = _Lines(position, solver.number, position.value(game.state, position.root))
    return tuple(CARDS[card] for card, _ in lines.longest(game.state, position.root, MOST).plays)


class _Line(NamedTuple):
    """Cards to be played, each with whether it is a decision, and how many of them are."""

    decisions: int
    plays: tuple[tuple[int, bool], ...]


_NOTHING = _Line(0, ())


class _Lines:
    """Lines below one position: `me` solves, and `value` is what is to be kept, as seen by A."""

    def __init__(self, solver: PositionSolver, me: int, value: int) -> None:
        self._solver, self._me, self._value = solver, me, value
        self._known: dict[tuple[State, int], _Line] = {}  # many orders of cards lead to the same position
        self._wins = value == (1 if me == 0 else -1)  # then no card of the other side changes that

    def right(self, state: State, place: Place) -> tuple[int, ...] | None:
        """Return the single class that keeps the value, out of at least two; None where there is no such class."""
        groups = classes(self._solver, state)
        return self._single(state, place, groups) if len(groups) > 1 else None

    def _single(self, state: State, place: Place, groups: list[tuple[int, ...]]) -> tuple[int, ...] | None:
        kept = None
        for group in groups:
            if self._keeps(state, place, group[0]):
                if kept is not None:
                    return None
                kept = group
        return kept

    def longest(self, state: State, place: Place, room: int) -> _Line:
        """Return the line with the most decisions in a row, `room` at most, up to the last of them."""
        known = self._known.get((state, room))
        if known is None:
            known = self._known[state, room] = self._longest(state, place, room)
        return known

    def _longest(self, state: State, place: Place, room: int) -> _Line:
        if state.over or room == 0:
            return _NOTHING
        groups = classes(self._solver, state)
        if state.turn != self._me:
            return self._defend(state, place, groups, room)
        decides = len(groups) > 1
        chosen = self._single(state, place, groups) if decides else groups[0]
        if chosen is None:
            return _NOTHING
        rest = self.longest(*self._solver.play(state, place, chosen[0]), room - decides)
        decisions = rest.decisions + decides
        return _Line(decisions, ((chosen[0], decides), *rest.plays)) if decisions else _NOTHING

    def _defend(self, state: State, place: Place, groups: list[tuple[int, ...]], room: int) -> _Line:
        best = _NOTHING
        for group in groups:
            if best.decisions < room and (self._wins or self._keeps(state, place, group[0])):
                rest = self.longest(*self._solver.play(state, place, group[0]), room)
                if rest.decisions > best.decisions:
                    best = _Line(rest.decisions, ((group[0], False), *rest.plays))
        return best

    def _keeps(self, state: State, place: Place, card: int) -> bool:
        return self._solver.value_after(state, place, card) == self._value
