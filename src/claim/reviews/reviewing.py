"""`review`, and the parts that a review is computed in, in the order in which they are worth having.

Phase two comes first, because it is exact and takes milliseconds. Phase one follows from its end, one trick per part.
Last the deal is played again, one game per part. A part follows from the game, its step and the budget alone. So parts
can be computed in any process, kept, and put together later: the server does that, and gets the same review.
"""

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from claim.arena.match import play_out
from claim.bots.base import Bot, move_rng
from claim.bots.searching import DIGITS, Estimate, SearchBot, SearchSettings, estimate
from claim.game.cards import Card, Seat
from claim.game.errors import BadText, quote
from claim.game.game import Game
from claim.records.identities import identity_of
from claim.records.record import Record
from claim.reviews.errors import ReviewError
from claim.reviews.exact import judge
from claim.reviews.hint import MOST_REASONS, honest_error, kept, settings_for
from claim.reviews.reasons import Reason, facts, in_order
from claim.reviews.review import DealValue, Review, ReviewedPlay
from claim.solver.solution import solve

ROUNDS = 20_000
DEALS = 10
MOST_DEALS = 10_000
DEAL_ROUNDS = 2_000  # of search per move, for the bot that plays the deal again


@dataclass(frozen=True)
class Budget:
    """How much a review computes: rounds of search per play of phase one, games that the deal is played again."""

    rounds: int = ROUNDS
    deals: int = DEALS
    seed: str = "1"

    def check(self) -> None:
        """Raise BadText for bad `rounds` or `deals`."""
        settings_for(self.rounds)
        if isinstance(self.deals, bool) or not isinstance(self.deals, int) or not 0 <= self.deals <= MOST_DEALS:
            raise BadText("bad_number", field="deals", text=quote(self.deals), least=0, most=MOST_DEALS)


class Step(NamedTuple):
    """What one part is about: these plays of the game, or one game from its deal."""

    plays: tuple[int, ...] = ()
    """Their numbers, from 1."""
    deal: int | None = None
    """Which game from the deal, from 0."""


@dataclass(frozen=True)
class Part:
    """What was found in one step: the judged plays, or what seat A scored in a game from the deal."""

    plays: tuple[ReviewedPlay, ...] = ()
    score: float | None = None

    def to_json(self) -> dict[str, object]:
        """Return the part as a JSON object."""
        return {"plays": [play.to_json() for play in self.plays], "score": self.score}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Part":
        """Read a part that `to_json` wrote. Raises LookupError, TypeError or ValueError for anything else."""
        score = data["score"]
        return cls(
            tuple([ReviewedPlay.from_json(one) for one in data["plays"]]), None if score is None else float(score)
        )


def steps(game: Game, budget: Budget) -> list[Step]:
    """Return the steps of a game's review, in their order. Raises ReviewError for a game without plays."""
    if not game.plays:
        raise ReviewError("no_plays", file="record")
    moments = game.moments()
    searched, solved = dict[int, list[int]](), list[int]()
    for number, before in enumerate(moments[:-1], 1):
        (searched.setdefault(before.trick, []) if before.phase == 1 else solved).append(number)
    planned = [Step(tuple(solved))] if solved else []
    planned += [Step(tuple(numbers)) for _, numbers in sorted(searched.items(), reverse=True)]
    if moments[0].phase == 1:  # otherwise the first play says what the deal was worth
        planned += [Step(deal=number) for number in range(budget.deals)]
    return planned


def compute(game: Game, step: Step, budget: Budget, bot: Bot | None = None) -> Part:
    """Compute one part. `bot` plays the deal again, by default the search with a moderate budget."""
    moments = game.moments()
    if step.deal is not None:
        return Part(score=_score_again(moments[0], f"{budget.seed}:{step.deal}", bot))
    settings = settings_for(budget.rounds)
    judged = []
    for number in step.plays:
        before, card = moments[number - 1], game.plays[number - 1]
        judged.append(
            _by_search(before, card, number, settings) if before.phase == 1 else _by_solver(before, card, number)
        )
    return Part(tuple(judged))


def put_together(record: Record, parts: Iterable[Part], budget: Budget, bot: Bot | None = None) -> Review:
    """Return the review that these parts make, in any order; with some of them, as much of it as they say."""
    plays, scores = list[ReviewedPlay](), list[float]()
    for part in parts:
        plays += part.plays
        if part.score is not None:
            scores.append(part.score)
    plays.sort(key=lambda play: play.number)
    deal = None
    if scores:
        deal = DealValue.of(scores, identity_of(bot or _player()))
    elif budget.deals and plays and plays[0].number == 1 and plays[0].exact:
        first = plays[0]
        deal = DealValue(first.before if first.seat is Seat.A else 1 - first.before, 0.0, 0, None)
    return Review(record, tuple(plays), deal)


def review(
    record: Record,
    rounds: int = ROUNDS,
    deals: int = DEALS,
    bot: Bot | None = None,
    seed: str = "1",
    progress: Callable[[int, int], None] = lambda _done, _total: None,
) -> Review:
    """Review a record, as far as it was played.

    `rounds` of search judge each play of phase one. `bot` (by default the search with a moderate budget) plays the deal
    again at both seats, `deals` times. `progress` is called with the parts done and their total. The same arguments
    give the same review. Raises ReviewError for a record without plays, and BadText for bad `rounds` or `deals`.
    """
    budget, parts = Budget(rounds, deals, seed), list[Part]()
    for total, part in stream(record.game, budget, bot):
        parts.append(part)
        progress(len(parts), total)
    return put_together(record, parts, budget, bot)


def stream(game: Game, budget: Budget, bot: Bot | None = None) -> Iterator[tuple[int, Part]]:
    """Yield the parts of a game's review as they are found, each with their total. Raises as `review` does."""
    budget.check()
    planned = steps(game, budget)
    for step in planned:
        yield len(planned), compute(game, step, budget, bot)


# --- the deal --------------------------------------------------------------------------------------------------------


def _player() -> SearchBot:
    return SearchBot(SearchSettings(rounds=DEAL_ROUNDS))


def _score_again(game: Game, seed: str, bot: Bot | None) -> float:
    """Return what seat A scores (1, ½ or 0) when one bot plays both seats from here."""
    if bot is not None:
        winner = play_out(game, dict.fromkeys(Seat, bot), seed).winner
        return 0.5 if winner is None else float(winner is Seat.A)
    player, ply = _player(), game.ply
    while game.phase == 1:
        seat = _turn(game)
        game = game.play(player.choose(game.view(seat), move_rng(seed, seat, ply)), seat)
        ply += 1
    # In phase two it never gives the value away, at either seat: the solver knows how the game ends.
    return (solve(game, values=False).value + 1) / 2


# --- plays -----------------------------------------------------------------------------------------------------------


def _by_search(game: Game, card: Card, number: int, settings: SearchSettings) -> ReviewedPlay:
    """Judge a play of phase one from the view of the seat that made it."""
    seat = _turn(game)
    view = game.view(seat)
    estimates: dict[Card, Estimate] = {one.card: one for one in estimate(view, number, settings)}
    best = next(iter(estimates.values()))
    played = estimates[card]
    error = 0.0 if best is played else math.hypot(_error(best), _error(played))
    return ReviewedPlay(  # rounded here, so that one that was kept is the same
        number=number,
        phase=1,
        trick=game.trick,
        seat=seat,
        card=card,
        best=(best.card,),
        before=round(max(best.chance, played.chance), DIGITS),
        after=round(played.chance, DIGITS),
        error=round(error, DIGITS),
        choices=len(estimates),
        reasons=facts(view, best.card)[:MOST_REASONS] if best.chance > played.chance else (),
    )


def _by_solver(game: Game, card: Card, number: int) -> ReviewedPlay:
    """Judge a play of phase two, exactly: both seats know all cards."""
    judged = judge(game)
    reasons: tuple[Reason, ...] = ()
    if judged.values[card] < judged.value:
        about = facts(game.view(judged.seat), judged.best[0])
        alone = [kept(judged.value, 1, len(judged.values))] if len(judged.best) == 1 else []  # several are named anyway
        reasons = in_order(iter([*about, *alone]))[:MOST_REASONS]
    return ReviewedPlay(
        number=number,
        phase=2,
        trick=game.trick,
        seat=judged.seat,
        card=card,
        best=judged.best,
        before=(judged.value + 1) / 2,
        after=(judged.values[card] + 1) / 2,
        error=0.0,
        choices=len(judged.values),
        reasons=reasons,
    )


def _turn(game: Game) -> Seat:
    assert game.turn is not None, "a play has a player"
    return game.turn


def _error(one: Estimate) -> float:
    return honest_error(one.chance, one.visits)
