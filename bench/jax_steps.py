"""How many steps per second the JAX environment does, beside the games of Pgx in one run, on whatever JAX runs on.

    python bench/jax_steps.py                                a table; one JSON object per line with --json
    python bench/jax_steps.py --batches 65536 --steps 104    other sizes
    python bench/jax_steps.py --games claim tic_tac_toe      these games alone

Needs `pip install 'claim[jax]' pgx`, and for a GPU JAX's own package for it.

A step plays a random legal action in every game of a batch and makes the next observation and mask; games that end are
dealt anew. All of it, the drawing of actions and cards too, runs in one compiled scan. What is kept of it:

    state    the states, each until the next step
    rollout  the observations, masks and actions of all steps, as training would read them

Pgx's games restart by its own `auto_reset`. Ours do so by `step_and_restart_all` ("claim"), which deals in the steps in
which a game ends, and by `step_and_restart` ("claim, each"), which deals in every step as `auto_reset` does;
"claim, pgx" is ours in `auto_reset`. A speed is the median of `--rounds` runs after one that is not counted.
"""

import argparse
import json
import statistics
import tempfile
import time
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from claim.envs.jax import Claim

CARD_GAMES = ("kuhn_poker", "leduc_holdem", "sparrow_mahjong", "bridge_bidding")
GAMES = ("claim", "claim, each", "claim, pgx", *CARD_GAMES, "tic_tac_toe", "connect_four", "2048")
Step = Callable[[Any, Any, Any], Any]


def prepared(name: str) -> tuple[Any, Step]:
    """Return the environment and the function that steps and restarts a batch of its games with one key."""
    if name == "claim":
        ours = Claim()
        return ours, ours.step_and_restart_all
    if name == "claim, each":
        env: Any = Claim()
        step = env.step_and_restart
    else:
        from pgx.experimental.wrappers import auto_reset  # noqa: PLC0415 (not needed for ours)

        env = Claim() if name == "claim, pgx" else _of_pgx(name)
        step = auto_reset(env.step, env.init)

    def all_of(states: Any, actions: jax.Array, key: jax.Array) -> Any:  # noqa: ANN401 (a state of any game)
        return jax.vmap(step)(states, actions, jax.random.split(key, actions.shape[0]))

    return env, all_of


def _of_pgx(name: str) -> Any:  # noqa: ANN401 (an environment)
    import pgx  # noqa: PLC0415 (not needed for ours)

    if name != "bridge_bidding":
        return pgx.make(name)
    from pgx.bridge_bidding import BridgeBidding  # noqa: PLC0415

    # It reads deals and their results from a file that has to be fetched. Random deals with random results do here.
    rng = np.random.default_rng(1)
    holders = rng.permuted(np.repeat(np.arange(4), 13)[None].repeat(100_000, axis=0), axis=1).reshape(-1, 4, 13)
    deals = (holders * 4 ** np.arange(12, -1, -1)).sum(axis=2).astype(np.int32)
    with tempfile.TemporaryDirectory() as folder:
        table = f"{folder}/deals.npy"
        np.save(table, np.stack([deals, rng.integers(0, 16**5, deals.shape, np.int32)]))
        return BridgeBidding(table)


def steps_per_second(name: str, batch: int, steps: int, rounds: int, *, keep: bool) -> dict[str, Any]:
    """Measure one game."""
    env, step = prepared(name)

    def one(carried: tuple[Any, Any], key: jax.Array) -> tuple[Any, Any]:
        states, ended = carried
        choosing, dealing = jax.random.split(key)
        actions = jax.random.categorical(choosing, jnp.log(states.legal_action_mask), axis=-1)
        after = step(states, actions, dealing)
        kept = (states.observation, states.legal_action_mask, actions) if keep else None
        return (after, ended + after.terminated.sum()), kept

    def many(states: Any, key: jax.Array) -> Any:  # noqa: ANN401 (a state of any game)
        return jax.lax.scan(one, (states, jnp.int32(0)), jax.random.split(key, steps))

    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), batch))
    began = time.perf_counter()
    run = jax.jit(many).lower(states, jax.random.key(1)).compile()
    compiled = time.perf_counter() - began
    times = []
    for number in range(rounds + 1):
        began = time.perf_counter()
        (after, ended), _ = jax.block_until_ready(run(states, jax.random.key(number)))
        times.append(time.perf_counter() - began)
    assert jax.tree.structure(after) == jax.tree.structure(states)
    spread = [round(batch * steps / took) for took in times[1:]]
    return {
        "game": name,
        "kept": "rollout" if keep else "state",
        "batch": batch,
        "steps": steps,
        "observation": int(np.prod(states.observation.shape[1:])),
        "actions": states.legal_action_mask.shape[1],
        "games_ended": int(ended),
        "steps_per_second": round(statistics.median(spread)),
        "least": min(spread),
        "most": max(spread),
        "compile_seconds": round(compiled, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=GAMES, choices=GAMES, metavar="GAME")
    parser.add_argument("--batches", nargs="+", type=int, default=[65536, 1048576])
    parser.add_argument("--steps", type=int, default=104, help="of each run: 104 are two games of Claim")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--rollouts", type=int, default=65536, help="the batch for rollouts; 0 for none")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    print(f"# jax {jax.__version__}, {jax.devices()[0].device_kind}, {len(jax.devices())} device(s)", flush=True)
    for batch, keep in [*((batch, False) for batch in asked.batches), (asked.rollouts, True)]:
        for name in asked.games if batch else ():
            found = steps_per_second(name, batch, asked.steps, asked.rounds, keep=keep)
            if asked.json:
                print(json.dumps(found), flush=True)
            else:
                millions = " ".join(f"{found[field] / 1e6:9.2f}" for field in ("steps_per_second", "least", "most"))
                shown = f"{found['observation']:5d} numbers, {found['compile_seconds']:5.1f} s to compile"
                print(f"{name:16s} {found['kept']:8s} {batch:8d} games {millions} million steps/s, {shown}", flush=True)


if __name__ == "__main__":
    main()
