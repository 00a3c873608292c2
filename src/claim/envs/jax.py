"""Claim in JAX, with the conventions of Pgx: pure `init` and `step`, for `jax.vmap` and `jax.jit`.

    env = claim.envs.jax.Claim()
    states = jax.vmap(env.init)(jax.random.split(jax.random.key(7), 1024))
    states = jax.jit(jax.vmap(env.step))(states, actions)

Actions and observations are those of every family (`claim.envs.observation`). Pgx itself is not needed; its wrappers
take this environment. docs/environments.md has more.
"""

import dataclasses
import functools
from collections.abc import Iterable
from typing import Any, ClassVar, NamedTuple, TypeVar

from claim.envs.acting import missing_extra

try:
    import jax
    import jax.numpy as jnp
    import numpy as np
    from jax import Array, lax
    from numpy.typing import NDArray
except ImportError as error:
    raise missing_extra("jax", error) from None

from claim.envs.observation import LENGTH
from claim.game import cards as decks
from claim.game.deal import Deal, deal
from claim.rules import bits, cards, factions, following, spoils, tricks, votes

# --- the rules as arrays, made by asking `claim.rules` about every card, pair of cards and pile -----------------------
#
# A mask of cards is two 32-bit words (JAX has no 64-bit numbers unless asked): cards 0–31, then 32–51. No faction lies
# in both words. `tests/envs/test_jax_tables.py` asks the rules again about what these tables leave out.

CARDS = 52
ZEROS = int(sum(cards.faction_of(card) == factions.GOBLIN and cards.value_of(card) == 0 for card in range(CARDS)))
ALL = cards.deck()
Words = NDArray[np.uint32]


def words(mask: int) -> Words:
    """Return a mask as its two words."""
    return np.array([mask & 0xFFFF_FFFF, mask >> 32], np.uint32)


class LedTable(NamedTuple):
    """What depends on the led card: row `led + 1`, and row 0 if no card is led. Masks are rows of two words."""

    binding: Words  # a hand that holds one of these may not play every card
    following: Words  # what a hand so bound may play
    beaten_by: Words  # replies that win the trick
    ignored_by: Words  # replies which show that their player holds none of the led faction
    faction: NDArray[np.uint32]  # of the led card, as one bit of five


def _led_table() -> LedTable:
    rows = [_led_row(led) for led in range(-1, CARDS)]
    masks = [np.stack([words(row[column]) for row in rows]) for column in range(4)]
    return LedTable(masks[0], masks[1], masks[2], masks[3], np.array([row[4] for row in rows], np.uint32))


def _led_row(led: int) -> tuple[int, int, int, int, int]:
    """Ask the rules about every card beside every other, on this led card."""
    binding = allowed = 0
    for held in range(CARDS):
        # Of a hand with `held` and one more card: which may that one be, and still be played?
        open_beside = sum(
            bits.bit(card)
            for card in range(CARDS)
            if card == held or following.playable(bits.bit(card) | bits.bit(held), led) >> card & 1
        )
        if open_beside != ALL:
            binding |= bits.bit(held)
            allowed = open_beside
    if led < 0:
        return binding, allowed, 0, 0, 0
    own = cards.faction_of(led)
    beaten_by = sum(bits.bit(reply) for reply in range(CARDS) if tricks.reply_wins(led, reply))
    ignored_by = sum(bits.bit(reply) for reply in range(CARDS) if tricks.counts_as(led, reply) != own)
    return binding, allowed | binding, beaten_by, ignored_by, bits.bit(own)


class SpoilsTable(NamedTuple):
    """Where played cards go, a row of two words for phase one and one for phase two."""

    winner: Words
    loser: Words
    discarded: Words


def _spoils_table() -> SpoilsTable:
    kinds = (spoils.winner_scores, spoils.loser_scores, spoils.discarded)
    columns = [
        np.stack(
            [
                words(sum(bits.bit(card) for card in range(CARDS) if kind(phase, card, (card + 1) % CARDS) >> card & 1))
                for phase in (1, 2)
            ]
        )
        for kind in kinds
    ]
    return SpoilsTable(columns[0], columns[1], columns[2])


class VoteTable(NamedTuple):
    """Who has the votes, from the score piles (R24, R25).

    A faction's part of a pile, `pile[word] >> shift & width_mask`, has its rank at `ranks[offset + part]`: of two piles
    the one of higher rank has the vote, and equal ranks mean neither. With each faction's vote as 0 (B), 1 (neither)
    or 2 (A), in base three with the first faction lowest, `outcome` has who wins: 1 is A, -1 is B.
    """

    word: NDArray[np.int32]
    shift: NDArray[np.uint32]
    width_mask: NDArray[np.uint32]
    offset: NDArray[np.int32]
    ranks: NDArray[np.uint8]
    outcome: NDArray[np.int8]


def _vote_table() -> VoteTable:
    word, shift, width_mask, offset = [], [], [], []
    ranks: list[int] = []
    for faction in range(factions.FACTIONS):
        of_faction = cards.faction_mask(faction)
        lowest = bits.lowest(of_faction)
        word.append(lowest // 32)
        shift.append(lowest % 32)
        width_mask.append(of_faction >> lowest)
        offset.append(len(ranks))
        ranks += _ranks(faction, lowest, bits.count(of_faction))
    return VoteTable(
        np.array(word, np.int32),
        np.array(shift, np.uint32),
        np.array(width_mask, np.uint32),
        np.array(offset, np.int32),
        np.array(ranks, np.uint8),
        np.array([_outcome(index) for index in range(3**factions.FACTIONS)], np.int8),
    )


def _ranks(faction: int, lowest: int, width: int) -> list[int]:
    """Return the rank of every part of a faction: sorted by who would have the vote, equals sharing a rank."""

    def compare(one: int, two: int) -> int:
        return votes.vote(one << lowest, two << lowest, faction)

    ranks = [0] * (1 << width)
    rank = before = 0
    for part in sorted(range(1 << width), key=functools.cmp_to_key(compare)):
        rank += compare(part, before)
        ranks[part] = rank
        before = part
    return ranks


def _outcome(index: int) -> int:
    """Return who wins with these votes: each is given by one card of the faction."""
    piles = [0, 0, 0]  # B's, neither's, A's
    for faction in range(factions.FACTIONS):
        piles[index // 3**faction % 3] |= bits.bit(bits.lowest(cards.faction_mask(faction)))
    return votes.winner(piles[2], piles[0])


LED = _led_table()
SPOILS = _spoils_table()
VOTES = _vote_table()
ZERO_CARDS = np.uint32((1 << ZEROS) - 1)  # the Goblin zeros, which are alike, in the first word


# --- what a deal and a card make of a state ---------------------------------------------------------------------------

# Where cards move is written here as in `claim.game.state.advance`; who wins, what may be played, what is scored and
# who has the votes is looked up in the tables.


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


# --- what players observe, and the environment ------------------------------------------------------------------------

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
