"""What is new at a server's table: who came and went, and which cards were played."""

from collections.abc import Mapping

from claim.client.address import Server
from claim.client.messages import State, TableNow
from claim.game.cards import SEATS, Card, Seat
from claim.game.view import View
from claim.locales import Words
from claim.tables.states import SeatState
from claim.terminal.names import PERSON
from claim.terminal.show import Show


def names_at(table: TableNow, words: Words) -> Mapping[Seat, str]:
    """Return a name for each seat: a bot's title, or a person's name."""
    return {seat: _name(seat, table.chairs[seat], words) for seat in SEATS}


def _name(seat: Seat, chair: SeatState, words: Words) -> str:
    if chair.bot is not None:
        return words.bot(chair.bot)
    return words("player-seat", seat=seat.value) if not chair.taken or chair.name == PERSON else chair.name


def tell_people(before: State | None, state: State, show: Show, server: Server) -> None:
    """Print who came and went, the link while a friend is waited for, and a greeting when the cards are dealt."""
    table, view, words, paper, you = state.table, state.view, show.words, show.paper, state.table.you
    other, name = table.chairs[you.other], show.names[you.other]
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
        if table.by_heart:
            paper.line(words("by-heart-line"))
    elif before is not None and other.bot is None:
        was = before.table.chairs[you.other]
        if other.left and not was.left and before.table.status == "over":
            paper.line(words("page-rematch-gone"))
        elif before.view is not None and other.online != was.online and not other.left:
            paper.line(words("remote-back" if other.online else "page-turn-away", name=name))


def tell_played(before: State | None, state: State, show: Show) -> bool:
    """Print the cards that were played or taken back. Returns whether the end of phase one has still to be announced.

    By heart the screen is cleared instead, and the next table shows the last trick.
    """
    view, old, words, paper = state.view, None if before is None else before.view, show.words, show.paper
    if view is None or old is None:
        return False
    phase_over = old.phase == 1 and view.phase == 2
    if state.table.by_heart and state.table.status != "over":
        if any(one.seat is show.you for one in state.played):
            paper.clear()  # earlier tricks must not be there to scroll back to
        return phase_over
    if view.ply < old.ply:
        paper.line(words("back-line", cards=words.listed(_plays(old)[view.ply - old.ply :])))
    ply = view.ply - len(state.played)
    for one in state.played:
        ply += 1
        paper.line(show.sentence("plays-line", one.card, one.seat))
        if phase_over and ply in (2 * view.size, view.ply):
            phase_over = False
            paper.line(words("phase-over-line"))
    return False


def _plays(view: View) -> list[Card]:
    """Return all cards that were played, in order."""
    played = [card for trick in view.tricks for card in (trick.led, trick.reply)]
    return [*played, *([] if view.led is None else [view.led])]
