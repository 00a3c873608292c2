"""Lines that are typed while something else may happen: read by a thread, one at a time, and only when asked for.

So a script's lines wait for their questions, as they do at home.
"""

import os
import select
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass


@dataclass(frozen=True)
class Typed:
    """A line that was typed."""

    text: str


@dataclass(frozen=True)
class InputClosed:
    """There is nothing more to read."""


class Keyboard:
    """Reads standard input. `hear` is called from its thread."""

    def __init__(self, hear: Callable[[Typed | InputClosed], object]) -> None:
        self._hear = hear
        self._wanted = threading.Semaphore(0)
        self._asked = False
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
        if self._asked or self._stopped.is_set():
            return
        self._asked = True
        if self._thread is None:
            self._wake = os.pipe()
            thread = threading.Thread(target=self._run, name="claim-keyboard", daemon=True)
            thread.start()  # Ctrl-C may come here: what has not started cannot be joined
            self._thread = thread
        self._wanted.release()

    def stop(self) -> None:
        """End the thread, which may be waiting for a line."""
        if self._thread is None or self._wake is None or self._stopped.is_set():
            return
        self._stopped.set()
        self._wanted.release()
        with suppress(OSError):
            os.write(self._wake[1], b"\n")
        self._thread.join(1)  # where the system cannot wait for two things at once, it stays behind
        if not self._thread.is_alive():
            for end in self._wake:
                os.close(end)

    def _run(self) -> None:
        while True:
            self._wanted.acquire()
            if self._stopped.is_set():
                return
            line = self.next_line()
            if self._stopped.is_set():
                return
            self._asked = False
            self._hear(InputClosed() if line is None else Typed(line))

    def next_line(self) -> str | None:
        """Return the next line; None at the end, and where the thread is to end."""
        try:
            source = sys.stdin.fileno()
        except (OSError, ValueError):  # not a file
            return _ended(sys.stdin.readline())
        if sys.platform == "win32":  # there `select` knows nothing but sockets
            return _ended(sys.stdin.readline())
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


def _ended(line: str) -> str | None:
    return line.removesuffix("\n") if line else None
