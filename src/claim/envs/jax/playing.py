"""A state, and what a deal and a card make of it, without what players are shown.

Where cards move is written here as in `claim.game.state.advance`; who wins, what may be played, what is scored and who
has the votes is looked up in tables that `claim.rules` filled.
"""

import dataclasses
from typing import Any, ClassVar

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from claim.envs.jax.tables import CARDS, LED, SPOILS, VOTES, ZERO_CARDS
from claim.envs.observation import LENGTH


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


_SEATS = np.arange(2, dtype=np.int32)
_POWERS = 3 ** np.arange(5, dtype=np.int32)


def dealt(deck: Array, leader: Array) -> State:
    """Return the game that begins with this deck (A's hand, B's hand, draw pile top first) and leader (0 is A)."""
    size = deck.shape[0] // 4
    each = mask_of(deck[: 2 * size, None].astype(jnp.int32))
    hands = each.reshape(2, size, 2).sum(axis=1, dtype=jnp.uint32)
    nothing = jnp.zeros((2, 2), jnp.uint32)
    leader = jnp.asarray(leader).astype(jnp.int32)
    return State(
        current_player=leader,
        observation=jnp.zeros(LENGTH, jnp.bool_),
        rewards=jnp.zeros(2, jnp.float32),
        terminated=jnp.zeros((), jnp.bool_),
        truncated=jnp.zeros((), jnp.bool_),
        legal_action_mask=jnp.zeros(CARDS, jnp.bool_),
        _step_count=jnp.int32(0),
        _ply=jnp.int32(0),
        _first=leader,
        _led=jnp.int32(-1),
        _hands=hands,
        _scores=nothing,
        _prizes=nothing,
        _draws=nothing,
        _discards=nothing[0],
        _voids=nothing[0],
        _pile=deck[2 * size :].astype(jnp.uint8),
    )


def stepped(state: State, action: Array) -> State:
    """Return the game after an action; an illegal one ends it, and after the end nothing changes but the rewards."""
    action = jnp.asarray(action).astype(jnp.int32)
    hand, _ = own_and_other(state._hands, state.current_player)
    legal = holds(actions_of(playable(hand, state._led)), mask_of(action))
    loss = jnp.where(state.current_player == _SEATS, -1.0, 1.0).astype(jnp.float32)
    refused = state.replace(rewards=loss, terminated=jnp.ones((), jnp.bool_))
    after = where(legal, _played(state, action), refused).replace(_step_count=state._step_count + 1)
    unchanged = state.replace(rewards=jnp.zeros(2, jnp.float32))
    return where(state.terminated | state.truncated, unchanged, after)


def _played(state: State, action: Array) -> State:
    """Return the game after a legal action."""
    size = state.size
    turn, led, ply = state.current_player, state._led, state._ply
    hand, _ = own_and_other(state._hands, turn)
    zeros = hand[0] & ZERO_CARDS
    lowest_zero = lax.population_count((zeros & -zeros) - 1).astype(jnp.int32)
    card = jnp.where(action == 0, lowest_zero, action)
    played = mask_of(card)
    hands = state._hands ^ jnp.where((turn == _SEATS)[:, None], played, jnp.uint32(0))

    leads, row = led < 0, led + 1
    phase_one = ply < 2 * size
    nothing = jnp.uint32(0)
    winner = jnp.where(leads | holds(played, jnp.asarray(LED.beaten_by)[row]), turn, 1 - turn)
    wins = (winner == _SEATS)[:, None]
    both = jnp.where(leads, nothing, played | mask_of(led))
    to_winner, to_loser, away = (
        both & jnp.where(phase_one, kind[0], kind[1]) for kind in (SPOILS.winner, SPOILS.loser, SPOILS.discarded)
    )
    recruits = ~leads & phase_one
    prize, drawn = (jnp.where(recruits, mask_of(_in_pile(state, ply - 1 + place)), nothing) for place in (0, 1))
    prizes = state._prizes | jnp.where(wins, prize, nothing)
    draws = state._draws | jnp.where(wins, nothing, drawn)
    ignores = recruits & holds(played, jnp.asarray(LED.ignored_by)[row])
    voids = state._voids | jnp.where(ignores & (turn == _SEATS), jnp.asarray(LED.faction)[row], nothing)

    turns = ply + 1 == 2 * size  # R14: the followers are the hands of phase two
    scores = state._scores | jnp.where(wins, to_winner, to_loser)
    over = ply + 1 == 4 * size
    return state.replace(
        current_player=jnp.where(leads, 1 - turn, winner),
        rewards=jnp.where(over, _rewards(scores), jnp.float32(0)),
        terminated=over,
        _ply=ply + 1,
        _led=jnp.where(leads, card, -1),
        _hands=jnp.where(turns, prizes | draws, hands),
        _scores=scores,
        _prizes=jnp.where(turns, nothing, prizes),
        _draws=jnp.where(turns, nothing, draws),
        _discards=state._discards | away,
        _voids=jnp.where(turns, nothing, voids),
    )


def prize(state: State) -> Array:
    """Return this trick's prize, or -1 in phase two."""
    return jnp.where(state._ply < 2 * state.size, _in_pile(state, state._ply // 2 * 2), -1)


def _in_pile(state: State, place: Array) -> Array:
    return state._pile[jnp.clip(place, 0, 2 * state.size - 1)].astype(jnp.int32)


def where(condition: Array, one: State, two: State) -> State:
    """Return one state or the other."""
    chosen: State = jax.tree.map(lambda a, b: jnp.where(condition, a, b), one, two)
    return chosen


def _rewards(scores: Array) -> Array:
    """Return the rewards of both seats with these score piles (R24, R25)."""
    parts = scores[:, VOTES.word] >> VOTES.shift & VOTES.width_mask
    ranks = jnp.asarray(VOTES.ranks)[VOTES.offset + parts.astype(jnp.int32)].astype(jnp.int32)
    votes = jnp.sign(ranks[0] - ranks[1]) + 1
    winner = jnp.asarray(VOTES.outcome)[jnp.sum(votes * _POWERS)].astype(jnp.float32)
    return jnp.stack([winner, -winner])
