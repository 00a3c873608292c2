"""A trick as a viewer saw it, and what the rules say about it: why it was won, and where each of its cards went."""

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import get_type_hints

from claim.game.cards import FACTIONS, Card, Faction, Seat
from claim.game.frozendict import FrozenDict
from claim.rules import bits, spoils, tricks


class TrickReason(StrEnum):
    """Why a trick was won: the codes of `rules.tricks`, in their order."""

    HIGHER_VALUE = "higher_value"
    TIE = "tie"
    KNIGHT_BEATS_GOBLIN = "knight_beats_goblin"
    DOPPELGANGER = "doppelganger"
    DID_NOT_FOLLOW = "did_not_follow"


REASONS = tuple(TrickReason)


@dataclass(frozen=True)
class SeenTrick:
    """A trick as the viewer saw it. `prize` is None in phase two; `drawn` is None there and where it is hidden.

    Everything else is derived from these fields, so that it cannot reveal a hidden card.
    """

    phase: int
    leader: Seat  # who led
    led: Card
    reply: Card
    winner: Seat
    prize: Card | None  # None in phase two
    drawn: Card | None  # what the loser drew; None in phase two and where it is hidden

    @property
    def reason(self) -> TrickReason:
        """Why it was won."""
        return REASONS[tricks.reason(self.led.number, self.reply.number)]

    @property
    def stands_for(self) -> Faction | None:
        """The faction that a Doppelgänger played second stood in for (R21); None for every other reply."""
        counted = FACTIONS[tricks.counts_as(self.led.number, self.reply.number)]
        return None if counted is self.reply.faction else counted

    @property
    def led_to(self) -> Seat | None:
        """The seat that scored the led card; None if it was discarded."""
        return self._scored_by(self.led)

    @property
    def reply_to(self) -> Seat | None:
        """The seat that scored the reply; None if it was discarded."""
        return self._scored_by(self.reply)

    @property
    def prize_to(self) -> Seat | None:
        """The seat that took the prize (R9); None in phase two."""
        return self.winner if self.phase == 1 else None

    @property
    def drawn_to(self) -> Seat | None:
        """The seat that drew a card, hidden or not (R10); None in phase two."""
        return self.winner.other if self.phase == 1 else None

    def _scored_by(self, card: Card) -> Seat | None:
        led, reply, played = self.led.number, self.reply.number, bits.bit(card.number)
        if spoils.winner_scores(self.phase, led, reply) & played:
            return self.winner
        return self.winner.other if spoils.loser_scores(self.phase, led, reply) & played else None

    @functools.cached_property
    def json(self) -> Mapping[str, object]:
        """The trick as a JSON object, always with the same keys in the same order; cached for later views."""
        shown = {name: getattr(self, name) for name in TRICK_FIELDS}
        return FrozenDict({name: one._value_ if isinstance(one, StrEnum) else one for name, one in shown.items()})

    def __reduce__(self) -> tuple[object, ...]:
        return (SeenTrick, (self.phase, self.leader, self.led, self.reply, self.winner, self.prize, self.drawn))


TRICK_FIELDS: dict[str, object] = get_type_hints(SeenTrick) | {
    name: get_type_hints(one.fget)["return"] for name, one in vars(SeenTrick).items() if isinstance(one, property)
}
