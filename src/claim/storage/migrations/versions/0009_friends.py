"""Whom people follow and block, challenges, who is there, and how tables ended."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """One step forward."""
    op.add_column("tables", sa.Column("outcome", sa.String(4), nullable=True))
    for name in ("follows", "blocked"):
        op.create_table(
            name,
            sa.Column("account", sa.String(12), sa.ForeignKey("accounts.id"), primary_key=True),
            sa.Column("other", sa.String(12), sa.ForeignKey("accounts.id"), primary_key=True, index=True),
            sa.Column("since", sa.BigInteger, nullable=False),
        )
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("account", sa.String(12), sa.ForeignKey("accounts.id"), nullable=False, index=True),
        sa.Column("other", sa.String(12), sa.ForeignKey("accounts.id"), nullable=False, index=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    # Who is there is written again after a crash, so nothing has to wait for the disk.
    op.create_table(
        "present",
        sa.Column("account", sa.String(12), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("playing", sa.Boolean, nullable=False),
        prefixes=["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else [],
    )
