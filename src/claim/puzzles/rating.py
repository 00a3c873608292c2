"""How hard a puzzle is, on the scale of the bots' ratings.

Each bot that plays without the exact solver tries each decision of the line with many seeds. As a bot's choices at
different decisions are independent of each other, the product of its shares of right cards is how often it finds the
whole line. Then the puzzle is taken for an opponent that each bot has met SEEDS times, scoring that share of the
points, and its rating is the one that makes these scores most likely, with the bots' ratings (bots/ratings.json)
as they are. One drawn game more with each bot keeps a puzzle that no bot solves from being infinitely hard, as in the
arena's ratings.
"""

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from claim.arena.ratings import expected
from claim.bots.base import Bot, move_rng
from claim.bots.levels import measured
from claim.bots.registry import make_bot
from claim.game.cards import Card
from claim.game.game import Game
from claim.puzzles.proving import Proof, right_cards

THUMB, STRONGEST = "squire", "montecarlo"  # the rule of thumb, and the best player without the exact solver
BOTS = ("random", "potboy", THUMB, STRONGEST)
SEEDS = 32  # tries of each bot at each decision
SLOW_SEEDS = 16  # of the strongest bot, which takes milliseconds and mostly plays the same card whatever the seed
PROBES = 4  # tries after which a puzzle whose line the strongest bot always finds is dropped
THUMB_FINDS = 0.5  # a puzzle is trivial if the rule of thumb finds its line more often than this
STRONGEST_FINDS = 0.75  # likewise the strongest bot
_PRIOR = 1.0  # drawn games
_RANGE = (-2000.0, 4000.0)


class Decision(NamedTuple):
    """A decision of a puzzle's line: the game before it, and the cards that are right."""

    game: Game
    right: tuple[Card, ...]


def decisions_of(game: Game, proof: Proof) -> list[Decision]:
    """Return the decisions of a proven line that starts from this game."""
    decisions = []
    for number, card in enumerate(proof.line):
        if number in proof.decisions:
            decisions.append(Decision(game, right_cards(game)))
        game = game.play(card)
    return decisions


def make_bots() -> dict[str, Bot]:
    """Return the bots that try puzzles. They take the time they need: a rating must not depend on the clock."""
    return {name: make_bot(name, hurried=False) for name in BOTS}


def success(bot: Bot, decisions: Sequence[Decision], seed: str, tries: int = SEEDS) -> float:
    """Return how often a bot finds all decisions. After one that it never finds, it is not asked for the others."""
    chance = 1.0
    for decision in decisions:
        chance *= _share(bot, decision, seed, tries)
        if not chance:
            break
    return chance


def successes(decisions: Sequence[Decision], seed: str, bots: Mapping[str, Bot]) -> dict[str, float] | None:
    """Return how often each bot finds the line; None where that makes the puzzle trivial. Cheap checks come first."""
    shares = {name: success(bots[name], decisions, seed) for name in BOTS if name != STRONGEST}
    if shares[THUMB] > THUMB_FINDS:
        return None
    probes = {decision: _share(bots[STRONGEST], decision, seed, PROBES) for decision in decisions}
    if min(probes.values()) == 1.0:
        return None
    hardest_first = sorted(decisions, key=lambda decision: probes[decision])
    shares[STRONGEST] = success(bots[STRONGEST], hardest_first, seed, SLOW_SEEDS)
    return shares if shares[STRONGEST] <= STRONGEST_FINDS else None


def _share(bot: Bot, decision: Decision, seed: str, tries: int) -> float:
    """Return the share of tries in which a bot finds the right card."""
    seat = decision.game.turn
    assert seat is not None, "a decision has a player"
    view, ply = decision.game.view(seat), decision.game.ply
    return (
        sum(bot.choose(view, move_rng(f"{seed}:{number}", seat, ply)) in decision.right for number in range(tries))
        / tries
    )


def rate(shares: Mapping[str, float]) -> int:
    """Return the rating that makes the bots' successes most likely: where they score what is expected of them."""
    ratings = {name: measured()[name]["rating"] for name in shares}
    points = sum(SEEDS * share + _PRIOR / 2 for share in shares.values())
    low, high = _RANGE
    while not math.isclose(low, high, abs_tol=0.01):
        middle = (low + high) / 2
        due = sum((SEEDS + _PRIOR) * expected(rating - middle) for rating in ratings.values())
        low, high = (middle, high) if due > points else (low, middle)
    return round(low)
