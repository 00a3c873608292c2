"""Gymnasium: the agent is seat A, and a bot that is told its cards plays seat B.

The environment answers for B within one step, so A's card waits until B's cards after it are known; until then this
adapter has nothing to show.
"""

import random

import numpy as np

from claim.bots.base import Bot
from claim.envs.gymnasium import ClaimEnv
from claim.envs.observation import actions
from claim.game.cards import CARDS, Card, Seat
from claim.game.deal import Deal
from claim.game.game import Game
from claim.game.view import View, Viewer, visible


class ToldBot(Bot):
    name = "told"

    def __init__(self) -> None:
        self.cards: list[Card] = []

    def choose(self, view: View, rng: random.Random) -> Card:  # noqa: ARG002
        return self.cards.pop(0)


class GymnasiumPlaying:
    def __init__(self, deal: Deal) -> None:
        self.deal, self.game, self.bot = deal, Game.begin(deal), ToldBot()
        self.env = ClaimEnv(self.bot, seat="A")
        self.waiting: int | None = None
        self.reward, self.over = 0.0, False
        self.shown = False
        self._go_on()

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return (Viewer.A,) if self.shown else ()

    def turn(self) -> Seat | None:
        return self.game.turn if not self.shown else None if self.over else Seat.A

    def legal(self) -> list[int]:
        if not self.shown:
            return actions(visible(self.game, Viewer.B))
        mask: np.ndarray = self.info["action_mask"]
        assert (mask == self.env.action_masks()).all()
        legal: list[int] = np.flatnonzero(mask).tolist()
        return legal

    def observation(self, viewer: Viewer) -> bytes:
        assert viewer is Viewer.A
        assert self.observed in self.env.observation_space
        return self.observed.tobytes()

    def step(self, action: int) -> None:
        if self.game.turn is Seat.A:
            self.waiting = action
        else:
            self.bot.cards.append(CARDS[action])
        self.game = self.game.play(CARDS[action])
        self._go_on()

    def _go_on(self) -> None:
        self.shown, self.reward = self.game.turn is not Seat.B, 0.0
        if not self.shown:
            return
        if self.waiting is None:
            self.observed, self.info = self.env.reset(options={"deal": self.deal})
        else:
            self.observed, self.reward, self.over, _, self.info = self.env.step(self.waiting)

    def rewards(self) -> tuple[float, float]:
        return self.reward, -self.reward


begin = GymnasiumPlaying
