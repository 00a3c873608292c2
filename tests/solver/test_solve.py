import random
from concurrent.futures import ThreadPoolExecutor

import pytest

import claim
from claim.game.errors import ClaimError
from claim.game.game import Game
from claim.solver.position_solver import PositionSolver
from claim.solver.search import Search
from tests.solver import minimax
from tests.solver.positions import exchanged, position, positions, run_down

SIGN = {claim.Seat.A: 1, claim.Seat.B: -1, None: 0}


def starts(count: int) -> list[Game]:
    """Return the start of phase two after random play."""
    rng = random.Random(count)
    return [run_down(Game.deal(number), rng, 13) for number in range(count)]


def result(game: Game) -> int:
    assert game.result is not None
    return SIGN[game.result.winner]


def test_solutions_match_plain_minimax():
    """2,000 positions of up to six tricks: played, from small decks, scattered, and with possible draws (R25)."""
    seen = {1: 0, 0: 0, -1: 0}
    led = 0
    for text in positions("minimax", 2000, 6):
        solution = claim.solve(text)
        values = minimax.values(text)
        assert solution.values == values, text
        best = max(values.values()) if text[2] == "A" else min(values.values())
        assert solution.value == best == claim.solve(text, values=False).value, text
        assert solution.best == tuple(card for card, value in solution.values.items() if value == best), text
        seen[best] += 1
        led += not text.endswith("-")
    assert min(seen.values()) > 100
    assert led > 800


def test_exchanging_the_seats_negates_the_value():
    for text in [*positions("exchange", 300, 9), *map(str, starts(20))]:
        there, back = claim.solve(text), claim.solve(exchanged(text))
        assert there.value == -back.value
        assert there.values == {card: -value for card, value in back.values.items()}
        assert there.best == back.best


def test_a_best_card_keeps_the_value_and_any_other_changes_it():
    for game in [*map(Game.parse, positions("keeps", 60, 8)), *starts(8)]:
        solution = claim.solve(game)
        assert set(solution.values) == set(game.legal())
        for card in game.legal():
            after = claim.solve(game.play(card), values=False).value
            assert after == solution.values[card]
            assert (after == solution.value) == (card in solution.best)


def test_the_principal_line_is_best_play_to_the_end():
    for game in [*map(Game.parse, positions("line", 60, 8)), *starts(8)]:
        solution, at = claim.solve(game), game
        for card in solution.line:
            assert claim.solve(at, values=False).value == solution.value
            at = at.play(card)
        assert at.result is not None
        assert result(at) == solution.value


def test_the_winning_side_wins_against_any_play():
    """From the start of phase two to its end, one side plays best cards and the other plays at random."""
    rng = random.Random(5)
    for start in starts(12):
        value, game = claim.solve(start, values=False).value, start
        while game.turn is not None:
            solution = claim.solve(game)
            assert solution.value == value
            game = game.play(rng.choice(solution.best if SIGN[game.turn] == value else game.legal()))
        assert result(game) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("2 A .... .... 0.2.1.. ...1. -", 1),
        ("2 A .... .... 1.2... .3.45.6.7 -", -1),
        ("2 B .... .... .... .... -", 0),
        ("2 A .... .... 00.2.1.. 00...3.4 -", 0),  # two votes each: the Goblins are nobody's (R25)
    ],
)
def test_a_finished_game_is_worth_its_result(text, value):
    solution = claim.solve(text)
    assert solution.value == value
    assert (solution.best, solution.values, solution.line, solution.nodes, solution.ranked) == ((), {}, (), 0, ())


def test_the_goblin_zeros_are_one_card():
    solution = claim.solve("2 A 000..1.. 00.23... .... .... -")
    assert list(solution.values) == ["G0", "U1"]


def test_the_value_alone_can_be_asked_for():
    game = starts(1)[0]
    solution = claim.solve(game, values=False)
    assert (solution.best, solution.values, solution.line) == ((), {}, ())
    assert solution.nodes > 0


def test_a_game_and_its_text_have_one_solution():
    game = starts(3)[2]
    assert claim.solve(game) == claim.solve(str(game))


def test_phase_one_is_refused():
    with pytest.raises(ClaimError, match="the solver needs a position of phase two, got phase 1") as caught:
        claim.solve(Game.deal(1))
    assert (caught.value.code, caught.value.params) == ("not_phase_two", {"phase": 1})


def test_bad_text_is_refused():
    with pytest.raises(claim.BadText, match="hand A: 'GG' is not a pile"):
        claim.solve("2 A GG .... .... .... -")


def test_one_search_can_solve_many_positions():
    """Entries of an earlier position are never mistaken for those of a later one, however small the table."""
    rng = random.Random(9)
    texts = [position(rng, "played", rng.randint(5, 9)) for _ in range(100)]
    tiny = Search(0)
    for _ in range(2):
        for text in texts:
            state = Game.parse(text).state
            solver = PositionSolver(state, tiny)
            assert solver.value(state, solver.root) == claim.solve(text, values=False).value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("2 B 0067.6.36.059.127 5.289.12589.2368. ..47.. ..0.. -", 1),
        ("2 A 8..136.3.01235678 00467.8.0459.05.4 ..2.. ..78.. -", -1),
    ],
)
def test_the_answer_does_not_depend_on_the_table_size(text, value):
    """After 20,000 nodes a search uses the whole table, which a tiny table does not allow."""
    state = Game.parse(text).state
    for megabytes in (0, 1, 32):
        solver = PositionSolver(state, Search(megabytes))
        assert solver.value(state, solver.root) == value
        assert solver.nodes > 20_000


def test_threads_do_not_disturb_each_other():
    texts = list(map(str, starts(16)))
    expected = [claim.solve(text) for text in texts]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(claim.solve, texts)) == expected


def test_the_table_is_no_larger_than_asked():
    for megabytes in (1, 3, 16, 64):
        assert 32 * Search(megabytes).buckets <= megabytes << 20
