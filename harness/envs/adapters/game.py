"""`Game` itself with `encode`: what the others are held against hides, too."""

from claim.envs.observation import actions, encode
from claim.game.cards import CARDS, Seat
from claim.game.deal import Deal
from claim.game.game import Game
from claim.game.view import Viewer, visible


class GamePlaying:
    viewers = (Viewer.A, Viewer.B)

    def __init__(self, deal: Deal) -> None:
        self.game = Game.begin(deal)

    def turn(self) -> Seat | None:
        return self.game.turn

    def legal(self) -> list[int]:
        return actions(visible(self.game, Viewer.A if self.game.turn is Seat.A else Viewer.B))

    def observation(self, viewer: Viewer) -> bytes:
        return bytes(encode(visible(self.game, viewer)))

    def step(self, action: int) -> None:
        self.game = self.game.play(CARDS[action])

    def rewards(self) -> tuple[float, float]:
        winner = None if self.game.result is None else self.game.result.winner
        return {None: (0, 0), Seat.A: (1, -1), Seat.B: (-1, 1)}[winner]


begin = GamePlaying
