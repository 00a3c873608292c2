"""The server that is attacked: a real `claim serve` on a new SQLite file, its memory and its log."""

import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import urlopen

from harness.programs import free_port
from harness.push_service import HOST, Certificates

OWN = (sys.executable, "-m", "claim.cli")
PUSH_FOLDER = "CLAIM_ATTACK_PUSH"  # the variable that names where attackers find a push service's certificate and port


class Target:
    """A server process. `step` is CLAIM_BOT_SECONDS, None for the server's own; `files` its limit of descriptors.

    With `push`, it sends notices to a push service on this machine, which an attacker may start.
    """

    def __init__(
        self,
        folder: Path,
        command: tuple[str, ...] = OWN,
        *,
        step: str | None = "0",
        files: int | None = None,
        push: bool = False,
    ) -> None:
        here = tempfile.mkdtemp(dir=folder)
        self._log = Path(here) / "log"
        database = ("--database", f"sqlite:///{here}/tables.sqlite")
        arguments = [*command, "serve", "--port", "0", *database, "--log", "json"]
        environment = dict(os.environ) if step is None else {**os.environ, "CLAIM_BOT_SECONDS": step}
        if push:
            certificates, port = Certificates(), free_port()
            certificates.write(Path(here))
            Path(here, "port").write_text(str(port))
            os.environ[PUSH_FOLDER] = here
            environment["SSL_CERT_FILE"] = str(certificates.authority(Path(here)))
            arguments += ["--push-service", f"{HOST}:{port}"]
        with self._log.open("w") as log:
            self.process = subprocess.Popen(  # noqa: S603  (our own command)
                arguments, stdout=subprocess.PIPE, stderr=log, text=True, env=environment
            )
        if files is not None:
            resource.prlimit(self.process.pid, resource.RLIMIT_NOFILE, (files, files))
        self.port = self._wait()
        # For the attacks by push subscriptions. Servers before 0.2 know no such command.
        keys = [*command, "admin", *database, "push-keys"]
        subprocess.run(keys, check=False, capture_output=True)  # noqa: S603  (likewise)

    def _wait(self) -> int:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
            if found:
                return int(found[1])
        raise SystemExit(f"the server did not start: {self._log.read_text()[-1000:]}")

    def memory(self) -> float:
        """Return the process's resident memory in MB."""
        found = re.search(r"VmRSS:\s+(\d+) kB", self._status())
        return int(found[1]) / 1024 if found else 0.0

    def peak(self) -> float:
        """Return the most memory since `forget_peak`, in MB."""
        found = re.search(r"VmHWM:\s+(\d+) kB", self._status())
        return int(found[1]) / 1024 if found else 0.0

    def forget_peak(self) -> None:
        """Begin to look for the most memory anew."""
        Path(f"/proc/{self.process.pid}/clear_refs").write_text("5")

    def cpu(self) -> float:
        """Return the seconds of CPU that the server's own process has had."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def log_lines(self) -> int:
        """Return how many lines it has logged."""
        with self._log.open("rb") as log:
            return sum(chunk.count(b"\n") for chunk in iter(lambda: log.read(1 << 20), b""))

    def failures(self) -> float:
        """Return how many errors of its own it has counted."""
        with urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=30) as answer:
            found = re.search(r"^claim_failures_total (\S+)$", answer.read().decode(), flags=re.MULTILINE)
        return float(found[1]) if found else 0.0

    def last_error(self) -> str:
        """Return the last error that it has logged."""
        return next((line for line in reversed(self._log.read_text().splitlines()) if '"level": "error"' in line), "")

    @property
    def alive(self) -> bool:
        """Whether the process runs."""
        return self.process.poll() is None

    def settled(self, goal: float, seconds: float) -> float:
        """Return the memory in MB once it is below the goal, or after `seconds`."""
        until = time.monotonic() + seconds
        while (now := self.memory()) > goal and time.monotonic() < until:
            time.sleep(0.1)
        return now

    def end(self) -> int:
        """End the server and return its exit code."""
        self.process.send_signal(signal.SIGTERM)
        assert self.process.stdout is not None
        self.process.stdout.close()
        try:
            return self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.wait()

    def _status(self) -> str:
        return Path(f"/proc/{self.process.pid}/status").read_text()
