"""Challenges that were declined are known for a day, and from which address one came, as a hash."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """One step forward."""
    op.add_column("invitations", sa.Column("network", sa.String(64), nullable=True))
    op.add_column("invitations", sa.Column("refused", sa.BigInteger, nullable=True))
