"""Before which deadline the player of a slow game was sent a notice that their time runs out."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """One step forward."""
    op.add_column("tables", sa.Column("reminded", sa.BigInteger, nullable=True))
