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
        self._loop = asyncio.get_running_loop()
        self._time, self._ahead = self._loop.time, 0.0
        self._loop.time = lambda: self._time() + self._ahead  # type: ignore[method-assign]

    async def passes(self, seconds: float) -> None:
        """Let this time pass, and every timer run that is due by then."""
        self._ahead += seconds
        reached = self._loop.create_future()
        self._loop.call_at(self._loop.time(), reached.set_result, None)  # timers run in the order of their times
        await reached
