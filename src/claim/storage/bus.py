"""The short texts that the processes on one PostgreSQL send each other with NOTIFY.

A text is the sender, a kind, and its subjects: `1f3a facts AbC:17 dEf:4`. Most kinds only say where to look. Plays,
which are most of what is stored and no secret, are sent whole, so that the others need not read them. Processes ignore
kinds that they don't know, so a newer version may add some.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import orjson
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from claim.storage import schema
from claim.tables.stored import Append
from claim.tables.table import Fact, FactKind

CHANNEL = "claim"
MOST_BYTES = 7900  # PostgreSQL takes less than 8000
FACTS = "facts"  # TABLE:SEQ: these tables' logs now have SEQ facts
PLAYS = "plays"  # [TABLE,SEQ,DATA,COMMAND,AT]: this play is that table's fact number SEQ; AT may have decimals
PRESENCE = "presence"  # TABLE: the viewers connected to these have changed
SAID = "said"  # TABLE:SEAT:PHRASE: this seat says this to the other one
NOTICES = "notices"  # there are new ones in the storage
OUTAGES = "outages"  # the storage has a new one
RUNS = "runs"  # counted runs of a day's deal have begun or ended
PAIRED = "paired"  # SEEK: these have an opponent
PEOPLE = "people"  # ACCOUNT: what these see of others may have changed
GONE = "gone"  # the sender has ended, or is about to
NO_SERVER = "-"  # the sender is not a server
_SEND = sa.text("SELECT pg_notify('claim', payload) FROM unnest(CAST(:texts AS text[])) AS payload")


class Call(NamedTuple):
    """A notification that a process sent to the others."""

    sender: str
    kind: str
    about: str = ""

    @property
    def subjects(self) -> list[str]:
        """What it is about."""
        return self.about.split(" ") if self.about else []


class Played(NamedTuple):
    """A play that was stored as its table's fact number `seq`."""

    table_id: str
    seq: int
    fact: Fact


def texts(sender: str, kind: str, subjects: Iterable[str] = ()) -> list[str]:
    """Return one or more texts that say this, each short enough for NOTIFY."""
    start = f"{sender} {kind}"
    messages, size = [[start]], len(start)
    for subject in subjects:
        if size + 1 + len(subject) > MOST_BYTES:
            messages.append([start])
            size = len(start)
        messages[-1].append(subject)
        size += 1 + len(subject)
    return [" ".join(one) for one in messages]


def texts_of(sender: str, appends: Iterable[Append]) -> list[str]:
    """Return the texts that announce what was stored. The facts of a table stay in their order."""
    plays, last = list[str](), dict[str, int]()
    for one in appends:
        play = _play(one) if one.fact.kind is FactKind.PLAYED and one.table_id not in last else None
        if play is None:  # the others have to read this fact, and those after it
            last[one.table_id] = one.seq
        else:
            plays.append(play)
    messages = texts(sender, PLAYS, plays) if plays else []
    if last:
        messages += texts(sender, FACTS, [f"{table_id}:{seq}" for table_id, seq in last.items()])
    return messages


def _play(one: Append) -> str | None:
    """Return a play as a subject; None where it holds something that a subject cannot."""
    fact = one.fact
    at = fact.at if fact.at is None or not fact.ms else fact.at + fact.ms / 1000
    text = orjson.dumps([one.table_id, one.seq, fact.data, fact.command, at]).decode()
    return text if text.isascii() and " " not in text else None


def read(text: str) -> Call | None:
    """Return what a text says; None for one that is not ours."""
    sender, _, rest = text.partition(" ")
    kind, _, about = rest.partition(" ")
    return Call(sender, kind, about) if kind else None


def read_play(subject: str) -> Played | None:
    """Return the play of a subject; None for anything else. It is not checked against the rules."""
    try:
        table_id, seq, data, command, at = orjson.loads(subject)
        seconds, ms = (None, 0) if at is None else divmod(round(at * 1000), 1000)
    except (TypeError, ValueError):
        return None
    return Played(str(table_id), seq, Fact(FactKind.PLAYED, data, command, seconds, ms)) if type(seq) is int else None


async def send(connection: AsyncConnection, notifications: Sequence[str]) -> None:
    """Send these when the connection's transaction is committed. SQLite has no other servers: nothing is sent."""
    if notifications and connection.dialect.name != "sqlite":
        await connection.execute(_SEND, {"texts": list(notifications)})


# --- notices that a running server reads: what was changed past it, as by `claim admin` ------------------------------

TABLE = "table"  # a kind of notice: this table has changed, or is gone
BLOCKS = "blocks"  # likewise: the blocked networks have changed
SESSIONS = "sessions"  # likewise: sessions have ended; nothing says whose
MOST_NOTICES = 10_000  # stored for a running server; if it missed more, it reads all its tables again


async def notify_sessions(connection: AsyncConnection) -> None:
    """Post that sessions end. Called before any is touched: what waits for this lock must hold no session."""
    await notify(connection, SESSIONS, "-")


async def notify(connection: AsyncConnection, kind: str, *subjects: str) -> None:
    """Post notices for a running server, in the transaction of the change."""
    if not subjects:
        return
    if connection.dialect.name != "sqlite":
        # Ids must become visible in order: a server that saw a later one would miss an earlier one.
        await connection.exec_driver_sql("LOCK TABLE notices IN SHARE ROW EXCLUSIVE MODE")
    notices = schema.admin_notices
    await connection.execute(notices.insert(), [{"kind": kind, "subject": subject} for subject in subjects])
    newest = sa.select(sa.func.max(notices.c.id)).scalar_subquery()
    await connection.execute(notices.delete().where(notices.c.id <= newest - MOST_NOTICES))
    await send(connection, texts(NO_SERVER, NOTICES))
