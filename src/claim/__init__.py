"""Claim, the two-player trick-taking card game: to play, to solve and to study.

>>> import claim
>>> game = claim.Game.deal(seed=7)
>>> game.phase, game.turn, len(game.legal())
(1, <Seat.A: 'A'>, 13)
"""

import importlib
from typing import TYPE_CHECKING

from claim.version import VERSION, obey_environment

if TYPE_CHECKING:
    from claim.game.cards import Card, Faction, Seat
    from claim.game.errors import BadText, ClaimError, IllegalPlay
    from claim.game.events import Event
    from claim.game.game import Game
    from claim.game.moment import Result
    from claim.game.view import View
    from claim.records.record import Record
    from claim.reviews.hint import Hint, hint
    from claim.reviews.review import Review
    from claim.reviews.reviewing import review
    from claim.solver.solution import Solution, solve

__version__ = VERSION
obey_environment()

# Names are looked up when first used, so that `import claim` costs nothing and no command pays for another's parts.
_HOMES = {
    "BadText": "claim.game.errors",
    "Card": "claim.game.cards",
    "ClaimError": "claim.game.errors",
    "Event": "claim.game.events",
    "Faction": "claim.game.cards",
    "Game": "claim.game.game",
    "Hint": "claim.reviews.hint",
    "IllegalPlay": "claim.game.errors",
    "Record": "claim.records.record",
    "Result": "claim.game.moment",
    "Review": "claim.reviews.review",
    "Seat": "claim.game.cards",
    "Solution": "claim.solver.solution",
    "View": "claim.game.view",
    "hint": "claim.reviews.hint",
    "review": "claim.reviews.reviewing",
    "solve": "claim.solver.solution",
}

__all__ = [
    "BadText",
    "Card",
    "ClaimError",
    "Event",
    "Faction",
    "Game",
    "Hint",
    "IllegalPlay",
    "Record",
    "Result",
    "Review",
    "Seat",
    "Solution",
    "View",
    "__version__",
    "hint",
    "review",
    "solve",
]


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module 'claim' has no attribute {name!r}")
    value = getattr(importlib.import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
