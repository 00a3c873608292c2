import random
from typing import Any

import pytest

from claim.bots import searching, traps
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

DRAWN = [(2726, 34), (3427, 36), (5301, 38)]  # deals and plays by chance, after which seat A is to play and has drawn


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
        card = play_exactly(view, ply, traps) if game.turn is Seat.A else thumb.choose(view, random.Random(ply))
        game, ply = game.play(card), ply + 1
    return game.result.winner is Seat.A


def test_the_same_position_and_seed_give_the_same_card():
    for game in lost_games(4, 8):
        view = game.view("A")
        assert play_exactly(view, 5) == play_exactly(view, 5)


def test_traps_catch_the_rule_of_thumb_more_often_than_hard_problems_do():
    games = lost_games(20, 11)
    caught = sum(rescued(game, traps=True) for game in games)
    hard = sum(rescued(game, traps=False) for game in games)
    assert caught > hard
    assert caught >= 8


def noted_traps(monkeypatch) -> list[traps.Traps]:
    """Return a list in which all traps that are set from now on will be."""
    made: list[traps.Traps] = []

    class Noted(traps.Traps):
        def __init__(self, *arguments: Any) -> None:
            super().__init__(*arguments)
            made.append(self)

    monkeypatch.setattr(searching, "Traps", Noted)
    return made


def test_a_known_rule_of_thumb_player_is_outwitted_without_guessing(monkeypatch):
    """What they may play is asked for only where no playout to the end wins."""
    made = noted_traps(monkeypatch)
    monkeypatch.setattr(searching, "rule_of_thumb", lambda _view: 1.0)
    saved = 0
    for game in lost_games(12, 11):
        made.clear()
        saved += rescued(game, traps=True) and not any(one.work for one in made)
    assert saved >= 6


@pytest.mark.parametrize(
    "position",
    [
        "2 A 0089..0.26. 0..25.579.5 ..13789.3.349 17..46.01.028 -",
        "2 B 06...57. 0..59..6 157..0268.3.24 000..1347.08.1789 -",
        "2 A 1..28.29. 5..47.17. 0024..069.4.2689 39..135.36.147 -",
    ],
)
def test_a_drawn_position_stays_drawn_to_the_end(position):
    """R25: a vote that nobody gets; whoever is to play, the traps never give the draw away."""
    game = Game.parse(position)
    assert solve(game).value == 0
    while game.result is None:
        assert game.turn is not None
        game = game.play(play_exactly(game.view(game.turn)))
    assert game.result.winner is None


def test_a_drawn_position_is_won_if_the_opponent_errs():
    """Seat A plays on for the win against the rule of thumb, which gives it away in some of these."""
    games = [played(Game.deal(number), random.Random(number), plays) for number, plays in DRAWN]
    assert [solve(game).value for game in games] == [0] * len(games)
    won = [rescued(game, traps=True) for game in games]
    assert any(won)


def test_the_work_of_setting_traps_is_bounded(monkeypatch):
    """With no work allowed our cards are still looked at, but far less."""
    made = noted_traps(monkeypatch)
    game = lost_games(1, 9)[0]
    play_exactly(game.view("A"))
    monkeypatch.setattr(traps, "MOST_WORK", 0)
    assert play_exactly(game.view("A")) in game.legal()
    freely, bounded = [one.work for one in made]
    assert 0 < bounded < freely / 2


@pytest.mark.usefixtures("compiled")
def test_compiled_and_interpreted_rules_of_thumb_agree():
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


def test_playouts_and_greedy_share_one_rule_of_thumb():
    compared = telling = 0
    for number in range(60):
        game = played(Game.deal(number), random.Random(number), 27 + number % 22)
        assert game.turn is not None
        view = game.view(game.turn)
        if "G0" in (*view.legal, view.led):
            continue  # of two zeros that meet the greedy bot counts one
        found = situation(view)
        liked = FlatSearch().thumb(found.hand, found.unseen, found.led)
        names = {CARDS[card] for card in range(52) if bits.bit(card) & liked}
        assert {GreedyBot().choose(view, random.Random(seed)) for seed in range(12)} <= names
        compared += 1
        telling += names < set(view.legal)
    assert compared > 20
    assert telling > 10
