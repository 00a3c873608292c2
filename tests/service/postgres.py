"""A PostgreSQL server for the tests, on loopback, for as long as they run."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

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
def postgres_server(folder: Path) -> Iterator[str]:
    """Run a server and yield its URL, to which the name of a database is appended."""
    with postgres_process(folder) as (url, _):
        yield url


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


@contextmanager
def postgres_process(folder: Path) -> "Iterator[tuple[str, subprocess.Popen[bytes]]]":
    """Run a server and yield its URL, to which the name of a database is appended, and its process."""
    home = binaries()
    assert home is not None
    before, user = _as_user()
    with tempfile.TemporaryDirectory(prefix="claim-postgres-") as place:
        data = Path(place)
        if before:
            shutil.chown(data, user)
        options = ["--auth=trust", "--username=claim", "--encoding=UTF8", "--no-sync", "--locale=C"]
        subprocess.run([*before, str(home / "initdb"), "-D", place, *options], check=True, capture_output=True)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        settings = [
            "listen_addresses=127.0.0.1",
            f"port={port}",
            "unix_socket_directories=",
            "shared_buffers=16MB",
            "max_connections=60",
        ]
        command = [*before, str(home / "postgres"), "-D", place, *[f"--{setting}" for setting in settings]]
        with (folder / "postgres.log").open("wb") as log:
            server = subprocess.Popen(command, stdout=log, stderr=log)
        try:
            _wait(home / "pg_isready", port, server, folder / "postgres.log")
            yield f"postgresql://claim@127.0.0.1:{port}/", server
        finally:
            server.send_signal(signal.SIGQUIT)  # immediate shutdown: the data is no longer needed
            server.wait(30)


def _wait(is_ready: Path, port: int, server: "subprocess.Popen[bytes]", log: Path) -> None:
    """Wait until the server answers, which is some time after it begins to listen."""
    for _ in range(300):
        if server.poll() is not None:
            raise RuntimeError(f"postgres ended: {log.read_text()}")
        asked = subprocess.run([str(is_ready), "-h", "127.0.0.1", "-p", str(port)], capture_output=True, check=False)
        if asked.returncode == 0:
            return
        time.sleep(0.1)
    raise RuntimeError("postgres does not answer")
