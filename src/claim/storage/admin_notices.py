"""Notices that a running server reads: what was changed past it, as by `claim admin`."""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from claim.storage import bus, schema

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
    await bus.send(connection, bus.texts(bus.NO_SERVER, bus.NOTICES))
