"""What the storage keeps of tables: facts, and rows that follow from them, so that tables are found without their logs.

A column of `tables` is a field of `TableRow`. Another table of the schema whose rows follow from logs is a name in
`rows_of`. Writing, checking, restoring and deleting follow from these two.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from claim.game.cards import Seat
from claim.records.ending import Ending
from claim.tables.facts import Fact
from claim.tables.table import Table, TableKind

# Values of `tables.kind` besides those of TableKind. Servers of earlier versions on the same database, and those who
# read `claim admin tables`, know them too.
DAILY = "daily"  # a run of a day's deal
PUBLIC = "public"  # a friend's table that strangers may find
OPEN = "open"  # a friend's table whose free seat anyone may take
OPEN_AND_PUBLIC = "open_public"
LISTED_AS_CLOSED = "closed"  # in place of a status: a table that was over before the deal is in no list


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


def change_of(before: Table, after: Table, run: Mapping[str, object] | None = None) -> Change | None:
    """Return what facts of a table change besides its log and deadline; None where that is nothing.

    `run` is the end of a counted run of a day's deal, where it is one.
    """
    row, rows = TableRow.of(after), rows_of(after)
    if rows:
        known = rows_of(before)
        rows = [one for one in rows if one not in known]
    return Change(row, rows, run=run) if rows or run is not None or row != TableRow.of(before) else None
