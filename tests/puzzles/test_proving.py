import pytest

from claim.game.cards import Seat
from claim.game.game import Game
from claim.puzzles.proving import MOST, Proof, continuation, prove, right_cards
from tests.puzzles.some import PUZZLES
from tests.solver import minimax
from tests.solver.grouped import groups
from tests.solver.positions import positions


def resistance(game: Game, solver: Seat, room: int = MOST + 1) -> tuple[int, list[str]]:
    """Return the longest line and its decisions by trying everything, from the definition alone."""
    if game.turn is None or room == 0:
        return 0, []
    values = minimax.values(str(game))
    value = (max if game.turn is Seat.A else min)(values.values())
    classes = groups(str(game))
    kept = [group for group in classes if values[group[0]] == value]
    if game.turn is solver and len(classes) > 1:
        if len(kept) > 1:
            return 0, []
        count, line = resistance(game.play(kept[0][0]), solver, room - 1)
        return count + 1, [kept[0][0], *line]
    best: tuple[int, list[str]] = (0, [])
    for group in kept:
        count, line = resistance(game.play(group[0]), solver, room)
        if count > best[0]:
            best = count, [group[0], *line]
    return best


def test_a_proof_is_what_trying_everything_finds():
    """On small positions of all kinds; the reference has no code of the solver."""
    proven = 0
    for text in positions("proofs", 700, 4):
        game = Game.parse(text)
        assert game.turn is not None
        values = minimax.values(text)
        sign = 1 if game.turn is Seat.A else -1
        best = max(sign * value for value in values.values())
        classes = groups(text)
        right = [group for group in classes if sign * values[group[0]] == best]
        proof = prove(game)
        if best < 0 or len(classes) == 1 or len(right) > 1:
            assert proof is None
            continue
        assert proof is not None
        assert right_cards(game) == right[0]
        assert (proof.value, len(proof.decisions), list(proof.line)) == (best, *resistance(game, game.turn))
        proven += 1
    assert proven > 40


def test_the_defence_leaves_the_most_decisions_and_of_equals_the_first_card():
    for puzzle in PUZZLES:
        game, proof = puzzle.game, prove(puzzle.game)
        assert proof is not None
        solver = game.turn
        assert solver is not None
        for number, card in enumerate(proof.line):
            if game.turn is not solver:
                left = sum(place > number for place in proof.decisions)
                others = {
                    other: decisions(continuation(game.play(other), solver), game.play(other), solver)
                    for other in game.legal()
                }
                assert others[card] == left == max(others.values())
                assert card == next(other for other, count in others.items() if count == left)
            game = game.play(card)


def decisions(line: tuple[str, ...], game: Game, solver: Seat) -> int:
    count = 0
    for card in line:
        count += game.turn is solver and bool(right_cards(game))
        game = game.play(card)
    return count


def test_a_card_that_nothing_tells_apart_leads_to_as_many_decisions():
    puzzle = next(puzzle for puzzle in PUZZLES if len(right_cards(puzzle.game)) > 1)
    game, solver = puzzle.game, puzzle.game.turn
    assert solver is not None
    first, other, *_ = right_cards(game)
    assert puzzle.solution[0] == first
    after = game.play(other)
    line = continuation(after, solver)
    assert decisions(line, after, solver) == decisions(puzzle.solution[1:], game.play(first), solver)


@pytest.mark.parametrize(
    "text",
    [
        "2 A .... .... .... .... -",  # over
        "2 A 0.... 1.... .... .... -",  # no choice
        str(Game.deal(7)),  # phase one
    ],
)
def test_these_are_no_puzzles(text):
    assert prove(Game.parse(text)) is None


def test_a_puzzle_has_two_to_five_decisions():
    for count in range(1, 8):
        assert Proof(1, (), tuple(range(count))).is_puzzle == (2 <= count <= 5)
