"""`Claim`: the environment, with the conventions of Pgx. Pure functions of one state, for `jax.vmap` and `jax.jit`."""

from collections.abc import Iterable

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from claim.envs.jax.masks import actions_of, own_and_other, playable
from claim.envs.jax.observing import ACTIONS, OBSERVATION, observed_words, spread
from claim.envs.jax.playing import dealt, stepped, where
from claim.envs.jax.state import State
from claim.envs.jax.tables import ALL, CARDS, words
from claim.envs.observation import LENGTH
from claim.game.cards import mask_of, pile_text
from claim.game.deal import Deal, deal

_EVERY_ACTION = words(ALL)


class Claim:
    """The environment: `init(key)` deals, `step(state, action)` plays a card.

    `deck` makes a small game, as in `Game.deal`: a pile text or the cards, 4·n of them for n in each hand.
    Raises BadText for a bad deck.
    """

    id = "claim"
    """The environment's id."""
    version = "v0"
    """The environment's version: another one where the same actions would give something else."""
    num_players = 2
    """Two."""
    num_actions = CARDS
    """The number of actions: one for each card of the full deck."""
    observation_shape = (LENGTH,)
    """The shape of an observation."""

    def __init__(self, deck: str | Iterable[str] | None = None) -> None:
        self.cards = tuple(sorted(deal("deck", "A", deck).deck))  # the numbers of the cards in the game
        self.size = len(self.cards) // 4  # cards in a hand, and tricks in a phase
        self._deck = words(mask_of(self.cards))

    # --- beginning -------------------------------------------------------------------------------------------------

    def init(self, key: Array) -> State:
        """Return a new game, its cards and leader drawn with the key."""
        return self.begin(*self._drawn(key))

    def _drawn(self, key: Array) -> tuple[Array, Array]:
        """Return a deck and a leader drawn with the key."""
        key, lot = jax.random.split(key)
        return self.shuffle(key), jax.random.bits(lot, dtype=jnp.uint32) & 1

    def shuffle(self, key: Array) -> Array:
        """Return the cards in an order drawn with the key: A's hand, B's hand, draw pile top first."""
        cards = np.array(self.cards, np.uint8)
        drawn = jax.random.bits(key, cards.shape, jnp.uint32)  # two of 52 alike: three times in ten million deals
        return jax.lax.sort((drawn, jnp.asarray(cards)), num_keys=1)[1]

    def begin(self, deck: Array, leader: Array) -> State:
        """Return the game that begins with this deck (A's hand, B's hand, draw pile top first) and leader (0 is A)."""
        return self._shown(dealt(deck, leader))

    def from_deal(self, given: Deal) -> State:
        """Return the game that `Game.begin(given)` is. Raises ValueError where the deal has other cards."""
        if sorted(given.deck) != list(self.cards):
            expected, got = (pile_text(mask_of(cards)) for cards in (self.cards, given.deck))
            raise ValueError(f"expected a deal of this environment's cards, {expected}, got one of {got}")
        return self.begin(jnp.asarray(given.deck, jnp.uint8), jnp.int32(given.leader))

    # --- playing ---------------------------------------------------------------------------------------------------

    def step(self, state: State, action: Array, key: Array | None = None) -> State:
        """Play a card and return the game after it; `key` is not used: nothing is left to chance after the deal.

        An illegal action ends the game with -1 for its player and 1 for the other. After the end a step changes
        nothing, and its rewards are zeros.
        """
        del key
        return self._shown(stepped(state, action))

    def step_and_restart(self, state: State, action: Array, key: Array) -> State:
        """Play a card, and where that ends the game, deal the next one with the key.

        `terminated`, `truncated` and `rewards` are those of the game that ended, everything else is the new game's: as
        `pgx.experimental.wrappers.auto_reset(env.step, env.init)`, with less work.
        """
        after = stepped(_going_on(state), action)
        return self._restarted(after, dealt(*self._drawn(key)))

    def step_and_restart_all(self, states: State, actions: Array, key: Array) -> State:
        """Do the same in a batch of games with one key. Faster: cards are dealt only in steps in which a game ends.

        All games have `4 * size` plays, so those that begin together end together.
        """
        after = jax.vmap(stepped)(_going_on(states), actions)
        ended = after.terminated | after.truncated
        count = ended.shape[0]

        def draw() -> tuple[Array, Array]:
            return jax.vmap(self._drawn)(jax.random.split(key, count))

        def leave() -> tuple[Array, Array]:
            return jnp.zeros((count, len(self.cards)), jnp.uint8), jnp.zeros(count, jnp.uint32)

        new = jax.vmap(dealt)(*jax.lax.cond(ended.any(), draw, leave))
        return jax.vmap(self._restarted)(after, new)

    def _restarted(self, after: State, new: State) -> State:
        """Return a game as players are shown it, or a new one where it has ended."""
        shown = self._shown(where(after.terminated | after.truncated, new, after))
        return shown.replace(rewards=after.rewards, terminated=after.terminated, truncated=after.truncated)

    # --- showing ---------------------------------------------------------------------------------------------------

    def observe(self, state: State, player: Array | None = None) -> Array:
        """Return what a player sees of the game; the current player unless another is named."""
        viewer = state.current_player if player is None else jnp.asarray(player).astype(jnp.int32)
        return spread(observed_words(state, viewer, self._deck), OBSERVATION)

    def _shown(self, state: State) -> State:
        """Return the state with its observation and mask made anew."""
        hand, _ = own_and_other(state._hands, state.current_player)
        legal = actions_of(playable(hand, state._led))
        return state.replace(
            observation=self.observe(state),
            legal_action_mask=spread(jnp.where(state.terminated, _EVERY_ACTION, legal), ACTIONS),
        )


def _going_on(state: State) -> State:
    """Return the state without the flags of a game that ended when this one began."""
    return state.replace(terminated=jnp.zeros_like(state.terminated), truncated=jnp.zeros_like(state.truncated))
