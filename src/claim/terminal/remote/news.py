"""What a terminal prints of a state of a server's table: who came and went, which cards were played, and the end."""

import shlex
from collections.abc import Mapping
from pathlib import Path

from claim.client.address import Server
from claim.client.messages import State
from claim.game.cards import SEATS, Card, Seat
from claim.game.errors import ClaimError
from claim.game.view import View
from claim.locales import Words, in_words
from claim.records.record import Record
from claim.records.verify import Seen, check, witness
from claim.tables.states import BlunderWarning, Hint, SeatState, TableState
from claim.terminal.names import ENDINGS, PERSON, finding_line, remarks
from claim.terminal.paper import Paper
from claim.terminal.saving import Saver
from claim.terminal.show import Show


def names_at(table: TableState, words: Words) -> Mapping[Seat, str]:
    """Return a name for each seat: a bot's title, or a person's name."""
    return {seat: _name(seat, table.seats[seat], words) for seat in SEATS}


def _name(seat: Seat, chair: SeatState, words: Words) -> str:
    if chair.bot is not None:
        return words.bot(chair.bot)
    if not chair.taken:
        return words("player-seat", seat=seat.value)
    return words("page-guest") if chair.name == PERSON else chair.name


def show_people(before: State | None, state: State, show: Show, server: Server) -> None:
    """Print who came and went, the link while a friend is waited for, and a greeting when the cards are dealt."""
    table, view, words, paper, you = state.table, state.view, show.words, show.paper, state.you
    other, name = table.seats[you.other], show.names[you.other]
    if table.status == "waiting" and before is None:
        paper.line(words("page-waiting-invite"), " ", server.invitation(table.id))
        paper.line(words("remote-code", server=str(server), code=table.id))
        paper.line(words("remote-waiting"))
    elif view is not None and (before is None or before.view is None):
        if view.ply:
            paper.line(words("resume-line"))
        paper.line(words("opponent-line", name=name))
        if not view.ply:
            paper.line(show.fact("leader-drawn-line", view.leader))
        if table.options.by_heart:
            paper.line(words("by-heart-line"))
    elif before is not None and other.bot is None:
        was = before.table.seats[you.other]
        if other.left and not was.left and before.table.status == "over":
            paper.line(words("page-rematch-gone"))
        elif before.view is not None and other.online != was.online and not other.left:
            paper.line(words("remote-back" if other.online else "page-turn-away", name=name))


def show_plays(before: State | None, state: State, show: Show) -> bool:
    """Print the cards that were played or taken back. Returns whether the end of phase one has still to be announced.

    By heart the screen is cleared instead, and the next table shows the last trick.
    """
    view, old, words, paper = state.view, None if before is None else before.view, show.words, show.paper
    if view is None or old is None:
        return False
    phase_over = old.phase == 1 and view.phase == 2
    if state.table.options.by_heart and state.table.status != "over":
        if any(seat is show.you for seat, _ in state.plays):
            paper.clear()  # earlier tricks must not be there to scroll back to
        return phase_over
    if view.ply < old.ply:
        paper.line(words("back-line", cards=words.listed(_plays(old)[view.ply - old.ply :])))
    for ply, (seat, card) in enumerate(state.plays, view.ply - len(state.plays) + 1):
        paper.line(show.sentence("plays-line", card, seat))
        if phase_over and ply in (2 * view.size, view.ply):
            phase_over = False
            paper.line(words("phase-over-line"))
    return False


def _plays(view: View) -> list[Card]:
    """Return all cards that were played, in order."""
    played = [card for trick in view.tricks for card in (trick.led, trick.reply)]
    return [*played, *([] if view.led is None else [view.led])]


def show_hint(answer: Hint | BlunderWarning, words: Words, paper: Paper) -> None:
    """Print a hint, or what speaks against a card, as if it had been worked out here."""
    from claim.bots.searching import Estimate  # noqa: PLC0415  (brings the search, which most games never need)
    from claim.reviews import hint as reviews  # noqa: PLC0415  (likewise)
    from claim.reviews.reasons import Reason  # noqa: PLC0415  (likewise)
    from claim.terminal import hint  # noqa: PLC0415  (likewise)

    reasons = []
    for one in answer.reasons:
        reason = Reason(one.id.removeprefix("hint-"), dict(one.args))
        try:
            hint.in_words(reason, words)
        except LookupError:  # a newer server's
            continue
        reasons.append(reason)
    chances = tuple(Estimate(card.card, card.chance, card.error, 0) for card in answer.cards)
    shown = reviews.Hint(answer.best, chances, answer.exact, tuple(reasons))
    if isinstance(answer, BlunderWarning):
        hint.show_warning(shown, answer.card, words, paper)
    else:
        hint.show_hint(shown, words, paper)


# --- the end ---------------------------------------------------------------------------------------------------------


def show_end(state: State, seen: Seen, show: Show, path: Path | None) -> None:
    """Print how a game ended, verify its deal and save its record: to `path`, or to a new file in the data folder."""
    words, paper = show.words, show.paper
    view, record = state.view, state.record
    if view is not None and view.result is not None:
        paper.line(words("last-trick-line"), " ", show.trick(view.tricks[-1]))
        show.result(view)
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


_EARLY = {"no_show": "clock-no-show", "left": "clock-left-early"}  # what a player forfeits for before the deal


def _undealt(table: TableState, you: Seat, show: Show) -> str:
    """Return why a table was closed before its deal."""
    forfeit, words = table.forfeit, show.words
    if table.challenge is not None:
        return words("people-ended-unnamed", why=table.challenge)
    if len(table.absent) == len(SEATS):
        return words("clock-no-show", reader="both", name="")
    if forfeit is not None:
        reader, name = _reader(forfeit.seat, you), show.names[forfeit.seat]
        return words(_EARLY.get(forfeit.reason, "replay-forfeit"), reader=reader, name=name, reason=forfeit.reason)
    for seat in table.absent:
        return words("clock-no-show", reader=_reader(seat, you), name=show.names[seat])
    if table.left_early is None:
        return words("page-closed")
    return words("clock-left-early", reader=_reader(table.left_early, you), name=show.names[table.left_early])


def _reader(seat: Seat, you: Seat) -> str:
    return "you" if seat is you else "other"


def _verify(record: Record, seen: Seen, show: Show) -> None:
    """Compute the deal again from what the record reveals and what was seen before it, and print the outcome."""
    words, paper = show.words, show.paper
    if record.chosen is not None or record.set_up or record.daily is not None:
        return  # no part of it was drawn here
    try:
        witnessed = witness(record, seen) if seen.contribution else []  # it may have been drawn elsewhere
        findings = [*check(record, "record"), *witnessed]
    except ClaimError as error:
        paper.line(in_words(error, words.language))
        return
    wrong = [finding for finding in findings if not finding.ok]
    for finding in wrong:
        paper.line(finding_line(finding, words))
    paper.line(words("verify-false" if wrong else "fair-witnessed" if witnessed else "verify-true"))
