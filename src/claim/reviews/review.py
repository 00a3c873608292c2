"""`review`: what each play of a game cost its player, and how much of the result was due to the deal.

A play's loss is the chance to win that its player gave up: what the best card was worth minus what the card played was
worth, as far as that seat could know at the time. In phase one a search from the seat's own view estimates it, with its
uncertainty; in phase two the solver knows it exactly. A draw counts as half a win throughout.
"""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from claim.arena.match import play_out
from claim.bots.base import Bot
from claim.bots.searching import Estimate, SearchBot, SearchSettings, estimate
from claim.game.cards import Card, Seat
from claim.game.errors import BadText, quote
from claim.game.game import Game
from claim.records.identities import BotIdentity, identity_of
from claim.records.record import Record
from claim.reviews.errors import ReviewError
from claim.reviews.exact import judge
from claim.reviews.hint import honest_error, settings_for
from claim.solver.solution import solve

ROUNDS = 20_000
DEALS = 10
MOST_DEALS = 10_000
DEAL_ROUNDS = 2_000  # of search per move, for the bot that plays the deal again
TURNING = 0.1  # a play that certainly loses this much is a turning point


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

    @property
    def loss(self) -> float:
        """The chance that was given up."""
        return max(0.0, self.before - self.after)

    @property
    def exact(self) -> bool:
        """Whether the solver knows."""
        return self.phase == 2

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
            "before": round(self.before, 6),
            "after": round(self.after, 6),
            "loss": round(self.loss, 6),
            "error": round(self.error, 6),
            "exact": self.exact,
            "turning": self.turning,
        }


@dataclass(frozen=True)
class DealValue:
    """What seat A scores from a deal when one strong bot plays both seats; solved exactly where `bot` is None."""

    score: float
    error: float
    """One standard error of the score."""
    games: int
    bot: BotIdentity | None

    def to_json(self) -> dict[str, object]:
        """Return the value as a JSON object."""
        return {
            "score": round(self.score, 6),
            "error": round(self.error, 6),
            "games": self.games,
            "bot": None if self.bot is None else str(self.bot),
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
    again at both seats, `deals` times. `progress` is called with the steps done and their total. The same arguments
    give the same review. Raises ReviewError for a record without plays, and BadText for bad `rounds` or `deals`.
    """
    settings = settings_for(rounds)
    if isinstance(deals, bool) or not isinstance(deals, int) or not 0 <= deals <= MOST_DEALS:
        raise BadText("bad_number", field="deals", text=quote(deals), least=0, most=MOST_DEALS)
    if not record.game.plays:
        raise ReviewError("no_plays", file="record")
    total = len(record.game.plays) + deals
    plays = []
    for play in _plays(record.game, settings):
        plays.append(play)
        progress(len(plays), total)
    deal = None
    if deals:
        again = bot or SearchBot(SearchSettings(rounds=DEAL_ROUNDS))
        deal = deal_value(record.game.moments()[0], again, deals, seed, lambda done: progress(len(plays) + done, total))
    return Review(record, tuple(plays), deal)


def deal_value(
    game: Game, bot: Bot, games: int, seed: str = "1", progress: Callable[[int], None] = lambda _done: None
) -> DealValue:
    """Estimate what seat A scores from here: the bot plays both seats `games` times, each time with another seed."""
    if game.phase == 2:
        return DealValue((solve(game, values=False).value + 1) / 2, 0.0, 0, None)
    points = 0.0
    for number in range(games):
        record = play_out(game, dict.fromkeys(Seat, bot), f"{seed}:{number}")
        points += 0.5 if record.winner is None else float(record.winner is Seat.A)
        progress(number + 1)
    return DealValue(points / games, honest_error(points / games, games), games, identity_of(bot))


def _plays(game: Game, settings: SearchSettings) -> Iterator[ReviewedPlay]:
    for number, (before, card) in enumerate(zip(game.moments(), game.plays, strict=False), 1):
        yield _by_search(before, card, number, settings) if before.phase == 1 else _by_solver(before, card, number)


def _by_search(game: Game, card: Card, number: int, settings: SearchSettings) -> ReviewedPlay:
    """Judge a play of phase one from the view of the seat that made it."""
    seat = _turn(game)
    found: dict[Card, Estimate] = {one.card: one for one in estimate(game.view(seat), number, settings)}
    best = next(iter(found.values()))
    played = found[card]
    error = 0.0 if best is played else math.hypot(_error(best), _error(played))
    return ReviewedPlay(
        number=number,
        phase=1,
        trick=game.trick,
        seat=seat,
        card=card,
        best=(best.card,),
        before=max(best.chance, played.chance),
        after=played.chance,
        error=error,
        choices=len(found),
    )


def _by_solver(game: Game, card: Card, number: int) -> ReviewedPlay:
    """Judge a play of phase two, exactly: both seats know all cards."""
    found = judge(game)
    return ReviewedPlay(
        number=number,
        phase=2,
        trick=game.trick,
        seat=found.seat,
        card=card,
        best=found.best,
        before=(found.value + 1) / 2,
        after=(found.values[card] + 1) / 2,
        error=0.0,
        choices=len(found.values),
    )


def _turn(game: Game) -> Seat:
    assert game.turn is not None, "a play has a player"
    return game.turn


def _error(one: Estimate) -> float:
    return honest_error(one.chance, one.visits)


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 6)
