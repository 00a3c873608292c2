import random
from collections.abc import Callable

import pytest

from claim.bots.belief import Belief
from claim.bots.flat import FlatSearch
from claim.bots.greedy import GreedyBot
from claim.bots.registry import make_bot
from claim.bots.searching import play_exactly
from claim.bots.situation import situation
from claim.bots.traps import PRIOR, TRAPS, Traps, TrapSettings, agreements, plays_by_thumb
from claim.game.cards import CARDS, Card, Seat
from claim.game.game import Game
from claim.solver.position_solver import PositionSolver
from claim.solver.solution import solve
from tests.pure import interpreted
from tests.strategies import played

DRAWN = [(2726, 34), (3427, 36), (5301, 38)]  # deals and random plays after which seat A is to move in a drawn position


def lost_games(count: int, tricks: int) -> list[Game]:
    """Return `count` lost positions of phase two in which seat A leads and `tricks` tricks are left."""
    found: list[Game] = []
    number = 0
    while len(found) < count:
        number += 1
        game = played(Game.deal(number), random.Random(number), 52 - 2 * tricks)
        if game.turn is Seat.A and solve(game).value == -1:
            found.append(game)
    return found


def wins(game: Game, choose: Callable[[Game, int], Card]) -> bool:
    """Return whether seat A, playing as `choose` says, wins against the rule of thumb."""
    thumb, ply = GreedyBot(), 0
    while game.result is None:
        assert game.turn is not None
        ours = game.turn is Seat.A
        game = game.play(choose(game, ply) if ours else thumb.choose(game.view("B"), random.Random(ply)))
        ply += 1
    return game.result.winner is Seat.A


def rescued(game: Game, traps: TrapSettings | None = TRAPS) -> bool:
    """Whether seat A wins after all, playing exactly."""
    return wins(game, lambda game, ply: play_exactly(game.view("A"), ply, traps))


def set_traps(game: Game, settings: TrapSettings = TRAPS, thumb: float = 0.0) -> Traps:
    """The traps of seat A, who is to play, against a player so likely to play by the rule of thumb."""
    solver = PositionSolver(game.state)
    return Traps(solver, game.state, solve(game, values=False).value, 1, thumb, settings)


def test_the_same_position_and_seed_give_the_same_card():
    for game in lost_games(4, 8):
        view = game.view("A")
        assert play_exactly(view, 5) == play_exactly(view, 5)


def test_a_known_rule_of_thumb_player_is_outwitted_without_guessing():
    """Their likely replies are only estimated where no playout to the end wins."""
    guesses: list[int] = []

    def outwit(game: Game, _ply: int) -> Card:
        if solve(game, values=False).value == 1:
            return play_exactly(game.view("A"))
        traps = set_traps(game, thumb=1.0)
        card = CARDS[traps.best()]
        guesses.append(traps.work)
        return card

    saved = 0
    for game in lost_games(12, 11):
        guesses.clear()
        saved += wins(game, outwit) and not any(guesses)
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
    """R25: nobody gets one of the votes. Whoever is to move, the traps never give the draw away."""
    game = Game.parse(position)
    assert solve(game).value == 0
    while game.result is None:
        assert game.turn is not None
        game = game.play(play_exactly(game.view(game.turn)))
    assert game.result.winner is None


def test_a_drawn_position_is_won_if_the_opponent_errs():
    """Seat A plays for the win against the rule of thumb, which gives it away in some of these games."""
    games = [played(Game.deal(number), random.Random(number), plays) for number, plays in DRAWN]
    assert [solve(game).value for game in games] == [0] * len(games)
    won = [rescued(game) for game in games]
    assert any(won)


def test_the_work_of_setting_traps_is_bounded():
    """With no work allowed, our cards are still examined, but with far fewer playouts."""
    game = lost_games(1, 9)[0]
    freely, bounded = set_traps(game), set_traps(game, TrapSettings(most_work=0))
    freely.best()
    assert CARDS[bounded.best()] in game.legal()
    assert 0 < bounded.work < freely.work / 2


def test_settings_take_effect():
    game = lost_games(1, 9)[0]
    few, many = set_traps(game, TrapSettings(playouts=10)), set_traps(game, TrapSettings(playouts=20))
    few.best()
    many.best()
    assert few.work < many.work


@pytest.mark.usefixtures("compiled")
def test_compiled_and_interpreted_playouts_of_phase_two_agree():
    slow = interpreted()
    for number in range(6):
        game = played(Game.deal(number), random.Random(number), 28 + 3 * number)
        assert game.turn is not None
        found = situation(game.view(game.turn))
        scores, leads = (found.score, found.their_score), 0 if found.led < 0 else 1
        answers = []
        for flat, belief in ((FlatSearch(), Belief), (slow.flat.FlatSearch(), slow.belief.Belief)):
            flat.begin(belief(0, 0, 0, 0), 3)
            answers.append(flat.gather_many(-1, found.hand, found.unseen, *scores, leads, found.led, 4))
        assert answers[0] == answers[1]


def against(name: str, number: int, plays: int) -> Game:
    """Return a game in which seat B is the named bot and seat A plays at random."""
    rng, other, game = random.Random(number), make_bot(name), Game.deal(number)
    while len(game.plays) < plays:
        assert game.turn is not None
        game = game.play(rng.choice(game.legal()) if game.turn is Seat.A else other.choose(game.view("B"), rng))
    return game


@pytest.mark.parametrize("number", range(6))
def test_greedy_always_follows_the_rule_of_thumb(number):
    seen = list(agreements(against("greedy", number, 52).view("A")))
    assert len(seen) >= 12
    assert all(seen)
    assert plays_by_thumb(against("greedy", number, 30).view("A")) > 0.7


@pytest.mark.parametrize("name", ["random", "montecarlo", "potboy"])
def test_other_bots_are_not_mistaken_for_rule_of_thumb_players(name):
    for number in range(3):
        assert plays_by_thumb(against(name, number, 40).view("A")) < PRIOR
        assert all(plays_by_thumb(against(name, number, plays).view("A")) <= TRAPS.sure for plays in range(28, 52, 6))


def test_greedy_is_recognised_before_phase_two_is_half_over():
    assert all(plays_by_thumb(against("greedy", number, 36).view("A")) > TRAPS.sure for number in range(6))


def test_a_player_who_never_had_a_choice_reveals_nothing():
    """A position without its history: no play is known."""
    game = Game.parse(str(played(Game.deal(3), random.Random(3), 30)))
    assert game.turn is not None
    assert plays_by_thumb(game.view(game.turn)) == pytest.approx(PRIOR)
