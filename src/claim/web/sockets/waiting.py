"""What the one task of a socket waits for: asyncio's own classes in a tenth of their memory."""

import asyncio
from typing import Any


class Inbox:
    """What arrived and was not read yet: an asyncio.Queue for one reader, in a tenth of its memory."""

    __slots__ = ("_waiting", "items")

    def __init__(self) -> None:
        self.items: list[Any] = []
        self._waiting: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:  # noqa: ANN401  (ASGI's messages)
        """Add a message, and wake the reader."""
        self.items.append(item)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> Any:  # noqa: ANN401  (likewise)
        """Wait for the next message."""
        while not self.items:
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        return self.items.pop(0)

    def empty(self) -> bool:
        """Return whether nothing is there."""
        return not self.items

    @property
    def awaited(self) -> bool:
        """Whether nothing is there and the reader waits for it."""
        return self._waiting is not None and not self._waiting.done()


class Gate:
    """An asyncio.Event that is set at first."""

    __slots__ = ("_open", "_waiting")

    def __init__(self) -> None:
        self._open = True
        self._waiting: list[asyncio.Future[None]] | None = None  # while somebody does

    def is_set(self) -> bool:
        """Return whether nobody has to wait."""
        return self._open

    def clear(self) -> None:
        """Let everybody wait from now on."""
        self._open = False

    def set(self) -> None:
        """Let everybody go on."""
        self._open = True
        waiting, self._waiting = self._waiting, None
        for one in waiting or ():
            if not one.done():
                one.set_result(None)

    async def wait(self) -> None:
        """Wait until it is set, where it is not."""
        if not self._open:
            waiting = asyncio.get_running_loop().create_future()
            self._waiting = [*(self._waiting or ()), waiting]
            await waiting
