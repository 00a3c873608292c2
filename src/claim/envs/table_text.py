"""A table as plain text, for the render mode `ansi`: what a view shows, and nothing else."""

from collections.abc import Iterable

from claim.game.cards import Card, Seat
from claim.game.view import View


def table_text(view: View) -> str:
    """Return a view's table in a few lines, without a newline at the end."""
    lines = [_headline(view)]
    if view.phase == 1:
        pile = f"{view.draw_count} hidden" if view.draw_pile is None else _cards(view.draw_pile)
        lines.append(f"prize {view.prize}, under it {pile}")
    if view.led is not None:
        lines.append(f"led {view.led}")
    for seat in Seat:
        hand = view.hands[seat]
        shown = _cards(hand) if hand is not None else f"{view.hand_counts[seat]} hidden"
        hidden = view.follower_counts[seat] - len(view.followers[seat])
        lines.append(f"{seat} hand      {shown}")
        if view.phase == 1:
            followers = _cards(view.followers[seat]) + (f" and {hidden} hidden" if hidden else "")
            lines.append(f"  followers {followers}")
        lines.append(f"  score     {_cards(view.scores[seat])}")
    return "\n".join(lines)


def _headline(view: View) -> str:
    if view.result is not None:
        winner = view.result.winner
        return "over: " + ("a draw" if winner is None else f"{winner} wins")
    verb = "leads" if view.led is None else "answers"
    return f"phase {view.phase}, trick {view.trick} of {view.size}: {view.turn} {verb}"


def _cards(cards: Iterable[Card]) -> str:
    return " ".join(cards) or "-"
