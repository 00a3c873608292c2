import pytest

from claim.game.errors import IllegalPlay
from claim.puzzles.attempt import Attempt, answer, decisions
from claim.puzzles.collection import shipped
from claim.puzzles.puzzle import read_line
from claim.solver.resistance import is_decided

PUZZLE = read_line("2 B .4..57. .7..4.5 0017..0349.39.069 029.6.125678..47 - K7K4D4 665 wl")
ALIKE = read_line("2 B ..2.789. ..158.3. 148..4679.5.0235 05.58.03.06.6 - U5U2U1D7U8 478 f")  # U5 and U8 are alike


def test_a_right_card_brings_the_defence_and_the_next_decision():
    attempt = Attempt(PUZZLE)
    assert attempt.play("K7")
    assert attempt.game.plays == ("K7", "K4")
    assert (attempt.game.turn, attempt.line, attempt.solved) == (attempt.solver, ("D4",), False)
    assert attempt.play("d4"), "cards may be typed in either case"
    assert attempt.solved


def test_a_wrong_card_changes_nothing():
    attempt = Attempt(PUZZLE)
    assert not attempt.play("X5")
    assert (attempt.game.plays, attempt.line) == ((), PUZZLE.solution)


def test_after_another_card_that_nothing_tells_apart_the_line_goes_on_with_what_there_is():
    attempt = Attempt(ALIKE)
    assert attempt.play("U8")
    assert attempt.play("U1")
    assert attempt.play("U5")
    assert attempt.solved


@pytest.mark.parametrize("puzzle", list(shipped())[::100], ids=lambda puzzle: puzzle.id)
def test_a_puzzle_has_as_many_decisions_as_it_says(puzzle):
    attempt, cards = Attempt(puzzle), []
    while not attempt.solved:
        cards.append(attempt.line[0])
        assert not answer(puzzle, cards[:-1]).solved
        assert attempt.play(cards[-1])
    assert answer(puzzle, cards).solved
    assert len(cards) == decisions(puzzle)


def test_an_answer_shows_what_follows_the_last_card():
    given = answer(PUZZLE, ["K7"])
    assert given == (True, False, None, ("K7", "K4"), 0)
    given = answer(PUZZLE, ["K7", "D4"])
    assert (given.right, given.solved, given.shown) == (True, True, 2)
    assert given.plays[:3] == PUZZLE.solution
    assert len(given.plays) == 4, "the trick under way is finished"


def test_a_wrong_card_is_refuted_to_where_nothing_changes_the_result():
    given = answer(PUZZLE, ["K7", "X5", "K7", "no card"])
    assert (given.right, given.solved, given.after, given.shown) == (False, False, -1, 2)
    assert given.plays[:4] == ("K7", "K4", "X5", "D5")
    end = PUZZLE.game
    for card in given.plays:
        end = end.play(card)
    assert is_decided(end.state)


def test_who_gives_up_is_shown_the_rest():
    assert answer(PUZZLE, [], give_up=True).plays[:3] == PUZZLE.solution
    given = answer(PUZZLE, ["K7"], give_up=True)
    assert (given.right, given.solved, given.shown, given.plays[2]) == (True, False, 2, "D4")


@pytest.mark.parametrize("card", ["X9", "G9", "K4"])
def test_a_card_that_may_not_be_played_is_refused(card):
    with pytest.raises(IllegalPlay):
        answer(PUZZLE, ["K7", card])
