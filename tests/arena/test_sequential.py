import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claim.arena.sequential import NOT_STRONGER, SCORES, STRONGER, UNDECIDED, SequentialTest, log_ratio

COUNTS = st.lists(st.integers(0, 200), min_size=5, max_size=5)


def verdicts(chances: tuple[float, ...], h0: float, h1: float, times: int, most: int = 2000) -> list[tuple[str, int]]:
    """Return the verdicts of many tests on a bot with these chances, and how many deals each took."""
    rng, found = random.Random(1), []
    for _ in range(times):
        test = SequentialTest(h0, h1)
        while test.verdict == UNDECIDED and test.deals < most:
            test.add(rng.choices(SCORES, chances)[0])
        found.append((test.verdict, test.deals))
    return found


def test_wrong_verdicts_are_as_rare_as_promised():
    """5% each way: more than 21 wrong verdicts in 200 tests would happen about once in a thousand runs."""
    as_h0 = verdicts((0.2, 0.02, 0.56, 0.02, 0.2), 0.5, 0.6, 200)
    assert sum(verdict == STRONGER for verdict, _ in as_h0) <= 21
    assert sum(verdict == NOT_STRONGER for verdict, _ in as_h0) >= 175
    as_h1 = verdicts((0.12, 0.02, 0.48, 0.1, 0.28), 0.5, 0.6, 200)
    assert sum(verdict == NOT_STRONGER for verdict, _ in as_h1) <= 21
    assert sum(verdict == STRONGER for verdict, _ in as_h1) >= 175


def test_a_clear_case_is_decided_quickly():
    clear = verdicts((0.02, 0, 0.2, 0, 0.78), 0.5, 0.55, 20)
    assert all(verdict == STRONGER and deals < 60 for verdict, deals in clear)


def test_equal_bots_that_share_every_deal_are_not_stronger():
    assert verdicts((0, 0, 1, 0, 0), 0.5, 0.55, 1)[0][0] == NOT_STRONGER


def test_no_games_give_no_verdict():
    test = SequentialTest(0.5, 0.55)
    assert (test.llr, test.verdict, test.deals) == (0, UNDECIDED, 0)
    low, high = test.bounds
    assert low == pytest.approx(-2.944, abs=1e-3)
    assert high == pytest.approx(2.944, abs=1e-3)


def test_without_shared_deals_the_ratio_is_that_of_coin_tosses():
    """With only two scores, the likeliest chances with mean h are h and 1 - h, as for a coin."""
    from math import log

    coin = 60 * log(0.6 / 0.5) + 40 * log(0.4 / 0.5)
    assert log_ratio([40, 0, 0, 0, 60], 0.5, 0.6) == pytest.approx(coin, rel=1e-3)


@given(COUNTS, st.floats(0.05, 0.9), st.floats(0.01, 0.05))
@settings(max_examples=60)
def test_evidence_for_one_bot_is_evidence_against_the_other(counts, h0, gap):
    h1 = h0 + gap
    ratio = log_ratio(counts, h0, h1)
    assert log_ratio(counts, h1, h0) == pytest.approx(-ratio, abs=1e-6)
    assert log_ratio(counts[::-1], 1 - h0, 1 - h1) == pytest.approx(ratio, abs=1e-6)


@given(COUNTS.filter(any), st.floats(0.1, 0.8))
@settings(max_examples=60)
def test_one_more_won_deal_favours_the_higher_score(counts, h0):
    more = [*counts[:4], counts[4] + 1]
    assert log_ratio(more, h0, h0 + 0.05) > log_ratio(counts, h0, h0 + 0.05) - 1e-6
