"""The lines of a review, as they are streamed."""

from collections.abc import Sequence
from dataclasses import dataclass

from claim.game.cards import Card, Seat
from claim.tables.states import HintReason, Problem


@dataclass(frozen=True, kw_only=True)
class ReviewedPlay:
    """What one play cost the seat that made it, as far as that seat could know; exactly in phase two."""

    play: int
    phase: int
    trick: int
    seat: Seat
    card: Card
    best: Sequence[Card]
    before: float
    after: float
    loss: float
    error: float
    exact: bool
    clear: bool
    turning: bool
    choices: int
    reasons: Sequence[HintReason]


@dataclass(frozen=True, kw_only=True)
class DealValue:
    """What seat A scores from this deal when one strong bot plays both seats."""

    score: float
    error: float
    games: int
    bot: str | None
    favours: Seat | None
    precise: bool


@dataclass(frozen=True, kw_only=True)
class PhaseLosses:
    """What a seat gave up in each phase, in all."""

    phase_1: float
    phase_2: float


@dataclass(frozen=True, kw_only=True)
class SeatLosses:
    """The same by seat."""

    A: PhaseLosses
    B: PhaseLosses


@dataclass(frozen=True, kw_only=True)
class ReviewSummary:
    """What all parts together say."""

    version: int
    result: float | None
    by_deal: float | None
    by_play: float | None
    lost: SeatLosses
    turning_points: Sequence[int]


@dataclass(frozen=True, kw_only=True)
class ReviewLine:
    """GET /api/games/{id}/review: one line per part, the last one with the summary, or with what went wrong."""

    done: int
    total: int
    plays: Sequence[ReviewedPlay]
    deal: DealValue | None
    summary: ReviewSummary | None
    error: Problem | None
