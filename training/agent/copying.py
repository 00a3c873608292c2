"""A network that plays as `regent` would: fitted to what it thinks of the cards in positions of its own games."""

import math
from collections.abc import Callable
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from training.agent.labels import Labels
from training.agent.network import Moments, Params, adam, judge, new_network, no_moments

SIZE = 512  # decisions in a step
DOUBT = 0.03  # a card whose chance is worse by this much is e times less likely


def targets(labels: Labels) -> tuple[np.ndarray, np.ndarray]:
    """Return the chances with which the copy should take each action, and the value that it should expect."""
    trust = labels.visits / (labels.visits + 20)  # the chance of a card that was hardly tried says little
    worth = np.where(labels.masks, labels.chances * trust, -np.inf)
    best = worth.max(axis=1, keepdims=True)
    raised = np.exp((worth - best) / DOUBT)
    expected = np.where(labels.visits > 0, labels.chances, 0).max(axis=1)
    return (raised / raised.sum(axis=1, keepdims=True)).astype(np.float32), (2 * expected - 1).astype(np.float32)


class Likeness(NamedTuple):
    """How like `regent` a network plays."""

    same: float  # how often its favourite is the card that `regent` plays
    cost: float  # how much worse its favourite is on average, by `regent`'s own estimate of the chances to win


def likeness(params: Params, labels: Labels) -> Likeness:
    """Compare a network with labels."""
    liked, _ = jax.jit(judge)(params, labels.observations, labels.masks)
    favourites, rows = np.asarray(liked).argmax(axis=1), np.arange(len(labels.masks))
    worse = labels.chances[rows, labels.chosen] - labels.chances[rows, favourites]
    return Likeness(float((favourites == labels.chosen).mean()), float(worse.mean()))


def loss(params: Params, seen: Array, masks: Array, wanted: Array, expected: Array) -> Array:
    """Return how far the network is from what it should say."""
    chances, values = judge(params, seen, masks)
    surprise = -(wanted * jnp.where(masks == 1, chances, 0)).sum(axis=1).mean()
    return surprise + 0.5 * jnp.mean((values - expected) ** 2)


@jax.jit
def fit_once(
    params: Params, moments: Moments, data: tuple[Array, ...], order: Array, rate: float
) -> tuple[Params, Moments, Array]:
    """Go once through the data in this order, steps × size."""

    def step(carry: tuple[Params, Moments], rows: Array) -> tuple[tuple[Params, Moments], Array]:
        params, moments = carry
        found, gradients = jax.value_and_grad(loss)(params, *[one[rows] for one in data])
        gradients = jax.tree.map(lambda slope, one: slope + DECAY * one, gradients, params)
        return adam(params, moments, gradients, rate), found

    (params, moments), losses = jax.lax.scan(step, (params, moments), order)
    return params, moments, losses.mean()


DECAY = 1e-5  # how much smaller weights are preferred


def fit(
    labels: Labels, held_out: Labels, hidden: tuple[int, ...], epochs: int, seed: int, tell: Callable[[str], None]
) -> Params:
    """Fit a network to labels and return it as it was when it was most like those held out."""
    rng = np.random.default_rng(seed)
    params = best = new_network(rng, hidden)
    moments, least = no_moments(params), math.inf
    data = (labels.observations, labels.masks, *targets(labels))
    count = len(labels.masks)
    size = min(SIZE, count)
    for epoch in range(epochs):
        order = rng.permutation(count)[: count // size * size].reshape(-1, size)
        params, moments, found = fit_once(params, moments, data, order, 1e-3 * (1 - epoch / epochs))
        now = likeness(params, held_out)
        said = f"agrees with {now.same:.1%} of {len(held_out.masks)} held out, gives away {now.cost:.2%} of the chances"
        tell(f"{epoch + 1}/{epochs}: loss {float(found):.4f}, {said}")
        if now.cost < least:
            best, least = params, now.cost
    return best
