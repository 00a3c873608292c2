"""The bots by name."""

import importlib

from claim.bots.base import Bot
from claim.bots.command import CommandBot
from claim.bots.errors import BadBot
from claim.game.errors import quote
from claim.version import interpreted

HURRIED_SECONDS = 1.2  # a busy machine may add to it, and two seconds are the most that a player should wait
# Each bot's home, imported when the bot is asked for.
HOMES = {
    "random": ("claim.bots.greedy", "RandomBot"),
    "greedy": ("claim.bots.greedy", "GreedyBot"),
    "potboy": ("claim.bots.levels", "Potboy"),
    "squire": ("claim.bots.levels", "Squire"),
    "steward": ("claim.bots.levels", "Steward"),
    "chancellor": ("claim.bots.levels", "Chancellor"),
    "regent": ("claim.bots.levels", "Regent"),
    "montecarlo": ("claim.bots.montecarlo", "MonteCarloBot"),
    "search": ("claim.bots.searching", "SearchBot"),
}


def make_bot(spec: str, seconds: float = 10.0, *, hurried: bool | None = None, steady: bool = False) -> Bot:
    """Make the bot of that name; `cmd:PROGRAM` is a program of its own, with `seconds` for a card.

    A hurried bot looks at the clock instead of thinking as long as it needs: by default where Claim runs interpreted.
    A steady one never looks at the clock: where Claim runs interpreted it thinks less, and the same view and randomness
    still give the same card. Raises BadBot where there is no bot of that name.
    """
    if spec.startswith("cmd:") and spec[4:].strip():
        return CommandBot(spec, seconds)
    if spec not in HOMES:
        raise BadBot("unknown_bot", name=quote(spec), known=", ".join(HOMES))
    module, name = HOMES[spec]
    bot: Bot = getattr(importlib.import_module(module), name)()
    if steady and interpreted():
        bot.count_rounds()
    elif not steady and (interpreted() if hurried is None else hurried):
        bot.hurry(HURRIED_SECONDS)
    return bot
