"""A table made of its facts, live and in replay alike. `tables/facts.py` says what each kind of fact does."""

import copy
from collections.abc import Iterable

from claim.tables.facts import FORMS, STEPS, DamagedLog, Fact, FactKind
from claim.tables.table import Status, Table


def replay(table_id: str, facts: Iterable[Fact], untimed: int | None = None) -> Table:
    """Return the table that these stored facts make. `untimed` stands for the times that logs of version 0.1 lack.

    Raises LookupError, TypeError, ValueError or AssertionError for a damaged log.
    """
    return apply_stored(Table(table_id, untimed=untimed), facts)


def apply_stored(table: Table, facts: Iterable[Fact]) -> Table:
    """Return the table after facts that were stored and may be damaged. Raises as `replay` does."""
    table = copy.copy(table)
    for fact in facts:
        if not FORMS[fact.kind](fact.data):
            raise DamagedLog(f"a fact {fact.kind.value} without the fields of one")
        if (fact.kind is FactKind.CREATED) is not (table.seq == 0):
            raise DamagedLog("a log begins with the fact that created its table, and has no other")
        _apply(table, fact)
    return table


def apply(table: Table, *facts: Fact) -> Table:
    """Return the table after new facts. Raises IllegalPlay for a card that may not be played; refuses nothing else."""
    table = copy.copy(table)
    for fact in facts:
        _apply(table, fact)
    return table


def _apply(table: Table, fact: Fact) -> None:
    table.seq += 1
    table.answered = (*table.answered, fact.command)
    waited = None if table.clock is None else (table.status, table.ply)
    STEPS[fact.kind](table, fact.data)
    if table.clock is not None and waited != (table.status, table.ply):
        running = table.status in (Status.REVEALING, Status.PLAYING)
        table.clock = table.clock.goes_on(fact.milliseconds, table.turn, running=running)
    if fact.kind in (FactKind.REVEALED, FactKind.PLAYED):
        table.moved_at = table.untimed if fact.at is None else fact.at
    if table.game is not None and not table.dealt_at:
        table.dealt_at = table.seq
