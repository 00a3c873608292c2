"""Who is measured: each plays random allowed actions for some seconds of processor time."""

import importlib
import math
import random
import time
from collections.abc import Callable
from typing import Any

from claim.game.game import Game

AT_ONCE = 4096
RNG = random.Random(1)  # noqa: S311 (play, not secrets)


class Contender:
    """An environment to measure. `play` plays a while and returns how many actions were taken and games ended.

    Many games at once that all have `length` actions end together, so their end is seldom seen: they are computed.
    """

    def __init__(
        self, play: Callable[[], tuple[int, int]], observation: int, at_once: int = 1, length: int | None = None
    ) -> None:
        self.play = play
        self.length = length
        self.observation = observation  # numbers in it; 0 where none is made
        self.at_once = at_once
        play()  # what compiles, compiles now

    def rate(self, seconds: float) -> tuple[float, float]:
        """Return actions and games per second of processor time."""
        steps = games = 0
        began = time.process_time()
        while (took := time.process_time() - began) < seconds:
            more_steps, more_games = self.play()
            steps, games = steps + more_steps, games + more_games
        return steps / took, (games if self.length is None else steps / self.length) / took


def claim_game() -> Contender:
    def play() -> tuple[int, int]:
        steps = 0
        for _ in range(50):
            game = Game.deal(RNG.getrandbits(32))
            while legal := game.legal():
                game = game.play(RNG.choice(legal))
                steps += 1
            assert game.result is not None
        return steps, 50

    return Contender(play, 0)


def claim_batch() -> Contender:
    batch = importlib.import_module("claim.envs.batch").Batch(AT_ONCE, seed=1)

    def play() -> tuple[int, int]:
        games = 0
        for _ in range(20):
            games += int(batch.step(batch.sample()).terminations.sum())
        return 20 * AT_ONCE, games

    return Contender(play, 531, AT_ONCE, length=52)


def pettingzoo(module: str, kind: str = "env") -> Callable[[], Contender]:
    """Return what measures an AEC environment as PettingZoo's documentation steps one.

    The kind is `env`, in PettingZoo's usual wrappers, or `raw_env`, without them.
    """

    def make() -> Contender:
        env = getattr(importlib.import_module(module), kind)()
        env.reset(seed=1)
        mask_from_info = "action_mask" not in env.last()[0]

        def play() -> tuple[int, int]:
            steps = 0
            for _ in range(5):
                env.reset()
                for agent in env.agent_iter():
                    observation, _, over, cut_short, info = env.last()
                    if over or cut_short:
                        env.step(None)
                        continue
                    mask = info["action_mask"] if mask_from_info else observation["action_mask"]
                    env.step(env.action_space(agent).sample(mask))
                    steps += 1
            return steps, 5

        return Contender(play, env.observation_space(env.possible_agents[0])["observation"].shape[0])

    return make


def openspiel(game: str, observed: bool) -> Callable[[], Contender]:
    """Return what measures a game of OpenSpiel from Python; `observed` also asks for the tensor of who is to move."""

    def make() -> Contender:
        pyspiel = importlib.import_module("pyspiel")
        if game == "python_claim":
            importlib.import_module("claim.envs.openspiel")
        loaded = pyspiel.load_game(game)
        tensor = loaded.get_type().provides_observation_tensor
        shown = "observation_tensor" if tensor else "information_state_tensor"
        length = loaded.observation_tensor_size() if tensor else loaded.information_state_tensor_size()

        def play() -> tuple[int, int]:
            steps = 0
            for _ in range(5):
                state = loaded.new_initial_state()
                while not state.is_terminal():
                    if state.is_chance_node():
                        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                        state.apply_action(RNG.choices(outcomes, chances)[0])
                        continue
                    if observed:
                        getattr(state, shown)(state.current_player())
                    state.apply_action(RNG.choice(state.legal_actions()))
                    steps += 1
                state.returns()
            return steps, 5

        return Contender(play, length if observed else 0)

    return make


def pgx(name: str) -> Callable[[], Contender]:
    """Return what measures a game of Pgx: jit and vmap, restarting, with observations; "claim" is ours in JAX."""

    def make() -> Contender:
        jax = importlib.import_module("jax")
        if name == "claim":
            env = importlib.import_module("claim.envs.jax").Claim()
            step_all = env.step_and_restart_all
        else:
            env = importlib.import_module("pgx").make(name)
            step = importlib.import_module("pgx.experimental").auto_reset(env.step, env.init)

            def step_all(states: Any, chosen: Any, key: Any) -> Any:  # noqa: ANN401 (JAX has no better types)
                return jax.vmap(step)(states, chosen, jax.random.split(key, AT_ONCE))

        def taken(carried: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], Any]:
            states, key = carried
            key, choosing, dealing = jax.random.split(key, 3)
            chosen = jax.random.categorical(choosing, jax.numpy.log(states.legal_action_mask), axis=1)
            states = step_all(states, chosen, dealing)
            seen = states.observation.sum(dtype=jax.numpy.int32)  # so that it is made
            return (states, key), (states.terminated.sum(), seen)

        def some(states: Any, key: Any) -> tuple[Any, Any, Any]:  # noqa: ANN401 (JAX has no better types)
            (states, key), (ended, seen) = jax.lax.scan(taken, (states, key), None, length=20)
            return states, key, (ended.sum(), seen.sum())

        compiled = jax.jit(some)
        key = jax.random.PRNGKey(1)
        carried = [jax.jit(jax.vmap(env.init))(jax.random.split(key, AT_ONCE)), key]

        def play() -> tuple[int, int]:
            carried[0], carried[1], (ended, _) = compiled(*carried)
            return 20 * AT_ONCE, int(ended)

        length = 52 if name == "claim" else None
        return Contender(play, math.prod(env.observation_shape), AT_ONCE, length)

    return make


CONTENDERS: dict[str, Callable[[], Contender]] = {
    "claim.Game": claim_game,
    "claim.envs.batch": claim_batch,
    "claim.envs.jax (CPU)": pgx("claim"),
    "claim.envs.pettingzoo": pettingzoo("claim.envs.pettingzoo"),
    "claim.envs.pettingzoo, raw_env": pettingzoo("claim.envs.pettingzoo", "raw_env"),
    "claim.envs.openspiel": openspiel("python_claim", observed=False),
    "claim.envs.openspiel, observed": openspiel("python_claim", observed=True),
    "OpenSpiel euchre": openspiel("euchre", observed=False),
    "OpenSpiel euchre, observed": openspiel("euchre", observed=True),
    "OpenSpiel hearts": openspiel("hearts", observed=False),
    "OpenSpiel hearts, observed": openspiel("hearts", observed=True),
    "PettingZoo leduc_holdem_v4": pettingzoo("pettingzoo.classic.leduc_holdem_v4"),
    "PettingZoo texas_holdem_v4": pettingzoo("pettingzoo.classic.texas_holdem_v4"),
    "PettingZoo hanabi_v5": pettingzoo("pettingzoo.classic.hanabi_v5"),
    "Pgx kuhn_poker (CPU)": pgx("kuhn_poker"),
    "Pgx leduc_holdem (CPU)": pgx("leduc_holdem"),
    "Pgx sparrow_mahjong (CPU)": pgx("sparrow_mahjong"),
}
