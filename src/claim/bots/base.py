"""What a bot is, and the bots by name. A bot is given a View, never a Game: it cannot see what its seat must not."""

import hashlib
import importlib
import random
from abc import ABC, abstractmethod

from claim.game.cards import Card, Seat
from claim.game.errors import BadText, BotFailure, quote
from claim.game.marks import Mark
from claim.game.view import View

# Each bot's home, imported when the bot is asked for.
HOMES = {
    "random": ("claim.bots.simple", "RandomBot"),
    "greedy": ("claim.bots.greedy", "GreedyBot"),
    "potboy": ("claim.bots.levels", "Potboy"),
    "squire": ("claim.bots.levels", "Squire"),
    "steward": ("claim.bots.levels", "Steward"),
    "chancellor": ("claim.bots.levels", "Chancellor"),
    "regent": ("claim.bots.levels", "Regent"),
    "montecarlo": ("claim.bots.montecarlo", "MonteCarloBot"),
    "search": ("claim.bots.searching", "SearchBot"),
}


class Bot(ABC):
    """A player. `name` and `version` go into records, so that a game can be played again with the same bot."""

    name: str
    version: int = 1
    budget: str = ""  # how much it may think, in words that a record keeps; empty where there is nothing to say

    @abstractmethod
    def choose(self, view: View, rng: random.Random) -> Card:
        """The card to play: one of `view.legal`. The same view and the same state of `rng` give the same card."""

    @property
    def mark(self) -> Mark:
        """The bot as a record names it."""
        return Mark(self.name, self.version, self.budget)

    def close(self) -> None:  # noqa: B027  (most bots hold nothing that needs closing)
        """Let go of what the bot holds."""


def make_bot(spec: str, seconds: float = 10.0) -> Bot:
    """The bot of that name; `cmd:PROGRAM` is a program of its own, with that many seconds for a card."""
    if spec.startswith("cmd:") and spec[4:].strip():
        from claim.bots.command import CommandBot  # noqa: PLC0415  (only where it is needed: it starts processes)

        return CommandBot(spec, seconds)
    if spec not in HOMES:
        raise BadText("unknown_bot", name=quote(spec), known=", ".join(HOMES))
    module, name = HOMES[spec]
    bot: Bot = getattr(importlib.import_module(module), name)()
    return bot


def checked(bot: Bot, view: View, rng: random.Random) -> Card:
    """The bot's choice, or BotFailure where it is no card that may be played."""
    card = bot.choose(view, rng)
    if card not in view.legal:
        raise BotFailure("bot_nonsense", name=bot.name, text=quote(card), legal=" ".join(view.legal))
    return card


def move_rng(seed: str, seat: Seat, ply: int) -> random.Random:
    """The randomness of one move, from seed, seat and ply alone: a resumed game goes on as it would have."""
    digest = hashlib.sha256(f"claim move 1\n{seed}\n{seat.value}\n{ply}".encode()).digest()
    return random.Random(digest)  # noqa: S311  (play, not secrets)
