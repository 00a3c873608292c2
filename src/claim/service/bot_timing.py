"""When a bot's card is played: at fixed moments, so that the time it takes says nothing about its hand.

A forced reply needs no thought and a hard choice a lot of it. Whoever measured when the card came would learn how free
the choice was, which is nobody's business but the bot's.
"""

import asyncio
import math
import time
from collections.abc import Awaitable, Callable

from claim.bots.registry import HURRIED_SECONDS
from claim.version import interpreted

# Long enough for nearly every choice of every level: docs/figures.md has them.
BOT_SECONDS = HURRIED_SECONDS + 0.3 if interpreted() else 0.5


def release(since: float, now: float, step: float) -> float:
    """Return when a card that is chosen `now` may be played: a whole number of steps, at least one, after `since`."""
    if step <= 0:
        return now
    return since + step * max(1, math.ceil((now - since) / step))


class BotTiming:
    """The moments at which bots play: multiples of `step` seconds after the fact before. With 0 they play at once."""

    def __init__(
        self,
        step: float = BOT_SECONDS,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self.step = step
        self.clock = clock
        self._sleep = sleep

    async def wait(self, since: float) -> float:
        """Wait until a card that is chosen now may be played, and return how long after `since` that is."""
        until = release(since, self.clock(), self.step)
        while (left := until - self.clock()) > 0:
            await self._sleep(left)
        return until - since
