"""What a player is shown: the observation of `claim.envs.observation`, made from the words of a state."""

from typing import NamedTuple, TypeVar

import jax.numpy as jnp
import numpy as np
from jax import Array, lax
from numpy.typing import NDArray

from claim.envs.jax.masks import canonical_zeros, mask_of, own_and_other
from claim.envs.jax.playing import prize
from claim.envs.jax.state import State
from claim.envs.jax.tables import CARDS, Words
from claim.envs.observation import LENGTH

Arrays = TypeVar("Arrays")


def observed_words(state: State, viewer: Array, deck: Words) -> Array:
    """Return the observation as words: two for each pile, then one with the flags.

    The order is that of `claim.envs.observation.TABLE`.
    """
    hand, other_hand = own_and_other(state._hands, viewer)
    score, other_score = own_and_other(state._scores, viewer)
    prizes, other_prizes = own_and_other(state._prizes, viewer)
    draws, _ = own_and_other(state._draws, viewer)
    _, other_voids = own_and_other(state._voids, viewer)
    followers = prizes | draws
    this_prize = prize(state)
    table, turned_up = mask_of(state._led), mask_of(this_prize)
    seen = hand | table | turned_up | followers | other_prizes | score | other_score | state._discards
    phase_two = this_prize < 0
    unseen = jnp.where(phase_two, jnp.uint32(0), deck & ~seen)
    known_hand = jnp.where(phase_two, other_hand, jnp.uint32(0))
    piles = [hand, table, turned_up, followers, other_prizes, score, other_score, state._discards, unseen, known_hand]
    to_move = state.current_player == viewer
    flags = (
        phase_two,
        to_move & ~state.terminated,
        to_move == (state._led < 0),
        viewer == 0,
        state._first == viewer,
        state.terminated,
    )
    flag_word = other_voids << len(flags)
    for place, flag in enumerate(flags):
        flag_word |= flag.astype(jnp.uint32) << place
    # The parts are worked out once and then put side by side; left alone, XLA does all of it again for every word.
    parts = _materialised((*(canonical_zeros(pile) for pile in piles), flag_word[None]))
    return _materialised(jnp.concatenate(parts))


def _materialised(arrays: Arrays) -> Arrays:
    """Return the arrays, worked out before anything is made of them."""
    worked_out: Arrays = lax.optimization_barrier(arrays)  # type: ignore[no-untyped-call]
    return worked_out


class Spreading(NamedTuple):
    """How words become bools, four at a time: such a group never crosses a word, since 20, 32 and 52 are fours."""

    word: NDArray[np.int32]  # of each group
    shift: NDArray[np.uint32]  # of the group's first bit in that word
    length: int  # of what comes out


def _spreading(piles: int, flags: int) -> Spreading:
    entries = [(2 * pile + card // 32, card % 32) for pile in range(piles) for card in range(CARDS)]
    entries += [(2 * piles, bit) for bit in range(flags)]
    word, shift = np.array(entries[::4]).T
    return Spreading(word.astype(np.int32), shift.astype(np.uint32), len(entries))


_PILES = 10
OBSERVATION = _spreading(_PILES, LENGTH - _PILES * CARDS)
ACTIONS = _spreading(1, 0)


def spread(words: Array, how: Spreading) -> Array:
    """Return words as bools.

    Four bits become the four bytes of a number, which is then read as bytes: a GPU writes four as fast as one.
    """
    four = words[how.word] >> how.shift & 0b1111
    as_bytes = lax.bitcast_convert_type(four * 0x0020_4081 & 0x0101_0101, jnp.uint8)
    return as_bytes.reshape(-1)[: how.length].astype(jnp.bool_)
