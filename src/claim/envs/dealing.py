"""Which deal an environment's next game has: by seed, the same in every family."""

import secrets
from collections.abc import Iterable, Mapping
from typing import Any

from claim.game.deal import Deal, deal


class Deals:
    """Deals one game after another.

    Seed 7 gives `Game.deal(7)`, and the games after it those of the seeds "7.1", "7.2" and so on. Raises BadText for a
    bad deck or leader.
    """

    def __init__(self, deck: str | Iterable[str] | None = None, leader: str | None = None) -> None:
        self._deck = deck if deck is None or isinstance(deck, str) else tuple(deck)
        self._leader = leader
        self._seed: str | None = None
        self._games = 0
        deal(0, leader, self._deck)  # so that a bad deck or leader is an error now

    def next(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> Deal:
        """Return the next deal; `options["deal"]`, if given, is taken as it is. Without any seed it is unguessable.

        Raises TypeError where the option is not a Deal.
        """
        if options is not None and "deal" in options:
            given = options["deal"]
            if not isinstance(given, Deal):
                raise TypeError(f"options['deal']: expected a claim.game.deal.Deal, got {type(given).__name__}")
            return given
        if seed is not None:
            self._seed, self._games = str(int(seed)), 0
            return deal(self._seed, self._leader, self._deck)
        if self._seed is None:
            return deal(secrets.token_hex(16), self._leader, self._deck)
        self._games += 1
        return deal(f"{self._seed}.{self._games}", self._leader, self._deck)
