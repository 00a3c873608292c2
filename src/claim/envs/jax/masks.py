"""Masks of cards in JAX: two 32-bit words each, on their last axis."""

import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from claim.envs.jax.tables import CARDS, LED, ZERO_CARDS

_WORD = np.arange(2, dtype=np.int32)
_FIRST_WORD = np.array([True, False])


def mask_of(card: Array) -> Array:
    """Return the mask of one card; empty for -1 and for any number that is no card."""
    bit = jnp.uint32(1) << (card & 31).astype(jnp.uint32)
    return jnp.where((card >> 5 == _WORD) & (card < CARDS), bit, jnp.uint32(0))


def holds(mask: Array, other: Array) -> Array:
    """Return whether two masks have a card in common."""
    return (mask[0] & other[0] | mask[1] & other[1]) != 0


def own_and_other(pair: Array, seat: Array) -> tuple[Array, Array]:
    """Return a pair's element of this seat, and the other one."""
    return jnp.where(seat == 0, pair[0], pair[1]), jnp.where(seat == 0, pair[1], pair[0])


def canonical_zeros(mask: Array) -> Array:
    """Return masks (on the last axis) as `claim.envs.observation.canonical_zeros` does."""
    zeros = lax.population_count(mask & ZERO_CARDS)
    return jnp.where(_FIRST_WORD, mask & ~ZERO_CARDS | (jnp.uint32(1) << zeros) - 1, mask)


def playable(hand: Array, led: Array) -> Array:
    """Return the cards of a hand that may be played on the led card, or by the leader if that is -1 (R6, R7)."""
    row = led + 1
    bound = holds(hand, jnp.asarray(LED.binding)[row])
    return jnp.where(bound, hand & jnp.asarray(LED.following)[row], hand)


def actions_of(legal: Array) -> Array:
    """Return a mask of legal cards as actions: action 0 plays a Goblin zero, 1 to 4 are none."""
    zeros = (legal & ZERO_CARDS) != 0
    return jnp.where(_FIRST_WORD, legal & ~ZERO_CARDS | zeros.astype(jnp.uint32), legal)
