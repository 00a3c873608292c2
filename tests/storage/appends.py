"""Appends as the tests of the storage make them: their facts are not those of a game."""

from claim.tables.stored import Append, Change, TableRow
from claim.tables.table import Fact, FactKind

PLAYED = Fact(FactKind.PLAYED, {"seat": "A", "card": "G3"})


def change(status: str, *, bot_to_move: bool = False, creation: str | None = None) -> Change:
    return Change(TableRow("friend", "now", status, bot_to_move, None, None), creation=creation)


def created(table: str, creation: str | None = None) -> Append:
    return Append(table, 1, Fact(FactKind.CREATED), change("waiting", creation=creation))


def play(table: str, seq: int, command: str | None = None, *, deadline: int | None = None) -> Append:
    """A play that changes nothing but its table's log, and the deadline where there is one."""
    return Append(table, seq, Fact(PLAYED.kind, PLAYED.data, command), None, deadline is not None, deadline)


def append(table: str, seq: int, command: str | None = None, text: str = "") -> Append:
    """A fact that changes its table's row, or creates it."""
    kind = FactKind.CREATED if seq == 1 else FactKind.PLAYED
    return Append(table, seq, Fact(kind, {"text": text} if text else PLAYED.data, command), change("playing"))
