"""What may happen while a game at a server is played, in one queue: lines that are typed, and what servers say.

Lines are read by a thread, one at a time, and only when asked for. So a script's lines wait for their questions, as
they do at home.
"""

import os
import queue
import select
import sys
import threading
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

_TICK = 1.0  # seconds; with an end, so that Ctrl-C is noticed on every system


@dataclass(frozen=True)
class Typed:
    """A line that was typed."""

    text: str


@dataclass(frozen=True)
class InputClosed:
    """There is nothing more to read."""


@dataclass(frozen=True)
class Tick:
    """About a second has passed without anything else."""


class Inbox:
    """The queue and the keyboard, which several games may use one after another: no typed line is lost in between.

    An event comes with its source: a connection, or None.
    """

    def __init__(self) -> None:
        self.events: queue.Queue[tuple[Any, Any]] = queue.Queue()
        self.keyboard = Keyboard(self.events)

    def next(self) -> tuple[object, Any]:
        """Wait for the next event, for about a second."""
        try:
            return self.events.get(timeout=_TICK)
        except queue.Empty:
            return None, Tick()

    def stop(self) -> None:
        """End the keyboard's thread."""
        self.keyboard.stop()


class Keyboard:
    """Reads standard input, and puts what it reads into `events`."""

    def __init__(self, events: queue.Queue[tuple[Any, Any]]) -> None:
        self._events = events
        self._requests = threading.Semaphore(0)
        self._requested = False
        self._stopped = threading.Event()
        self._buffer = b""
        self._wake: tuple[int, int] | None = None
        self._thread: threading.Thread | None = None

    @property
    def interactive(self) -> bool:
        """Whether a person types at a terminal."""
        return sys.stdin.isatty()

    def request(self) -> None:
        """Ask for a line. Nothing happens where one is being waited for."""
        if self._requested or self._stopped.is_set():
            return
        self._requested = True
        if self._thread is None:
            self._wake = os.pipe()
            thread = threading.Thread(target=self._run, name="claim-keyboard", daemon=True)
            thread.start()  # Ctrl-C may come here: what has not started cannot be joined
            self._thread = thread
        self._requests.release()

    def stop(self) -> None:
        """End the thread, which may be waiting for a line."""
        if self._thread is None or self._wake is None or self._stopped.is_set():
            return
        self._stopped.set()
        self._requests.release()
        with suppress(OSError):
            os.write(self._wake[1], b"\n")
        self._thread.join(1)  # where the system cannot wait for two things at once, it stays behind
        if not self._thread.is_alive():
            for end in self._wake:
                os.close(end)

    def _run(self) -> None:
        while True:
            self._requests.acquire()
            if self._stopped.is_set():
                return
            line = self.next_line()
            if self._stopped.is_set():
                return
            self._requested = False
            self._events.put((None, InputClosed() if line is None else Typed(line)))

    def next_line(self) -> str | None:
        """Return the next line; None at the end, and where the thread is to end."""
        try:
            source = sys.stdin.fileno()
        except (OSError, ValueError):  # not a file
            return _without_end(sys.stdin.readline())
        if sys.platform == "win32":  # there `select` knows nothing but sockets
            return _without_end(sys.stdin.readline())
        assert self._wake is not None
        while b"\n" not in self._buffer:
            ready, _, _ = select.select([source, self._wake[0]], [], [])
            if self._wake[0] in ready:
                return None
            try:
                data = os.read(source, 4096)
            except OSError:  # the terminal is gone
                data = b""
            if not data and not self._buffer:
                return None
            self._buffer += data or b"\n"  # the last line may lack its end
        line, _, self._buffer = self._buffer.partition(b"\n")
        return line.decode(sys.stdin.encoding or "utf-8", "replace").removesuffix("\r")


def _without_end(line: str) -> str | None:
    return line.removesuffix("\n") if line else None
