"""The end of a game at a server: the result, whether its deal was fair, and its record."""

import shlex
from pathlib import Path

from claim.client.messages import State, TableNow
from claim.game.cards import SEATS, Seat
from claim.game.errors import ClaimError
from claim.locales import in_words
from claim.records.record import Record
from claim.records.verify import Seen, check, witness
from claim.terminal.fairness import finding_line
from claim.terminal.names import ENDINGS, remarks
from claim.terminal.saving import Saver
from claim.terminal.show import Show


def show_end(state: State, seen: Seen, show: Show, path: Path | None) -> None:
    """Print how a game ended, verify its deal and save its record: to `path`, or to a new file in the data folder."""
    words, paper = show.words, show.paper
    view, record = state.view, state.record
    if view is not None and view.result is not None:
        paper.line(words("last-trick-line"), " ", show.trick(view.tricks[-1]))
        show.result(view, paper.line)
    else:
        paper.line(_ending(state, seen.seat, show))
    if state.record_problem is not None:
        paper.line(in_words(state.record_problem, words.language))
    if record is None:
        return
    for line in remarks(record, words):
        paper.line(line)
    _verify(record, seen, show)
    saver = Saver(path, fresh=False)
    if saver.save(record) and saver.problem is not None:
        paper.line(words("save-failed-line", problem=in_words(saver.problem, words.language)))
        return
    paper.line(words("record-line", file=str(saver.path)))
    paper.line(words("replay-tip", command=f"claim replay {shlex.quote(str(saver.path))}"))


def _ending(state: State, you: Seat, show: Show) -> str:
    """Return how a game ended of which not all cards were played."""
    forfeit, words, called_off = state.table.forfeit, show.words, state.table.called_off
    if state.view is None:
        return _undealt(state.table, you, show)
    if called_off is not None:
        return words("clock-called-off", reader=_reader(called_off, you), name=show.names[called_off])
    if forfeit is None:
        return words("page-closed")
    message = f"forfeit-{forfeit.reason}" if forfeit.reason in ENDINGS else "replay-forfeit"
    names = {"name": show.names[forfeit.seat], "winner": show.names[forfeit.seat.other]}
    reader = "loser" if forfeit.seat is you else "winner"
    return words(message, reader=reader, reason=forfeit.reason or words("no-reason"), **names)


def _undealt(table: TableNow, you: Seat, show: Show) -> str:
    """Return why a table was closed before its deal."""
    forfeit, words = table.forfeit, show.words
    if table.challenge is not None:
        return words("people-ended-unnamed", why=table.challenge)
    if len(table.absent) == len(SEATS):
        return words("clock-no-show", reader="both", name="")
    if forfeit is not None:  # they did not come, or left
        message = "clock-no-show" if forfeit.reason == "no_show" else "clock-left-early"
        return words(message, reader=_reader(forfeit.seat, you), name=show.names[forfeit.seat])
    for seat in table.absent:
        return words("clock-no-show", reader=_reader(seat, you), name=show.names[seat])
    if table.left_early is None:
        return words("page-closed")
    return words("clock-left-early", reader=_reader(table.left_early, you), name=show.names[table.left_early])


def _reader(seat: Seat, you: Seat) -> str:
    return "you" if seat is you else "other"


def _verify(record: Record, seen: Seen, show: Show) -> None:
    """Compute the deal again from what the record reveals and what was seen before it, and say what came out."""
    words, paper = show.words, show.paper
    if record.chosen is not None or record.set_up or record.daily is not None:
        return  # nobody drew a part of it here
    try:
        witnessed = witness(record, seen) if seen.contribution else []  # it may have been drawn elsewhere
        found = [*check(record, "record"), *witnessed]
    except ClaimError as error:
        paper.line(in_words(error, words.language))
        return
    wrong = [one for one in found if not one.ok]
    for one in wrong:
        paper.line(finding_line(one, words))
    paper.line(words("verify-false" if wrong else "fair-witnessed" if witnessed else "verify-true"))
