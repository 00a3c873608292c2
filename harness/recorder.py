"""Runs `claim serve` under a profiler that notes which of our files run, between two lines on standard input.

    python -m harness.recorder SECONDS [OPTION …]    # those of `claim serve`; SECONDS are in the bank of live clocks

After `begin` it notes the file of every function that begins or goes on, in any thread; after `end` it prints them as
one line of JSON, in order, with no file twice in a row.
"""

import json
import os
import sys
import threading
from dataclasses import replace
from pathlib import Path
from types import FrameType

import claim.cli
from claim.tables import clock


class Recorder:
    """The profiler of all threads."""

    def __init__(self, root: Path) -> None:
        self._root = f"{root}{os.sep}"
        self._on = False
        self._stays: list[str] = []
        self._names: dict[str, str | None] = {}  # by path; None for files that are not ours

    def install(self) -> None:
        """Listen for commands, and watch this thread and those that begin later."""
        threading.Thread(target=self._listen, daemon=True).start()
        threading.setprofile(self._note)
        sys.setprofile(self._note)

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        if event != "call" or not self._on:
            return
        path = frame.f_code.co_filename
        if path not in self._names:
            self._names[path] = path.removeprefix(self._root) if path.startswith(self._root) else None
        name = self._names[path]
        if name is not None and (not self._stays or self._stays[-1] != name):
            self._stays.append(name)

    def _listen(self) -> None:
        for line in sys.stdin:
            self._on = line == "begin\n"
            if self._on:
                self._stays = []
            else:
                print(json.dumps(self._stays), flush=True)


def main() -> int:
    """Serve, and record when asked to."""
    clock.TERMS["live"] = replace(clock.TERMS["live"], bank=1000 * int(sys.argv[1]))
    Recorder(Path(claim.cli.__file__).parent).install()
    return claim.cli.main(["serve", *sys.argv[2:]])


if __name__ == "__main__":
    sys.exit(main())
