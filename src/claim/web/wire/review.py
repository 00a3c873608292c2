"""The lines of a review, as they are streamed."""

from claim.web.wire.base import Card, Outgoing, Problem, Seat
from claim.web.wire.socket import HintReason


class ReviewedPlay(Outgoing):
    """What one play cost the seat that made it, as far as that seat could know; exactly in phase two."""

    play: int
    phase: int
    trick: int
    seat: Seat
    card: Card
    best: list[Card]
    before: float
    after: float
    loss: float
    error: float
    exact: bool
    clear: bool
    turning: bool
    choices: int
    reasons: list[HintReason]


class DealValue(Outgoing):
    """What seat A scores from this deal when one strong bot plays both seats."""

    score: float
    error: float
    games: int
    bot: str | None
    favours: Seat | None
    precise: bool


class PhaseLosses(Outgoing):
    """What a seat gave up in each phase, in all."""

    phase_1: float
    phase_2: float


class SeatLosses(Outgoing):
    """The same by seat."""

    A: PhaseLosses
    B: PhaseLosses


class ReviewSummary(Outgoing):
    """What all parts together say."""

    version: int
    result: float | None
    by_deal: float | None
    by_play: float | None
    lost: SeatLosses
    turning_points: list[int]


class ReviewLine(Outgoing):
    """GET /api/games/{id}/review: one line per part, the last one with the summary, or with what went wrong."""

    done: int
    total: int
    plays: list[ReviewedPlay]
    deal: DealValue | None
    summary: ReviewSummary | None
    error: Problem | None
