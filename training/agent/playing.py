"""Games that the agent learns from: what was seen and played, and what it was worth.

`claim.envs.batch` plays them together, on the processor; the network runs wherever JAX does, on a GPU too.
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from claim.envs.batch import Arrays, Batch
from claim.envs.observation import ACTIONS
from training.agent.network import Params, judge


class Plays(NamedTuple):
    """Cards that were played: tricks × 2 × games, in the order of play."""

    observations: np.ndarray  # int8, with a last axis of 531
    masks: np.ndarray  # int8, with a last axis of 52
    actions: np.ndarray
    chances: np.ndarray  # the logarithm of the chance with which the action was taken
    values: np.ndarray  # what the player expected before it
    players: np.ndarray  # who played: 0 is seat A


@jax.jit
def act(
    params: Params, rival: Params | None, seen: Array, masks: Array, ours: Array, noise: Array
) -> tuple[Array, Array, Array]:
    """Choose an action for each game, by lot. Return it, how likely the agent was to take it, and what it expects."""
    chances, values = judge(params, seen, masks)
    acting = chances if rival is None else jnp.where(ours[:, None], chances, judge(rival, seen, masks)[0])
    actions = (acting + noise).argmax(axis=1)  # with Gumbel noise, the chances are exactly as they should be
    return actions, jnp.take_along_axis(chances, actions[:, None], axis=1)[:, 0], values


def play(
    games: Batch, tricks: int, params: Params, rival: Params | None, rng: np.random.Generator
) -> tuple[Plays, Arrays]:
    """Play so many tricks of new games and return the cards, and how the games stand after them.

    With a rival the agent has seat A in games with an even number and seat B in the others; without, it has both.
    """
    count, plies, seats = len(games), 2 * tricks, np.arange(len(games)) % 2
    rollout = Arrays.empty(plies + 1, count)
    now = games.reset(int(rng.integers(2**63)), into=rollout.at(0))
    actions = np.zeros((plies, count), np.int64)
    chances, values = np.zeros((plies, count), np.float32), np.zeros((plies, count), np.float32)
    for ply in range(plies):
        noise = rng.gumbel(size=(count, ACTIONS)).astype(np.float32)
        acted = act(params, rival, now.observations, now.masks, now.turns == seats, noise)
        actions[ply], chances[ply], values[ply] = acted
        now = games.step(actions[ply], into=rollout.at(ply + 1))
    played = rollout.observations[:-1], rollout.masks[:-1], actions, chances, values, rollout.turns[:-1]
    return Plays(*[one.reshape(tricks, 2, *one.shape[1:]) for one in played]), now
