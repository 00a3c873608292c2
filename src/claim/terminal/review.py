"""Print a review: every play with its loss, the turning points, and how much was the deal and how much was play."""

from itertools import zip_longest

from rich.text import Text

from claim.game.cards import Seat
from claim.locales import Words
from claim.reviews.review import Review, ReviewedPlay
from claim.terminal.hint import in_words
from claim.terminal.names import PERSON, ending_line, names_of, remarks
from claim.terminal.paper import Paper
from claim.terminal.show import Show


def turning_lines(review: Review, words: Words) -> list[str]:
    """Return the turning points as sentences."""
    people = [seat for seat in Seat if review.record.players.get(seat) == PERSON]
    you = people[0] if len(people) == 1 else None
    show = Show(Paper(), words, names_of(review.record, words), you)
    lines = [_turning(play, show) for play in review.turning_points]
    return lines or [words("review-no_turning")]


def show_review(review: Review, words: Words, paper: Paper) -> None:
    """Print the whole review."""
    names = names_of(review.record, words)
    for line in remarks(review.record, words):
        paper.line(line)
    paper.title(words("review-plays-title"))
    _plays(review, words, paper)
    paper.line(words("review-legend"))
    paper.title(words("review-turning-title"))
    for line, play in zip_longest(turning_lines(review, words), review.turning_points):
        paper.line(line)
        if play is not None and play.reasons:
            paper.line("  " + words("review-why", card=str(play.best[0]), name=names[play.seat]))
            for reason in play.reasons:
                paper.line("  · " + in_words(reason, words))
    for seat in Seat:
        one, two = (f"{100 * review.lost(seat, phase):.0f}" for phase in (1, 2))
        paper.line(words("review-lost", name=names[seat], one=one, two=two))
    paper.title(words("review-deal-title"))
    _deal(review, names, words, paper)


def _plays(review: Review, words: Words, paper: Paper) -> None:
    heads = [words(f"review-column-{name}") for name in ("play", "seat", "card", "chance", "loss", "best")]
    rows = [_row(play) for play in review.plays]
    widths = [max(len(row[column]) for row in (heads, *rows)) + 2 for column in range(len(heads))]
    paper.line(
        Text("".join(paper.plain(head).ljust(width) for head, width in zip(heads, widths, strict=True)).rstrip())
    )
    for play, row in zip(review.plays, rows, strict=True):
        line = "".join(paper.plain(cell).ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        paper.line(Text(line, style="bold" if play.turning else ""))


def _row(play: ReviewedPlay) -> list[str]:
    """Return a play as table cells: number, seat, card, chance before it, loss, and better cards."""
    error = "" if play.exact else f" ± {200 * play.error:.0f}"
    loss = f"{100 * play.loss:.0f}{error}" if play.clear else "–"
    best = " ".join(play.best[:3]) + (" …" if len(play.best) > 3 else "") if play.clear else ""
    mark = "◆ " if play.turning else ""
    return [str(play.number), play.seat.value, str(play.card), f"{100 * play.before:.0f}", mark + loss, best]


def _turning(play: ReviewedPlay, show: Show) -> str:
    values = {"card": str(play.card), "number": str(play.number)}
    if not play.exact:
        values |= {"loss": f"{100 * play.loss:.0f}", "error": f"{200 * play.error:.0f}", "best": str(play.best[0])}
        return show.fact("review-chance_lost", play.seat, **values)
    if play.before < 1:
        return show.fact("review-drawn_lost", play.seat, **values)
    return show.fact("review-won_drawn" if play.after > 0 else "review-won_lost", play.seat, **values)


def _deal(review: Review, names: dict[Seat, str], words: Words, paper: Paper) -> None:
    deal, result, name = review.deal, review.result, names[Seat.A]
    if deal is not None and deal.bot is not None:
        favoured = deal.favours
        whom = "seat" if favoured else "nobody" if deal.precise else "unknown"
        paper.line(words("review-deal", name=name, score=f"{100 * deal.score:.0f}", games=deal.games))
        paper.line(words("review-favours", whom=whom, name=names[favoured] if favoured else ""))
    elif deal is not None:
        paper.line(words("review-deal_exact", name=name, score=f"{100 * deal.score:.0f}"))
    if result is None:
        paper.line(ending_line(review.record, words))
    elif deal is None or not deal.precise or review.by_deal is None or review.by_play is None:
        paper.line(words("review-result", name=name, result=f"{100 * result:.0f}"))
    else:
        shares = {"deal": f"{100 * review.by_deal:+.0f}", "play": f"{100 * review.by_play:+.0f}"}
        paper.line(words("review-split", name=name, result=f"{100 * result:.0f}", **shares))
