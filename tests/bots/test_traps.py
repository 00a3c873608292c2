import random

import pytest

from claim.bots import traps
from claim.bots.belief import Belief
from claim.bots.flat import FlatSearch
from claim.bots.greedy import GreedyBot
from claim.bots.searching import play_exactly
from claim.bots.situation import situation
from claim.game.cards import CARDS, Seat
from claim.game.game import Game
from claim.rules import bits
from claim.solver.solution import solve
from tests.pure import interpreted
from tests.strategies import played


def lost_games(count: int, tricks: int) -> list[Game]:
    """Positions of phase two with so many tricks to go that seat A, who is to lead, has lost."""
    found: list[Game] = []
    number = 0
    while len(found) < count:
        number += 1
        game = played(Game.deal(number), random.Random(number), 52 - 2 * tricks)
        if game.turn is Seat.A and solve(game).value == -1:
            found.append(game)
    return found


def rescued(game: Game, *, traps: bool) -> bool:
    """Whether seat A wins after all against the rule of thumb."""
    thumb, ply = GreedyBot(), 0
    while game.result is None:
        assert game.turn is not None
        view = game.view(game.turn)
        if game.turn is Seat.A:
            card = play_exactly(situation(view), ply, traps)
        else:
            card = thumb.choose(view, random.Random(ply))
        game, ply = game.play(card), ply + 1
    return game.result.winner is Seat.A


def test_the_same_position_and_seed_give_the_same_card():
    for game in lost_games(4, 8):
        found = situation(game.view("A"))
        assert play_exactly(found, 5) == play_exactly(found, 5)


def test_traps_catch_the_rule_of_thumb_more_often_than_hard_problems_do():
    games = lost_games(20, 11)
    caught = sum(rescued(game, traps=True) for game in games)
    hard = sum(rescued(game, traps=False) for game in games)
    assert caught > hard
    assert caught >= 8


def test_in_a_drawn_position_the_draw_is_kept():
    """R25: only Goblin zeros are left, one vote hangs on nobody; the traps never give the draw away."""
    game = Game.parse("2 A 0.2... 0.3... ..012.012.789 ..345.345.0123 -")
    while game.result is None:
        assert game.turn is not None
        before = solve(game).value
        card = play_exactly(situation(game.view(game.turn)))
        assert solve(game).values[card] == before
        game = game.play(card)


def test_work_is_bounded_and_the_card_still_keeps_the_value(monkeypatch):
    """With no work allowed at all there is still a card, and no worse one."""
    monkeypatch.setattr(traps, "MOST_WORK", 0)
    monkeypatch.setattr(traps, "MOST_NODES", 0)
    for game in lost_games(3, 7):
        assert play_exactly(situation(game.view("A"))) in game.legal()


@pytest.mark.usefixtures("compiled")
def test_both_speeds_know_the_same_thumb():
    slow = interpreted()
    for number in range(6):
        game = played(Game.deal(number), random.Random(number), 28 + 3 * number)
        assert game.turn is not None
        found = situation(game.view(game.turn))
        scores, leads = (found.score, found.their_score), 0 if found.led < 0 else 1
        answers = []
        for flat, belief in ((FlatSearch(), Belief), (slow.flat.FlatSearch(), slow.belief.Belief)):
            flat.begin(belief(0, 0, 0, 0), 3)
            many = flat.gather_many(-1, found.hand, found.unseen, *scores, leads, found.led, 4)
            answers.append((flat.thumb(found.hand, found.unseen, found.led), many))
        assert answers[0] == answers[1]


def test_the_thumb_of_playouts_is_that_of_the_greedy_bot():
    for number in range(30):
        game = played(Game.deal(number), random.Random(number), 27 + number % 22)
        assert game.turn is not None
        view = game.view(game.turn)
        if "G0" in (*view.legal, view.led):
            continue  # of two zeros that meet the greedy bot counts one
        found = situation(view)
        liked = FlatSearch().thumb(found.hand, found.unseen, found.led)
        names = {CARDS[card] for card in range(52) if bits.bit(card) & liked}
        assert {GreedyBot().choose(view, random.Random(seed)) for seed in range(12)} <= names
