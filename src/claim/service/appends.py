"""What the storage is to keep of a new fact: its row, and what the table is after it."""

from dataclasses import replace

from claim.daily.runs import run_begun, run_ended
from claim.game.cards import Seat
from claim.tables.apply import replay
from claim.tables.decide import Decision
from claim.tables.facts import Append, Fact
from claim.tables.table import Status, Table


def first_append(table_id: str, fact: Fact, creation: str | None) -> Append:
    """Return what to store of a new table; `creation` is the hash of the command that made it, if one did."""
    table = replay(table_id, [fact])
    return Append(
        table_id,
        1,
        fact,
        table.status.value,
        table.bot_to_move,
        kind=table.listed_kind,
        timed=table.clock is not None,
        deadline=table.deadline,
        outcome=_outcome(table),
        created=table.created,
        creation=creation,
        run=run_begun(table, fact),
        accounts=_accounts(table),
    )


def next_appends(before: Table, decision: Decision) -> list[Append]:
    """Return what to store of a decision: the facts of the table, and the first fact of its rematch, if it has one."""
    after = decision.after
    status, bot_to_move = after.listed_as, after.bot_to_move
    changes = status != before.listed_as or bot_to_move != before.bot_to_move
    ends = after.status is Status.OVER and before.status is not Status.OVER
    appends = [
        Append(
            before.id,
            seq,
            fact,
            status,
            bot_to_move,
            changes,
            timed=after.clock is not None,
            deadline=after.deadline,
            outcome=_outcome(after),
            run=run_ended(after, fact) if ends else None,
        )
        for seq, fact in enumerate(decision.facts, before.seq + 1)
    ]
    if after.chairs is not before.chairs:
        known = _accounts(before)
        new = {seat: account for seat, account in _accounts(after).items() if known.get(seat) != account}
        # A game of before the column `outcome` gets it with its first account.
        changes = changes or (bool(new) and after.status is Status.OVER)
        appends[-1] = replace(appends[-1], accounts=new, changes=changes)
    if decision.rematch is not None:
        assert after.next_table is not None
        appends.insert(0, first_append(after.next_table, decision.rematch, None))
    return appends


def _outcome(table: Table) -> str | None:
    return None if table.outcome is None else str(table.outcome)


def _accounts(table: Table) -> dict[Seat, str]:
    return {seat: chair.account for seat, chair in table.chairs.items() if chair.account is not None}
