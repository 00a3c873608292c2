"""The browsers at which people want to be notified."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """One step forward."""
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("account", sa.String(12), sa.ForeignKey("accounts.id"), nullable=False, index=True),
        sa.Column(
            "session", sa.String(64), sa.ForeignKey("sessions.token", ondelete="CASCADE"), nullable=False, index=True
        ),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(30), nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
