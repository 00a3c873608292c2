"""What the processes on one PostgreSQL tell one another, with NOTIFY: short texts that say where to look.

A text is the sender, a kind, and what it is about: `1f3a facts AbC:17 dEf:4`. Plays, which are most of what is stored
and no secret, are told whole: nobody has to read them. Processes of another version ignore kinds that they don't know,
so kinds may be added.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import orjson
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from claim.tables.facts import Append, Fact, FactKind

CHANNEL = "claim"
MOST_BYTES = 7900  # PostgreSQL takes less than 8000
FACTS = "facts"  # TABLE:SEQ: these tables' logs are that long now
PLAYS = "plays"  # [TABLE,SEQ,DATA,COMMAND,AT]: this was played as that table's fact of that number
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
    about: str = ""

    @property
    def subjects(self) -> list[str]:
        """What it is about, one by one."""
        return self.about.split(" ") if self.about else []


class Played(NamedTuple):
    """A play that was stored as its table's fact number `seq`."""

    table_id: str
    seq: int
    fact: Fact


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


def texts_of(sender: str, appends: Iterable[Append]) -> list[str]:
    """Return the texts that tell what was stored; the facts of a table come in their order."""
    plays, last = list[str](), dict[str, int]()
    for one in appends:
        play = _play(one) if one.fact.kind is FactKind.PLAYED and one.table_id not in last else None
        if play is None:  # whoever lacks it reads it, and what follows it
            last[one.table_id] = one.seq
        else:
            plays.append(play)
    found = texts(sender, PLAYS, plays) if plays else []
    if last:
        found += texts(sender, FACTS, [f"{table_id}:{seq}" for table_id, seq in last.items()])
    return found


def _play(one: Append) -> str | None:
    """Return a play as a subject; None where it has what cannot be in one."""
    text = orjson.dumps([one.table_id, one.seq, one.fact.data, one.fact.command, one.fact.at]).decode()
    return text if text.isascii() and " " not in text else None


def read(text: str) -> Call | None:
    """Return what a text tells; None for anything else that somebody put there."""
    sender, _, rest = text.partition(" ")
    kind, _, about = rest.partition(" ")
    return Call(sender, kind, about) if kind else None


def read_play(subject: str) -> Played | None:
    """Return a play that was told; None for anything else. Whether it can be played, its table finds out."""
    try:
        table_id, seq, data, command, at = orjson.loads(subject)
    except (TypeError, ValueError):
        return None
    return Played(str(table_id), seq, Fact(FactKind.PLAYED, data, command, at)) if type(seq) is int else None


async def send(connection: AsyncConnection, told: Sequence[str]) -> None:
    """Tell this when the connection's transaction is committed. Nothing on SQLite, where nobody else listens."""
    if told and connection.dialect.name != "sqlite":
        await connection.execute(_SEND, {"texts": list(told)})
