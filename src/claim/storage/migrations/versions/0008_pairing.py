"""People who wait for an opponent, who was paired with whom, and how many people each server has."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

_ACTIVE = sa.text("pool = 'live' AND state IN ('fresh', 'playing')")


def upgrade() -> None:
    """One step forward."""
    # Those who wait say so again after a crash, so nothing has to wait for the disk.
    prefixes = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.add_column("processes", sa.Column("people", sa.Integer, nullable=False, server_default="0"))
    op.add_column("processes", sa.Column("playing", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "seeks",
        sa.Column("person", sa.String(80), primary_key=True),
        sa.Column("id", sa.String(64), nullable=False, unique=True),
        sa.Column("pool", sa.String(10), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("offer", sa.Text, nullable=False),
        sa.Column("process", sa.String(32), nullable=True),
        sa.Column("left_at", sa.Double, nullable=True),
        prefixes=prefixes,
    )
    op.create_table(
        "pairings",
        sa.Column("seek", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(80), nullable=False),
        sa.Column("other", sa.String(80), nullable=False),
        sa.Column("pool", sa.String(10), nullable=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("seat", sa.String(1), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
    )
    op.create_index("pairings_by_person", "pairings", ["person", "at"])
    op.create_index("pairings_by_state", "pairings", ["state", "at"])
    op.create_index(
        "one_live_game", "pairings", ["person"], unique=True, postgresql_where=_ACTIVE, sqlite_where=_ACTIVE
    )
