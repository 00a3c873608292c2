"""What the storage is to keep of new facts."""

from claim.daily.runs import run_begun, run_ended
from claim.tables.decide import Decision
from claim.tables.facts import Fact, replay
from claim.tables.stored import Append, Change, TableRow, change_of, rows_of
from claim.tables.table import Status, Table


def first_append(table_id: str, fact: Fact, creation: str | None) -> Append:
    """Return what to store of a new table; `creation` is the hash of the command that made it, if one did."""
    table = replay(table_id, [fact])
    change = Change(TableRow.of(table), rows_of(table), creation, run_begun(table, fact))
    return Append(table_id, 1, fact, change, table.clock is not None, table.deadline)


def next_appends(before: Table, decision: Decision) -> list[Append]:
    """Return what to store of a decision: the facts of the table, and the first fact of its rematch, if it has one."""
    after, last = decision.after, decision.facts[-1]
    ends = after.status is Status.OVER and before.status is not Status.OVER
    change, timed = change_of(before, after, run_ended(after, last) if ends else None), after.clock is not None
    appends = [
        Append(before.id, seq, fact, change if fact is last else None, timed, after.deadline)
        for seq, fact in enumerate(decision.facts, before.seq + 1)
    ]
    if decision.rematch is not None:
        assert after.next_table is not None
        appends.insert(0, first_append(after.next_table, decision.rematch, None))
    return appends
