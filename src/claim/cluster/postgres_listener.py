"""The PostgreSQL connection that a process keeps open all its life, to be notified of what the others do.

The driver notices a lost connection, or a beat that gets no answer does; then a new one is made. Notifications sent
meanwhile are lost, so the handler has to look for what it missed.
"""

import asyncio
import hashlib
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Protocol

import asyncpg
from sqlalchemy.ext.asyncio import AsyncEngine

from claim.storage import bus, engines
from claim.storage.bus import Call
from claim.storage.errors import StorageFailed

BEAT_SECONDS = 1.0
FIRST_PAUSE = 0.1  # seconds before reconnecting; then twice as long each time
MOST_PAUSE = 1.0
# What a connection that fails raises.
FAULTS = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
_log = logging.getLogger("claim.cluster")


class Handler(Protocol):
    """What the listener reports to."""

    async def opened(self) -> None:
        """Look for what was missed: the connection was just made. Raises StorageFailed."""

    async def beat(self) -> None:
        """Use the connection, once per second. Raises StorageFailed."""

    def lost(self) -> None:
        """Note that notifications are missed from now on, until `opened`."""

    def heard(self, call: Call) -> None:
        """Handle a notification."""


class PostgresListener:
    """The connection. Between the handler's `lost` and `opened`, notifications may be missed."""

    def __init__(self, engine: AsyncEngine, handler: Handler) -> None:
        """Connect to the database of this engine."""
        self._handler = handler
        self._engine = engine
        self._driver: Any = None
        self._turn = asyncio.Lock()  # the driver does one thing at a time
        self._lost = asyncio.Event()
        self._locks: set[str] = set()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Connect. Raises StorageFailed."""
        try:
            await self._connect()
        except (*FAULTS, StorageFailed) as error:
            await self._disconnect()
            raise StorageFailed("not_read") from (error.__cause__ or error)
        self._task = asyncio.create_task(self._run(), name="claim postgres listener")

    async def close(self) -> None:
        """Close the connection."""
        await engines.cancelled(self._task)
        await self._disconnect()

    async def ask(self, query: str, *values: object) -> Sequence[Any]:
        """Return the rows of a query. Raises StorageFailed; a query that takes too long ends the connection."""
        async with self._turn:
            driver = self._driver
            if driver is None:
                raise StorageFailed("not_read")
            alarm = asyncio.get_running_loop().call_later(engines.SECONDS, driver.terminate)
            try:
                rows: Sequence[Any] = await driver.fetch(query, *values)
                return rows
            except asyncio.CancelledError:
                driver.terminate()  # as in engines.connected
                raise
            except FAULTS as error:
                if isinstance(error, asyncpg.InternalClientError):  # it is confused, or was just terminated
                    driver.terminate()
                if driver.is_closed():
                    self._lost.set()
                raise StorageFailed("not_read") from error
            finally:
                alarm.cancel()

    async def say(self, texts: Sequence[str]) -> None:
        """Notify the other processes. Raises StorageFailed."""
        await self.ask("SELECT pg_notify('claim', payload) FROM unnest($1::text[]) AS payload", list(texts))

    @asynccontextmanager
    async def exclusive(self, name: str) -> AsyncIterator[bool]:
        """Hold a lock that only one process can have, if it is free; yield whether it is held.

        PostgreSQL releases it when the process ends, even if that is killed. Raises StorageFailed.
        """
        key = int.from_bytes(hashlib.sha256(f"claim {name}".encode()).digest()[:8], signed=True)
        if name in self._locks:  # PostgreSQL would give the same connection the lock twice
            yield False
            return
        self._locks.add(name)
        try:
            held = bool((await self.ask("SELECT pg_try_advisory_lock($1) AS held", key))[0]["held"])
            try:
                yield held
            finally:
                if held:
                    with suppress(StorageFailed):  # the connection is gone, and the lock with it
                        await self.ask("SELECT pg_advisory_unlock($1)", key)
        finally:
            self._locks.discard(name)

    # --- the connection ----------------------------------------------------------------------------------------------

    async def _connect(self) -> None:
        _, options = self._engine.dialect.create_connect_args(self._engine.url)
        options = {name: value for name, value in options.items() if not name.startswith("prepared_statement_")}
        driver = await asyncpg.connect(**{"timeout": engines.SECONDS, **options})
        self._driver, self._lost = driver, asyncio.Event()
        lost = self._lost
        driver.add_termination_listener(lambda _: lost.set())
        async with self._turn:
            alarm = asyncio.get_running_loop().call_later(engines.SECONDS, driver.terminate)
            try:
                await driver.add_listener(bus.CHANNEL, self._notified)
            finally:
                alarm.cancel()
        await self._handler.opened()

    async def _disconnect(self) -> None:
        driver, self._driver = self._driver, None
        if driver is not None:
            with suppress(*FAULTS):
                await engines.within(engines.CLOSE_SECONDS, driver.close(timeout=engines.CLOSE_SECONDS))
            driver.terminate()

    async def _run(self) -> None:
        while True:
            try:
                await self._beat()
            except Exception as error:  # of any kind: reconnect
                _log.warning("the listening connection to the database is lost: %s", _named(error))
            self._handler.lost()
            await self._reconnect()

    async def _beat(self) -> None:
        """Beat once per second until the connection is lost. Raises StorageFailed or ConnectionError."""
        while True:
            began = asyncio.get_running_loop().time()
            await self._handler.beat()
            with suppress(TimeoutError):
                async with asyncio.timeout_at(began + BEAT_SECONDS):
                    await self._lost.wait()
                raise ConnectionError("the database has closed it")

    async def _reconnect(self) -> None:
        pause = FIRST_PAUSE
        while True:
            await self._disconnect()
            try:
                await self._connect()
            except Exception as error:  # of any kind: try again
                _log.info("no listening connection to the database yet: %s", _named(error))
                await asyncio.sleep(pause)
                pause = min(2 * pause, MOST_PAUSE)
            else:
                _log.warning("the listening connection to the database is back")
                return

    def _notified(self, _driver: object, _pid: int, _channel: str, text: str) -> None:
        call = bus.read(text)
        if call is not None:
            self._handler.heard(call)


def _named(error: BaseException) -> str:
    cause = error.__cause__ if isinstance(error, StorageFailed) and error.__cause__ is not None else error
    return f"{type(cause).__name__}: {cause}" if isinstance(cause, OSError) else type(cause).__name__
