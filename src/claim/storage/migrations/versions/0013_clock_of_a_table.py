"""Which clock a table has: an account's live games were found by the text of their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """One step forward. Plays wait for it, so the clocks are found in the database, with one statement for each."""
    op.add_column("tables", sa.Column("clock", sa.String(20), nullable=True))
    tables = sa.table("tables", sa.column("id"), sa.column("kind"), sa.column("clock"))
    log = sa.table("log", sa.column("table_id"), sa.column("seq"), sa.column("payload"))
    first = sa.select(log.c.table_id).where(log.c.table_id == tables.c.id, log.c.seq == 1)
    for clock in ("live", "slow"):
        chosen = first.where(log.c.payload.contains(f'"clock":"{clock}"', autoescape=True))  # in its options
        change = tables.update().where(tables.c.kind.in_(("friend", "public", "open", "open_public")), chosen.exists())
        op.get_bind().execute(change.values(clock=clock))
