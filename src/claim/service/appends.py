"""What the storage is to keep of a new fact: its row, and what the table is after it."""

from claim.daily.runs import run_begun, run_ended
from claim.tables.facts import Append, Fact
from claim.tables.table import Status, Table


def first_append(table_id: str, fact: Fact, creation: str | None) -> Append:
    """Return what to store of a new table; `creation` is the hash of the command that made it, if one did."""
    table = Table.replay(table_id, [fact])
    return Append(
        table_id,
        1,
        fact,
        table.status.value,
        table.bot_to_move,
        kind=table.listed_kind,
        created=table.created,
        creation=creation,
        run=run_begun(table, fact),
    )


def next_append(before: Table, after: Table, number: int, fact: Fact) -> Append:
    """Return what to store of the fact that is `number` of those that made the table `after` of the one `before`."""
    status, bot_to_move = after.listed_as, after.bot_to_move
    changes = status != before.listed_as or bot_to_move != before.bot_to_move
    run = run_ended(after, fact) if after.status is Status.OVER and before.status is not Status.OVER else None
    return Append(before.id, before.seq + number, fact, status, bot_to_move, changes, run=run)
