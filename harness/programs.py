"""Programs of the system that are run for a while, with the files that hosts get."""

import os
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from harness.waiting import wait_for

DEPLOY = Path(__file__).parent.parent / "deploy"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def program(name: str) -> str:
    """Return where a program is; what only root needs is not on everybody's path. Raises FileNotFoundError."""
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin:/sbin")
    if found is None:
        raise FileNotFoundError(f"no {name} here")
    return found


def changed(text: str, *changes: tuple[str, str]) -> str:
    """Replace each pattern; each must be there, or the shipped file is no longer the one that is tested."""
    for pattern, replacement in changes:
        text, times = re.subn(pattern, lambda _, new=replacement: new, text, flags=re.MULTILINE)  # type: ignore[misc]
        assert times, pattern
    return text


def nginx_around(folder: Path, sites: str) -> list[str]:
    """Write what nginx needs around these sites; return the command."""
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    frame = f"daemon off; pid {folder}/pid; error_log stderr notice; events {{ worker_connections 1024; }}"
    settings = folder / "nginx.conf"
    settings.write_text(f"{frame}\nhttp {{ access_log {folder}/access.log; {places}\n{sites}\n}}")
    return [program("nginx"), "-e", "stderr", "-p", str(folder), "-c", str(settings)]


@contextmanager
def listening(command: Sequence[str], port: int, log: Path, **environment: str) -> Iterator[None]:
    """Run a program that listens at this port, and end it whatever happens. What it says goes into `log`."""
    env = {**os.environ, **environment}
    with log.open("w") as out, subprocess.Popen(command, stdout=out, stderr=out, env=env) as process:

        def answered() -> bool:
            assert process.poll() is None, log.read_text()
            with suppress(OSError):
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
                return True
            return False

        try:
            wait_for(answered)
            yield
        finally:
            process.terminate()


def gone(pid: int) -> bool:
    """Return whether a process has ended; one that nobody has waited for yet has, too."""
    try:
        os.kill(pid, 0)
        return "\nState:\tZ" in Path(f"/proc/{pid}/status").read_text()
    except (ProcessLookupError, FileNotFoundError) as error:
        return isinstance(error, ProcessLookupError) or Path("/proc/self").exists()  # not every system has /proc
