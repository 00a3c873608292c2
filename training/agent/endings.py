"""What games are worth where phase one ends: both sides play phase two exactly, so nothing of it has to be learnt."""

from concurrent.futures import Executor

import numpy as np

from claim.envs.batch import Arrays
from claim.envs.observation import PLACES
from claim.game.cards import ZEROS
from claim.game.state import State
from claim.solver.position_solver import PositionSolver


def solved_rewards(start: Arrays, pool: Executor | None = None) -> np.ndarray:
    """Return what games at the start of phase two are worth to A and B with best play, from the exact solver."""
    piles = [_masks(start.observations[:, PLACES[name]]) for name in ("hand", "other_hand", "score", "other_score")]
    values = list(map(_value, *piles) if pool is None else pool.map(_value, *piles, chunksize=16))
    rewards = np.zeros((len(values), 2), np.float32)
    rows = np.arange(len(values))
    rewards[rows, start.turns], rewards[rows, 1 - start.turns] = values, np.negative(values)
    return rewards


def _value(hand: int, other_hand: int, score: int, other_score: int) -> int:
    """Return what the start of phase two is worth to who leads."""
    position = State(2, 0, -1, (hand, _renumbered(other_hand, hand)), (score, other_score), (0, 0), ())
    solver = PositionSolver(position)
    return solver.value(position, solver.root)


def _masks(piles: np.ndarray) -> list[int]:
    """Return rows of 52 zeros and ones as masks."""
    packed = np.packbits(piles.astype(bool), axis=1, bitorder="little")
    return [int.from_bytes(row.tobytes(), "little") for row in packed]


def _renumbered(pile: int, other: int) -> int:
    """Return a pile whose Goblin zeros have other numbers than those of the other pile: both are counted from 0."""
    zeros = (1 << ZEROS) - 1
    return pile & ~zeros | (pile & zeros) << (other & zeros).bit_count()
