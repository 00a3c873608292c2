import pytest

import claim
from claim.game.cards import Card, Seat
from claim.game.errors import IllegalPlay
from claim.game.game import Game
from claim.puzzles.proving import right_cards
from claim.puzzles.refuting import refute
from claim.solver.solution import NotPhaseTwo
from tests.puzzles.some import PUZZLES


def test_every_wrong_card_of_a_puzzle_is_refuted_to_where_nothing_can_change_any_more():
    for puzzle in PUZZLES:
        game, mover = puzzle.game, puzzle.game.turn
        sign = 1 if mover is Seat.A else -1
        worth = sign * claim.solve(game).value
        for card in set(game.legal()) - set(right_cards(game)):
            value, line = refute(game, card)
            assert value < worth
            end = game.play(card)
            for answer in line:
                assert sign * claim.solve(end, values=False).value == value, "both sides play their best"
                end = end.play(answer)
            if value < 0:
                held = [seat for faction, seat in end.votes().items() if end.settled()[faction]]
                assert held.count(mover.other if mover else None) >= 3
            else:
                assert end.result is not None, "a draw is one only at the end"
                assert end.result.winner is None


def test_a_right_card_is_not_refuted():
    assert all(refute(puzzle.game, puzzle.solution[0]).value >= 0 for puzzle in PUZZLES)


def test_what_cannot_be_refuted():
    with pytest.raises(IllegalPlay):
        refute(Game.parse("2 A 1.... 0.... .... .... -"), Card("K2"))
    with pytest.raises(NotPhaseTwo):
        refute(Game.deal(7), Game.deal(7).legal()[0])
