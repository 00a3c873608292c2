"""What if: a study that a client sent, the moment after some plays of it, and what each card is worth there.

Nothing is stored. The sender of a position knows its cards: what is hidden is hidden by their own wish.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from claim.game.game import Game
from claim.studies.study import Study
from claim.studies.worth import Worth
from claim.workers.bot_workers import BotWorkers

LONG = 2000  # characters that are read and written in a thread: the largest study takes 30 milliseconds


@dataclass(frozen=True)
class Explored:
    """The text of a study, and the moments from its start to where some plays lead."""

    study: str
    moments: tuple[Game, ...]

    @property
    def game(self) -> Game:
        """The moment after all plays."""
        return self.moments[-1]


async def explore(start: str, plays: Sequence[str]) -> Explored:
    """Read a position, a study or a record, and play these cards from its start. Raises as `Study.read` does."""
    return await asyncio.to_thread(_explore, start, plays) if len(start) > LONG else _explore(start, plays)


def _explore(start: str, plays: Sequence[str]) -> Explored:
    study = Study.read(start)
    return Explored(study.text(), study.game(plays).moments())


async def worth_there(workers: BotWorkers, game: Game, *, open_cards: bool) -> Worth:
    """Return what each card is worth that may be played now. Raises NoAnswer where none is found in time."""
    if game.turn is None:
        return Worth(exact=True, cards=())
    return await workers.worth(game, open_cards=open_cards)
