"""Which clock a table has: an account's live games were found by the text of their logs."""

import json
from contextlib import suppress

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """One step forward."""
    op.add_column("tables", sa.Column("clock", sa.String(20), nullable=True))
    tables = sa.table("tables", sa.column("id"), sa.column("kind"), sa.column("clock"))
    log = sa.table("log", sa.column("table_id"), sa.column("seq"), sa.column("payload"))
    first = sa.select(log.c.table_id, log.c.payload).join(tables, tables.c.id == log.c.table_id)
    first = first.where(log.c.seq == 1, tables.c.kind.in_(("friend", "public", "open", "open_public")))
    clocks = []
    for table_id, payload in op.get_bind().execute(first):
        with suppress(ValueError, TypeError, LookupError, AttributeError, RecursionError):  # a damaged row
            clock = json.loads(payload).get("options", {}).get("clock")
            if isinstance(clock, str) and len(clock) <= 20:
                clocks.append({"of": table_id, "is": clock})
    if clocks:
        change = tables.update().where(tables.c.id == sa.bindparam("of")).values(clock=sa.bindparam("is"))
        op.get_bind().execute(change, clocks)
