"""The five levels, from one that a beginner beats to the strongest.

They differ in how far they see and how much they remember, not in blunders. Each is named after someone in the game's
world; its line in every language is `bot-…` in locales/. Ratings and times are measured (docs/bots.md says how) and
stand in ratings.json: they are facts about a version, so a change of play is a new version.
"""

import functools
import json
import random
from dataclasses import dataclass
from importlib import resources
from typing import Any

from claim.bots.base import Bot
from claim.bots.greedy import GreedyBot
from claim.bots.registry import make_bot
from claim.bots.searching import SearchBot, SearchSettings
from claim.game.cards import Card
from claim.game.view import View


@dataclass(frozen=True)
class Level:
    """A level: its number, and how far it sees."""

    number: int
    name: str
    version: int
    settings: SearchSettings | None


class Potboy(Bot):
    """Wants whatever glitters: plays high for a high prize and low for a low one, and never looks at anything else."""

    name = "potboy"

    def choose(self, view: View, rng: random.Random) -> Card:
        """Choose the highest card for a prize of 5 or more and in phase two; else the lowest."""
        glitters = view.prize is None or view.prize.value >= 5
        best = (max if glitters else min)(card.value for card in view.legal)
        return rng.choice([card for card in view.legal if card.value == best])


class Squire(GreedyBot):
    """Lives by a rule of thumb, one trick at a time."""

    name = "squire"
    version = 2


class Steward(SearchBot):
    """Thinks a little ahead, forgets what was not followed and the small cards that went by."""

    name = "steward"
    version = 2
    usual = SearchSettings(rounds=200, solved=6, infers=False, remembers=4, traps=None)


class Chancellor(SearchBot):
    """Counts cards, and plays the last tricks without a fault."""

    name = "chancellor"
    version = 2
    usual = SearchSettings(rounds=800, solved=9, infers=True, remembers=8, traps=None)


class Regent(SearchBot):
    """Forgets nothing, and plays phase two without a fault."""

    name = "regent"
    version = 3


_BOTS: tuple[type[Bot], ...] = (Potboy, Squire, Steward, Chancellor, Regent)
LEVELS = tuple(
    [Level(number, bot.name, bot.version, getattr(bot, "usual", None)) for number, bot in enumerate(_BOTS, 1)]
)


@functools.cache
def measured() -> dict[str, dict[str, Any]]:
    """Return the rating and seconds per move of every level, as last measured."""
    text = resources.files("claim.bots").joinpath("ratings.json").read_text(encoding="utf-8")
    ratings: dict[str, dict[str, Any]] = json.loads(text)
    return ratings


def about(name: str) -> dict[str, Any]:
    """Return a bot's entry in lists of bots: its level, if any, its version, and what was measured."""
    known, bot = measured().get(name, {}), make_bot(name)
    return {
        "name": name,
        "level": next((level.number for level in LEVELS if level.name == name), None),
        "version": bot.version,
        "rating": known.get("rating"),
        "rating_ci95": known.get("ci95"),
        "seconds_per_move": known.get("seconds_per_move"),
        "below_strength": bot.time_limit is not None,
    }
