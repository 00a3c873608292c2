"""What the processes on one PostgreSQL tell one another, with NOTIFY: short texts that only say where to look.

A text is the sender, a kind, and what it is about: `1f3a facts AbC:17 dEf:4`. Processes of another version ignore kinds
that they don't know, so kinds may be added.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

CHANNEL = "claim"
MOST_BYTES = 7900  # PostgreSQL takes less than 8000
FACTS = "facts"  # TABLE:SEQ: these tables' logs are that long now
PRESENCE = "presence"  # TABLE: who is connected to these has changed
NOTICES = "notices"  # there are new ones in the storage
RUNS = "runs"  # counted runs of a day's deal have begun or ended
GONE = "gone"  # the sender has ended, or is about to
NOBODY = "-"  # as the sender: not one of the servers
_SEND = sa.text("SELECT pg_notify('claim', told) FROM unnest(CAST(:texts AS text[])) AS told")


class Call(NamedTuple):
    """Something that a process told the others."""

    sender: str
    kind: str
    subjects: list[str]


def texts(sender: str, kind: str, subjects: Iterable[str] = ()) -> list[str]:
    """Return the texts that tell this, each short enough; at least one."""
    start = f"{sender} {kind}"
    found, size = [[start]], len(start)
    for subject in subjects:
        if size + 1 + len(subject) > MOST_BYTES:
            found.append([start])
            size = len(start)
        found[-1].append(subject)
        size += 1 + len(subject)
    return [" ".join(one) for one in found]


def read(text: str) -> Call | None:
    """Return what a text tells; None for anything else that somebody put there."""
    sender, _, rest = text.partition(" ")
    kind, *subjects = rest.split(" ")
    return Call(sender, kind, subjects) if kind else None


async def send(connection: AsyncConnection, told: Sequence[str]) -> None:
    """Tell this when the connection's transaction is committed. Nothing on SQLite, where nobody else listens."""
    if told and connection.dialect.name != "sqlite":
        await connection.execute(_SEND, {"texts": list(told)})
