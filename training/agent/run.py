"""A run of training in a folder: the network as it is now (`policy.npz`), the curve (`curve.jsonl`), and all that is
needed to go on after an interruption (`checkpoint.npz`).
"""

import json
import time
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from claim.arena.match import play_out
from claim.bots.registry import make_bot
from claim.envs.batch import Batch
from claim.envs.policy import PolicyBot, load_policy
from claim.game.cards import Seat
from claim.game.game import Game
from training.agent.endings import solved_rewards
from training.agent.learning import Method, decisions, learn, learning_order
from training.agent.network import Moments, load, new_network, no_moments, replace, save, sharpened
from training.agent.playing import play


@dataclass(frozen=True)
class Plan:
    """What to train, and for how long."""

    updates: int = 400
    games: int = 256  # for each update
    seed: int = 1
    hidden: tuple[int, ...] = (128, 128)
    ending: str = "play"  # "play": the whole game; "solve": phase one, and then what the solver says it is worth
    deck: str | None = None
    start: Path | None = None  # the network to begin with; None: a new one
    against: Path | None = None  # a network that stays as it is; None: the agent plays itself
    sharp: float = 1.0  # how many times surer of its cards that network is than its file says
    rivals: tuple[str, ...] = ("random", "squire")  # bots that the agent is measured with
    measured: int = 25  # updates between measurements
    deals: int = 100  # in a measurement, each played from both sides
    method: Method = field(default_factory=Method)


class Run:
    """Trains by a plan; phase two is solved on the pool, if there is one. Raises ValueError for an unsuitable file."""

    def __init__(self, folder: Path, plan: Plan, tell: Callable[[str], None], pool: Executor | None = None) -> None:
        self.folder, self.plan, self.tell, self.pool = folder, plan, tell, pool
        self.batch = Batch(plan.games, plan.seed, plan.deck, restart=False)
        self.size = self.batch.deal(0).size
        self.rival = None if plan.against is None else sharpened(load(plan.against), plan.sharp)
        rng = np.random.default_rng(plan.seed)
        self.params = new_network(rng, plan.hidden) if plan.start is None else load(plan.start)
        self.moments = no_moments(self.params)
        self.update, self.seconds = 0, 0.0

    def resume(self) -> None:
        """Go on where an earlier run in this folder stopped."""
        path = self.folder / "checkpoint.npz"
        if not path.exists():
            raise ValueError(f"{path}: expected the checkpoint of an earlier run, got no file")
        with np.load(path) as file:
            for kept in (self.params, self.moments.mean, self.moments.square):
                for name, old in kept.items():
                    if name not in file or file[name].shape != old.shape:
                        raise ValueError(f"{path}: {name}: expected numbers of shape {old.shape}: was it another plan?")
            self.params = {name: file[name] for name in self.params}
            mean, square = ({name: file[f"{kind}.{name}"] for name in self.params} for kind in KINDS)
            self.moments = Moments(mean, square, file["steps"])
            self.update, self.seconds = int(file["update"]), float(file["seconds"])

    def train(self) -> None:
        """Train to the end of the plan."""
        plan = self.plan
        self.folder.mkdir(parents=True, exist_ok=True)
        if self.update == 0:
            (self.folder / "curve.jsonl").write_text("", encoding="utf-8")
            self._measure({})
        seen: list[dict[str, float]] = []  # since the last measurement
        while self.update < plan.updates:
            began = time.monotonic()
            seen.append(self._step())
            self.update += 1
            self.seconds += time.monotonic() - began
            if self.update % plan.measured == 0 or self.update == plan.updates:
                self._measure({name: float(np.mean([one[name] for one in seen])) for name in seen[0]})
                seen.clear()

    def _step(self) -> dict[str, float]:
        """Play and learn once. Return how it went."""
        plan, whole = self.plan, self.plan.ending == "play"
        rng = np.random.default_rng([plan.seed, self.update])
        tricks, alone = self.size * (2 if whole else 1), self.rival is None
        plays, after = play(self.batch, tricks, self.params, self.rival, rng)
        rewards = after.rewards if whole else solved_rewards(after, self.pool)
        rate = plan.method.rate * (1 - 0.9 * self.update / plan.updates)
        found = decisions(plays, rewards, plan.method.smooth, rival=not alone)
        order = learning_order(rng, len(found.actions), plan.method)
        self.params, self.moments, (surprise, entropy) = learn(
            self.params, self.moments, found, order, rate, plan.method
        )
        seen = {"surprise": float(surprise), "entropy": float(entropy)}
        if self.rival is not None:
            own = rewards[np.arange(plan.games), np.arange(plan.games) % 2]
            seen["against"] = float((1 + own.mean()) / 2)
        return seen

    def _measure(self, seen: dict[str, float]) -> None:
        """Save the network, measure it, and add a line to the curve."""
        save(self.folder / "policy.npz", self.params, self.plan.ending)
        kept = {**self.params, "steps": self.moments.steps, "update": self.update, "seconds": self.seconds}
        for kind, moments in zip(KINDS, self.moments, strict=False):
            kept |= {f"{kind}.{name}": array for name, array in moments.items()}
        replace(self.folder / "checkpoint.npz", kept)
        games = self.update * self.plan.games
        row = {"update": self.update, "games": games, "seconds": round(self.seconds, 1)}
        row |= {name: round(value, 4) for name, value in seen.items()}
        row |= {name: score(self.folder / "policy.npz", name, self.plan) for name in self.plan.rivals}
        with (self.folder / "curve.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
        scores = "".join(f", {row[name]:.1%} against {name}" for name in self.plan.rivals)
        learnt = "".join(f", {name} {value:.3f}" for name, value in seen.items())
        self.tell(f"{self.update}/{self.plan.updates}: {games} games, {self.seconds:.0f} s{learnt}{scores}")


KINDS = ("mean", "square")  # of Adam's moments, in checkpoints


def score(path: Path, rival: str, plan: Plan) -> float:
    """Return the share of the points that a network takes from a bot, every deal played from both sides."""
    agent, other = PolicyBot(load_policy(path)), make_bot(rival, steady=True)
    points = 0.0
    for number in range(plan.deals):
        game = Game.deal(f"measure:{number}", deck=plan.deck)
        for seat in Seat:
            record = play_out(game, {seat: agent, seat.other: other}, f"measure:{number}:{seat.value}")
            points += 0.5 if record.winner is None else float(record.winner is seat)
    return round(points / (2 * plan.deals), 4)
