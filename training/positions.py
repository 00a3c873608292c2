"""Phase-two starts with their exact values: the data that the evaluation is fitted to.

    python training/positions.py --count 100000 --seed 1 --jobs 16 --out positions.npy

Phase one is played by the quick policy on both sides, with a share of random plays, so that the positions are like
those of real games. Each row: hand A, hand B, score A, score B, leader, value (1 A wins, 0 drawn, -1 B wins).
"""

import argparse
import random
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

import numpy as np

from claim.bots.evaluation import quick_policy
from claim.game.deal import deal
from claim.game.state import advance, playable
from claim.rules import bits
from claim.solver.position_solver import PositionSolver


def phase_one(seed: str, noise: float):
    policy = quick_policy()
    rng = random.Random(seed)
    state = deal(seed).state()
    while state.phase == 1:
        allowed = playable(state)
        if rng.random() < noise:
            card = bits.select(allowed, rng.randrange(bits.count(allowed)))
        else:
            pile = sum(1 << card for card in state.pile[1:])
            gain = policy.total_worth(1 << state.pile[0]) - policy.total_worth(pile) // max(1, len(state.pile) - 1)
            if state.led < 0:
                card = policy.lead(state.hands[state.turn], state.hands[1 - state.turn], gain)
            else:
                card = policy.reply(state.hands[state.turn], state.led, gain)
        state, _ = advance(state, card)
    return state


def some(seed: str, first: int, last: int) -> np.ndarray:
    rows = np.zeros((last - first, 6), dtype=np.int64)
    for number in range(first, last):
        rng = random.Random(f"{seed}:{number}")
        state = phase_one(f"{seed}:{number}", rng.choice([0.05, 0.15, 0.3]))
        solver = PositionSolver(state)
        value = solver.value(state, solver.root)
        rows[number - first] = (*state.hands, *state.scores, state.turn, value)
    return rows


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    started, parts = time.time(), []
    with ProcessPoolExecutor(arguments.jobs) as pool:
        tasks = [pool.submit(some, arguments.seed, n, n + 200) for n in range(0, arguments.count, 200)]
        for task in as_completed(tasks):
            parts.append(task.result())
            if time.time() - started > arguments.seconds:
                pool.shutdown(wait=False, cancel_futures=True)
                break
    rows = np.concatenate(parts)
    np.save(arguments.out, rows)
    print(len(rows), "positions in", round(time.time() - started), "s; mean value", rows[:, 5].mean())


if __name__ == "__main__":
    main()
