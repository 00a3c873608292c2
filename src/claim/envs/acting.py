"""What the families share: deals, an action's result, rewards, the table as text, and what to say without an extra."""

import secrets
from collections.abc import Iterable, Mapping
from typing import Any, SupportsIndex

from claim.envs.observation import canonical_zeros
from claim.game.cards import CARDS, SEATS, Card, Seat, numbers
from claim.game.deal import Deal, deal
from claim.game.game import Game
from claim.game.view import View
from claim.version import install_with


def play(game: Game, action: SupportsIndex) -> Game:
    """Return the game after an action. Raises ValueError, naming what was expected, where it may not be taken now."""
    problem = refusal(game, action)
    if problem is not None:
        raise ValueError(problem)
    return game.play(CARDS[action])


def refusal(game: Game, action: SupportsIndex) -> str | None:
    """Return why an action may not be taken now; None if it may."""
    if game.turn is None:
        return f"the game is over: action {action} cannot be taken, expected a reset"
    legal = canonical_zeros(game.legal_mask())
    number = action.__index__()
    if 0 <= number < len(CARDS) and legal >> number & 1:
        return None
    expected = ", ".join(f"{number} ({CARDS[number]})" for number in numbers(legal))
    return f"action {action} is masked: expected one of {expected}"


def rewards(game: Game) -> tuple[float, float]:
    """Return what the game is worth to A and B: 1 for the crown, -1 for the other, 0 before the end or for a draw."""
    winner = None if game.result is None else game.result.winner
    if winner is None:
        return 0.0, 0.0
    return (1.0, -1.0) if winner is SEATS[0] else (-1.0, 1.0)


class Deals:
    """Deals one game after another.

    Seed 7 gives `Game.deal(7)`, and the games after it those of the seeds "7.1", "7.2" and so on. Raises BadText for a
    bad deck or leader.
    """

    def __init__(self, deck: str | Iterable[str] | None = None, leader: str | None = None) -> None:
        self._deck = deck if deck is None or isinstance(deck, str) else tuple(deck)
        self._leader = leader
        self._seed: str | None = None
        self._games = 0
        deal(0, leader, self._deck)  # so that a bad deck or leader is an error now

    def next(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> Deal:
        """Return the next deal; `options["deal"]`, if given, is taken as it is. Without any seed it is unguessable.

        Raises TypeError where the option is not a Deal.
        """
        if options is not None and "deal" in options:
            given = options["deal"]
            if not isinstance(given, Deal):
                raise TypeError(f"options['deal']: expected a claim.game.deal.Deal, got {type(given).__name__}")
            return given
        if seed is not None:
            self._seed, self._games = str(int(seed)), 0
            return deal(self._seed, self._leader, self._deck)
        if self._seed is None:
            return deal(secrets.token_hex(16), self._leader, self._deck)
        self._games += 1
        return deal(f"{self._seed}.{self._games}", self._leader, self._deck)


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


def missing_extra(family: str, error: ImportError, extra: str | None = None) -> ImportError:
    """Return the error that names the package `claim.envs.<family>` lacks, and how to install it.

    The extra has the family's name unless another is given.
    """
    install = install_with(extra or family)
    return ImportError(f"claim.envs.{family} needs {error.name}. In a clone of Claim: {install}", name=error.name)
