import json
import random
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings

from claim.arena.match import play_out
from claim.bots.registry import make_bot
from claim.bots.searching import SearchBot, SearchSettings
from claim.game.cards import Seat
from claim.game.errors import BadText
from claim.game.game import Game
from claim.locales import LANGUAGES, Words
from claim.records.ending import forfeited
from claim.records.record import Record
from claim.reviews.chart import chart
from claim.reviews.hint import honest_error
from claim.reviews.reasons import facts
from claim.reviews.review import DealValue, Review
from claim.reviews.reviewing import Budget, Part, review, stream
from claim.solver.solution import solve
from claim.terminal.names import names_of
from claim.terminal.review import turning_lines
from tests.strategies import endings, played

RECORD = play_out(Game.deal(7), {Seat.A: make_bot("greedy"), Seat.B: make_bot("random")}, "x")


@pytest.fixture(scope="module")
def found() -> Review:
    return review(RECORD, rounds=300, deals=2)


def test_every_play_is_judged_for_the_seat_that_made_it(found):
    assert [play.card for play in found.plays] == list(RECORD.game.plays)
    assert [play.number for play in found.plays] == list(range(1, 53))
    for play, game in zip(found.plays, RECORD.game.moments(), strict=False):
        assert play.seat is game.turn
        assert play.phase == game.phase
        assert play.choices == len(game.legal())
        assert set(play.best) <= set(game.legal())
        assert 0 <= play.loss <= play.before <= 1


def test_phase_two_verdicts_are_those_of_the_solver(found):
    for play, game in zip(found.plays, RECORD.game.moments(), strict=False):
        if game.phase == 2:
            sign = 1 if play.seat is Seat.A else -1
            solution = solve(game)
            assert 2 * play.before - 1 == sign * solution.value
            assert 2 * play.after - 1 == sign * solution.values[play.card]
            assert play.error == 0
            assert (play.loss == 0) == (play.card in solution.best)
            assert play.turning == (play.loss > 0)


def test_phase_two_comes_first_then_phase_one_from_its_end_then_the_deal(found):
    parts = [part for _, part in stream(RECORD.game, Budget(20, 2))]
    numbers = [[play.number for play in part.plays] for part in parts]
    tricks = [[number, number + 1] for number in range(25, 0, -2)]
    assert numbers == [[*range(27, 53)], *tricks, [], []]
    assert parts[0].plays == found.plays[26:]
    assert [part.score is not None for part in parts] == [False] * 14 + [True] * 2


def test_parts_are_the_same_when_they_are_read_again():
    """With their reasons. Losses are summed up from rounded chances, so that no later digit can differ either."""
    for _, part in stream(RECORD.game, Budget(200, 1)):
        assert Part.from_json(json.loads(json.dumps(part.to_json()))) == part


def test_reasons_say_why_the_best_card_was_better(found):
    for play, game in zip(found.plays, RECORD.game.moments(), strict=False):
        assert play.loss > 0 or not play.reasons
        known = [*facts(game.view(play.seat), play.best[0])]
        if play.phase == 1:
            assert all(one in known for one in play.reasons)
        elif play.loss:
            verdicts = [one.code for one in play.reasons if one not in known]
            assert verdicts == (["only_win" if play.before == 1 else "only_draw"] if len(play.best) == 1 else [])


def test_the_deal_is_played_again_to_the_same_end_as_by_the_bot(monkeypatch):
    """The search plays phase two without mistakes, so a review solves it instead of playing it."""
    monkeypatch.setattr("claim.reviews.reviewing.DEAL_ROUNDS", 100)
    bot = SearchBot(SearchSettings(rounds=100, traps=None))
    game = Game.deal(3).play(Game.deal(3).legal()[0])
    assert review(Record(game), 10, 3).deal == review(Record(game), 10, 3, bot).deal


@settings(max_examples=20)
@given(endings())
def test_the_last_exact_chance_is_the_result(game):
    found = review(Record(game), rounds=10, deals=0)
    assert found.plays[-1].chance_a == found.result
    assert found.deal is None
    assert found.by_deal is None
    assert found.by_play is None


def test_a_forced_card_costs_nothing(found):
    assert all(play.loss == 0 for play in found.plays if play.choices == 1)


def test_deal_and_play_together_are_the_result(found):
    assert found.result == 1
    assert found.by_deal + found.by_play == pytest.approx(found.result - 0.5)
    assert found.deal.games == 2
    assert found.deal.bot.budget == "2000 rounds"


def test_the_value_of_a_deal_is_the_mean_of_its_games():
    game = Game.deal(7)
    bots = dict.fromkeys(Seat, make_bot("random"))
    points = [play_out(game, bots, f"s:{number}").winner for number in range(6)]
    value = review(Record(game.play("G0")), 10, 6, make_bot("random"), "s").deal
    assert value is not None
    assert value.score == sum(0.5 if winner is None else winner is Seat.A for winner in points) / 6
    assert value.error == honest_error(value.score, 6)


def test_a_few_equal_results_leave_uncertainty():
    assert honest_error(1.0, 10) > 0.07
    assert honest_error(0.5, 10_000) == pytest.approx(0.005, rel=0.01)


def test_what_lies_within_its_uncertainty_is_not_told(found):
    """A better card, and whom a deal favoured."""
    play = replace(found.plays[0], before=0.5, after=0.42, error=0.03)
    assert [replace(play, error=error).clear for error in (0.03, 0.05)] == [True, False]
    assert not replace(play, after=0.499, error=0.0).clear
    bot = found.deal.bot
    few, many = DealValue.of([1.0] * 7 + [0.0] * 3, bot), DealValue.of([1.0] * 70 + [0.0] * 30, bot)
    assert [(deal.favours, deal.precise) for deal in (few, many)] == [(None, False), (Seat.A, True)]


def test_a_game_from_phase_two_has_an_exact_value():
    game = played(Game.parse("2 B 026.578.019.5.279 00138..347.2.0345 ..58.. ..26.. -"), random.Random(1))
    found = review(Record(game), rounds=10, deals=3)
    assert found.deal == DealValue(0.0, 0.0, 0, None)


def test_unfinished_and_forfeited_games_are_reviewed_as_far_as_they_go():
    game = played(Game.deal(7), random.Random(7), 5)
    for record in (Record(game), Record(game, ending=forfeited(Seat.A))):
        found = review(record, rounds=50, deals=1)
        assert len(found.plays) == 5
        assert found.result is None
        assert found.by_play is None
        assert found.to_json()["by_play"] is None


def test_progress_is_reported_to_the_end():
    told: list[tuple[int, int]] = []
    review(Record(played(Game.deal(7), random.Random(7), 5)), 20, 2, progress=lambda *done: told.append(done))
    assert told == [(number, 5) for number in range(1, 6)]  # three tricks, two games from the deal


@pytest.mark.parametrize(
    "options", [{"rounds": 0}, {"rounds": "x"}, {"rounds": True}, {"deals": -1}, {"deals": 1.5}, {"deals": 10**6}]
)
def test_wrong_budgets_are_refused(options):
    with pytest.raises(BadText) as caught:
        review(RECORD, **options)
    assert caught.value.code == "bad_number"


def test_a_game_without_plays_is_refused():
    with pytest.raises(BadText, match="nothing was played"):
        review(Record(Game.deal(7)))


def test_the_json_is_complete(found):
    data = found.to_json()
    assert json.loads(json.dumps(data)) == data
    assert len(data["plays"]) == 52
    assert data["turning_points"] == [play.number for play in found.turning_points]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_is_whole_and_says_what_it_shows(found, language):
    words = Words(language)
    strange = {Seat.A: "<&\"'" + "x" * 100, Seat.B: "b"}
    for names in (names_of(RECORD, words), strange):
        root = ElementTree.fromstring(chart(found, words, names, turning_lines(found, words)))
        name = "{http://www.w3.org/2000/svg}"
        assert root.findtext(f"{name}title")
        assert root.findtext(f"{name}desc") == " ".join(turning_lines(found, words))
        assert len(root.findall(f"{name}polyline")) == 3
        texts = [text.text for text in root.findall(f"{name}text")]
        for phase in (1, 2):
            assert words("phase-title", phase=phase) in texts
        assert len(root.findall(f"{name}polygon")) == len(found.turning_points) + 1


def test_a_few_plays_or_phase_two_alone_can_be_drawn():
    words = Words("en")
    for game in (Game.deal(7).play("G0"), Game.parse("2 A 9.... 1.... .2.3.. ...4.5 -").play("G9")):
        found = review(Record(game), rounds=20, deals=0)
        assert chart(found, words, names_of(found.record, words)).startswith("<svg")


def test_a_single_person_is_addressed_as_you():
    """Seat B is the only person, and throws a won game away."""
    record = replace(RECORD, players={Seat.A: "greedy", Seat.B: "person"})
    lines = turning_lines(review(record, rounds=50, deals=0), Words("en"))
    assert "You had it won until X2 (play 28)." in lines
    assert "random (B) had it won until X2 (play 28)." in turning_lines(review(RECORD, 50, 0), Words("en"))
