"""The agent's network and how it learns, in plain JAX: a few products of matrices, and Adam.

Its parameters are a dictionary of arrays with the names that `claim.envs.policy` reads, and `value.weights` and
`value.bias`, which say how well the player to move is expected to do (1 wins, -1 loses).
"""

from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from claim.envs.observation import ACTIONS, LENGTH
from claim.envs.policy import load_policy
from claim.records.files import new_file

Params = dict[str, Any]  # of JAX's arrays, or of NumPy's before the first step
Numbers = Array | np.ndarray  # what JAX computes with
NEVER = -1e9  # how much an action that is not allowed is liked


class Moments(NamedTuple):
    """What Adam remembers: running means of each gradient and of its square, and how many steps it made."""

    mean: Params
    square: Params
    steps: Any


def new_network(rng: np.random.Generator, hidden: tuple[int, ...]) -> Params:
    """Return a network with hidden layers of these sizes. It likes all cards about equally and expects a draw."""
    sizes = (LENGTH, *hidden)
    params: dict[str, np.ndarray] = {}
    for number, (inputs, outputs) in enumerate(pairwise(sizes)):
        params[f"hidden{number}.weights"] = rng.normal(0, np.sqrt(2 / inputs), (inputs, outputs))
        params[f"hidden{number}.bias"] = np.zeros(outputs)
    params["cards.weights"] = rng.normal(0, 0.01, (sizes[-1], ACTIONS))
    params["cards.bias"] = np.zeros(ACTIONS)
    return {name: one.astype(np.float32) for name, one in params.items()} | new_value(sizes[-1])


def new_value(inputs: int) -> Params:
    """Return the parameters of a value that is 0 everywhere."""
    return {"value.weights": np.zeros((inputs, 1), np.float32), "value.bias": np.zeros(1, np.float32)}


def judge(params: Params, observations: Numbers, masks: Numbers) -> tuple[Array, Array]:
    """Return the logarithm of the chance with which each action is taken, and the value, of each observation."""
    now, number = observations.astype(jnp.float32), 0
    while f"hidden{number}.weights" in params:
        now = jax.nn.relu(now @ params[f"hidden{number}.weights"] + params[f"hidden{number}.bias"])
        number += 1
    likes = jnp.where(masks == 1, now @ params["cards.weights"] + params["cards.bias"], NEVER)
    value = jnp.tanh(now @ params["value.weights"] + params["value.bias"])
    return jax.nn.log_softmax(likes), value[..., 0]


def sharpened(params: Params, times: float) -> Params:
    """Return a network with the same favourites that is so many times surer of them."""
    return {name: array * times if name.startswith("cards.") else array for name, array in params.items()}


def no_moments(params: Params) -> Moments:
    """Return what Adam remembers before its first step."""
    zeros = {name: np.zeros_like(one) for name, one in params.items()}
    return Moments(zeros, zeros, np.int32(0))


def adam(params: Params, moments: Moments, gradients: Params, rate: Array | float) -> tuple[Params, Moments]:
    """Make a step of Adam against the gradients, which are shortened to a length of 1 together if they are longer."""
    length = jnp.sqrt(sum(jnp.sum(one**2) for one in gradients.values()))
    gradients = jax.tree.map(lambda one: one / jnp.maximum(1.0, length), gradients)
    mean = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, moments.mean, gradients)
    square = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new**2, moments.square, gradients)
    steps = moments.steps + 1
    scale = rate * jnp.sqrt(1 - 0.999**steps) / (1 - 0.9**steps)
    params = jax.tree.map(lambda one, m, s: one - scale * m / (jnp.sqrt(s) + 1e-5), params, mean, square)
    return params, Moments(mean, square, steps)


def save(path: Path, params: Params, ending: str) -> None:
    """Write a network to a file that `claim.envs.policy` plays, whole or not at all."""
    replace(path, {**params, "ending": np.array(ending)})


def replace(path: Path, arrays: dict[str, Any]) -> None:
    """Write arrays to a file, which is complete or as it was before, even if this is interrupted."""
    with new_file(path) as file:
        np.savez(file, **arrays)


def load(path: Path) -> Params:
    """Read a network from a file, with a value of 0 if it has none. Raises ValueError, as `load_policy` does."""
    policy = load_policy(path)
    names = [*[f"hidden{number}" for number in range(len(policy.layers) - 1)], "cards"]
    params: Params = {}
    for name, layer in zip(names, policy.layers, strict=True):
        params[f"{name}.weights"], params[f"{name}.bias"] = layer
    params |= new_value(policy.layers[-1].weights.shape[0])
    with np.load(path) as file:
        for name in ("value.weights", "value.bias"):
            if name in file and file[name].shape == params[name].shape:
                params[name] = file[name].astype(np.float32)
    return params
