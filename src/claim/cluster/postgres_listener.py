"""The one connection to PostgreSQL that a process keeps open as long as it lives: on it, it hears of the others.

A connection that is lost is noticed, by the driver or because the beat gets no answer, and made again. What was told
meanwhile is lost; whoever listens looks for it when the line is open again.
"""

import asyncio
import hashlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import asyncpg
from sqlalchemy.ext.asyncio import AsyncEngine

from claim.storage import bus, engines
from claim.storage.bus import Call
from claim.storage.errors import StorageFailed

BEAT_SECONDS = 1.0
FIRST_PAUSE = 0.1  # seconds before a connection that was lost is made again; then twice as long each time
MOST_PAUSE = 1.0
# What a connection that fails raises.
FAULTS = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
_log = logging.getLogger("claim.cluster")


class PostgresListener:
    """The connection. `deaf` says that what others tell may be missed now.

    Set the callbacks before `start`. `on_open` is awaited whenever the line was made, and what it misses must be
    looked for there; `on_beat` once per second; `on_lost` is called when the line is lost; `on_call` with all that is
    told.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        """Connect as this engine does."""
        self.deaf = True
        self.on_open: Callable[[], Awaitable[None]] = _nothing
        self.on_beat: Callable[[], Awaitable[None]] = _nothing
        self.on_lost: Callable[[], None] = lambda: None
        self.on_call: Callable[[Call], None] = lambda _: None
        self._engine = engine
        self._driver: Any = None
        self._turn = asyncio.Lock()  # the driver does one thing at a time
        self._lost = asyncio.Event()
        self._locks: set[str] = set()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Open the line. Raises StorageFailed where that is not possible."""
        try:
            await self._open()
        except (*FAULTS, StorageFailed) as error:
            await self._hang_up()
            raise StorageFailed("not_read") from (error.__cause__ or error)
        self._task = asyncio.create_task(self._run(), name="claim line")

    async def close(self) -> None:
        """Close the line."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._hang_up()

    async def ask(self, query: str, *values: object) -> Sequence[Any]:
        """Return what a query finds. Raises StorageFailed; the line is cut where that takes too long."""
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
                if isinstance(error, asyncpg.InternalClientError):  # it has lost the thread, or was just cut
                    driver.terminate()
                if driver.is_closed():
                    self._lost.set()
                raise StorageFailed("not_read") from error
            finally:
                alarm.cancel()

    async def say(self, texts: Sequence[str]) -> None:
        """Tell the others this. Raises StorageFailed."""
        await self.ask("SELECT pg_notify('claim', told) FROM unnest($1::text[]) AS told", list(texts))

    @asynccontextmanager
    async def exclusive(self, name: str) -> AsyncIterator[bool]:
        """Hold what only one process may do at a time, if it is free; yield whether it is held.

        It is free again when the process ends, however that happens. Raises StorageFailed.
        """
        key = int.from_bytes(hashlib.sha256(f"claim {name}".encode()).digest()[:8], signed=True)
        if name in self._locks:  # PostgreSQL would let the same connection have it twice
            yield False
            return
        self._locks.add(name)
        try:
            held = bool((await self.ask("SELECT pg_try_advisory_lock($1) AS held", key))[0]["held"])
            try:
                yield held
            finally:
                if held:
                    with suppress(StorageFailed):  # then the connection is gone, and with it what it held
                        await self.ask("SELECT pg_advisory_unlock($1)", key)
        finally:
            self._locks.discard(name)

    # --- its life --------------------------------------------------------------------------------------------------

    async def _open(self) -> None:
        _, options = self._engine.dialect.create_connect_args(self._engine.url)
        options = {name: value for name, value in options.items() if not name.startswith("prepared_statement_")}
        driver = await asyncpg.connect(**{"timeout": engines.SECONDS, **options})
        self._driver, self._lost = driver, asyncio.Event()
        lost = self._lost
        driver.add_termination_listener(lambda _: lost.set())
        async with self._turn:
            alarm = asyncio.get_running_loop().call_later(engines.SECONDS, driver.terminate)
            try:
                await driver.add_listener(bus.CHANNEL, self._told)
            finally:
                alarm.cancel()
        await self.on_open()
        self.deaf = False

    async def _hang_up(self) -> None:
        driver, self._driver = self._driver, None
        if driver is not None:
            with suppress(*FAULTS):
                await engines.within(engines.CLOSE_SECONDS, driver.close(timeout=engines.CLOSE_SECONDS))
            driver.terminate()

    async def _run(self) -> None:
        while True:
            try:
                await self._beat()
            except Exception as error:  # whatever it is, the line is made again
                _log.warning("the line to the database is lost: %s", _named(error))
            self.deaf = True
            self.on_lost()
            await self._open_again()

    async def _beat(self) -> None:
        """Beat once per second until the line is lost. Raises StorageFailed or ConnectionError."""
        while True:
            began = asyncio.get_running_loop().time()
            await self.on_beat()
            with suppress(TimeoutError):
                async with asyncio.timeout_at(began + BEAT_SECONDS):
                    await self._lost.wait()
                raise ConnectionError("the database has closed it")

    async def _open_again(self) -> None:
        pause = FIRST_PAUSE
        while True:
            await self._hang_up()
            try:
                await self._open()
            except Exception as error:  # whatever it is, it may pass
                _log.info("no line to the database yet: %s", _named(error))
                await asyncio.sleep(pause)
                pause = min(2 * pause, MOST_PAUSE)
            else:
                _log.warning("the line to the database is open again")
                return

    def _told(self, _driver: object, _pid: int, _channel: str, text: str) -> None:
        call = bus.read(text)
        if call is not None:
            self.on_call(call)


async def _nothing() -> None:
    """Do nothing."""


def _named(error: BaseException) -> str:
    cause = error.__cause__ if isinstance(error, StorageFailed) and error.__cause__ is not None else error
    return f"{type(cause).__name__}: {cause}" if isinstance(cause, OSError) else type(cause).__name__
