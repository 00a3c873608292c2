"""Transactions about accounts, which must not hold up plays.

SQLite has one writer at a time, and one that has to wait tries again only now and then: a row of short transactions
would keep plays out all the while. So those about accounts come one at a time, with a pause after each.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from sqlalchemy.ext.asyncio import AsyncConnection

from claim.storage import engines
from claim.storage.errors import StorageFailed
from claim.storage.storage import Storage
from claim.storage.transactions import changes

PAUSE_SECONDS = 0.02
# Lends a connection for a transaction as `changes` does. Raises StorageFailed.
Changing = Callable[[], AbstractAsyncContextManager[AsyncConnection]]


def in_turn(storage: Storage) -> Changing:
    """Return what lends connections for changes of this storage's accounts."""
    if storage.shared:
        return lambda: changes(storage.engine)
    turn = asyncio.Lock()

    @asynccontextmanager
    async def changing() -> AsyncIterator[AsyncConnection]:
        try:
            async with asyncio.timeout(engines.SECONDS):
                await turn.acquire()
        except TimeoutError as error:
            raise StorageFailed("not_kept") from error
        try:
            async with changes(storage.engine) as connection:
                yield connection
            await asyncio.sleep(PAUSE_SECONDS)
        finally:
            turn.release()

    return changing
