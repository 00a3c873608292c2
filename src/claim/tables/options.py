"""What a table's maker chooses about it: who leads first, whether it is played by heart, whether there are hints."""

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from claim.game.cards import Seat
from claim.game.errors import BadText, quote
from claim.tables.errors import TableError

LOT = "lot"
LEADERS = (LOT, *[seat.value for seat in Seat])


@dataclass(frozen=True, slots=True)
class Options:
    """The choices. They are public, stay the same while the table lasts, and its rematches keep them."""

    leader: str = LOT  # who leads the first trick: drawn by lot, or this seat (R4)
    by_heart: bool = False  # people are sent only what lies open (R26)
    hints: bool | None = None  # None: against a bot, unless by heart

    @property
    def named_leader(self) -> str | None:
        """The seat that leads first; None where the lot decides."""
        return None if self.leader == LOT else self.leader

    def check(self, *, against_bot: bool) -> None:
        """Raise BadText for a leader that is none, and TableError for hints where there cannot be any."""
        if self.leader not in LEADERS:
            raise BadText("bad_leader", text=quote(self.leader), known=", ".join(LEADERS))
        if self.hints and self.by_heart:
            raise TableError("hints_by_heart")
        if self.hints and not against_bot:
            raise TableError("hints_need_bot")

    def to_json(self) -> dict[str, Any]:
        """Return the options as the log keeps them."""
        return {"leader": self.leader, "by_heart": self.by_heart, "hints": self.hints}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Options":
        """Return the options of a log, which may lack some: logs of version 0.1 have none."""
        return _one_for_all(data.get("leader", LOT), data.get("by_heart", False), data.get("hints"))


_one_for_all = functools.cache(Options)  # nearly all tables have the same
