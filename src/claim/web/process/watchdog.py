"""Ends the process by force where it was asked to end and hangs: in a disk, in a driver, in a thread."""

import logging
import os
import queue
import threading
import time

from claim.web.logs import note

END_SECONDS = 14.0
_LAST_WORDS_SECONDS = 0.5


class Watchdog:
    """A thread that waits to be told that the process was asked to end, and then ends it if it is still there."""

    def __init__(self, seconds: float = END_SECONDS) -> None:
        """Allow this many seconds between `bark` and the end."""
        self._seconds = seconds
        # Unlike an Event it has no lock that a second signal, which interrupts the first one's `bark`, would wait for.
        self._barked: queue.SimpleQueue[None] = queue.SimpleQueue()
        # Started here: when it is needed, there may be no thread to be had. It must not keep the process alive.
        threading.Thread(target=self._watch, name="claim watchdog", daemon=True).start()

    def bark(self) -> None:
        """Count from now, if it has not begun already."""
        self._barked.put(None)

    def _watch(self) -> None:
        self._barked.get()
        time.sleep(self._seconds)
        # The log itself may be what hangs, on a pipe that nobody reads: it gets a moment and no more.
        last_words = threading.Thread(target=self._tell, daemon=True)
        last_words.start()
        last_words.join(_LAST_WORDS_SECONDS)
        os._exit(1)

    def _tell(self) -> None:
        hanging = [thread.name for thread in threading.enumerate() if not thread.daemon]
        note("ended by force", logging.ERROR, seconds=self._seconds, threads=", ".join(hanging))
