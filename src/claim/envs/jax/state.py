"""The state of a game as JAX carries it: a frozen dataclass of arrays, as in Pgx."""

import dataclasses
from typing import Any, ClassVar

import jax
from jax import Array


@jax.tree_util.register_dataclass
@dataclasses.dataclass(frozen=True)
class State:
    """One game, or with `jax.vmap` a batch of them. Fields with an underscore are the environment's own.

    Masks of cards are two 32-bit words (cards 0–31, then 32–51); a pair has seat A's first.
    """

    current_player: Array  # int32: 0 is seat A; after the end, who won the last trick
    observation: Array  # bool[531], as the current player sees the game (claim.envs.observation.TABLE)
    rewards: Array  # float32[2]: 1 and -1 at the end, zeros for a draw and before
    terminated: Array  # bool
    truncated: Array  # bool: never set here; for wrappers that stop a game
    legal_action_mask: Array  # bool[52]; all True once the game has ended, when actions have no effect
    _step_count: Array  # int32
    _ply: Array  # int32: cards played; unlike the step count it does not count an illegal action
    _first: Array  # int32: who led the first trick
    _led: Array  # int32: the led card that is not answered yet, or -1
    _hands: Array  # uint32[2, 2]
    _scores: Array  # uint32[2, 2]
    _prizes: Array  # uint32[2, 2]: followers that both saw (R9)
    _draws: Array  # uint32[2, 2]: followers that their owner alone saw (R10)
    _discards: Array  # uint32[2]
    _voids: Array  # uint32[2]: factions, as bits, of which the seat has shown in phase one that it holds none
    _pile: Array  # uint8[2 * size]: the draw pile as dealt, top first
    env_id: ClassVar[str] = "claim"  # the environment's id, as in Pgx

    @property
    def size(self) -> int:
        """Cards in a hand, and tricks in a phase."""
        return self._pile.shape[-1] // 2

    def replace(self, **changes: Any) -> "State":  # noqa: ANN401, the fields' own types
        """Return this state with some fields changed."""
        return dataclasses.replace(self, **changes)
