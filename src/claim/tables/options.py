"""What a table's maker chooses about it: who leads, by heart or not, hints, who may find it, and its clock."""

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from claim.game.cards import Seat
from claim.game.errors import BadText, quote
from claim.game.fields import TextForm
from claim.tables.clock import TERMS
from claim.tables.errors import TableError

LOT = "lot"
LEADERS = (LOT, *[seat.value for seat in Seat])
Leader = Annotated[str, TextForm("who leads", values=LEADERS)]
ClockKind = Annotated[str, TextForm("a clock", values=tuple(TERMS))]


@dataclass(frozen=True, slots=True)
class Options:
    """What a table's maker chose about it.

    The choices are public, stay the same while the table lasts, and its rematches keep them.
    """

    leader: Leader = LOT  # who leads the first trick: drawn by lot, or this seat (R4)
    by_heart: bool = False  # people are sent only what lies open (R26)
    hints: bool | None = None  # None: against a bot, unless by heart
    listed: bool = False  # a friend's table: strangers find it among the games to watch
    clock: ClockKind | None = None  # a friend's table: which of clock.TERMS; None: no clock
    open_seat: bool = False  # a friend's table: it is listed in the lobby, and anyone may take its free seat

    @property
    def named_leader(self) -> str | None:
        """The seat that leads first; None where the lot decides."""
        return None if self.leader == LOT else self.leader

    def check(self, *, against_bot: bool, friends: bool) -> None:
        """Raise BadText for a leader that is none, and TableError for hints or a clock where there cannot be any."""
        if self.leader not in LEADERS:
            raise BadText("bad_leader", text=quote(self.leader), known=", ".join(LEADERS))
        if self.hints and self.by_heart:
            raise TableError("hints_by_heart")
        if self.hints and not against_bot:
            raise TableError("hints_need_bot")
        if self.clock is not None and self.clock not in TERMS:
            raise TableError("bad_clock", text=quote(self.clock), known=", ".join(TERMS))
        if self.clock is not None and not friends:
            raise TableError("clock_needs_friends")

    def to_json(self) -> dict[str, Any]:
        """Return the options as the log keeps them."""
        usual = {"leader": self.leader, "by_heart": self.by_heart, "hints": self.hints, "listed": self.listed}
        clock = {} if self.clock is None else {"clock": self.clock}
        return {**usual, **clock, **({"open_seat": True} if self.open_seat else {})}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Options":
        """Return the options of a log, which may lack some: logs of version 0.1 have none."""
        leader, by_heart = data.get("leader", LOT), data.get("by_heart", False)
        hints, listed = data.get("hints"), data.get("listed", False)
        return _one_for_all(leader, by_heart, hints, listed, data.get("clock"), data.get("open_seat", False))


_one_for_all = functools.cache(Options)  # nearly all tables have the same
