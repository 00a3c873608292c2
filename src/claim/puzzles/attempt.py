"""A person's way through a puzzle: which cards are right, how the defence answers, why a wrong card is wrong."""

from collections.abc import Iterable
from typing import NamedTuple

from claim.game.cards import Card, Seat
from claim.game.game import Game
from claim.puzzles.proving import continuation, prove, right_cards
from claim.puzzles.puzzle import Puzzle
from claim.puzzles.refuting import refute
from claim.solver.resistance import best_play


class Attempt:
    """A puzzle that is being solved. `game` is always at a decision of the solver, until the puzzle is solved."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.game = puzzle.game
        assert self.game.turn is not None, "a puzzle has a player to move"
        self.solver: Seat = self.game.turn
        self.line = puzzle.solution
        """The right cards from here to the last decision, with those of the defence."""

    @property
    def solved(self) -> bool:
        """Whether all decisions are behind."""
        return not self.line

    def play(self, card: Card | str) -> bool:
        """Play a card, and what follows up to the next decision, if it is right. Returns whether it is.

        Where nothing tells it apart from the card of the line, the line goes on with what there is now. Raises
        IllegalPlay where the card may not be played.
        """
        played = self.game.play(card)
        card = played.plays[-1]
        if card not in right_cards(self.game):
            return False
        self.line = self.line[1:] if card == self.line[0] else continuation(played, self.solver)
        self.game = played
        while self.line and (self.game.turn is not self.solver or not right_cards(self.game)):
            self.game, self.line = self.game.play(self.line[0]), self.line[1:]
        return True


class Answer(NamedTuple):
    """What is to be said of the cards that a person chose."""

    right: bool
    """Whether all of them are right."""
    solved: bool
    """Whether they solve the puzzle."""
    after: int | None
    """What the first wrong one leaves: 0 a draw, -1 a loss."""
    plays: tuple[Card, ...]
    """All plays of both sides from the puzzle's position on, with what is to be shown at the end of them."""
    shown: int
    """How many of these were there before the last card that was judged, or before the rest that is asked for."""


def answer(puzzle: Puzzle, cards: Iterable[str], *, give_up: bool = False) -> Answer:
    """Judge the cards that a person chose at the decisions of a puzzle, one after another.

    After the last one come the defender's play and whatever leaves no choice, up to the next decision; after a wrong
    one, beyond which nothing is looked at, its refutation. With `give_up`, the rest of the solution follows instead.
    Raises IllegalPlay for a card that may not be played.
    """
    attempt, shown = Attempt(puzzle), 0
    for card in cards:
        if attempt.solved:
            break
        shown = len(attempt.game.plays)
        if not attempt.play(card):
            wrong = attempt.game.play(card)
            refutation = refute(attempt.game, wrong.plays[-1])
            return Answer(False, False, refutation.value, (*wrong.plays, *refutation.line), shown)
    plays = attempt.game.plays
    if attempt.solved:
        return Answer(True, True, None, (*plays, *_reply(attempt.game)), shown)
    if not give_up:
        return Answer(True, False, None, plays, shown)
    end = attempt.game
    for card in attempt.line:
        end = end.play(card)
    return Answer(True, False, None, (*end.plays, *_reply(end)), len(plays))


def decisions(puzzle: Puzzle) -> int:
    """Return how many decisions a puzzle has."""
    proof = prove(puzzle.game)
    return 0 if proof is None else len(proof.decisions)


def _reply(game: Game) -> tuple[Card, ...]:
    """Return the best answer to a card that has been led, so that a line does not end in the middle of a trick."""
    return () if game.led is None else (next(best_play(game.state)),)
