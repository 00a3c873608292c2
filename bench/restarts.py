"""Kill servers of `claim serve --workers N`, and see how soon each is back and its bots' processes are gone.

    python -m bench.restarts postgresql://claim@localhost/claim --workers 3 --kills 20

Linux alone: the processes are found in /proc. Goals: a server that is killed answers again within two seconds, and its
bots' processes are gone within half a second. Exits with 1 where one is missed.
"""

import argparse
import json
import os
import queue
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

BACK_SECONDS = 2.0
GONE_SECONDS = 0.5
PATIENCE = 60.0
ANSWERS = "a server answers"


class Servers:
    """A running `claim serve --workers N`, and the processes that answer."""

    def __init__(self, database: str, workers: int) -> None:
        command = [sys.executable, "-m", "claim.cli", "serve", "--port", "0", "--database", database, "--log", "json"]
        self.process = subprocess.Popen(  # noqa: S603  (our own command)
            [*command, "--workers", str(workers)], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
        )
        self.pids: dict[int, int] = {}
        self._events: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()
        while len(self.pids) < workers:
            self.wait()

    def _read(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self._events.put(json.loads(line))

    def wait(self) -> int:
        """Wait until a server answers, and return its number."""
        while True:
            told = self._events.get(timeout=PATIENCE)
            if told["event"] == ANSWERS:
                self.pids[told["worker"]] = told["pid"]
                return int(told["worker"])

    def end(self) -> None:
        """End all servers."""
        self.process.terminate()
        self.process.wait(PATIENCE)


def children(pid: int) -> set[int]:
    """Return the processes that this one has started."""
    tasks = Path(f"/proc/{pid}/task")
    return {int(one) for task in tasks.iterdir() for one in (task / "children").read_text().split()}


def runs(pid: int) -> bool:
    """Return whether a process is there, and no zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def kill(servers: Servers, number: int) -> tuple[float, float]:
    """Kill a server; return the seconds until another answers in its place, and until its children are gone."""
    pid, gone = servers.pids[number], [0.0]
    orphans, began = children(pid), time.monotonic()
    os.kill(pid, signal.SIGKILL)

    def watch() -> None:
        while any(map(runs, orphans)):
            time.sleep(0.005)
        gone[0] = time.monotonic() - began

    watching = threading.Thread(target=watch)
    watching.start()
    while servers.wait() != number:
        pass
    back = time.monotonic() - began
    watching.join()
    return back, gone[0]


def main() -> int:
    """Measure, print, and return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("database", help="an empty one of PostgreSQL")
    parser.add_argument("--workers", type=int, default=3)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--every", type=float, default=1.0, metavar="S", help="seconds between an answer and a kill")
    given = parser.parse_args()
    rng = random.Random(1)  # noqa: S311  (any will do)
    servers = Servers(given.database, given.workers)
    try:
        found = []
        for _ in range(given.kills):
            time.sleep(given.every)
            found.append(kill(servers, rng.choice(list(servers.pids))))
    finally:
        servers.end()
    missed = False
    for what, seconds, most in zip(
        ("back", "bots gone"), zip(*found, strict=True), (BACK_SECONDS, GONE_SECONDS), strict=True
    ):
        missed |= max(seconds) > most
        ordered = sorted(seconds)
        print(f"{what}: median {ordered[len(ordered) // 2]:.2f} s, longest {ordered[-1]:.2f} s (at most {most} s)")
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
