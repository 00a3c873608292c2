"""The time of every fact; and what a running server has to be told: notices of changes, and blocked networks."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """One step forward."""
    op.add_column("log", sa.Column("at", sa.BigInteger, nullable=True))
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "blocks",
        sa.Column("network", sa.String(64), primary_key=True),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("note", sa.String(200), nullable=False),
    )
