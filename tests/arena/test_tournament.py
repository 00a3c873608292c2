import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claim.arena.match import Pace
from claim.arena.pairings import played
from claim.arena.sequential import STRONGER, UNDECIDED, SequentialTest
from claim.arena.tally import DealResult
from claim.arena.tournament import Tournament, Trial

VERSIONS = {"x": 1, "y": 2, "z": 1}


def made_up(tournament: Tournament, seed: int = 1) -> list[DealResult]:
    """Return results in which later bots are stronger."""
    rng, found = random.Random(seed), []
    for pairing in tournament.pairings:
        for deal in range(pairing.deals):
            points = (float(rng.random() < 0.25), rng.choice((0.0, 0.5)))
            versions = (VERSIONS[pairing.a], VERSIONS[pairing.b])
            paces = (Pace(52, 0.52, 0.1), Pace(52, 5.2, 0.2))
            found.append(DealResult(pairing.a, pairing.b, versions, pairing.seed, deal, points, paces))
    return found


def full(deals: int = 20) -> Tournament:
    tournament = Tournament(VERSIONS, deals, "1")
    tournament.add_all(made_up(tournament))
    return tournament


def test_every_bot_meets_every_other_on_the_same_deals():
    tournament = Tournament({"random": 1, "greedy": 1, "cmd:true": 1}, 2, "1")
    assert [(p.a, p.b) for p in tournament.pairings] == [
        ("random", "greedy"),
        ("random", "cmd:true"),
        ("greedy", "cmd:true"),
    ]
    first, _, third = (list(played(pairing, range(2))) for pairing in tournament.pairings)
    assert [pair.first.game.dealt for pair in first] == [pair.first.game.dealt for pair in third]


def test_what_is_missing_is_what_was_not_added():
    tournament = full()
    assert not any(tournament.missing().values())
    assert tournament.games == 3 * 20 * 2
    more = Tournament(VERSIONS, 25, "1")
    assert more.add_all(made_up(tournament)) == 60
    assert set(map(tuple, more.missing().values())) == {tuple(range(20, 25))}


@pytest.mark.parametrize(
    "change", [{"seed": "2"}, {"deal": 20}, {"versions": (1, 1)}, {"a": "w"}, {"deal": 0, "points": (0.5, 0.5)}]
)
def test_foreign_and_repeated_results_are_not_counted(change):
    tournament = full()
    result = DealResult(
        **{"a": "x", "b": "y", "versions": (1, 2), "seed": "1", "deal": 3, "points": (1.0, 1.0)} | change
    )
    before = tournament.tally(tournament.pairings[0])
    assert not tournament.add(result)
    assert tournament.tally(tournament.pairings[0]) == before


def test_reversed_results_count_and_own_results_come_first():
    plain, turned, both = (Tournament(VERSIONS, 20, "1") for _ in range(3))
    results = made_up(plain)
    other = [result.turned() for result in made_up(plain, 2)]
    plain.add_all(results)
    turned.add_all([result.turned() for result in results])
    both.add_all(other + results)
    assert plain.results == turned.results == both.results


@given(st.randoms(use_true_random=False), st.integers(0, 60))
@settings(max_examples=20)
def test_results_in_two_parts_and_any_order_give_the_same_totals(rng, cut):
    whole, parts = full(), Tournament(VERSIONS, 20, "1")
    results = made_up(whole)
    rng.shuffle(results)
    parts.add_all(results[:cut])
    parts.add_all(results)
    assert [whole.tally(p) for p in whole.pairings] == [parts.tally(p) for p in parts.pairings]
    for ours, theirs in zip(whole.standings(), parts.standings(), strict=True):
        assert ours.bot == theirs.bot
        assert ours.rating.rating == pytest.approx(theirs.rating.rating)


def test_standings_are_ordered_by_rating():
    standings = full().standings("y")
    assert [standing.bot for standing in standings] == ["z", "y", "x"]
    assert standings[1].rating.rating == 0
    assert [standing.version for standing in standings] == [1, 2, 1]
    for standing in standings:
        assert standing.games == 80
        assert standing.ci95[0] <= standing.score <= standing.ci95[1]
    assert sum(standing.score for standing in standings) == pytest.approx(1.5)
    assert standings[2].pace.mean == pytest.approx(0.01)
    assert standings[0].pace.longest == 0.2


def test_a_tournament_without_games_has_standings():
    for standing in Tournament(VERSIONS, 20, "1").standings():
        assert (standing.games, standing.score, standing.ci95) == (0, 0.5, (0, 1))


@given(st.permutations(range(40)))
@settings(max_examples=20)
def test_a_sequential_test_ends_at_the_same_deal_whatever_the_order_of_results(order):
    results = {deal: DealResult("x", "y", (1, 2), "1", deal, (1.0, float(deal % 3 > 0))) for deal in range(40)}
    test, seen = SequentialTest(0.5, 0.6), dict[int, DealResult]()
    trial = Trial(test)
    for deal in order:
        seen[deal] = results[deal]
        if trial.decided(seen):
            break
    in_order = SequentialTest(0.5, 0.6)
    while in_order.verdict == UNDECIDED:
        in_order.add(results[in_order.deals].share)
    assert (test.verdict, test.deals) == (STRONGER, in_order.deals)
