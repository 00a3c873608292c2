"""A row of a batch, between two others: what is shown is for whoever is to move."""

from collections.abc import Sequence
from typing import Any

from claim.envs.batch import Batch
from claim.game.cards import SEATS, Seat
from claim.game.deal import Deal
from claim.game.view import Viewer

ROW, ROWS = 1, 3


class BatchPlaying:
    def __init__(self, deal: Deal) -> None:
        self.batch = Batch(ROWS, seed=7, restart=False)
        self.batch.reset(7, deals=[deal] * ROWS)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """At the end, who won the last trick."""
        return (Viewer(SEATS[self.batch.arrays.turns[ROW]]),)

    def turn(self) -> Seat | None:
        over = self.batch.arrays.terminations[ROW]
        return None if over else SEATS[self.batch.arrays.turns[ROW]]

    def legal(self) -> list[int]:
        return [int(action) for action in self.batch.arrays.masks[ROW].nonzero()[0]]

    def observation(self, viewer: Viewer) -> bytes:
        assert viewer in self.viewers
        return bytes(self.batch.arrays.observations[ROW])

    def step(self, action: int) -> None:
        actions = self.batch.sample()
        actions[ROW] = action
        self.batch.step(actions)

    def rewards(self) -> tuple[float, float]:
        first, second = self.batch.arrays.rewards[ROW]
        return float(first), float(second)


begin = BatchPlaying


class ManyPlaying:
    """All rows at once, for the long form of the law (bench/envs)."""

    def __init__(self, deals: Sequence[Deal]) -> None:
        self.batch = Batch(len(deals), seed=7, restart=False)
        self.batch.reset(7, deals=deals)

    def shown(self) -> tuple[Any, Any, Any]:
        return self.batch.arrays.observations, self.batch.arrays.masks, self.batch.arrays.turns

    def step(self, taken: list[int]) -> None:
        self.batch.step(taken)

    def rewards(self) -> Any:
        return self.batch.arrays.rewards


begin_many = ManyPlaying
