import random
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claim.arena.ratings import Meeting, expected, rate


def simulated(strengths: dict[str, float], deals: int, rng: random.Random) -> list[Meeting]:
    """Return a round-robin of bots with these ratings."""
    return [
        Meeting(a, b, deal, sum(rng.random() < expected(strengths[a] - strengths[b]) for _ in range(2)))
        for deal in range(deals)
        for a, b in combinations(strengths, 2)
    ]


NAMES = ("w", "x", "y", "z")
MEETINGS = st.lists(
    st.builds(
        lambda sides, deal, points: Meeting(sides[0], sides[1], deal, points),
        st.sampled_from(list(combinations(NAMES, 2))),
        st.integers(0, 5),
        st.sampled_from([0, 0.5, 1, 1.5, 2]),
    ),
    max_size=30,
)


def test_known_strengths_are_recovered():
    strengths = {"a": 0.0, "b": 120.0, "c": -200.0, "d": 390.0}
    for rating in rate(list(strengths), simulated(strengths, 4000, random.Random(1))):
        assert rating.rating == pytest.approx(strengths[rating.bot], abs=20)
        assert rating.high - rating.low < 60


def test_two_bots_are_rated_by_their_score():
    """With many games the one assumed draw does not matter: 400·log10(0.76/0.24) = 200.2."""
    a, b = rate(["a", "b"], [Meeting("a", "b", deal, 1.52) for deal in range(10_000)], anchor="b")
    assert b.rating == b.low == b.high == 0
    assert a.rating == pytest.approx(200.2, abs=0.1)
    assert expected(a.rating) == pytest.approx(0.76, abs=1e-4)


def test_the_interval_holds_the_truth_about_19_times_in_20():
    rng = random.Random(2)
    strengths = {"a": 0.0, "b": 100.0, "c": 300.0, "d": -150.0}
    held = [
        rating.low <= strengths[rating.bot] <= rating.high
        for _ in range(150)
        for rating in rate(list(strengths), simulated(strengths, 60, rng))[1:]
    ]
    assert 0.92 <= sum(held) / len(held) <= 0.98


def test_shared_deals_make_the_interval_narrower():
    """Where every deal is shared, the interval is half as wide as for coin tosses."""
    shared = rate(["a", "b"], [Meeting("a", "b", deal, 1) for deal in range(100)])[1]
    tossed = rate(["a", "b"], [Meeting("a", "b", deal, 2 * (deal % 2)) for deal in range(100)])[1]
    assert tossed.high - tossed.low == pytest.approx(2 * (shared.high - shared.low), rel=0.01)


def test_a_bot_that_wins_everything_is_rated_far_above_with_a_wide_interval():
    few = rate(["a", "b"], [Meeting("a", "b", deal, 2) for deal in range(10)], anchor="b")[0]
    many = rate(["a", "b"], [Meeting("a", "b", deal, 2) for deal in range(1000)], anchor="b")[0]
    assert 400 < few.rating < many.rating < 2000
    assert few.low > 0
    assert few.high - few.low > 300
    assert many.high - many.low > 300


@given(MEETINGS, st.randoms(use_true_random=False))
@settings(max_examples=40)
def test_neither_the_order_of_games_nor_of_bots_matters(meetings, rng):
    ratings = {rating.bot: rating for rating in rate(NAMES, meetings, anchor="w")}
    names, shuffled = list(NAMES), list(meetings)
    rng.shuffle(names)
    rng.shuffle(shuffled)
    turned = [Meeting(m.b, m.a, m.deal, 2 - m.points) if rng.random() < 0.5 else m for m in shuffled]
    for rating in rate(names, turned, anchor="w"):
        assert rating.rating == pytest.approx(ratings[rating.bot].rating, abs=1e-6)
        assert rating.low == pytest.approx(ratings[rating.bot].low, abs=1e-6)


@given(MEETINGS)
@settings(max_examples=40)
def test_reversing_all_results_negates_the_ratings(meetings):
    turned = [meeting._replace(points=2 - meeting.points) for meeting in meetings]
    for ours, theirs in zip(rate(NAMES, meetings), rate(NAMES, turned), strict=True):
        assert ours.rating == pytest.approx(-theirs.rating, abs=1e-6)
        assert ours.low == pytest.approx(-theirs.high, abs=1e-6)


@given(MEETINGS, st.sampled_from(NAMES))
@settings(max_examples=40)
def test_another_anchor_shifts_all_ratings_equally(meetings, anchor):
    first, other = rate(NAMES, meetings), rate(NAMES, meetings, anchor)
    shift = other[0].rating
    for ours, theirs in zip(first, other, strict=True):
        assert theirs.rating == pytest.approx(ours.rating + shift, abs=1e-6)


def test_bots_without_games_are_rated_equal():
    for rating in rate(NAMES, []):
        assert rating.rating == pytest.approx(0)
    assert rate(NAMES, [])[1].high > 200
