"""OpenSpiel: chance deals what the deal has, when it is asked to."""

import numpy as np
import pyspiel

from claim.envs import openspiel
from claim.game.cards import CARDS, SEATS, Seat
from claim.game.deal import Deal
from claim.game.view import Viewer


class OpenSpielPlaying:
    viewers = (Viewer.A, Viewer.B)

    def __init__(self, deal: Deal) -> None:
        cards = [CARDS[card].number for card in deal.deck]
        game = pyspiel.load_game(openspiel.NAME, {"deck": "".join(sorted(deal.cards))})
        self.state = game.new_initial_state()
        self.coming = iter([deal.leader, *cards])
        self._deal()

    def _deal(self) -> None:
        while self.state.is_chance_node():
            self.state.apply_action(next(self.coming))

    def turn(self) -> Seat | None:
        return None if self.state.is_terminal() else SEATS[self.state.current_player()]

    def legal(self) -> list[int]:
        legal: list[int] = self.state.legal_actions()
        return legal

    def observation(self, viewer: Viewer) -> bytes:
        tensor = self.state.observation_tensor(0 if viewer is Viewer.A else 1)
        return np.array(tensor, np.int8).tobytes()

    def step(self, action: int) -> None:
        self.state.apply_action(action)
        self._deal()

    def rewards(self) -> tuple[float, float]:
        first, second = self.state.rewards()
        return first, second


begin = OpenSpielPlaying
