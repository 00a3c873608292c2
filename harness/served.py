"""The real `claim serve`, as people run it: a process that can be killed."""

import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from harness.waiting import PATIENCE

COMMAND = (sys.executable, "-m", "claim.cli", "serve")
ROOMY = {  # limits that no test or bench reaches
    f"CLAIM_LIMIT_{what}_{how}": "1000000"
    for what in ("SOCKET", "ADDRESS", "REQUEST", "TABLE", "ACCOUNT", "SIGN_IN", "SEEK", "PUSH", "THINKING")
    for how in ("RATE", "BURST")
}


class Served:
    """A running `claim serve`."""

    command: Sequence[str] = COMMAND

    def __init__(self, database: str, *options: str, port: int = 0, **environment: str) -> None:
        command = [*self.command, "--port", str(port), "--database", database, "--log", "json", *options]
        usual = {"CLAIM_LIMIT_SOCKET_RATE": "10000", "CLAIM_LIMIT_SOCKET_BURST": "10000", "CLAIM_BOT_SECONDS": "0"}
        env = {**os.environ, **usual, **environment}
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env
        )
        self.log: list[str] = []
        self.told: list[str] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self.host = self._wait()

    def _read(self) -> None:
        assert self.process.stderr is not None
        self.log.extend(self.process.stderr)

    def _wait(self) -> str:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.told.append(line)
            found = re.search(r"http://(?:127\.0\.0\.1|localhost):(\d+)/", line)
            if found:
                return f"127.0.0.1:{found[1]}"
        self._reader.join(PATIENCE)
        raise AssertionError(f"claim serve ended: {self.log}")

    @property
    def port(self) -> int:
        return int(self.host.rpartition(":")[2])

    def kill(self) -> None:
        """Kill the process, as a power cut would."""
        self.process.kill()
        self._end()

    def end(self, signal: int = 15) -> int:
        """Ask the server to end and return its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal)
        return self._end()

    def _end(self) -> int:
        code = self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        assert self.process.stdout is not None
        self.told.extend(self.process.stdout)
        self.process.stdout.close()
        assert self.process.stderr is not None
        self.process.stderr.close()
        assert self.process.stdin is not None
        self.process.stdin.close()
        return code


@contextmanager
def served(database: str, *options: str, **settings: Any) -> Iterator[Served]:
    """Serve, and end the process whatever happens."""
    one = Served(database, *options, **settings)
    try:
        yield one
    finally:
        if one.process.returncode is None:
            one.end()
