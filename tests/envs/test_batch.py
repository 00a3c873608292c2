"""Batches: restart, seeds, arrays without copies, and what is refused. That games are right, test_law.py holds."""

from typing import cast

import jax
import numpy
import pytest

from claim.envs.batch import Arrays, Batch
from claim.envs.observation import encode
from claim.game.cards import SEATS
from claim.game.deal import Deal, deal
from claim.game.errors import BadText
from claim.game.view import Viewer, visible
from tests.pure import interpreted

NO_DEALS = cast(list[Deal], [None])


def run(batch, steps):
    """Step random actions, and return a copy of all that was written."""
    return [[array.copy() for array in batch.step(batch.sample())] for _ in range(steps)]


def same(one, two):
    return all(numpy.array_equal(*arrays) for pair in zip(one, two, strict=True) for arrays in zip(*pair, strict=True))


def test_a_finished_game_is_followed_by_the_next_at_once():
    batch = Batch(5, seed=3, deck="00.2..3.")
    first = [batch.deal(row) for row in range(5)]
    for _ in range(3):
        assert not batch.step(batch.sample()).terminations.any()
    before = [batch.game(row) for row in range(5)]
    ended = batch.step(batch.sample())
    assert ended.terminations.all()
    for row, game in enumerate(before):
        result, begun = game.play(game.legal()[0]).result, batch.game(row)
        assert result is not None
        winner = result.winner
        assert ended.rewards[row].tolist() == [(winner is seat) - (winner is seat.other) for seat in SEATS]
        assert begun.ply == 0
        assert ended.observations[row].tobytes() == encode(visible(begun, Viewer(begun.leader)))
    assert not batch.step(batch.sample()).terminations.any()
    assert not batch.arrays.rewards.any()
    assert [batch.deal(row) for row in range(5)] != first


def test_without_restart_a_finished_game_stays_and_expects_no_action():
    batch = Batch(2, seed=3, deck="00.2..3.", restart=False)
    run(batch, 4)
    assert batch.arrays.terminations.all()
    assert not batch.arrays.masks.any()
    assert batch.sample().tolist() == [-1, -1]
    assert batch.step([-1, -1]).terminations.all()
    assert not batch.arrays.rewards.any()
    with pytest.raises(ValueError, match=r"actions\[1\]: the game is over: expected -1, got 0"):
        batch.step([-1, 0])


def test_a_seed_gives_the_same_games_and_a_row_does_not_depend_on_others():
    large, small, other = Batch(8, seed=11), Batch(3, seed=11), Batch(8, seed=12)
    assert [large.deal(row) for row in range(3)] == [small.deal(row) for row in range(3)]
    assert [large.deal(row) for row in range(8)] != [other.deal(row) for row in range(8)]
    played = run(large, 60)
    large.reset(11)
    assert same(played, run(large, 60))
    assert Batch(1).deal(0) != Batch(1).deal(0)


def test_each_card_is_equally_likely_everywhere_and_each_seat_to_lead():
    batch = Batch(4000, seed=5)
    deals = [batch.deal(row) for row in range(4000)]
    assert 1850 < sum(one.leader for one in deals) < 2150
    in_hand_a = numpy.zeros(52)
    for one in deals:
        in_hand_a[list(one.deck[:13])] += 1
    assert in_hand_a[5:].min() > 850  # 1,000 each; the zeros are numbered by where they are
    assert in_hand_a[5:].max() < 1150


def test_games_begin_with_given_deals():
    deals = [deal(1), deal(2, deck="00.2..3."), Deal(tuple(range(52)), 1, None)]
    batch = Batch(3, seed=1)
    batch.reset(1, deals=deals)
    assert [batch.deal(row)[:2] for row in range(3)] == [one[:2] for one in deals]
    run(batch, 4)
    assert batch.game(1).size == 13  # the deck of the batch again


def test_the_callers_arrays_are_written_and_the_batchs_own_stay():
    rollout, batch = Arrays.empty(6, 4), Batch(4, seed=2)
    own = batch.arrays
    before = own.observations.copy()
    for step in range(6):
        seen = batch.step(batch.sample(), into=rollout.at(step))
        assert numpy.shares_memory(seen.observations, rollout.observations)
    assert numpy.array_equal(own.observations, before)
    batch.reset(2)
    assert same([rollout.at(step) for step in range(6)], run(batch, 6))
    assert batch.arrays.observations is own.observations


def test_jax_shares_the_arrays_and_its_actions_are_taken():
    batch = Batch(64, seed=2)
    for array in batch.arrays:
        shared = jax.dlpack.from_dlpack(array, copy=False)
        assert shared.unsafe_buffer_pointer() == array.ctypes.data
    batch.step(jax.numpy.argmax(jax.dlpack.from_dlpack(batch.arrays.masks), axis=1))
    assert all(batch.game(row).ply == 1 for row in range(64))


def test_whoever_takes_an_array_by_dlpack_sees_the_next_step_without_a_copy():
    """`torch.from_dlpack` and `torch.from_numpy` share such arrays; PyTorch itself is too large for our tests."""
    batch = Batch(64, seed=2)
    taken = [numpy.from_dlpack(array) for array in batch.arrays]
    for array, theirs in zip(batch.arrays, taken, strict=True):
        assert array.__dlpack_device__() == (1, 0)  # the processor's memory
        assert theirs.ctypes.data == array.ctypes.data
        assert array.dtype.name in {"int8", "float32", "bool"}  # PyTorch has all of them
        assert array.flags.writeable  # torch.from_numpy warns otherwise
        assert array.flags.c_contiguous
    before = taken[0].copy()
    batch.step(batch.sample())
    assert not numpy.array_equal(taken[0], before)
    assert same([taken], [batch.arrays])


@pytest.mark.parametrize(
    ("make", "error", "says"),
    [
        (lambda: Batch(0), ValueError, "count: expected 1 or more games, got 0"),
        (lambda: Batch(1, seed=-1), ValueError, "seed: expected a whole number from 0"),
        (lambda: Batch(1, deck="0.."), BadText, "is not a pile"),
        (
            lambda: Batch(2, seed=1).step([0]),
            ValueError,
            r"actions: expected 2 whole numbers, got int64 of shape \(1,\)",
        ),
        (lambda: Batch(1, seed=1).step([0.5]), ValueError, "expected 1 whole numbers, got float64"),
        (lambda: Batch(1, seed=1).step([1]), ValueError, r"actions\[0\]: 1 is masked: expected one of 0 \(G0\), "),
        (lambda: Batch(1, seed=1).step([52]), ValueError, "52 is masked"),
        (lambda: Batch(2).reset(1, deals=[deal(1)]), ValueError, "deals: expected 2, one for each game, got 1"),
        (
            lambda: Batch(1).reset(1, deals=NO_DEALS),
            TypeError,
            r"deals\[0\]: expected a claim.game.deal.Deal, got NoneType",
        ),
        (lambda: Batch(1).reset(1, deals=[Deal((1, 1, 2, 3), 0, None)]), ValueError, "different cards"),
        (lambda: Batch(2, into=Arrays.empty(3)), ValueError, r"observations: expected int8 of shape \(2, 531\), got"),
        (lambda: Batch(2).deal(2), IndexError, "row: expected 0 to 1, got 2"),
    ],
)
def test_what_cannot_be_is_refused_and_says_what_was_expected(make, error, says):
    with pytest.raises(error, match=says):
        make()


def test_a_masked_action_changes_nothing_anywhere():
    batch = Batch(3, seed=1)
    actions, before = batch.sample().copy(), [batch.game(row) for row in range(3)]
    actions[2] = 1
    with pytest.raises(ValueError, match=r"actions\[2\]"):
        batch.step(actions)
    assert [batch.game(row) for row in range(3)] == before


def test_arrays_that_do_not_lie_together_are_refused():
    spaced = Arrays(*[numpy.repeat(array, 2, axis=0)[::2] for array in Arrays.empty(4)])
    with pytest.raises(ValueError, match="observations: expected an array that lies together"):
        Batch(4, into=spaced)


@pytest.mark.usefixtures("compiled")
def test_compiled_and_interpreted_batches_agree():
    batch = Batch(3, seed=9)
    plain, arrays = interpreted().stepping.Stepper(3, 9, range(52)), Arrays.empty(3)
    flat = [array.reshape(-1).view(numpy.uint8 if array.dtype == bool else array.dtype).data for array in arrays]
    for row in range(3):
        plain.deal(row)
        plain.observe(row, *flat[:3])
    for _ in range(60):
        actions = batch.sample()
        drawn = numpy.zeros(3, numpy.int64).data
        plain.sample(drawn)
        assert actions.tolist() == drawn.tolist()
        assert plain.refused(drawn) == -1
        plain.step(drawn, True, *flat)
        assert same([batch.step(actions)], [arrays])
