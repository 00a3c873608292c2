"""Clocks: the milliseconds of every fact, when a table's time is up, and when nothing could be played."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """One step forward."""
    op.add_column("log", sa.Column("ms", sa.SmallInteger, nullable=True))
    op.add_column("tables", sa.Column("deadline", sa.BigInteger, nullable=True))
    op.create_table(
        "outages",
        sa.Column("begun", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("ended", sa.BigInteger, nullable=True),
    )
