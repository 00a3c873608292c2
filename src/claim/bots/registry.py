"""The bots by name."""

import importlib

from claim.bots.base import Bot
from claim.bots.command import CommandBot
from claim.bots.errors import BadBot
from claim.game.errors import quote

# Each bot's home, imported when the bot is asked for.
HOMES = {
    "random": ("claim.bots.random_bot", "RandomBot"),
    "greedy": ("claim.bots.greedy", "GreedyBot"),
    "potboy": ("claim.bots.levels", "Potboy"),
    "squire": ("claim.bots.levels", "Squire"),
    "steward": ("claim.bots.levels", "Steward"),
    "chancellor": ("claim.bots.levels", "Chancellor"),
    "regent": ("claim.bots.levels", "Regent"),
    "montecarlo": ("claim.bots.montecarlo", "MonteCarloBot"),
    "search": ("claim.bots.searching", "SearchBot"),
}


def make_bot(spec: str, seconds: float = 10.0) -> Bot:
    """The bot of that name; `cmd:PROGRAM` is a program of its own, with that many seconds for a card."""
    if spec.startswith("cmd:") and spec[4:].strip():
        return CommandBot(spec, seconds)
    if spec not in HOMES:
        raise BadBot("unknown_bot", name=quote(spec), known=", ".join(HOMES))
    module, name = HOMES[spec]
    bot: Bot = getattr(importlib.import_module(module), name)()
    return bot
