"""What happens at tables, as typed events: those who want to hear of a kind subscribe to it.

Sockets, bots, the day's boards, metrics and the other servers hear of everything this way. Publishing calls the
subscribers in the order in which they subscribed; none of them may wait for anything.
"""

import logging
from collections import defaultdict
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from claim.game.cards import Seat
from claim.tables.table import Fact, Table

_E = TypeVar("_E")
_log = logging.getLogger("claim.tables")


@dataclass(frozen=True, slots=True)
class Changed:
    """Facts were added to a table's log; `stored_here` says that this process stored them, not another one."""

    before: Table
    after: Table
    facts: Sequence[Fact]
    stored_here: bool


@dataclass(frozen=True, slots=True)
class ClockChanged:
    """A table with a clock has changed; `stored_here` as in `Changed`."""

    table: Table
    stored_here: bool


@dataclass(frozen=True, slots=True)
class SlowGameChanged:
    """A table with a slow clock, whose players need not be there, was changed by this process."""

    before: Table
    after: Table


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A play was taken back at a table, and with it the bot's answer."""

    table_id: str


@dataclass(frozen=True, slots=True)
class BotToMove:
    """A bot's turn was begun by this process."""

    table_id: str


@dataclass(frozen=True, slots=True)
class RunEnded:
    """A counted run of a day's deal was ended by this process."""

    table: Table


@dataclass(frozen=True, slots=True)
class ViewersChanged:
    """A client has connected to a table in this process, or disconnected."""

    table_id: str


@dataclass(frozen=True, slots=True)
class BotAssigned:
    """The bot at a table is to be played by this process, and by no other."""

    table_id: str


@dataclass(frozen=True, slots=True)
class BotPlayed:
    """A bot has found its card, this many seconds after its turn began."""

    seconds: float


@dataclass(frozen=True, slots=True)
class NoticesPosted:
    """The storage has new notices."""


@dataclass(frozen=True, slots=True)
class BlocksChanged:
    """The blocked networks may have changed."""


@dataclass(frozen=True, slots=True)
class SessionsEnded:
    """Sessions of accounts may have ended, at whichever process."""


@dataclass(frozen=True, slots=True)
class BeatsMissed:
    """No server was alive for a while: from `begun` (None: who knows since when) until `ended`, in milliseconds."""

    begun: int | None
    ended: int


@dataclass(frozen=True, slots=True)
class OutagesChanged:
    """The storage may have outages that this process does not know of."""


@dataclass(frozen=True, slots=True)
class RunsChanged:
    """A counted run of a day's deal has begun or ended, here or at another server."""


@dataclass(frozen=True, slots=True)
class SeeksPaired:
    """Another server has found opponents for these seeks, named by their hashes."""

    seeks: Sequence[str]


@dataclass(frozen=True, slots=True)
class Challenged:
    """An account was challenged, by this name, to play at this table. Only the process that stored it says so."""

    account: str
    by_name: str
    table_id: str


@dataclass(frozen=True, slots=True)
class PeopleChanged:
    """What these accounts see of others may have changed: challenges, friends, blocks. Said at every process."""

    accounts: Collection[str]


@dataclass(frozen=True, slots=True)
class OpponentFound:
    """An opponent was found by this process for an account: at this table, in this seat, and with this clock."""

    account: str
    table_id: str
    seat: Seat
    clock: str


@dataclass(frozen=True, slots=True)
class TablesDeleted:
    """So many old tables were deleted."""

    count: int


class Events:
    """Passes events on to those who subscribed to their type."""

    def __init__(self) -> None:
        self._subscribers: defaultdict[type, list[Callable[[Any], object]]] = defaultdict(list)

    def subscribe(self, kind: type[_E], *subscribers: Callable[[_E], object]) -> None:
        """Call these, in this order, with every event of the kind from now on."""
        self._subscribers[kind] += subscribers

    def publish(self, event: object) -> None:
        """Call those who subscribed to events of this type. One that fails is logged, and the others are called."""
        for subscriber in self._subscribers.get(type(event), ()):
            try:
                subscriber(event)
            except Exception:
                _log.exception("%s was not handled", type(event).__name__)
