"""The deal of the day: each day's secret, the counted runs, and how the levels do."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """One step forward."""
    op.create_table(
        "days",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("drawn", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "day_runs",
        sa.Column("day", sa.String(10), sa.ForeignKey("days.day"), primary_key=True),
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), nullable=True, unique=True),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=True),
        sa.Column("outcome", sa.String(10), nullable=True),
        sa.Column("votes", sa.Integer, nullable=True),
        sa.Column("given_away", sa.Integer, nullable=True),
    )
    op.create_table(
        "day_levels",
        sa.Column("day", sa.String(10), sa.ForeignKey("days.day"), primary_key=True),
        sa.Column("level", sa.String(40), primary_key=True),
        sa.Column("bot", sa.String(40), primary_key=True),
        sa.Column("runs", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("drawn", sa.Integer, nullable=False),
        sa.Column("votes", sa.Integer, nullable=False),
    )
