"""How games ended. Older games have no row: to know how one ended means to replay its log by the rules of now."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """One step forward."""
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("ended", sa.BigInteger, nullable=True, index=True),
        sa.Column("ending", sa.String(20), nullable=False),
        sa.Column("seat", sa.String(1), nullable=True),
        sa.Column("outcome", sa.String(4), nullable=True),
        sa.Column("account_a", sa.String(12), sa.ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
        sa.Column("account_b", sa.String(12), sa.ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
        sa.Column("clock", sa.String(20), nullable=True),
        sa.Column("rated", sa.Boolean, nullable=False),
    )
