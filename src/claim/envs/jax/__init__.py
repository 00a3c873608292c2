"""Claim in JAX, with the conventions of Pgx: pure `init` and `step`, for `jax.vmap` and `jax.jit`.

    env = claim.envs.jax.Claim()
    states = jax.vmap(env.init)(jax.random.split(jax.random.key(7), 1024))
    states = jax.jit(jax.vmap(env.step))(states, actions)

Actions and observations are those of every family (`claim.envs.observation`). Pgx itself is not needed; its wrappers
take this environment. docs/research.md has more.
"""

from claim.envs.extras import missing_extra

try:
    from claim.envs.jax.env import Claim
    from claim.envs.jax.playing import State
except ImportError as error:
    raise missing_extra("jax", error) from None

__all__ = ["Claim", "State"]
