"""A progress line on standard error, shown to people only."""

import sys
import time
from typing import Self


class Progress:
    """A progress line, updated at most ten times per second, and only on a terminal: `with Progress() as progress`."""

    def __init__(self) -> None:
        self.started = time.monotonic()
        self._shown = 0.0
        self._live = sys.stderr.isatty()

    def show(self, done: int, total: int, note: str = "") -> None:
        """Show that `done` of the total is done."""
        now = time.monotonic()
        if not self._live or not total or (now - self._shown < 0.1 and done < total):
            return
        self._shown = now
        width = 30
        filled = width * done // total
        bar = "#" * filled + "-" * (width - filled)
        left = f"{(now - self.started) / done * (total - done):.0f} s left" if done else "…"
        sys.stderr.write(f"\r\x1b[K[{bar}] {done}/{total}  {left}  {note}")
        sys.stderr.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def end(self) -> None:
        """Erase the line."""
        if self._live and self._shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
