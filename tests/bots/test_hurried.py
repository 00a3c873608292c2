"""Bots that look at the clock, because Claim runs interpreted."""

import itertools
import random

import pytest

from claim.bots import montecarlo, searching
from claim.bots.montecarlo import play_out_cards
from claim.bots.registry import HOMES, make_bot
from claim.bots.searching import HURRIED_AT_ONCE, SearchSettings, estimate, play_in_time
from claim.game.cards import Seat
from claim.game.game import Game
from claim.records.identities import identity_of
from claim.reviews import hint as hints
from claim.reviews.hint import hint
from claim.solver.deadline import NEVER, OutOfTime
from claim.solver.position_solver import PositionSolver
from claim.solver.solution import solve
from tests.pure import interpreted
from tests.solver.positions import run_down
from tests.strategies import played

SEARCHING = {"steward", "chancellor", "regent", "search", "montecarlo"}
BEGINNING = played(Game.deal(3), random.Random(3), 26)  # of phase two


def view_of(game):
    return game.view(game.turn)


def in_phase_two(count, tricks):
    return [run_down(Game.deal(number), random.Random(number), tricks) for number in range(count)]


@pytest.fixture
def clock(monkeypatch):
    """A clock that goes on by one second whenever it is looked at."""
    ticks = itertools.count()
    for module in (searching, montecarlo):
        monkeypatch.setattr(module, "now", lambda: float(next(ticks)))


@pytest.fixture
def slow_solver(monkeypatch):
    """A solver that never finishes."""

    def late(*_, **__):
        raise OutOfTime

    for module, name in ((searching, "PositionSolver"), (searching, "rank"), (hints, "rank")):
        monkeypatch.setattr(module, name, late)


@pytest.mark.usefixtures("clock")
@pytest.mark.parametrize(("seconds", "parts"), [(0, 1), (3, 4), (None, 200)])
def test_the_search_of_phase_one_ends_when_its_time_is_up(seconds, parts):
    settings = SearchSettings(rounds=200 * HURRIED_AT_ONCE, seconds=seconds)
    found = estimate(view_of(Game.deal(3)), 1, settings)
    assert sum(one.visits for one in found) == parts * HURRIED_AT_ONCE


@pytest.mark.usefixtures("clock")
@pytest.mark.parametrize("game", [Game.deal(3), BEGINNING])
def test_playouts_end_when_their_time_is_up_but_each_card_has_one(game):
    assert play_out_cards(view_of(game), 1, until=5.0)[1] == 6
    assert play_out_cards(view_of(game), 1, until=5.0)[1] == 1
    assert play_out_cards(view_of(game), 1, playouts=1)[1] == 1


@pytest.mark.usefixtures("slow_solver")
def test_where_the_solver_does_not_finish_playouts_choose():
    view, settings = view_of(BEGINNING), SearchSettings(seconds=0)
    assert play_in_time(view, 1, settings) in view.legal
    assert all(one.visits for one in estimate(view, 1, settings))
    assert not hint(view).exact


def test_a_hurried_bot_keeps_a_win_that_the_solver_finds_in_time():
    kept = 0
    for game in in_phase_two(20, 6):
        solution = solve(game)
        if solution.value == (1 if game.turn is Seat.A else -1):
            kept += 1
            assert play_in_time(view_of(game), 1, SearchSettings(seconds=60)) in solution.best
    assert kept


def test_only_bots_that_search_are_hurried_and_only_where_asked():
    assert {name for name in HOMES if make_bot(name, hurried=True).time_limit} == SEARCHING
    assert not any(make_bot(name, hurried=False).time_limit for name in HOMES)


def test_a_hurried_bots_identity_says_that_its_moves_depend_on_the_clock():
    assert identity_of(make_bot("regent", hurried=True)).budget == "20000 rounds, at most 1.2 s per move"
    assert identity_of(make_bot("montecarlo", hurried=True)).budget == "at most 1.2 s per move"
    assert identity_of(make_bot("regent", hurried=False)).budget == "20000 rounds"


@pytest.mark.usefixtures("compiled")
def test_the_interpreted_search_stops_and_its_next_answer_is_right():
    pure = interpreted().search
    for game in in_phase_two(3, 11):
        state, search = game.state, pure.Search(1)
        late = PositionSolver(state, search, until=-1.0)
        with pytest.raises(pure.deadline.OutOfTime):
            late.value(state, late.root)
        search.until = NEVER
        assert late.value(state, late.root) == solve(game, values=False).value


def test_a_steady_bot_thinks_less_where_claim_runs_interpreted_and_never_by_the_clock(monkeypatch):
    assert identity_of(make_bot("regent", steady=True)) == identity_of(make_bot("regent", hurried=False))
    monkeypatch.setattr("claim.bots.registry.interpreted", lambda: True)
    bots = [make_bot("regent", steady=True) for _ in range(2)]
    assert [(bot.budget, bot.time_limit) for bot in bots] == [("200 rounds, 7 tricks", None)] * 2
    assert identity_of(make_bot("steward", steady=True)).budget == "200 rounds, 6 tricks"
    game = Game.deal(1)
    assert game.turn is not None
    view = game.view(game.turn)
    first, second = [bot.choose(view, random.Random(1)) for bot in bots]
    assert first == second
