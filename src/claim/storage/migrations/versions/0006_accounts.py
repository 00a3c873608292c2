"""People's accounts: their names, passkeys and sessions, and whose games are at which tables."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """One step forward."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("recovery", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("renamed", sa.BigInteger, nullable=True),
        sa.Column("suspended", sa.BigInteger, nullable=True),
    )
    op.create_table(
        "account_names",
        sa.Column("likeness", sa.String(400), primary_key=True),
        sa.Column("account", sa.String(12), sa.ForeignKey("accounts.id"), nullable=False, index=True),
        sa.Column("former", sa.Boolean, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("account", sa.String(12), sa.ForeignKey("accounts.id"), nullable=False, index=True),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("counter", sa.BigInteger, nullable=False),
        sa.Column("host", sa.String(255), nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=True),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("account", sa.String(12), sa.ForeignKey("accounts.id"), nullable=False, index=True),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(10), nullable=False),
        sa.Column("account", sa.String(12), nullable=True, index=True),
        sa.Column("name", sa.String(40), nullable=True),
        sa.Column("expires", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "account_games",
        sa.Column("account", sa.String(12), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True, index=True),
        sa.Column("seat", sa.String(1), primary_key=True),
    )
