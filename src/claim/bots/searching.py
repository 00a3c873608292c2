"""Thinking about a view: phase one by search over sampled worlds, phase two by the exact solver.

`estimate` says what each card is worth, for hints and reviews; `SearchBot` plays by it. How much is thought, and how
well is remembered, is a `SearchSettings`: the levels differ in nothing else (levels.py).
"""

import functools
import itertools
import math
import random
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple

from claim.bots.base import Bot
from claim.bots.belief import Belief
from claim.bots.evaluation import Evaluation, load_weights, quick_policy
from claim.bots.greedy import GreedyBot
from claim.bots.montecarlo import play_out_cards
from claim.bots.recruiting import RecruitSearch
from claim.bots.situation import Situation, situation
from claim.bots.traps import TRAPS, Traps, TrapSettings, plays_by_thumb
from claim.game.cards import CARDS, ZERO_BITS, ZEROS, Card, CardAllocator, mask_of, numbers
from claim.game.errors import BadText
from claim.game.view import View
from claim.rules import bits
from claim.solver.deadline import NEVER, OutOfTime, now
from claim.solver.position_solver import PositionSolver
from claim.solver.ranking import rank

MOST_ROUNDS = 10_000_000
DIGITS = 6  # of chances after the point, wherever they are written
AT_ONCE = 50_000  # rounds, about 0.2 s
HURRIED_AT_ONCE = 5  # rounds; interpreted, about 0.03 s
SOLVING = 0.6  # of the time for a move, the solver's share where it runs interpreted
INTERPRETED_ROUNDS = 200  # of a bot that must not look at the clock: about 0.1 s
INTERPRETED_TRICKS = 7  # likewise, tricks before the end that it solves: at most 0.3 s
RANKED_TRICKS = 11  # with more tricks to go, ranking the cards of a lost position may take longer than a move should


@dataclass(frozen=True)
class SearchSettings:
    """How far a player sees."""

    rounds: int = 20_000  # of search, in phase one
    depth: int = 4  # plays that the tree may hold; at least one, the root's
    explore: float = 0.6  # how much a card that was tried less often is preferred
    noise: int = 26  # how many of 256 plays in a playout are random
    weights: Path | None = None  # the numbers of evaluation and policy; None: those of the package
    infers: bool = True  # whether what was not followed is remembered
    remembers: int = 13  # tricks after which a discarded card of value 6 or less is forgotten
    solved: int = 13  # tricks before the end from which phase two is played exactly
    traps: TrapSettings | None = TRAPS  # None: a lost phase two is played for the hardest problem
    seconds: float | None = None  # for a move, at most; None: the clock is not looked at

    def deadline(self, share: float = 1.0) -> float:
        """Return when this share of the time for a move that begins now is over."""
        return NEVER if self.seconds is None else now() + share * self.seconds


class Estimate(NamedTuple):
    """What playing a card is worth: our chance to win, and how uncertain that is (0: exact)."""

    card: Card
    chance: float
    error: float
    visits: int

    def to_json(self) -> dict[str, object]:
        """Return card, chance and error as a JSON object."""
        return {"card": self.card, "chance": round(self.chance, DIGITS), "error": round(self.error, DIGITS)}


class World(NamedTuple):
    """What a seat is not shown: the other hand and followers as masks, and the draw pile below the prize.

    Without a pile, the hand alone is shown.
    """

    hand: int
    followers: int = 0
    pile: tuple[int, ...] | None = None

    def as_seen(self, piles: Situation) -> "World":
        """Return this without the followers that the seat has seen, and with its numbers for the Goblin zeros.

        They are alike, and a view does not tell which is which.
        """
        zeros = numbers(piles.unseen & ZERO_BITS)

        def some(pile: int, seen: int = 0) -> int:
            own = bits.count(pile & ZERO_BITS) - bits.count(seen & ZERO_BITS)
            return pile & ~ZERO_BITS & ~seen | mask_of(itertools.islice(zeros, own))

        hand = some(self.hand)
        if self.pile is None:
            return World(hand)
        draws = some(self.followers, piles.their_prizes)
        return World(hand, draws, tuple([card if card >= ZEROS else next(zeros) for card in self.pile]))


@functools.cache
def _search(weights: Path | None) -> RecruitSearch:
    """Return the search of this process with these weights."""
    loaded = load_weights(weights)
    return RecruitSearch(quick_policy(loaded), Evaluation(loaded))


def estimate(
    view: View, seed: int = 1, settings: SearchSettings | None = None, world: World | None = None
) -> tuple[Estimate, ...]:
    """Estimate our chance to win after each card that may be played, best first; in phase two exactly (1, ½ or 0),
    or, where the solver runs interpreted and finds nothing in time, by playouts. With a `world`, phase one is thought
    about as if these cards lay open: no bot does that, but a person who studies a game may.

    Raises BadText for bad `settings.rounds`, and BadBot for an impossible view.
    """
    settings = settings or SearchSettings()
    until = settings.deadline()
    if not 1 <= settings.rounds <= MOST_ROUNDS:
        raise BadText("bad_number", field="rounds", text=settings.rounds, least=1, most=MOST_ROUNDS)
    piles = situation(view)
    if view.phase == 2:
        try:
            ranked = rank(piles.state(), settings.deadline(SOLVING))
        except OutOfTime:
            return estimate_by_playouts(view, seed, until)
        return tuple([Estimate(one.card, (one.value + 1) / 2, 0.0, 0) for one in ranked])
    search = _search(settings.weights)
    search.depth, search.explore, search.noise = settings.depth, settings.explore, settings.noise
    if world is not None:
        world = world.as_seen(piles)
        piles = piles._replace(may_hold=world.hand)
    belief = _belief(view, piles, settings)
    if world is not None and world.pile is not None:
        belief.fix(world.hand, world.followers, world.pile)
    search.begin(belief, piles.hand, piles.followers, piles.their_prizes, piles.score, piles.their_score)
    search.on_table(piles.led, piles.prize, seed)
    at_once = AT_ONCE if until == NEVER else HURRIED_AT_ONCE
    for done in range(0, settings.rounds, at_once):  # in parts, so that Ctrl-C is noticed
        search.rounds(min(at_once, settings.rounds - done))
        if now() > until:
            break
    return _sorted(
        [_estimate(card, search.chance_of(card.number), search.visits_of(card.number)) for card in view.legal]
    )


def estimate_by_playouts(view: View, seed: int, until: float) -> tuple[Estimate, ...]:
    """Estimate the same from playouts alone, until the time is up."""
    points, each = play_out_cards(view, seed, until=until)
    return _sorted([_estimate(card, (won / each + 1) / 2, each) for card, won in points.items()])


def _estimate(card: Card, chance: float, visits: int) -> Estimate:
    return Estimate(card, chance, math.sqrt(max(chance * (1 - chance), 0.01) / max(visits, 1)), visits)


def _sorted(estimates: list[Estimate]) -> tuple[Estimate, ...]:
    return tuple(sorted(estimates, key=lambda one: (-one.visits, -one.chance)))


def play_exactly(view: View, seed: int = 1, traps: TrapSettings | None = TRAPS) -> Card:
    """Return a card of phase two that keeps the value; in a lost or drawn position, the one likeliest to be answered
    badly, or without traps the one that sets the hardest problem.
    """
    piles = situation(view)
    state = piles.state()
    solver = PositionSolver(state)
    value = solver.value(state, solver.root)
    if value < 1 and traps is not None:
        return CARDS[Traps(solver, state, value, seed, plays_by_thumb(view), traps).best()]
    if value < 1 and piles.tricks_left <= RANKED_TRICKS:
        return rank(state)[0].card
    return CARDS[solver.keeper(state, solver.root, value)]


def play_in_time(view: View, seed: int, settings: SearchSettings) -> Card:
    """Choose a card of phase two before the time is up: one that keeps a win or a draw where the solver finds it soon
    enough, else the one that wins most playouts.
    """
    until, state = settings.deadline(), situation(view).state()
    try:
        solver = PositionSolver(state, until=settings.deadline(SOLVING))
        value = solver.value(state, solver.root)
        if value >= 0:
            return CARDS[solver.keeper(state, solver.root, value)]
    except OutOfTime:
        pass
    return estimate_by_playouts(view, seed, until)[0].card


def _belief(view: View, piles: Situation, settings: SearchSettings) -> Belief:
    """Return the worlds that a player with these settings thinks possible: more than the view allows if it forgets."""
    may_hold = piles.may_hold if settings.infers else piles.unseen
    forgotten = _forgotten(view, piles, settings) if settings.remembers < view.size else 0
    return Belief(piles.unseen | forgotten, may_hold | forgotten, piles.their_count, piles.their_draws)


def _forgotten(view: View, piles: Situation, settings: SearchSettings) -> int:
    """Return the unremarkable cards discarded more than `settings.remembers` tricks ago: they may be anywhere."""
    allocator = CardAllocator()
    allocator.used = piles.hand | piles.followers | piles.their_prizes | piles.unseen | piles.score | piles.their_score
    old = view.tricks[: max(0, len(view.tricks) - settings.remembers)]
    gone = [card for trick in old for card in (trick.led, trick.reply) if card.value <= 6 and card in view.discards]
    return allocator.mask(gone, "view")


class SearchBot(Bot):
    """Searches in phase one; plays the end of phase two exactly, and its beginning by the rule of thumb."""

    name = "search"
    version = 3  # 3: version 2 of the rule of thumb
    usual = SearchSettings()

    def __init__(self, settings: SearchSettings | None = None) -> None:
        self.settings = settings or self.usual
        self.budget = f"{self.settings.rounds} rounds"
        self._thumb = GreedyBot()

    def hurry(self, seconds: float) -> None:
        """Search for at most this long, and do without traps."""
        self.settings = replace(self.settings, seconds=seconds)
        self._set_time_limit(seconds)

    def count_rounds(self) -> None:
        """Search and solve so little that it takes less than half a second interpreted, and do without traps."""
        rounds = min(self.settings.rounds, INTERPRETED_ROUNDS)
        solved = min(self.settings.solved, INTERPRETED_TRICKS)
        self.settings = replace(self.settings, rounds=rounds, solved=solved, traps=None)
        self.budget = f"{rounds} rounds, {solved} tricks"

    def choose(self, view: View, rng: random.Random) -> Card:
        """Choose the card that the search or the solver thinks best."""
        return view.legal[0] if len(view.legal) == 1 else self.think(view, rng)

    def think(self, view: View, rng: random.Random) -> Card:
        """Choose by search or solver, also where there is no choice."""
        if view.phase == 1:
            return estimate(view, rng.getrandbits(64), self.settings)[0].card
        if situation(view).tricks_left <= self.settings.solved:
            seed = rng.getrandbits(64)
            if self.settings.seconds is not None:
                return play_in_time(view, seed, self.settings)
            return play_exactly(view, seed, self.settings.traps)
        return self._thumb.choose(view, rng)
