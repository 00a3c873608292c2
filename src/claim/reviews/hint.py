"""`hint`: which card to play and why, and what each card is worth, from a seat's own view."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace

from claim.bots.registry import HURRIED_SECONDS
from claim.bots.searching import MOST_ROUNDS, SOLVING, Estimate, SearchSettings, estimate, estimate_by_playouts
from claim.bots.situation import situation
from claim.game.cards import Card
from claim.game.errors import BadText, quote
from claim.game.view import View
from claim.reviews.reasons import Reason, facts, in_order, reason
from claim.solver.deadline import OutOfTime
from claim.solver.ranking import Ranked, rank
from claim.version import interpreted

ROUNDS = 40_000
MOST_REASONS = 3
BLUNDER = 0.1  # of the chance to win, beyond the uncertainty: worth a word before the card is played


@dataclass(frozen=True)
class Hint:
    """A recommended card, the chance of every card that may be played (best first), and the reasons."""

    card: Card
    estimates: tuple[Estimate, ...]
    exact: bool
    """Whether the chances are exact: 1 wins, ½ draws, 0 loses against best play."""
    reasons: tuple[Reason, ...]
    """At most three, the most telling first."""

    def gives_away(self, card: Card) -> bool:
        """Return whether this legal card is a blunder.

        Where the chances are exact, it gives away a win or a draw; elsewhere, at least a tenth of the chance to win
        beyond the uncertainty (two standard errors).
        """
        best, played = self.estimates[0], next(one for one in self.estimates if one.card == card)
        if self.exact:
            return played.chance < best.chance
        return best.chance - played.chance - 2 * math.hypot(best.error, played.error) >= BLUNDER

    def to_json(self) -> dict[str, object]:
        """Return the hint as a JSON object."""
        return {
            "card": self.card,
            "exact": self.exact,
            "cards": [one.to_json() for one in self.estimates],
            "reasons": [one.to_json() for one in self.reasons],
        }


def hint(view: View, rounds: int = ROUNDS, seed: int = 1) -> Hint:
    """Recommend a card: in phase one by `rounds` of search with this seed, in phase two exactly.

    The same view, rounds and seed give the same hint. Where Claim runs interpreted, though, a hint takes no longer than
    a bot's move: it then depends on the clock, and in phase two it may not be exact. Raises BadText for bad `rounds`,
    and BadBot for a view that is impossible or not that of the seat to move.
    """
    settings = replace(settings_for(rounds), seconds=HURRIED_SECONDS if interpreted() else None)
    piles, until = situation(view), settings.deadline()
    if view.phase == 1:
        return _searched(view, estimate(view, seed, settings))
    try:
        ranked = rank(piles.state(), settings.deadline(SOLVING))
    except OutOfTime:
        return _searched(view, estimate_by_playouts(view, seed, until))
    estimates = tuple([Estimate(one.card, (one.value + 1) / 2, 0.0, 0) for one in ranked])
    card = ranked[0].card
    reasons = in_order(iter([*facts(view, card), *verdict(ranked)]))
    return Hint(card, estimates, exact=True, reasons=_short(reasons))


def _searched(view: View, searched: tuple[Estimate, ...]) -> Hint:
    """Return the hint that follows from chances found by search or by playouts."""
    estimates = tuple([one._replace(error=honest_error(one.chance, one.visits)) for one in searched])
    best = estimates[0]
    close = tuple(_closeness(estimates))
    reasons = (*facts(view, best.card)[: MOST_REASONS - len(close)], *close)
    return Hint(best.card, estimates, exact=False, reasons=reasons)


def honest_error(score: float, games: int) -> float:
    """Return the standard error of a mean score (0 to 1), as if one more game had been won and one more lost.

    A few games that all ended alike prove little; this correction, Agresti and Coull's, accounts for that.
    """
    likely = (score * games + 1) / (games + 2)
    return math.sqrt(likely * (1 - likely) / (games + 2))


def settings_for(rounds: object) -> SearchSettings:
    """Return search settings with this many rounds. Raises BadText where it is not a number in range."""
    if isinstance(rounds, bool) or not isinstance(rounds, int) or not 1 <= rounds <= MOST_ROUNDS:
        raise BadText("bad_number", field="rounds", text=quote(rounds), least=1, most=MOST_ROUNDS)
    return SearchSettings(rounds=rounds)


def verdict(ranked: tuple[Ranked, ...]) -> Iterator[Reason]:
    """Yield what best play says of the first of these cards, from the side of the seat to move."""
    best = ranked[0]
    keeping = sum(one.value == best.value for one in ranked)
    yield kept(best.value, keeping, len(ranked))
    if best.value < 1 and best.slips > 0 and keeping > 1:
        yield reason("sets_problem")


def kept(value: int, keeping: int, total: int) -> Reason:
    """Return what best play says of a card that keeps this value (1, 0 or -1), as `keeping` of `total` cards do."""
    if value < 0:
        return reason("sure_loss")
    end = "win" if value > 0 else "draw"
    if keeping == 1 and total > 1:
        return reason(f"only_{end}")
    return reason(f"keeps_{end}", count=keeping, total=total, every="yes" if 1 < keeping == total else "no")


def _closeness(estimates: tuple[Estimate, ...]) -> Iterator[Reason]:
    """Yield the cards that the search cannot tell from the best."""
    best, *others = estimates
    close = [one.card for one in others if best.chance - one.chance <= 2 * math.hypot(best.error, one.error)]
    if close:
        yield reason("close_call", card=close[0], cards=" ".join(close))


def _short(reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """Keep the first reasons, but always what best play says: in phase two that is the point."""
    exact = [one for one in reasons if one.code in ("keeps_win", "keeps_draw", "sure_loss", "sets_problem")]
    first = [one for one in reasons if one not in exact]
    return (*first[: max(1, MOST_REASONS - len(exact))], *exact)[:MOST_REASONS]
