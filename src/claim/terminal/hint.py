"""Show a hint: the card to play, why, and what every card is worth."""

from rich.text import Text

from claim.game.view import View
from claim.locales import Words
from claim.reviews.hint import Hint, hint
from claim.reviews.reasons import Reason
from claim.terminal.paper import COLOURS, Paper


def show_hint(view: View, words: Words, paper: Paper) -> None:
    """Work out a hint for the view and print it."""
    found = hint(view)
    paper.title(words("hint-title"))
    line = Text(paper.plain(words("hint-play", card=found.card)), style="bold")
    line.highlight_words([str(found.card)], COLOURS[found.card.faction])
    paper.line(line)
    for reason in found.reasons:
        paper.line("· " + in_words(reason, words))
    if len(found.estimates) > 1:
        _verdicts(found, words, paper) if found.exact else _chances(found, words, paper)


def in_words(reason: Reason, words: Words) -> str:
    """Return a reason as a sentence."""
    params = dict(reason.params)
    if "faction" in params:
        params["faction"] = words(f"faction-{params['faction']}")
    return words(f"hint-{reason.code}", **params)


def _chances(found: Hint, words: Words, paper: Paper) -> None:
    """Print every card with its chance, ± two standard errors of the search's sampling."""
    paper.line(words("hint-chances"))
    shown = [
        Text.assemble(paper.card(one.card), paper.plain(f" {100 * one.chance:.0f} ± {200 * one.error:.0f}"))
        for one in found.estimates
    ]
    for first in range(0, len(shown), 5):
        paper.line("  ", Text("   ").join(shown[first : first + 5]))


def _verdicts(found: Hint, words: Words, paper: Paper) -> None:
    for message, chance in (("hint-winning", 1.0), ("hint-drawing", 0.5), ("hint-losing", 0.0)):
        cards = [one.card for one in found.estimates if one.chance == chance]
        if cards:
            paper.line(words(message, cards=""), paper.cards(cards))
