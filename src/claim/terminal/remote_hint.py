"""A server's hint, shown as one that was found here."""

from claim.client.messages import HintTold
from claim.locales import Words
from claim.terminal.paper import Paper


def show_told(told: HintTold, words: Words, paper: Paper) -> None:
    """Print a hint, or what speaks against a card."""
    from claim.bots.searching import Estimate  # noqa: PLC0415  (brings the search, which most games never need)
    from claim.reviews.hint import Hint  # noqa: PLC0415  (likewise)
    from claim.reviews.reasons import Reason  # noqa: PLC0415  (likewise)
    from claim.terminal.hint import in_words, show_hint, show_warning  # noqa: PLC0415  (likewise)

    reasons = []
    for message, params in told.reasons:
        reason = Reason(message.removeprefix("hint-"), dict(params))
        try:
            in_words(reason, words)
        except LookupError:  # a newer server's
            continue
        reasons.append(reason)
    chances = tuple(Estimate(one.card, one.chance, one.error, 0) for one in told.cards)
    found = Hint(told.best, chances, told.exact, tuple(reasons))
    if told.warned is None:
        show_hint(found, words, paper)
    else:
        show_warning(found, told.warned, words, paper)
