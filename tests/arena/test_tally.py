from hypothesis import given
from hypothesis import strategies as st

from claim.arena.pairings import Pair, Pairing
from claim.arena.tally import DealResult, Tally
from claim.game.cards import Seat
from claim.game.game import Game
from claim.records.ending import forfeited
from claim.records.record import Record
from tests.arena.deal_results import RESULTS

PAIRING = Pairing("greedy", "random", 6, "7")


def counted(number: int, first: Record, second: Record) -> DealResult:
    return Pair(number, first, second).result(PAIRING)


def lost_by(seat: Seat) -> Record:
    return Record(Game.deal(1), ending=forfeited(seat, "asleep"))


def test_a_tally_counts_points_and_forfeits():
    tally = Tally()
    tally.add(counted(0, lost_by(Seat.B), lost_by(Seat.B)))  # a wins at A, and forfeits at B
    assert (tally.wins, tally.losses, tally.score) == (1, 1, 0.5)
    assert (tally.forfeits_a, tally.forfeits_b) == (1, 1)
    assert tally.reasons == {"asleep": 2}


def test_a_perfect_score_still_has_an_interval():
    tally = Tally()
    for number in range(10):
        tally.add(counted(number, lost_by(Seat.B), lost_by(Seat.A)))
    low, high = tally.ci95()
    assert tally.score == high == 1
    assert 0.7 < low < 0.9
    assert Tally().ci95() == (0, 1)


@given(st.lists(st.tuples(st.sampled_from(Seat), st.sampled_from(Seat)), min_size=1, max_size=60))
def test_the_interval_holds_the_score(results):
    tally = Tally()
    for number, (first, second) in enumerate(results):
        tally.add(counted(number, lost_by(first), lost_by(second)))
    low, high = tally.ci95()
    assert 0 <= low <= tally.score + 1e-9
    assert tally.score - 1e-9 <= high <= 1


def test_the_interval_is_narrower_with_more_games():
    widths = []
    for count in (10, 40, 160):
        tally = Tally()
        for number in range(count):
            tally.add(counted(number, lost_by(Seat("AB"[number % 2])), lost_by(Seat("AB"[number // 2 % 2]))))
        low, high = tally.ci95()
        widths.append(high - low)
    assert widths[0] > 1.5 * widths[1] > 2 * widths[2]


@given(RESULTS)
def test_a_reversed_result_is_that_of_the_other_bot(result):
    turned = result.turned()
    assert turned.share == 1 - result.share
    assert (turned.a, turned.b, turned.versions, turned.forfeits) == ("y", "x", (2, 1), result.forfeits[::-1])
    assert turned.turned() == result
    assert turned.paces == result.paces[::-1]


@given(st.lists(RESULTS, max_size=20))
def test_two_bots_tallies_mirror_each_other(results):
    ours, theirs = Tally(), Tally()
    for result in results:
        ours.add(result)
        theirs.add(result.turned())
    assert (ours.wins, ours.draws, ours.losses) == (theirs.losses, theirs.draws, theirs.wins)
    assert (ours.pace_a, ours.pace_b) == (theirs.pace_b, theirs.pace_a)
