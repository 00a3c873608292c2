"""Whose players were connected to a server that died: it may be removed before they are back."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """One step forward."""
    prefixes = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []  # as `presence`, from which it comes
    op.create_table(
        "cut_off",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("viewer", sa.String(10), primary_key=True),
        sa.Column("beat", sa.DateTime(timezone=True), nullable=False),
        prefixes=prefixes,
    )
    op.create_index("ix_cut_off_beat", "cut_off", ["beat"])
