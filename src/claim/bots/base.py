"""What a bot is. A bot is given a View, never a Game: it cannot see what its seat must not."""

import hashlib
import random
from abc import ABC, abstractmethod

from claim.bots.errors import BotFailure
from claim.game.cards import Card, Seat
from claim.game.errors import quote
from claim.game.view import View


class Bot(ABC):
    """A player. `name` and `version` go into records, so that a game can be played again with the same bot."""

    name: str
    version: int = 1
    budget: str = ""  # how much it may think, in words that a record keeps; empty if there is nothing to say
    time_limit: float | None = None  # per move; None: it ignores the clock

    @abstractmethod
    def choose(self, view: View, rng: random.Random) -> Card:
        """Choose a card of `view.legal`. The same view and the same state of `rng` give the same card,
        unless the bot has a time limit.
        """

    def think(self, view: View, rng: random.Random) -> Card:
        """Choose as `choose` does, but take no less time where only one card may be played."""
        return self.choose(view, rng)

    def hurry(self, seconds: float) -> None:  # noqa: B027  (most bots answer at once)
        """Limit the bot to `seconds` per move, if it would think longer."""

    def count_rounds(self) -> None:  # noqa: B027  (most bots answer at once)
        """Think less instead of looking at the clock where there is no compiled code, so that moves can be repeated."""

    def _set_time_limit(self, seconds: float) -> None:
        """Keep the limit, and say in the budget that the moves cannot be played again."""
        self.time_limit = seconds
        self.budget = ", ".join(filter(None, (self.budget, f"at most {seconds:g} s per move")))

    def close(self) -> None:  # noqa: B027  (most bots hold nothing that needs closing)
        """Release what the bot holds."""


def checked(bot: Bot, view: View, rng: random.Random) -> Card:
    """Return the bot's choice. Raises BotFailure if it is not a card that may be played."""
    card = bot.choose(view, rng)
    if card not in view.legal:
        raise BotFailure("bot_nonsense", name=bot.name, text=quote(card), legal=" ".join(view.legal))
    return card


def move_rng(seed: str, seat: Seat, ply: int) -> random.Random:
    """Return the randomness of one move, from seed, seat and ply alone: a resumed game goes on as it would have."""
    digest = hashlib.sha256(f"claim move 1\n{seed}\n{seat.value}\n{ply}".encode()).digest()
    return random.Random(digest)  # noqa: S311  (play, not secrets)
