"""More characters are taken to look alike, so names that were given out are stored with more forms."""

import sqlalchemy as sa
from alembic import op

from claim.tables.names import likenesses

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """One step forward. Of accounts that look alike by now, the first gets the form; former names get no new ones."""
    accounts = sa.table("accounts", sa.column("id"), sa.column("name"), sa.column("created"))
    names = sa.table("account_names", sa.column("likeness"), sa.column("account"), sa.column("former"))
    taken = {likeness for (likeness,) in op.get_bind().execute(sa.select(names.c.likeness))}
    rows = []
    for account, name in op.get_bind().execute(sa.select(accounts.c.id, accounts.c.name).order_by(accounts.c.created)):
        new = sorted(likenesses(name) - taken)
        taken.update(new)
        rows += [{"likeness": likeness, "account": account, "former": False} for likeness in new]
    if rows:
        op.get_bind().execute(names.insert(), rows)
