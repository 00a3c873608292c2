"""The process at which somebody sought who was paired: where it dies, they have not missed the game."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """One step forward."""
    op.add_column("pairings", sa.Column("process", sa.String(32), nullable=True))
