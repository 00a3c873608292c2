from concurrent.futures import ThreadPoolExecutor

from hypothesis import given
from hypothesis import strategies as st

from claim.bots.arena import Pair, Pairing, Tally, play_arena, play_deals, run
from claim.bots.tally import Result
from claim.game.cards import Seat
from claim.game.game import Game
from claim.game.record import Record

PAIRING = Pairing("greedy", "random", 6, "7")


def test_every_deal_is_played_twice_with_seats_exchanged():
    for pair in play_deals(PAIRING, 0, 2):
        assert pair.first.game.dealt == pair.second.game.dealt
        assert pair.first.players == {Seat.A: "greedy", Seat.B: "random"}
        assert pair.second.players == {Seat.A: "random", Seat.B: "greedy"}


def test_processes_and_executors_change_nothing():
    alone, several = play_arena(PAIRING, jobs=1), play_arena(PAIRING, jobs=2)
    assert (alone.wins, alone.draws, alone.losses) == (several.wins, several.draws, several.losses)
    assert sorted(alone.pairs) == sorted(several.pairs)
    with ThreadPoolExecutor(2) as executor:
        pairs = sorted(run(PAIRING, executor), key=lambda pair: pair.number)
    assert pairs == play_deals(PAIRING, 0, 6)


def counted(number: int, first: Record, second: Record) -> Result:
    return Pair(number, first, second).result(PAIRING)


def forfeited(seat: Seat) -> Record:
    return Record(Game.deal(1), forfeit=seat, reason="asleep")


def test_a_tally_counts_points_and_forfeits():
    tally = Tally()
    tally.add(counted(0, forfeited(Seat.B), forfeited(Seat.B)))  # a wins at A, and forfeits at B
    assert (tally.wins, tally.losses, tally.score) == (1, 1, 0.5)
    assert (tally.forfeits_a, tally.forfeits_b) == (1, 1)
    assert tally.reasons == {"asleep": 2}


def test_winning_everything_is_not_certainty():
    tally = Tally()
    for number in range(10):
        tally.add(counted(number, forfeited(Seat.B), forfeited(Seat.A)))
    low, high = tally.ci95()
    assert tally.score == high == 1
    assert 0.7 < low < 0.9
    assert Tally().ci95() == (0, 1)


@given(st.lists(st.tuples(st.sampled_from(Seat), st.sampled_from(Seat)), min_size=1, max_size=60))
def test_the_interval_holds_the_score(results):
    tally = Tally()
    for number, (first, second) in enumerate(results):
        tally.add(counted(number, forfeited(first), forfeited(second)))
    low, high = tally.ci95()
    assert 0 <= low <= tally.score + 1e-9
    assert tally.score - 1e-9 <= high <= 1


def test_the_interval_is_narrower_with_more_games():
    widths = []
    for count in (10, 40, 160):
        tally = Tally()
        for number in range(count):
            tally.add(counted(number, forfeited(Seat("AB"[number % 2])), forfeited(Seat("AB"[number // 2 % 2]))))
        low, high = tally.ci95()
        widths.append(high - low)
    assert widths[0] > 1.5 * widths[1] > 2 * widths[2]
