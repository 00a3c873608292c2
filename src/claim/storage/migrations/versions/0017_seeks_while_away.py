"""Who seeks a slow game may be away, also while the database crashes; and from which address people seek, as a hash."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """One step forward."""
    op.add_column("seeks", sa.Column("network", sa.String(64), nullable=True))
    op.add_column("pairings", sa.Column("network", sa.String(64), nullable=True))
    op.create_index("pairings_by_network", "pairings", ["network", "at"])
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER TABLE seeks SET LOGGED")
