"""`Claim`: the environment, with the conventions of Pgx, and what players observe.

Pure functions of one state, for `jax.vmap` and `jax.jit`.
"""

from collections.abc import Iterable
from typing import NamedTuple, TypeVar

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax
from numpy.typing import NDArray

from claim.envs.jax.playing import (
    State,
    actions_of,
    canonical_zeros,
    dealt,
    mask_of,
    own_and_other,
    playable,
    prize,
    stepped,
    where,
)
from claim.envs.jax.tables import ALL, CARDS, Words, words
from claim.envs.observation import LENGTH
from claim.game import cards as decks
from claim.game.deal import Deal, deal

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
        self._deck = words(decks.mask_of(self.cards))

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
            expected, got = (decks.pile_text(decks.mask_of(cards)) for cards in (self.cards, given.deck))
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
