"""One queue for all that may happen: what is typed, what servers say, and what becomes of connections."""

import queue
from collections.abc import Callable
from typing import Any

from claim.terminal.keyboard import Keyboard

_TICK = 1.0  # seconds; with an end, so that Ctrl-C is noticed on every system


class Inbox:
    """The queue and the keyboard, which several games may use one after another: no typed line is lost in between.

    An event comes with its source, which is None for the keyboard.
    """

    def __init__(self) -> None:
        self.events: queue.Queue[tuple[object, Any]] = queue.Queue()
        self.keyboard = Keyboard(lambda heard: self.events.put((None, heard)))

    def next(self, tick: Callable[[], object] = lambda: None) -> tuple[object, Any]:
        """Wait for the next event. `tick` is called about once per second meanwhile."""
        while True:
            try:
                return self.events.get(timeout=_TICK)
            except queue.Empty:
                tick()

    def stop(self) -> None:
        """End the keyboard's thread."""
        self.keyboard.stop()
