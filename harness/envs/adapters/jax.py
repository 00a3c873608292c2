"""JAX: one game at a time. Compiling takes nearly all of its time, so XLA is asked for little, once per deck."""

import functools
from collections.abc import Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from claim.envs.jax import Claim
from claim.game.cards import SEATS, Seat, mask_of, pile_text
from claim.game.deal import Deal
from claim.game.view import Viewer

QUICKLY: dict[str, str | bool] = {"xla_backend_optimization_level": "0"}


@functools.cache
def compiled(cards: tuple[int, ...]) -> tuple[Any, Any]:
    env = Claim(pile_text(mask_of(cards)))
    begin = jax.jit(env.begin).lower(jnp.zeros(len(cards), jnp.uint8), jnp.int32(0))
    state = jax.eval_shape(env.begin, jnp.zeros(len(cards), jnp.uint8), jnp.int32(0))
    step = jax.jit(env.step).lower(state, jnp.int32(0))
    return begin.compile(QUICKLY), step.compile(QUICKLY)


class JaxPlaying:
    def __init__(self, deal: Deal) -> None:
        begin, self.env_step = compiled(tuple(sorted(deal.deck)))
        self.state = begin(np.array(deal.deck, np.uint8), np.int32(deal.leader))

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return (Viewer(SEATS[self.state.current_player]),)

    def turn(self) -> Seat | None:
        return None if self.state.terminated else SEATS[self.state.current_player]

    def legal(self) -> list[int]:
        legal: list[int] = np.flatnonzero(self.state.legal_action_mask).tolist()
        return legal

    def observation(self, viewer: Viewer) -> bytes:
        assert viewer in self.viewers
        return np.asarray(self.state.observation).tobytes()

    def step(self, action: int) -> None:
        self.state = self.env_step(self.state, np.int32(action))

    def rewards(self) -> tuple[float, float]:
        first, second = np.asarray(self.state.rewards).tolist()
        return first, second


begin = JaxPlaying


@functools.cache
def compiled_many(cards: tuple[int, ...]) -> tuple[Any, Any]:
    env = Claim(pile_text(mask_of(cards)))
    return jax.jit(jax.vmap(env.begin)), jax.jit(jax.vmap(env.step))


class ManyPlaying:
    """All games at once, for the long form of the law (bench/envs)."""

    def __init__(self, deals: Sequence[Deal]) -> None:
        begin, self.env_step = compiled_many(tuple(sorted(deals[0].deck)))
        self.state = begin(np.array([deal.deck for deal in deals], np.uint8), np.array([deal.leader for deal in deals]))

    def shown(self) -> tuple[Any, Any, Any]:
        """After the end every action is allowed, as in Pgx, and none has an effect: the law has none there."""
        state = jax.tree.map(np.asarray, self.state)
        return state.observation, state.legal_action_mask & ~state.terminated[:, None], state.current_player

    def step(self, taken: list[int]) -> None:
        self.state = self.env_step(self.state, np.array(taken, np.int32))

    def rewards(self) -> Any:
        return np.asarray(self.state.rewards)


begin_many = ManyPlaying
