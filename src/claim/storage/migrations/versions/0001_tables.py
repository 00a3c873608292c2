"""Tables, their logs, and the server's own key."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """One step forward."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("creation", sa.String(64), nullable=True, unique=True),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("status", sa.String(20), nullable=False),
        sa.Column("bot_to_move", sa.Boolean, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "created"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("command", sa.String(80), nullable=True),
        sa.UniqueConstraint("table_id", "command", name="one_answer_a_command"),
    )
    op.create_table(
        "server",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
    )
