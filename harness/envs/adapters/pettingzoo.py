"""PettingZoo, in its usual wrappers."""

import numpy as np

from claim.envs.pettingzoo import AGENTS, env
from claim.game.cards import SEATS, Seat
from claim.game.deal import Deal
from claim.game.view import Viewer


class PettingZooPlaying:
    viewers = (Viewer.A, Viewer.B)

    def __init__(self, deal: Deal) -> None:
        self.env = env()
        self.env.reset(options={"deal": deal})

    def turn(self) -> Seat | None:
        agent = self.env.agent_selection
        return None if self.env.terminations[agent] else SEATS[AGENTS.index(agent)]

    def legal(self) -> list[int]:
        observation, _, _, _, _ = self.env.last()
        actions: list[int] = np.flatnonzero(observation["action_mask"]).tolist()
        return actions

    def observation(self, viewer: Viewer) -> bytes:
        vector: np.ndarray = self.env.observe(AGENTS[0 if viewer is Viewer.A else 1])["observation"]
        assert vector.dtype == np.int8
        return vector.tobytes()

    def step(self, action: int) -> None:
        self.env.step(action)

    def rewards(self) -> tuple[float, float]:
        return self.env.rewards[AGENTS[0]], self.env.rewards[AGENTS[1]]


begin = PettingZooPlaying
