"""Thousands of games of Claim stepped together by compiled code, in NumPy arrays.

    batch = Batch(4096, seed=1)
    seen = batch.arrays
    while training:
        seen = batch.step(policy(seen.observations, seen.masks))

Each row is a game. What is shown, `observations` and `masks`, is for the player to move in it (`turns`); its layout is
that of `claim.envs.observation`. Where a game ends, the row has its rewards and `terminations` is true, and the next
game is dealt at once: the observation is already of that one.

The arrays are written in place. Those that `step` returns are the batch's own, the same every time, or those that the
caller gives (`into`), such as the next rows of a rollout buffer. `torch.from_numpy` and `jax.dlpack.from_dlpack` share
them without a copy (docs/environments.md).
"""

import math
import secrets
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from claim.envs.acting import missing_extra

try:
    import numpy
    import numpy.typing
except ImportError as error:
    raise missing_extra("batch", error) from error

from claim.envs.observation import ACTIONS, LENGTH
from claim.envs.stepping import Stepper
from claim.game.cards import CARDS, numbers
from claim.game.deal import Deal, deal, from_cards
from claim.game.game import Game

Array = numpy.typing.NDArray[Any]
LARGEST_SEED = 2**64 - 1
_ALL = frozenset(range(len(CARDS)))


class Arrays(NamedTuple):
    """What a step writes, a row for each game."""

    observations: Array  # int8, count × 531: what the player to move is shown
    masks: Array  # int8, count × 52: 1 where that player may take the action
    turns: Array  # int8, count: who that is, 0 for A and 1 for B; after the end, who won the last trick
    rewards: Array  # float32, count × 2: of A and of B in this step, 1 and -1 at a won end
    terminations: Array  # bool, count: whether the game ended in this step

    @classmethod
    def empty(cls, *shape: int) -> "Arrays":
        """Return arrays of zeros for `shape` games: `Arrays.empty(128, 4096)` for 128 steps of 4,096."""
        return cls(*[_zeros((*shape, *part), numpy.dtype(kind)) for part, kind in _FORMS])

    def at(self, step: int) -> "Arrays":
        """Return the part at this place of the first axis, without a copy: for `step(actions, into=rollout.at(7))`."""
        return Arrays(*[array[step] for array in self])


_FORMS: tuple[tuple[tuple[int, ...], type], ...] = (
    ((LENGTH,), numpy.int8),
    ((ACTIONS,), numpy.int8),
    ((), numpy.int8),
    ((2,), numpy.float32),
    ((), numpy.bool_),
)


class Batch:
    """Games that are stepped together.

    `deck` makes small games, as in `Game.deal`. Without `restart` a finished game stays as it is: no action is allowed
    in it, and -1 is expected. Raises ValueError for a count below 1 or a seed that is not in 0 to 2**64 - 1, and
    BadText for a bad deck.
    """

    def __init__(
        self,
        count: int,
        seed: int | None = None,
        deck: str | Iterable[str] | None = None,
        *,
        restart: bool = True,
        into: Arrays | None = None,
    ) -> None:
        if count < 1:
            raise ValueError(f"count: expected 1 or more games, got {count}")
        self.count = count
        self.restart = restart
        self._deck = sorted(deal(0, None, deck).deck)
        self._actions = numpy.zeros(count, numpy.int64)
        self._own = Arrays.empty(count) if into is None else into
        self._lines = _lines(self._own, count)
        self.arrays = self._own
        self.reset(seed)

    def __len__(self) -> int:
        return self.count

    def reset(self, seed: int | None = None, deals: Sequence[Deal] | None = None, into: Arrays | None = None) -> Arrays:
        """Begin all games anew and return what is shown. Without a seed an unguessable one is drawn.

        A seed gives the same games on every machine: row r has the deals 0, 1, … of that row, whatever happens in
        others, and `sample` the same actions. `deals`, one for each row, are taken for the first games.
        Raises ValueError for a bad seed, bad deals or another number of them, and unsuitable arrays.
        """
        if seed is None:
            seed = secrets.randbits(64)
        elif not 0 <= seed <= LARGEST_SEED:
            raise ValueError(f"seed: expected a whole number from 0 to 2**64 - 1, got {seed}")
        if deals is not None and len(deals) != self.count:
            raise ValueError(f"deals: expected {self.count}, one for each game, got {len(deals)}")
        given = None if deals is None else [_checked(one, row) for row, one in enumerate(deals)]
        arrays, lines = self._written(into)
        self._stepper = Stepper(self.count, int(seed), self._deck)
        for row in range(self.count):
            if given is None:
                self._stepper.deal(row)
            else:
                self._stepper.take(row, *given[row])
            self._stepper.observe(row, *lines[:3])
        arrays.rewards[...] = 0
        arrays.terminations[...] = False
        self.arrays = arrays
        return arrays

    def step(self, actions: numpy.typing.ArrayLike, into: Arrays | None = None) -> Arrays:
        """Take an action in every game and return what it led to.

        Integers of 64 bits that lie together are read where they are, others are converted. Raises ValueError, before
        anything is played, where an action is masked, the number of actions is wrong or the arrays are unsuitable.
        """
        taken = numpy.asarray(actions)
        if taken.shape != (self.count,) or taken.dtype.kind not in "iu":
            raise ValueError(f"actions: expected {self.count} whole numbers, got {taken.dtype} of shape {taken.shape}")
        taken = numpy.ascontiguousarray(taken, numpy.int64)
        arrays, lines = self._written(into)
        given = taken.data
        row = self._stepper.refused(given)
        if row >= 0:
            raise ValueError(self._refusal(row, int(taken[row])))
        self._stepper.step(given, self.restart, *lines)
        self.arrays = arrays
        return arrays

    def sample(self) -> Array:
        """Return a random allowed action for every game (-1 where it is over), in the same array every time."""
        self._stepper.sample(self._actions.data)
        return self._actions

    def deal(self, row: int) -> Deal:
        """Return the deal of a row's game. Raises IndexError for a row that is not there."""
        if not 0 <= row < self.count:
            raise IndexError(f"row: expected 0 to {self.count - 1}, got {row}")
        order, leader = self._stepper.dealing(row)
        return from_cards([CARDS[number] for number in order], "AB"[leader])

    def game(self, row: int) -> Game:
        """Return a row's game as a `Game`, with all that was played. Raises IndexError as `deal` does."""
        game = Game.begin(self.deal(row))
        for number in self._stepper.played(row):
            game = game.play(CARDS[number])
        return game

    def _refusal(self, row: int, action: int) -> str:
        allowed = list(numbers(self._stepper.allowed(row)))
        if not allowed:
            return f"actions[{row}]: the game is over: expected -1, got {action}"
        expected = ", ".join(f"{number} ({CARDS[number]})" for number in allowed)
        return f"actions[{row}]: {action} is masked: expected one of {expected}"

    def _written(self, into: Arrays | None) -> tuple[Arrays, list[memoryview]]:
        """Return the arrays to write to, and each of them as one line of numbers."""
        return (self._own, self._lines) if into is None else (into, _lines(into, self.count))


def _zeros(shape: tuple[int, ...], kind: numpy.dtype[Any]) -> Array:
    """Return an array of zeros that begins at a multiple of 64 bytes: JAX shares no other."""
    size = math.prod(shape) * kind.itemsize
    room = numpy.zeros(size + 64, numpy.uint8)
    start = -room.ctypes.data % 64
    return room[start : start + size].view(kind).reshape(shape)


def _lines(arrays: Arrays, count: int) -> list[memoryview]:
    """Return each array as one line of numbers. Raises ValueError where one cannot take what `count` games write."""
    lines = []
    for name, array, (part, kind) in zip(Arrays._fields, arrays, _FORMS, strict=True):
        if array.shape != (count, *part) or array.dtype != kind:
            expected = f"{numpy.dtype(kind)} of shape {(count, *part)}"
            raise ValueError(f"{name}: expected {expected}, got {array.dtype} of shape {array.shape}")
        if not array.flags.c_contiguous or not array.flags.writeable:
            raise ValueError(f"{name}: expected an array that lies together (C order) and can be written")
        flat = array.reshape(-1)
        lines.append((flat.view(numpy.uint8) if kind is numpy.bool_ else flat).data)
    return lines


def _checked(given: Deal, row: int) -> tuple[tuple[int, ...], int]:
    """Return a deal's cards and leader. Raises ValueError where it is none: compiled code trusts them."""
    if not isinstance(given, Deal):
        raise TypeError(f"deals[{row}]: expected a claim.game.deal.Deal, got {type(given).__name__}")
    deck, leader = given.deck, given.leader
    if len(deck) % 4 or not deck or len(set(deck)) != len(deck) or not set(deck) <= _ALL or leader not in (0, 1):
        raise ValueError(f"deals[{row}]: expected 4·n different cards of 0 to 51 and a leader, 0 or 1, got {given}")
    return deck, leader
