"""Clocks that tests put forward instead of waiting."""

import asyncio


class Clock:
    """A clock that stands still until a test sets `now`."""

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


class LoopClock:
    """The clock of the event loop. Timers and time limits of this loop run out as it passes."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self._time, self._ahead = loop.time, 0.0
        loop.time = lambda: self._time() + self._ahead  # type: ignore[method-assign]

    async def passes(self, seconds: float) -> None:
        """Let this time pass, and whatever waited for it happen."""
        self._ahead += seconds
        for _ in range(5):  # turns of the event loop: the timers, and those who waited for them
            await asyncio.sleep(0)
