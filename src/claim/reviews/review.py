"""What a review says: what each play of a game cost its player, and how much of the result was due to the deal.

A play's loss is the chance to win that its player gave up: what the best card was worth minus what the card played was
worth, as far as that seat could know at the time. In phase one a search from the seat's own view estimates it, with its
uncertainty; in phase two the solver knows it exactly. A draw counts as half a win throughout.

How it is found out is in reviewing.py.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from claim.bots.searching import DIGITS
from claim.game.cards import Card, Seat
from claim.records.identities import BotIdentity
from claim.records.record import Record
from claim.reviews.hint import honest_error
from claim.reviews.reasons import Reason

VERSION = 2  # of what a review says: raised whenever the same record would get other numbers or reasons
TURNING = 0.1  # a play that certainly loses this much is a turning point
VISIBLE = 0.005  # of a chance: less is rounded to nothing
PRECISE = 0.1  # two standard errors of a deal's value, with which it can be told what was the deal and what was play


@dataclass(frozen=True)
class ReviewedPlay:
    """One play. Chances are those of the seat that played, as far as it could know; `error` is 0 in phase two."""

    number: int
    phase: int
    trick: int
    seat: Seat
    card: Card
    best: tuple[Card, ...]
    """The card that the search thinks best; in phase two every card that keeps the value."""
    before: float
    """The chance with the best card."""
    after: float
    """The chance with the card played."""
    error: float
    """One standard error of the loss."""
    choices: int
    """How many different cards could have been played."""
    reasons: tuple[Reason, ...] = ()
    """Why the first of the best cards was better, addressed to who played. Empty where nothing was lost."""

    @property
    def loss(self) -> float:
        """The chance that was given up."""
        return max(0.0, self.before - self.after)

    @property
    def exact(self) -> bool:
        """Whether the solver knows."""
        return self.phase == 2

    @property
    def clear(self) -> bool:
        """Whether another card was better for sure: by more than two standard errors."""
        return self.loss >= VISIBLE and self.loss > 2 * self.error

    @property
    def turning(self) -> bool:
        """Whether this play lost at least TURNING, and more than two standard errors."""
        return self.loss >= max(TURNING, 2 * self.error)

    @property
    def chance_a(self) -> float:
        """Seat A's chance after this play, as far as the seat that played could know."""
        return self.after if self.seat is Seat.A else 1 - self.after

    def to_json(self) -> dict[str, object]:
        """Return the play as a JSON object."""
        return {
            "play": self.number,
            "phase": self.phase,
            "trick": self.trick,
            "seat": self.seat.value,
            "card": self.card,
            "best": list(self.best),
            "before": self.before,
            "after": self.after,
            "loss": _rounded(self.loss),
            "error": self.error,
            "exact": self.exact,
            "clear": self.clear,
            "turning": self.turning,
            "choices": self.choices,
            "reasons": [one.to_json() for one in self.reasons],
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "ReviewedPlay":
        """Read a play that `to_json` wrote. Raises LookupError, TypeError or ValueError for anything else."""
        return cls(
            number=int(data["play"]),
            phase=int(data["phase"]),
            trick=int(data["trick"]),
            seat=Seat(data["seat"]),
            card=Card(data["card"]),
            best=tuple([Card(one) for one in data["best"]]),
            before=float(data["before"]),
            after=float(data["after"]),
            error=float(data["error"]),
            choices=int(data["choices"]),
            reasons=tuple([Reason.from_json(one) for one in data["reasons"]]),
        )


@dataclass(frozen=True)
class DealValue:
    """What seat A scores from a deal when one strong bot plays both seats; solved exactly where `bot` is None."""

    score: float
    error: float
    """One standard error of the score."""
    games: int
    bot: BotIdentity | None

    @classmethod
    def of(cls, scores: Sequence[float], bot: BotIdentity) -> "DealValue":
        """Return the value that follows from what A scored in some games, at least one."""
        mean = sum(scores) / len(scores)
        return cls(mean, honest_error(mean, len(scores)), len(scores), bot)

    @property
    def favours(self) -> Seat | None:
        """Whom the deal favours, by more than two standard errors; None where it is even, or too few games tell."""
        if abs(self.score - 0.5) <= 2 * self.error:
            return None
        return Seat.A if self.score > 0.5 else Seat.B

    @property
    def precise(self) -> bool:
        """Whether it is known well enough to say how much of a result was the deal."""
        return 2 * self.error <= PRECISE

    def to_json(self) -> dict[str, object]:
        """Return the value as a JSON object."""
        return {
            "score": _rounded(self.score),
            "error": _rounded(self.error),
            "games": self.games,
            "bot": None if self.bot is None else str(self.bot),
            "favours": self.favours,
            "precise": self.precise,
        }


@dataclass(frozen=True)
class Review:
    """What a record teaches."""

    record: Record
    plays: tuple[ReviewedPlay, ...]
    deal: DealValue | None
    """None where it was not asked for."""

    @property
    def turning_points(self) -> tuple[ReviewedPlay, ...]:
        """The turning points, in the order of play."""
        return tuple(play for play in self.plays if play.turning)

    @property
    def result(self) -> float | None:
        """What seat A scored by votes: 1, ½ or 0. None if the game was not played to its end."""
        result = self.record.game.result
        if result is None:
            return None
        return 0.5 if result.winner is None else float(result.winner is Seat.A)

    @property
    def by_deal(self) -> float | None:
        """How much the deal added to seat A's result, compared with an even deal."""
        return None if self.deal is None else self.deal.score - 0.5

    @property
    def by_play(self) -> float | None:
        """How much play added to seat A's result: what A scored minus what the deal was worth."""
        return None if self.deal is None or self.result is None else self.result - self.deal.score

    def lost(self, seat: Seat, phase: int) -> float:
        """Return the sum of the losses of a seat in a phase."""
        return sum(play.loss for play in self.plays if play.seat is seat and play.phase == phase)

    def to_json(self) -> dict[str, object]:
        """Return the review as a JSON object."""
        return {
            "players": {seat.value: name for seat, name in self.record.players.items()},
            "over": self.record.over,
            "result": self.result,
            "deal": None if self.deal is None else self.deal.to_json(),
            "by_deal": _rounded(self.by_deal),
            "by_play": _rounded(self.by_play),
            "lost": {
                seat.value: {f"phase_{phase}": _rounded(self.lost(seat, phase)) for phase in (1, 2)} for seat in Seat
            },
            "turning_points": [play.number for play in self.turning_points],
            "plays": [play.to_json() for play in self.plays],
        }


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, DIGITS)
