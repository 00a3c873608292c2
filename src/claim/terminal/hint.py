"""Show a hint: the card to play, why, and what every card is worth."""

from collections.abc import Sequence

from rich.text import Text

from claim.bots.searching import Estimate
from claim.game.cards import Card
from claim.locales import Words
from claim.reviews.hint import Hint
from claim.reviews.reasons import Reason
from claim.terminal.paper import COLOURS, Paper


def show_hint(found: Hint, words: Words, paper: Paper) -> None:
    """Print a hint."""
    paper.title(words("hint-title"))
    line = Text(paper.plain(words("hint-play", card=found.card)), style="bold")
    line.highlight_words([str(found.card)], COLOURS[found.card.faction])
    paper.line(line)
    _show_why(found, words, paper)


def show_warning(found: Hint, card: Card, words: Words, paper: Paper) -> None:
    """Print what speaks against playing this card."""
    chances = {one.card: one.chance for one in found.estimates}
    best = chances[found.card]
    code = "costs" if not found.exact else "gives_win" if best == 1 else "gives_draw"
    paper.line(words(f"hint-{code}", card=card, points=round(100 * (best - chances[card]))))
    paper.line(words("hint-better", card=found.card))
    _show_why(found, words, paper)
    paper.line(words("help-warned", card=card.lower()))


def _show_why(found: Hint, words: Words, paper: Paper) -> None:
    for reason in found.reasons:
        paper.line("· " + in_words(reason, words))
    if len(found.estimates) > 1:
        if not found.exact:
            paper.line(words("hint-chances"))
        show_estimates(found.estimates, words, paper, exact=found.exact)


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
