"""A hint by which every card but one is a blunder."""

from claim.bots.searching import Estimate
from claim.game.view import View
from claim.reviews.hint import Hint
from claim.reviews.reasons import reason


def only_the_last_wins(view: View) -> Hint:
    """Say that every card but the last loses."""
    best, *others = [*view.legal][::-1]
    chances = [Estimate(best, 1.0, 0.0, 0), *[Estimate(card, 0.0, 0.0, 0) for card in others]]
    return Hint(best, tuple(chances), exact=True, reasons=(reason("only_win"),))
