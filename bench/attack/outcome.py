"""What an attack did and what came of it."""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from dataclasses import dataclass, field
from typing import Any

from bench.attack.clients import Host


@dataclass
class Outcome:
    """How often something was tried, how the server answered, and what it let through that it should not."""

    tried: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    breaches: list[str] = field(default_factory=list)

    def breach(self, what: str) -> None:
        """Note what should not have happened; the first few are enough."""
        if len(self.breaches) < 5:
            self.breaches.append(what)


Attack = Callable[[Host, float, Outcome], Coroutine[Any, Any, None]]


def until(seconds: float) -> Iterator[int]:
    """Yield 0, 1, 2 … until the time is over."""
    end, number = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        yield number
        number += 1


async def together(*work: Awaitable[None]) -> None:
    """Do these at once; a connection that the server cuts is what it should do."""
    for found in await asyncio.gather(*work, return_exceptions=True):
        if isinstance(found, BaseException) and not isinstance(found, OSError | asyncio.IncompleteReadError | EOFError):
            raise found
