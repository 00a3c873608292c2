"""Waiting for something that has to happen. The deadline is for broken programs: a busy machine never reaches it."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from inspect import isawaitable

PATIENCE = 60.0  # seconds


def wait_for(condition: Callable[[], bool]) -> None:
    """Wait until this holds. Raises AssertionError where it never does."""
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until, "waited in vain"
        time.sleep(0.02)


async def until(condition: Callable[[], object | Awaitable[object]]) -> None:
    """Wait as `wait_for` does, while the event loop goes on; the condition may be a coroutine."""
    async with asyncio.timeout(PATIENCE):
        while True:
            holds = condition()
            if await holds if isawaitable(holds) else holds:
                return
            await asyncio.sleep(0.005)
