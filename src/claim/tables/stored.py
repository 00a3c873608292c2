"""What the storage keeps of tables: facts, and rows that follow from them, so that tables are found without their logs.

A column of `tables` is a field of `TableRow`. Another table of the schema whose rows follow from logs is a name in
`rows_of`. Writing, checking, restoring and deleting follow from these two. `first_append` and `next_appends` return
what to write of new facts.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from claim.game.cards import Seat
from claim.records.ending import Ending, EndingKind
from claim.tables.decide import Decision
from claim.tables.table import Fact, Status, Table, TableKind, apply

# Values of `tables.kind` besides those of TableKind. Servers of earlier versions on the same database, and those who
# read `claim admin tables`, know them too.
DAILY = "daily"  # a run of a day's deal
PUBLIC = "public"  # a friend's table that strangers may find
OPEN = "open"  # a friend's table whose free seat anyone may take
OPEN_AND_PUBLIC = "open_public"
LISTED_AS_CLOSED = "closed"  # in place of a status: a table that was over before the deal is in no list
PERSON = Seat.A  # where the person sits who plays a day's deal; the seed decides who leads
WON, DRAWN, LOST, GIVEN_UP = "won", "drawn", "lost", "given_up"  # outcomes of such a run


@dataclass(frozen=True)
class TableRow:
    """The columns of `tables` that follow from a log, except for the deadline, which plays change."""

    kind: str
    created: str
    status: str
    bot_to_move: bool
    outcome: str | None  # A, B or draw, where the game was decided
    clock: str | None  # which of clock.TERMS; None where there is none

    @classmethod
    def of(cls, table: Table) -> "TableRow":
        """Return the row of a table as it is now."""
        return cls(
            _listed_kind(table),
            table.created,
            LISTED_AS_CLOSED if table.ending is not None and table.game is None else table.status.value,
            table.bot_to_move,
            None if table.outcome is None else str(table.outcome),
            table.options.clock,
        )


def _listed_kind(table: Table) -> str:
    if table.daily is not None:
        return DAILY
    if table.kind is not TableKind.FRIEND:
        return table.kind.value
    if table.options.open_seat:
        return OPEN_AND_PUBLIC if table.options.listed else OPEN
    return PUBLIC if table.options.listed else table.kind.value


Row = tuple[str, Mapping[str, Any]]  # the name of its table in the schema, and its columns


def rows_of(table: Table) -> list[Row]:
    """Return the rows of other tables of the schema that follow from a table's log."""
    rows: list[Row] = [
        ("account_games", {"account": chair.account, "table_id": table.id, "seat": seat.value})
        for seat, chair in table.chairs.items()
        if chair.account is not None
    ]
    if table.ending is not None and table.game is not None:
        rows.append(("results", _result(table, table.ending)))
    return rows


def _result(table: Table, ending: Ending) -> dict[str, Any]:
    """Return the row that a finished game leaves."""
    return {
        "table_id": table.id,
        "ended": table.ended_at,
        "ending": ending.reason or ending.kind.value,
        "seat": None if ending.seat is None else ending.seat.value,
        "outcome": None if table.outcome is None else str(table.outcome),
        "account_a": table.chairs[Seat.A].account,
        "account_b": table.chairs[Seat.B].account,
        "clock": table.options.clock,
        "rated": table.options.rated,
    }


@dataclass(frozen=True)
class Change:
    """What a fact changes in the storage besides its table's log and deadline."""

    row: TableRow
    rows: Sequence[Row] = ()  # those of `rows_of` that are new or different
    creation: str | None = None  # of a new table: the hash of the command that made it, if one did
    run: Mapping[str, object] | None = None  # of a counted run of a day's deal: its row when it begins, its end


@dataclass(frozen=True, slots=True)
class Append:
    """Fact number `seq` of a table's log. Without a `change`, as most plays, it is written by a faster statement."""

    table_id: str
    seq: int
    fact: Fact
    change: Change | None = None
    timed: bool = False  # whether the table has a clock
    deadline: int | None = None  # where its clock runs: when the time is up


def first_append(table_id: str, fact: Fact, creation: str | None) -> Append:
    """Return what to store of a new table; `creation` is the hash of the command that made it, if one did."""
    table = apply(Table(table_id), fact)
    change = Change(TableRow.of(table), rows_of(table), creation, _run_begun(table, fact))
    return Append(table_id, 1, fact, change, table.clock is not None, table.deadline)


def next_appends(before: Table, decision: Decision) -> list[Append]:
    """Return what to store of a decision: the facts of the table, and the first fact of its rematch, if it has one."""
    after, last = decision.after, decision.facts[-1]
    change, timed = _change(before, after, last), after.clock is not None
    appends = [
        Append(before.id, seq, fact, change if fact is last else None, timed, after.deadline)
        for seq, fact in enumerate(decision.facts, before.seq + 1)
    ]
    if decision.rematch is not None:
        assert after.next_table is not None
        appends.insert(0, first_append(after.next_table, decision.rematch, None))
    return appends


def _change(before: Table, after: Table, last: Fact) -> Change | None:
    """Return what facts change besides the table's log and deadline; None where that is nothing."""
    row, rows = TableRow.of(after), rows_of(after)
    if rows:
        known = rows_of(before)
        rows = [one for one in rows if one not in known]
    ends = after.status is Status.OVER and before.status is not Status.OVER
    run = _run_ended(after, last) if ends else None
    return Change(row, rows, run=run) if rows or run is not None or row != TableRow.of(before) else None


def _run_begun(table: Table, fact: Fact) -> dict[str, object] | None:
    """Return the row of a counted run of a day's deal that begins with this fact; None for any other table.

    It is written in the transaction that creates its table, and its end in the one that ends its game. So the board
    always agrees with what was acknowledged, even if the server is killed.
    """
    if not table.counted:
        return None
    daily, level = fact.data["daily"], table.chairs[PERSON.other].name
    row = {"day": daily["day"], "player": daily["player"], "level": level, "table_id": table.id, "begun": fact.at or 0}
    return {**row, "ended": None, "outcome": None, "votes": None, "given_away": None}


def _run_ended(table: Table, fact: Fact) -> dict[str, object] | None:
    """Return what the row of a counted run says of its end; None for any other table.

    Where the host closed the table, the run has no outcome and is on no board.
    """
    if not table.counted or table.game is None:
        return None
    if table.outcome is None:
        return {"ended": fact.at}
    if table.ending is not None and table.ending.kind is EndingKind.FORFEIT:
        return {"ended": fact.at, "outcome": GIVEN_UP}
    outcome = DRAWN if table.outcome == "draw" else WON if table.outcome is PERSON else LOST
    votes = sum(seat is PERSON for seat in table.game.votes().values())
    return {"ended": fact.at, "outcome": outcome, "votes": votes}
