"""Several servers on one PostgreSQL: which live, who is connected to them, and which one plays a bot's turn."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

# What they hold follows from who is alive: nothing is lost with it, and so nothing has to wait for the disk.
_PREFIXES = {"postgresql": ["UNLOGGED"]}


def upgrade() -> None:
    """One step forward."""
    prefixes = _PREFIXES.get(op.get_bind().dialect.name, [])
    op.add_column("tables", sa.Column("bot_by", sa.String(32), nullable=True))
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("beat", sa.DateTime(timezone=True), nullable=False),
        prefixes=prefixes,
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("viewer", sa.String(10), primary_key=True),
        prefixes=prefixes,
    )
