"""Show a hint: the card to play, why, and what every card is worth."""

from collections.abc import Sequence

from rich.text import Text

from claim.bots.searching import Estimate
from claim.game.cards import Card
from claim.locales import Words
from claim.reviews.hint import Hint
from claim.reviews.reasons import Reason
from claim.terminal.paper import COLOURS, Paper


def show_hint(hint: Hint, words: Words, paper: Paper) -> None:
    """Print a hint."""
    paper.title(words("hint-title"))
    line = Text(paper.plain(words("hint-play", card=hint.card)), style="bold")
    line.highlight_words([str(hint.card)], COLOURS[hint.card.faction])
    paper.line(line)
    _show_why(hint, words, paper)


def show_warning(hint: Hint, card: Card, words: Words, paper: Paper) -> None:
    """Print what speaks against playing this card."""
    chances = {one.card: one.chance for one in hint.estimates}
    best = chances[hint.card]
    code = "costs" if not hint.exact else "gives_win" if best == 1 else "gives_draw"
    paper.line(words(f"hint-{code}", card=card, points=round(100 * (best - chances[card]))))
    paper.line(words("hint-better", card=hint.card))
    _show_why(hint, words, paper)
    paper.line(words("help-warned", card=card.lower()))


def _show_why(hint: Hint, words: Words, paper: Paper) -> None:
    for reason in hint.reasons:
        paper.line("· " + in_words(reason, words))
    if len(hint.estimates) > 1:
        if not hint.exact:
            paper.line(words("hint-chances"))
        show_estimates(hint.estimates, words, paper, exact=hint.exact)


def in_words(reason: Reason, words: Words) -> str:
    """Return a reason as a sentence."""
    params = dict(reason.params)
    if "faction" in params:
        params["faction"] = words(f"faction-{params['faction']}")
    return words(f"hint-{reason.code}", **params)


def show_estimates(estimates: Sequence[Estimate], words: Words, paper: Paper, *, exact: bool) -> None:
    """Print which cards win, draw and lose, or every card with its chance ± two standard errors of the search."""
    if exact:
        for message, chance in (("hint-winning", 1.0), ("hint-drawing", 0.5), ("hint-losing", 0.0)):
            cards = [one.card for one in estimates if one.chance == chance]
            if cards:
                paper.line(words(message, cards=""), paper.cards(cards))
        return
    shown = [
        Text.assemble(paper.card(one.card), paper.unit(paper.plain(f" {100 * one.chance:.0f} ± {200 * one.error:.0f}")))
        for one in estimates
    ]
    for first in range(0, len(shown), 5):
        paper.row("  ", Text("   ").join(shown[first : first + 5]))
