"""A PostgreSQL server on loopback, for as long as it is needed."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from harness.waiting import PATIENCE, wait_for

USERS = ("postgres", "nobody")  # PostgreSQL refuses to run as root


def binaries() -> Path | None:
    """Return the folder of `initdb` and `postgres`, the newest if there are several; None without PostgreSQL."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    on_path = shutil.which("initdb")
    return found[-1].parent if found else Path(on_path).parent if on_path else None


def _as_user() -> tuple[list[str], str]:
    """Return the prefix that keeps a command from running as root, and the user it runs as."""
    if os.geteuid() != 0:
        return [], pwd.getpwuid(os.geteuid()).pw_name
    for name in USERS:
        try:
            user = pwd.getpwnam(name)
        except KeyError:
            continue
        return ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"], name
    raise RuntimeError(f"none of the users {USERS} is here")


@contextmanager
def frozen(server: "subprocess.Popen[bytes]") -> Iterator[None]:
    """Stop a server and all its processes: connections stay open, and nothing answers."""
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children")
    os.kill(server.pid, signal.SIGSTOP)  # first, so that it starts no others
    stopped = [server.pid, *map(int, children.read_text().split())]
    try:
        for pid in stopped:
            os.kill(pid, signal.SIGSTOP)
        yield
    finally:
        for pid in reversed(stopped):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


class Postgres:
    """A server with a folder and a port of its own, which can be ended and started again."""

    def __init__(self, data: Path, log: Path) -> None:
        """Make an empty database in the folder `data`; nothing runs yet."""
        home = binaries()
        assert home is not None
        self._home, self._data, self._log = home, data, log
        self._before, user = _as_user()
        if self._before:
            shutil.chown(data, user)
        options = ["--auth=trust", "--username=claim", "--encoding=UTF8", "--no-sync", "--locale=C"]
        command = [*self._before, str(home / "initdb"), "-D", str(data), *options]
        subprocess.run(command, check=True, capture_output=True)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"postgresql://claim@127.0.0.1:{self.port}/"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, *more: str) -> "subprocess.Popen[bytes]":
        """Start it, with `more` settings, and wait until it answers."""
        settings = [
            "listen_addresses=127.0.0.1",
            f"port={self.port}",
            "unix_socket_directories=",
            "shared_buffers=16MB",
            "max_connections=60",
            *more,
        ]
        command = [*self._before, str(self._home / "postgres"), "-D", str(self._data)]
        with self._log.open("ab") as log:
            self.process = subprocess.Popen([*command, *[f"--{one}" for one in settings]], stdout=log, stderr=log)
        _wait(self._home / "pg_isready", self.port, self.process, self._log)
        return self.process

    def stop(self, kind: signal.Signals = signal.SIGQUIT) -> None:
        """End it and cut its connections: SIGQUIT as a crash would, SIGINT after a checkpoint."""
        assert self.process is not None
        self.process.send_signal(kind)
        self.process.wait(PATIENCE)


@contextmanager
def restartable_postgres(folder: Path) -> Iterator[Postgres]:
    """Run a server, and end it whatever happens; its log is in the folder."""
    with tempfile.TemporaryDirectory(prefix="claim-postgres-") as place:
        server = Postgres(Path(place), folder / "postgres.log")
        try:
            server.start()
            yield server
        finally:
            if server.process is not None:
                server.stop()  # immediate shutdown: the data is no longer needed


@contextmanager
def postgres_process(folder: Path) -> "Iterator[tuple[str, subprocess.Popen[bytes]]]":
    """Run a server and yield its URL, to which the name of a database is appended, and its process."""
    with restartable_postgres(folder) as server:
        assert server.process is not None
        yield server.url, server.process


def _wait(is_ready: Path, port: int, server: "subprocess.Popen[bytes]", log: Path) -> None:
    """Wait until the server answers, which is some time after it begins to listen."""
    asked = [str(is_ready), "-h", "127.0.0.1", "-p", str(port)]

    def answers() -> bool:
        assert server.poll() is None, f"postgres ended: {log.read_text()}"
        return subprocess.run(asked, capture_output=True, check=False).returncode == 0

    wait_for(answers)
