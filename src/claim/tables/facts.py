"""What a table's log is made of: one fact per row, in order. A table is nothing but its facts.

Facts keep what was done and what must stay known (secrets, commitments, hashes of tokens), never what is shown.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any

from claim.game.enums import plain_members


def iso_time(seconds: float) -> str:
    """Return a time, in seconds since 1970, as text: the form in which tables say when they were created."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


@plain_members
class FactKind(StrEnum):
    """The kinds of facts. `tables/apply.py` has the fields of each, and what it does to a table."""

    CREATED = "created"
    SAT = "sat"
    REVEALED = "revealed"  # the last one deals
    PLAYED = "played"
    TAKEN_BACK = "taken_back"
    HINTED = "hinted"
    RESIGNED = "resigned"
    LEFT = "left"
    AWAY = "away"  # a seat kept the other waiting too long, and the other closed the table
    REMATCH_OFFERED = "offered"
    REMATCHED = "rematched"
    # What the host does with `claim admin`:
    CLOSED_BY_HOST = "closed"  # the game ends here, and nobody has lost it
    REVOKED = "revoked"
    RENAMED = "renamed"


_ENCODER = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False)
MOST_TIME = 2**37  # seconds since 1970: thousands of years from now, and still a date


class DamagedLog(ValueError):
    """A log that cannot be read. Its text says why."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One row of a log. `command` is the client's command that it answers, with the seat that gave it.

    `at` is when it was stored, in seconds since 1970; logs of version 0.1 have no times.
    """

    kind: FactKind
    data: Mapping[str, Any] = field(default_factory=dict)
    command: str | None = None
    at: int | None = None

    @property
    def text(self) -> str:
        """The payload as it is stored."""
        return _ENCODER.encode(self.data)

    @classmethod
    def read(cls, kind: str, text: str, command: str | None, at: int | None) -> "Fact":
        """Return the fact of a stored row. Raises ValueError, TypeError or RecursionError where it cannot be read."""
        if not isinstance(command, str | None):
            raise ValueError("a command that is no text")
        if at is not None and not (isinstance(at, int) and 0 <= at < MOST_TIME):
            raise ValueError("a time that is none")
        return cls(FactKind(kind), json.loads(text), command, at)


@dataclass(frozen=True, slots=True)
class Append:
    """Fact number `seq` of a table's log, and what the table is after it. `creation` is set for a new table."""

    table_id: str
    seq: int
    fact: Fact
    status: str
    bot_to_move: bool
    changes: bool = True  # whether `status` or `bot_to_move` may differ from before
    kind: str = ""
    created: str = ""
    creation: str | None = None
    run: Mapping[str, object] | None = None  # of a day's deal, where it counts: its row when it begins, its end
