"""Proximal policy optimisation (PPO): how the agent's network changes after each batch of games.

A player has one card in every trick, so a game is two rows of decisions, one per seat, as long as the game has tricks.
How much better than expected a decision turned out is estimated along such a row (generalised advantage estimation).
"""

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from training.agent.network import Moments, Params, adam, judge
from training.agent.playing import Plays


class Method(NamedTuple):
    """The numbers of the method."""

    rate: float = 1e-3  # of Adam, at the start; it falls to a tenth
    entropy: float = 0.01  # how much trying other cards is worth
    clip: float = 0.2  # how much likelier or less likely a card may become by one batch
    smooth: float = 0.9  # GAE's lambda: 1 looks at results alone, 0 only at what was expected after the next trick
    epochs: int = 2  # times that each decision is learnt from
    size: int = 512  # decisions in a step of Adam


class Decisions(NamedTuple):
    """What is learnt from, one per row: arrays of NumPy, or of JAX while it learns."""

    observations: Any
    masks: Any
    actions: Any
    chances: Any  # the logarithm of the chance with which the action was taken
    advantages: Any  # how much better than expected it turned out, compared with others
    returns: Any  # what should have been expected


def advantages(values: np.ndarray, rewards: np.ndarray, smooth: float) -> np.ndarray:
    """Return how much better than expected each decision turned out, from tricks × rows values and the rows' ends."""
    changes = np.diff(values, axis=0, append=rewards[None])
    found = np.zeros_like(values)
    later = np.zeros_like(rewards)
    for trick in reversed(range(len(values))):
        found[trick] = later = changes[trick] + smooth * later
    return found


def decisions(plays: Plays, rewards: np.ndarray, smooth: float, *, rival: bool) -> Decisions:
    """Return what can be learnt from these games: every card, or with a rival only the agent's own."""
    tricks, _, games = plays.actions.shape
    rows = np.arange(games)
    seats = (rows % 2)[None] if rival else np.stack([rows * 0, rows * 0 + 1])
    # where in each trick the seat played: tricks × seats × games
    place = np.where(plays.players[:, :1] == seats[None], 0, 1)

    def of_seats(array: np.ndarray) -> np.ndarray:
        index = place.reshape(place.shape + (1,) * (array.ndim - 3))
        return np.take_along_axis(array, index, axis=1)

    values = of_seats(plays.values).reshape(tricks, -1)
    better = advantages(values, rewards[rows[None], seats].reshape(-1), smooth)
    seen, masks, actions, chances = (
        of_seats(array).reshape(-1, *array.shape[3:])
        for array in (plays.observations, plays.masks, plays.actions, plays.chances)
    )
    scaled = (better - better.mean()) / (better.std() + 1e-6)
    return Decisions(seen, masks, actions, chances, scaled.reshape(-1), (better + values).reshape(-1))


def loss(params: Params, batch: Decisions, method: Method) -> tuple[Array, Array]:
    """Return what is made smaller, and how far results were from what was expected, and how open the choice is."""
    chances, values = judge(params, batch.observations, batch.masks)
    now = jnp.take_along_axis(chances, batch.actions[:, None], axis=1)[:, 0]
    ratio = jnp.exp(now - batch.chances)
    held = jnp.clip(ratio, 1 - method.clip, 1 + method.clip)
    gain = jnp.minimum(ratio * batch.advantages, held * batch.advantages).mean()
    entropy = -(jnp.exp(chances) * jnp.where(batch.masks == 1, chances, 0)).sum(axis=1).mean()
    surprise = jnp.mean((values - batch.returns) ** 2)
    return 0.5 * surprise - gain - method.entropy * entropy, jnp.stack([surprise, entropy])


def learning_order(rng: np.random.Generator, count: int, method: Method) -> np.ndarray:
    """Return which of `count` decisions each step of Adam learns from: steps × size."""
    size = min(method.size, count)
    orders = [rng.permutation(count)[: count // size * size] for _ in range(method.epochs)]
    return np.concatenate(orders).reshape(-1, size)


@partial(jax.jit, static_argnames=("method",))
def learn(
    params: Params, moments: Moments, found: Decisions, order: Array, rate: float, method: Method
) -> tuple[Params, Moments, Array]:
    """Learn from decisions, in the order that `learning_order` gives.

    Return the network after it, what Adam remembers, and the mean surprise and entropy.
    """

    def step(carry: tuple[Params, Moments], rows: Array) -> tuple[tuple[Params, Moments], Array]:
        params, moments = carry
        batch = jax.tree.map(lambda one: one[rows], found)
        gradients, seen = jax.grad(loss, has_aux=True)(params, batch, method)
        return adam(params, moments, gradients, rate), seen

    (params, moments), seen = jax.lax.scan(step, (params, moments), order)
    return params, moments, seen.mean(axis=0)
