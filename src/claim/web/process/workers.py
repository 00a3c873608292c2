"""`claim serve --workers N`: several servers behind one port of one machine, on one PostgreSQL.

The parent only listens, and keeps the servers alive: each is a process of its own that has the listening socket from
it, so that whichever is free takes the next connection. One that dies is replaced.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from multiprocessing.connection import Connection, wait
from types import FrameType
from typing import Any

from claim.storage.storage import open_storage
from claim.web.logs import log_failure, note, start_logs
from claim.web.process.server import END_SECONDS
from claim.web.process.server import run as run_server
from claim.web.settings import Settings

FIRST_PAUSE = 0.1  # seconds before a server that never answered is replaced; then twice as long each time
MOST_PAUSE = 1.0
MOST_STARTS = 3  # of a server while none has ever answered
_LOOK_SECONDS = 0.5
_SIGNALS = (signal.SIGTERM, signal.SIGINT)


class Slot:
    """One of the servers, and what replaces it."""

    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        self.ready = False
        self.starts = 0
        self.start_at = 0.0
        self._settings = settings
        self._listener = listener
        self._pause = FIRST_PAUSE
        self._process: Any = None
        self._line: Connection | None = None

    @property
    def running(self) -> bool:
        """Whether there is a process now."""
        return self._process is not None

    @property
    def pid(self) -> int:
        """The process's number."""
        return int(self._process.pid)

    @property
    def waits_for(self) -> list[Any]:
        """What becomes readable when the process is ready, or gone."""
        readable = [self._process.sentinel]
        return readable if self.ready else [*readable, self._line]

    def start(self) -> None:
        """Start the process. Raises OSError where the system has nothing left for it."""
        ours, theirs = multiprocessing.Pipe(duplex=False)
        process = _context().Process(target=_serve, args=(self._settings, self._listener, theirs))
        try:
            process.start()
        except BaseException:
            ours.close()
            raise
        finally:
            theirs.close()
        self._process, self._line, self.ready = process, ours, False
        self.starts += 1

    def look(self) -> bool:
        """Note whether the process is ready. Return whether it is gone; then `start_at` says when to start another."""
        assert self._line is not None
        with suppress(EOFError, OSError):
            if not self.ready and self._line.poll():
                self._line.recv_bytes()
                self.ready = True
        if self._process.is_alive():
            return False
        self.start_at = time.monotonic()
        if self.ready:
            self._pause = FIRST_PAUSE
        else:
            self.start_at += self._pause
            self._pause = min(2 * self._pause, MOST_PAUSE)
        self.exit_code = self._process.exitcode
        _kill_group(self.pid)  # bots that outlived it
        self._line.close()
        self._process.close()
        self._process, self._line, self.ready = None, None, False
        return True

    def end(self) -> None:
        """Ask the process to end."""
        if self._process is not None:
            self._process.terminate()

    def kill(self) -> None:
        """End the process by force."""
        if self._process is not None:
            self._process.kill()


def _kill_group(pid: int) -> None:
    """Kill what is left of the processes that a server has started."""
    if hasattr(os, "killpg"):
        with suppress(OSError):  # usually there is none
            os.killpg(pid, signal.SIGKILL)


def _context() -> Any:  # noqa: ANN401  (multiprocessing's contexts have no common type)
    """Return how servers are started: as copies of a process that has imported everything and runs nothing.

    A new interpreter would import for more than a second of processor time before it could serve. A copy of this
    process would have what only one process may have.
    """
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([__name__])
    return context


class Workers:
    """The servers of one machine. Call `run` in the main thread."""

    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        """Run as many as the settings say."""
        numbers = range(1, settings.workers + 1)
        self._slots = [Slot(replace(settings, worker=number), listener) for number in numbers]
        self._asked_at: float | None = None  # to end

    def run(self, started: Callable[[], None]) -> int:
        """Run until asked to end, and return the exit code. `started` is called when all servers answer."""
        announced, code = False, 0
        with self._signals():
            while not self._ending() or any(slot.running for slot in self._slots):
                self._start_some()
                running = [slot for slot in self._slots if slot.running]
                wait([one for slot in running for one in slot.waits_for], _LOOK_SECONDS)
                for number, slot in enumerate(self._slots, 1):
                    was_ready = slot.ready
                    if slot.running and slot.look():
                        code = max(code, self._ended(number, slot))
                    elif slot.ready and not was_ready:
                        note("a server answers", worker=number, pid=slot.pid)
                if not announced and all(slot.ready for slot in self._slots):
                    announced = True
                    started()
                if not announced and any(not slot.running and slot.starts >= MOST_STARTS for slot in self._slots):
                    self._end()
                    code = 1
                if self._asked_at is not None and time.monotonic() - self._asked_at > END_SECONDS + 2:
                    for slot in self._slots:
                        slot.kill()
        return code

    def _ending(self) -> bool:
        return self._asked_at is not None

    def _start_some(self) -> None:
        for slot in self._slots:
            if not self._ending() and not slot.running and time.monotonic() >= slot.start_at:
                try:
                    slot.start()
                except OSError as error:
                    slot.start_at = time.monotonic() + MOST_PAUSE
                    note("no process for a server", logging.ERROR, problem=error.strerror)
                if self._ending():  # since a moment ago
                    slot.end()

    def _ended(self, number: int, slot: Slot) -> int:
        """Log how a server ended, and return what that means for the exit code."""
        if self._ending():
            return 0 if slot.exit_code in (0, -signal.SIGTERM) else 1
        note("a server has ended and is replaced", logging.ERROR, worker=number, exit_code=slot.exit_code)
        return 0

    def _end(self) -> None:
        if self._asked_at is None:
            self._asked_at = time.monotonic()
            for slot in self._slots:
                slot.end()

    @contextmanager
    def _signals(self) -> Iterator[None]:
        def on_signal(_signal: int, _frame: FrameType | None) -> None:
            self._end()

        before = {one: signal.signal(one, on_signal) for one in _SIGNALS}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)


def run_workers(settings: Settings, listener: socket.socket, started: Callable[[], None]) -> int:
    """Serve with several processes until asked to end, and return the exit code. Raises as `open_storage` does."""
    asyncio.run(_prepare(settings))
    return Workers(settings, listener).run(started)


async def _prepare(settings: Settings) -> None:
    """Bring the storage to this version's schema, and find out whether it can be used, before there are several."""
    storage = await open_storage(settings.database)
    await storage.close()


def _serve(settings: Settings, listener: socket.socket, line: Connection) -> None:
    """Serve in a process of our own."""
    begun = False

    def asked_to_end(_signal: int, _frame: FrameType | None) -> None:
        if not begun:
            os._exit(0)

    def started(_: object) -> None:
        nonlocal begun
        begun = True
        line.send_bytes(b"ready")

    if hasattr(os, "setpgrp"):
        os.setpgrp()  # with all processes that it starts, so that they can be ended together
    signal.signal(signal.SIGINT, lambda *_: None)  # until the server has its own: the parent decides
    signal.signal(signal.SIGTERM, asked_to_end)  # before the server has its own, and after it, when it is ending
    threading.Thread(target=_end_with_parent, daemon=True).start()
    listener.setblocking(False)
    start_logs(settings.log, addresses=settings.log_addresses, worker=settings.worker)
    try:
        with listener:
            run_server(settings, listener, started)
    except Exception as error:  # whatever it is belongs into the log
        sys.exit(log_failure(error))


def _end_with_parent() -> None:
    """Ask this process to end when its parent is gone, however that happened."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
