"""Work that only one of several servers on the same storage does at a time."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

# Takes the named lock if no other server has it; yields whether it did. Raises StorageFailed.
Exclusive = Callable[[str], AbstractAsyncContextManager[bool]]


@asynccontextmanager
async def no_other_server(_: str) -> AsyncIterator[bool]:
    """Take any lock: there is no other server."""
    yield True
