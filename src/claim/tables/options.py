"""What a table's maker chooses about it: who leads, by heart or not, hints, who may find it, and its clock."""

import functools
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Annotated, Any

from claim.game.cards import Seat
from claim.game.errors import BadText, quote
from claim.game.fields import TextForm
from claim.tables.clock import TERMS
from claim.tables.errors import TableError
from claim.tables.forms import is_flag, is_object, is_one_of, or_none

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
    hints: bool | None = None  # whether they may be asked for; None: against a bot, unless by heart
    listed: bool = False  # a friend's table: strangers find it among the games to watch
    clock: ClockKind | None = None  # a friend's table: which of clock.TERMS; None: no clock
    open_seat: bool = False  # a friend's table: anyone may take its free seat, and the lobby lists it
    rated: bool = False  # recorded; nothing follows from it yet

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
        """Return the options as the log keeps them: those that came with later versions only where they are chosen."""
        chosen = {one.name: getattr(self, one.name) for one in fields(self)}
        return {name: value for name, value in chosen.items() if name in _ALWAYS_KEPT or value != getattr(USUAL, name)}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Options":
        """Return the options of a log, which may lack some: logs of version 0.1 have none."""
        return _shared(**{one.name: data[one.name] for one in fields(cls) if one.name in data})


OPTIONS_FORM = is_object(  # in a log
    {},
    {
        "leader": is_one_of(*LEADERS),
        "by_heart": is_flag,
        "hints": or_none(is_flag),
        "listed": is_flag,
        "clock": or_none(is_one_of(*TERMS)),
        "open_seat": is_flag,
        "rated": is_flag,
    },
)
USUAL = Options()
_ALWAYS_KEPT = ("leader", "by_heart", "hints", "listed")
_shared = functools.cache(Options)  # nearly all tables have the same
